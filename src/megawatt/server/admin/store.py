"""Queries of `megawatt admin`: people, tables and bans."""

from __future__ import annotations

import secrets
import time

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, func, or_, select, update

from megawatt.server.accounts.hooks import AccountHooks
from megawatt.server.accounts.store import AccountStore
from megawatt.server.confusables import name_look
from megawatt.server.db import schema as db
from megawatt.server.db.notify import notify
from megawatt.server.db.rows import TableRow
from megawatt.server.db.store import Store
from megawatt.server.tables.steps import RUNNING


class PersonRow(msgspec.Struct, frozen=True):
    """A person as the host sees them."""

    id: str
    name: str | None
    since: float
    tables: int
    running: int
    banned: str | None
    """Why, when they are."""


def people(engine: Engine, search: str, most: int) -> list[PersonRow]:
    """The people with a name, or whose name or id has this in it; the newest first."""
    sits = select(func.count()).where(db.sitting.c.person == db.people.c.id)
    plays = sits.where(and_(db.tables.c.id == db.sitting.c.table_id, db.tables.c.status == RUNNING))
    columns = (db.people.c.id, db.people.c.name, db.people.c.created)
    query = select(*columns, sits.scalar_subquery(), plays.scalar_subquery(), db.bans.c.why)
    query = query.join_from(db.people, db.bans, db.bans.c.person == db.people.c.id, isouter=True)
    if search:
        found = db.people.c.name.ilike(f"%{_plain(search)}%", escape="\\")
        query = query.where(or_(found, db.people.c.id == search))
    with engine.connect() as connection:
        rows = connection.execute(query.order_by(db.people.c.created.desc()).limit(most)).all()
    return [PersonRow(*row) for row in rows]


def tables(engine: Engine, status: str | None, person: str | None, most: int) -> list[TableRow]:
    """Tables of this status, or where this person sits; the latest active come first."""
    query = select(db.tables)
    if status is not None:
        query = query.where(db.tables.c.status == status)
    if person is not None:
        query = query.where(db.tables.c.id.in_(select(db.sitting.c.table_id).where(db.sitting.c.person == person)))
    with engine.connect() as connection:
        return [TableRow(**row) for row in connection.execute(query.order_by(db.tables.c.moved.desc()).limit(most)).mappings()]


def is_known(engine: Engine, person: str) -> bool:
    """Whether anybody has this id: somebody with a name, or at a table."""
    named = select(db.people.c.id).where(db.people.c.id == person)
    seated = select(db.sitting.c.person).where(db.sitting.c.person == person)
    with engine.connect() as connection:
        return connection.execute(named).first() is not None or connection.execute(seated.limit(1)).first() is not None


def ban(store: Store, connection: Connection, person: str, why: str) -> None:
    """Ban a person, who may still watch."""
    row = {"person": person, "since": time.time(), "why": why}
    connection.execute(store.insert(db.bans).values(row).on_conflict_do_update(index_elements=["person"], set_={"why": why}))


def unban(connection: Connection, person: str) -> bool:
    """Lift a ban; returns whether there was one."""
    return bool(connection.execute(delete(db.bans).where(db.bans.c.person == person)).rowcount)


def take_name(store: Store, hooks: AccountHooks, connection: Connection, person: str) -> str | None:
    """Remove a person's name; they may choose another. Returns the new name of an account (it signs in by name), else nothing.

    None when the person has no name."""
    named = and_(db.people.c.id == person, db.people.c.name.is_not(None))
    if not connection.execute(update(db.people).where(named).values(name=None)).rowcount:
        return None
    for hook in hooks.forget_name:
        hook(connection, person)
    accounts = AccountStore(store)
    if not accounts.was_account(person):
        return ""
    plain = f"player-{secrets.token_hex(4)}"
    accounts.rename(connection, person, (plain, name_look(plain)), plain)
    return plain


def revoke_tokens(store: Store, connection: Connection, person: str) -> int:
    """Revoke all tokens of a person; returns how many there were."""
    gone = connection.execute(delete(db.tokens).where(db.tokens.c.person == person)).rowcount
    connection.execute(delete(db.programs).where(db.programs.c.person == person))
    note_changed(store, connection, person)
    return gone


def note_changed(store: Store, connection: Connection, person: str) -> None:
    """Let the workers read this person again: on PostgreSQL when this is committed, on SQLite when they poll next."""
    row = {"person": person, "at": time.time()}
    written = store.insert(db.changed_people).values(row)
    connection.execute(written.on_conflict_do_update(index_elements=["person"], set_={"at": row["at"]}))
    if store.engine.dialect.name == "postgresql":
        notify(connection, f"person {person}")


def _plain(search: str) -> str:
    """A text that is looked for as it is."""
    return search.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
