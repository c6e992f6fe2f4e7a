"""Messages to pages that show lists when the lists have changed, at most once a second."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping

from megawatt.server.background import Background
from megawatt.server.encoding import encode
from megawatt.server.live.connection import Connection
from megawatt.server.live.connections import OpenPages
from megawatt.server.live.messages import News
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.steps import OVER
from megawatt.server.tables.table import Table

LOBBY_INTERVAL_S = 1.0
LOBBY_DELAY_S = 0.05
PRESENCE_TIMEOUT_S = 50.0
"""Seconds after which another worker's presence is forgotten; workers report it every 20 seconds."""
MAX_ATTENDED = 500
NEWS = encode(News("lobby"))


class Lobby:
    """Collects changes and sends them together, here and (through `notify_workers`) to the other workers."""

    def __init__(
        self,
        pages: OpenPages,
        tables: Mapping[str, LiveTable],
        background: Background,
        publish: Callable[[bool, set[str]], None],
    ) -> None:
        self._pages = pages
        self._tables = tables
        self._background = background
        self._publish = publish
        self._people: set[str] = set()
        self._everybody = False
        self._sending = False
        self._elsewhere: dict[str, float] = {}
        self._programs: dict[str, set[Callable[[], None]]] = {}
        """By person: what their programs' event streams do when word comes."""

    def changed(self, table: Table, everybody: bool) -> None:
        """Note that a table has changed in the lists of its people, or of everybody."""
        self.concerns(table.concerns(), everybody)

    def concerns(self, people: set[str], everybody: bool) -> None:
        """Note that the lists of these people, or of everybody, have changed."""
        self._people |= people
        self._everybody |= everybody
        self.notify_programs(people)
        self._send_soon()

    def follow(self, person: str, look: Callable[[], None]) -> None:
        """Register a program of this person; `look` is called whenever its lists may have changed."""
        self._programs.setdefault(person, set()).add(look)

    def unfollow(self, person: str, look: Callable[[], None]) -> None:
        """Remove a registered program."""
        left = self._programs.get(person, set())
        left.discard(look)
        if not left:
            self._programs.pop(person, None)

    def notify_programs(self, people: Iterable[str]) -> None:
        """Let the programs of these people read their lists now, before pages do: their opponents wait for each turn."""
        for person in people:
            for look in list(self._programs.get(person, ())):
                look()

    def heard_of(self, table: str, anybody: bool) -> None:
        """Note whether somebody is at this table at another worker."""
        self._elsewhere.pop(table, None)
        if anybody:
            self._elsewhere[table] = time.monotonic()
        while len(self._elsewhere) > MAX_ATTENDED:
            del self._elsewhere[next(iter(self._elsewhere))]

    def attended(self) -> list[str]:
        """Public tables where somebody is, here or at another worker: the lists begin with them."""
        recent = time.monotonic() - PRESENCE_TIMEOUT_S
        here = [table for table, live in self._tables.items() if live.broadcast.connections and live.table.row.public]
        elsewhere = [table for table, heard in self._elsewhere.items() if heard > recent]
        return list(dict.fromkeys([*here, *elsewhere]))[:MAX_ATTENDED]

    def send_news(self, everybody: bool, people: set[str]) -> None:
        """Send news to the pages of this process that they concern."""
        for connection in self._pages.connections:
            if self._is_told(connection, everybody, people):
                connection.send(NEWS)

    def _is_told(self, connection: Connection, everybody: bool, people: set[str]) -> bool:
        """Pages with lists get everything that concerns them; pages at a finished table get rematches and challenges."""
        if connection.table is None:
            return everybody or connection.person in people
        live = self._tables.get(connection.table)
        return connection.person in people and live is not None and live.table.status == OVER

    def _send_soon(self) -> None:
        if not self._sending and not self._background.ending and (self._everybody or self._people):
            self._sending = True
            self._background.once("the lobby", self._send_together())

    async def _send_together(self) -> None:
        try:
            await asyncio.sleep(LOBBY_DELAY_S)
            everybody, people = self._everybody, self._people
            self._everybody, self._people = False, set()
            self.send_news(everybody, people)
            self._publish(everybody, people)
            await asyncio.sleep(LOBBY_INTERVAL_S)
        finally:
            self._sending = False
        self._send_soon()
