"""Every page that is connected to this process, whatever it looks at."""

from __future__ import annotations

import time

from megawatt.server.telling.connection import GOING_AWAY, Connection
from megawatt.server.wire.to_page import News, encode


class OpenPages:
    """The connections of one process."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()

    def __len__(self) -> int:
        return len(self.connections)

    def tell(self, news: News) -> None:
        """Everybody hears this."""
        message = encode(news)
        for connection in self.connections:
            connection.tell(message)

    def people(self, seconds: float) -> list[str]:
        """Who has done something at a page within so many seconds."""
        limit = time.monotonic() - seconds
        return sorted({page.person for page in self.connections if page.person and page.acted > limit})

    def close(self) -> None:
        """Disconnect everybody; pages connect again, here or elsewhere."""
        for connection in list(self.connections):
            connection.close(GOING_AWAY)

    def close_silent(self, seconds: float) -> None:
        """Disconnect the pages that have said nothing for so long."""
        limit = time.monotonic() - seconds
        for connection in list(self.connections):
            if connection.heard < limit:
                connection.close(GOING_AWAY)
