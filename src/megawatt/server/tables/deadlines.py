"""Deadlines: when somebody's time is used up, what was agreed happens once, whichever worker notices it."""

from __future__ import annotations

import contextlib

from megawatt.server.db.database import Storage
from megawatt.server.refusals import Refusal
from megawatt.server.tables import seats
from megawatt.server.tables.journal import Journal
from megawatt.server.tables.open_tables import OpenTables
from megawatt.server.tables.store import TableStore
from megawatt.server.tables.vacations import Vacations


class Deadlines:
    """Fires deadlines that have passed. They are rows of the database, so one that passed while no server ran is found too."""

    def __init__(self, storage: Storage, tables: OpenTables, journal: Journal, vacations: Vacations) -> None:
        self._storage = storage
        self._table_store = TableStore(storage.store)
        self._tables = tables
        self._journal = journal
        self._vacations = vacations

    async def fire(self) -> None:
        """One round. Only the leader looks; the journal takes a step in its place only once, so even two leaders do no harm."""
        if not await self._storage.leads():
            return
        for table in await self._storage.read(self._table_store.overdue, self._journal.now()):
            if table in self._tables.damaged:
                continue
            with contextlib.suppress(Refusal):
                live = await self._tables.open(table)
                await self._vacations.keep(live)
                await seats.replace_absent(self._journal, live)
