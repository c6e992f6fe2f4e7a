"""Names whose DNS server never answers hold up nobody: no page, no other name beyond the bound, and not the end of the server."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from megawatt.server.notifications import outbound
from megawatt.server.notifications.outbound import Outbound, Unreachable
from megawatt.server.notifications.resolver import MAX_WAITING_OF_OWNER, THREADS_OF_OWNER, Overloaded, Resolver

from .conftest import Served
from .pages import PATIENCE, refusal

pytestmark = pytest.mark.anyio
SYSTEM = socket.getaddrinfo


class SilentDns:
    """Names that end with .silent are not answered until the test says so."""

    def __init__(self) -> None:
        self.asked = threading.Semaphore(0)
        self.answers = threading.Event()
        self.threads: set[threading.Thread] = set()

    def getaddrinfo(self, host: Any, *arguments: Any, **options: Any) -> Any:
        if not str(host).endswith(".silent"):
            return SYSTEM(host, *arguments, **options)
        self.threads.add(threading.current_thread())
        self.asked.release()
        self.answers.wait()
        raise socket.gaierror(socket.EAI_AGAIN, "no answer")

    async def was_asked(self, times: int) -> None:
        """Wait until this many lookups have begun."""
        async with asyncio.timeout(PATIENCE):
            for _ in range(times):
                while not self.asked.acquire(blocking=False):
                    await asyncio.sleep(0.01)


@pytest.fixture
def dns(monkeypatch: pytest.MonkeyPatch) -> Iterator[SilentDns]:
    silent = SilentDns()
    monkeypatch.setattr(socket, "getaddrinfo", silent.getaddrinfo)
    yield silent
    silent.answers.set()


async def test_hooks_whose_dns_never_answers_hold_up_no_page(built_server: Served, dns: SilentDns) -> None:
    """The table's page is drawn in the event loop's own threads: none of them may wait for a stranger's DNS server."""
    async with built_server.page() as page:
        table = await page.create("overload", "me bot", seed=3)
        hooks = [{"kind": "hook", "address": f"https://number-{number}.silent/"} for number in range(40)]
        adding = [asyncio.ensure_future(refusal(page.post("/api/me/channels", hook))) for hook in hooks]
        await dns.was_asked(1)
        async with asyncio.timeout(PATIENCE / 4):
            assert (await page.http.get(f"/t/{table}")).status_code == 200
            assert await asyncio.to_thread(lambda: "served") == "served", "the shared threads are free"
        assert not dns.answers.is_set()
        assert not any(each.done() and each.result() != "refused-hook" for each in adding)
        dns.answers.set()
        assert set(await asyncio.wait_for(asyncio.gather(*adding), PATIENCE)) == {"refused-hook"}


async def test_names_that_wait_are_bounded_and_their_threads_too(dns: SilentDns) -> None:
    resolver = Resolver(threads=2, for_answered=0, most_waiting=3)
    waiting = [asyncio.ensure_future(resolver.addresses("a.silent", 80, f"a{each}")) for each in range(2)]
    await dns.was_asked(2)
    waiting += [asyncio.ensure_future(resolver.addresses("b.silent", 80, f"b{each}")) for each in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Overloaded):
        await asyncio.wait_for(resolver.addresses("c.silent", 80, "c"), PATIENCE / 4)
    assert len(dns.threads) == 2
    assert all(thread.daemon for thread in dns.threads), "the server ends without them"
    dns.answers.set()
    answers = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), PATIENCE)
    assert [type(answer) for answer in answers] == [socket.gaierror] * 5
    assert await asyncio.wait_for(resolver.addresses("127.0.0.1", 80, "c"), PATIENCE) == ["127.0.0.1"], "and the next is served"


async def test_nobodys_silent_dns_holds_up_the_hooks_of_others(dns: SilentDns) -> None:
    """One person's names take two threads, however many there are; the next person's are resolved meanwhile."""
    resolver = Resolver(threads=4, for_answered=0)
    mine = [asyncio.ensure_future(resolver.addresses(f"{each}.silent", 80, "me")) for each in range(8)]
    await dns.was_asked(THREADS_OF_OWNER)
    assert await asyncio.wait_for(resolver.addresses("127.0.0.1", 80, "you"), PATIENCE / 4) == ["127.0.0.1"]
    assert len(dns.threads) == THREADS_OF_OWNER
    await asyncio.sleep(0)
    mine += [asyncio.ensure_future(resolver.addresses(f"{each}.silent", 80, "me")) for each in range(MAX_WAITING_OF_OWNER)]
    await asyncio.sleep(0)
    refused = [each for each in mine if each.done()]
    assert len(refused) == len(mine) - THREADS_OF_OWNER - MAX_WAITING_OF_OWNER, "nor does anybody fill the line alone"
    assert {type(each.exception()) for each in refused} == {Overloaded}
    for each in mine[THREADS_OF_OWNER:]:
        each.cancel()
    more = asyncio.ensure_future(resolver.addresses("9.silent", 80, "me"))
    await asyncio.sleep(0)
    assert not more.done(), "whoever has given up stands in the line no more"
    dns.answers.set()
    await asyncio.wait_for(asyncio.gather(*mine, more, return_exceptions=True), PATIENCE)


async def test_many_invented_names_hold_up_no_hook_that_was_answered_before(dns: SilentDns) -> None:
    """Of many people together, too: names that were answered have threads of their own."""
    resolver = Resolver(threads=3, for_answered=1, most_waiting=4)
    assert await asyncio.wait_for(resolver.addresses("127.0.0.1", 80, "you"), PATIENCE) == ["127.0.0.1"]
    waiting = [asyncio.ensure_future(resolver.addresses("a.silent", 80, f"stranger {each}")) for each in range(2)]
    await dns.was_asked(2)
    waiting += [asyncio.ensure_future(resolver.addresses("a.silent", 80, f"neighbour {each}")) for each in range(4)]
    await asyncio.sleep(0)
    with pytest.raises(Overloaded):
        await asyncio.wait_for(resolver.addresses("new.silent", 80, "you"), PATIENCE)
    for _ in range(3):
        assert await asyncio.wait_for(resolver.addresses("127.0.0.1", 80, "you"), PATIENCE / 4) == ["127.0.0.1"]
    assert len(dns.threads) == 2
    dns.answers.set()
    await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), PATIENCE)
    resolver._answered["a.silent"] = None
    dns.answers.clear()
    silent = asyncio.ensure_future(resolver.addresses("a.silent", 80, "stranger"))
    await dns.was_asked(1)
    dns.answers.set()
    with pytest.raises(socket.gaierror):
        await asyncio.wait_for(silent, PATIENCE)
    async with asyncio.timeout(PATIENCE):
        while "a.silent" in resolver._answered:  # its thread notes that a moment after the answer
            await asyncio.sleep(0.005)


async def test_a_request_gives_up_while_its_name_is_not_answered(dns: SilentDns, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "TIMEOUT_S", 0.05)
    with pytest.raises(Unreachable, match="Timeout") as fault:
        await asyncio.wait_for(Outbound().post("https://one.silent/", b"{}", {}, "owner"), PATIENCE)
    assert not fault.value.for_good, "it is tried again later"
    assert not dns.answers.is_set()


async def test_threads_without_work_end_and_the_next_name_gets_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("megawatt.server.notifications.resolver.IDLE_SECONDS", 0.01)
    resolver = Resolver(threads=1, for_answered=0)
    for _ in range(20):
        assert await asyncio.wait_for(resolver.addresses("127.0.0.1", 80, "you"), PATIENCE) == ["127.0.0.1"]
        async with asyncio.timeout(PATIENCE):
            while resolver._threads:
                await asyncio.sleep(0.005)
