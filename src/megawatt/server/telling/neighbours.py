"""Word between workers on one PostgreSQL database: LISTEN/NOTIFY says which tables have new steps and who is present."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection, text

from megawatt.server.storage.database import patience
from megawatt.server.storage.writer import CHANNEL
from megawatt.server.telling.audience import Audience

if TYPE_CHECKING:
    from megawatt.server.worker import House

PRESENCE_SECONDS = 20.0
EVERYBODY = "*"
LONGEST = 6000
"""A notice of PostgreSQL holds less than 8000 bytes."""


class Notices:
    """Listens to the other workers and tells them what happens here."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.listening = asyncio.Event()
        self._named = time.monotonic()

    async def listen(self) -> None:
        """Hear the other workers until the connection is lost; every table asks the journal for what was said meanwhile."""
        import psycopg

        url = self._house.store.engine.url
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True, **patience(url)) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                self.listening.set()
                self._house.background.once("catching up", self._catch_up_everywhere())
                async for notice in connection.notifies():
                    self._hear_safely(notice.payload)
        finally:
            self.listening.clear()

    async def _catch_up_everywhere(self) -> None:
        for audience in list(self._house.tables.values()):
            await self._catch_up(audience)

    async def _catch_up(self, audience: Audience) -> None:
        async with audience.lock:
            await self._house.journal.read_on(audience)

    def _hear_safely(self, payload: str) -> None:
        """Whatever one notice says, the next one is heard."""
        try:
            self._hear(payload)
        except Exception as fault:
            self._house.background.note("listening", fault)

    def _hear(self, payload: str) -> None:
        what, *words = payload.split(" ")
        if what == "lobby":
            if words[0] != self._house.worker:
                self._house.lobby.tell(words[1] == EVERYBODY, set(words[1].split(",")))
            return
        if what == "present" and words[1] != self._house.worker:
            self._house.lobby.heard_of(words[0], bool(words[2]) or words[3] != "0")
        audience = self._house.tables.get(words[0])
        if audience is None:
            return
        if what == "step":
            self._house.background.once("catching up", self._house.journal.catch_up(audience, int(words[1])))
        elif what == "plan" and words[1] != self._house.worker:
            self._house.background.once("catching up", self._catch_up(audience))
        elif what == "present" and words[1] != self._house.worker:
            seats = [int(seat) for seat in words[2].split(",") if seat]
            self._place(audience, words[1], seats, int(words[3]))

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

    def tell_presence(self, audience: Audience) -> None:
        """The other workers hear who is here."""
        if not self._house.settings.shares_database or self._house.closing:
            return
        here = {seat for connection in audience.connections for seat in audience.table.seats_of(connection.person)}
        watchers = sum(1 for connection in audience.connections if not audience.table.seats_of(connection.person))
        seats = ",".join(str(seat) for seat in sorted(here))
        self._send(f"present {audience.table.id} {self._house.worker} {seats} {watchers}")

    def tell_plan(self, table: str, seat: int) -> None:
        """The other workers hear that a seat plans otherwise."""
        if self._house.settings.shares_database:
            self._send(f"plan {table} {self._house.worker} {seat}")

    def tell_lobby(self, everybody: bool, people: set[str]) -> None:
        """The other workers hear whose lists have changed."""
        if self._house.settings.shares_database:
            whose = ",".join(sorted(people))
            self._send(f"lobby {self._house.worker} {EVERYBODY if everybody or len(whose) > LONGEST else whose}")

    def keep_presence(self) -> None:
        """Pages of a worker that was killed are gone; our own are named again from time to time."""
        if time.monotonic() - self._named > PRESENCE_SECONDS:
            self._named = time.monotonic()
            for audience in self._house.tables.values():
                if audience.connections:
                    self.tell_presence(audience)
        limit = time.monotonic() - 2.5 * PRESENCE_SECONDS
        for audience in list(self._house.tables.values()):
            gone = [worker for worker, (heard, _, _) in audience.elsewhere.items() if heard < limit]
            for worker in gone:
                del audience.elsewhere[worker]
            if gone:
                audience.tell_presence()

    def _send(self, payload: str) -> None:
        def notify(connection: Connection) -> None:
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

        self._house.background.once("notifying", self._house.writer.submit(notify))
