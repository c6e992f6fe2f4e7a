"""What is hidden in Barrage, from everybody alike: the order of everything that lies face down.

Contracts that were put under their stack in the open lie where everybody saw them go. Of the automas' pile the uppermost tile is
open. With Leeghwater one advanced tile of each level stays in the box unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from megawatt.author import Heap, Place, Places
from megawatt.games.barrage import names as n
from megawatt.games.barrage.state import AUTOMA_TILES, LEVELS, Board, State

TILES_USED = 5
"""Advanced tiles of a level that come into the game."""


def contracts_of(colour: int) -> Places:
    """From the top of the stack down to the contracts that were seen when they were put below."""

    def places(b: Board, s: State, seat: int) -> Iterable[Place]:
        unseen = s.stack_count[colour] - s.stack_known[colour]
        return [("stack", colour, (s.stack_at[colour] + below) % n.STACK) for below in range(unseen)]

    return places


def tiles_of(level: int) -> Places:
    """Advanced tiles that have not come up, and the one in the box."""

    def places(b: Board, s: State, seat: int) -> Iterable[Place]:
        came_up = min(TILES_USED, max(0, s.tiles_drawn - TILES_USED * level))
        return [("tile_order", level, place) for place in range(came_up, n.PER_LEVEL if b.leeghwater else TILES_USED)]

    return places


def works_of(level: int) -> Places:
    """External works that have not come up."""

    def places(b: Board, s: State, seat: int) -> Iterable[Place]:
        came_up = min(n.PER_STACK, max(0, s.works_drawn - n.PER_STACK * level))
        return [("work_order", level, place) for place in range(came_up, n.PER_STACK)] if b.leeghwater else []

    return places


def automa_pile(b: Board, s: State, seat: int) -> Iterable[Place]:
    """The tiles below the open one."""
    return [("deck", place) for place in range(s.deck_at + 1, AUTOMA_TILES)] if b.automas > 0 else []


def _each(name: str, count: int, places_of: Callable[[int], Places]) -> list[Heap]:
    return [Heap(f"{name} {number + 1}", places_of(number)) for number in range(count)]


hidden = (
    *_each("the stack of contracts", n.COLOURS, contracts_of),
    *_each("the advanced tiles of level", LEVELS, tiles_of),
    *_each("the external works of stack", LEVELS, works_of),
    Heap("the automas' pile", automa_pile),
)
