"""Playing a move at a table, and asking whether one could be played. Legality is asked where the move is tried: in Match.play."""

from __future__ import annotations

from megawatt.kernel.errors import IllegalMove
from megawatt.kernel.match.match import Match
from megawatt.server.live.messages import Verdict
from megawatt.server.live.requests import MoveMessage
from megawatt.server.refusals import ForbiddenMove, Refusal, UnreadableMove
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.steps import ASKED_FOR, NO_CHOICE, TOGETHER, Played
from megawatt.server.tables.table import Table
from megawatt.server.tables.wishes import MoveKey, StepJournal, Wish


async def move(journal: StepJournal, live: LiveTable, person: str | None, wish: MoveMessage) -> None:
    """Play a move for a seat of this person; a key of theirs that was played is done, whatever has happened since."""
    live.table.must_hold(person, wish.seat)

    def played(table: Table) -> Played:
        match = _decided_by(table, wish.seat, wish.ply)
        action = _readable(match, wish.move)
        if wish.then:
            _must_follow(match, wish.seat, [wish.move, *wish.then])
        forced = wish.forced and action in (table.forced_for_page(), match.game.usual(match.board, match.state))
        return Played(wish.seat, action, match.text(action), NO_CHOICE if forced else ASKED_FOR)

    await journal.act(live, played, MoveKey(person or "", wish.seat, wish.key))
    for number, text in enumerate(wish.then, 1):
        await journal.act(live, _follows(wish, number, text), MoveKey(person or "", wish.seat, f"{wish.key}.{number}"))


def _follows(wish: MoveMessage, number: int, text: str) -> Wish:
    """A further move of the same decision."""

    def played(table: Table) -> Played:
        match = _decided_by(table, wish.seat, wish.ply + number)
        action = _readable(match, text)
        return Played(wish.seat, action, match.text(action), TOGETHER)

    return played


def _decided_by(table: Table, seat: int, ply: int) -> Match:
    """The match, if it has this many moves and this seat is to decide; else Refusal."""
    match = table.going_on()
    if not match.game.is_simultaneous:
        must_be_now(match, ply)
    elif (since := match.asked_since(seat)) is not None and not since <= ply <= match.ply:
        raise _late(match, ply)
    if seat not in match.deciders:
        raise Refusal("not-your-turn", f"seat {match.seat} is to decide, not seat {seat}", seat=int(match.seat or 0))
    return match.asking(seat)


def _must_follow(match: Match, seat: int, texts: list[str]) -> None:
    """Refuse moves that are not lawful one after the other, all decided by this seat, before any of them is played."""
    tried = match.fork()
    for text in texts:
        if seat not in tried.deciders:
            raise Refusal("not-your-turn", f"seat {tried.seat} decides before {text}", seat=int(tried.seat or 0))
        try:
            tried.play(_readable(tried.asking(seat), text), seat)
        except IllegalMove as fault:
            raise ForbiddenMove(fault.reason, text) from None


def why(live: LiveTable, seat: int | None, ply: int, text: str) -> Verdict:
    """Whether the seat shown could make this move now, and what it would cost."""
    match = _decided_by(live.table, -1 if seat is None else seat, ply)
    action = _readable(match, text)
    reason = match.why_not(action)
    if reason is not None:
        return Verdict(reason=f"why-{reason}", arguments={}, costs=None)
    costs = dict(match.game.costs(match.board, match.state, action))
    return Verdict(reason=None, arguments={}, costs=costs or None)


def must_be_now(match: Match, ply: int) -> None:
    """Refuse a request for an outdated position."""
    if ply != match.ply:
        raise _late(match, ply)


def _late(match: Match, ply: int) -> Refusal:
    return Refusal("late", f"{match.ply} moves have been played, not {ply}", ply=match.ply)


def _readable(match: Match, text: str) -> int:
    try:
        return match.action(text)
    except IllegalMove as fault:
        raise UnreadableMove(fault) from None
