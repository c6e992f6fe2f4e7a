"""The one way in which a table changes: a step is tried on a table of its own, appended, and shown when it is committed.

`audience.table` is the committed table: everything that is shown, listed and told comes from it. A `Pending` lives only in
here, between the wish and the commit; when a write fails it is dropped, and the journal is read again (see doubts.py).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from sqlalchemy import Connection as DatabaseConnection

from megawatt.kernel.plans import Plan
from megawatt.server.acts.doubts import Doubt, Doubts
from megawatt.server.acts.open_tables import OpenTables
from megawatt.server.background import Background
from megawatt.server.ids import own_key
from megawatt.server.refusals import Refusal
from megawatt.server.storage.damage import Damaged
from megawatt.server.storage.steps import OVER, Agreed, AnyStep, Asked, Declined, GaveUp, Played, Seated, Wakes, read_step
from megawatt.server.storage.storage import Storage
from megawatt.server.storage.store import JournalRow, write_plan, write_waiting
from megawatt.server.storage.writer import Append, TurnNotice
from megawatt.server.tables.results import result_of
from megawatt.server.tables.table import Pending, Table
from megawatt.server.tables.turn_clock import TURN_BY_TURN
from megawatt.server.telling.audience import Audience
from megawatt.server.telling.connection import Connection
from megawatt.server.telling.lobby import Lobby
from megawatt.server.wire.to_page import encode

NOTICE_SECONDS = 30.0
NOTICE_SECONDS_LIVE = 5.0
"""So long after the beginning of their turn people are told of it who are not at the page."""
TRIES = 8
"""So often a wish is tried again because another worker was faster."""
Wish = Callable[[Table], AnyStep | None]
"""The step that somebody wants on the table as it stands: None when there is nothing to do, Refusal when it may not be."""


class MoveKey(Struct, frozen=True):
    """By what the sender of a move knows it again. The journal keeps it with the sender in it: everybody's keys are their own."""

    person: str
    seat: int
    key: str

    @property
    def kept(self) -> str:
        """The key as the journal has it."""
        return own_key(self.person, self.key)


class Journal:
    """Appends what people, bots and plans do, and follows what other workers append."""

    def __init__(
        self,
        storage: Storage,
        background: Background,
        tables: OpenTables,
        lobby: Lobby,
        wake: Callable[[Audience], None],
        now: Callable[[], float] = time.time,
    ) -> None:
        """`wake` is called for a table where something has changed, so that bots and plans go on."""
        self.now = now
        """What time it is for every table."""
        self._storage = storage
        self._background = background
        self._lobby = lobby
        self._replay = tables.replay
        self._wake = wake
        self.doubts = Doubts(storage, background, self.follow, tables.set_aside, wake)

    async def act(self, audience: Audience, wish: Wish, key: MoveKey | None = None, page: Connection | None = None) -> None:
        """Do what somebody wishes; when another worker was faster, on the table as it stands then. A known key is done already.

        What it changes is kept back for the `page` that asked, which is about to be answered: both leave together.
        """
        async with audience.lock:
            for _ in range(TRIES):
                audience.must_be_sound()
                if audience.table.taken_back and await self._has_of_before(audience, key):
                    return  # its place is free again, and the journal does not know this key for the sender's
                try:
                    step = wish(audience.table)
                    pending = None if step is None else audience.table.after(step, self.now())
                except Refusal:
                    if await self._has(audience, key):
                        return
                    if await self._has_read_on(audience):  # it was judged by a table that is past
                        continue
                    raise
                if pending is None or await self._append(audience, pending, key, page) or await self._has(audience, key):
                    return
        raise Refusal("busy", "the table changes faster than this can be done; try again")

    async def plan(self, audience: Audience, seat: int, plan: Plan | None) -> None:
        """Keep what a seat has decided ahead; under the table's lock."""
        table = audience.table.planning(seat, plan)
        kept = None if plan is None else encode(plan).decode()

        def write(connection: DatabaseConnection) -> None:
            write_plan(self._storage.store, connection, table.id, seat, kept)
            write_waiting(connection, table.id, table.waits_for_us(), table.deadline())

        writing = asyncio.ensure_future(self._storage.writer.submit(write))
        try:
            await asyncio.shield(writing)
        except BaseException:
            self.doubts.add(Doubt(audience, writing=writing))
            raise
        audience.table = table
        audience.tell_plan(seat)
        self._wake(audience)

    async def catch_up(self, audience: Audience, seq: int | None) -> None:
        """Another worker has appended steps up to this one (None: has done something here, perhaps)."""
        if seq is not None and audience.table.seq >= seq:
            return
        async with audience.lock:
            if seq is None or audience.table.seq < seq:
                await self._read_on(audience)

    async def refresh(self, audience: Audience) -> None:
        """Make the table at least what the journal says now, so that nobody reads here what is past according to another worker.

        `busy` when that cannot be: what was announced elsewhere must not be contradicted here.
        """
        if not self._storage.is_shared:
            return
        last = await self._storage.read(self._storage.store.last_step, audience.table.id)
        await self.catch_up(audience, last)
        if audience.table.seq < last:
            audience.must_be_sound()

    async def _has_read_on(self, audience: Audience) -> bool:
        """Whether other workers had appended something that was not known here, and is now; under the table's lock."""
        known = audience.table.seq
        if self._storage.is_shared and await self._storage.read(self._storage.store.last_step, audience.table.id) > known:
            await self._read_on(audience)
        return audience.table.seq > known

    async def _read_on(self, audience: Audience) -> None:
        """Take over what other workers have appended and planned; under the table's lock. What cannot be read is in doubt."""
        if audience.trouble is not None:
            return
        try:
            await self.follow(audience, *await self._storage.read(self._storage.store.since, audience.table.id, audience.table.seq))
        except Exception as fault:
            self._background.note("catching up", fault)
            self.doubts.add(Doubt(audience))

    async def follow(
        self, audience: Audience, rows: Sequence[JournalRow], plans: Mapping[int, str], own: JournalRow | None = None
    ) -> bool:
        """Make the table what the journal says, from the step on that it stands at; whether a row of our own is among them."""
        known = audience.table
        if known.seq and [(row.seq, row.at) for row in rows[:1]] != [(known.seq, known.moved)]:
            await self._begin_again(audience)  # this is not the journal that we knew
            return own is not None and own in rows
        for row in rows[1 if known.seq else 0 :]:
            try:
                if row.seq != audience.table.seq + 1:
                    raise Damaged(known.id, audience.table.seq + 1, f"it is missing; step {row.seq} comes next")
                pending = audience.table.after(read_step(row.step), row.at)
            except Exception:
                await self._begin_again(audience)
                break
            self._publish(audience, pending, ours=row == own)
        self._take_plans(audience, plans)
        return own is not None and own in rows

    def _take_plans(self, audience: Audience, plans: Mapping[int, str]) -> None:
        before = audience.table.plans
        audience.table = audience.table.with_plans(plans)
        now = audience.table.plans
        for seat in before.keys() | now.keys():
            if before.get(seat) != now.get(seat):
                audience.tell_plan(seat)
        self._wake(audience)

    async def _begin_again(self, audience: Audience) -> None:
        """Take the database's word for the whole table and tell everybody; Damaged when it cannot be read."""
        found = await self._storage.read(self._storage.store.table, audience.table.id)
        if found is None:
            raise Damaged(audience.table.id, 0, "it is gone")
        audience.table = await self._replay(found, audience.table.names)
        audience.tell_afresh()

    async def _has(self, audience: Audience, key: MoveKey | None) -> bool:
        """Whether the journal has a step with this key of this sender."""
        if key is None:
            return False
        if await self._storage.read(self._storage.store.step_with_key, audience.table.id, key.kept) is not None:
            return True
        return await self._has_of_before(audience, key)

    async def _has_of_before(self, audience: Audience, key: MoveKey | None) -> bool:
        """Whether a move of this seat has this key in a journal of 0.2 or before, which kept keys without their sender."""
        if key is None or "\0" in key.key:
            return False
        found = await self._storage.read(self._storage.store.step_with_key, audience.table.id, key.key)
        step = None if found is None else read_step(found)
        return isinstance(step, Played) and step.seat == key.seat

    async def _append(self, audience: Audience, pending: Pending, key: MoveKey | None, page: Connection | None) -> bool:
        """Whether the step is committed; if another one took its place, the table is now as the journal has it."""
        row = JournalRow(pending.table.seq, pending.table.moved, key.kept if key else None, encode(pending.step).decode())
        writing = self._storage.writer.append(_appended(audience.table, pending, row))
        failed: Refusal | None = None
        try:
            if await asyncio.shield(writing):
                if page is not None:
                    page.hold()
                self._publish(audience, pending)
                return True
        except Refusal as refusal:
            failed = refusal
        except asyncio.CancelledError:  # whoever wished it has gone, but it may still be written
            self.doubts.add(Doubt(audience, row, writing))
            raise
        if await self.doubts.found_out(Doubt(audience, row, writing)):
            return True
        if failed is not None:
            raise failed
        return False

    def _publish(self, audience: Audience, pending: Pending, ours: bool = True) -> None:
        """A step is committed, here or by another worker: show it, tell it, and let bots and plans go on."""
        before, table, step = audience.table, pending.table, pending.step
        audience.table = table
        if pending.made is not None:
            audience.tell_move(pending.made)
        elif isinstance(step, Asked | Agreed | Declined | Wakes):
            audience.tell_aside()
        else:
            if isinstance(step, Seated | GaveUp):
                audience.show_own_seats()
            audience.tell_afresh()
        if ours and (table.status != before.status or isinstance(step, Seated | GaveUp)):
            self._lobby.changed(before, everybody=False)  # whoever had a seat, or one kept for them, hears of it too
            self._lobby.changed(table, everybody=table.row.public)
        elif ours and table.to_decide != before.to_decide:
            self._lobby.changed(table, everybody=False)
        self._wake(audience)


def _appended(before: Table, pending: Pending, row: JournalRow) -> Append:
    """A step as the writer takes it, with what the lists show of the table afterwards."""
    table, step, match = pending.table, pending.step, pending.table.match
    return Append(
        table=table.id,
        row=row,
        status=table.status,
        ply=match.ply if match else 0,
        to_decide=table.to_decide,
        waits_for_us=table.waits_for_us(),
        deadline=table.deadline(),
        ranking=encode(table.ranking).decode() if table.ranking is not None else None,
        seated=_seats_after(step, table),
        dropped_plans=pending.dropped_plans,
        concerned=sorted(_concerned(before, pending)),
        result=result_of(table) if before.status != OVER and table.status == OVER else None,
        notice=_turn_begins(before, table),
    )


def _concerned(before: Table, pending: Pending) -> set[str]:
    """The people whose programs hear of this step: who has or had a seat here, when somebody else is to decide or sits there."""
    table = pending.table
    if table.status != before.status or isinstance(pending.step, Seated | GaveUp):
        return before.concerns() | table.concerns()
    return table.concerns() if table.to_decide != before.to_decide else set()


def _seats_after(step: AnyStep, table: Table) -> Seated | None:
    """Who sits where, when this step has changed it."""
    if isinstance(step, GaveUp):
        return Seated(table.seats, started=False)
    return step if isinstance(step, Seated) else None


def _turn_begins(before: Table, table: Table) -> TurnNotice | None:
    """Whose turn begins with this step; bots, plans and whoever was to decide already are not told."""
    person = table.person_to_decide()
    if person is None or person == before.person_to_decide():
        return None
    live = table.clock is not None and table.row.per_turn < TURN_BY_TURN
    return TurnNotice(person, table.moved + (NOTICE_SECONDS_LIVE if live else NOTICE_SECONDS))
