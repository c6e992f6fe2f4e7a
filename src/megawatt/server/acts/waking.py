"""What somebody wants to be woken for: every turn, or only real decisions (the rule is in kernel/waking.py)."""

from __future__ import annotations

from megawatt.server.acts.journal import Journal
from megawatt.server.people.limits import Limits
from megawatt.server.refusals import Refusal
from megawatt.server.storage.outbox import Outbox
from megawatt.server.storage.steps import RUNNING, WAITING, Wakes
from megawatt.server.storage.storage import Storage
from megawatt.server.tables.table import Table
from megawatt.server.tables.turn_clock import TURN_BY_TURN
from megawatt.server.telling.audience import Audience
from megawatt.server.wire.from_page import WakeMessage


async def wake(journal: Journal, limits: Limits, audience: Audience, person: str | None, wish: WakeMessage) -> None:
    """Switch it on or off for a seat of this person, at any time; what has no choice now is played at once."""

    def wakes(table: Table) -> Wakes | None:
        table.must_hold(person, wish.seat)
        if table.status not in (WAITING, RUNNING):
            raise Refusal("over", f"the table is {table.status}; nobody is woken any more")
        if table.seats[wish.seat].only_decisions == wish.only_decisions:
            return None
        limits.spend("wake", person, "")
        return Wakes(wish.seat, wish.only_decisions)

    await journal.act(audience, wakes)


async def usual_wish(storage: Storage, person: str, per_turn: int) -> bool:
    """Whether this person sits down with it switched on: as they have set it, where turns take days; nowhere else."""
    if per_turn < TURN_BY_TURN:
        return False
    return bool((await storage.read(Outbox(storage.store.engine).reach, person)).only_decisions)
