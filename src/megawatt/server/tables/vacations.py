"""Vacations: while somebody is away, their clocks stand still at all tables where a turn takes days.

The vacation itself is stored with the person. Each table gets it as a step of its journal, so that everybody sees it and the
clock follows from the journal alone. A table that has not got it in time does so when its deadline passes.
"""

from __future__ import annotations

import contextlib
import math

from megawatt.server.db.database import Storage
from megawatt.server.refusals import Refusal
from megawatt.server.tables.journal import Journal
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.messages import VacationShown
from megawatt.server.tables.open_tables import OpenTables
from megawatt.server.tables.steps import PERSON, RUNNING, Away
from megawatt.server.tables.store import TableStore
from megawatt.server.tables.table import Table
from megawatt.server.tables.turn_clock import TURN_BY_TURN

HOUR, HOURS = 3600.0, 24
DAY = HOURS * HOUR
YEAR = 365 * DAY
ROUNDING = 0.01
"""Moments are floating-point numbers: a hundredth of a second begins no hour."""
MAX_VACATION_DAYS = 28
"""Days away at a time."""
DAYS_A_YEAR = 42


class Vacations:
    """Begins and ends vacations."""

    def __init__(self, storage: Storage, tables: OpenTables, journal: Journal) -> None:
        self._storage = storage
        self._table_store = TableStore(storage.store)
        self._tables = tables
        self._journal = journal

    async def shown(self, person: str) -> VacationShown:
        """Until when a person is on vacation, and how many days are left."""
        now = self._journal.now()
        taken = await self._storage.read(self._table_store.vacations, person, now - YEAR)
        until = taken[-1][1] if taken and taken[-1][1] > now else None
        return VacationShown(until, (DAYS_A_YEAR * HOURS - _hours(taken, now)) * 10 // HOURS / 10)

    async def take(self, person: str, days: int) -> None:
        """Be away for this many days from now on, instead of an earlier vacation; 0: back."""
        now = self._journal.now()
        store = self._table_store
        taken = await self._storage.read(store.vacations, person, now - YEAR)
        current = taken.pop() if taken and taken[-1][1] > now else None
        began = now if current is None else current[0]
        until = now + days * DAY
        left = DAYS_A_YEAR * HOURS - _hours(taken, now)
        most = min(MAX_VACATION_DAYS * HOURS, left)
        if days and until - began > most * HOUR + 1:
            detail = f"at most {MAX_VACATION_DAYS} days at a time and {DAYS_A_YEAR} a year; {left // HOURS} are left"
            raise Refusal("vacation", detail, days=max(0, most // HOURS))
        await self._storage.writer.submit(lambda connection: store.keep_vacation(connection, person, began, until))
        for table in await self._storage.read(store.turn_by_turn, person, TURN_BY_TURN):
            with contextlib.suppress(Refusal):
                await self._tell(await self._tables.open(table), person, began, until)

    async def keep(self, live: LiveTable) -> None:
        """Before a deadline is enforced: check for a vacation that the table does not know of yet."""
        table = live.table
        person = None if table.to_decide is None else table.seats[table.to_decide].person
        if person is None or table.row.per_turn < TURN_BY_TURN:
            return
        taken = await self._storage.read(self._table_store.vacations, person, self._journal.now())
        if taken:
            await self._tell(live, person, *taken[-1])

    async def _tell(self, live: LiveTable, person: str, since: float, until: float) -> None:
        """Append the vacation to the journal of a table, for each seat of the person."""
        for seat in live.table.seats_of(person):

            def away(table: Table, seat: int = seat) -> Away | None:
                now = self._journal.now()
                clock, sits = table.clock, table.seats[seat]
                if clock is None or table.status != RUNNING or sits.kind != PERSON or sits.person != person:
                    return None
                known = clock.away_until(seat)
                return None if known == until or max(known, until) <= now else Away(seat, since, until)

            await self._journal.act(live, away)


def _hours(taken: list[tuple[float, float]], now: float) -> int:
    """How many hours of the last year these were; of each of them a begun hour counts whole."""
    return sum(math.ceil((until - max(began, now - YEAR) - ROUNDING) / HOUR) for began, until in taken)
