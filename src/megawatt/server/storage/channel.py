"""Word between workers through PostgreSQL: LISTEN/NOTIFY, which tells what was committed to everybody who listens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import URL, Connection, text

from megawatt.server.storage.database import patience

CHANNEL = "megawatt"
LONGEST = 6000
"""A notice of PostgreSQL holds less than 8000 bytes."""


def notify(connection: Connection, payload: str) -> None:
    """Tell the other workers, when this transaction is committed."""
    connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


@asynccontextmanager
async def listening(url: URL) -> AsyncIterator[AsyncIterator[str]]:
    """What the other workers say from now on, until the connection is lost."""
    import psycopg

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(address, autocommit=True, **patience(url)) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        yield (notice.payload async for notice in connection.notifies())
