"""The other workers on the same PostgreSQL database: which tables have new steps, who is present, whose lists have changed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from megawatt.server.background import Background
from megawatt.server.storage.channel import LONGEST, listening, notify
from megawatt.server.storage.storage import Storage
from megawatt.server.telling.audience import Audience
from megawatt.server.telling.lobby import Lobby

PRESENCE_SECONDS = 20.0
EVERYBODY = "*"
CHAT = SAID, CHANGED, MUTED = "said", "chat", "muted"
"""Word about the chat: a new line, an old one that is otherwise now, somebody who hears others than before."""
CatchUp = Callable[[Audience, int | None], Awaitable[None]]
"""Read what others have appended to a table, up to this step (None: whatever there is)."""


class Neighbours:
    """Listens to the other workers and tells them what happens here; says nothing when there can be none."""

    def __init__(
        self,
        worker: str,
        storage: Storage,
        background: Background,
        tables: Mapping[str, Audience],
        lobby: Lobby,
        catch_up: CatchUp,
        person_changed: Callable[[str], None],
        chat_heard: Callable[[str, str], None],
    ) -> None:
        """`chat_heard` is told what has happened to the chat (said, chat, muted), and at which table or to whom."""
        self._worker = worker
        self._storage = storage
        self._background = background
        self._tables = tables
        self._lobby = lobby
        self._catch_up = catch_up
        self._person_changed = person_changed
        self._chat_heard = chat_heard
        self.listening = asyncio.Event()
        self._named = time.monotonic()

    # Hearing

    async def listen(self) -> None:
        """Hear the other workers until the connection is lost; every table asks the journal for what was said meanwhile."""
        try:
            async with listening(self._storage.store.engine.url) as payloads:
                self.listening.set()
                self._background.once("catching up", self._catch_up_everywhere())
                for table in list(self._tables):
                    self._chat_heard(SAID, table)
                self._lobby.tell(True, set())  # pages and programs read their lists again
                async for payload in payloads:
                    self._hear_safely(payload)
        finally:
            self.listening.clear()

    async def _catch_up_everywhere(self) -> None:
        for audience in list(self._tables.values()):
            await self._catch_up(audience, None)

    def _hear_safely(self, payload: str) -> None:
        """Whatever one notice says, the next one is heard."""
        try:
            self._hear(payload)
        except Exception as fault:
            self._background.note("listening", fault)

    def _hear(self, payload: str) -> None:
        what, *told = payload.split(" ")
        if what == "person":
            self._person_changed(told[0])
            return
        if what in CHAT:
            self._chat_heard(what, told[0])
            return
        if what == "lobby":
            if told[0] != self._worker:
                self._lobby.tell(told[1] == EVERYBODY, set(told[1].split(",")))
            return
        if what == "present" and told[1] != self._worker:
            self._lobby.heard_of(told[0], bool(told[2]) or told[3] != "0")
        if what == "step":
            self._lobby.tell_programs(person for part in told[2:] for person in part.split(","))
        audience = self._tables.get(told[0])
        if audience is None:
            return
        if what == "step":
            self._background.once("catching up", _awaited(self._catch_up(audience, int(told[1]))))
        elif what == "plan" and told[1] != self._worker:
            self._background.once("catching up", _awaited(self._catch_up(audience, None)))
        elif what == "present" and told[1] != self._worker:
            seats = [int(seat) for seat in told[2].split(",") if seat]
            self._place(audience, told[1], seats, int(told[3]))

    def _place(self, audience: Audience, worker: str, seats: list[int], watchers: int) -> None:
        known = audience.elsewhere.get(worker)
        if seats or watchers:
            audience.elsewhere[worker] = (time.monotonic(), seats, watchers)
        else:
            audience.elsewhere.pop(worker, None)
        if known is None:
            self.tell_presence(audience)
        if known is None or known[1:] != (seats, watchers):
            audience.tell_presence()

    # Telling

    def tell_presence(self, audience: Audience) -> None:
        """The other workers hear who is here."""
        if self._background.ending:
            return
        here = {seat for connection in audience.connections for seat in audience.table.seats_of(connection.person)}
        watchers = sum(1 for connection in audience.connections if not audience.table.seats_of(connection.person))
        seats = ",".join(str(seat) for seat in sorted(here))
        self._send(f"present {audience.table.id} {self._worker} {seats} {watchers}")

    def tell_plan(self, table: str, seat: int) -> None:
        """The other workers hear that a seat plans otherwise."""
        self._send(f"plan {table} {self._worker} {seat}")

    def tell_lobby(self, everybody: bool, people: set[str]) -> None:
        """The other workers hear whose lists have changed."""
        whose = ",".join(sorted(people))
        self._send(f"lobby {self._worker} {EVERYBODY if everybody or len(whose) > LONGEST else whose}")

    def keep_presence(self) -> None:
        """Pages of a worker that was killed are gone; our own are named again from time to time."""
        if time.monotonic() - self._named > PRESENCE_SECONDS:
            self._named = time.monotonic()
            for audience in self._tables.values():
                if audience.connections:
                    self.tell_presence(audience)
        limit = time.monotonic() - 2.5 * PRESENCE_SECONDS
        for audience in list(self._tables.values()):
            gone = [worker for worker, (heard, _, _) in audience.elsewhere.items() if heard < limit]
            for worker in gone:
                del audience.elsewhere[worker]
            if gone:
                audience.tell_presence()

    def _send(self, payload: str) -> None:
        if self._storage.is_shared:
            self._background.once("notifying", self._storage.writer.submit(partial(notify, payload=payload)))


async def _awaited(work: Awaitable[None]) -> None:
    await work
