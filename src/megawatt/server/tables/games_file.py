"""Many finished games as one ZIP file, sent while it is packed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial

from megawatt.kernel.match.files import dumps
from megawatt.kernel.match.match import Match
from megawatt.server.db.database import Storage
from megawatt.server.refusals import Refusal
from megawatt.server.tables.damage import Damaged
from megawatt.server.tables.open_tables import OpenTables
from megawatt.server.tables.store import TableStore
from megawatt.server.uploads.jobs import JobQueues
from megawatt.server.uploads.signatures import FileSignatures
from megawatt.server.uploads.zip_stream import ZipStream

MAX_TAKEN = 300
"""Games in one file."""
TRIES, PAUSE_S = 60, 0.5


class GamesFile:
    """Packs finished games."""

    def __init__(self, storage: Storage, tables: OpenTables, queues: JobQueues, signatures: Callable[[], FileSignatures]) -> None:
        self._storage, self._tables, self._queues, self._signatures = storage, tables, queues, signatures
        self._table_store = TableStore(storage.store)

    async def pieces(self, person: str, address: str, games: Sequence[tuple[str, str, float]]) -> AsyncIterator[bytes]:
        """The pieces of a file with these games (table, game, when it ended), without those that cannot be replayed.

        Reading, replaying and packing are done in threads, one game at a time.
        """
        packing = ZipStream()
        for table, game, at in games[:MAX_TAKEN]:
            found = await self._storage.read(self._table_store.table, table)
            try:
                match = (await self._tables.replay(found, {})).match if found else None
            except Damaged:
                continue
            if match is not None:
                name = f"{time.strftime('%Y-%m-%d', time.gmtime(at))}-{game}-{table[:6]}.mw"
                yield await self._in_line(person, address, partial(self._pack, packing, name, match))
        yield packing.end()

    def _pack(self, packing: ZipStream, name: str, match: Match) -> bytes:
        return packing.add(name, dumps(match, self._signatures().seal))

    async def _in_line(self, person: str, address: str, work: Callable[[], bytes]) -> bytes:
        """Wait for room in the queue: a file that has begun must be finished."""
        for _ in range(TRIES):
            try:
                return await self._queues.replay(person, address, work)
            except Refusal:
                await asyncio.sleep(PAUSE_S)
        raise Refusal("busy", f"there was no room in the line for {TRIES * PAUSE_S:.0f} seconds; try again later")
