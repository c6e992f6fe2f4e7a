"""Connecting to SQLite or PostgreSQL, with full sync, and bringing the database to today's shape."""

from __future__ import annotations

import os
import sqlite3
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from megawatt.kernel.errors import OptionError

if TYPE_CHECKING:
    from alembic.config import Config

BUSY_SECONDS = 15
SIDE_FILES = ("-wal", "-shm", "-journal")
"""The files that SQLite creates beside its file; version 0.1.0 left them readable for everybody."""
POSTGRESQL_TIMEOUTS = {
    "connect_timeout": 5, "tcp_user_timeout": 10_000, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
}  # fmt: skip
"""A silent server is given up after seconds, not after the system's minutes, unless the address says otherwise."""
MIGRATION_LOCK = 0x6D656761
"""The number of the PostgreSQL lock that lets one worker at a time migrate."""


def connect(address: str) -> Engine:
    """An engine for this address; OptionError when nothing can be kept there."""
    url = parsed(address)
    if url.get_backend_name() == "postgresql":
        if find_spec("psycopg") is None:
            raise OptionError("PostgreSQL needs psycopg; install it with: pip install 'megawatt[postgresql]'")
        return create_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=connection_timeouts(url))
    assert url.database
    keep_private(Path(url.database))
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def keep_private(file: Path) -> None:
    """The file holds the secret that signs cookies, and seeds: nobody but its owner may read it, or what SQLite lays beside it."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.is_dir():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for kept in (file, *(file.with_name(file.name + suffix) for suffix in SIDE_FILES)):
        if kept.is_file() and kept.stat().st_mode & 0o077:
            kept.chmod(0o600)


def connection_timeouts(url: URL) -> dict[str, Any]:
    """How long a PostgreSQL server is waited for, where the address does not say."""
    return {name: value for name, value in POSTGRESQL_TIMEOUTS.items() if name not in url.query}


def parsed(address: str) -> URL:
    """The parts of an address; OptionError says what would be right."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise OptionError(f"database {address!r} should look like postgresql://user@host/name or sqlite:///file") from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise OptionError(f"database {address!r}: tables are kept in sqlite or postgresql, not in {url.get_backend_name()}")
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise OptionError("a database in memory forgets every table; name a file: sqlite:///tables.sqlite")
    return url


def migrate(engine: Engine, to: str = "head") -> None:
    """Apply every migration up to this one that the database has not seen; workers that start together wait for each other."""
    try:
        with engine.begin() as connection:
            _wait_for_others(connection)
            upgrade_within(connection, to)
    except SQLAlchemyError as fault:
        shown = engine.url.render_as_string(hide_password=True)
        raise OptionError(f"database {shown} cannot be used: {str(fault).splitlines()[0]}") from None


def upgrade_within(connection: Connection, to: str) -> None:
    """Apply migrations in the transaction of this connection."""
    from alembic.command import upgrade

    config = _migrations()
    config.attributes["connection"] = connection
    upgrade(config, to)


def revisions() -> list[str]:
    """Every shape that this program knows, the newest first."""
    from alembic.script import ScriptDirectory

    return [script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()]


def check_shape(address: str) -> None:
    """OptionError unless there is a database of today's shape: only a server that starts makes or changes one."""
    url = parsed(address)
    if url.get_backend_name() == "sqlite" and not os.path.isfile(url.database or ""):
        raise OptionError(f"database {url.database}: there is no such file")
    engine, shown, newest = connect(address), url.render_as_string(hide_password=True), revisions()[0]
    try:
        with engine.connect() as connection:
            known = inspect(connection).has_table("alembic_version")
            found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar() if known else None
    except SQLAlchemyError as fault:
        raise OptionError(f"database {shown} cannot be read: {str(fault).splitlines()[0]}") from None
    finally:
        engine.dispose()
    if found is None:
        raise OptionError(f"database {shown}: there are no tables of Megawatt in it")
    if found != newest:
        raise OptionError(f"database {shown} has shape {found}, this program needs {newest}; start the server of this version once")


def _migrations() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def _wait_for_others(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Write-ahead log, a sync at every commit, and patience with other processes."""
    assert isinstance(connection, sqlite3.Connection)
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
    cursor.close()
