"""People by their ids, guests and accounts alike: the names they chose."""

from __future__ import annotations

import time
from collections.abc import Iterable

from sqlalchemy import Connection, select

from megawatt.server.db import schema as db
from megawatt.server.db.notify import notify
from megawatt.server.db.store import Store


class PeopleStore:
    """Reads and writes names. Every method blocks: call it from a thread, with a connection from the writer."""

    def __init__(self, store: Store) -> None:
        self.engine, self.insert = store.engine, store.insert

    def name_of(self, person: str) -> str | None:
        """The name that this person chose."""
        with self.engine.connect() as connection:
            return connection.execute(select(db.people.c.name).where(db.people.c.id == person)).scalar()

    def names_of(self, people: Iterable[str]) -> dict[str, str | None]:
        """The names that these people chose."""
        wanted = sorted(set(people))
        if not wanted:
            return {}
        with self.engine.connect() as connection:
            rows = connection.execute(select(db.people.c.id, db.people.c.name).where(db.people.c.id.in_(wanted)))
            return {row.id: row.name for row in rows}

    def rename(self, connection: Connection, person: str, name: str) -> list[str]:
        """Keep a person's name; the tables where they sit."""
        row = {"id": person, "name": name, "created": time.time()}
        connection.execute(self.insert(db.people).values(row).on_conflict_do_update(index_elements=["id"], set_={"name": name}))
        if self.engine.dialect.name == "postgresql":
            notify(connection, f"person {person}")
        return list(connection.execute(select(db.sitting.c.table_id).where(db.sitting.c.person == person)).scalars())
