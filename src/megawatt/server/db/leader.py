"""The leader among the workers on a PostgreSQL database holds an advisory lock. On SQLite there is only one worker."""

from __future__ import annotations

import threading
from contextlib import suppress

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

LEADER_LOCK = 0x6D656762
"""The number of the lock; PostgreSQL lets go of it when the leader's connection ends, however it ends."""


class Leader:
    """Acquires and keeps leadership; journal and outbox stay correct even if two processes believe to have it for a moment."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._shared = engine.dialect.name == "postgresql"
        self._connection: Connection | None = None
        self._asking = threading.Lock()

    def is_ours(self) -> bool:
        """Whether this process is the leader. Blocks: call it from a thread."""
        if not self._shared:
            return True
        with self._asking:
            if self._connection is not None and self._answers(self._connection):
                return True
            return self._take()

    def give_up(self) -> None:
        """Release leadership."""
        with self._asking:
            if self._connection is not None:
                with suppress(SQLAlchemyError):  # a connection that is lost holds no lock either
                    self._connection.execute(text("SELECT pg_advisory_unlock(:number)"), {"number": LEADER_LOCK})
                self._connection.invalidate()
                self._connection.close()
                self._connection = None

    def _answers(self, connection: Connection) -> bool:
        try:
            connection.execute(text("SELECT 1"))
        except SQLAlchemyError:
            connection.close()
            self._connection = None
            return False
        return True

    def _take(self) -> bool:
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if connection.execute(text("SELECT pg_try_advisory_lock(:number)"), {"number": LEADER_LOCK}).scalar():
            self._connection = connection
            return True
        connection.close()
        return False
