"""The base of all stores: the engine, its INSERT, the settings kept in the database, and a health check."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from sqlalchemy import Connection, Engine, delete, func, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite

from megawatt.server.db import schema as db

PROBE = {"name": "probe", "value": "x" * 8192}
"""The text of a test row, large enough to need space."""
PERSON_LOCK = 1
"""The first number of PostgreSQL's advisory locks of people."""


class Store:
    """What the stores of the features are built on. Every method blocks: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        """INSERT with the ON CONFLICT clause of this database."""

    def secret(self) -> bytes:
        """The key that signs cookies; drawn once per database."""
        return bytes.fromhex(self.drawn("cookie-secret", lambda: secrets.token_hex(32)))

    def drawn(self, name: str, draw: Callable[[], str]) -> str:
        """A value drawn once per database; the first worker's draw counts for all."""
        wanted = select(db.settings.c.value).where(db.settings.c.name == name)
        with self.engine.begin() as connection:
            kept = connection.execute(wanted).scalar()
            if kept is not None:
                return str(kept)
            connection.execute(self.insert(db.settings).values(name=name, value=draw()).on_conflict_do_nothing())
            return str(connection.execute(wanted).scalar_one())

    def lock_person(self, connection: Connection, person: str) -> None:
        """Let nobody else who locks this person go on until this transaction ends; on SQLite there is one writer anyway."""
        if self.engine.dialect.name == "postgresql":
            lock = text("SELECT pg_advisory_xact_lock(:kind, hashtext(:person))")
            connection.execute(lock, {"kind": PERSON_LOCK, "person": person})

    def probe(self, connection: Connection) -> None:
        """Write something and delete it again; raises when the database takes no writes."""
        connection.execute(delete(db.settings).where(db.settings.c.name == PROBE["name"]))
        connection.execute(insert(db.settings).values(PROBE))
        connection.execute(delete(db.settings).where(db.settings.c.name == PROBE["name"]))

    def check(self) -> int:
        """How many tables there are; raises when the database does not answer."""
        with self.engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(db.tables)).scalar_one())
