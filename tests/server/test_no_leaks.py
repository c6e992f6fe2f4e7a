"""The no-leak law on the wire: whole games, every message of every seat and of a spectator.

What a page is told is compared with what it would be told in a twin of the position in which all that its seat cannot
know was drawn anew: the two must be the same bytes.
"""

from __future__ import annotations

import json
import random
from contextlib import AsyncExitStack

import pytest

from megawatt.kernel.engine import engine, generator
from megawatt.kernel.game import NOBODY
from megawatt.kernel.rules import INTERPRETED
from megawatt.server.settings import Settings
from megawatt.server.telling.audience import Audience
from megawatt.server.wire.to_page import encode

from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .pages import Page

pytestmark = pytest.mark.anyio

SEED = 823_646_190_372_845
MOST_PLIES = 1200


async def people_at(served: Served, stack: AsyncExitStack, game: str, seats: int, **wish) -> tuple[str, list[Page], Page]:
    """A table with a person on every seat, and a spectator."""
    people = [await stack.enter_async_context(served.page()) for _ in range(seats + 1)]
    table = await people[0].create(game, " ".join(["me"] + ["open"] * (seats - 1)), seed=SEED, **wish)
    for seat, person in enumerate(people[1:seats], 1):
        await person.post(f"/api/tables/{table}/join", {"seat": seat})
    for person in people:
        await person.watch(table)
    return table, people[:seats], people[seats]


def told_in_a_twin(audience: Audience, seat: int | None, draw: int) -> dict[str, object]:
    """What the pages of this seat would be told if all that it cannot know were otherwise."""
    match = audience.table.match
    assert match is not None
    true = match.state
    match.state = engine(match.game, INTERPRETED).resample(match.board, true, NOBODY if seat is None else seat, generator(draw))
    try:
        common, own = audience._make([seat])
    finally:
        match.state = true
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
        audience = served.worker.tables.audiences[table]
        everybody = {**dict(enumerate(people)), None: spectator}
        for ply in range(MOST_PLIES):
            for seat, page in everybody.items():
                await page.until(lambda page, ply=ply: page.table["ply"] == ply)
                if not page.table["over"]:
                    twin = told_in_a_twin(audience, seat, ply + 1)
                    told = {key: page.table[key] for key in twin}
                    assert told == twin, f"ply {ply}, seat {seat}: {[key for key in twin if told[key] != twin[key]]}"
            if people[0].table["over"]:
                break
            mover = people[people[0].table["to_decide"]]
            await mover.play(choice.choice(mover.moves()))
        row = served.worker.storage.store.table(table)[0]
        ids = {row.host, *(seat.person for seat in audience.table.seats)}
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
