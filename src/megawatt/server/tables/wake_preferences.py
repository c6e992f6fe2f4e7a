"""Which turns a person wants to decide: all, or only real decisions (the rule is in kernel/match/forced_moves.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from megawatt.server.live.requests import WakeMessage
from megawatt.server.refusals import Refusal
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.steps import RUNNING, WAITING, Wakes
from megawatt.server.tables.table import Table
from megawatt.server.tables.wishes import StepJournal

if TYPE_CHECKING:
    from megawatt.server.api.rate_limits import Limits


async def wake(journal: StepJournal, limits: Limits, live: LiveTable, person: str | None, wish: WakeMessage) -> None:
    """Switch the preference on or off for a seat of this person; a move without a choice is then played at once."""

    def wakes(table: Table) -> Wakes | None:
        table.must_hold(person, wish.seat)
        if table.status not in (WAITING, RUNNING):
            raise Refusal("over", f"the table is {table.status}; nobody is woken any more")
        if table.seats[wish.seat].only_decisions == wish.only_decisions:
            return None
        limits.spend("wake", person, None)
        return Wakes(wish.seat, wish.only_decisions)

    await journal.act(live, wakes)
