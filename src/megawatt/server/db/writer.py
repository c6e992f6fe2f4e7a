"""The only writer of a process: it commits everything that waits with a single sync (group commit).

A write that fails may have been committed all the same, when the connection was lost before the answer came. So a failure
means that the outcome is unknown: the caller reads the journal again (see tables/recovery.py).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from typing import Any

import msgspec
from sqlalchemy import Connection, Dialect, bindparam, update
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from megawatt.server.db import schema as db
from megawatt.server.db.notify import notify
from megawatt.server.db.rows import JournalRow
from megawatt.server.db.store import Store
from megawatt.server.refusals import Refusal
from megawatt.server.timings import Timings

STEPS_PER_INSERT = 200


class Append(msgspec.Struct, kw_only=True):
    """One step to be appended to a journal, with what the lists show of the table afterwards."""

    table: str
    row: JournalRow
    status: str
    ply: int
    to_decide: int | None
    waits_for_us: bool
    deadline: float | None
    ranking: str | None
    concerned: Sequence[str] = ()
    """The people whose programs look at their lists again, at whichever worker they listen."""
    follow_up: Callable[[Connection], None] | None = None
    """Writes what goes with this step, in its transaction."""


Work = Append | Callable[[Connection], Any]


class _Prepared:
    """A statement compiled for the driver once; compiling it for every move would cost more than running it."""

    def __init__(self, statement: Any, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.text = str(compiled)
        order: Sequence[str] | None = compiled.positiontup
        self.given: Callable[[dict[str, Any]], Any] = dict if order is None else itemgetter(*order)
        """The values as this driver takes them."""


class Writer:
    """Commits in the order of arrival; an append returns whether it won its place in the journal."""

    def __init__(self, store: Store, note: Callable[[str, BaseException], None]) -> None:
        self._store = store
        self._note = note
        self.failing = False
        """Whether the database refused the last write."""
        self.written = 0
        """Steps and other work that was committed."""
        self.timings = Timings()
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._thread = ThreadPoolExecutor(1, "writer")
        self._task: asyncio.Task[None] | None = None
        self._placeholder = "%s" if store.engine.dialect.name == "postgresql" else "?"
        names = ("status", "ply", "to_decide", "waits_for_us", "deadline", "ranking", "moved")
        shown: dict[str, Any] = {name: bindparam(name) for name in names}
        self._update = _Prepared(update(db.tables).where(db.tables.c.id == bindparam("table")).values(shown), store.engine.dialect)
        self._notifies = store.engine.dialect.name == "postgresql"

    def append(self, step: Append) -> asyncio.Future[bool]:
        """True when the step is committed; False when its number or its key was taken, or the step before it is not there."""
        return self._line_up(step)

    async def submit(self, work: Work) -> Any:
        """What the work returned, after the commit of the transaction it ran in."""
        return await self._line_up(work)

    def _line_up(self, work: Work) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        return future

    async def is_working(self) -> bool:
        """Whether the database takes writes now; asks it only when it refused the last one."""
        if not self.failing:
            return True
        try:
            await self.submit(self._store.probe)
        except Refusal:
            return False
        return True

    async def close(self) -> None:
        """Finish every commit."""
        while self._task is not None:
            await asyncio.wait([self._task])
        self._thread.shutdown()

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            outcomes = await loop.run_in_executor(self._thread, self._commit_all, [work for work, _ in batch])
            for (_, future), outcome in zip(batch, outcomes, strict=True):
                if future.done():  # the caller has gone; the commit stands
                    continue
                if isinstance(outcome, Exception):
                    future.set_exception(outcome)
                else:
                    future.set_result(outcome)
        self._task = None

    # In the thread

    def _commit_all(self, batch: Sequence[Work]) -> list[Any]:
        """One transaction for all; when that fails, one for each, so that only the faulty work fails."""
        try:
            with self.timings.measured():
                outcomes = self._commit(batch)
        except Exception as fault:  # passed on to the waiting callers; the next batch is written
            self._note("writing", fault)
            if len(batch) == 1 or _lost_connection(fault):
                self.failing = self.failing or _is_the_databases(fault)
                return [_refused() for _ in batch]
            return self._commit_each(batch)
        self.failing = False
        self.written += len(batch)
        return outcomes

    def _commit_each(self, batch: Sequence[Work]) -> list[Any]:
        """One after the other, until the database itself fails: every further try could take the whole timeout."""
        outcomes: list[Any] = []
        for work in batch:
            if outcomes and self.failing:
                outcomes.append(_refused())
            else:
                outcomes += self._commit_all([work])
        return outcomes

    def _commit(self, batch: Sequence[Work]) -> list[Any]:
        with self._store.engine.begin() as connection:
            appends = [work for work in batch if isinstance(work, Append)]
            won = self._append_all(connection, appends)
            if won:
                self._follow(connection, [append for append in appends if id(append) in won])
            return [id(work) in won if isinstance(work, Append) else work(connection) for work in batch]

    def _append_all(self, connection: Connection, appends: Sequence[Append]) -> set[int]:
        """Insert all steps with one statement; those that won their number, by identity."""
        won: set[int] = set()
        for start in range(0, len(appends), STEPS_PER_INSERT):
            part = appends[start : start + STEPS_PER_INSERT]
            values = [value for append in part for value in (append.table, *msgspec.structs.astuple(append.row))]
            rows = connection.exec_driver_sql(self._insert(len(part)), tuple(values)).all()
            places = {(table, seq) for table, seq in rows}
            for append in part:
                if (append.table, append.row.seq) in places:
                    places.discard((append.table, append.row.seq))
                    won.add(id(append))
        return won

    def _insert(self, count: int) -> str:
        """The statement for this many steps, as the driver takes it: SQLAlchemy would take longer than the database.

        A step whose predecessor is not there is not written, so that no journal can have a gap. `column2` is the step's number.
        """
        row = f"({', '.join([self._placeholder] * 5)})"
        rows = ", ".join([row] * count)
        before = "SELECT 1 FROM journal WHERE journal.table_id = step.column1 AND journal.seq = step.column2 - 1"
        return (
            f"INSERT INTO journal (table_id, seq, at, key, step) SELECT * FROM (VALUES {rows}) AS step "
            f"WHERE step.column2 = 1 OR EXISTS ({before}) ON CONFLICT DO NOTHING RETURNING table_id, seq"
        )

    def _follow(self, connection: Connection, won: Sequence[Append]) -> None:
        """Write what goes with the steps: what lists show, each step's follow-up, and the messages to the other workers."""
        shown = [
            {
                "table": append.table,
                "status": append.status,
                "ply": append.ply,
                "to_decide": append.to_decide,
                "waits_for_us": append.waits_for_us,
                "deadline": append.deadline,
                "ranking": append.ranking,
                "moved": append.row.at,
            }
            for append in won
        ]
        connection.exec_driver_sql(self._update.text, [self._update.given(each) for each in shown])
        for append in won:
            if append.follow_up is not None:
                append.follow_up(connection)
            if self._notifies:
                notify(connection, f"step {append.table} {append.row.seq} {','.join(append.concerned)}")


def _lost_connection(fault: Exception) -> bool:
    """Whether the database cannot be reached, so that trying each piece of work for itself would only take time."""
    return isinstance(fault, DBAPIError) and (fault.connection_invalidated or fault.statement is None)


def _is_the_databases(fault: Exception) -> bool:
    """Whether the fault is the database's and not that of what was to be written."""
    if not isinstance(fault, OperationalError | InterfaceError):
        return False
    return getattr(fault.orig, "sqlite_errorcode", None) != sqlite3.SQLITE_ERROR  # a statement that makes no sense


def _refused() -> Refusal:
    return Refusal("busy", "the database does not take this now; try again")
