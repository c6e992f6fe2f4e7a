"""Messages between workers through PostgreSQL's LISTEN/NOTIFY, sent when a transaction commits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import URL, Connection, text

from megawatt.server.db.engine import connection_timeouts

CHANNEL = "megawatt"


def notify(connection: Connection, payload: str) -> None:
    """Publish a message to the workers when this transaction commits."""
    connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


@asynccontextmanager
async def listening(url: URL) -> AsyncIterator[AsyncIterator[str]]:
    """The messages of all workers from now on, until the connection is lost."""
    import psycopg

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(address, autocommit=True, **connection_timeouts(url)) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        yield (notice.payload async for notice in connection.notifies())
