"""One server per SQLite file: a second one prints the address of the first and ends."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from megawatt.kernel.errors import OptionError
from megawatt.server.db.engine import parsed
from megawatt.server.settings import Settings


class AlreadyServed(OptionError):
    """Another process serves these tables."""

    def __init__(self, database: str, address: str) -> None:
        super().__init__(f"{database} is served already, at {address}; several servers need PostgreSQL")
        self.address = address


def serve_alone(settings: Settings) -> int | None:
    """Take the file for this process as long as it lives; AlreadyServed when another one has it. PostgreSQL is for everybody."""
    if settings.shares_database:
        return None
    database = parsed(settings.database_url).database or ""
    path = Path(f"{database}.served")
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # a system without such locks: the journal still lets only one of two moves win
        pass
    except BlockingIOError:
        address = os.pread(lock, 200, 0).decode(errors="replace")
        os.close(lock)
        raise AlreadyServed(database, address) from None
    with suppress(OSError):
        os.ftruncate(lock, 0)
        os.pwrite(lock, (settings.public_url or f"http://{settings.host}:{settings.port}/").encode(), 0)
    return lock
