"""Vacations: while somebody is away, their clocks stand still at all tables where a turn takes days.

The vacation itself is kept with the person. Each table hears of it by a step of its journal, so that everybody sees it and the
clock follows from the journal alone. A table that has not heard of it in time does so when its deadline passes.
"""

from __future__ import annotations

import contextlib
import math

from megawatt.server.acts.journal import Journal
from megawatt.server.acts.open_tables import OpenTables
from megawatt.server.refusals import Refusal
from megawatt.server.storage.steps import PERSON, RUNNING, Away
from megawatt.server.storage.storage import Storage
from megawatt.server.tables.table import Table
from megawatt.server.tables.turn_clock import TURN_BY_TURN
from megawatt.server.telling.audience import Audience
from megawatt.server.wire.answers import VacationShown

HOUR, HOURS = 3600.0, 24
DAY = HOURS * HOUR
YEAR = 365 * DAY
ROUNDING = 0.01
"""Moments are floating-point numbers: a hundredth of a second begins no hour."""
LONGEST_DAYS = 28
"""Days away at a time."""
DAYS_A_YEAR = 42


class Vacations:
    """Begins and ends them."""

    def __init__(self, storage: Storage, tables: OpenTables, journal: Journal) -> None:
        self._storage = storage
        self._tables = tables
        self._journal = journal

    async def shown(self, person: str) -> VacationShown:
        """How this person stands."""
        now = self._journal.now()
        taken = await self._storage.read(self._storage.store.vacations, person, now - YEAR)
        until = taken[-1][1] if taken and taken[-1][1] > now else None
        return VacationShown(until, (DAYS_A_YEAR * HOURS - _hours(taken, now)) * 10 // HOURS / 10)

    async def take(self, person: str, days: int) -> None:
        """Be away for so many days from now on, instead of what was said before; 0 days: back."""
        now = self._journal.now()
        store = self._storage.store
        taken = await self._storage.read(store.vacations, person, now - YEAR)
        current = taken.pop() if taken and taken[-1][1] > now else None
        began = now if current is None else current[0]
        until = now + days * DAY
        left = DAYS_A_YEAR * HOURS - _hours(taken, now)
        most = min(LONGEST_DAYS * HOURS, left)
        if days and until - began > most * HOUR + 1:
            detail = f"at most {LONGEST_DAYS} days at a time and {DAYS_A_YEAR} a year; {left // HOURS} are left"
            raise Refusal("vacation", detail, days=max(0, most // HOURS))
        await self._storage.writer.submit(lambda connection: store.keep_vacation(connection, person, began, until))
        for table in await self._storage.read(store.turn_by_turn, person, TURN_BY_TURN):
            with contextlib.suppress(Refusal):
                await self._tell(await self._tables.open(table), person, began, until)

    async def keep(self, audience: Audience) -> None:
        """Before a deadline is held against somebody: perhaps they are away and the table has not heard of it."""
        table = audience.table
        person = None if table.to_decide is None else table.seats[table.to_decide].person
        if person is None or table.row.per_turn < TURN_BY_TURN:
            return
        taken = await self._storage.read(self._storage.store.vacations, person, self._journal.now())
        if taken:
            await self._tell(audience, person, *taken[-1])

    async def _tell(self, audience: Audience, person: str, since: float, until: float) -> None:
        """Every seat of the person at this table hears it."""
        for seat in audience.table.seats_of(person):

            def away(table: Table, seat: int = seat) -> Away | None:
                now = self._journal.now()
                clock, sits = table.clock, table.seats[seat]
                if clock is None or table.status != RUNNING or sits.kind != PERSON or sits.person != person:
                    return None
                known = clock.away_until(seat)
                return None if known == until or max(known, until) <= now else Away(seat, since, until)

            await self._journal.act(audience, away)


def _hours(taken: list[tuple[float, float]], now: float) -> int:
    """How many hours of the last year these were; of each of them a begun hour counts whole."""
    return sum(math.ceil((until - max(began, now - YEAR) - ROUNDING) / HOUR) for began, until in taken)
