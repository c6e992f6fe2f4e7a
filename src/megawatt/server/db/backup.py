"""Copying a whole database into one file, a snapshot of one moment, while servers go on writing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, MetaData, create_engine, insert, inspect, select, text
from sqlalchemy import Table as DatabaseTable
from sqlalchemy.exc import SQLAlchemyError

from megawatt.kernel.errors import OptionError
from megawatt.server.db import backup_file
from megawatt.server.db.backup_file import REVISION, Contents
from megawatt.server.db.engine import BUSY_SECONDS, connect, migrate, parsed

ROWS_PER_BATCH = 1000
"""Rows that are carried at a time."""


def back_up(database: str, path: Path) -> Contents:
    """Copy this database to this file, which must not exist. Either the file is whole, or there is none."""
    url = parsed(database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise OptionError(f"database {url.database}: there is no such file")
    part = backup_file.begin(path)
    try:
        if url.get_backend_name() == "sqlite":
            _copy_sqlite(Path(url.database or ""), part)
        else:
            _copy_postgresql(database, part)
        return backup_file.finish(part, path)
    except (SQLAlchemyError, sqlite3.Error) as fault:
        shown = url.render_as_string(hide_password=True)
        raise OptionError(f"database {shown} cannot be copied to {path}: {str(fault).splitlines()[0]}") from None
    finally:
        for beside in ("", "-wal", "-shm", "-journal"):
            part.with_name(part.name + beside).unlink(missing_ok=True)


def _copy_sqlite(source: Path, part: Path) -> None:
    """Use SQLite's own backup in one step: it reads a snapshot and does not block writers."""
    with (
        closing(sqlite3.connect(source, timeout=BUSY_SECONDS)) as reading,
        closing(sqlite3.connect(part)) as writing,
    ):
        known = reading.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (REVISION,)).fetchone()
        if known is None:
            raise OptionError(f"database {source}: there are no tables of Megawatt in it")
        reading.backup(writing)


def _copy_postgresql(database: str, part: Path) -> None:
    """Every row in one transaction that sees one moment, into a file of the same shape."""
    source = connect(database)
    target = create_engine(f"sqlite:///{part}")
    try:
        with source.connect().execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True) as reading:
            migrate(target, revision_of(reading))
            with target.begin() as writing:
                copy_rows(reading, writing, tables_of(target))
    finally:
        source.dispose()
        target.dispose()


def revision_of(connection: Connection) -> str:
    """The newest migration that a database has seen; OptionError when it has seen none."""
    if not inspect(connection).has_table(REVISION):
        shown = connection.engine.url.render_as_string(hide_password=True)
        raise OptionError(f"database {shown}: there are no tables of Megawatt in it")
    return str(connection.execute(text(f"SELECT version_num FROM {REVISION}")).scalar_one())


def tables_of(engine: Engine) -> list[str]:
    """The tables that the migrations have made, each behind those it refers to."""
    made = MetaData()
    made.reflect(engine)
    others = (REVISION, backup_file.SEAL)
    return [table.name for table in made.sorted_tables if table.name not in others]


def copy_rows(reading: Connection, writing: Connection, tables: list[str]) -> None:
    """Carry every row of these tables from one database to another of the same shape."""
    for name in tables:
        source = DatabaseTable(name, MetaData(), autoload_with=reading)
        target = DatabaseTable(name, MetaData(), autoload_with=writing)
        rows = reading.execution_options(yield_per=ROWS_PER_BATCH).execute(select(source)).mappings()
        for some in rows.partitions():
            writing.execute(insert(target), [dict(row) for row in some])
