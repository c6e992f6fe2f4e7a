"""Taking and leaving seats: before the start, and while the game goes on, so that nobody who has to go blocks it."""

from __future__ import annotations

from megawatt.bots import may_sit, usual_bot
from megawatt.server.refusals import Refusal
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.steps import (
    BOT,
    BOT_PLAYS,
    OPEN,
    OUT_OF_TIME,
    PERSON,
    RESIGNED,
    RUNNING,
    WAIT,
    WAITING,
    Closed,
    GaveUp,
    Seated,
    SeatRow,
)
from megawatt.server.tables.table import Table
from megawatt.server.tables.table_state import open_seats
from megawatt.server.tables.wishes import StepJournal


async def sit_down(journal: StepJournal, live: LiveTable, person: str, seat: int | None, only_decisions: bool) -> None:
    """Take an open seat (None: the first); sitting there already is fine."""

    def seated(table: Table) -> Seated | None:
        mine = table.seats_of(person)
        if mine and seat in (None, *mine):
            return None
        _must_have_places(table)
        if table.has_given_up(person):
            raise Refusal("resigned", "you have resigned; you can only watch this game")
        if mine:
            raise Refusal("already-seated", f"you sit on seat {mine[0]}", seat=mine[0])
        if seat is not None:
            _must_exist(table, seat)
        free = [number for number in open_seats(table.seats) if table.seats[number].reserved in (None, person)]
        free.sort(key=lambda number: table.seats[number].reserved is None)
        if seat not in (None, *free) or not free:
            raise Refusal("seat-taken", "somebody else sits there", seat=seat if seat is not None else -1)
        return _seated(table, free[0] if seat is None else seat, SeatRow(PERSON, person, only_decisions=only_decisions))

    await journal.act(live, seated)


async def leave(journal: StepJournal, live: LiveTable, person: str) -> None:
    """Stand up before the start; the host closes the table with it."""

    def left(table: Table) -> Seated | Closed:
        mine = table.seats_of(person)
        is_host = table.row.host == person
        if not mine and not is_host:
            raise Refusal("not-seated", "you do not sit at this table")
        _must_wait(table)
        return Closed() if is_host else _seated(table, mine[0], SeatRow(OPEN))

    await journal.act(live, left)


async def fill(journal: StepJournal, live: LiveTable, person: str, seat: int, bot: str | None) -> None:
    """The host gives an open seat to a bot, or takes it from one (bot None)."""

    def filled(table: Table) -> Seated:
        if table.row.host != person:
            raise Refusal("host-only", "only the host of the table may do this")
        if table.row.rated and bot is not None:
            raise Refusal("rated", "no bot plays in a rated game from the start")
        _must_wait(table)
        _must_exist(table, seat)
        if table.seats[seat].kind == PERSON:
            raise Refusal("seat-taken", f"a person sits on seat {seat}", seat=seat)
        if bot is not None and not may_sit(table.game, bot):
            raise Refusal("no-such-bot", f"no bot of {table.row.game} is called {bot!r}", bot=bot)
        return _seated(table, seat, SeatRow(OPEN) if bot is None else SeatRow(BOT, bot=bot))

    await journal.act(live, filled)


async def hand_over(journal: StepJournal, live: LiveTable, person: str, seat: int, bot: str | None) -> None:
    """Leave a seat of a running game: to a bot, or open to anybody (bot None). The player may come back."""

    def handed_over(table: Table) -> Seated:
        table.must_hold(person, seat)
        table.going_on()
        if table.row.rated:
            raise Refusal("rated-running", "nobody else plays for a person in a rated game; resign instead")
        if bot is not None and not may_sit(table.game, bot):
            raise Refusal("no-such-bot", f"no bot of {table.row.game} is called {bot!r}", bot=bot)
        if bot not in (None, usual_bot(table.game)) and table.forbids_help():
            stand_in = usual_bot(table.game)
            raise Refusal("stand-in", f"at a table without hints only {stand_in} plays for a person, not {bot}", bot=stand_in)
        return _seated(table, seat, SeatRow(OPEN if bot is None else BOT, bot=bot, left=person))

    await journal.act(live, handed_over)


async def sit_down_again(journal: StepJournal, live: LiveTable, person: str, seat: int, only_decisions: bool) -> None:
    """Take a seat again that one has left."""

    def back(table: Table) -> Seated | None:
        table.going_on()
        _must_exist(table, seat)
        if seat in table.seats_of(person):
            return None
        if table.row.rated:
            raise Refusal("rated-running", "in a rated game nobody takes a seat again that somebody else has played for them")
        if seat not in table.seats_left_by(person):
            raise Refusal("not-your-seat", f"seat {seat} is not yours", seat=seat)
        return _seated(table, seat, SeatRow(PERSON, person, only_decisions=only_decisions))

    await journal.act(live, back)


async def resign(journal: StepJournal, live: LiveTable, person: str, seat: int) -> None:
    """Give up: the seat comes in last. The game is over when one is left, else a stand-in plays on against the others."""

    def resigned(table: Table) -> GaveUp:
        table.must_hold(person, seat)
        table.going_on()
        if not table.row.rated and not table.others_than(seat):
            raise Refusal("alone", "nobody else plays at this table; end the game instead")
        return give_up(table, seat, RESIGNED)

    await journal.act(live, resigned)


def give_up(table: Table, seat: int, why: str) -> GaveUp:
    """The step by which this seat gives up; the stand-in is the same for everybody."""
    return GaveUp(seat, why, usual_bot(table.game))


async def replace_absent(journal: StepJournal, live: LiveTable) -> None:
    """Replace a person whose time is used up by a bot, also one who has left the seat open.

    In a rated game the person has lost: returning after a bot has moved would be a way to get help.
    """

    def replaced(table: Table) -> Seated | GaveUp | None:
        seat, deadline = table.to_decide, table.deadline()
        if seat is None or deadline is None or deadline > journal.now() or table.row.absent == WAIT:
            return None
        if table.row.rated:
            return give_up(table, seat, OUT_OF_TIME)
        absent = table.seats[seat]
        returns = (absent.person or absent.left) if table.row.absent == BOT_PLAYS else None
        return _seated(table, seat, SeatRow(BOT, bot=usual_bot(table.game), left=returns))

    await journal.act(live, replaced)


def _seated(table: Table, seat: int, row: SeatRow) -> Seated:
    seats = [row if number == seat else other for number, other in enumerate(table.seats)]
    return Seated(seats, not open_seats(seats))


def _must_wait(table: Table) -> None:
    if table.status != WAITING:
        raise Refusal("started", f"the table is {table.status}; its seats are fixed")


def _must_have_places(table: Table) -> None:
    """Whether seats can be taken: before the start, or where somebody has left one open."""
    if table.status != RUNNING or not open_seats(table.seats):
        _must_wait(table)


def _must_exist(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-such-seat", f"there is no seat {seat}; seats are 0 to {len(table.seats) - 1}", seat=seat)
