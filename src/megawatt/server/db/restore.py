"""Putting a backup back: into an empty database or in place of what is there, of the same kind or of the other one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from megawatt.kernel.errors import FileError, OptionError
from megawatt.server.db import backup_file
from megawatt.server.db.backup import copy_rows, tables_of
from megawatt.server.db.backup_file import REVISION, SEAL, Contents
from megawatt.server.db.engine import SIDE_FILES, connect, keep_private, parsed, revisions, upgrade_within
from megawatt.server.db.notify import CHANNEL

HOLDS = "database {}: it holds tables already ({}); back it up first, then say --replace to have the backup in their place"
UNREADABLE = "database {}: it cannot be read ({}); say --replace to have the backup in its place"


def restore(path: Path, database: str, replace: bool) -> Contents:
    """Restore a backup into this database, wholly or not at all."""
    contents = backup_file.opened(path)
    if contents.revision not in revisions():
        newest = revisions()[0]
        detail = f"this backup is of a newer version ({contents.version}, shape {contents.revision}; here the newest is {newest})"
        raise FileError(str(path), 0, f"{detail}; update Megawatt first")
    url = parsed(database)
    try:
        if url.get_backend_name() == "sqlite":
            _into_sqlite(path, Path(url.database or ""), replace)
        else:
            _into_postgresql(path, database, replace)
    except (SQLAlchemyError, sqlite3.Error) as fault:
        shown = url.render_as_string(hide_password=True)
        raise OptionError(f"database {shown} stays as it was: {str(fault).splitlines()[0]}") from None
    return contents


# SQLite: a whole new file takes the place of the old one


def _into_sqlite(path: Path, target: Path, replace: bool) -> None:
    """The caller makes sure that no server uses the file."""
    if target.exists():
        _must_be_replaceable(target, replace)
    part = target.with_name(target.name + ".restoring")
    part.unlink(missing_ok=True)
    keep_private(part)
    try:
        with closing(sqlite3.connect(path)) as reading, closing(sqlite3.connect(part)) as writing:
            writing.execute("PRAGMA synchronous=FULL")
            reading.backup(writing)
            writing.execute(f"DROP TABLE {SEAL}")
            writing.commit()
        if target.exists():
            _fold_in_what_lies_beside(target)
        backup_file.put_in_place(part, target)
    finally:
        part.unlink(missing_ok=True)


def _must_be_replaceable(target: Path, replace: bool) -> None:
    """Refuse to overwrite data unless told to."""
    if replace:
        return
    try:
        with closing(sqlite3.connect(target)) as connection:
            known = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            held = connection.execute("SELECT count(*) FROM tables").fetchone()[0] if ("tables",) in known else 0
    except sqlite3.DatabaseError as fault:
        raise OptionError(UNREADABLE.format(target, fault)) from None
    if held:
        raise OptionError(HOLDS.format(target, held))


def _fold_in_what_lies_beside(target: Path) -> None:
    """The old file's log must not lie beside the new file; until then the old one stays whole without it."""
    try:
        with closing(sqlite3.connect(target)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError:
        raise OptionError(f"database {target}: another program has it open; end that first, it stays as it was") from None
    except sqlite3.DatabaseError:  # it is damaged; that is why somebody puts a backup in its place
        pass
    for suffix in SIDE_FILES:
        target.with_name(target.name + suffix).unlink(missing_ok=True)


# PostgreSQL: one transaction


def _into_postgresql(path: Path, database: str, replace: bool) -> None:
    engine = connect(database)
    source = backup_file.reading(path)
    try:
        with source.connect() as reading, engine.begin() as writing:
            _must_be_unserved(writing)
            tables = tables_of(source)
            _make_room(writing, tables, replace)
            revision = reading.execute(text(f"SELECT version_num FROM {REVISION}")).scalar_one()
            upgrade_within(writing, revision)
            copy_rows(reading, writing, tables)
            for table in tables:
                _count_on(writing, table)
    finally:
        engine.dispose()
        source.dispose()


def _must_be_unserved(connection: Connection) -> None:
    """Refuse while a server is connected: it would go on with tables that are gone."""
    listening = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query = :query"
    servers = connection.execute(text(listening), {"query": f"LISTEN {CHANNEL}"}).scalar_one()
    if servers:
        raise OptionError("a server uses this database; stop it first")


def _make_room(connection: Connection, tables: list[str], replace: bool) -> None:
    known = set(inspect(connection).get_table_names())
    if not replace and "tables" in known and (held := connection.execute(text("SELECT count(*) FROM tables")).scalar_one()):
        raise OptionError(HOLDS.format(connection.engine.url.render_as_string(hide_password=True), held))
    for table in (*reversed(tables), *(known & later_tables()), REVISION):
        connection.execute(text(f'DROP TABLE IF EXISTS "{table}" CASCADE'))


def later_tables() -> set[str]:
    """Tables that came with a later migration than the backup's."""
    from megawatt.server.db.schema import metadata

    return set(metadata.tables)


def _count_on(connection: Connection, table: str) -> None:
    """Continue the database's sequences behind the last number."""
    for column in inspect(connection).get_columns(table):
        about = {"table": table, "column": column["name"]}
        sequence = connection.execute(text("SELECT pg_get_serial_sequence(:table, :column)"), about).scalar()
        if sequence:
            last = f'(SELECT coalesce(max("{column["name"]}"), 0) + 1 FROM "{table}")'
            connection.execute(text(f"SELECT setval(:sequence, {last}, false)"), {"sequence": sequence})
