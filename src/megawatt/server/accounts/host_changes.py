"""Changes of accounts by `megawatt admin`, another process: workers poll for them."""

from __future__ import annotations

import time

from sqlalchemy import Engine, select

from megawatt.server.accounts.bans import Bans
from megawatt.server.accounts.hooks import AccountHooks
from megawatt.server.db import schema as db
from megawatt.server.db.database import Storage

LATELY_SECONDS = 600.0


class AccountsChangedByHost:
    """Applies bans, and drops cached facts about people whose account was changed."""

    def __init__(self, storage: Storage, bans: Bans, hooks: AccountHooks) -> None:
        self._storage, self._bans, self._hooks = storage, bans, hooks
        self._seen: dict[str, float] = {}
        """Whose account the host has changed lately, and when."""

    async def apply(self) -> None:
        """Look once. On PostgreSQL changed accounts are published as they are committed."""
        engine = self._storage.store.engine
        self._bans.people = await self._storage.read(banned, engine)
        if self._storage.is_shared:
            return
        before, self._seen = self._seen, await self._storage.read(changed_lately, engine)
        for person, at in self._seen.items():
            if before.get(person) != at:
                self._hooks.person_changed(person)


def changed_lately(engine: Engine) -> dict[str, float]:
    """Whose account the host has changed in the last minutes, and when."""
    recent = db.changed_people.c.at > time.time() - LATELY_SECONDS
    with engine.connect() as connection:
        return {row.person: row.at for row in connection.execute(select(db.changed_people).where(recent))}


def banned(engine: Engine) -> frozenset[str]:
    """Everybody who is banned."""
    with engine.connect() as connection:
        return frozenset(connection.execute(select(db.bans.c.person)).scalars())
