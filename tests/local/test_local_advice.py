"""Bots that search, hints, analyses and puzzles at a page's tables; what its workers find is compared in tests/webassembly."""

from __future__ import annotations

import asyncio
import json
from base64 import b64decode
from collections.abc import Callable
from typing import Any

import pytest

import megawatt
from megawatt.analysis.parts import PART, SKETCH_PLAYOUTS
from megawatt.analysis.puzzles import puzzles
from megawatt.bots import imagined
from megawatt.bots.characters import Taste
from megawatt.kernel.match.match import Match
from megawatt.local.server import LocalServer

from .memory_store import MemoryStore
from .pages import Page

GIGAWATT = [{"kind": "me"}, {"kind": "bot", "bot": "gigawatt"}, {"kind": "bot", "bot": "gigawatt"}]


class Workers:
    """Stands in for the page's workers: answers wishes and remembers them."""

    def __init__(self, answer: Callable[[dict[str, Any]], Any]) -> None:
        self._answer, self.asked = answer, list[dict[str, Any]]()

    async def __call__(self, text: str) -> str:
        wish = json.loads(text)
        self.asked.append(wish)
        await asyncio.sleep(0)
        return json.dumps(self._answer(wish))


def match_of(wish: dict[str, Any]) -> Match:
    """The position that the workers were given."""
    seats = 3 if wish["game"] == "power-grid" else megawatt.find(wish["game"]).seat_counts[0]
    return Match.from_position(megawatt.find(wish["game"]), seats, {}, b64decode(wish["state"]))


def last_legal(wish: dict[str, Any]) -> Any:
    return {"action": match_of(wish).legal_actions()[-1], "seconds": 0.1}


async def opened(store: MemoryStore, think: Any) -> Page:
    return Page(await LocalServer.start(store, pace=0.0, think=think))


def test_bots_that_search_play_what_the_workers_find_and_are_told_only_what_their_seat_knows() -> None:
    async def play() -> None:
        workers = Workers(last_legal)
        page = await opened(MemoryStore(), workers)
        offered = (await page.request("GET", "/api/server"))["games"]
        assert {"megawatt", "gigawatt", "terawatt"} <= set(offered[0]["bots"])
        table = await page.create("power-grid", GIGAWATT, seed=7)
        await page.ask("watch", table=table)
        for _ in range(10):
            await page.play()
        await page.my_turn()
        live = page.server.tables.live[table].table
        true, asked = live.match_in_play(), [wish for wish in workers.asked if wish["kind"] == "decide"]
        assert len(asked) >= 5
        for wish in asked:
            past = true.at(wish["ply"])
            assert [*past.actions, past.legal_actions()[-1]] == true.actions[: wish["ply"] + 1]
            assert b64decode(wish["state"]) == imagined(past, live.row.bot_seed).save() != past.state.save()
            assert (wish["bot"], wish["table"], wish["seed"]) == ("gigawatt", table, str(live.row.bot_seed))

    asyncio.run(play())


def test_a_character_that_searches_tells_the_workers_what_it_prefers() -> None:
    async def play() -> None:
        workers = Workers(last_legal)
        page = await opened(MemoryStore(), workers)
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": f"gigawatt:{name}"} for name in ("fox", "owl")]]
        table = await page.create("power-grid", seats, seed=7)
        await page.ask("watch", table=table)
        await page.play()
        await page.my_turn()
        asked = [wish for wish in workers.asked if wish["kind"] == "decide"]
        assert {wish["bot"] for wish in asked} <= {"gigawatt:fox", "gigawatt:owl"}
        assert {wish["level"] for wish in asked} == {"gigawatt"}
        for wish in asked:
            match, name = match_of(wish), wish["bot"].partition(":")[2]
            taste, seed = Taste(match.game, name), int(wish["seed"])
            assert wish["taste"]["preferred"] == taste.prefer(match.board, match.state, seed, wish["ply"])
            assert wish["taste"]["indulgence"] == taste.indulgence > 0

    asyncio.run(play())


@pytest.mark.parametrize("whose", ["", ":fox"])
def test_where_nothing_can_be_thought_out_bots_play_on_by_the_house_policy(whose: str) -> None:
    def fails(wish: dict[str, Any]) -> Any:
        raise RuntimeError("no worker")

    async def play() -> None:
        games = []
        for think, level in ((Workers(fails), f"gigawatt{whose}"), (None, f"kilowatt{whose}")):
            page = await opened(MemoryStore(), think)
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": level}] * 2]
            table = await page.create("power-grid", seats, seed=7)
            page.server.tables.live.clear()
            await page.ask("watch", table=table)
            page.server.tables.live[table].table.row.bot_seed = 1
            for _ in range(4):
                await page.play()
            await page.my_turn()
            games.append(page.server.tables.live[table].table.match_in_play().actions)
        assert games[0] == games[1]

    asyncio.run(play())


def test_what_a_bot_has_thought_of_is_not_played_where_the_table_has_moved_on() -> None:
    async def play() -> None:
        goes, held = asyncio.Event(), list[str]()
        goes.set()

        async def slow(text: str) -> str:
            late = not goes.is_set()
            if late:
                held.append(text)
                await goes.wait()
            legal = match_of(json.loads(text)).legal_actions()
            return json.dumps({"action": legal[-1] if late else legal[0], "seconds": 0.1})

        page = await opened(MemoryStore(), slow)
        table = await page.create("power-grid", GIGAWATT, seed=7)
        await page.ask("watch", table=table)
        shown = await page.my_turn()
        first, second = page.server.tables.live[table].table.match_in_play().legal()[:2]
        goes.clear()
        assert (await page.ask("move", key="1", seat=0, ply=shown["ply"], move=first))["type"] == "done"
        while not held:
            await asyncio.sleep(0)
        thinks_at = page.table()["ply"]
        assert (await page.ask("undo", seat=0, ply=thinks_at, to=shown["ply"]))["type"] == "done"
        assert (await page.ask("move", key="2", seat=0, ply=shown["ply"], move=second))["type"] == "done"
        assert page.table()["ply"] == thinks_at
        goes.set()
        while page.table()["ply"] == thinks_at:
            await asyncio.sleep(0)
        match = page.server.tables.live[table].table.match_in_play()
        assert match.actions[thinks_at] == match.at(thinks_at).legal_actions()[0], "thought out for this moment"

    asyncio.run(play())


def test_messages_of_a_line_are_answered_in_their_order() -> None:
    async def ask() -> None:
        store = MemoryStore()
        table = await (await opened(store, None)).create("power-grid", GIGAWATT[:1] + [{"kind": "bot", "bot": "watt"}] * 2, seed=2)
        page = await opened(store, None)
        read = store.read

        async def slowly(name: str) -> Any:
            for _ in range(9):
                await asyncio.sleep(0)
            return await read(name)

        store.read = slowly  # type: ignore[method-assign]
        watch = page.server.receive(page.line, json.dumps({"type": "watch", "id": 1, "table": table}))
        look = page.server.receive(page.line, json.dumps({"type": "why", "id": 2, "ply": 0, "move": "pass"}))
        await asyncio.gather(watch, look)
        answered = [(each["id"], each["type"]) for each in page.told if "id" in each]
        assert [number for number, _ in answered] == [1, 2]
        assert answered[0][1] == "done"
        assert all(each.get("reason") != "no-table" for each in page.told)

    asyncio.run(ask())


def test_bots_that_search_and_the_person_decide_at_the_same_time() -> None:
    async def play() -> None:
        goes, asked = asyncio.Event(), list[dict[str, Any]]()

        async def slow(text: str) -> str:
            wish = json.loads(text)
            asked.append(wish)
            await goes.wait()
            match = Match.from_position(megawatt.find("sealed-bids"), 3, {}, b64decode(wish["state"]))
            return json.dumps({"action": match.legal_actions()[-1], "seconds": 0.1})

        page = await opened(MemoryStore(), slow)
        table = await page.create("sealed-bids", GIGAWATT, seed=7)
        await page.ask("watch", table=table)
        while not asked:
            await asyncio.sleep(0)
        assert (await page.play())["type"] == "done", "nobody waits for a bot"
        assert page.table()["ply"] == 1
        goes.set()
        for _ in range(3):
            await page.my_turn()
            await page.play()
        match = page.server.tables.live[table].table.match_in_play()
        assert [match.seat_at(ply) for ply in range(3)] == [0, 1, 2]
        decided = {wish["ply"] for wish in asked}
        assert all(match.actions[ply] == match.at(ply).legal_actions()[-1] for ply in decided if ply and match.seat_at(ply))

    asyncio.run(play())


def test_hints_come_from_the_workers_and_are_put_into_words_here() -> None:
    async def play() -> None:
        page = await opened(MemoryStore(), Workers(last_legal))
        table = await page.create("power-grid", GIGAWATT, seed=7)
        await page.ask("watch", table=table)
        shown = await page.my_turn()
        wish = {"seat": 0, "ply": shown["ply"]}
        given = await page.request("POST", f"/api/tables/{table}/hint/position", wish)
        assert given["files"] == {"wasm": "/wasm/power-grid.wasm", "weights": "/wasm/power-grid.weights"}
        true = page.server.tables.live[table].table.match_in_play()
        assert b64decode(given["position"]) != true.state.save()
        action = true.legal_actions()[0]
        found = {"action": action, "chance": 400, "place": 200, "gains": [], "line": [[0, 1], [1, 2]]}
        told = await page.request("POST", f"/api/tables/{table}/hint/described", wish | {"hints": [found]})
        assert told["hints"][0]["move"]["text"] == true.text(action)
        for line in ([[0]], [[0, 1, 2]], [["0", 1]]):
            wrong = await page.request("POST", f"/api/tables/{table}/hint/described", wish | {"hints": [found | {"line": line}]})
            assert wrong["status"] == 422
        assert (await page.request("POST", f"/api/tables/{table}/hint", wish))["refused"] == "busy"
        hot_seat = await page.create("power-grid", [{"kind": "me"}, {"kind": "here", "name": "Ada"}, {"kind": "bot"}])
        refused = await page.request("POST", f"/api/tables/{hot_seat}/hint/position", wish)
        assert refused["refused"] == "no-hints"

    asyncio.run(play())


def studied(wish: dict[str, Any]) -> Any:
    seats = match_of(wish).seats
    if wish["kind"] == "decide":
        return last_legal(wish)
    if wish["kind"] == "outlook":
        return {"chances": [1000 // seats] * seats, "places": [200] * seats}
    return {"lost": 0, "regret": 0, "stake": 10, "matters": False, "mistake": None}


def test_a_finished_game_is_analysed_once_and_its_report_goes_with_the_table() -> None:
    async def play() -> None:
        store, workers = MemoryStore(), Workers(studied)
        page = await opened(store, workers)
        text = finished_file()
        table = (await page.request("POST", "/api/files", text))["id"]
        running = await page.create("power-grid", GIGAWATT, seed=7)
        assert (await page.request("POST", f"/api/tables/{running}/analysis"))["refused"] == "not-finished"
        state = await page.request("POST", f"/api/tables/{table}/analysis")
        assert (state["done"], state["report"]) == (0, None)
        again = await page.request("POST", f"/api/tables/{table}/analysis")
        assert again["of"] == state["of"]
        while (state := await page.request("GET", f"/api/tables/{table}/analysis"))["report"] is None:
            assert not state["failed"]
            await asyncio.sleep(0)
        studies = [wish["ply"] for wish in workers.asked if wish["kind"] == "study"]
        assert len(studies) == len(set(studies))
        reopened = await opened(store, None)
        kept = await reopened.request("GET", f"/api/tables/{table}/analysis")
        assert kept["report"] == state["report"]

    asyncio.run(play())


def test_a_sketch_of_the_chart_is_shown_before_the_first_positions_and_is_refined_by_every_part() -> None:
    async def play() -> None:
        goes, counted = asyncio.Event(), asyncio.Semaphore(0)

        async def think(text: str) -> str:
            wish = json.loads(text)
            if wish.get("playouts") != SKETCH_PLAYOUTS and not goes.is_set():
                await counted.acquire()
            return json.dumps(studied(wish))

        page = await opened(MemoryStore(), think)
        table = (await page.request("POST", "/api/files", finished_file()))["id"]
        address = f"/api/tables/{table}/analysis"
        assert (await page.request("POST", address))["so_far"] is None

        async def so_far(done: int) -> dict[str, Any]:
            for _ in range(10_000):
                state: dict[str, Any] = await page.request("GET", address)
                if state["so_far"] and state["done"] >= done:
                    return state
                counted.release()
                await asyncio.sleep(0)
            raise AssertionError(f"never {done} positions")

        first = await so_far(0)
        plies = [moment["ply"] for moment in first["so_far"]["moments"]]
        assert (plies[0], plies[-1], len(plies)) == (0, first["of"] - 1, 24)
        assert all(person["accuracy"] is None for person in first["so_far"]["people"])
        later = await so_far(PART)
        assert later["so_far"]["moments"][-1] == first["so_far"]["moments"][-1]
        assert later["so_far"]["moments"] != first["so_far"]["moments"]
        goes.set()
        for _ in range(1000):
            counted.release()
        while (state := await page.request("GET", address))["report"] is None:
            assert not state["failed"]
            await asyncio.sleep(0)

    asyncio.run(play())


def test_an_analysis_that_fails_says_so_and_may_be_asked_for_again() -> None:
    def fails(wish: dict[str, Any]) -> Any:
        raise RuntimeError("no worker")

    async def play() -> None:
        page = await opened(MemoryStore(), Workers(fails))
        table = (await page.request("POST", "/api/files", finished_file()))["id"]
        for _ in range(2):
            await page.request("POST", f"/api/tables/{table}/analysis")
            for _ in range(1000):
                state = await page.request("GET", f"/api/tables/{table}/analysis")
                if state["failed"]:
                    break
                await asyncio.sleep(0)
            assert state["failed"]
            assert state["report"] is None

    asyncio.run(play())


def finished_file() -> str:
    """A short finished game."""
    from megawatt.bots import bot
    from megawatt.kernel.match.files import dumps

    match = megawatt.new("power-grid", 3, seed=4)
    while not match.over:
        assert match.seat is not None
        match.play(bot("kilowatt", match.game, 1).choose(match))
    return dumps(match)


@pytest.mark.parametrize("name", [game.name for game in megawatt.list_games()])
def test_puzzles_are_shown_answered_rated_and_played_on(name: str) -> None:
    puzzle = puzzles(megawatt.find(name))[0]
    match = puzzle.match()

    def compared(wish: dict[str, Any]) -> Any:
        chance = {action: 600 - 100 * place for place, action in enumerate(wish["actions"])}
        return {
            "hints": [{"action": each, "chance": chance[each], "place": 150, "gains": [], "line": []} for each in wish["actions"]]
        }

    async def solve() -> None:
        workers = Workers(compared)
        page = await opened(MemoryStore(), workers)
        listed = {each["game"]: each["count"] for each in (await page.request("GET", "/api/puzzles"))["games"]}
        daily = await page.request("GET", "/api/puzzles/daily")
        assert 1 <= daily["number"] <= listed[daily["game"]]
        address = f"/api/puzzles/{name}/1"
        shown = await page.request("GET", address)
        assert shown["table"]["to_decide"] == match.seat
        answer = await page.request("GET", f"{address}/answer")
        assert answer["answer"]["move"]["text"] == puzzle.answer.move.text
        best = await page.request("POST", f"{address}/rating", {"move": puzzle.answer.move.text})
        assert best["yours"] == best["best"]
        spelled = f" {puzzle.answer.move.text.upper()} "
        assert match.action(spelled) == match.action(puzzle.answer.move.text)
        assert await page.request("POST", f"{address}/rating", {"move": spelled}) == best
        assert workers.asked == []
        known = {hint.move.text for hint in (puzzle.answer, *puzzle.others)}
        other = next((text for text in match.legal() if text not in known), None)
        if other is not None:
            rated = await page.request("POST", f"{address}/rating", {"move": other})
            assert (rated["yours"]["move"]["text"], rated["yours"]["chance"], rated["best"]["chance"]) == (other, 500, 600)
        assert (await page.request("POST", f"{address}/rating", {"move": "fly"}))["refused"] == "unreadable"
        assert (await page.request("GET", f"/api/puzzles/{name}/999"))["refused"] == "no-such-puzzle"
        assert (await page.request("GET", f"/api/puzzles/{name}/one"))["refused"] == "no-such-puzzle"
        table = (await page.request("POST", f"{address}/table"))["id"]
        summary = await page.request("GET", f"/api/tables/{table}")
        assert (summary["status"], summary["to_decide"], summary["hints"]) == ("running", match.seat, True)

    asyncio.run(solve())
