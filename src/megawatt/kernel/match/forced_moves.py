"""What needs no decision: when a table may play for somebody who wants only real decisions.

This is the whole rule of it; it asks the game through its contract only, so compiled and interpreted rules give the same answer.
"""

from __future__ import annotations

from megawatt.kernel.match.match import Match


def forced_move(match: Match) -> int | None:
    """The move of the seat to decide if it has no other one, and nothing is turned over by it that this seat would want to see."""
    legal = match.legal_actions()
    if len(legal) != 1 or match.game.worth_seeing(match.board, match.state) or reveals_something(match, legal[0]):
        return None
    return legal[0]


def reveals_something(match: Match, action: int) -> bool:
    """Whether this move shows its seat something new: for its eyes alone, or before it goes on deciding.

    What everybody sees at the end of one's turn, such as a card that fills up the market, nobody need be there for.
    """
    seat, tried = match.seat, match.fork()
    events = tried.play(action)
    return tried.revealed(tried.ply) and (tried.seat == seat or any(event.audience == seat for event in events))
