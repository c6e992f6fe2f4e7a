"""Changes of tables by `megawatt admin`, another process: workers poll for them."""

from __future__ import annotations

import time
from collections.abc import Mapping

from sqlalchemy import Engine, and_, or_, select

from megawatt.server.db import schema as db
from megawatt.server.db.database import Storage
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.lobby import Lobby
from megawatt.server.tables.sync import CatchUp

LOOK_BACK_SECONDS = 30.0
"""How far back steps are looked for: a commit may take a while after its time was noted."""


class TablesChangedByHost:
    """Shows that names were removed, and on SQLite the steps that the host has appended."""

    def __init__(self, storage: Storage, tables: Mapping[str, LiveTable], lobby: Lobby, catch_up: CatchUp) -> None:
        self._storage, self._tables, self._lobby, self._catch_up = storage, tables, lobby, catch_up

    async def apply(self) -> None:
        """Look once. On PostgreSQL steps are published as they are committed."""
        engine = self._storage.store.engine
        new_names = await self._storage.read(renamed, engine)
        for live in list(self._tables.values()):
            names = live.table.names
            changed = {each: new_names[each] for each in names.keys() & new_names.keys() if names[each] != new_names[each]}
            if changed:
                names.update(changed)
                live.broadcast.send_everything()
        if self._storage.is_shared:
            return
        for table, at in (await self._storage.read(moved_since, engine, time.time() - LOOK_BACK_SECONDS)).items():
            open_one = self._tables.get(table)
            if open_one is not None and open_one.table.moved < at:
                await self._catch_up(open_one, None)
                self._lobby.changed(open_one.table, everybody=open_one.table.row.public)


def renamed(engine: Engine) -> dict[str, str | None]:
    """People whose name was taken away, and what they are called instead."""
    gone = or_(db.people.c.name.is_(None), db.people.c.name.like("player-%"))
    with engine.connect() as connection:
        return {row.id: row.name for row in connection.execute(select(db.people.c.id, db.people.c.name).where(gone))}


def moved_since(engine: Engine, since: float) -> dict[str, float]:
    """Tables where something has happened since then, and when."""
    recent = and_(db.tables.c.waits_for_us.in_([True, False]), db.tables.c.moved >= since)  # as their index has them
    with engine.connect() as connection:
        return {row.id: row.moved for row in connection.execute(select(db.tables.c.id, db.tables.c.moved).where(recent))}
