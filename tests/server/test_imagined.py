"""`GET …/imagined` never tells the true state.

What is hidden is listed here by hand from the records of the three games, not asked of the functions that redraw it.
"""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any

import pytest

from megawatt.kernel.match.match import Match

from .conftest import Served
from .pages import Page, refusal

pytestmark = pytest.mark.anyio
DRAWS = 30
MOVES = 12
NOT_COMPARED = {"chance"}
Slots = dict[tuple[Any, ...], int]
"""What lies in every place that the seat cannot see."""


def hidden_in_power_grid(s: Any, seat: int) -> tuple[set[str], Slots]:
    """The shuffled part of the stack, and the plants removed unseen."""
    shuffled = [place for place in range(int(s.stack_size)) if s.stack_part[(s.stack_top + place) % len(s.stack)]]
    slots: Slots = {("stack", place): int(s.stack[(s.stack_top + place) % len(s.stack)]) for place in shuffled}
    slots |= {("removed", place): int(s.removed[place]) for place in range(int(s.removed_count))}
    return {"stack", "removed"}, slots


def hidden_in_barrage(s: Any, seat: int) -> tuple[set[str], Slots]:
    """Contracts that lie face down, and advanced tiles that were not opened yet."""
    slots: Slots = {}
    for colour, order in enumerate(s.stack.tolist()):
        for place in range(int(s.stack_count[colour]) - int(s.stack_known[colour])):
            slots["stack", colour, place] = order[(int(s.stack_at[colour]) + place) % len(order)]
    for level, tiles in enumerate(s.tile_order.tolist()):
        opened = min(5, max(0, int(s.tiles_drawn) - 5 * level))
        slots |= {("tile", level, place): tiles[place] for place in range(opened, 5)}
    return {"stack", "tile_order"}, slots


def hidden_in_future_energy(s: Any, seat: int) -> tuple[set[str], Slots]:
    """The stack of contracts, those removed unseen, public contracts to come, and certificates in other hands or in none."""
    slots: Slots = {("stack", place): int(s.stack[place]) for place in range(int(s.stack_size))}
    slots |= {("removed", place): int(s.removed[place]) for place in range(int(s.removed_count))}
    slots |= {("public", place): int(s.public_stack[place]) for place in range(int(s.public_stack_size))}
    others = [place for place, holder in enumerate(s.certificate_holder.tolist()) if holder != seat]
    slots |= {("certificate", place): int(s.certificate[place]) for place in others}
    return {"stack", "removed", "public_stack", "certificate", "bag"}, slots


HIDDEN: dict[str, Callable[[Any, int], tuple[set[str], Slots]]] = {
    "power-grid": hidden_in_power_grid,
    "barrage": hidden_in_barrage,
    "future-energy": hidden_in_future_energy,
}


async def play_some(page: Page, table: str, moves: int) -> None:
    """The first legal move, so often, for whichever seat is to decide."""
    for _ in range(moves):
        summary = await page.get(f"/api/tables/{table}")
        seat = summary["to_decide"]
        offered = (await page.get(f"/api/tables/{table}/position?seat={seat}"))["moves"]
        texts = [move["text"] for move in offered["list"]] or [f"{run['verb']} {run['lowest']}" for run in offered["ranges"]]
        await page.post(f"/api/tables/{table}/moves", {"seat": seat, "ply": summary["ply"], "move": texts[0]})


@pytest.mark.parametrize("moves", [0, MOVES])
@pytest.mark.parametrize("name", sorted(HIDDEN))
async def test_an_imagined_position_differs_from_the_truth_in_everything_hidden(
    served: Served, page: Page, name: str, moves: int
) -> None:
    table = await page.create(name, "me here:Ann here:Bob", seed=5)
    await play_some(page, table, moves)
    match = (await served.worker.core.tables.open(table)).table.match
    assert match is not None
    truth, seat = match.state, 1
    fields, true_slots = HIDDEN[name](truth, seat)
    drawn: list[Slots] = []
    for _ in range(DRAWS):
        told = await page.get(f"/api/tables/{table}/imagined?seat={seat}")
        position = base64.b64decode(told["position"])
        state = Match.from_position(match.game, match.seats, match.options, position).state
        assert position != truth.save()
        assert state.chance.tolist() != truth.chance.tolist(), "the generator of what is still to come"
        for field in truth.fields:
            if field not in fields | NOT_COMPARED:
                assert _plain(getattr(state, field)) == _plain(getattr(truth, field)), f"{field} is known and stays"
        drawn.append(HIDDEN[name](state, seat)[1])
    assert all(slots.keys() == true_slots.keys() for slots in drawn)
    assert len({tuple(slots.values()) for slots in drawn}) == DRAWS, "each is drawn for itself"
    pools = {kind: [value for slot, value in true_slots.items() if slot[0] == kind] for kind in {slot[0] for slot in true_slots}}
    for slot, value in true_slots.items():
        seen = [slots[slot] for slots in drawn]
        if len(set(pools[slot[0]])) > 1:
            assert seen.count(value) < DRAWS, f"{slot} always holds the truth"
            assert len(set(seen)) > 1, f"{slot} is always the same"
    right = sum(slots[slot] == value for slots in drawn for slot, value in true_slots.items() if len(set(pools[slot[0]])) > 4)
    of = DRAWS * sum(len(set(pools[slot[0]])) > 4 for slot in true_slots)
    assert right < 0.3 * of, "no oftener than a new draw would hit it"


async def test_what_is_imagined_is_for_the_seat_that_asks(page: Page, other: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=3)
    assert await refusal(other.get(f"/api/tables/{table}/imagined")) == "refused-not-seated"
    assert await refusal(other.get(f"/api/tables/{table}/imagined?seat=0")) == "refused-not-your-seat"


def _plain(value: Any) -> Any:
    return value.tolist() if hasattr(value, "tolist") else value
