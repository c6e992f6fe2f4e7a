"""Lines that people have reported to the host of the server."""

from __future__ import annotations

import secrets
import time

import msgspec
from sqlalchemy import Connection, Engine, and_, select, update

from megawatt.server.chat.store import LineRow
from megawatt.server.db import schema as db
from megawatt.server.db.store import Store

CONTEXT_LINES = 3
"""Lines before and after a reported one that are shown with it."""


class ReportRow(msgspec.Struct, frozen=True):
    """A report as the database keeps it."""

    table_id: str
    room: str
    number: int
    person: str
    id: str
    at: float
    reason: str
    closed: float | None


class Reported(msgspec.Struct, frozen=True):
    """A report with the lines around what it is about."""

    report: ReportRow
    context: list[LineRow]


def add(store: Store, connection: Connection, line: LineRow, person: str, reason: str) -> bool:
    """Keep a report; False when this person has reported this line already."""
    row = {
        "table_id": line.table_id, "room": line.room, "number": line.number, "person": person,
        "id": secrets.token_hex(4), "at": time.time(), "reason": reason, "closed": None,
    }  # fmt: skip
    kept = store.insert(db.reports).values(row).on_conflict_do_nothing().returning(db.reports.c.id)
    return connection.execute(kept).first() is not None


def reported(engine: Engine, *, closed: bool, most: int) -> list[Reported]:
    """The reports that are open (with `closed`, all of them), the latest first, each with its context."""
    query = select(db.reports).order_by(db.reports.c.at.desc()).limit(most)
    if not closed:
        query = query.where(db.reports.c.closed.is_(None))
    with engine.connect() as connection:
        rows = [ReportRow(**row) for row in connection.execute(query).mappings()]
        return [Reported(row, _around(connection, row)) for row in rows]


def close(connection: Connection, report: str) -> bool:
    """The host has seen to it; whether there was such an open report."""
    meant = and_(db.reports.c.id == report, db.reports.c.closed.is_(None))
    return bool(connection.execute(update(db.reports).where(meant).values(closed=time.time())).rowcount)


def _around(connection: Connection, row: ReportRow) -> list[LineRow]:
    near = db.chat.c.number.between(row.number - CONTEXT_LINES, row.number + CONTEXT_LINES)
    wanted = and_(db.chat.c.table_id == row.table_id, db.chat.c.room == row.room, near)
    found = connection.execute(select(db.chat).where(wanted).order_by(db.chat.c.number)).mappings()
    return [LineRow(**line) for line in found]
