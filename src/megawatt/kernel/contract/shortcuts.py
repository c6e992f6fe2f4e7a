"""Shortcuts: several moves of one seat that are usually made together, offered as one choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

MOST_MOVES = 32
"""No shortcut has more moves."""


class Shortcut(NamedTuple):
    """Moves that the seat to decide can make one after the other. Its words are the message `shortcut-KIND`."""

    kind: str
    arguments: Mapping[str, str | int]
    actions: Sequence[int]
    """All of them lawful one after the other, all decided by the same seat, none showing anything before the last one.
    Their texts are those of the moment of the offer."""
    costs: Mapping[str, Any]
    """What all of them cost and bring together, as `costs` tells it of one move."""
    finish: int | None = None
    """The move that may end the turn afterwards."""
