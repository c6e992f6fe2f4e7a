"""What a static site carries for the time before Python runs: first tables that any page can take over."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import megawatt
from megawatt.kernel.contract.registry import games
from megawatt.kernel.text.words import LANGUAGES
from megawatt.local import prepared
from megawatt.local.prepared import DEALS, FOLDER, TEACHING, prepared_files

from .memory_store import MemoryStore
from .pages import Page


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(prepared, "cache_root", lambda: Path(tmp_path_factory.getbasetemp() / "prepared"))
        first = prepared_files(b"a program")
        assert prepared_files(b"a program") == first, "the same program is the same site"
        return first


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_a_table_that_was_laid_before_is_played_on_like_any_other(files: dict[str, bytes], name: str) -> None:
    async def play() -> None:
        deals = set()
        for number in range(DEALS):
            laid = json.loads(files[f"{FOLDER}/{name}-{number}.json"])
            deals.add(json.loads(laid["row"])["seed"])
            store = MemoryStore()
            await store.create(laid["id"], laid["row"], laid["steps"])
            page = await Page.open(store)
            await page.ask("watch", table=laid["id"], since=laid["table"]["seq"])
            assert [each["type"] for each in page.told if each["type"] == "table"] == [], "the page knows the table already"
            again = await Page.open(store)
            await again.ask("watch", table=laid["id"])
            shown = again.table()
            for part in ("view", "moves", "printed", "ply", "to_decide", "log"):
                assert shown[part] == laid["table"][part]
            assert shown["moves"] is not None
            assert (await again.play())["type"] == "done"
        assert len(deals) == DEALS

    asyncio.run(play())


def test_the_wish_of_a_laid_table_is_what_the_page_asks_for(files: dict[str, bytes]) -> None:
    server = json.loads(files[f"{FOLDER}/server.json"])
    for game in server["games"]:
        laid = json.loads(files[f"{FOLDER}/{game['name']}-0.json"])
        bots = [{"kind": "bot", "bot": game["usual_bot"]}] * (game["usual_seats"] - 1)
        assert json.dumps(laid["wish"]) == json.dumps(
            {"game": game["name"], "seats": [{"kind": "me"}, *bots], "options": {}, "public": False}
        )
        assert "terawatt" in game["bots"]
    assert json.loads(files[f"{FOLDER}/tables.json"])["mine"] == []


def test_booklets_and_lessons_are_what_python_would_answer(files: dict[str, bytes]) -> None:
    async def ask() -> None:
        page = await Page.open(MemoryStore())
        for game in megawatt.list_games():
            for language in LANGUAGES:
                told = json.loads(files[f"{TEACHING}/{game.name}/{language}.json"])
                assert told == await page.request("GET", f"/api/teaching/{game.name}/{language}")

    asyncio.run(ask())
