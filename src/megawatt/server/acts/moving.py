"""What people do at a table: move, ask, look back, plan ahead, take back. Every function refuses or is committed."""

from __future__ import annotations

from typing import Any

from megawatt.kernel.errors import IllegalMove
from megawatt.kernel.match import Match
from megawatt.kernel.plans import Plan
from megawatt.server.refusals import ForbiddenMove, Refusal, UnreadableMove
from megawatt.server.storage.steps import Agreed, Asked, Declined, Played, Undone
from megawatt.server.tables.table import Table
from megawatt.server.telling.audience import MOST_ENTRIES, Audience, log_entries
from megawatt.server.wire.messages import AnswerUndo, Entry, MoveMessage, PlanMessage, UndoMessage
from megawatt.server.worker import House


async def move(house: House, audience: Audience, person: str | None, wish: MoveMessage) -> None:
    """Play a move for a seat of this person; a key that was played is done, whatever has happened since."""
    audience.table.must_hold(person, wish.seat)

    def played(table: Table) -> Played:
        match = table.playing()
        _must_be_now(match, wish.ply)
        if match.over:
            raise Refusal("over", "the game is over")
        if match.seat != wish.seat:
            raise Refusal("not-your-turn", f"seat {match.seat} is to decide, not seat {wish.seat}", seat=int(match.seat or 0))
        action = _readable(match, wish.move)
        if (why := match.why_not(action)) is not None:
            raise ForbiddenMove(why, wish.move)
        return Played(wish.seat, action, match.text(action))

    await house.journal.act(audience, played, wish.key)


def why(audience: Audience, seat: int | None, ply: int, text: str) -> dict[str, Any]:
    """Whether the seat shown could make this move now, and what it would cost."""
    match = audience.table.playing()
    _must_be_now(match, ply)
    if match.over:
        raise Refusal("over", "the game is over")
    if match.seat != seat:
        raise Refusal("not-your-turn", f"seat {match.seat} is to decide", seat=int(match.seat or 0))
    action = _readable(match, text)
    reason = match.why_not(action)
    if reason is not None:
        return {"reason": f"why-{reason}", "arguments": {}, "costs": None}
    return {"reason": None, "arguments": {}, "costs": dict(match.game.costs(match.board, match.state, action)) or None}


def look(audience: Audience, seat: int | None, ply: int) -> dict[str, Any]:
    """The table after so many moves, as this seat could see it then."""
    match = audience.table.playing()
    if ply > match.ply:
        raise Refusal("no-such-ply", f"there is no ply {ply}; {match.ply} moves have been played", ply=ply, last=match.ply)
    past = match.at(ply)
    entries = log_entries(audience.table, ply, ply, seat) if ply else []
    return {"ply": ply, "view": past.view(seat), "entry": entries[0] if entries else None, "to_decide": past.seat}


def log(audience: Audience, seat: int | None, first: int, last: int) -> list[Entry]:
    """The log of some plies; a long one is asked for in parts."""
    match = audience.table.playing()
    if first > last or first > max(match.ply, 1):
        raise Refusal("no-such-ply", f"plies {first} to {last} are no part of 1 to {match.ply}", ply=first, last=match.ply)
    return log_entries(audience.table, first, min(last, first + MOST_ENTRIES - 1), seat)


async def plan(house: House, audience: Audience, person: str | None, wish: PlanMessage) -> None:
    """Decide ahead for a seat of this person, or think better of it."""
    async with audience.lock:
        audience.must_be_sound()
        table = audience.table
        table.must_hold(person, wish.seat)
        match = table.playing()
        wanted = None if wish.plan is None else Plan(wish.plan.kind, wish.plan.about, wish.plan.amount)
        offers = match.game.plans(match.board, match.state, wish.seat)
        if wanted is not None and not any(wanted.fits(offer) for offer in offers):
            raise Refusal("no-such-plan", f"{wanted} is not offered now", kind=wanted.kind)
        await house.journal.plan(audience, wish.seat, wanted)
    house.notices.tell_plan(table.id, wish.seat)
    house.driver.wake(audience)


async def undo(house: House, audience: Audience, person: str | None, wish: UndoMessage) -> None:
    """Take back: at once when it is free or nobody else is there to be asked, else by asking."""

    def undone(table: Table) -> Undone | Asked | None:
        table.must_hold(person, wish.seat)
        match = table.playing()
        _must_be_now(match, wish.ply)
        if match.over:
            raise Refusal("over", "the game is over")
        if wish.to >= match.ply or match.seat_at(wish.to) != wish.seat:
            raise Refusal("nothing-to-undo", f"move {wish.to + 1} is not one that seat {wish.seat} has made", ply=wish.to)
        if not table.others_than(wish.seat) or table.is_free(wish.seat, wish.to):
            return Undone(match.ply, wish.to, wish.seat)
        if (standing := table.request) is not None and (standing.seat, standing.to) == (wish.seat, wish.to):
            return None
        house.limits.spend("ask-undo", person, "")
        return Asked(wish.seat, wish.to, table.reveals(wish.to))

    await house.journal.act(audience, undone)


async def answer_undo(house: House, audience: Audience, person: str | None, wish: AnswerUndo) -> None:
    """Agree or not; the last one who agrees makes it happen."""

    def answered(table: Table) -> Agreed | Declined | Undone:
        table.must_hold(person, wish.seat)
        match, request = table.playing(), table.request
        if request is None or request.number != wish.request:
            raise Refusal("no-request", "nobody asks for this any more")
        asked = wish.seat in table.others_than(request.seat)
        if not wish.agree and (asked or wish.seat == request.seat):
            return Declined(wish.seat, request.number)
        if not asked:
            raise Refusal("no-request", "this request is your own; the others answer it")
        agreed = request.agreed.union(table.seats_of(person))
        if agreed.issuperset(table.others_than(request.seat)):
            return Undone(match.ply, request.to, request.seat)
        return Agreed(wish.seat, request.number)

    await house.journal.act(audience, answered)


def _must_be_now(match: Match, ply: int) -> None:
    if ply != match.ply:
        raise Refusal("late", f"{match.ply} moves have been played, not {ply}", ply=match.ply)


def _readable(match: Match, text: str) -> int:
    try:
        return match.action(text)
    except IllegalMove as fault:
        raise UnreadableMove(fault) from None
