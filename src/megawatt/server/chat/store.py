"""The chat of tables and people's own notes in the database.

A room's lines are numbered without a gap. A line gets its number in the transaction that writes it: another transaction that
wants the same number waits for the commit, so nobody sees a line before its predecessor.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, func, select, update

from megawatt.server.accounts.mutes import MuteStore
from megawatt.server.db import schema as db
from megawatt.server.db.notify import notify
from megawatt.server.db.store import Store
from megawatt.server.tables.steps import CHAT_CLOSED

SAID, CHANGED = "said", "chat"
"""Messages between workers: a line was added, or one was changed."""
MAX_ATTEMPTS = 20
MAX_LINES = 5000
"""In one room of one table."""
FULL = 0
"""Instead of a number: the room takes no more lines."""
SHUT = -1
"""Instead of a number: the host has closed the chat."""


class LineRow(msgspec.Struct, kw_only=True):
    """A line as the database stores it; the person's id never leaves the server."""

    table_id: str
    room: str
    number: int
    key: str
    at: float
    person: str | None
    name: str | None
    seat: int | None
    text: str | None
    reaction: str | None
    removed: bool = False


class ChatStore:
    """Reads and writes of the chat. Every method blocks: call it from a thread."""

    def __init__(self, store: Store) -> None:
        self._store, self._mutes = store, MuteStore(store)
        self._engine = store.engine
        self._notifies = store.engine.dialect.name == "postgresql"

    # Lines

    def newest(self, table: str, rooms: Sequence[str], most: int) -> tuple[str, float | None, dict[str, list[LineRow]]]:
        """What may be said at a table, when it was last changed, and the newest lines of these rooms (one more than `most`)."""
        about = select(db.tables.c.chat, db.tables.c.chat_changed).where(db.tables.c.id == table)
        with self._engine.connect() as connection:
            rule, changed = connection.execute(about).one()
            lines = {room: self._lines(connection, table, room, None, most + 1) for room in rooms}
        return rule, changed, lines

    def after(self, table: str, room: str, number: int) -> list[LineRow]:
        """The lines that came after this one."""
        wanted = and_(db.chat.c.table_id == table, db.chat.c.room == room, db.chat.c.number > number)
        with self._engine.connect() as connection:
            rows = connection.execute(select(db.chat).where(wanted).order_by(db.chat.c.number)).mappings().all()
        return [LineRow(**row) for row in rows]

    def before(self, table: str, room: str, number: int, most: int) -> list[LineRow]:
        """The last lines before this one (one more than `most`)."""
        with self._engine.connect() as connection:
            return self._lines(connection, table, room, number, most + 1)

    def line(self, table: str, room: str, number: int) -> LineRow | None:
        """One line."""
        with self._engine.connect() as connection:
            found = connection.execute(select(db.chat).where(_line(table, room, number))).mappings().first()
        return None if found is None else LineRow(**found)

    def add(self, connection: Connection, row: LineRow, keep: int | None = None) -> int | None:
        """Store a line; returns its number, or the number it has if its key is known; FULL, SHUT, or None: not now.

        With `keep` the room is never full: only so many of the newest lines stay.
        """
        if connection.execute(select(db.tables.c.chat).where(db.tables.c.id == row.table_id)).scalar() == CHAT_CLOSED:
            return SHUT
        same = and_(db.chat.c.table_id == row.table_id, db.chat.c.key == row.key)
        last = select(func.max(db.chat.c.number)).where(and_(db.chat.c.table_id == row.table_id, db.chat.c.room == row.room))
        for _ in range(MAX_ATTEMPTS):
            known = connection.execute(select(db.chat.c.number).where(same)).scalar()
            if known is not None:
                return int(known)
            row.number = int(connection.execute(last).scalar() or 0) + 1
            if keep is None and row.number > MAX_LINES:
                return FULL
            kept = self._store.insert(db.chat).values(msgspec.structs.asdict(row)).on_conflict_do_nothing()
            if connection.execute(kept.returning(db.chat.c.number)).first() is not None:
                if keep is not None:
                    self._drop_before(connection, row, row.number - keep + 1)
                self._tell(connection, f"{SAID} {row.table_id}")
                return row.number
        return None

    def _drop_before(self, connection: Connection, row: LineRow, number: int) -> None:
        same_room = and_(db.chat.c.table_id == row.table_id, db.chat.c.room == row.room)
        connection.execute(delete(db.chat).where(and_(same_room, db.chat.c.number < number)))

    def remove(self, connection: Connection, table: str, room: str, number: int) -> bool:
        """Remove the text of a line, which stays as removed; returns whether there was one."""
        gone = {"text": None, "reaction": None, "removed": True}
        if not connection.execute(update(db.chat).where(_line(table, room, number)).values(gone)).rowcount:
            return False
        self.changed(connection, [table])
        return True

    def close(self, connection: Connection, table: str) -> bool:
        """Close the chat of a table; returns whether there is such a table."""
        if not connection.execute(update(db.tables).where(db.tables.c.id == table).values(chat=CHAT_CLOSED)).rowcount:
            return False
        self.changed(connection, [table])
        return True

    def changed(self, connection: Connection, tables: Sequence[str]) -> None:
        """Record that lines of these tables were changed, so that workers read them again."""
        for table in tables:
            connection.execute(update(db.tables).where(db.tables.c.id == table).values(chat_changed=time.time()))
            self._tell(connection, f"{CHANGED} {table}")

    def changed_since(self, since: float) -> dict[str, float]:
        """Tables whose chat changed after this time, and when."""
        recent = select(db.tables.c.id, db.tables.c.chat_changed).where(db.tables.c.chat_changed >= since)
        with self._engine.connect() as connection:
            return {row.id: row.chat_changed for row in connection.execute(recent)}

    # People

    def take_name(self, connection: Connection, person: str) -> None:
        """Remove this person's name from everything that they have said."""
        self._lines_of(connection, person, name=None)
        self._mutes.take_name(connection, person)

    def forget(self, connection: Connection, person: str) -> None:
        """Remove a person: their lines stay without an author; their notes, mutes and reports are deleted."""
        self._lines_of(connection, person, name=None, person=None)
        connection.execute(delete(db.notes).where(db.notes.c.person == person))
        self._mutes.forget(connection, person)
        nobody = {"person": f"gone-{secrets.token_hex(8)}"}
        connection.execute(update(db.reports).where(db.reports.c.person == person).values(nobody))

    def move(self, connection: Connection, guest: str, person: str) -> None:
        """Give a guest's lines and notes to a person; notes that the person has already stay."""
        self._lines_of(connection, guest, person=person)
        taken = select(db.notes.c.table_id).where(db.notes.c.person == person).scalar_subquery()
        theirs = and_(db.notes.c.person == guest, db.notes.c.table_id.not_in(taken))
        connection.execute(update(db.notes).where(theirs).values(person=person))
        self._mutes.move(connection, guest, person)

    # Notes

    def notes(self, person: str, table: str) -> str:
        """What a person has noted about a table."""
        theirs = and_(db.notes.c.person == person, db.notes.c.table_id == table)
        with self._engine.connect() as connection:
            return connection.execute(select(db.notes.c.text).where(theirs)).scalar() or ""

    def keep_notes(self, connection: Connection, person: str, table: str, text: str) -> None:
        """Replace the notes; an empty text removes them."""
        connection.execute(delete(db.notes).where(and_(db.notes.c.person == person, db.notes.c.table_id == table)))
        if text:
            row = {"person": person, "table_id": table, "at": time.time(), "text": text}
            kept = self._store.insert(db.notes).values(row)
            kept = kept.on_conflict_do_update(index_elements=["person", "table_id"], set_={"text": text, "at": row["at"]})
            connection.execute(kept)

    def _lines_of(self, connection: Connection, who: str, **values: str | None) -> None:
        theirs = db.chat.c.person == who
        tables = list(connection.execute(select(db.chat.c.table_id).where(theirs).distinct()).scalars())
        connection.execute(update(db.chat).where(theirs).values(values))
        self.changed(connection, tables)

    def _lines(self, connection: Connection, table: str, room: str, before: int | None, most: int) -> list[LineRow]:
        wanted = [db.chat.c.table_id == table, db.chat.c.room == room]
        if before is not None:
            wanted.append(db.chat.c.number < before)
        rows = connection.execute(select(db.chat).where(and_(*wanted)).order_by(db.chat.c.number.desc()).limit(most))
        return [LineRow(**row) for row in rows.mappings()][::-1]

    def _tell(self, connection: Connection, payload: str) -> None:
        """Notify the other workers when this transaction is committed."""
        if self._notifies:
            notify(connection, payload)


def _line(table: str, room: str, number: int) -> Any:
    return and_(db.chat.c.table_id == table, db.chat.c.room == room, db.chat.c.number == number)
