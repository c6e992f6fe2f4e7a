"""Whether this process can do its work, and what has failed since it started; the answer of `/health`."""

from __future__ import annotations

from megawatt.server.background import Background
from megawatt.server.db.database import Storage
from megawatt.server.http.messages import Health, Works
from megawatt.server.live.connections import OpenPages
from megawatt.server.refusals import Refusal
from megawatt.server.tables.journal import Journal
from megawatt.server.tables.open_tables import OpenTables
from megawatt.version import __version__


async def health(storage: Storage, pages: OpenPages, journal: Journal, tables: OpenTables, background: Background) -> Health:
    """`status` is ok when the database answers and takes what is written."""
    database: Works = "ok"
    try:
        count = await storage.read(storage.store.check)
    except Refusal:
        count, database = 0, "failing"
    writes: Works = "ok" if await storage.writer.is_working() else "failing"
    return Health(
        status="ok" if database == writes == "ok" else "failing",
        database=database,
        writes=writes,
        tables=count,
        connections=len(pages),
        in_doubt=len(journal.recovery),
        set_aside=len(tables.damaged),
        faults=dict(background.faults),
        version=__version__,
    )
