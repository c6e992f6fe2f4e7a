"""The tables in memory: opened from the database when somebody asks for them, set aside when their journal is damaged."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from megawatt.server.refusals import Refusal
from megawatt.server.storage.damage import Damaged
from megawatt.server.storage.steps import CLOSED, SeatRow
from megawatt.server.storage.storage import Storage
from megawatt.server.storage.store import JournalRow, TableRow
from megawatt.server.tables.table import Table
from megawatt.server.telling.audience import Audience
from megawatt.server.telling.connection import GOING_AWAY

SET_ASIDE_SECONDS = 60.0
"""A table whose journal is damaged is not looked at again before this."""
FAREWELL_SECONDS = 0.5
"""Pages at a table that is set aside hear why before they are disconnected."""
OPENERS = 2
"""A long journal is replayed beside the event loop, and not in the way of those who only read."""
TABLE_ID = re.compile(r"[\w-]{1,32}", re.ASCII)
log = logging.getLogger(__name__)


class OpenTables:
    """Every table that somebody has asked for of late; `opened` hears of each one that comes into memory."""

    def __init__(
        self,
        storage: Storage,
        opened: Callable[[Audience], None],
        refresh: Callable[[Audience], Awaitable[None]],
        now: Callable[[], float] = time.time,
    ) -> None:
        """`refresh` makes a table in memory what the journal says, where other workers may have appended to it."""
        self._now = now
        self._refresh = refresh
        self._storage = storage
        self._opened = opened
        self.audiences: dict[str, Audience] = {}
        self.damaged: dict[str, tuple[Damaged, float]] = {}
        """Tables that are set aside, and since when."""
        self._opening: dict[str, asyncio.Task[Audience]] = {}
        self._openers = ThreadPoolExecutor(OPENERS, "opener")

    async def open(self, table: str) -> Audience:
        """A table as the journal has it now, from memory or from the database; the same refusal for every id that is nobody's."""
        if not TABLE_ID.fullmatch(table):
            raise Refusal("no-such-table", "there is no such table")
        audience = self.audiences.get(table)
        if audience is None:
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._load(table))
                self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
            audience = await asyncio.shield(self._opening[table])
        audience.touched = time.monotonic()
        # Also after loading: word of a step that was committed between the reading and now found no table here to tell.
        await self._refresh(audience)
        return audience

    async def _load(self, table: str) -> Audience:
        damage, since = self.damaged.get(table, (None, 0.0))
        if damage is not None and time.monotonic() - since < SET_ASIDE_SECONDS:
            raise _set_aside(damage)
        found = await self._storage.read(self._storage.store.table, table)
        if found is None or found[0].status == CLOSED:
            raise Refusal("no-such-table", "there is no such table")
        try:
            audience = Audience(await self.replay(found, {}), self._now)
        except Damaged as fault:
            self.set_aside(table, fault)
            raise _set_aside(fault) from None
        audience.table.names.update(await self._storage.read(self._storage.store.names_of, people_of(audience.table.seats)))
        self.damaged.pop(table, None)
        self.audiences[table] = audience
        self._opened(audience)
        return audience

    async def replay(self, found: tuple[TableRow, list[JournalRow], dict[int, str]], names: dict[str, str | None]) -> Table:
        """A table from its journal, replayed beside the event loop; Damaged when that cannot be."""
        return await asyncio.get_running_loop().run_in_executor(self._openers, partial(Table.load, *found, names))

    def set_aside(self, table: str, damage: Damaged) -> None:
        """This table's journal cannot be replayed: it alone stands still, and the host is told once."""
        if str(self.damaged.get(table, (None, 0.0))[0]) != str(damage):
            log.error("a table is set aside", extra={"table": table, "seq": damage.seq, "why": damage.why})
        self.damaged[table] = damage, time.monotonic()
        audience = self.audiences.pop(table, None)
        if audience is not None:
            audience.trouble = _set_aside(damage)
            asyncio.get_running_loop().call_later(FAREWELL_SECONDS, audience.send_away, GOING_AWAY)

    def drop_idle(self, seconds: float, is_needed: Callable[[Audience], bool]) -> None:
        """Tables that nobody has looked at for so long leave the memory."""
        limit = time.monotonic() - seconds
        for audience in list(self.audiences.values()):
            idle = not (audience.connections or audience.listeners) and audience.touched < limit and not audience.lock.locked()
            if idle and not is_needed(audience):
                del self.audiences[audience.table.id]

    def close(self) -> None:
        """Open nothing any more."""
        self._openers.shutdown()


def _set_aside(damage: Damaged) -> Refusal:
    return Refusal("damaged", f"{damage}; the host can export what is readable")


def people_of(seats: Iterable[SeatRow]) -> set[str]:
    """The people whose names a table shows: who sits there, has left, or is expected."""
    return set[str]().union(*(seat.concerns for seat in seats))
