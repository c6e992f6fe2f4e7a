"""Rating updates: every finished game is counted once, for ratings and for the statistics of openings.

The result was stored together with the last step. The first worker to claim it stores what it computes in the same transaction: a
worker that is killed in between has done nothing, and the next one counts the game.
"""

from __future__ import annotations

import contextlib
from functools import partial

from sqlalchemy import Connection

from megawatt.server.db.database import Storage
from megawatt.server.ratings import model
from megawatt.server.ratings.openings import OpeningNotes, Traits
from megawatt.server.ratings.store import RatingStore
from megawatt.server.refusals import Refusal
from megawatt.server.tables.damage import Damaged
from megawatt.server.tables.open_tables import OpenTables
from megawatt.server.tables.store import TableStore


class RatingUpdates:
    """Counts finished games that were not counted yet."""

    def __init__(self, storage: Storage, tables: OpenTables) -> None:
        self._storage, self._replay = storage, tables.replay
        self._table_store = TableStore(storage.store)
        self._ratings = RatingStore(storage.store)

    async def update(self) -> None:
        """Count every uncounted result, in the order in which the games ended."""
        for table in await self._storage.read(self._ratings.waiting):
            traits = await self._traits(table)
            with contextlib.suppress(Refusal):  # it still waits, and the next round counts it
                await self._storage.writer.submit(partial(self._count, table=table, traits=traits))

    async def _traits(self, table: str) -> Traits:
        """What the seats began with, from replaying the game; nothing of one that cannot be replayed any more."""
        found = await self._storage.read(self._table_store.table, table)
        notes = OpeningNotes()
        with contextlib.suppress(Damaged):
            if found is not None:
                await self._replay(found, {}, notes.note)
                return notes.traits
        return []

    def _count(self, connection: Connection, table: str, traits: Traits) -> None:
        result = self._ratings.take(connection, table)
        if result is None:
            return
        self._ratings.keep_openings(connection, table, traits)
        if result.pool is not None:
            known = self._ratings.ratings(connection, result.pool, model.rated_among(result))
            changes = model.after(result, known)
            gone = self._ratings.deleted(connection, [change.rating.who for change in changes])
            self._ratings.keep_ratings(connection, [change for change in changes if change.rating.who not in gone])
