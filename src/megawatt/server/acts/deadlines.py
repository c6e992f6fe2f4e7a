"""When somebody's time is used up: what was agreed happens, once, whichever worker notices it."""

from __future__ import annotations

import contextlib

from megawatt.server.acts import seating
from megawatt.server.acts.journal import Journal
from megawatt.server.acts.open_tables import OpenTables
from megawatt.server.acts.vacations import Vacations
from megawatt.server.refusals import Refusal
from megawatt.server.storage.storage import Storage


class Deadlines:
    """Looks for deadlines that have passed. They are rows of the database, so one that passed while no server ran is found too."""

    def __init__(self, storage: Storage, tables: OpenTables, journal: Journal, vacations: Vacations) -> None:
        self._storage = storage
        self._tables = tables
        self._journal = journal
        self._vacations = vacations

    async def fire(self) -> None:
        """One round. Only the leader looks; the journal takes a step in its place only once, so even two leaders do no harm."""
        if not await self._storage.leads():
            return
        for table in await self._storage.read(self._storage.store.overdue, self._journal.now()):
            if table in self._tables.damaged:
                continue
            with contextlib.suppress(Refusal):
                audience = await self._tables.open(table)
                await self._vacations.keep(audience)
                await seating.replace_absent(self._journal, audience)
