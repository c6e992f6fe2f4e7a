"""Finished games are counted once: their ratings, and what the seats began with.

The result was written together with the last move. Whichever worker comes first takes it, and what it works out is in the same
transaction as the taking: a worker that is killed in between has done nothing, and the next one counts the game.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection

from megawatt.server.acts.open_tables import OpenTables
from megawatt.server.people import ratings
from megawatt.server.refusals import Refusal
from megawatt.server.storage.damage import Damaged
from megawatt.server.storage.results import ResultStore
from megawatt.server.storage.storage import Storage
from megawatt.server.tables.results import traits_of

Traits = Sequence[Sequence[tuple[str, str]]]


class Counting:
    """Counts what waits."""

    def __init__(self, storage: Storage, tables: OpenTables) -> None:
        self._storage, self._replay = storage, tables.replay
        self._results = ResultStore(storage.store)

    async def count(self) -> None:
        """Count every finished game that nobody has counted, in the order in which they ended."""
        for table in await self._storage.read(self._results.waiting):
            traits = await self._traits(table)
            with contextlib.suppress(Refusal):  # it still waits, and the next round counts it
                await self._storage.writer.submit(partial(self._count, table=table, traits=traits))

    async def _traits(self, table: str) -> Traits:
        """What the seats began with; nothing of a game that cannot be replayed any more."""
        found = await self._storage.read(self._storage.store.table, table)
        if found is None:
            return []
        try:
            match = (await self._replay(found, {})).match
        except Damaged:
            return []
        return [] if match is None else await self._storage.read(traits_of, match)

    def _count(self, connection: Connection, table: str, traits: Traits) -> None:
        result = self._results.take(connection, table)
        if result is None:
            return
        self._results.keep_openings(connection, table, traits)
        if result.pool is not None:
            known = self._results.ratings(connection, result.pool, ratings.rated_among(result))
            changes = ratings.after(result, known)
            gone = self._results.deleted(connection, [change.rating.who for change in changes])
            self._results.keep_ratings(connection, [change for change in changes if change.rating.who not in gone])
