"""Sealed Bids in the browser: two people bid at the same time, and neither sees the other's card before both lie there."""

from __future__ import annotations

import os

from playwright.sync_api import Browser, expect

from .conftest import LAPTOP, PHONE, TableServer
from .people import Person


def test_two_people_bid_at_the_same_time(server: TableServer, chromium: Browser) -> None:
    host = Person(chromium.new_context(viewport=LAPTOP, locale="en-GB"), server.address)
    guest = Person(chromium.new_context(viewport=PHONE, locale="de-DE"), server.address)
    table = host.lays_table("sealed-bids", [{"kind": "me"}, {"kind": "open"}])
    guest.opens()
    joined = guest.context.request.post(
        f"{server.address}/api{table.replace('/t/', '/tables/')}/join", data={}, headers={"origin": server.address}
    )
    assert joined.ok, joined.text()
    guest.opens(table)
    for person in (host, guest):
        expect(person.page.locator("[data-move='bid 1']").first).to_be_visible()
    guest.plays("bid 1")
    log = host.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("has decided face down")
    expect(log).not_to_contain_text("Bid 1")
    expect(guest.page.locator("[data-move]")).to_have_count(0)
    picture(host, "host")
    picture(guest, "guest")
    host.page.get_by_role("button", name="More", exact=True).click()
    host.plays("bid 2")
    expect(log).to_contain_text("shows 1")
    expect(log).not_to_contain_text("has decided face down")
    expect(guest.page.locator("[data-move='bid 2']").first).to_be_visible()
    picture(host, "after")
    assert host.faults == guest.faults == []


def picture(person: Person, name: str) -> None:
    """For people who look at it themselves: MEGAWATT_PICTURES=FOLDER."""
    if folder := os.environ.get("MEGAWATT_PICTURES"):
        person.page.emulate_media(reduced_motion="reduce")
        person.page.evaluate("document.documentElement.style.opacity = '1'")
        person.page.screenshot(path=f"{folder}/{name}.png")
