"""Connections: slow readers, silent pages, idle tables, a clean end."""

from __future__ import annotations

import asyncio
import json
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from megawatt.server.http import limited_protocol
from megawatt.server.http.connection_limits import most_connections
from megawatt.server.live.connection import TOO_SLOW, Connection
from megawatt.server.settings import Settings
from megawatt.server.start.server import uvicorn_options

from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .pages import PATIENCE, Page, play_first

pytestmark = pytest.mark.anyio


async def test_a_slow_reader_is_disconnected_and_the_others_go_on() -> None:
    sent: list[dict] = []
    gate = asyncio.Event()

    async def send(message: dict) -> None:
        await gate.wait()
        sent.append(message)

    slow = Connection(send, "ann", None, "here", most_waiting=5)
    for number in range(20):
        slow.send(str(number).encode())
        await asyncio.sleep(0)
    assert slow.closed
    gate.set()
    async with asyncio.timeout(PATIENCE):
        while not sent or sent[-1] != {"type": "websocket.close", "code": TOO_SLOW}:
            await asyncio.sleep(0.01)
    assert len(sent) <= 7


@pytest.mark.parametrize("differs", ["import", "attribute"])
async def test_with_an_unknown_uvicorn_the_server_runs_with_uvicorns_own_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, differs: str
) -> None:
    if differs == "import":
        monkeypatch.setitem(sys.modules, "megawatt.server.http.limited_protocol", None)
    else:
        monkeypatch.setattr(limited_protocol, "USED_ATTRIBUTES", (*limited_protocol.USED_ATTRIBUTES, "gone"))
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), **QUICK)
    options = uvicorn_options(settings)
    assert (options["http"], options["limit_concurrency"]) == ("auto", most_connections())
    assert "this uvicorn is not known" in caplog.text
    async with serving(settings) as served, served.page() as page:
        await page.watch(await page.create("overload", "me here:Ann", seed=1))
        await play_first(page)


def test_the_uvicorn_that_is_tested_is_supported() -> None:
    assert limited_protocol.is_supported()
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [needed] = [Requirement(each) for each in project["dependencies"] if each.startswith("uvicorn")]
    assert needed.specifier.contains(version("uvicorn"))
    assert not needed.specifier.contains("0.999"), "what is used of uvicorn was tried with the versions up to this one"


async def test_messages_that_come_in_one_go_are_all_answered(page: Page) -> None:
    await page.connect()
    answers = await asyncio.gather(*(page.ask("ping") for _ in range(40)))
    assert len({answer["id"] for answer in answers}) == 40


async def test_seats_that_hear_the_same_are_told_the_same_bytes(
    served: Served, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await page.create("future-energy", "me here:Ann here:Bob here:Eve", seed=1)
    await page.watch(table, seat=0)
    async with served.page(page) as ann, served.page(page) as bob, served.page(page) as eve:
        for seat, other in enumerate((ann, bob, eve), start=1):
            await other.watch(table, seat=seat)
        told: list[tuple[int | None, bytes]] = []
        send = Connection.send

        def noted(connection: Connection, message: bytes) -> None:
            told.append((connection.shown, message))
            send(connection, message)

        monkeypatch.setattr(Connection, "send", noted)
        decides = page.table["to_decide"]
        mover = (page, ann, bob, eve)[decides]
        await mover.play(mover.moves()[0], seat=decides)
        updates = [text for seat, text in told if seat != decides and json.loads(text)["type"] == "update"]
        waiting = [text for text in updates if json.loads(text).get("moves") is None]
        assert len(waiting) >= 2
        assert len({id(text) for text in waiting}) == 1


async def test_a_page_that_does_not_read_holds_up_nobody(served: Served, page: Page) -> None:
    table = await page.create("power-grid", "me bot:random", seed=3)
    async with served.page(page) as sleeper:
        await sleeper.connect(close_timeout=0.1)
        await sleeper.watch(table)
        assert sleeper._reader is not None
        sleeper._reader.cancel()
        await page.watch(table)
        for _ in range(10):
            await play_first(page)


async def test_a_silent_page_is_let_go(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("megawatt.server.jobs.SWEEP_SECONDS", 0.05)
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), **{**QUICK, "idle_seconds": 0.2})
    async with serving(settings) as server, server.page() as page:
        table = await page.create("overload", "me bot", seed=1)
        await page.watch(table)
        (connection,) = server.worker.core.pages.connections
        before = connection.heard
        await page.ask("ping")
        assert connection.heard > before
        assert not connection.closed
        connection.heard -= settings.silent_seconds
        await asyncio.wait_for(page.socket.wait_closed(), PATIENCE)
        async with asyncio.timeout(PATIENCE):
            while table in server.worker.core.tables.live:
                await asyncio.sleep(0.05)
        await page.connect()
        await page.watch(table)
        assert page.table["summary"]["id"] == table


async def test_pages_hear_of_the_end_and_nothing_is_lost(tmp_path) -> None:
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), **QUICK)
    async with serving(settings) as server:
        page = server.page()
        async with page:
            table = await page.create("overload", "me here:Ann", seed=1)
            await page.watch(table)
            await page.play("charge 1", seat=0)
            server.worker.announce_shutdown()
            await page.until(lambda page: {"type": "news", "what": "restarting"} in page.news)
            await asyncio.wait_for(page.socket.wait_closed(), PATIENCE)
            assert page.socket.close_code == 1001
            cookies = page.http.cookies
    async with serving(settings) as server, Page(server.address, cookies) as page:
        await page.watch(table)
        assert page.table["ply"] == 1
        assert page.table["summary"]["mine"] == [0, 1]
