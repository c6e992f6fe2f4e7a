"""Playing a move at a table, and asking whether one could be played. Legality is asked where the move is tried: in Match.play."""

from __future__ import annotations

from megawatt.kernel.errors import IllegalMove
from megawatt.kernel.match import Match
from megawatt.server.acts.journal import Journal, MoveKey
from megawatt.server.refusals import Refusal, UnreadableMove
from megawatt.server.storage.steps import Played
from megawatt.server.tables.table import Table
from megawatt.server.telling.audience import Audience
from megawatt.server.telling.connection import Connection
from megawatt.server.wire.from_page import MoveMessage
from megawatt.server.wire.to_page import Verdict


async def move(journal: Journal, audience: Audience, person: str | None, wish: MoveMessage, page: Connection | None = None) -> None:
    """Play a move for a seat of this person; a key of theirs that was played is done, whatever has happened since."""
    audience.table.must_hold(person, wish.seat)

    def played(table: Table) -> Played:
        match = table.going_on()
        must_be_now(match, wish.ply)
        if match.seat != wish.seat:
            raise Refusal("not-your-turn", f"seat {match.seat} is to decide, not seat {wish.seat}", seat=int(match.seat or 0))
        action = _readable(match, wish.move)
        return Played(wish.seat, action, match.text(action))

    await journal.act(audience, played, MoveKey(person or "", wish.seat, wish.key), page)


def why(audience: Audience, seat: int | None, ply: int, text: str) -> Verdict:
    """Whether the seat shown could make this move now, and what it would cost."""
    match = audience.table.going_on()
    must_be_now(match, ply)
    if match.seat != seat:
        raise Refusal("not-your-turn", f"seat {match.seat} is to decide", seat=int(match.seat or 0))
    action = _readable(match, text)
    reason = match.why_not(action)
    if reason is not None:
        return Verdict(reason=f"why-{reason}", arguments={}, costs=None)
    costs = dict(match.game.costs(match.board, match.state, action))
    return Verdict(reason=None, arguments={}, costs=costs or None)


def must_be_now(match: Match, ply: int) -> None:
    """Refuse what was meant for another moment."""
    if ply != match.ply:
        raise Refusal("late", f"{match.ply} moves have been played, not {ply}", ply=match.ply)


def _readable(match: Match, text: str) -> int:
    try:
        return match.action(text)
    except IllegalMove as fault:
        raise UnreadableMove(fault) from None
