"""Tables at several workers: which have new steps or plans, who watches them, and whose lists have changed."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping, Sequence

from megawatt.server.background import Background
from megawatt.server.live.pubsub import EVERYBODY, PubSub
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.lobby import Lobby

PRESENCE_SECONDS = 20.0
MAX_NAMED = 100
"""People in one message between workers; a notice of PostgreSQL holds less than 8000 bytes."""
CatchUp = Callable[[LiveTable, int | None], Awaitable[None]]
"""Read what others have appended to a table, up to this step (None: whatever there is)."""


class TableSync:
    """Publishes what happens at the tables of this process, and follows what other workers publish."""

    def __init__(
        self, worker: str, pubsub: PubSub, background: Background, tables: Mapping[str, LiveTable], lobby: Lobby, catch_up: CatchUp
    ) -> None:
        self._worker = worker
        self._pubsub = pubsub
        self._background = background
        self._tables = tables
        self._lobby = lobby
        self._catch_up = catch_up
        self._named = time.monotonic()
        pubsub.on_connect.append(self._connected)
        for kind, subscriber in (("step", self._step), ("plan", self._plan), ("present", self._present), ("lobby", self._lists)):
            pubsub.subscribe(kind, subscriber)

    # Hearing

    def _connected(self) -> None:
        """Read every journal and every list again, since messages may have been missed."""
        self._background.once("catching up", self._catch_up_everywhere())
        self._lobby.send_news(True, set())  # pages and programs read their lists again

    async def _catch_up_everywhere(self) -> None:
        for live in list(self._tables.values()):
            await self._catch_up(live, None)

    def _step(self, fields: Sequence[str]) -> None:
        self._lobby.notify_programs(person for part in fields[2:] for person in part.split(","))
        self._follow(fields[0], int(fields[1]))

    def _plan(self, fields: Sequence[str]) -> None:
        if fields[1] != self._worker:
            self._follow(fields[0], None)

    def _follow(self, table: str, seq: int | None) -> None:
        live = self._tables.get(table)
        if live is not None:
            self._background.once("catching up", _awaited(self._catch_up(live, seq)))

    def _present(self, fields: Sequence[str]) -> None:
        table, worker, seats, watchers = fields
        if worker == self._worker:
            return
        self._lobby.heard_of(table, bool(seats) or watchers != "0")
        live = self._tables.get(table)
        if live is not None:
            self._place(live, worker, [int(seat) for seat in seats.split(",") if seat], int(watchers))

    def _place(self, live: LiveTable, worker: str, seats: list[int], watchers: int) -> None:
        known = live.elsewhere.get(worker)
        if seats or watchers:
            live.elsewhere[worker] = (time.monotonic(), seats, watchers)
        else:
            live.elsewhere.pop(worker, None)
        if known is None:
            self.publish_presence(live)
        if known is None or known[1:] != (seats, watchers):
            live.broadcast.send_presence()

    def _lists(self, fields: Sequence[str]) -> None:
        if fields[0] != self._worker:
            whose = set(fields[1].split(","))
            self._lobby.send_news(EVERYBODY in whose, whose)

    # Sending

    def publish_presence(self, live: LiveTable) -> None:
        """Publish who watches this table here."""
        if self._background.ending:
            return
        here = {seat for connection in live.broadcast.connections for seat in live.table.seats_of(connection.person)}
        watchers = sum(1 for connection in live.broadcast.connections if not live.table.seats_of(connection.person))
        seats = ",".join(str(seat) for seat in sorted(here))
        self._pubsub.publish(f"present {live.table.id} {self._worker} {seats} {watchers}")

    def publish_plan(self, table: str, seat: int) -> None:
        """Publish that the plan of a seat has changed."""
        self._pubsub.publish(f"plan {table} {self._worker} {seat}")

    def publish_lobby(self, everybody: bool, people: set[str]) -> None:
        """Publish whose lists have changed. People are always named: pages at finished tables get only their own news."""
        whose = [*([EVERYBODY] if everybody else []), *sorted(people)]
        for i in range(0, len(whose), MAX_NAMED):
            self._pubsub.publish(f"lobby {self._worker} {','.join(whose[i : i + MAX_NAMED])}")

    def keep_presence(self) -> None:
        """Publish who is present here, and forget workers that have stopped doing so: they were killed."""
        if time.monotonic() - self._named > PRESENCE_SECONDS:
            self._named = time.monotonic()
            for live in self._tables.values():
                if live.broadcast.connections:
                    self.publish_presence(live)
        limit = time.monotonic() - 2.5 * PRESENCE_SECONDS
        for live in list(self._tables.values()):
            gone = [worker for worker, (heard, _, _) in live.elsewhere.items() if heard < limit]
            for worker in gone:
                del live.elsewhere[worker]
            if gone:
                live.broadcast.send_presence()


async def _awaited(work: Awaitable[None]) -> None:
    await work
