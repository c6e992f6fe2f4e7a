"""What the host of a server reads and writes beside the game: who is there, what is played, who may not come any more."""

from __future__ import annotations

import secrets
import time

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, func, or_, select, update

from megawatt.server.confusables import name_look
from megawatt.server.storage import schema as db
from megawatt.server.storage.accounts import AccountStore
from megawatt.server.storage.channel import notify
from megawatt.server.storage.chat import ChatStore
from megawatt.server.storage.steps import RUNNING
from megawatt.server.storage.store import Store, TableRow

LATELY_SECONDS = 600.0


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
    """Tables of this status, or where this person sits; those of which something was heard last come first."""
    query = select(db.tables)
    if status is not None:
        query = query.where(db.tables.c.status == status)
    if person is not None:
        query = query.where(db.tables.c.id.in_(select(db.sitting.c.table_id).where(db.sitting.c.person == person)))
    with engine.connect() as connection:
        return [TableRow(**row) for row in connection.execute(query.order_by(db.tables.c.moved.desc()).limit(most)).mappings()]


def tables_by_status(engine: Engine) -> dict[str, int]:
    """How many tables there are of each status."""
    with engine.connect() as connection:
        rows = connection.execute(select(db.tables.c.status, func.count()).group_by(db.tables.c.status)).all()
    return {str(row[0]): int(row[1]) for row in rows}


def is_known(engine: Engine, person: str) -> bool:
    """Whether anybody has this id: somebody with a name, or at a table."""
    named = select(db.people.c.id).where(db.people.c.id == person)
    seated = select(db.sitting.c.person).where(db.sitting.c.person == person)
    with engine.connect() as connection:
        return connection.execute(named).first() is not None or connection.execute(seated.limit(1)).first() is not None


def ban(store: Store, connection: Connection, person: str, why: str) -> None:
    """This person may look, but do nothing any more."""
    row = {"person": person, "since": time.time(), "why": why}
    connection.execute(store.insert(db.bans).values(row).on_conflict_do_update(index_elements=["person"], set_={"why": why}))


def unban(connection: Connection, person: str) -> bool:
    """This person may come again; whether they were banned."""
    return bool(connection.execute(delete(db.bans).where(db.bans.c.person == person)).rowcount)


def take_name(store: Store, connection: Connection, person: str) -> str | None:
    """Take a person's name away; they may choose another. What an account is called now (it signs in by its name), or nothing.

    None when the person has no name."""
    named = and_(db.people.c.id == person, db.people.c.name.is_not(None))
    if not connection.execute(update(db.people).where(named).values(name=None)).rowcount:
        return None
    ChatStore(store).take_name(connection, person)
    accounts = AccountStore(store)
    if not accounts.was_account(person):
        return ""
    plain = f"player-{secrets.token_hex(4)}"
    accounts.rename(connection, person, (plain, name_look(plain)), plain)
    return plain


def revoke_tokens(store: Store, connection: Connection, person: str) -> int:
    """No program acts for this person any more; how many tokens there were."""
    gone = connection.execute(delete(db.tokens).where(db.tokens.c.person == person)).rowcount
    connection.execute(delete(db.programs).where(db.programs.c.person == person))
    note_changed(store, connection, person)
    return gone


def note_changed(store: Store, connection: Connection, person: str) -> None:
    """The workers ask again who this is: with PostgreSQL when this is committed, with SQLite at their next look."""
    row = {"person": person, "at": time.time()}
    written = store.insert(db.changed_people).values(row)
    connection.execute(written.on_conflict_do_update(index_elements=["person"], set_={"at": row["at"]}))
    if store.engine.dialect.name == "postgresql":
        notify(connection, f"person {person}")


def changed_lately(engine: Engine) -> dict[str, float]:
    """Whose account the host has changed in the last minutes, and when."""
    recent = db.changed_people.c.at > time.time() - LATELY_SECONDS
    with engine.connect() as connection:
        return {row.person: row.at for row in connection.execute(select(db.changed_people).where(recent))}


def banned(engine: Engine) -> frozenset[str]:
    """Everybody who is banned."""
    with engine.connect() as connection:
        return frozenset(connection.execute(select(db.bans.c.person)).scalars())


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


def _plain(search: str) -> str:
    """A text that is looked for as it is."""
    return search.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
