"""Undo, and ending a game early: at once where that is free, else when everybody else agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from megawatt.server.live.requests import AnswerUndo, UndoMessage
from megawatt.server.refusals import Refusal
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.moves import must_be_now
from megawatt.server.tables.steps import Agreed, Asked, Declined, Ended, Undone
from megawatt.server.tables.table import Table
from megawatt.server.tables.wishes import StepJournal

if TYPE_CHECKING:
    from megawatt.server.api.rate_limits import Limits


async def undo(journal: StepJournal, limits: Limits, live: LiveTable, person: str | None, wish: UndoMessage) -> None:
    """Take back: at once when it is free or nobody else is there to be asked, else by asking."""

    def undone(table: Table) -> Undone | Asked | None:
        table.must_hold(person, wish.seat)
        match = table.going_on()
        must_be_now(match, wish.ply)
        if wish.to >= match.ply or match.seat_at(wish.to) != wish.seat or table.had_no_choice(wish.to):
            raise Refusal("nothing-to-undo", f"move {wish.to + 1} is not one that seat {wish.seat} has made", ply=wish.to)
        if table.row.rated and not table.is_free(wish.seat, wish.to):
            raise Refusal("rated-undo", "in a rated game only own steps that showed nothing can be taken back")
        if not table.others_than(wish.seat) or table.is_free(wish.seat, wish.to):
            return Undone(match.ply, wish.to, wish.seat)
        if (standing := table.request) is not None and (standing.seat, standing.to, standing.end) == (wish.seat, wish.to, False):
            return None
        limits.spend("ask-undo", person, None)
        return Asked(wish.seat, wish.to, table.reveals(wish.to))

    await journal.act(live, undone)


async def propose_end(journal: StepJournal, limits: Limits, live: LiveTable, person: str | None, seat: int) -> None:
    """End the game for everybody: at once when nobody else is there to be asked, else by asking."""

    def proposed(table: Table) -> Asked | Ended | None:
        table.must_hold(person, seat)
        match = table.going_on()
        if not table.others_than(seat):
            if table.row.rated:
                raise Refusal("rated-running", "a rated game is ended early by all who are in it, or by resigning")
            return Ended()
        if table.request is not None and (table.request.seat, table.request.end) == (seat, True):
            return None
        limits.spend("ask-undo", person, None)
        return Asked(seat, match.ply, reveals=False, end=True)

    await journal.act(live, proposed)


async def answer_undo(journal: StepJournal, live: LiveTable, person: str | None, wish: AnswerUndo) -> None:
    """Agree or not; the last one who agrees makes it happen."""

    def answered(table: Table) -> Agreed | Declined | Undone | Ended:
        table.must_hold(person, wish.seat)
        match, request = table.going_on(), table.request
        if request is None or request.number != wish.request:
            raise Refusal("no-request", "nobody asks for this any more")
        asked = wish.seat in table.others_than(request.seat)
        if not wish.agree and (asked or wish.seat == request.seat):
            return Declined(wish.seat, request.number)
        if not asked:
            raise Refusal("no-request", "this request is your own; the others answer it")
        agreed = request.agreed.union(table.seats_of(person))
        if agreed.issuperset(table.others_than(request.seat)):
            return Ended() if request.end else Undone(match.ply, request.to, request.seat)
        return Agreed(wish.seat, request.number)

    await journal.act(live, answered)
