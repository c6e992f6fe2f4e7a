"""Deciding ahead: kept by the server, told to nobody else, carried out when the turn comes."""

from __future__ import annotations

import pytest

from .conftest import Served
from .pages import Page, refusal

pytestmark = pytest.mark.anyio


async def auction(page: Page, other: Page) -> tuple[str, Page, Page, dict]:
    """A plant is up for auction and the nominator has opened: (table, nominator, bidder, the bidder's maximum offer)."""
    table = await page.create("power-grid", "me open", options={"introductory": True}, seed=2)
    await other.post(f"/api/tables/{table}/join")
    await page.watch(table)
    await other.watch(table)
    first, second = (page, other) if page.table["to_decide"] == page.table["shown"] else (other, page)
    while not any(offer["kind"] == "maximum" for offer in second.table["plans"]):
        mover = first if first.table["to_decide"] == first.table["shown"] else second
        ply = mover.table["ply"]
        await mover.play(mover.moves()[0])
        for person in (first, second):
            await person.until(lambda page, ply=ply: page.table["ply"] > ply)
    offer = next(offer for offer in second.table["plans"] if offer["kind"] == "maximum")
    return table, first, second, offer


async def test_a_maximum_bids_on_up_to_it_and_is_nobodys_business(page: Page, other: Page) -> None:
    _, first, second, _ = await auction(page, other)
    waiter = second if second.table["to_decide"] != second.table["shown"] else first
    bidder = first if waiter is second else second
    offer = next(offer for offer in waiter.table["plans"] if offer["kind"] == "maximum")
    plan = {"kind": "maximum", "about": offer["about"], "amount": offer["lowest"] + 4}
    heard = len(bidder.heard)
    await waiter.ask("plan", seat=waiter.table["shown"], plan=plan)
    await waiter.until(lambda page: page.table["plan"] == plan)
    assert [message for message in bidder.heard[heard:] if message["type"] not in ("presence", "chat")] == []
    ply = bidder.table["ply"]
    lowest = bidder.table["moves"]["ranges"][0]["lowest"]
    await bidder.play(f"bid {lowest}")
    await bidder.until(lambda page: page.table["ply"] >= ply + 2)
    entry = bidder.table["log"]["entries"][-1]
    assert (entry["seat"], entry["text"]) == (waiter.table["shown"], f"bid {lowest + 1}")
    assert all("plan" not in message or message["plan"] is None for message in bidder.heard)


async def test_a_queued_pass_passes(page: Page, other: Page) -> None:
    _, first, second, _ = await auction(page, other)
    waiter = second if second.table["to_decide"] != second.table["shown"] else first
    bidder = first if waiter is second else second
    passing = [offer for offer in waiter.table["plans"] if offer["lowest"] is None]
    if not passing:
        waiter, bidder = bidder, waiter
        passing = [offer for offer in waiter.table["plans"] if offer["lowest"] is None]
    seat = waiter.table["shown"]
    await waiter.ask("plan", seat=seat, plan={"kind": passing[0]["kind"], "about": passing[0]["about"], "amount": None})
    if bidder.table["to_decide"] == bidder.table["shown"]:
        await bidder.play(f"bid {bidder.table['moves']['ranges'][0]['lowest']}")
    await bidder.until(lambda page: any(e["seat"] == seat and e["text"] == "pass" for e in page.table["log"]["entries"]))


async def test_a_plan_can_be_dropped_and_survives_the_memory(served: Served, page: Page, other: Page) -> None:
    table, first, second, _ = await auction(page, other)
    waiter = second if second.table["to_decide"] != second.table["shown"] else first
    offer = next(offer for offer in waiter.table["plans"] if offer["kind"] == "maximum")
    plan = {"kind": "maximum", "about": offer["about"], "amount": offer["highest"]}
    seat = waiter.table["shown"]
    await waiter.ask("plan", seat=seat, plan=plan)
    await waiter.until(lambda page: page.table["plan"] == plan)
    for person in (first, second):
        await person.ask("watch", table=None)
    del served.worker.core.tables.live[table]
    await waiter.watch(table)
    assert waiter.table["plan"] == plan
    await waiter.ask("plan", seat=seat, plan=None)
    await waiter.until(lambda page: page.table["plan"] is None)


async def test_a_plan_that_is_not_offered_is_refused(page: Page, other: Page) -> None:
    _, _, second, offer = await auction(page, other)
    seat = second.table["shown"]
    for plan in (
        {"kind": "dance", "about": "", "amount": None},
        {"kind": "maximum", "about": "another plant", "amount": offer["lowest"]},
        {"kind": "maximum", "about": offer["about"], "amount": offer["highest"] + 1},
        {"kind": "maximum", "about": offer["about"], "amount": None},
    ):
        assert await refusal(second.ask("plan", seat=seat, plan=plan)) == "refused-no-such-plan"
    assert await refusal(second.ask("plan", seat=seat, plan={"kind": 7})) == "refused-bad-message"
