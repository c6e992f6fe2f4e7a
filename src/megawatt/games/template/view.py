"""What people see of a game of Overload."""

from __future__ import annotations

from typing import Any

from megawatt.author import by_seat, card
from megawatt.games.template import names as n
from megawatt.games.template.rules.charging import load
from megawatt.games.template.state import Board, State


def view(b: Board, s: State, seat: int | None) -> dict[str, Any]:
    """The table as this seat sees it: its own fuse, and all of them once the line has burned out."""
    over = s.seat < 0
    return {
        "game": n.NAME,
        "seat": None if over else s.seat,
        "you": seat,
        "load": load(b, s),
        "charged": by_seat([s.charged[who] for who in range(b.seats)]),
        "fuses": by_seat([card(s.fuse[who] if over or who == seat or b.open_fuses else None) for who in range(b.seats)]),
    }
