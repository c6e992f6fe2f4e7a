"""Tables in memory and their journals in the page's store: what `server.tables` does with a database."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from megawatt.kernel.contract.plans import Plan
from megawatt.local.store import Store
from megawatt.server.db.rows import JournalRow, TableRow
from megawatt.server.encoding import encode
from megawatt.server.live.connection import Connection
from megawatt.server.refusals import Refusal
from megawatt.server.tables.damage import Damaged
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.table import Pending, Table
from megawatt.server.tables.wishes import MoveKey, Wish

ME = "me"
"""The person at this device; nobody else plays here."""
MAX_ATTEMPTS = 8
"""How often a step is tried again when another tab was faster."""
read_row = msgspec.json.Decoder(TableRow).decode
read_journal_row = msgspec.json.Decoder(JournalRow).decode
read_plans = msgspec.json.Decoder(dict[str, str]).decode


class LocalTables:
    """The tables that somebody has asked for since the page was opened."""

    def __init__(self, store: Store, opened: Callable[[LiveTable], None], now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now
        self.live: dict[str, LiveTable] = {}
        self.keys: dict[str, set[str]] = {}
        """The keys of the moves of each table in memory."""
        self.names: dict[str, str | None] = {ME: None}
        self._opened = opened

    async def open(self, table: str) -> LiveTable:
        """A table, from memory or from the store."""
        live = self.live.get(table)
        if live is None:
            found = await self.load(table)
            live = self.live.setdefault(table, LiveTable(found, self.now))
            self._opened(live)
        return live

    async def load(self, table: str) -> Table:
        """A table as the store has it."""
        kept = await self.store.read(table)
        if kept is None:
            raise Refusal("no-such-table", "there is no such table")
        steps = [read_journal_row(step) for step in kept.steps]
        plans = {int(seat): plan for seat, plan in read_plans(kept.plans).items()}
        try:
            found = Table.load(read_row(kept.row), steps, plans, self.names)
        except Damaged as fault:
            raise Refusal("damaged", str(fault)) from None
        self.keys[table] = {step.key for step in steps if step.key is not None}
        return found

    def watched_by(self, connection: Connection) -> LiveTable:
        """The table that a connection watches."""
        live = self.live.get(connection.table or "")
        if live is None:
            raise Refusal("no-table", "watch a table first")
        return live


class LocalJournal:
    """Appends what the person, bots and plans do; a step is shown when it is kept."""

    def __init__(self, tables: LocalTables, wake: Callable[[LiveTable], None], changed: Callable[[], None]) -> None:
        """`wake` is called for a table where something has changed, `changed` when lists show it otherwise."""
        self._tables, self._wake, self._changed = tables, wake, changed
        self.now = tables.now

    async def act(self, live: LiveTable, wish: Wish, key: MoveKey | None = None) -> None:
        """Do what a person wishes; a known key is done already."""
        async with live.lock:
            for _ in range(MAX_ATTEMPTS):
                if key is not None and key.kept in self._tables.keys[live.table.id]:
                    return
                step = wish(live.table)
                if step is None or await self._append(live, live.table.after(step, self.now()), key):
                    return
                await self._read_again(live)
        raise Refusal("busy", "the table changes faster than this can be done; try again")

    async def plan(self, live: LiveTable, seat: int, plan: Plan | None) -> None:
        """Store the plan of a seat; under the table's lock."""
        table = live.table.planning(seat, plan)
        await self._tables.store.change(table.id, text(row_of(table)), plans_of(table))
        live.table = table
        live.broadcast.send_plan(seat)
        self._wake(live)

    async def catch_up(self, table: str, seq: int) -> None:
        """Another tab has appended steps up to this one (0: changed something beside the journal)."""
        live = self._tables.live.get(table)
        if live is not None:
            async with live.lock:
                if seq == 0 or live.table.seq < seq:
                    await self._read_again(live)

    async def _read_again(self, live: LiveTable) -> None:
        """Another tab was faster: take the store's word for the whole table."""
        live.table = await self._tables.load(live.table.id)
        live.broadcast.show_own_seats()
        live.broadcast.send_everything()
        self._wake(live)

    async def _append(self, live: LiveTable, pending: Pending, key: MoveKey | None) -> bool:
        before, table = live.table, pending.table
        row = JournalRow(table.seq, table.moved, key.kept if key else None, text(pending.step))
        store = self._tables.store
        if not await store.append(table.id, table.seq, text(row_of(table)), plans_of(table), text(row)):
            return False
        if row.key is not None:
            self._tables.keys[table.id].add(row.key)
        live.table = table
        live.broadcast.send_step(pending)
        if (table.status, table.to_decide) != (before.status, before.to_decide):
            self._changed()
        self._wake(live)
        return True


def row_of(table: Table) -> TableRow:
    """The row with what lists show of the table now."""
    return msgspec.structs.replace(
        table.row,
        status=table.status,
        ply=table.ply,
        to_decide=table.to_decide,
        waits_for_us=table.waits_for_us(),
        moved=table.moved,
        ranking=None if table.ranking is None else text(table.ranking),
    )


def plans_of(table: Table) -> str:
    """The plans of all seats as they are kept."""
    return text({str(seat): text(plan) for seat, plan in table.plans.items()})


def text(value: object) -> str:
    """A value as JSON."""
    return encode(value).decode()
