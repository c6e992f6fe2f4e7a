"""Tables whose last write may or may not be in the journal. They answer `busy` until the database has told which."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from megawatt.server.background import Background
from megawatt.server.refusals import Refusal
from megawatt.server.storage.damage import Damaged
from megawatt.server.storage.storage import Storage
from megawatt.server.storage.store import JournalRow
from megawatt.server.telling.audience import Audience

SECONDS_TO_FIND_OUT = 1.0
"""So long whoever made the step waits for the answer before being told `busy`."""
IN_DOUBT = Refusal("busy", "the database did not say whether the last step is kept; the table is read again")


class Doubt:
    """A table that has to be read again."""

    def __init__(self, audience: Audience, row: JournalRow | None = None, writing: asyncio.Future[Any] | None = None) -> None:
        self.audience = audience
        self.row = row
        """The step that may or may not be there."""
        self.writing = writing
        """Its write, which has to end before reading makes sense."""
        self.found_out: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        """Whether the step is there, when it is known."""


class Follow(Protocol):
    """Makes a table what these rows and plans say; whether `own` is among the rows."""

    async def __call__(
        self, audience: Audience, rows: Sequence[JournalRow], plans: Mapping[int, str], own: JournalRow | None = None
    ) -> bool:
        """Follow the journal."""


class Doubts:
    """Reads tables again, all of them one after the other, with growing pauses while the database is away."""

    def __init__(
        self,
        storage: Storage,
        background: Background,
        follow: Follow,
        set_aside: Callable[[str, Damaged], None],
        wake: Callable[[Audience], None],
    ) -> None:
        self._storage = storage
        self._background = background
        self._follow = follow
        self._set_aside = set_aside
        self._wake = wake
        self._open: dict[str, Doubt] = {}

    def __len__(self) -> int:
        return len(self._open)

    def add(self, doubt: Doubt) -> None:
        """From now on nothing can be done at this table until it has been read again."""
        doubt.audience.trouble = IN_DOUBT
        begins = not self._open
        self._open[doubt.audience.table.id] = doubt
        if begins:
            self._background.lasting("reading again", self._read_again)

    async def found_out(self, doubt: Doubt) -> bool:
        """Whether the doubtful step is in the journal; `busy` when that cannot be known soon."""
        self.add(doubt)
        try:
            return await asyncio.wait_for(asyncio.shield(doubt.found_out), SECONDS_TO_FIND_OUT)
        except TimeoutError:
            raise IN_DOUBT.with_traceback(None) from None

    async def _read_again(self) -> None:
        """Clear up every doubt; raises, to be called again after a pause, when some of them are left."""
        while self._open:
            left: Exception | None = None
            for table, doubt in list(self._open.items()):
                try:
                    there = await self._find_out(doubt)
                except Refusal:  # the database is away, for all of them
                    raise
                except Exception as fault:  # one table must not hold up the others
                    left = fault
                    continue
                del self._open[table]
                doubt.found_out.set_result(there)
                self._wake(doubt.audience)
            if left is not None:
                raise left

    async def _find_out(self, doubt: Doubt) -> bool:
        """Read until it is known; whatever the database cannot answer is tried again by the caller."""
        audience, storage = doubt.audience, self._storage
        if doubt.writing is not None:
            await asyncio.wait([doubt.writing])
            _ = doubt.writing.cancelled() or doubt.writing.exception()
        read = await storage.read(storage.store.since, audience.table.id, audience.table.seq)
        try:
            there = await self._follow(audience, *read, own=doubt.row)
        except Damaged as damage:
            self._set_aside(audience.table.id, damage)
            return False
        audience.trouble = None
        return there
