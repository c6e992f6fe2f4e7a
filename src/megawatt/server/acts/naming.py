"""What people are called, and that their tables show it."""

from __future__ import annotations

from collections.abc import Iterable

from megawatt.server.acts.cleaning import cleaned
from megawatt.server.acts.open_tables import OpenTables, people_of
from megawatt.server.refusals import Refusal
from megawatt.server.storage.accounts import AccountStore
from megawatt.server.storage.storage import Storage

LONGEST_NAME = 24


async def rename_guest(storage: Storage, tables: OpenTables, person: str, name: str) -> None:
    """A guest has another name: the tables in memory show it. Whose account was deleted never has a name again."""
    accounts = AccountStore(storage.store)
    where = await storage.writer.submit(lambda connection: accounts.rename_guest(connection, person, name))
    if where is None:
        raise Refusal("no-account", "sign in first; you are not signed in here any more")
    show_name(tables, person, name, where)


def show_name(tables: OpenTables, person: str, name: str | None, where: Iterable[str]) -> None:
    """The tables in memory show a name, or that there is none any more."""
    for table in where:
        audience = tables.audiences.get(table)
        if audience is not None and person in people_of(audience.table.seats):
            audience.table.names[person] = name
            audience.tell_afresh()


async def follow_name(storage: Storage, tables: OpenTables, person: str) -> None:
    """Another worker may have changed a name: the tables here show what the database says."""
    theirs = [audience for audience in tables.audiences.values() if person in people_of(audience.table.seats)]
    if not theirs:
        return
    name = await storage.read(storage.store.name_of, person)
    show_name(tables, person, name, [each.table.id for each in theirs if each.table.names.get(person) != name])


def checked_name(value: str) -> str:
    """A name as it is kept: single spaces, 1 to 24 visible characters."""
    name = cleaned(value)
    if not name and value.strip():
        raise Refusal("name", f"nothing of {value[:40]!a} can be seen; a name has 1 to {LONGEST_NAME} visible characters")
    if not 1 <= len(name) <= LONGEST_NAME or not " ".join(value.split()).isprintable():
        raise Refusal("name", f"{value[:40]!r} should be a name of 1 to {LONGEST_NAME} visible characters")
    return name
