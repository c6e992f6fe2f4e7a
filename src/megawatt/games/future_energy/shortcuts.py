"""What nearly everybody answers: the construction crew takes the best route to the site that was chosen."""

from __future__ import annotations

from megawatt.games.future_energy import moves as m
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.state import Board, State


def usual(b: Board, s: State) -> int | None:
    """The cheapest route, which pays rivals least and is the shortest among equals."""
    return m.GO if s.asked == n.ASK_ROUTE else None
