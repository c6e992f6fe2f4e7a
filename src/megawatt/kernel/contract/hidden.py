"""What is hidden in a game, from whom and when: declared once, beside the rules and independent of them.

A game's `hidden` is a list of what somebody cannot know. Each part names the places of the state where it lies, for one seat and
at one moment; every place that no part names is known to everybody. The generator `s.chance` is always hidden from all and
needs no declaration. From this alone the conformance test (megawatt.testing) makes positions that a seat cannot tell apart, and
holds `resample`, views, observations, bots and advice to it. Declare what the rulebook says; do not call the rules that redraw.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

Place = tuple[Any, ...]
"""A field of the state and the index in it: ("stack", 3), ("fuse", seat), ("tile_order", level, 2), or ("number",) alone."""

Places = Callable[[Any, Any, int], Iterable[Place]]
"""places(b, s, seat): what lies here now is hidden from this seat (NOBODY: a spectator); none where it knows everything."""


def _alike(*_: Any) -> Hashable:
    return 0


@dataclass(frozen=True)
class Heap:
    """Things that are known, in places that are not: the seat can count them, but cannot know which lies where.

    Every arrangement is equally likely in which each region holds as many things of each sort as it does now.
    """

    name: str
    places: Places
    region: Callable[[Any, Any, Place], Hashable] = _alike
    """region(b, s, place): nobody knows more of one place in a region than of another; all places unless the game says so."""
    sort: Callable[[Any, Any, int], Hashable] = _alike
    """sort(b, s, thing): things of the same sort may have changed places across regions; all unless the game says so."""
    unordered: Collection[Hashable] = ()
    """Regions in which the order says nothing, so that it need not be redrawn."""


@dataclass(frozen=True)
class Draws:
    """Numbers that were drawn one by one, each from the same values, such as a secret card that everybody holds."""

    name: str
    places: Places
    values: Sequence[int]
    possible: Callable[[Any, Any, int, Sequence[int]], bool] | None = None
    """possible(b, s, seat, numbers): whether what this seat knows allows these numbers, in the order of the places."""


@dataclass(frozen=True)
class Leftovers:
    """Places that are out of use, where something hidden may still lie: nobody may read them, and `resample` blanks them."""

    name: str
    places: Places


Hidden = Heap | Draws | Leftovers


def read_place(s: Any, place: Place) -> int:
    """The number at a place of a state."""
    name, *index = place
    field = getattr(s, name)
    return int(field[tuple(index)] if index else field)


def write_place(s: Any, place: Place, number: int) -> None:
    """Put a number at a place of a state."""
    name, *index = place
    if index:
        getattr(s, name)[tuple(index)] = number
    else:
        setattr(s, name, number)
