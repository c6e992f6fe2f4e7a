"""What happens to tables when a guest signs in, a person is renamed, or an account is deleted."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial

import msgspec
from sqlalchemy import Connection

from megawatt.bots import usual_bot
from megawatt.server.accounts.hooks import AccountHooks, MergeHook
from megawatt.server.accounts.people import PeopleStore
from megawatt.server.background import Background
from megawatt.server.db.database import Storage
from megawatt.server.refusals import Refusal
from megawatt.server.tables.journal import Journal
from megawatt.server.tables.open_tables import OpenTables, people_of
from megawatt.server.tables.seats import give_up
from megawatt.server.tables.steps import (
    ACCOUNT_DELETED,
    BOT,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    WAITING,
    Closed,
    GaveUp,
    Seated,
    SeatRow,
)
from megawatt.server.tables.store import TableStore
from megawatt.server.tables.table import Table


class AccountChanges:
    """Keeps the tables of this process in step with accounts."""

    def __init__(self, storage: Storage, background: Background, tables: OpenTables, journal: Journal, hooks: AccountHooks) -> None:
        self._storage, self._background, self._tables, self._journal = storage, background, tables, journal
        self._table_store, self._people = TableStore(storage.store), PeopleStore(storage.store)
        self._hooks = hooks

    def register(self) -> None:
        """Register for events of accounts."""
        self._hooks.changed.append(self.person_changed)
        self._hooks.renamed.append(self.show_name)
        self._hooks.signed_in.append(self.signed_in)
        self._hooks.before_deletion.append(self.leave_everything)

    def show_name(self, person: str, name: str | None, where: Sequence[str] | None = None) -> None:
        """Update a name, or its removal, at these tables in memory (None: at all of them)."""
        for table in list(self._tables.live) if where is None else where:
            live = self._tables.live.get(table)
            if live is not None and person in people_of(live.table.seats):
                live.table.names[person] = name
                live.broadcast.send_everything()

    def person_changed(self, person: str) -> None:
        """Another worker may have changed a name."""
        self._background.once("names", self._follow_name(person))

    async def _follow_name(self, person: str) -> None:
        theirs = [live for live in self._tables.live.values() if person in people_of(live.table.seats)]
        if theirs:
            name = await self._storage.read(self._people.name_of, person)
            self.show_name(person, name, [each.table.id for each in theirs if each.table.names.get(person) != name])

    async def signed_in(self, guest: str, person: str, session: str) -> None:
        """The guest's tables become the person's, in the background."""
        self._background.once("moving in", self.merge(guest, person))

    async def merge(self, guest: str, person: str) -> None:
        """Give a guest's seats to the person who signed in, and whatever other packages have registered."""
        name = await self._storage.read(self._people.name_of, person)

        def moved(table: Table) -> Seated | None:
            seats = [_seat_of(seat, guest, person) for seat in table.seats]
            return None if seats == table.seats else Seated(seats, started=False)

        for table in await self._storage.read(self._table_store.tables_of, guest, (RUNNING, WAITING, OVER)):
            with contextlib.suppress(Refusal):  # a damaged table, or one that can't be written now, stays the guest's
                live = await self._tables.open(table)
                live.table.names[person] = name
                if live.table.row.host == guest:
                    change = partial(self._table_store.change_host, table=table, host=guest, to=person)
                    await self._storage.writer.submit(change)
                    live.table.row.host = person
                await self._journal.act(live, moved)
        for hook in self._hooks.merge:
            await self._storage.writer.submit(partial(_merge, hook, guest, person))

    async def leave_everything(self, person: str) -> None:
        """Bots replace a person who has deleted the account; rated games are lost, and reserved seats are freed."""

        def left(table: Table) -> Seated | Closed | GaveUp | None:
            if table.status == WAITING and table.row.host == person:
                return Closed()
            if table.status not in (WAITING, RUNNING):
                return None
            if table.status == RUNNING and table.row.rated:
                mine = table.seats_of(person)
                return give_up(table, mine[0], ACCOUNT_DELETED) if mine else None
            instead = SeatRow(BOT, bot=usual_bot(table.game)) if table.status == RUNNING else SeatRow(OPEN)
            seats = [_seat_without(seat, person, instead) for seat in table.seats]
            return None if seats == table.seats else Seated(seats, started=False)

        for table in await self._storage.read(self._table_store.tables_of, person, (WAITING, RUNNING)):
            with contextlib.suppress(Refusal):
                await self._journal.act(await self._tables.open(table), left)


def _seat_of(seat: SeatRow, guest: str, person: str) -> SeatRow:
    changed = {name: person for name in ("person", "reserved", "left") if getattr(seat, name) == guest}
    return msgspec.structs.replace(seat, **changed) if changed else seat


def _seat_without(seat: SeatRow, person: str, instead: SeatRow) -> SeatRow:
    if seat.kind == PERSON and seat.person == person:
        return instead
    gone = {name: None for name in ("reserved", "left") if getattr(seat, name) == person}
    return msgspec.structs.replace(seat, **gone) if gone else seat


def _merge(hook: MergeHook, guest: str, person: str, connection: Connection) -> None:
    hook(connection, guest, person)
