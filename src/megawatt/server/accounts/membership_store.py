"""What the database keeps of a closed club: invitations (as digests), who may set up tables, and where people reach the server."""

from __future__ import annotations

import time
from collections.abc import Iterable

import msgspec
from sqlalchemy import ColumnElement, Connection, Engine, and_, delete, insert, select, update

from megawatt.server.db import schema as db
from megawatt.server.db.store import Store

ADDRESS = "address"
"""The setting that keeps what people type to reach the server."""


class InvitationRow(msgspec.Struct, frozen=True):
    """An invitation: its code allows making one account until then."""

    code: str
    """A digest."""
    id: str
    note: str
    created: float
    until: float
    person: str | None
    """Who has used it."""


class MembershipStore:
    """Reads and writes about who belongs to the club. Every method blocks: call it from a thread."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._engine: Engine = store.engine

    # Invitations

    def invite(self, connection: Connection, rows: Iterable[InvitationRow]) -> None:
        """Keep new invitations."""
        connection.execute(insert(db.invitations), [msgspec.structs.asdict(row) for row in rows])

    def is_good(self, code: str) -> bool:
        """Whether this invitation can be used now."""
        with self._engine.connect() as connection:
            return self._held(connection, code) is not None

    def lock(self, connection: Connection, code: str) -> bool:
        """Whether this invitation can be used now; nobody else can use it until this transaction ends."""
        return self._held(connection, code, lock=True) is not None

    def use(self, connection: Connection, code: str, person: str) -> None:
        """Mark an invitation as used by this person."""
        connection.execute(update(db.invitations).where(db.invitations.c.code == code).values(person=person))

    def withdraw(self, connection: Connection, invitation: str) -> bool:
        """Revoke an unused invitation; returns whether there was one."""
        unused = and_(db.invitations.c.id == invitation, db.invitations.c.person.is_(None))
        return bool(connection.execute(delete(db.invitations).where(unused)).rowcount)

    def invitations(self, most: int) -> list[tuple[InvitationRow, str | None]]:
        """The newest invitations, with the names of those who have used them."""
        query = select(db.invitations, db.people.c.name).join_from(
            db.invitations, db.people, db.people.c.id == db.invitations.c.person, isouter=True
        )
        with self._engine.connect() as connection:
            rows = connection.execute(query.order_by(db.invitations.c.created.desc()).limit(most)).all()
        return [(InvitationRow(*row[:-1]), row[-1]) for row in rows]

    def _held(self, connection: Connection, code: str, *, lock: bool = False) -> str | None:
        good = and_(db.invitations.c.code == code, db.invitations.c.person.is_(None), db.invitations.c.until > time.time())
        query = select(db.invitations.c.code).where(good)
        return connection.execute(query.with_for_update() if lock else query).scalar()

    # Who may set up tables

    def is_host(self, person: str) -> bool:
        """Whether this person may set up tables where only hosts may."""
        with self._engine.connect() as connection:
            return connection.execute(select(db.hosts.c.person).where(db.hosts.c.person == person)).first() is not None

    def hosts(self) -> list[tuple[str, str | None]]:
        """Everybody who may, with their names."""
        query = select(db.hosts.c.person, db.people.c.name)
        query = query.join_from(db.hosts, db.people, db.people.c.id == db.hosts.c.person, isouter=True).order_by(db.hosts.c.since)
        with self._engine.connect() as connection:
            return [(row[0], row[1]) for row in connection.execute(query)]

    def add_host(self, connection: Connection, person: str) -> None:
        """Allow this person; repeating it is fine."""
        row = {"person": person, "since": time.time()}
        connection.execute(self._store.insert(db.hosts).values(row).on_conflict_do_nothing())

    def remove_host(self, connection: Connection, person: str) -> bool:
        """Disallow this person; returns whether they were allowed."""
        return bool(connection.execute(delete(db.hosts).where(_theirs(person))).rowcount)

    # Where the server is

    def address(self) -> str:
        """The address of the server that was started last; empty if there was none."""
        with self._engine.connect() as connection:
            return str(connection.execute(select(db.settings.c.value).where(db.settings.c.name == ADDRESS)).scalar() or "")

    def note_address(self, connection: Connection, address: str) -> None:
        """Store the server's address, so that `megawatt admin` can print whole links."""
        row = {"name": ADDRESS, "value": address}
        written = self._store.insert(db.settings).values(row)
        connection.execute(written.on_conflict_do_update(index_elements=["name"], set_={"value": address}))


def _theirs(person: str) -> ColumnElement[bool]:
    return db.hosts.c.person == person
