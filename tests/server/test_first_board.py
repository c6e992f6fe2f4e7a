"""The picture of the board in a table's page: the same for everybody, drawn once for each moment, and never in the way."""

from __future__ import annotations

import asyncio
import re
import threading
from xml.etree import ElementTree

import pytest

import megawatt
from megawatt.server.http import board_preview
from megawatt.server.http.board_preview import BoardPreviews

from .conftest import Served

pytestmark = pytest.mark.anyio


def picture(page: str) -> str | None:
    found = re.search(r'<body>(<div id="first-board".*?</svg></div></div>)<div id="page">', page, re.DOTALL)
    return found[1] if found else None


@pytest.mark.parametrize("game", ["power-grid", "future-energy", "barrage"])
async def test_everybody_gets_the_picture_that_a_spectator_would(built_server: Served, game: str) -> None:
    async with built_server.page() as host, built_server.page() as guest, built_server.page() as watcher:
        table = await host.create(game, "me open", seed=5)
        assert picture(await watcher.get(f"/t/{table}")) is None, "there is no board before the game"
        await guest.post(f"/api/tables/{table}/join", {})
        host_sees, guest_sees, watcher_sees = [picture(await person.get(f"/t/{table}")) for person in (host, guest, watcher)]
        assert host_sees == guest_sees == watcher_sees is not None
        drawn = ElementTree.fromstring(watcher_sees)
    assert drawn.attrib["class"].split()[0] == game
    assert len([*drawn.iter("path")]) > 20
    assert not [element for element in drawn.iter() if "style" in element.attrib], "the content-security policy forbids styles here"


async def test_a_game_without_a_map_and_a_look_at_the_past_have_no_picture(built_server: Served) -> None:
    async with built_server.page() as host:
        plain = await host.create("overload", "me bot", seed=5)
        table = await host.create("power-grid", "me bot", seed=5)
        assert picture(await host.get(f"/t/{plain}")) is None
        assert picture(await host.get(f"/t/{table}?ply=0")) is None


async def test_a_moment_is_drawn_once_and_only_the_newest_are_kept(built_server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(board_preview, "MAX_KEPT", 2)
    monkeypatch.setattr(board_preview, "_element", lambda game, *_: drawn.append(game.name) or f"picture {len(drawn)}")
    async with built_server.page() as host:
        names = [await host.create(game, "me bot", seed=5) for game in ("power-grid", "future-energy", "barrage")]
    tables = [(await built_server.worker.core.tables.open(name)).table for name in names]
    boards = BoardPreviews()
    assert [await boards.of(tables[0], "en") for _ in range(3)] == ["picture 1"] * 3
    assert await boards.of(tables[0], "de") == "picture 2"
    assert [await boards.of(table, "en") for table in tables[1:]] == ["picture 3", "picture 4"]
    assert await boards.of(tables[0], "en") == "picture 5"
    assert drawn == ["power-grid", "power-grid", "future-energy", "barrage", "power-grid"]


async def test_when_many_are_being_drawn_the_next_page_does_without(built_server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async with built_server.page() as host:
        table = (await built_server.worker.core.tables.open(await host.create("barrage", "me bot", seed=5))).table
    let = threading.Event()
    monkeypatch.setattr(board_preview, "_element", lambda *_: "drawn" if let.wait(60) else "never")
    boards = BoardPreviews()
    waiting = [asyncio.create_task(boards.of(table, language)) for language in ("en", "de", "nl", "ja")]
    while boards.under_way < board_preview.MAX_CONCURRENT_PICTURES:
        await asyncio.sleep(0)
    assert await boards.of(table, "fr") == ""
    let.set()
    assert await asyncio.gather(*waiting) == ["drawn"] * 4
    assert boards.under_way == 0


async def test_a_board_that_cannot_be_drawn_costs_nobody_the_page(
    built_server: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("no such city")

    async with built_server.page() as host:
        name = await host.create("barrage", "me bot", seed=6)
        monkeypatch.setattr(type(megawatt.find("barrage")), "picture", broken)
        page = await host.get(f"/t/{name}")
        assert picture(page) is None
        assert '<div id="page">' in page
        assert "can't be drawn" in caplog.text
        monkeypatch.setattr(type(megawatt.find("barrage")), "picture", lambda *_: None)
        assert await BoardPreviews().of((await built_server.worker.core.tables.open(name)).table, "en") == ""
