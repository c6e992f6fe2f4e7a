"""What people are called, and that their tables show it."""

from __future__ import annotations

from megawatt.server.acts.open_tables import OpenTables
from megawatt.server.refusals import Refusal
from megawatt.server.storage.storage import Storage

LONGEST_NAME = 24


async def rename(storage: Storage, tables: OpenTables, person: str, name: str) -> None:
    """A person has another name: the tables in memory show it."""
    for table in await storage.writer.submit(lambda connection: storage.store.rename(connection, person, name)):
        audience = tables.audiences.get(table)
        if audience is not None:
            audience.table.names[person] = name
            audience.tell_afresh()


def checked_name(value: str) -> str:
    """A name as it is kept: single spaces, 1 to 24 visible characters."""
    name = " ".join(value.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refusal("name", f"{value[:40]!r} should be a name of 1 to {LONGEST_NAME} visible characters")
    return name
