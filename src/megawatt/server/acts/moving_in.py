"""Seats that pass on: a guest's tables come along when they sign in, and bots play on for somebody who leaves for good."""

from __future__ import annotations

import contextlib
from functools import partial

import msgspec

from megawatt.bots import usual_bot
from megawatt.server.acts.journal import Journal
from megawatt.server.acts.open_tables import OpenTables
from megawatt.server.acts.seating import give_up
from megawatt.server.refusals import Refusal
from megawatt.server.storage.chat import ChatStore
from megawatt.server.storage.steps import (
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
from megawatt.server.storage.storage import Storage
from megawatt.server.tables.table import Table


async def bring_along(storage: Storage, tables: OpenTables, journal: Journal, guest: str, person: str) -> None:
    """Whoever was a guest here until now sits at their tables under their own name."""
    name = await storage.read(storage.store.name_of, person)

    def moved(table: Table) -> Seated | None:
        seats = [_seat_of(seat, guest, person) for seat in table.seats]
        return None if seats == table.seats else Seated(seats, started=False)

    for table in await storage.read(storage.store.tables_of, guest, (RUNNING, WAITING, OVER)):
        with contextlib.suppress(Refusal):  # one that is set aside, or that cannot be written now, stays the guest's
            audience = await tables.open(table)
            audience.table.names[person] = name
            if audience.table.row.host == guest:
                await storage.writer.submit(partial(storage.store.change_host, table=table, host=guest, to=person))
                audience.table.row.host = person
            await journal.act(audience, moved)
    chat = ChatStore(storage.store)
    await storage.writer.submit(lambda connection: chat.move(connection, guest, person))


async def leave_everything(storage: Storage, tables: OpenTables, journal: Journal, person: str) -> None:
    """Bots play on for somebody who goes for good, and rated games are lost; seats that were kept for them are free."""

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

    for table in await storage.read(storage.store.tables_of, person, (WAITING, RUNNING)):
        with contextlib.suppress(Refusal):
            await journal.act(await tables.open(table), left)


def _seat_of(seat: SeatRow, guest: str, person: str) -> SeatRow:
    changed = {name: person for name in ("person", "reserved", "left") if getattr(seat, name) == guest}
    return msgspec.structs.replace(seat, **changed) if changed else seat


def _seat_without(seat: SeatRow, person: str, instead: SeatRow) -> SeatRow:
    if seat.kind == PERSON and seat.person == person:
        return instead
    gone = {name: None for name in ("reserved", "left") if getattr(seat, name) == person}
    return msgspec.structs.replace(seat, **gone) if gone else seat
