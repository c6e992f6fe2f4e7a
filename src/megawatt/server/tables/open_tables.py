"""The tables in memory: opened from the database when somebody asks for them, set aside when their journal is damaged."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from megawatt.kernel.match.match import Match
from megawatt.server.accounts.people import PeopleStore
from megawatt.server.db.database import Storage
from megawatt.server.db.rows import JournalRow, TableRow
from megawatt.server.live.connection import GOING_AWAY, Connection
from megawatt.server.refusals import Refusal
from megawatt.server.tables.damage import Damaged
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.steps import CLOSED, SeatRow
from megawatt.server.tables.store import TableStore
from megawatt.server.tables.table import Table

SET_ASIDE_SECONDS = 60.0
"""Seconds before a damaged journal is read again."""
DISCONNECT_DELAY_S = 0.5
"""How long pages at a damaged table stay connected, to get the reason."""
REPLAY_THREADS = 2
"""The thread that replays long journals, apart from those for reading."""
TABLE_ID = re.compile(r"[\w-]{1,32}", re.ASCII)
log = logging.getLogger(__name__)


class OpenTables:
    """The tables in memory: those used recently; `opened` is called with each one that is loaded."""

    def __init__(
        self,
        storage: Storage,
        opened: Callable[[LiveTable], None],
        refresh: Callable[[LiveTable], Awaitable[None]],
        now: Callable[[], float] = time.time,
    ) -> None:
        """`refresh` brings a table in memory up to date, where other workers may have appended to its journal."""
        self._now = now
        self._refresh = refresh
        self._storage = storage
        self._people = PeopleStore(storage.store)
        self._table_store = TableStore(storage.store)
        self._opened = opened
        self.live: dict[str, LiveTable] = {}
        self.damaged: dict[str, tuple[Damaged, float]] = {}
        """Damaged tables, and since when."""
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._openers = ThreadPoolExecutor(REPLAY_THREADS, "opener")

    async def open(self, table: str) -> LiveTable:
        """A table as the journal has it now, from memory or from the database; the same refusal for every unknown id."""
        if not TABLE_ID.fullmatch(table):
            raise Refusal("no-such-table", "there is no such table")
        live = self.live.get(table)
        if live is None:
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._load(table))
                self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
            live = await asyncio.shield(self._opening[table])
        live.last_used = time.monotonic()
        # Also after loading: the message of a step committed between the reading and now found no table here.
        await self._refresh(live)
        return live

    def watched_by(self, connection: Connection) -> LiveTable:
        """The table that a connection watches."""
        live = self.live.get(connection.table or "")
        if live is None:
            raise Refusal("no-table", "watch a table first")
        return live

    async def _load(self, table: str) -> LiveTable:
        damage, since = self.damaged.get(table, (None, 0.0))
        if damage is not None and time.monotonic() - since < SET_ASIDE_SECONDS:
            raise _set_aside(damage)
        found = await self._storage.read(self._table_store.table, table)
        if found is None or found[0].status == CLOSED:
            raise Refusal("no-such-table", "there is no such table")
        try:
            live = LiveTable(await self.replay(found, {}), self._now)
        except Damaged as fault:
            self.set_aside(table, fault)
            raise _set_aside(fault) from None
        live.table.names.update(await self._storage.read(self._people.names_of, people_of(live.table.seats)))
        self.damaged.pop(table, None)
        self.live[table] = live
        self._opened(live)
        return live

    async def replay(
        self,
        found: tuple[TableRow, list[JournalRow], dict[int, str]],
        names: dict[str, str | None],
        watch: Callable[[Match], None] | None = None,
    ) -> Table:
        """A table from its journal, replayed beside the event loop; Damaged when that cannot be. `watch` sees every move."""
        return await asyncio.get_running_loop().run_in_executor(self._openers, partial(Table.load, *found, names, watch))

    def set_aside(self, table: str, damage: Damaged) -> None:
        """Set a table with a damaged journal aside; it is logged once."""
        if str(self.damaged.get(table, (None, 0.0))[0]) != str(damage):
            log.error("a table is set aside", extra={"table": table, "seq": damage.seq, "why": damage.why})
        self.damaged[table] = damage, time.monotonic()
        live = self.live.pop(table, None)
        if live is not None:
            live.fault = _set_aside(damage)
            asyncio.get_running_loop().call_later(DISCONNECT_DELAY_S, live.broadcast.disconnect_all, GOING_AWAY)

    def drop_idle(self, seconds: float, is_needed: Callable[[LiveTable], bool]) -> None:
        """Drop tables that nobody has used for this long."""
        limit = time.monotonic() - seconds
        for live in list(self.live.values()):
            idle = (
                not (live.broadcast.connections or live.broadcast.listeners) and live.last_used < limit and not live.lock.locked()
            )
            if idle and not is_needed(live):
                del self.live[live.table.id]

    def close(self) -> None:
        """End the thread."""
        self._openers.shutdown()


def _set_aside(damage: Damaged) -> Refusal:
    return Refusal("damaged", f"{damage}; the host can export what is readable")


def people_of(seats: Iterable[SeatRow]) -> set[str]:
    """The people whose names a table shows: who sits there, has left, or is expected."""
    return set[str]().union(*(seat.concerns for seat in seats))
