"""Relations between two people, for pages about people."""

from __future__ import annotations

from typing import Protocol


class Relations(Protocol):
    """Knows who is online for whom, and who is whose friend."""

    async def about(self, person: str, reader: str) -> tuple[bool, bool]:
        """Whether somebody is online for a reader, and on the reader's list of friends."""
