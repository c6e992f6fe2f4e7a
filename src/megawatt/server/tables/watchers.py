"""Connections that begin and stop watching a table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from megawatt.server.live.connection import Connection
from megawatt.server.tables.live_table import LiveTable

if TYPE_CHECKING:
    from megawatt.server.tables.sync import TableSync


class Watchers:
    """Announces who has come and gone, here and at other workers."""

    def __init__(self, sync: TableSync) -> None:
        self._sync = sync
        self.on_join: list[Callable[[LiveTable, Connection], None]] = []
        """Called for each connection that begins to watch or listen."""

    def joined(self, live: LiveTable, connection: Connection) -> None:
        """A connection watches this table from now on; it has been sent everything."""
        for hook in self.on_join:
            hook(live, connection)
        if connection in live.broadcast.connections:
            self._announce(live)

    def leave(self, live: LiveTable, connection: Connection) -> None:
        """A connection has stopped watching or listening."""
        live.broadcast.listeners.discard(connection)
        live.broadcast.connections.discard(connection)
        live.broadcast.forget_unwatched()
        live.last_used = time.monotonic()
        self._announce(live)

    def _announce(self, live: LiveTable) -> None:
        live.broadcast.send_presence()
        self._sync.publish_presence(live)
