"""Options → the Board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from megawatt.games.template.state import Board
from megawatt.kernel.options import Option, Value

OPTIONS = (Option("open_fuses", False),)


def make_board(seats: int, options: Mapping[str, Value]) -> Board:
    """The Board for settled options."""
    b = Board()
    b.seats = seats
    b.open_fuses = bool(options["open_fuses"])
    return b


def sample_agreements(seats: int) -> Sequence[Mapping[str, Any]]:
    """Options that together show everything."""
    return [{}, {"open_fuses": True}]
