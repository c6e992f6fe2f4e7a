"""What a backup is: one SQLite file with every row, closed by a seal that says what has to be in it.

The seal is written last, so a file that was cut off has none; its digest finds a file that was damaged later.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy import Engine, create_engine

from megawatt.kernel.errors import FileError
from megawatt.version import __version__

SEAL = "backup_seal"
REVISION = "alembic_version"
FORMAT = 1


class Contents(msgspec.Struct, frozen=True):
    """The seal: what a backup holds."""

    format: int
    version: str
    """The program that made it."""
    made: float
    revision: str
    """The shape of the database, by its newest migration."""
    rows: dict[str, int]
    digest: str

    def __str__(self) -> str:
        when = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(self.made))
        people = _several(self.rows.get("people", 0), "person", "people")
        tables, steps = (_several(self.rows.get(name, 0), one) for name, one in (("tables", "table"), ("journal", "step")))
        return f"{tables} with {steps}, {people} with a name; of {when}, version {self.version}"


def begin(path: Path) -> Path:
    """An empty private file beside `path`, for a backup that is under way; FileError when there is no place for it."""
    if path.exists():
        raise FileError(str(path), 0, "is there already; name another file")
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as fault:
        raise FileError(str(path), 0, f"cannot be written: {fault.strerror}") from None
    return part


def finish(part: Path, path: Path) -> Contents:
    """Seal what was copied and give it its name; before that there is no backup."""
    with closing(sqlite3.connect(part)) as connection:
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA journal_mode=DELETE")
        revision = str(connection.execute(f"SELECT version_num FROM {REVISION}").fetchone()[0])
        rows, digest = _counted(connection)
        contents = Contents(FORMAT, __version__, time.time(), revision, rows, digest)
        connection.execute(f"CREATE TABLE {SEAL} (contents TEXT NOT NULL)")
        connection.execute(f"INSERT INTO {SEAL} VALUES (?)", (msgspec.json.encode(contents).decode(),))
        connection.commit()
    put_in_place(part, path)
    return contents


def put_in_place(part: Path, path: Path) -> None:
    """Rename a complete file into place, atomically."""
    os.replace(part, path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def opened(path: Path) -> Contents:
    """What a backup holds; FileError when it is not whole."""
    if not path.is_file():
        raise FileError(str(path), 0, "there is no such file")
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            contents = _sealed(path, connection)
            found = _counted(connection)
    except sqlite3.DatabaseError as fault:
        raise FileError(str(path), 0, f"this is no backup of Megawatt, or a damaged one: {fault}") from None
    if found != (contents.rows, contents.digest):
        raise FileError(str(path), 0, "this backup is damaged: it does not hold what its seal says; take an earlier one")
    return contents


def reading(path: Path) -> Engine:
    """A way to read the rows of a backup."""
    return create_engine(f"sqlite:///file:{path.resolve()}?mode=ro&uri=true")


def _sealed(path: Path, connection: sqlite3.Connection) -> Contents:
    if SEAL not in _tables(connection, with_seal=True):
        detail = (
            "this backup is not whole: it has no seal at its end" if REVISION in _tables(connection) else "no backup of Megawatt"
        )
        raise FileError(str(path), 0, f"{detail}; backups are made with `megawatt backup`")
    try:
        kept = connection.execute(f"SELECT contents FROM {SEAL}").fetchone()
        contents = msgspec.json.decode(kept[0] if kept else b"", type=Contents)
    except msgspec.DecodeError as fault:
        raise FileError(str(path), 0, f"this backup is damaged: its seal cannot be read ({fault})") from None
    if contents.format != FORMAT:
        raise FileError(str(path), 0, f"this backup has format {contents.format}; this program reads format {FORMAT}")
    return contents


def _counted(connection: sqlite3.Connection) -> tuple[dict[str, int], str]:
    """How many rows each table has, and a digest of everything."""
    rows: dict[str, int] = {}
    digest = hashlib.sha256()
    for table in _tables(connection):
        count = 0
        for row in connection.execute(f'SELECT * FROM "{table}" ORDER BY rowid'):
            digest.update(repr(row).encode(errors="surrogatepass"))
            count += 1
        rows[table] = count
        digest.update(f"{table} {count}\n".encode())
    return rows, digest.hexdigest()


def _several(count: int, one: str, more: str = "") -> str:
    return f"{count} {one if count == 1 else more or one + 's'}"


def _tables(connection: sqlite3.Connection, with_seal: bool = False) -> list[str]:
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    return [name for (name,) in connection.execute(query) if with_seal or name != SEAL]
