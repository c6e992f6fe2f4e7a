"""Requests to addresses of strangers: never into our own network, never elsewhere than checked, never after a redirect."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Any

import pytest

from megawatt.server.notifications.outbound import Outbound, Unreachable, checked, is_public

from .sinks import hook_sink

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1",
        "255.255.255.255", "240.0.0.1", "192.0.2.7", "198.18.0.1", "::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "2001:db8::1",
        "fec0::1", "feff:ffff::1", "64:ff9b:1::101:101", "::7f00:1", "::ffff:0:7f00:1", "192.88.99.1", "192.0.0.170",
        "2002:a00:1::1", "2002:101:101::1", "2001:0:4136:e378:8000:63bf:80ff:fffe", "2001:0:4136:e378:8000:63bf:fefe:fefe",
        "64:ff9b::a00:1", "64:ff9b::a9fe:a9fe", "::ffff:169.254.169.254", "3fff::1", "5f00::1", "100::1", "2001:2::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public_are_known(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"])
def test_addresses_of_the_internet_are_known(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address",
    [
        "ftp://games.example/", "file:///etc/passwd", "games.example", "https://", "https://me:word@games.example/", "https://games.example:22/",
        "https://games.example:x/", "https://games.example/a b", "https://games.example/\r\nHost: other", "https://games.example/ü",
        "https://games.example/" + "a" * 1000, "https://[::1",
    ],
)  # fmt: skip
def test_what_is_no_address_of_the_web_is_refused(address: str) -> None:
    with pytest.raises(Unreachable) as refused:
        checked(address)
    assert refused.value.for_good


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "169.254.169.254", "10.1.2.3"])
async def test_nothing_is_sent_into_our_own_network(host: str) -> None:
    async with hook_sink() as sink:
        port = sink.address.rpartition(":")[2].partition("/")[0]
        with pytest.raises(Unreachable):
            await Outbound().post(f"http://{host}:{port}/", b"{}", {}, "owner")
        assert sink.requests == []


async def test_a_name_with_one_private_address_among_public_ones_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    _resolve(monkeypatch, ["93.184.216.34", "127.0.0.1"])
    with pytest.raises(Unreachable, match=r"127\.0\.0\.1") as refused:
        await Outbound().post("https://games.example/", b"{}", {}, "owner")
    assert refused.value.for_good


async def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads to another place a moment later is not asked a second time."""
    asked = _resolve(monkeypatch, ["93.184.216.34"], ["127.0.0.1"])
    connected: list[str] = []

    async def connect(host: str, *_: Any, **__: Any) -> Any:
        connected.append(host)
        raise OSError("nobody is there")

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Unreachable):
        await Outbound().post("http://games.example/", b"{}", {}, "owner")
    assert (connected, len(asked)) == (["93.184.216.34"], 1)


async def test_a_redirect_is_an_answer_and_not_followed() -> None:
    async with hook_sink() as sink, hook_sink() as inner:
        sink.status, sink.extra = "302 Found", f"Location: {inner.address}\r\n"
        assert await Outbound(loopback_too=True).post(sink.address, b"{}", {}, "owner") == 302
        assert (len(sink.requests), len(inner.requests)) == (1, 0)


async def test_what_does_not_speak_http_is_told_apart() -> None:
    async def babble(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mail.example ESMTP\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(babble, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    with pytest.raises(Unreachable, match=r"HTTP|Reset|Pipe"):
        await Outbound(loopback_too=True).post(f"http://127.0.0.1:{port}/", b"{}", {}, "owner")
    server.close()


def _resolve(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Names lead to these places, one answer after the other; the names that were asked for."""
    asked: list[str] = []

    def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
        places = answers[min(len(asked), len(answers) - 1)]
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (place, port)) for place in places]

    monkeypatch.setattr("megawatt.server.notifications.resolver.socket.getaddrinfo", getaddrinfo)
    return asked
