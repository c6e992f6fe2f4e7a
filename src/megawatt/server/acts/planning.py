"""Deciding ahead."""

from __future__ import annotations

from megawatt.kernel.plans import Plan
from megawatt.server.acts.journal import Journal
from megawatt.server.refusals import Refusal
from megawatt.server.telling.audience import Audience
from megawatt.server.telling.neighbours import Neighbours
from megawatt.server.wire.from_page import PlanMessage


async def plan(journal: Journal, neighbours: Neighbours, audience: Audience, person: str | None, wish: PlanMessage) -> None:
    """Decide ahead for a seat of this person, or think better of it."""
    async with audience.lock:
        audience.must_be_sound()
        table = audience.table
        table.must_hold(person, wish.seat)
        match = table.going_on()
        wanted = None if wish.plan is None else Plan(wish.plan.kind, wish.plan.about, wish.plan.amount)
        offers = match.game.plans(match.board, match.state, wish.seat)
        if wanted is not None and not any(wanted.fits(offer) for offer in offers):
            raise Refusal("no-such-plan", f"{wanted} is not offered now", kind=wanted.kind)
        await journal.plan(audience, wish.seat, wanted)
    neighbours.tell_plan(table.id, wish.seat)
