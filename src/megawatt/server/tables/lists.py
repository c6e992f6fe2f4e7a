"""The lists of the lobby."""

from __future__ import annotations

from megawatt.server.accounts.people import PeopleStore
from megawatt.server.db.database import Storage
from megawatt.server.db.rows import TableRow
from megawatt.server.live.messages import Summary
from megawatt.server.tables.journal import Journal
from megawatt.server.tables.lobby import Lobby
from megawatt.server.tables.messages import Lists
from megawatt.server.tables.open_tables import OpenTables, people_of
from megawatt.server.tables.steps import RUNNING, WAITING, read_seats
from megawatt.server.tables.store import TableStore
from megawatt.server.tables.summaries import row_summary


class TableLists:
    """Lists a person's own tables and the public ones."""

    def __init__(self, storage: Storage, tables: OpenTables, lobby: Lobby, journal: Journal) -> None:
        self._storage, self._tables, self._lobby, self._journal = storage, tables, lobby, journal
        self._table_store, self._people = TableStore(storage.store), PeopleStore(storage.store)

    async def of(self, person: str) -> Lists:
        """The lobby as this person sees it: their tables with their turns first, and public ones."""
        attended = self._lobby.attended()
        mine = await self._storage.read(self._table_store.mine, person)
        waiting = await self._storage.read(self._table_store.public, WAITING, attended)
        running = await self._storage.read(self._table_store.public, RUNNING, attended)
        people = {name for row in (*mine, *waiting, *running) for name in people_of(read_seats(row.seats))}
        names = await self._storage.read(self._people.names_of, people)
        listed = [[self._summary(row, names, person) for row in rows] for rows in (mine, waiting, running)]
        my_turns_first = sorted(listed[0], key=lambda summary: not summary.your_turn)
        return Lists(my_turns_first, listed[1], listed[2], self._journal.now())

    def _summary(self, row: TableRow, names: dict[str, str | None], person: str) -> Summary:
        """The table in memory, where there is one that is not behind the database; else the row."""
        live = self._tables.live.get(row.id)
        if live is not None and live.table.moved == row.moved:
            return live.table.summary(person, live.present())
        return row_summary(row, names, person)
