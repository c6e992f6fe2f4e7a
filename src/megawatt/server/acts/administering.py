"""What the host of a server does from outside, beside its workers: the same steps in the same journals.

A worker on PostgreSQL hears of a step at once, one on SQLite looks every few seconds (`heed`). Both take what is committed.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial

from sqlalchemy import Connection

from megawatt.bots import bot_names, usual_bot
from megawatt.server.acts.journal import Journal, Wish
from megawatt.server.acts.open_tables import OpenTables
from megawatt.server.acts.seating import give_up
from megawatt.server.background import Background
from megawatt.server.people.bans import Bans
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings
from megawatt.server.storage import for_hosts
from megawatt.server.storage.channel import notify
from megawatt.server.storage.steps import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    REMOVED,
    RUNNING,
    WAITING,
    Closed,
    Ended,
    GaveUp,
    Seated,
    SeatRow,
)
from megawatt.server.storage.storage import Storage
from megawatt.server.storage.tournaments import CANCELLED, TournamentStore
from megawatt.server.storage.tournaments import OPEN as OPEN_TOURNAMENT
from megawatt.server.storage.tournaments import RUNNING as RUNNING_TOURNAMENT
from megawatt.server.tables.standing import open_seats
from megawatt.server.tables.table import Table
from megawatt.server.telling.audience import Audience
from megawatt.server.telling.lobby import Lobby
from megawatt.server.telling.neighbours import EVERYBODY, CatchUp
from megawatt.server.telling.open_pages import OpenPages

DESK = "desk"
"""What the host is called among the workers."""
LOOK_BACK_SECONDS = 30.0
"""Steps are looked for so far back: a commit may take a while after its time was noted."""


class Desk:
    """A process that serves nobody, with just enough to change tables as workers do."""

    def __init__(self, storage: Storage, background: Background) -> None:
        self.storage = storage
        self.tables = OpenTables(storage, lambda audience: None, lambda audience: self.journal.refresh(audience))
        lobby = Lobby(OpenPages(Settings(), str), self.tables.audiences, background, lambda everybody, people: None)
        self.journal = Journal(storage, background, self.tables, lobby, lambda audience: None)

    async def close_table(self, table: str) -> Table:
        """Nobody plays here any more: a table that waits is closed, a running game ends without a winner."""
        audience = await self.tables.open(table)

        def closed(table: Table) -> Closed | Ended:
            if table.status == OVER:
                raise Refusal("over", "this game is over already")
            return Closed() if table.status == WAITING else Ended()

        return await self._act(audience, closed)

    async def hand_over(self, table: str, seat: int, row: SeatRow, *, for_good: bool) -> Table:
        """Give a seat to a bot, to a person, or to whoever comes (`row`); who sat there may come back, unless it is for good."""
        audience = await self.tables.open(table)

        def handed_over(table: Table) -> Seated | GaveUp:
            if not 0 <= seat < len(table.seats):
                raise Refusal("no-such-seat", f"there is no seat {seat}; seats are 0 to {len(table.seats) - 1}", seat=seat)
            if table.status not in (WAITING, RUNNING):
                raise Refusal(table.status, f"this table is {table.status}")
            if row.bot is not None and row.bot not in bot_names(table.game):
                known = ", ".join(bot_names(table.game))
                raise Refusal("no-such-bot", f"no bot of {table.row.game} is called {row.bot!r}; there are {known}", bot=row.bot)
            if table.row.rated and table.status == RUNNING:
                return _forfeited(table, seat, row)
            if row.kind == PERSON and table.seats_of(row.person):
                raise Refusal("already-seated", f"{row.person} sits at this table", seat=table.seats_of(row.person)[0])
            if not for_good and row.kind != PERSON and table.status == RUNNING:
                row.left = table.seats[seat].person or table.seats[seat].left
            seats = [row if number == seat else other for number, other in enumerate(table.seats)]
            return Seated(seats, not open_seats(seats))

        return await self._act(audience, handed_over)

    async def cancel_tournament(self, tournament: str) -> None:
        """No more rounds of this tournament; what is played goes on."""
        store = TournamentStore(self.storage.store)

        def cancelled(connection: Connection) -> Refusal | None:
            found = store.held(connection, tournament)
            if found is None:
                return Refusal("no-such-tournament", f"there is no tournament {tournament!r}")
            if found.row.status not in (OPEN_TOURNAMENT, RUNNING_TOURNAMENT):
                return Refusal("tournament-not-running", f"this tournament is {found.row.status}")
            store.change(connection, tournament, status=CANCELLED, changed=time.time())
            return None

        await self.storage.writer.submit(cancelled)

    async def _act(self, audience: Audience, wish: Wish) -> Table:
        """Do it, and tell the workers that lists have changed."""
        await self.journal.act(audience, wish)
        if self.storage.is_shared:
            await self.storage.writer.submit(partial(notify, payload=f"lobby {DESK} {EVERYBODY}"))
        return audience.table


@asynccontextmanager
async def desk(database: str) -> AsyncIterator[Desk]:
    """Work at a database for a moment."""
    background = Background()
    background.ending = True  # nothing that takes a while: no pages are here to be told
    storage = Storage(database, background.note)
    opened = Desk(storage, background)
    try:
        yield opened
    finally:
        await background.close()
        opened.tables.close()
        await storage.close()


async def heed(storage: Storage, tables: Mapping[str, Audience], bans: Bans, lobby: Lobby, catch_up: CatchUp) -> None:
    """Take over in a worker what the host has done from outside."""
    engine = storage.store.engine
    bans.people = await storage.read(for_hosts.banned, engine)
    renamed = await storage.read(for_hosts.renamed, engine)
    for audience in list(tables.values()):
        names = audience.table.names
        changed = {person: renamed[person] for person in names.keys() & renamed.keys() if names[person] != renamed[person]}
        if changed:
            names.update(changed)
            audience.tell_afresh()
    if not storage.is_shared:
        moved = await storage.read(for_hosts.moved_since, engine, time.time() - LOOK_BACK_SECONDS)
        for table, at in moved.items():
            open_one = tables.get(table)
            if open_one is not None and open_one.table.moved < at:
                await catch_up(open_one, None)
                lobby.changed(open_one.table, everybody=open_one.table.row.public)


def _forfeited(table: Table, seat: int, row: SeatRow) -> GaveUp:
    """In a rated game nobody else can be given a seat: who is removed has lost, and the stand-in plays on."""
    stand_in = usual_bot(table.game)
    if row.bot != stand_in:
        raise Refusal("rated-running", f"this game is rated: who is removed has lost, and only the bot {stand_in} plays on")
    if table.seats[seat].kind != PERSON:
        raise Refusal("rated-running", f"nobody sits on seat {seat}; a bot plays on there already")
    return give_up(table, seat, REMOVED)


def new_seat(bot: str | None, person: str | None) -> SeatRow:
    """Who shall sit on a seat: this bot, this person, or whoever comes."""
    if bot is not None:
        return SeatRow(BOT, bot=bot)
    return SeatRow(PERSON, person) if person is not None else SeatRow(OPEN)
