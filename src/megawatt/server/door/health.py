"""Whether this process can do its work, and what has failed since it started; the answer of `/health`."""

from __future__ import annotations

from typing import Any

from megawatt.server.refusals import Refusal
from megawatt.server.worker import Worker
from megawatt.version import __version__


async def health(worker: Worker) -> dict[str, Any]:
    """`status` is ok when the database answers and takes what is written."""
    try:
        tables, database = await worker.storage.read(worker.storage.store.check), "ok"
    except Refusal:
        tables, database = 0, "failing"
    writes = "ok" if await worker.storage.writer.is_working() else "failing"
    return {
        "status": "ok" if database == writes == "ok" else "failing",
        "database": database,
        "writes": writes,
        "tables": tables,
        "connections": len(worker.pages),
        "in_doubt": len(worker.journal.doubts),
        "set_aside": len(worker.tables.damaged),
        "faults": worker.background.faults,
        "version": __version__,
    }
