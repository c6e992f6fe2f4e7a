"""Recovery of tables whose last write may or may not be in the journal: they answer `busy` until that is known."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from megawatt.server.background import Background
from megawatt.server.db.database import Storage
from megawatt.server.db.rows import JournalRow
from megawatt.server.refusals import Refusal
from megawatt.server.tables.damage import Damaged
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.store import TableStore

OUTCOME_TIMEOUT_S = 1.0
"""How long a caller waits before getting `busy`."""
UNCERTAIN = Refusal("busy", "the database did not say whether the last step is kept; the table is read again")


class UncertainWrite:
    """A table whose last write may or may not be in the journal."""

    def __init__(self, live: LiveTable, row: JournalRow | None = None, writing: asyncio.Future[Any] | None = None) -> None:
        self.live = live
        self.row = row
        """The step that may or may not be there."""
        self.writing = writing
        """Its write, which has to end before reading makes sense."""
        self.outcome: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        """Whether the step is there, when it is known."""


class Follow(Protocol):
    """Makes a table what these rows and plans say; whether `own` is among the rows."""

    async def __call__(
        self, live: LiveTable, rows: Sequence[JournalRow], plans: Mapping[int, str], own: JournalRow | None = None
    ) -> bool:
        """Follow the journal."""


class Recovery:
    """Reads uncertain tables again, one after the other, with growing pauses while the database is away."""

    def __init__(
        self,
        storage: Storage,
        background: Background,
        follow: Follow,
        set_aside: Callable[[str, Damaged], None],
        wake: Callable[[LiveTable], None],
    ) -> None:
        self._storage = storage
        self._background = background
        self._follow = follow
        self._set_aside = set_aside
        self._wake = wake
        self._open: dict[str, UncertainWrite] = {}

    def __len__(self) -> int:
        return len(self._open)

    def add(self, doubt: UncertainWrite) -> None:
        """Block this table until it has been read again."""
        doubt.live.fault = UNCERTAIN
        begins = not self._open
        self._open[doubt.live.table.id] = doubt
        if begins:
            self._background.keep_running("reading again", self._read_again)

    async def outcome(self, doubt: UncertainWrite) -> bool:
        """Whether the uncertain step is in the journal; `busy` when that cannot be known soon."""
        self.add(doubt)
        try:
            return await asyncio.wait_for(asyncio.shield(doubt.outcome), OUTCOME_TIMEOUT_S)
        except TimeoutError:
            raise UNCERTAIN.with_traceback(None) from None

    async def _read_again(self) -> None:
        """Resolve every uncertain write; raises when some are left, to be called again after a pause."""
        while self._open:
            left: Exception | None = None
            for table, doubt in list(self._open.items()):
                try:
                    there = await self._resolve(doubt)
                except Refusal:  # the database is unreachable, for all of them
                    raise
                except Exception as fault:  # one table must not hold up the others
                    left = fault
                    continue
                del self._open[table]
                doubt.outcome.set_result(there)
                self._wake(doubt.live)
            if left is not None:
                raise left

    async def _resolve(self, doubt: UncertainWrite) -> bool:
        """Read the journal until the outcome is known; database failures are retried by the caller."""
        live, storage = doubt.live, self._storage
        if doubt.writing is not None:
            await asyncio.wait([doubt.writing])
            _ = doubt.writing.cancelled() or doubt.writing.exception()
        read = await storage.read(TableStore(storage.store).since, live.table.id, live.table.seq)
        try:
            there = await self._follow(live, *read, own=doubt.row)
        except Damaged as damage:
            self._set_aside(live.table.id, damage)
            return False
        live.fault = None
        return there
