"""Limits of connections: per address, and by the descriptors of this process."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from megawatt.server.settings import Settings

RESERVED_DESCRIPTORS = 64
"""For the database, the bots and the page's files."""
ACCEPTED_PER_ROUND = 16
"""How many connections are accepted in one round of the event loop (start/event_loop.py)."""
ROUNDS_TO_CLOSE = 4
"""After how many rounds a refused connection is closed; until then it holds a descriptor."""
MIN_CONNECTIONS = 8


class Admission:
    """Counts the connections of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._most = most_connections()
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._by_address.total()

    def enter(self, address: str) -> bool:
        """Admit a connection unless its address has too many; behind a proxy all come from the proxy."""
        crowded = self._by_address[address] >= self.settings.most_connections and not self.settings.behind_proxy
        if crowded or len(self) >= self._most:
            return False
        self._by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Note that a connection has ended."""
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


def most_connections() -> int:
    """The limit by descriptors, some of which are reserved: without any, nothing works at all."""
    try:
        import resource
    except ImportError:
        return 10_000
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return max(MIN_CONNECTIONS, limit - RESERVED_DESCRIPTORS - ACCEPTED_PER_ROUND * ROUNDS_TO_CLOSE)
