"""The host's changes of tables, beside the workers: the same steps in the same journals.

A worker on PostgreSQL is notified of a step, one on SQLite polls every few seconds. Both read what is committed.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from sqlalchemy import Connection

from megawatt.bots import bot_names, usual_bot
from megawatt.server.accounts.hooks import AccountHooks
from megawatt.server.background import Background
from megawatt.server.db.database import Storage
from megawatt.server.db.notify import notify
from megawatt.server.features import FEATURES
from megawatt.server.live.connections import OpenPages
from megawatt.server.live.pubsub import EVERYBODY
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings
from megawatt.server.tables.account_changes import AccountChanges
from megawatt.server.tables.journal import Journal
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.lobby import Lobby
from megawatt.server.tables.open_tables import OpenTables
from megawatt.server.tables.seats import give_up
from megawatt.server.tables.steps import (
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
from megawatt.server.tables.table import Table
from megawatt.server.tables.table_state import open_seats
from megawatt.server.tables.wishes import Wish
from megawatt.server.tournaments.store import CANCELLED, TournamentStore
from megawatt.server.tournaments.store import OPEN as OPEN_TOURNAMENT
from megawatt.server.tournaments.store import RUNNING as RUNNING_TOURNAMENT

ADMIN = "admin"
"""The host's name in messages between workers."""


class AdminSession:
    """A process without connections, with just enough to change tables as workers do."""

    def __init__(self, storage: Storage, background: Background) -> None:
        self.storage = storage
        self.account_hooks = AccountHooks()
        for feature in FEATURES:
            if feature.keep_accounts is not None:
                feature.keep_accounts(storage.store, self.account_hooks)
        self.background = background
        self.tables = OpenTables(storage, lambda live: None, lambda live: self.journal.refresh(live))
        lobby = Lobby(OpenPages(Settings(), str), self.tables.live, background, lambda everybody, people: None)
        self.journal = Journal(storage, background, self.tables, lobby, lambda live: None)

    @property
    def account_changes(self) -> AccountChanges:
        """What happens at tables when something happens to an account."""
        return AccountChanges(self.storage, self.background, self.tables, self.journal, self.account_hooks)

    async def close_table(self, table: str) -> Table:
        """Close a table: a running game ends without a winner."""
        live = await self.tables.open(table)

        def closed(table: Table) -> Closed | Ended:
            if table.status == OVER:
                raise Refusal("over", "this game is over already")
            return Closed() if table.status == WAITING else Ended()

        return await self._act(live, closed)

    async def hand_over(self, table: str, seat: int, row: SeatRow, *, for_good: bool) -> Table:
        """Give a seat to a bot or a person, or open it to anybody (`row`); its player may come back, unless it is for good."""
        live = await self.tables.open(table)

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

        return await self._act(live, handed_over)

    async def cancel_tournament(self, tournament: str) -> None:
        """Cancel a tournament; running games go on."""
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

    async def _act(self, live: LiveTable, wish: Wish) -> Table:
        """Commit, and notify the workers that lists have changed."""
        await self.journal.act(live, wish)
        if self.storage.is_shared:
            await self.storage.writer.submit(partial(notify, payload=f"lobby {ADMIN} {EVERYBODY}"))
        return live.table


@asynccontextmanager
async def admin_session(database: str) -> AsyncIterator[AdminSession]:
    """Open a session on a database, and close it at the end of the block."""
    background = Background()
    background.ending = True  # no background work: no pages are connected here
    storage = Storage(database, background.note)
    opened = AdminSession(storage, background)
    try:
        yield opened
    finally:
        await background.close()
        opened.tables.close()
        await storage.close()


def _forfeited(table: Table, seat: int, row: SeatRow) -> GaveUp:
    """In a rated game nobody else can be given a seat: who is removed has lost, and the stand-in plays on."""
    stand_in = usual_bot(table.game)
    if row.bot != stand_in:
        raise Refusal("rated-running", f"this game is rated: who is removed has lost, and only the bot {stand_in} plays on")
    if table.seats[seat].kind != PERSON:
        raise Refusal("rated-running", f"nobody sits on seat {seat}; a bot plays on there already")
    return give_up(table, seat, REMOVED)


def new_seat(bot: str | None, person: str | None) -> SeatRow:
    """Who gets a seat: a bot, a person, or anybody."""
    if bot is not None:
        return SeatRow(BOT, bot=bot)
    return SeatRow(PERSON, person) if person is not None else SeatRow(OPEN)
