"""The only way in which a table changes: a step is tried on a copy, appended, and shown when it is committed.

`LiveTable.table` is the committed table: everything that is shown, listed and sent comes from it. A `Pending` exists only here,
between the wish and the commit; when a write fails it is dropped, and the journal is read again (see recovery.py).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence

from sqlalchemy import Connection as DatabaseConnection

from megawatt.kernel.contract.plans import Plan
from megawatt.server.background import Background
from megawatt.server.db.database import Storage
from megawatt.server.db.rows import JournalRow
from megawatt.server.db.store import Store
from megawatt.server.db.writer import Append
from megawatt.server.encoding import encode
from megawatt.server.refusals import Refusal
from megawatt.server.tables.damage import Damaged
from megawatt.server.tables.follow_up import FollowUp, TurnNotification
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.lobby import Lobby
from megawatt.server.tables.open_tables import OpenTables
from megawatt.server.tables.recovery import Recovery, UncertainWrite
from megawatt.server.tables.results import result_of
from megawatt.server.tables.steps import OVER, AnyStep, GaveUp, Played, Seated, read_step
from megawatt.server.tables.store import TableStore, write_plan, write_waiting
from megawatt.server.tables.table import Pending, Table
from megawatt.server.tables.turn_clock import TURN_BY_TURN
from megawatt.server.tables.wishes import MoveKey, Wish

NOTIFICATION_DELAY_S = 30.0
NOTIFICATION_DELAY_LIVE_S = 5.0
"""How long after the beginning of a turn its person is notified, unless they are at the page."""
MAX_ATTEMPTS = 8
"""How often a step is tried again when another worker was faster."""


class Journal:
    """Appends what people, bots and plans do, and follows what other workers append."""

    def __init__(
        self,
        storage: Storage,
        background: Background,
        tables: OpenTables,
        lobby: Lobby,
        wake: Callable[[LiveTable], None],
        now: Callable[[], float] = time.time,
    ) -> None:
        """`wake` is called for a table where something has changed, so that bots and plans go on."""
        self.now = now
        """The clock of every table."""
        self._storage = storage
        self._table_store = TableStore(storage.store)
        self._background = background
        self._lobby = lobby
        self._replay = tables.replay
        self._wake = wake
        self.recovery = Recovery(storage, background, self.follow, tables.set_aside, wake)

    async def act(self, live: LiveTable, wish: Wish, key: MoveKey | None = None) -> None:
        """Do what somebody wishes; if another worker was faster, on the table as it then is. A known key is done already."""
        async with live.lock:
            for _ in range(MAX_ATTEMPTS):
                live.must_be_sound()
                if live.table.taken_back and await self._has_of_before(live, key):
                    return  # it was undone, or the key is another sender's
                try:
                    step = wish(live.table)
                    pending = None if step is None else live.table.after(step, self.now())
                except Refusal:
                    if await self._has(live, key):
                        return
                    if await self._has_read_on(live):  # it was refused on an outdated table
                        continue
                    raise
                if pending is None or await self._append(live, pending, key) or await self._has(live, key):
                    return
        raise Refusal("busy", "the table changes faster than this can be done; try again")

    async def plan(self, live: LiveTable, seat: int, plan: Plan | None) -> None:
        """Store the plan of a seat; under the table's lock."""
        table = live.table.planning(seat, plan)
        kept = None if plan is None else encode(plan).decode()

        def write(connection: DatabaseConnection) -> None:
            write_plan(self._storage.store, connection, table.id, seat, kept)
            write_waiting(connection, table.id, table.waits_for_us(), table.deadline())

        writing = asyncio.ensure_future(self._storage.writer.submit(write))
        try:
            await asyncio.shield(writing)
        except BaseException:
            self.recovery.add(UncertainWrite(live, writing=writing))
            raise
        live.table = table
        live.broadcast.send_plan(seat)
        self._wake(live)

    async def catch_up(self, live: LiveTable, seq: int | None) -> None:
        """Read what another worker has appended, up to this step (None: perhaps something)."""
        if seq is not None and live.table.seq >= seq:
            return
        async with live.lock:
            if seq is None or live.table.seq < seq:
                await self._read_on(live)

    async def refresh(self, live: LiveTable) -> None:
        """Bring the table up to date with the journal, so that no answer is older than what another worker has already shown.

        `busy` when that is impossible: what another worker has shown must not be contradicted here.
        """
        if not self._storage.is_shared:
            return
        last = await self._storage.read(self._table_store.last_step, live.table.id)
        await self.catch_up(live, last)
        if live.table.seq < last:
            live.must_be_sound()

    async def _has_read_on(self, live: LiveTable) -> bool:
        """Read what other workers have appended; returns whether there was anything. Under the table's lock."""
        known = live.table.seq
        if self._storage.is_shared and await self._storage.read(self._table_store.last_step, live.table.id) > known:
            await self._read_on(live)
        return live.table.seq > known

    async def _read_on(self, live: LiveTable) -> None:
        """Apply other workers' steps and plans; under the table's lock. When reading fails, the table becomes uncertain."""
        if live.fault is not None:
            return
        try:
            await self.follow(live, *await self._storage.read(self._table_store.since, live.table.id, live.table.seq))
        except Exception as fault:
            self._background.note("catching up", fault)
            self.recovery.add(UncertainWrite(live))

    async def follow(
        self, live: LiveTable, rows: Sequence[JournalRow], plans: Mapping[int, str], own: JournalRow | None = None
    ) -> bool:
        """Apply the journal's rows after the table's step; returns whether a row of our own is among them."""
        known = live.table
        if known.seq and [(row.seq, row.at) for row in rows[:1]] != [(known.seq, known.moved)]:
            await self._begin_again(live)  # the journal was replaced
            return own is not None and own in rows
        for row in rows[1 if known.seq else 0 :]:
            try:
                if row.seq != live.table.seq + 1:
                    raise Damaged(known.id, live.table.seq + 1, f"it is missing; step {row.seq} comes next")
                pending = live.table.after(read_step(row.step), row.at)
            except Exception:
                await self._begin_again(live)
                break
            self._publish(live, pending, ours=row == own)
        self._take_plans(live, plans)
        return own is not None and own in rows

    def _take_plans(self, live: LiveTable, plans: Mapping[int, str]) -> None:
        before = live.table.plans
        live.table = live.table.with_plans(plans)
        now = live.table.plans
        for seat in before.keys() | now.keys():
            if before.get(seat) != now.get(seat):
                live.broadcast.send_plan(seat)
        self._wake(live)

    async def _begin_again(self, live: LiveTable) -> None:
        """Reload the table from the database and send it to everybody; Damaged when it cannot be read."""
        found = await self._storage.read(self._table_store.table, live.table.id)
        if found is None:
            raise Damaged(live.table.id, 0, "it is gone")
        live.table = await self._replay(found, live.table.names)
        live.broadcast.send_everything()

    async def _has(self, live: LiveTable, key: MoveKey | None) -> bool:
        """Whether the journal has a step with this key of this sender."""
        if key is None:
            return False
        if await self._storage.read(self._table_store.step_with_key, live.table.id, key.kept) is not None:
            return True
        return await self._has_of_before(live, key)

    async def _has_of_before(self, live: LiveTable, key: MoveKey | None) -> bool:
        """Whether a move of this seat has this key in a journal of 0.2 or before, which kept keys without their sender."""
        if key is None or "\0" in key.key:
            return False
        found = await self._storage.read(self._table_store.step_with_key, live.table.id, key.key)
        step = None if found is None else read_step(found)
        return isinstance(step, Played) and step.seat == key.seat

    async def _append(self, live: LiveTable, pending: Pending, key: MoveKey | None) -> bool:
        """Whether the step is committed; if another one took its place, the table is now as the journal has it."""
        row = JournalRow(pending.table.seq, pending.table.moved, key.kept if key else None, encode(pending.step).decode())
        writing = self._storage.writer.append(_appended(live.table, pending, row, self._storage.store))
        failed: Refusal | None = None
        try:
            if await asyncio.shield(writing):
                self._publish(live, pending)
                return True
        except Refusal as refusal:
            failed = refusal
        except asyncio.CancelledError:  # the caller has gone, but it may still be written
            self.recovery.add(UncertainWrite(live, row, writing))
            raise
        if await self.recovery.outcome(UncertainWrite(live, row, writing)):
            return True
        if failed is not None:
            raise failed
        return False

    def _publish(self, live: LiveTable, pending: Pending, ours: bool = True) -> None:
        """A step is committed, here or by another worker: apply it, broadcast it, and let bots and plans go on."""
        before, table, step = live.table, pending.table, pending.step
        live.table = table
        live.broadcast.send_step(pending)
        if ours and (table.status != before.status or isinstance(step, Seated | GaveUp)):
            self._lobby.changed(before, everybody=False)  # also for people who had a seat, or a reserved one
            self._lobby.changed(table, everybody=table.row.public)
        elif ours and table.to_decide != before.to_decide:
            self._lobby.changed(table, everybody=False)
        self._wake(live)


def _appended(before: Table, pending: Pending, row: JournalRow, store: Store) -> Append:
    """A step as the writer takes it, with what the lists show of the table afterwards."""
    table, step, match = pending.table, pending.step, pending.table.match
    follow_up = FollowUp(
        store=store,
        table=table.id,
        seq=row.seq,
        at=row.at,
        seated=_seats_after(step, table),
        dropped_plans=pending.dropped_plans,
        result=result_of(table) if before.status != OVER and table.status == OVER else None,
        notification=_turn_begins(before, table),
    )
    return Append(
        table=table.id,
        row=row,
        status=table.status,
        ply=match.ply if match else 0,
        to_decide=table.to_decide,
        waits_for_us=table.waits_for_us(),
        deadline=table.deadline(),
        ranking=encode(table.ranking).decode() if table.ranking is not None else None,
        concerned=sorted(_concerned(before, pending)),
        follow_up=follow_up,
    )


def _concerned(before: Table, pending: Pending) -> set[str]:
    """The people whose programs get this step: those with a seat before or after it, if seats or the seat to decide changed."""
    table = pending.table
    if table.status != before.status or isinstance(pending.step, Seated | GaveUp):
        return before.concerns() | table.concerns()
    return table.concerns() if table.to_decide != before.to_decide else set()


def _seats_after(step: AnyStep, table: Table) -> Seated | None:
    """Who sits where, when this step has changed it."""
    if isinstance(step, GaveUp):
        return Seated(table.seats, started=False)
    return step if isinstance(step, Seated) else None


def _turn_begins(before: Table, table: Table) -> TurnNotification | None:
    """Whose turn begins with this step; nobody for bots, plans, and a turn that goes on."""
    person = table.person_to_decide()
    if person is None or person == before.person_to_decide():
        return None
    live = table.clock is not None and table.row.per_turn < TURN_BY_TURN
    return TurnNotification(person, table.moved + (NOTIFICATION_DELAY_LIVE_S if live else NOTIFICATION_DELAY_S))
