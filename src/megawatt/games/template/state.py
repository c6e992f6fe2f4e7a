"""The two records of Overload: the Board as agreed, the State as played so far."""

from __future__ import annotations

from megawatt.author import CHANCE, Array, Record, i8, i16
from megawatt.games.template import names as n


class Board(Record):
    """What is agreed before the first move."""

    seats: int = i8
    open_fuses: int = i8
    """1 when the fuses lie open for everybody."""


class State(Record):
    """What has happened since."""

    chance: Array = CHANCE
    seat: int = i8
    """Who is to decide; -1 when the game is over."""
    culprit: int = i8
    """The seat that burned the line out, counted from 1; 0 while playing."""
    fuse: Array = i8[n.SEATS]
    charged: Array = i16[n.SEATS]
    asked: int = i8
    """Last, because positions saved by version 0.1.0 had none: there it reads 0, which is ASK_CHARGE."""
