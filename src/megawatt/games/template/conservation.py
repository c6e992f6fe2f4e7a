"""What no move may change, and what is still face down."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from megawatt.games.template.state import Board, State


def conserved(b: Board, s: State) -> Mapping[str, Any]:
    """The fuses stay what they are."""
    return {"fuses": [s.fuse[who] for who in range(b.seats)]}


def concealed(b: Board, s: State) -> Hashable:
    """The chance to come; and every charge tells something about the fuses, even that the line still holds."""
    return (tuple(s.chance), bytes(s.charged))
