"""Connections that send nothing or half a request are closed; others are served; and the log stays short."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from megawatt.server.http.connection_limits import Admission
from megawatt.server.http.middleware import Middleware
from megawatt.server.settings import Settings
from megawatt.server.start import log_limits
from megawatt.server.start.log_limits import MAX_WARNINGS, RepeatedLines

from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .pages import PATIENCE, plain_http

pytestmark = pytest.mark.anyio

HALVES = {
    "nothing": b"",
    "half a head": b"GET /api/me HTTP/1.1\r\nhost: localhost\r\nx-a: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{",
    "a body that nobody reads": b"GET /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{",
    "a second half head": b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /hea",
}


def admission(server: Served) -> Admission:
    middleware = server.middleware
    assert isinstance(middleware, Middleware)
    return middleware.admission


@pytest.mark.parametrize("half", HALVES)
async def test_half_a_request_is_not_waited_for_and_others_are_served(tmp_path: Path, half: str) -> None:
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), head_seconds=0.5, body_seconds=0.5, **QUICK)
    async with serving(settings) as server:
        opened = [await asyncio.open_connection("127.0.0.1", settings.port) for _ in range(30)]
        for _, writer in opened:
            writer.write(HALVES[half])
        assert await status_of(server) == "ok"
        for reader, writer in opened:
            said = await asyncio.wait_for(_all(reader), PATIENCE)
            assert half != "half a body" or b"too-slow" in said
            writer.close()
        await all_but(0, server)


async def status_of(server: Served) -> str:
    """What somebody with a whole request is told; asked again where a busy machine has sent it by halves, too."""
    async with asyncio.timeout(PATIENCE), plain_http(base_url=server.address) as client:
        while True:
            with suppress(httpx.TransportError):
                return str((await client.get("/health")).json()["status"])


async def all_but(few: int, server: Served) -> None:
    """Wait until at most this many connections are left."""
    async with asyncio.timeout(PATIENCE):
        while len(admission(server)) > few:
            await asyncio.sleep(0.01)


async def _all(reader: asyncio.StreamReader) -> bytes:
    """Everything up to the end, however it comes."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""


async def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    settings = Settings(
        database=sqlite_address(tmp_path), port=free_port(), most_connections=6, head_seconds=30 * PATIENCE, **QUICK
    )
    async with serving(settings) as server, server.page() as page:
        await page.connect()
        await page.http.aclose()
        await all_but(1, server)
        opened = [await asyncio.open_connection("127.0.0.1", settings.port) for _ in range(12)]
        async with asyncio.timeout(PATIENCE):
            ended = 0
            for reader, _ in opened[5:]:
                ended += await _all(reader) == b""
        assert ended == 7
        assert len(admission(server)) == 6
        for _, writer in opened:
            writer.close()
        await page.disconnect()
        await all_but(0, server)
        assert await status_of(server) == "ok"


def test_no_more_are_let_in_than_there_are_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("megawatt.server.http.connection_limits.most_connections", lambda: 10)
    behind_proxy = Admission(Settings(behind_proxy=True, most_connections=2))
    assert [behind_proxy.enter("proxy") for _ in range(11)] == [True] * 10 + [False]
    behind_proxy.leave("proxy")
    assert behind_proxy.enter("proxy")


def test_lines_of_one_kind_are_counted_and_not_written(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    lines = RepeatedLines()
    noisy = logging.getLogger("noisy")
    records = [noisy.makeRecord("noisy", logging.ERROR, "", 0, "accept failed: %s", (n,), None) for n in range(5_000)]
    other = noisy.makeRecord("noisy", logging.ERROR, "", 0, "something else", (), None)
    assert sum(map(lines.filter, records)) == MAX_WARNINGS
    assert lines.filter(other)
    monkeypatch.setattr(log_limits, "WINDOW_SECONDS", -1.0)
    with caplog.at_level(logging.WARNING):
        assert lines.filter(records[0])
    [told] = [record for record in caplog.records if record.msg == "lines were left out"]
    assert vars(told)["left_out"] == 5_000 - MAX_WARNINGS
    assert vars(told)["like"] == "accept failed: %s"
