"""People who sit down at a table, with their stored preferences."""

from __future__ import annotations

from megawatt.server.accounts.people import PeopleStore
from megawatt.server.accounts.store import AccountStore
from megawatt.server.db.database import Storage
from megawatt.server.refusals import Refusal
from megawatt.server.tables.journal import Journal
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.seats import sit_down, sit_down_again
from megawatt.server.tables.store import TableStore
from megawatt.server.tables.turn_clock import TURN_BY_TURN


async def join(storage: Storage, journal: Journal, live: LiveTable, person: str, seat: int | None) -> None:
    """Sit down on an open seat (None: the first); sitting there already is fine."""
    live.table.names[person] = await storage.read(PeopleStore(storage.store).name_of, person)
    if live.table.row.rated and await storage.read(AccountStore(storage.store).of, person) is None:
        raise Refusal("account-only", "this game is rated: only people with an account sit down")
    await sit_down(journal, live, person, seat, await usual_wish(storage, person, live.table.row.per_turn))


async def come_back(storage: Storage, journal: Journal, live: LiveTable, person: str, seat: int) -> None:
    """Take a seat again that one has left."""
    live.table.names[person] = await storage.read(PeopleStore(storage.store).name_of, person)
    await sit_down_again(journal, live, person, seat, await usual_wish(storage, person, live.table.row.per_turn))


async def usual_wish(storage: Storage, person: str, per_turn: int) -> bool:
    """Whether this person wants only real decisions at a new table: as they have set it where turns take days, else no."""
    if per_turn < TURN_BY_TURN:
        return False
    return await storage.read(TableStore(storage.store).wakes_only_for_decisions, person)
