"""What is hidden in Power Grid, from everybody alike: the order of the stack and the plants removed unseen (NOTES 1.3, 7.3, 10.2).

Money, plants and fuel are open. Cards that were laid on or under the stack in the open lie where everybody saw them go: their
`stack_part` is 0. The others were shuffled in one or two parts. A plant that has never lain open and has no part of its own may
lie in either part, or be one of the removed; all other cards are in their part for certain.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from megawatt.author import Heap, Leftovers, Place
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.state import Board, State

REMOVED = "removed"
ANYWHERE = "anywhere"


def unseen_cards(b: Board, s: State, seat: int) -> Iterable[Place]:
    """The removed plants, and of the stack all but the cards that everybody knows."""
    yield from (("removed", place) for place in range(s.removed_count))
    for below in range(s.stack_size):
        slot = (s.stack_top + below) % n.STACK
        if s.stack_part[slot] > 0:
            yield "stack", slot


def part_of(b: Board, s: State, place: Place) -> Hashable:
    """The removed plants, or a part of the stack."""
    field, slot = place
    return REMOVED if field == "removed" else s.stack_part[slot]


def where_it_may_lie(b: Board, s: State, card: int) -> Hashable:
    """Anywhere, or only where it is for certain."""
    if card == n.STEP_3_CARD or s.seen[card] or b.card_anchor[card] > 0:
        return card
    return ANYWHERE


def slots_out_of_use(b: Board, s: State, seat: int) -> Iterable[Place]:
    """Where no card of the stack lies now."""
    return [("stack", (s.stack_top + below) % n.STACK) for below in range(s.stack_size, n.STACK)]


hidden = (
    Heap("the unseen plants", unseen_cards, part_of, where_it_may_lie),
    Leftovers("slots of the stack that are out of use", slots_out_of_use),
)
