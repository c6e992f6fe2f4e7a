"""The database as the rest of the server uses it: reads beside the event loop, and one writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from megawatt.server.db.engine import connect, migrate
from megawatt.server.db.leader import Leader
from megawatt.server.db.store import Store
from megawatt.server.db.writer import Writer
from megawatt.server.refusals import Refusal

READ_THREADS = 4
T = TypeVar("T")


class Storage:
    """One process's way to its database. `note` is called with everything that failed and will be tried again."""

    def __init__(self, address: str, note: Callable[[str, BaseException], None]) -> None:
        self.store = Store(connect(address))
        self.writer = Writer(self.store, note)
        self._leader = Leader(self.store.engine)
        self._note = note
        self._readers = ThreadPoolExecutor(READ_THREADS, "reader")

    @property
    def is_shared(self) -> bool:
        """Whether other workers may serve the same tables."""
        return self.store.engine.dialect.name == "postgresql"

    async def migrate(self) -> None:
        """Migrate the database to the current schema."""
        await self.read(migrate, self.store.engine)

    async def read(self, function: Callable[..., T], *arguments: Any) -> T:
        """Read from the database beside the event loop; `busy` when it does not answer."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, function, *arguments)
        except SQLAlchemyError as fault:
            self._note("reading", fault)
            raise Refusal("busy", "the database does not answer now; try again") from fault

    async def leads(self) -> bool:
        """Whether this process is the leader."""
        return await self.read(self._leader.is_ours)

    async def close(self) -> None:
        """Finish every commit and every read."""
        await self.writer.close()
        self._leader.give_up()
        self._readers.shutdown()
        self.store.engine.dispose()
