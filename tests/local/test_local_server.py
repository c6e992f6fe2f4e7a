"""A table in a page: everything that one person at one device does, without a server, and nothing lost when the page goes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys

import pytest

import megawatt
from megawatt.kernel.contract.registry import games
from megawatt.kernel.match.files import loads
from megawatt.local.thinking import Thinking
from megawatt.server.tables.steps import PERSON

from .memory_store import MemoryStore, PageGone
from .pages import Page

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "kilowatt"}]
KEPT = ("ply", "view", "printed", "moves", "seq", "undo", "to_decide")
"""What a table shows that must be the same when it is opened again."""
OURS = [game.name for game in games()]


async def solo(page: Page, game: str, **more: object) -> str:
    seats = [*ME_AND_BOT, *[{"kind": "bot", "bot": "watt"}] * (megawatt.find(game).seat_counts[0] - 2)]
    table = await page.create(game, seats, seed=7, **more)
    await page.ask("watch", table=table)
    return table


@pytest.mark.parametrize("game", OURS)
def test_a_table_is_laid_played_and_found_again_as_it_was(game: str) -> None:
    async def play() -> None:
        store = MemoryStore()
        page = await Page.open(store)
        table = await solo(page, game)
        for _ in range(12):
            answer = await page.play()
            assert answer["type"] == "done", answer
        before = await page.my_turn()
        again = await Page.open(store)
        assert [each["id"] for each in (await again.request("GET", "/api/tables"))["mine"]] == [table]
        await again.ask("watch", table=table)
        after = await again.my_turn()
        assert {name: after[name] for name in KEPT} == {name: before[name] for name in KEPT}

    asyncio.run(play())


@pytest.mark.parametrize("last_is_kept", [False, True])
def test_a_page_that_is_closed_in_the_middle_of_a_move_has_lost_nothing_that_it_showed(last_is_kept: bool) -> None:
    async def play() -> None:
        for writes in range(13):
            store = MemoryStore()
            page = await Page.open(store)
            table = await solo(page, "power-grid")
            store.writes_left, store.last_is_kept = writes, last_is_kept
            await play_until_the_page_is_gone(page, store)
            shown = page.table()
            store.gone, store.writes_left = False, None
            again = await Page.open(store)
            await again.ask("watch", table=table)
            found = next(message for message in again.told if message["type"] == "table")
            assert shown["seq"] == writes
            assert found["seq"] == writes + last_is_kept
            assert found["ply"] == shown["ply"] + last_is_kept == writes + last_is_kept
            if not last_is_kept:
                assert {name: found[name] for name in KEPT} == {name: shown[name] for name in KEPT}
            assert (await again.play())["type"] == "done"
            assert again.table()["ply"] > found["ply"]

    asyncio.run(play())


async def play_until_the_page_is_gone(page: Page, store: MemoryStore) -> None:
    """Play on; the page is closed during a move of ours or of a bot."""
    while not store.gone:
        if page.table()["moves"] is not None:
            with contextlib.suppress(PageGone):
                await page.play()
        await asyncio.sleep(0)


def test_a_move_that_is_sent_again_is_played_once() -> None:
    async def play() -> None:
        store = MemoryStore()
        page = await Page.open(store)
        table = await solo(page, "power-grid")
        shown = await page.my_turn()
        move = {"key": "same", "seat": shown["shown"], "ply": shown["ply"], "move": shown["moves"]["list"][0]["text"]}
        assert (await page.ask("move", **move))["type"] == "done"
        again = await Page.open(store)
        await again.ask("watch", table=table)
        assert (await again.ask("move", **move))["type"] == "done"
        played = [json.loads(json.loads(step)["step"]) for step in (await store.read(table)).steps]  # type: ignore[union-attr]
        assert sum(step.get("seat", 0) == shown["shown"] and step["move"] == move["move"] for step in played) == 1

    asyncio.run(play())


def test_two_tabs_agree_on_one_journal() -> None:
    async def play() -> None:
        store = MemoryStore()
        one, other = await Page.open(store), await Page.open(store)
        table = await solo(one, "power-grid")
        await one.my_turn()
        await other.ask("watch", table=table)
        for page in (one, other, other, one, one, other):
            before = await page.my_turn()
            said = await page.play()
            assert said["type"] == "done" or said["reason"] == "refused-late", said
            assert page.table()["ply"] > before["ply"]
        await one.play()
        await other.play()
        steps = (await store.read(table)).steps  # type: ignore[union-attr]
        assert [json.loads(step)["seq"] for step in steps] == list(range(1, len(steps) + 1))
        third = await Page.open(store)
        await third.ask("watch", table=table)
        assert third.table()["ply"] >= max(one.table()["ply"], other.table()["ply"])

    asyncio.run(play())


def test_a_tab_shows_what_another_has_played_and_removed() -> None:
    async def play() -> None:
        store = MemoryStore()
        one, other = await Page.open(store), await Page.open(store)
        store.tabs = [one.server.catch_up, other.server.catch_up]
        table = await solo(one, "power-grid")
        await settle()
        assert other.told[-1]["type"] == "news"
        await other.ask("watch", table=table)
        for _ in range(4):
            assert (await one.play())["type"] == "done"
            await one.my_turn()
            await settle()
            assert {name: other.table()[name] for name in KEPT} == {name: one.table()[name] for name in KEPT}
            assert other.table()["ply"] > 0
        what_if = (await one.request("POST", f"/api/tables/{table}/fork", {"ply": 1}))["id"]
        await other.ask("watch", table=what_if)
        await one.request("POST", f"/api/tables/{what_if}/hide")
        await settle()
        refused = await other.play()
        assert refused["type"] == "refused", refused
        assert what_if not in store.tables

    asyncio.run(play())


async def settle() -> None:
    """Let everything run that waits for nothing but its turn."""
    for _ in range(50):
        await asyncio.sleep(0)


def test_a_step_for_a_table_that_another_tab_has_removed_brings_nothing_back() -> None:
    async def play() -> None:
        store = MemoryStore()
        one, other = await Page.open(store), await Page.open(store)
        table = await solo(one, "power-grid")
        what_if = (await one.request("POST", f"/api/tables/{table}/fork", {"ply": 0}))["id"]
        await other.ask("watch", table=what_if)
        await one.request("POST", f"/api/tables/{what_if}/hide")
        refused = await other.play()
        assert (refused["type"], refused["reason"]) == ("refused", "refused-no-such-table")
        assert what_if not in store.tables

    asyncio.run(play())


def test_undo_what_if_rematch_file_and_picture() -> None:
    async def play() -> None:
        page = await Page.open(MemoryStore())
        table = await solo(page, "power-grid")
        await page.play()
        shown = await page.my_turn()
        offer = shown["undo"]
        assert (await page.ask("undo", seat=shown["shown"], ply=shown["ply"], to=offer["to"]))["type"] == "done"
        assert page.table()["ply"] == offer["to"]
        await page.play()
        what_if = (await page.request("POST", f"/api/tables/{table}/fork", {"ply": 1}))["id"]
        summary = await page.request("GET", f"/api/tables/{what_if}")
        assert summary["what_if_of"] == {"id": table, "ply": 1}
        text = await page.request("GET", f"/api/tables/{table}/file")
        assert loads(text).ply == page.table()["ply"]
        uploaded = (await page.request("POST", "/api/files", text))["id"]
        assert (await page.request("GET", f"/api/tables/{uploaded}"))["ply"] == loads(text).ply
        assert (await page.request("GET", f"/api/tables/{table}/picture.svg?language=ja")).startswith("<svg")
        assert (await page.request("GET", f"/api/tables/{table}/figures"))["names"]
        sealed = await page.request("GET", f"/api/tables/{what_if}/file")
        assert "id" in await page.request("POST", "/api/files", sealed)
        stranger = await Page.open(MemoryStore())
        assert (await stranger.request("POST", "/api/files", sealed))["refused"] == "not-sealed"
        await page.request("POST", f"/api/tables/{table}/propose-end", {"seat": 0})
        assert page.table()["to_decide"] is None
        again = (await page.request("POST", f"/api/tables/{table}/rematch"))["id"]
        assert again == (await page.request("POST", f"/api/tables/{table}/rematch"))["id"] != table
        assert (await page.request("GET", f"/api/tables/{again}"))["mine"] == [0]

    asyncio.run(play())


def test_two_people_at_one_device_and_bots_of_the_levels_that_play_here() -> None:
    async def play() -> None:
        page = await Page.open(MemoryStore())
        seats = [{"kind": "me"}, {"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "watt"}]
        table = await page.create("future-energy", seats)
        summary = await page.request("GET", f"/api/tables/{table}")
        assert [seat["kind"] for seat in summary["seats"]] == [PERSON, PERSON, "bot"]
        assert summary["mine"] == [0, 1]
        offered = {game["name"]: game["bots"] for game in (await page.request("GET", "/api/server"))["games"]}
        assert offered == {name: Thinking(None).bots(megawatt.find(name)) for name in OURS}
        assert set(offered["barrage"]) == {"watt", "kilowatt"}
        with_character = await page.create("barrage", [{"kind": "me"}, {"kind": "bot", "bot": "watt:fox"}])
        assert (await page.request("GET", f"/api/tables/{with_character}"))["seats"][1]["bot"] == "watt:fox"
        too_strong = ({"kind": "bot", "bot": bot} for bot in ("terawatt", "terawatt:fox", "kilowatt:hare"))
        for wish in ({"kind": "open"}, *too_strong):
            refused = await page.request("POST", "/api/tables", {"game": "barrage", "seats": [{"kind": "me"}, wish]})
            assert refused["status"] == 400 or refused["status"] == 422

    asyncio.run(play())


@pytest.mark.parametrize(
    ("method", "address", "body", "status"),
    [
        ("GET", "/api/tables/nobodys", None, 404),
        ("GET", "/api/leaders", None, 404),
        ("POST", "/api/tables", "not json", 422),
        ("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 400),
        ("POST", "/api/tables", {"game": "barrage", "seats": [{"kind": "me"}] * 9}, 400),
        ("POST", "/api/tables", {"game": "barrage", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"map": []}}, 422),
        ("POST", "/api/files", "{}", 400),
        ("PUT", "/api/me", {"name": "x" * 99}, 400),
    ],
)
def test_what_cannot_be_done_is_refused_in_the_words_of_a_server(method: str, address: str, body: object, status: int) -> None:
    async def ask() -> None:
        page = await Page.open(MemoryStore())
        refused = await page.request(method, address, body)
        assert refused["status"] == status, refused
        assert {"refused", "arguments", "detail"} <= refused.keys()

    asyncio.run(ask())


def test_what_is_no_message_is_refused_with_its_number() -> None:
    async def ask() -> None:
        page = await Page.open(MemoryStore())
        for text in ("", "{", "[]", '{"type": "no-such", "id": 4}', '{"id": 5}', "x" * 20_000):
            await page.server.receive(page.line, text)
        assert [(each["type"], each["id"]) for each in page.told] == [
            ("refused", number) for number in (None, None, None, 4, 5, None)
        ]

    asyncio.run(ask())


NOT_IN_A_PAGE = (
    "alembic", "argon2", "cryptography", "fastapi", "llvmlite", "msgspec", "networkx", "numba", "numpy", "pydantic", "rich",
    "sqlalchemy", "starlette", "typer", "uvicorn", "websockets",
)  # fmt: skip
WHOLE_GAME = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in %r:
            raise ImportError(f"{name} is no part of a page")

sys.meta_path.insert(0, Blocked())
from megawatt.local import structs
structs.install()
import asyncio
from tests.local.memory_store import MemoryStore
from tests.local.pages import Page

async def play(game, seats):
    page = await Page.open(MemoryStore())
    table = await page.create(game, [{"kind": "me"}] + [{"kind": "bot", "bot": "kilowatt:owl"}] * (seats - 1), seed=5)
    await page.ask("watch", table=table)
    while not (await page.my_turn())["over"]:
        assert (await page.play())["type"] == "done"
    for language in ("en", "de", "nl", "ja"):
        assert (await page.request("GET", f"/api/teaching/{game}/{language}"))["paragraphs"]
    text = await page.request("GET", f"/api/tables/{table}/file")
    assert "id" in await page.request("POST", "/api/files", text)
    print(page.table()["ply"], page.table()["ranking"])

asyncio.run(play(sys.argv[1], int(sys.argv[2])))
"""


@pytest.mark.parametrize("game", OURS)
def test_a_whole_game_with_what_a_page_has(game: str) -> None:
    seats = str(megawatt.find(game).seat_counts[0] if game != "barrage" else 2)
    command = [sys.executable, "-c", WHOLE_GAME % (NOT_IN_A_PAGE,), game, seats]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert int(done.stdout.split()[0]) > 30
