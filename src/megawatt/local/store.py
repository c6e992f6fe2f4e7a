"""What a table in a page is kept in, as the rest of the package sees it: in a page IndexedDB (web/src/local/store.ts)."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Kept(NamedTuple):
    """A table as it is kept: its row and its plans as JSON, and the steps of its journal."""

    row: str
    plans: str
    steps: list[str]


class Store(Protocol):
    """Keeps tables; every call is one transaction, done when it returns."""

    async def rows(self) -> list[str]:
        """The rows of all tables."""

    async def read(self, table: str) -> Kept | None:
        """A table, whole."""

    async def create(self, table: str, row: str, steps: list[str]) -> None:
        """Keep a new table."""

    async def append(self, table: str, seq: int, row: str, plans: str, step: str) -> bool:
        """Keep the next step; False, and nothing is kept, if there is one of this number already: another tab was faster."""

    async def change(self, table: str, row: str, plans: str) -> None:
        """Keep what has changed of a table beside its journal."""

    async def remove(self, table: str) -> None:
        """Forget a table."""

    async def get(self, name: str) -> str | None:
        """A text that is kept under a name."""

    async def put(self, name: str, text: str) -> None:
        """Keep a text under a name."""
