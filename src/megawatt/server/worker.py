"""The house: everything one server process holds together. How a table changes is in journal.py."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
import secrets
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from megawatt.server.acts.doubts import IN_DOUBT
from megawatt.server.acts.journal import Journal
from megawatt.server.background import Background
from megawatt.server.bots.pool import Pool
from megawatt.server.bots.rules_compiler import Compiler
from megawatt.server.bots.turns import Driver
from megawatt.server.files.errands import Errands
from megawatt.server.files.seals import Seals
from megawatt.server.people.identity import Identities, cookie_name
from megawatt.server.people.limits import Limits
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings
from megawatt.server.storage.damage import Damaged
from megawatt.server.storage.database import connect, migrate
from megawatt.server.storage.steps import CLOSED, PERSON, SeatRow
from megawatt.server.storage.store import Store
from megawatt.server.storage.writer import Writer
from megawatt.server.tables.table import Table
from megawatt.server.telling.audience import Audience
from megawatt.server.telling.connection import GOING_AWAY, Connection
from megawatt.server.telling.lobby import Lobby
from megawatt.server.telling.neighbours import Notices
from megawatt.server.wire.messages import encode

SWEEP_SECONDS = 5.0
LISTEN_AGAIN_SECONDS = 1.0
SWITCH_SECONDS = 0.0002
"""The writer's thread lets go of the interpreter at every statement; with Python's own 5 ms it waits that long to get it back."""
SET_ASIDE_SECONDS = 60.0
"""A table whose journal is damaged is not looked at again before this."""
FAREWELL_SECONDS = 0.5
"""Pages at a table that is set aside hear why before they are disconnected."""
COMPILE_PAUSE = 600.0
READERS = 4
OPENERS = 2
"""A long journal is replayed beside the event loop, and not in the way of those who only read."""
TABLE_ID = re.compile(r"[\w-]{1,32}", re.ASCII)
RARE_COLLECTIONS = (20_000, 20, 20)
"""Views are trees that die by themselves; looking for cycles as often as Python does by default only costs time."""
T = TypeVar("T")
log = logging.getLogger(__name__)


class House:
    """One process of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(8)
        self.store = Store(connect(settings.database_url))
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._openers = ThreadPoolExecutor(OPENERS, "opener")
        self.limits = Limits(settings.rate_limits)
        self.tables: dict[str, Audience] = {}
        self._opening: dict[str, asyncio.Task[Audience]] = {}
        self.damaged: dict[str, tuple[Damaged, float]] = {}
        """Tables that are set aside, and since when."""
        self.connections: set[Connection] = set()
        self.figures: dict[tuple[str, int], dict[str, Any]] = {}
        """What charts of late were made of, by table and step."""
        self.closing = False
        self.background = Background()

    async def start(self) -> None:
        """Bring the database to today's shape and begin to work."""
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.set_threshold(*RARE_COLLECTIONS)
        gc.freeze()
        await self.read(migrate, self.store.engine)
        secret = await self.read(self.store.secret)
        self.identities, self.seals = Identities(secret, cookie_name(self.settings)), Seals(secret)
        self.writer = Writer(self.store, self.background.note)
        self.pool = Pool(self.settings.bot_processes, self.settings.bot_patience)
        self.errands = Errands(self.settings.reader_processes, self.settings.rate_limits)
        self.journal = Journal(self)
        self.driver = Driver(self)
        self.lobby = Lobby(self)
        self.compiler = Compiler(self)
        self.notices = Notices(self)
        if self.settings.shares_database:
            self.background.lasting("listening", self.notices.listen, every=lambda: LISTEN_AGAIN_SECONDS)
        if self.settings.compile_rules:
            self.background.lasting("compiling", self.compiler.run, longest=COMPILE_PAUSE)
        self.background.lasting("taking over", self._take_over, every=lambda: SWEEP_SECONDS)
        self.background.lasting("tidying up", self._tidy_up, every=lambda: SWEEP_SECONDS)
        log.info("started", extra={"worker": self.worker, "database": self.store.engine.dialect.name})

    def say_farewell(self) -> None:
        """The pages hear that they should connect again soon; bots decide nothing more."""
        if self.closing:
            return
        self.closing = True
        self.tell_everybody({"type": "news", "what": "restarting"})
        for connection in list(self.connections):
            connection.close(GOING_AWAY)

    async def stop(self) -> None:
        """Tell the pages, finish every commit, end the bots."""
        self.say_farewell()
        await self.background.close()
        await self.pool.close()
        await self.errands.close()
        await self.writer.close()
        with contextlib.suppress(Exception):
            await self.read(self.store.give_up_claims, self.worker)
        self._readers.shutdown()
        self._openers.shutdown()
        self.store.engine.dispose()
        log.info("stopped", extra={"worker": self.worker})

    async def read(self, function: Callable[..., T], *arguments: Any) -> T:
        """Ask the database without holding up the event loop; `busy` when it does not answer."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, function, *arguments)
        except SQLAlchemyError as fault:
            self.background.note("reading", fault)
            raise Refusal("busy", "the database does not answer now; try again") from fault

    def tell_everybody(self, news: dict[str, Any]) -> None:
        """Every page of this process hears this."""
        message = encode(news).decode()
        for connection in self.connections:
            connection.tell(message)

    # Tables

    async def open(self, table: str) -> Audience:
        """A table, from memory or from the database; the same refusal for every id that is nobody's."""
        if not TABLE_ID.fullmatch(table):
            raise Refusal("no-such-table", "there is no such table")
        audience = self.tables.get(table)
        if audience is None:
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._load(table))
                self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
            audience = await asyncio.shield(self._opening[table])
        audience.touched = time.monotonic()
        return audience

    async def _load(self, table: str) -> Audience:
        damage, since = self.damaged.get(table, (None, 0.0))
        if damage is not None and time.monotonic() - since < SET_ASIDE_SECONDS:
            raise _set_aside(damage)
        found = await self.read(self.store.table, table)
        if found is None or found[0].status == CLOSED:
            raise Refusal("no-such-table", "there is no such table")
        try:
            opened = partial(Table.load, *found, {})
            audience = Audience(await asyncio.get_running_loop().run_in_executor(self._openers, opened))
        except Damaged as fault:
            self.set_aside(table, fault)
            raise _set_aside(fault) from None
        audience.table.names.update(await self.read(self.store.names_of, people_of(audience.table.seats)))
        self.damaged.pop(table, None)
        self.tables[table] = audience
        self.driver.wake(audience)
        return audience

    def set_aside(self, table: str, damage: Damaged) -> None:
        """This table's journal cannot be replayed: it alone stands still, and the host is told once."""
        if str(self.damaged.get(table, (None, 0.0))[0]) != str(damage):
            log.error("a table is set aside", extra={"table": table, "seq": damage.seq, "why": damage.why})
        self.damaged[table] = damage, time.monotonic()
        audience = self.tables.pop(table, None)
        if audience is not None:
            audience.trouble = _set_aside(damage)
            asyncio.get_running_loop().call_later(FAREWELL_SECONDS, audience.send_away, GOING_AWAY)

    # Housekeeping

    async def _take_over(self) -> None:
        """Bots whose server was killed go on here."""
        for table in await self.read(self.store.waiting_for_us, time.time() - self.settings.bot_pace - 2):
            if table in self.tables:
                self.driver.wake(self.tables[table])
            elif table not in self.damaged:
                with contextlib.suppress(Refusal):
                    await self.open(table)

    async def _tidy_up(self) -> None:
        """Let idle tables go, close silent connections, and forget what is old."""
        self.drop_idle()
        self._close_silent()
        self.limits.forget_old()
        self.notices.keep_presence()

    def drop_idle(self) -> None:
        """Tables that nobody watches leave the memory."""
        limit = time.monotonic() - self.settings.idle_seconds
        for audience in list(self.tables.values()):
            table = audience.table
            idle = not audience.connections and audience.touched < limit and not audience.lock.locked()
            if idle and audience.trouble is not IN_DOUBT and not self.driver.is_driving(table.id):
                del self.tables[table.id]

    def _close_silent(self) -> None:
        limit = time.monotonic() - self.settings.silent_seconds
        for connection in list(self.connections):
            if connection.heard < limit:
                connection.close(GOING_AWAY)


def _set_aside(damage: Damaged) -> Refusal:
    return Refusal("damaged", f"{damage}; the host can export what is readable")


def people_of(seats: list[SeatRow]) -> list[str]:
    """The people who sit at a table."""
    return [seat.person for seat in seats if seat.kind == PERSON and seat.person]
