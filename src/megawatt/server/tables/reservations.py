"""Keeping a seat for somebody, such as a program that waits for challenges, and declining such a seat."""

from __future__ import annotations

from megawatt.server.refusals import Refusal
from megawatt.server.tables.journal import Journal
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.steps import OPEN, WAITING, Seated, SeatRow
from megawatt.server.tables.table import Table


async def challenge(journal: Journal, live: LiveTable, person: str, seat: int, invited: str) -> None:
    """The host of a table that waits keeps an open seat for somebody."""

    def kept(table: Table) -> Seated:
        if table.row.host != person:
            raise Refusal("host-only", "only the host of the table may do this")
        if table.status != WAITING:
            raise Refusal("started", f"the table is {table.status}; its seats are fixed")
        if not 0 <= seat < len(table.seats):
            raise Refusal("no-such-seat", f"there is no seat {seat}; seats are 0 to {len(table.seats) - 1}", seat=seat)
        if any(invited in other.concerns for other in table.seats):
            raise Refusal("already-seated", "they have a seat at this table", seat=seat)
        if table.seats[seat].kind != OPEN or table.seats[seat].reserved is not None:
            raise Refusal("seat-taken", f"seat {seat} is taken", seat=seat)
        return _with(table, seat, SeatRow(OPEN, reserved=invited))

    await journal.act(live, kept)


async def decline(journal: Journal, live: LiveTable, person: str) -> None:
    """Decline a reserved seat: it is open for everybody again."""

    def freed(table: Table) -> Seated:
        kept = [number for number, seat in enumerate(table.seats) if seat.kind == OPEN and seat.reserved == person]
        if not kept:
            raise Refusal("not-seated", "no seat is kept for you at this table")
        return _with(table, kept[0], SeatRow(OPEN))

    await journal.act(live, freed)


def _with(table: Table, seat: int, row: SeatRow) -> Seated:
    return Seated([row if number == seat else other for number, other in enumerate(table.seats)], started=False)
