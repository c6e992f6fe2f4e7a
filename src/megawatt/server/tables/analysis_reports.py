"""Reports about finished games, kept with their tables."""

from __future__ import annotations

from megawatt.analysis.report import loads
from megawatt.server.db.database import Storage
from megawatt.server.tables.store import TableStore


async def kept_report(storage: Storage, table: str) -> str | None:
    """The report about a table; None when there is none, or none that this program reads."""
    kept = await storage.read(TableStore(storage.store).analysis, table)
    try:
        return kept if kept is not None and loads(kept) else None
    except ValueError:
        return None
