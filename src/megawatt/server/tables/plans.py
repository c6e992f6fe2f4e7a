"""Deciding ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from megawatt.kernel.contract.plans import Plan
from megawatt.server.live.requests import PlanMessage
from megawatt.server.refusals import Refusal
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.wishes import StepJournal

if TYPE_CHECKING:
    from megawatt.server.tables.sync import TableSync


async def plan(journal: StepJournal, sync: TableSync, live: LiveTable, person: str | None, wish: PlanMessage) -> None:
    """Decide ahead for a seat of this person, or drop the plan."""
    async with live.lock:
        live.must_be_sound()
        table = live.table
        table.must_hold(person, wish.seat)
        match = table.going_on()
        wanted = None if wish.plan is None else Plan(wish.plan.kind, wish.plan.about, wish.plan.amount)
        offers = match.game.plans(match.board, match.state, wish.seat)
        if wanted is not None and not any(wanted.fits(offer) for offer in offers):
            raise Refusal("no-such-plan", f"{wanted} is not offered now", kind=wanted.kind)
        await journal.plan(live, wish.seat, wanted)
    sync.publish_plan(table.id, wish.seat)
