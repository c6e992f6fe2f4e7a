"""Whether this process can do its work, and what has failed since it started; the answer of `/health`."""

from __future__ import annotations

from megawatt.server.refusals import Refusal
from megawatt.server.wire.answers import Health, Works
from megawatt.server.worker import Worker
from megawatt.version import __version__


async def health(worker: Worker) -> Health:
    """`status` is ok when the database answers and takes what is written."""
    database: Works = "ok"
    try:
        tables = await worker.storage.read(worker.storage.store.check)
    except Refusal:
        tables, database = 0, "failing"
    writes: Works = "ok" if await worker.storage.writer.is_working() else "failing"
    return Health(
        status="ok" if database == writes == "ok" else "failing",
        database=database,
        writes=writes,
        tables=tables,
        connections=len(worker.pages),
        in_doubt=len(worker.journal.doubts),
        set_aside=len(worker.tables.damaged),
        faults=dict(worker.background.faults),
        version=__version__,
    )
