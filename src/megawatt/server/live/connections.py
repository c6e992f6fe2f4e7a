"""Every connection to this process."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from megawatt.server.encoding import encode
from megawatt.server.live.connection import GOING_AWAY, Connection
from megawatt.server.live.messages import News
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings

MAX_STREAMS = 12
"""Streams of one person at a time, at one worker; they count among the pages."""

OF_PERSON, OF_ADDRESS, STREAMS = "pages and streams of one person", "pages and streams of one address", "streams of one person"


class OpenPages:
    """The connections of one process, with limits per person and per address."""

    def __init__(self, settings: Settings, network_of: Callable[[str], str]) -> None:
        """`network_of` says which network an address belongs to; connections of a network are counted together."""
        self.connections: set[Connection] = set()
        self._most, self._most_of_address, self._network_of = settings.most_pages, settings.most_connections, network_of
        self._of: Counter[tuple[str, str]] = Counter()

    def check_room(self, connection: Connection) -> None:
        """Refuse a page or stream that would be one too many of its person or of its address."""
        for (what, whose), most in self._bounds(connection):
            if self._of[what, whose] >= most:
                raise Refusal("too-many-pages", f"at most {most} {what} at a time; close one first", most=most)

    def enter(self, connection: Connection) -> None:
        """Count a connection; Refusal when there are too many. Does not await."""
        self.check_room(connection)
        self.connections.add(connection)
        self._of.update(counted for counted, _ in self._bounds(connection))

    def leave(self, connection: Connection) -> None:
        """The connection has ended."""
        if connection in self.connections:
            self.connections.discard(connection)
            self._of.subtract(counted for counted, _ in self._bounds(connection))
            self._of = +self._of

    def _bounds(self, connection: Connection) -> list[tuple[tuple[str, str], int]]:
        """What a connection is counted by, and how many there may be."""
        bounds = [((OF_ADDRESS, self._network_of(connection.address)), self._most_of_address)]
        if connection.person is not None:
            bounds.append(((OF_PERSON, connection.person), self._most))
            if connection.is_stream:
                bounds.append(((STREAMS, connection.person), MAX_STREAMS))
        return bounds

    def __len__(self) -> int:
        return len(self.connections)

    def send(self, news: News) -> None:
        """Send this to every connection."""
        message = encode(news)
        for connection in self.connections:
            connection.send(message)

    def people(self, seconds: float) -> list[str]:
        """The people who have done something at a page within this many seconds."""
        limit = time.monotonic() - seconds
        return sorted({page.person for page in self.connections if page.person and page.acted > limit})

    def close(self) -> None:
        """Disconnect everybody; pages connect again, here or elsewhere."""
        for connection in list(self.connections):
            connection.close(GOING_AWAY)

    def close_silent(self, seconds: float) -> None:
        """Disconnect pages that have been silent for this many seconds."""
        limit = time.monotonic() - seconds
        for connection in list(self.connections):
            if connection.heard < limit:
                connection.close(GOING_AWAY)
