"""What the database keeps of friends, and of who was at the page lately."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select

from megawatt.server.db import schema as db
from megawatt.server.db.store import Store

FORGOTTEN_SECONDS = 86_400.0


class FriendRow(msgspec.Struct, frozen=True):
    """Somebody on a list of friends."""

    person: str
    name: str
    seen: float
    """When they were last at the page; 0 when that was long ago."""
    settings: str
    muted: bool
    """Whether they have muted the owner of the list."""


class FriendStore:
    """Every method blocks: call it from a thread, or as the writer's work."""

    def __init__(self, store: Store) -> None:
        self._store, self._engine = store, store.engine

    def note_seen(self, connection: Connection, people: Sequence[str], now: float) -> None:
        """Note who is online; people who were not for a day are dropped."""
        connection.execute(delete(db.presence).where(db.presence.c.seen < now - FORGOTTEN_SECONDS))
        if people:
            written = self._store.insert(db.presence).values([{"person": person, "seen": now} for person in people])
            connection.execute(written.on_conflict_do_update(index_elements=["person"], set_={"seen": now}))

    def friends_of(self, person: str) -> list[FriendRow]:
        """A list of friends, by name."""
        theirs = db.friends.c.person == person
        return self._rows(person, db.accounts.c.person.in_(select(db.friends.c.friend).where(theirs)))

    def people_as_seen_by(self, people: Collection[str], reader: str) -> list[FriendRow]:
        """How those of these people who have an account look to a reader."""
        return self._rows(reader, db.accounts.c.person.in_(people))

    def person_as_seen_by(self, person: str, reader: str) -> FriendRow | None:
        """How somebody with an account looks to a reader."""
        return next(iter(self._rows(reader, db.accounts.c.person == person)), None)

    def is_friend(self, person: str, friend: str) -> bool:
        """Whether somebody is on this person's list."""
        with self._engine.connect() as connection:
            return connection.execute(select(db.friends.c.since).where(_pair(person, friend))).first() is not None

    def add(self, connection: Connection, person: str, friend: str, most: int) -> bool:
        """Put somebody on a list; False when it is full."""
        if connection.execute(select(db.friends.c.since).where(_pair(person, friend))).first() is not None:
            return True
        theirs = select(func.count()).select_from(db.friends).where(db.friends.c.person == person)
        if connection.execute(theirs).scalar_one() >= most:
            return False
        connection.execute(insert(db.friends).values(person=person, friend=friend, since=time.time()))
        return True

    def remove(self, connection: Connection, person: str, friend: str) -> None:
        """Take somebody off a list."""
        connection.execute(delete(db.friends).where(_pair(person, friend)))

    def forget(self, connection: Connection, person: str) -> None:
        """Remove a person from all lists, and delete theirs."""
        connection.execute(delete(db.friends).where(or_(db.friends.c.person == person, db.friends.c.friend == person)))
        connection.execute(delete(db.presence).where(db.presence.c.person == person))

    def _rows(self, reader: str, whose: ColumnElement[bool]) -> list[FriendRow]:
        muted = and_(db.mutes.c.person == db.accounts.c.person, db.mutes.c.muted == reader)
        columns = (db.accounts.c.person, db.people.c.name, func.coalesce(db.presence.c.seen, 0.0), db.accounts.c.settings)
        query = (
            select(*columns, select(db.mutes.c.id).where(muted).exists())
            .join(db.people, db.people.c.id == db.accounts.c.person)
            .outerjoin(db.presence, db.presence.c.person == db.accounts.c.person)
            .where(and_(db.accounts.c.name_key.is_not(None), db.people.c.name.is_not(None)))
            .order_by(db.accounts.c.name_key)
        )
        with self._engine.connect() as connection:
            return [FriendRow(*row) for row in connection.execute(query.where(whose))]


def _pair(person: str, friend: str) -> ColumnElement[bool]:
    return and_(db.friends.c.person == person, db.friends.c.friend == friend)
