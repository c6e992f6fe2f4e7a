"""The no-leak law on the wire: whole games, every message of every seat and of a spectator.

What a page gets must be what it would get in a position that it cannot tell from the true one, made from what the game declares as
hidden and not by `resample`. Programs, bots and hints are given positions; these hold nothing hidden either.
"""

from __future__ import annotations

import base64
import json
import random
from contextlib import AsyncExitStack

import pytest

from megawatt.bots import imagined
from megawatt.kernel.contract.game import NOBODY
from megawatt.kernel.match.match import Match
from megawatt.server.bots import hints
from megawatt.server.encoding import encode
from megawatt.server.settings import Settings
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.store import TableStore
from megawatt.server.thinking.pool import Pool
from megawatt.server.thinking.process import Decide, GiveHints, Hinted
from megawatt.testing.indistinguishable import hidden_places, indistinguishable_position, known, read_place

from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .pages import Page
from .test_programs import events, made, program

pytestmark = pytest.mark.anyio

SEED = 823_646_190_372_845
MAX_PLIES = 1200


async def people_at(served: Served, stack: AsyncExitStack, game: str, seats: int, **wish) -> tuple[str, list[Page], Page]:
    """A table with a person on every seat, and a spectator."""
    people = [await stack.enter_async_context(served.page()) for _ in range(seats + 1)]
    table = await people[0].create(game, " ".join(["me"] + ["open"] * (seats - 1)), seed=SEED, **wish)
    for seat, person in enumerate(people[1:seats], 1):
        await person.post(f"/api/tables/{table}/join", {"seat": seat})
    for person in people:
        await person.watch(table)
    return table, people[:seats], people[seats]


def sent_for_indistinguishable(live: LiveTable, seat: int | None, draw: int) -> dict[str, object]:
    """What the pages of this seat would be told if all that it cannot know were otherwise."""
    match = live.table.match
    assert match is not None
    true, concealed = match.state, match._concealed
    match.state = indistinguishable_position(match.game, match.board, true, NOBODY if seat is None else seat, random.Random(draw))
    other = match.game.concealed(match.board, match.state)  # as if it had been so from the beginning
    match._concealed = [other if each == concealed[-1] else each for each in concealed]
    try:
        common, own = live.broadcast._make([seat])
    finally:
        match.state, match._concealed = true, concealed
    view, parts = {**common.view, **own[seat].view}, {**common.parts, **own[seat].parts}
    told: dict[str, object] = json.loads(encode({"view": view, **parts}))
    return told


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("overload", 4, {}),
        ("power-grid", 3, {"introductory": True}),
        ("power-grid", 2, {}),
        ("future-energy", 3, {}),
        ("future-energy", 4, {"module_1": True, "module_2": True, "module_3": True}),
        ("barrage", 3, {}),
    ],
)
async def test_no_message_depends_on_what_its_reader_cannot_know(tmp_path, game: str, seats: int, options: dict) -> None:
    choice = random.Random(f"{game} {seats}")
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), **QUICK)
    async with serving(settings) as served, AsyncExitStack() as stack:
        table, people, spectator = await people_at(served, stack, game, seats, options=options)
        live = served.worker.core.tables.live[table]
        everybody = {**dict(enumerate(people)), None: spectator}
        for ply in range(MAX_PLIES):
            for seat, page in everybody.items():
                await page.until(lambda page, ply=ply: page.table["ply"] == ply)
                if not page.table["over"]:
                    other = sent_for_indistinguishable(live, seat, ply + 1)
                    shown = {key: page.table[key] for key in other}
                    assert shown == other, f"ply {ply}, seat {seat}: {[key for key in other if shown[key] != other[key]]}"
            if people[0].table["over"]:
                break
            mover = people[people[0].table["to_decide"]]
            await mover.play(choice.choice(mover.moves()))
        row = TableStore(served.worker.core.storage.store).table(table)[0]
        ids = {row.host, *(seat.person for seat in live.table.seats)}
        seeds = (str(SEED), f"{SEED:x}", str(row.nonce))
        for seat, page in everybody.items():
            to_decide = None
            for message in page.heard:
                to_decide = message.get("to_decide", to_decide)
                text = json.dumps(message)
                assert message.get("over") or not any(seed in text for seed in seeds)
                assert not any(str(person) in text for person in ids)
                for entry in message.get("entries", []):
                    assert entry["seat"] is not None
                if seat != to_decide:
                    assert message.get("moves") is None


@pytest.mark.parametrize(("game", "seats"), [("power-grid", 2), ("future-energy", 2), ("overload", 2)])
async def test_no_line_of_a_stream_depends_on_what_its_reader_cannot_know(
    served: Served, page: Page, game: str, seats: int
) -> None:
    """A program that follows a table from one seat while the others play."""
    choice = random.Random(game)
    async with AsyncExitStack() as stack:
        table, people, _ = await people_at(served, stack, game, seats)
        live = served.worker.core.tables.live[table]
        client = await stack.enter_async_context(program(served, await made(people[0], "read")))
        following = await stack.enter_async_context(events(client, f"/api/tables/{table}/stream"))
        reader = Page(served.address)
        reader._hear(await following())
        for ply in range(12):
            while reader.table["ply"] < ply:
                reader._hear(await following())
            if reader.table["over"]:
                break
            other = sent_for_indistinguishable(live, 0, ply + 1)
            assert {key: reader.table[key] for key in other} == other, f"ply {ply}"
            mover = people[reader.table["to_decide"]]
            await mover.until(lambda page, ply=ply: page.table["ply"] == ply)
            await mover.play(choice.choice(mover.moves()))


def hidden_from(match: Match, state: bytes, seat: int) -> list[int]:
    """What lies in the places that are hidden from a seat, in a position as bytes."""
    s = match.state.copy()
    s.restore(state)
    assert known(match.game, match.board, s, seat) == known(match.game, match.board, match.state, seat), "what is known stays"
    places = hidden_places(match.game, match.board, s, seat)
    return [read_place(s, place) for found in places.values() for place in found]


@pytest.mark.parametrize("game", ["power-grid", "future-energy", "barrage"])
async def test_an_imagined_position_is_not_the_true_one(served: Served, game: str) -> None:
    """Every hidden thing lies otherwise in some of a few answers, and the key that deals in each."""
    async with AsyncExitStack() as stack:
        table, people, _ = await people_at(served, stack, game, 3, hints=True)
        match = served.worker.core.tables.live[table].table.match
        assert match is not None
        true = hidden_from(match, match.state.save(), 0)
        answers = [await people[0].get(f"/api/tables/{table}/imagined?seat=0") for _ in range(5)]
        found = [hidden_from(match, base64.b64decode(answer["position"]), 0) for answer in answers]
        assert all(others[:4] != true[:4] for others in found), "another key"
        assert len({tuple(others[:4]) for others in found}) == len(found)
        assert all(others[6:] != true[6:] for others in found), "another order of what lies face down"


async def test_bots_and_hints_are_given_what_every_indistinguishable_position_would_give(
    served: Served, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What goes to the bots' processes is the same whatever the seat to decide cannot know."""
    asked: list[Decide | GiveHints] = []
    think = Pool.ask

    async def ask(self: Pool, wish: Decide | GiveHints, patience: float | None = None) -> object:
        asked.append(wish)
        return Hinted([]) if isinstance(wish, GiveHints) else await think(self, wish, patience)

    monkeypatch.setattr(Pool, "ask", ask)
    monkeypatch.setattr(hints, "search_is_compiled", lambda game: True)
    table = await page.create("future-energy", "me bot:house", seed=SEED, hints=True)
    await page.watch(table)
    choice = random.Random(1)
    while page.table["ply"] < 30:
        await page.until(lambda page: page.table["moves"])
        await page.post(f"/api/tables/{table}/hint", {"seat": 0, "ply": page.table["ply"]})
        await page.play(choice.choice(page.moves()))
    match = served.worker.core.tables.live[table].table.match
    assert match is not None
    assert {type(wish) for wish in asked} == {Decide, GiveHints}
    for wish in asked:
        past = match.at(wish.ply)
        assert past.seat is not None
        past.state = indistinguishable_position(past.game, past.board, past.state, past.seat, random.Random(wish.ply))
        assert wish.position == imagined(past, wish.seed).save(), f"{type(wish).__name__}, ply {wish.ply}"
