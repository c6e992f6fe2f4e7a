"""The house: everything one server process holds together, and the one way in which a table changes (`commit`)."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
import secrets
import sys
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from megawatt.kernel.errors import MegawattError
from megawatt.server.audience import Audience
from megawatt.server.compiling import Compiler
from megawatt.server.connection import GOING_AWAY, Connection
from megawatt.server.database import connect, migrate
from megawatt.server.driver import Driver
from megawatt.server.identity import Identities, cookie_name
from megawatt.server.limits import Limits
from megawatt.server.lobby import Lobby
from megawatt.server.messages import encode
from megawatt.server.notices import Notices
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings
from megawatt.server.steps import CLOSED, PERSON, Agreed, AnyStep, Asked, Declined, Seated, SeatRow, read_seats, read_step
from megawatt.server.store import JournalRow, Store
from megawatt.server.table import MoveMade, Table
from megawatt.server.thinking import Pool
from megawatt.server.writer import Append, Writer

SWEEP_SECONDS = 5.0
SWITCH_SECONDS = 0.0002
"""The writer's thread lets go of the interpreter at every statement; with Python's own 5 ms it waits that long to get it back."""
READERS = 4
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
        self.limits = Limits(settings.rate_limits)
        self.tables: dict[str, Audience] = {}
        self._opening: dict[str, asyncio.Task[Audience]] = {}
        self.connections: set[Connection] = set()
        self.closing = False
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Bring the database to today's shape and begin to work."""
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.set_threshold(*RARE_COLLECTIONS)
        gc.freeze()
        await self.read(migrate, self.store.engine)
        self.identities = Identities(await self.read(self.store.secret), cookie_name(self.settings))
        self.writer = Writer(self.store)
        self.pool = Pool(self.settings.bot_processes, self.settings.bot_patience)
        self.driver = Driver(self)
        self.lobby = Lobby(self)
        self.compiler = Compiler(self)
        self.notices = Notices(self)
        if self.settings.shares_database:
            self.in_background(self.notices.listen())
        if self.settings.compile_rules:
            self.in_background(self.compiler.run())
        self.in_background(self._sweep())
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
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.close()
        await self.writer.close()
        with contextlib.suppress(Exception):
            await self.read(self.store.give_up_claims, self.worker)
        self._readers.shutdown()
        self.store.engine.dispose()
        log.info("stopped", extra={"worker": self.worker})

    def in_background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do this beside everything else, until the house closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("background work failed", exc_info=fault)

    async def read(self, function: Callable[..., T], *arguments: Any) -> T:
        """Ask the database without holding up the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, function, *arguments)

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
        audience.table.touched = time.monotonic()
        return audience

    async def _load(self, table: str) -> Audience:
        found = await self.read(self.store.table, table)
        if found is None or found[0].status == CLOSED:
            raise Refusal("no-such-table", "there is no such table")
        row, steps, plans = found
        names = await self.read(self.store.names_of, people_of(read_seats(row.seats)))
        audience = Audience(await self._from_rows(row, steps, plans, names))
        self.tables[table] = audience
        self.driver.wake(audience)
        return audience

    async def _from_rows(self, *rows: Any) -> Table:
        try:
            return Table.load(*rows)
        except MegawattError as fault:
            log.error("a table cannot be opened", extra={"table": rows[0].id, "fault": str(fault)})
            raise Refusal("busy", f"this table cannot be opened: {fault}") from None

    async def reload(self, audience: Audience) -> None:
        """What is in memory may be wrong: take the database's word and tell everybody."""
        found = await self.read(self.store.table, audience.table.id)
        assert found is not None, "tables are never removed"
        lock, names = audience.table.lock, audience.table.names
        audience.table = await self._from_rows(*found, names)
        audience.table.lock = lock
        audience.tell_afresh()

    async def catch_up(self, audience: Audience, seq: int) -> None:
        """Another worker has appended steps up to this one."""
        async with audience.table.lock:
            table = audience.table
            if table.seq >= seq:
                return
            for row in await self.read(self.store.journal_after, table.id, table.seq):
                if row.seq != table.seq + 1:
                    await self.reload(audience)
                    return
                step = read_step(row.step)
                try:
                    made = table.apply(step, row.seq, row.at)
                except MegawattError:  # what is in memory is not what the step was made for
                    await self.reload(audience)
                    return
                table.drop_void_plans()
                self._settled(audience, step, made, ours=False)

    async def read_plans(self, audience: Audience, seat: int) -> None:
        """Another worker was told what a seat plans."""
        async with audience.table.lock:
            audience.table.read_plans(await self.read(self.store.plans, audience.table.id))
            audience.tell_plan(seat)
        self.driver.wake(audience)

    # The one way in which a table changes

    async def commit(self, audience: Audience, step: AnyStep, key: str | None = None) -> None:
        """Append a step under the table's lock; nobody hears of it before it is committed. Refusal when another one won."""
        table = audience.table
        assert table.lock.locked(), "steps are made under the table's lock"
        at, seq = time.time(), table.seq + 1
        made = table.apply(step, seq, at)
        dropped = table.drop_void_plans()
        match = table.match
        append = Append(
            table=table.id,
            row=JournalRow(seq, at, key, encode(step).decode()),
            status=table.status,
            ply=match.ply if match else 0,
            to_decide=match.seat if match else None,
            waits_for_us=table.waits_for_us(),
            ranking=encode(match.ranking()).decode() if match and match.over else None,
            seated=step if isinstance(step, Seated) else None,
            dropped_plans=dropped,
        )
        try:
            won = await self.writer.append(append)
        except BaseException:
            await asyncio.shield(self.reload(audience))
            raise
        if not won:
            await self.reload(audience)
            raise Refusal("late", "somebody else was faster; look at the table again", ply=audience.table.ply)
        self._settled(audience, step, made)

    def _settled(self, audience: Audience, step: AnyStep, made: MoveMade | None, ours: bool = True) -> None:
        """A step is committed, here or by another worker: show it, tell it, and let bots and plans go on."""
        table = audience.table
        turn_before, status_before = table.to_decide, table.row.status
        table.settle()
        if made is not None:
            audience.tell_move(made)
        elif isinstance(step, Asked | Agreed | Declined):
            audience.tell_request()
        else:
            if isinstance(step, Seated):
                audience.show_own_seats()
            audience.tell_afresh()
        table.row.status = table.status
        if ours and (table.status != status_before or isinstance(step, Seated)):
            self.lobby.changed(table, everybody=table.row.public)
        elif ours and table.to_decide != turn_before:
            self.lobby.changed(table, everybody=False)
        self.driver.wake(audience)

    # Housekeeping

    async def _sweep(self) -> None:
        """Let idle tables go, close silent connections, and take over tables that wait for bots."""
        while True:
            with contextlib.suppress(Refusal):
                await self._take_over()
            self.drop_idle()
            self._close_silent()
            self.limits.forget_old()
            self.notices.keep_presence()
            await asyncio.sleep(SWEEP_SECONDS)

    async def _take_over(self) -> None:
        """Bots whose server was killed go on here."""
        try:
            waiting = await self.read(self.store.waiting_for_us, time.time() - self.settings.bot_pace - 2)
        except Exception:
            log.exception("the database does not answer")
            return
        for table in waiting:
            if table not in self.tables:
                with contextlib.suppress(Refusal):
                    await self.open(table)
            else:
                self.driver.wake(self.tables[table])

    def drop_idle(self) -> None:
        """Tables that nobody watches leave the memory."""
        limit = time.monotonic() - self.settings.idle_seconds
        for audience in list(self.tables.values()):
            table = audience.table
            idle = not audience.connections and table.touched < limit and not table.lock.locked()
            if idle and not self.driver.is_driving(table.id):
                del self.tables[table.id]

    def _close_silent(self) -> None:
        limit = time.monotonic() - self.settings.silent_seconds
        for connection in list(self.connections):
            if connection.heard < limit:
                connection.close(GOING_AWAY)


def people_of(seats: list[SeatRow]) -> list[str]:
    """The people who sit at a table."""
    return [seat.person for seat in seats if seat.kind == PERSON and seat.person]
