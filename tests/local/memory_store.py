"""A store in memory that counts as a page's: it keeps what was kept when the page is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from megawatt.local.store import Kept


class PageGone(Exception):
    """The page was closed: nothing that follows is kept."""


class MemoryStore:
    """Rows, plans, journals and texts."""

    def __init__(self) -> None:
        self.tables: dict[str, list[str]] = {}
        self.journals: dict[str, dict[int, str]] = {}
        self.texts: dict[str, str] = {}
        self.writes_left: int | None = None
        """After so many writes the page is closed in the middle of the next one."""
        self.last_is_kept = False
        """Whether that one is kept, though the page never hears of it."""
        self.gone = False
        """Whether the page was closed."""
        self.tabs: list[Callable[[str, int], Awaitable[None]]] = []
        """What tells each open tab that a table has changed."""

    async def rows(self) -> list[str]:
        return [row for row, _ in self.tables.values()]

    async def read(self, table: str) -> Kept | None:
        if table not in self.tables:
            return None
        row, plans = self.tables[table]
        return Kept(row, plans, [self.journals[table][seq] for seq in sorted(self.journals[table])])

    async def create(self, table: str, row: str, steps: list[str]) -> None:
        def keep() -> None:
            self.tables[table] = [row, "{}"]
            self.journals[table] = dict(enumerate(steps, 1))

        await self._write(keep)
        await self._tell_tabs(table, 0)

    async def append(self, table: str, seq: int, row: str, plans: str, step: str) -> bool:
        if table not in self.tables or seq in self.journals[table]:
            return False

        def keep() -> None:
            self.tables[table], self.journals[table][seq] = [row, plans], step

        await self._write(keep)
        await self._tell_tabs(table, seq)
        return True

    async def change(self, table: str, row: str, plans: str) -> None:
        await self._write(lambda: self.tables.update({table: [row, plans]}))
        await self._tell_tabs(table, 0)

    async def remove(self, table: str) -> None:
        def forget() -> None:
            del self.tables[table], self.journals[table]

        await self._write(forget)
        await self._tell_tabs(table, 0)

    async def get(self, name: str) -> str | None:
        return self.texts.get(name)

    async def put(self, name: str, text: str) -> None:
        self.texts[name] = text

    async def _write(self, keep: Callable[[], None]) -> None:
        if self.writes_left == 0:
            if self.last_is_kept and not self.gone:
                keep()
            self.gone = True
        if self.gone:
            raise PageGone
        keep()
        if self.writes_left is not None:
            self.writes_left -= 1
        await asyncio.sleep(0)

    async def _tell_tabs(self, table: str, seq: int) -> None:
        for tell in self.tabs:
            asyncio.get_running_loop().create_task(tell(table, seq))
