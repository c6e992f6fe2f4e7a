"""Forced moves: when a table may play for somebody who wants only real decisions.

It asks the game through its contract only, so compiled and interpreted rules give the same answer.
"""

from __future__ import annotations

from megawatt.kernel.match.match import Match


def forced_move(match: Match) -> int | None:
    """The only move of the seat to decide; None if there are others, or if it reveals something that this seat wants to see."""
    legal = match.legal_actions()
    if len(legal) != 1 or match.game.worth_seeing(match.board, match.state) or reveals_something(match, legal[0]):
        return None
    return legal[0]


def reveals_something(match: Match, action: int) -> bool:
    """Whether this move shows its seat something new: for its eyes alone, or before it goes on deciding.

    What everybody sees at the end of a turn, such as a card that refills the market, doesn't count.
    """
    seat, tried = match.seat, match.fork()
    events = tried.play(action)
    return tried.revealed(tried.ply) and (tried.seat == seat or any(event.audience == seat for event in events))
