"""Muted people: their lines are hidden and their invitations refused."""

from __future__ import annotations

import secrets
import time

import msgspec
from sqlalchemy import Connection, and_, delete, func, or_, select, update

from megawatt.server.db import schema as db
from megawatt.server.db.notify import notify
from megawatt.server.db.store import Store

MUTED = "muted"
"""The message between workers that somebody mutes others than before."""


class MuteRow(msgspec.Struct, frozen=True):
    """Somebody whom a person has muted."""

    muted: str
    id: str
    name: str | None


class MuteStore:
    """Reads and writes mutes. Every method blocks: call it from a thread, with a connection from the writer."""

    def __init__(self, store: Store) -> None:
        self._store, self._engine = store, store.engine

    def mutes_of(self, person: str) -> list[MuteRow]:
        """The people whom a person has muted, the latest first."""
        columns = (db.mutes.c.muted, db.mutes.c.id, db.mutes.c.name)
        theirs = select(*columns).where(db.mutes.c.person == person).order_by(db.mutes.c.since.desc())
        with self._engine.connect() as connection:
            return [MuteRow(*row) for row in connection.execute(theirs)]

    def has_muted(self, connection: Connection, person: str, other: str) -> bool:
        """Whether a person has muted another."""
        meant = and_(db.mutes.c.person == person, db.mutes.c.muted == other)
        return connection.execute(select(db.mutes.c.id).where(meant)).first() is not None

    def mute(self, connection: Connection, person: str, muted: str, name: str | None, most: int) -> bool:
        """Mute a person under this name; False when the limit is reached."""
        theirs = select(func.count()).select_from(db.mutes).where(db.mutes.c.person == person)
        if int(connection.execute(theirs).scalar_one()) >= most:
            return False
        row = {"person": person, "muted": muted, "id": secrets.token_hex(6), "name": name, "since": time.time()}
        connection.execute(self._store.insert(db.mutes).values(row).on_conflict_do_nothing())
        self._publish(connection, person)
        return True

    def unmute(self, connection: Connection, person: str, mute: str) -> bool:
        """Unmute somebody; returns whether they were muted."""
        meant = and_(db.mutes.c.person == person, db.mutes.c.id == mute)
        gone = bool(connection.execute(delete(db.mutes).where(meant)).rowcount)
        self._publish(connection, person)
        return gone

    def take_name(self, connection: Connection, person: str) -> None:
        """Remove the name of a muted person."""
        connection.execute(update(db.mutes).where(db.mutes.c.muted == person).values(name=None))

    def forget(self, connection: Connection, person: str) -> None:
        """Delete a person's mutes, and the mutes of that person."""
        connection.execute(delete(db.mutes).where(or_(db.mutes.c.person == person, db.mutes.c.muted == person)))

    def move(self, connection: Connection, guest: str, person: str) -> None:
        """Give a guest's mutes to a person, besides those that they have."""
        taken = select(db.mutes.c.muted).where(db.mutes.c.person == person).scalar_subquery()
        theirs = and_(db.mutes.c.person == guest, db.mutes.c.muted.not_in(taken))
        connection.execute(update(db.mutes).where(theirs).values(person=person))

    def _publish(self, connection: Connection, person: str) -> None:
        if self._engine.dialect.name == "postgresql":
            notify(connection, f"{MUTED} {person}")
