"""Writing notifications into the outbox, in the transaction of what they are about: a step, a round, an invitation.

They are sent by the package `notifications`.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete

from megawatt.server.db import schema as db

PUSH = "push"
"""The kind of a channel that is a browser."""
TURN, ROUND, INVITATION, SEAT = "turn", "round", "invitation", "seat"
"""The kinds of notification: your turn; a round with your table; an invitation to a tournament; a seat kept for you."""

WRITE = (
    "INSERT INTO outbox (table_id, seq, channel, made, due, tries, what) "
    "SELECT {0}, {0}, channels.id, {0}, {0}, 0, {0} FROM channels WHERE channels.person = {0} AND channels.confirmed "
    "ON CONFLICT DO NOTHING"
)
"""One row for each channel of this person; spelled for the driver by the writer."""


def write_notification(connection: Connection, what: str, about: str, seq: int, person: str, made: float, due: float) -> None:
    """Notify this person of a table, from this step on (0: from its beginning), or of a tournament."""
    placeholder = "%s" if connection.dialect.name == "postgresql" else "?"
    connection.exec_driver_sql(WRITE.format(placeholder), (about, seq, made, due, what, person))


def drop_channels(connection: Connection, meant: ColumnElement[bool]) -> int:
    """Remove these channels and the notifications that wait for them; returns how many there were."""
    gone = list(connection.execute(delete(db.channels).where(meant).returning(db.channels.c.id)).scalars())
    if gone:
        connection.execute(delete(db.outbox).where(db.outbox.c.channel.in_(gone)))
    return len(gone)
