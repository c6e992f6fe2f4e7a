"""Overload for people: what the sentences need to know."""

from __future__ import annotations

from collections.abc import Mapping

from megawatt.games.template import moves as m
from megawatt.games.template.state import Board, State


def move_arguments(b: Board, s: State, action: int) -> Mapping[str, str | int]:
    """The arguments of the message `move-charge`."""
    return {"count": action - m.CHARGE + 1}
