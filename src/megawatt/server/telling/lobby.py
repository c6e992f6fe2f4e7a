"""Word to the pages without a table that their lists have changed, at most once a second."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping

from megawatt.server.background import Background
from megawatt.server.storage.steps import OVER
from megawatt.server.tables.table import Table
from megawatt.server.telling.audience import Audience
from megawatt.server.telling.connection import Connection
from megawatt.server.telling.open_pages import OpenPages
from megawatt.server.wire.to_page import News, encode

PAUSE = 1.0
AT_ONCE = 0.05
PRESENCE_LASTS = 50.0
"""Workers name their pages every 20 seconds."""
MOST_ATTENDED = 500
NEWS = encode(News("lobby"))


class Lobby:
    """Collects changes and tells them together, here and (through `tell_neighbours`) to the other workers."""

    def __init__(
        self,
        pages: OpenPages,
        tables: Mapping[str, Audience],
        background: Background,
        tell_neighbours: Callable[[bool, set[str]], None],
    ) -> None:
        self._pages = pages
        self._tables = tables
        self._background = background
        self._tell_neighbours = tell_neighbours
        self._people: set[str] = set()
        self._everybody = False
        self._telling = False
        self._elsewhere: dict[str, float] = {}
        self._programs: dict[str, set[Callable[[], None]]] = {}
        """By person: what their programs' event streams do when word comes."""

    def changed(self, table: Table, everybody: bool) -> None:
        """This table looks otherwise in the lists of its people, or of everybody."""
        self.concerns(table.concerns(), everybody)

    def concerns(self, people: set[str], everybody: bool) -> None:
        """Something in the lists of these people, or of everybody, looks otherwise."""
        self._people |= people
        self._everybody |= everybody
        self.tell_programs(people)
        self._tell_soon()

    def follow(self, person: str, look: Callable[[], None]) -> None:
        """A program of this person listens from now on; `look` is called whenever its lists may have changed."""
        self._programs.setdefault(person, set()).add(look)

    def unfollow(self, person: str, look: Callable[[], None]) -> None:
        """It does not listen any more."""
        left = self._programs.get(person, set())
        left.discard(look)
        if not left:
            self._programs.pop(person, None)

    def tell_programs(self, people: Iterable[str]) -> None:
        """Programs of these people look at once, not with the pages: whoever plays against them waits for each turn."""
        for person in people:
            for look in list(self._programs.get(person, ())):
                look()

    def heard_of(self, table: str, anybody: bool) -> None:
        """Another worker says whether somebody is at this table."""
        self._elsewhere.pop(table, None)
        if anybody:
            self._elsewhere[table] = time.monotonic()
        while len(self._elsewhere) > MOST_ATTENDED:
            del self._elsewhere[next(iter(self._elsewhere))]

    def attended(self) -> list[str]:
        """Public tables where somebody is, here or at another worker: the lists begin with them."""
        recent = time.monotonic() - PRESENCE_LASTS
        here = [table for table, audience in self._tables.items() if audience.connections and audience.table.row.public]
        elsewhere = [table for table, heard in self._elsewhere.items() if heard > recent]
        return list(dict.fromkeys([*here, *elsewhere]))[:MOST_ATTENDED]

    def tell(self, everybody: bool, people: set[str]) -> None:
        """The pages of this process that are concerned hear it."""
        for connection in self._pages.connections:
            if self._is_told(connection, everybody, people):
                connection.tell(NEWS)

    def _is_told(self, connection: Connection, everybody: bool, people: set[str]) -> bool:
        """Pages with lists hear everything that concerns them; at a table that is over people hear of rematches and challenges."""
        if connection.table is None:
            return everybody or connection.person in people
        audience = self._tables.get(connection.table)
        return connection.person in people and audience is not None and audience.table.status == OVER

    def _tell_soon(self) -> None:
        if not self._telling and not self._background.ending and (self._everybody or self._people):
            self._telling = True
            self._background.once("the lobby", self._tell_together())

    async def _tell_together(self) -> None:
        try:
            await asyncio.sleep(AT_ONCE)
            everybody, people = self._everybody, self._people
            self._everybody, self._people = False, set()
            self.tell(everybody, people)
            self._tell_neighbours(everybody, people)
            await asyncio.sleep(PAUSE)
        finally:
            self._telling = False
        self._tell_soon()
