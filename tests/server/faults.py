"""A database that fails when a test says so: at chosen statements, at the commit, or after it."""

from __future__ import annotations

import sqlite3
import threading
from typing import Any

from sqlalchemy import Engine

from .pages import PATIENCE

NOTHING, INSERT, COMMIT, AFTER_COMMIT, EVERYTHING = "nothing", "insert", "commit", "after commit", "everything"


class Faults:
    """Stands between SQLAlchemy and the driver of one engine."""

    def __init__(self, engine: Engine) -> None:
        self.at = NOTHING
        self.then = NOTHING
        """What fails after the next commit that fails."""
        self.gate = threading.Event()
        """Commits wait for it."""
        self.gate.set()
        dialect: Any = engine.dialect
        self._execute, self._commit = dialect.do_execute, dialect.do_commit
        dialect.do_execute, dialect.do_commit = self._executed, self._committed

    def _executed(self, cursor: Any, statement: str, *more: Any) -> None:
        if self.at == EVERYTHING or (self.at == INSERT and statement.startswith("INSERT INTO journal")):
            raise sqlite3.OperationalError("disk I/O error")
        self._execute(cursor, statement, *more)

    def _committed(self, connection: Any) -> None:
        self.gate.wait(PATIENCE)
        if self.at in (COMMIT, EVERYTHING):
            self.at = self.then
            raise sqlite3.OperationalError("disk I/O error")
        self._commit(connection)
        if self.at == AFTER_COMMIT:
            self.at = self.then
            raise sqlite3.OperationalError("disk I/O error")
