"""What is hidden in Overload: the fuses of the others, unless they lie open, until the line has burned out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from megawatt.author import Draws, Place
from megawatt.games.template import names as n
from megawatt.games.template.state import Board, State


def fuses_of_others(b: Board, s: State, seat: int) -> Iterable[Place]:
    """Everybody knows the own fuse only; a spectator knows none."""
    if s.seat >= 0 and not b.open_fuses:
        yield from (("fuse", other) for other in range(b.seats) if other != seat)


def bear_the_load(b: Board, s: State, seat: int, fuses: Sequence[int]) -> bool:
    """The line has not burned out, so all fuses together bear what it carries."""
    own: int = s.fuse[seat] if seat >= 0 else 0
    carried: int = sum(s.charged[who] for who in range(b.seats))
    return own + sum(fuses) >= carried


hidden = (Draws("the fuses of the others", fuses_of_others, range(1, n.LARGEST_FUSE + 1), bear_the_load),)
