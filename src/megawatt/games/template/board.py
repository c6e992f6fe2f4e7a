"""What is agreed → the Board."""

from __future__ import annotations

from collections.abc import Mapping

from megawatt.author import Value
from megawatt.games.template.state import Board


def make_board(seats: int, options: Mapping[str, Value]) -> Board:
    """The Board for settled options."""
    b = Board()
    b.seats = seats
    b.open_fuses = bool(options["open_fuses"])
    return b
