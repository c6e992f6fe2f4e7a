"""Seats that are kept for people: by name at any table, by a challenge, by a rematch; and how they hear of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from megawatt.server.notifications.delivery import NotificationSender
from megawatt.server.notifications.outbound import Outbound
from megawatt.server.ratings.updates import RatingUpdates
from megawatt.server.settings import Settings
from megawatt.server.tables.lobby import LOBBY_DELAY_S, LOBBY_INTERVAL_S

from .conftest import QUICK, FakeTime, Served, free_port, serving
from .pages import Page, play_first, refusal
from .sinks import HookSink, hook_sink
from .test_accounts import new_name, sign_up

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def served(database: str, clock: FakeTime, by_hand: None) -> AsyncIterator[Served]:
    async with serving(Settings(database=database, port=free_port(), **QUICK), clock) as server:
        server.worker.services.get(Outbound).loopback_too = True
        yield server


@pytest.fixture
async def third(served: Served) -> AsyncIterator[Page]:
    async with served.page() as opened:
        yield opened


@pytest.fixture
async def hook() -> AsyncIterator[HookSink]:
    async with hook_sink() as sink:
        yield sink


async def member(page: Page, hook: HookSink | None = None) -> str:
    """An account that hears by a hook; its name."""
    name = new_name("Kept")
    await sign_up(page, name)
    if hook is not None:
        await page.post("/api/me/channels", {"kind": "hook", "address": hook.address})
        hook.requests.clear()
    return name


async def heard(served: Served, clock: FakeTime, hook: HookSink) -> list[Any]:
    """What has been told at the hook by now."""
    clock.pass_by(seconds=300)
    await served.worker.services.get(NotificationSender).send_due()
    told = [json.loads(request.body) for request in hook.requests]
    hook.requests.clear()
    return told


async def test_accounts_are_invited_by_name_to_a_table_of_many(
    page: Page, other: Page, third: Page, served: Served, clock: FakeTime, hook: HookSink
) -> None:
    name, last = await member(other, hook), await member(third)
    table = await page.create("overload", "me open open open")
    assert await refusal(page.post(f"/api/tables/{table}/invite", {"name": "Nobody at all"})) == "refused-no-such-person"
    assert await refusal(other.post(f"/api/tables/{table}/invite", {"name": name})) == "refused-host-only"
    summary = await page.post(f"/api/tables/{table}/invite", {"name": name.upper()})
    assert [seat["stands_for"] for seat in summary["seats"]] == [None, name, None, None]
    await page.post(f"/api/tables/{table}/invite", {"name": last, "seat": 3})
    assert await refusal(page.post(f"/api/tables/{table}/invite", {"name": name})) == "refused-already-seated"
    taken = page.post(f"/api/tables/{table}/invite", {"name": (await member_of(served)), "seat": 3})
    assert await refusal(taken) == "refused-seat-taken"
    assert [each["id"] for each in (await other.get("/api/tables"))["mine"]] == [table], "they find it in their lobby"
    (told,) = await heard(served, clock, hook)
    assert (told["what"], told["table"]) == ("seat", table)
    assert set(told) == {"what", "table", "game", "url", "off"}, "nothing that strangers have written"
    await other.post(f"/api/tables/{table}/join")
    assert (await other.get(f"/api/tables/{table}"))["mine"] == [1]


async def member_of(served: Served) -> str:
    async with served.page() as somebody:
        return await member(somebody)


async def test_nobody_is_told_of_a_seat_that_they_have_declined_or_that_is_gone(
    page: Page, other: Page, served: Served, clock: FakeTime, hook: HookSink
) -> None:
    name = await member(other, hook)
    table = await page.create("overload", "me open")
    await page.post(f"/api/tables/{table}/invite", {"name": name})
    await other.post(f"/api/tables/{table}/decline")
    assert await heard(served, clock, hook) == []
    await page.post(f"/api/tables/{table}/invite", {"name": name})
    await page.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "open"})
    assert await heard(served, clock, hook) == [], "the host has opened the seat again"
    await page.post(f"/api/tables/{table}/invite", {"name": name})
    assert [told["what"] for told in await heard(served, clock, hook)] == ["seat"]


async def test_a_challenge_is_told_and_a_rematch_too_once(
    page: Page, other: Page, served: Served, clock: FakeTime, hook: HookSink
) -> None:
    await member(page)
    name = await member(other, hook)
    wish = {"game": "overload", "seats": [{"kind": "me"}, {"kind": "kept", "name": name}], "rated": True}
    table = (await page.post("/api/tables", wish))["id"]
    assert [told["table"] for told in await heard(served, clock, hook)] == [table]
    await other.post(f"/api/tables/{table}/join")
    await play_out(table, page, other)
    await page.disconnect()
    await other.disconnect()
    await heard(served, clock, hook)
    rematch = (await page.post(f"/api/tables/{table}/rematch"))["id"]
    assert (await page.post(f"/api/tables/{table}/rematch"))["id"] == rematch
    assert [(told["what"], told["table"]) for told in await heard(served, clock, hook)] == [("seat", rematch)]
    await served.worker.services.get(RatingUpdates).update()
    moved = (await other.get(f"/api/tables/{table}/ratings"))["seats"]
    assert [line["seat"] for line in moved] == [0, 1]
    assert sum(line["change"] for line in moved) == 0
    assert max(line["rating"] for line in moved) == 1500 + max(line["change"] for line in moved)
    assert (await other.get(f"/api/tables/{rematch}/ratings"))["seats"] == []
    assert (await other.get("/api/played"))["rated"] == {"game": "overload", "seats": 2}


async def play_out(table: str, *pages: Page) -> None:
    for page in pages:
        await page.watch(table)
    while not pages[0].table["over"]:
        ply, seat = pages[0].table["ply"], pages[0].table["to_decide"]
        await play_first(next(page for page in pages if page.table["shown"] == seat))
        for page in pages:
            await page.until(lambda page, ply=ply: page.table["ply"] > ply)


async def test_a_page_at_the_finished_table_hears_of_a_rematch(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open", seed=3)
    await other.post(f"/api/tables/{table}/join")
    await play_out(table, page, other)
    await page.post(f"/api/tables/{table}/rematch")
    await other.until(is_told_of_lists)


async def test_a_page_at_another_worker_hears_of_a_rematch(two: tuple[Served, Served]) -> None:
    """At the finished table; also when everybody's lists have changed in the same moment."""
    first, second = two
    async with first.page() as page, second.page() as other:
        table = await page.create("overload", "me open", seed=3)
        await other.post(f"/api/tables/{table}/join")
        await play_out(table, page, other)
        await asyncio.sleep(3 * (LOBBY_DELAY_S + LOBBY_INTERVAL_S))  # what the end of the game changes has been told by then
        other.news.clear()
        await page.post(f"/api/tables/{table}/rematch")
        await other.until(is_told_of_lists)
        await asyncio.sleep(3 * (LOBBY_DELAY_S + LOBBY_INTERVAL_S))
        other.news.clear()
        first.worker.core.sync.publish_lobby(True, {(await other.get("/api/me"))["id"]})
        await other.until(is_told_of_lists)


async def test_a_rematch_that_is_asked_for_at_two_workers_at_once_is_one_and_is_announced_at_both(
    two: tuple[Served, Served],
) -> None:
    first, second = two
    async with first.page() as page, second.page() as other, first.page(other) as tab:
        table = await page.create("overload", "me open", seed=3)
        await other.post(f"/api/tables/{table}/join")
        await play_out(table, page, other)
        await tab.watch(table)
        await asyncio.sleep(3 * (LOBBY_DELAY_S + LOBBY_INTERVAL_S))  # what the end of the game changes has been told by then
        for each in (page, other, tab):
            each.news.clear()
        made = await asyncio.gather(*(each.post(f"/api/tables/{table}/rematch") for each in (page, other)))
        assert made[0] == made[1], "both sit down at the same table"
        for each in (page, other, tab):
            await each.until(is_told_of_lists)
        for server, each in ((first, page), (second, other)):
            summary = await each.get(f"/api/tables/{made[0]['id']}")
            assert summary["status"] == "running", "and it has begun"
            assert sorted(seat["you"] for seat in summary["seats"]) == [False, True]
            assert (await each.get(f"/api/tables/{table}"))["next_table"] == made[0]["id"], server.address


def is_told_of_lists(page: Page) -> bool:
    return any(told["what"] == "lobby" for told in page.news)


async def test_who_has_muted_somebody_hears_nothing_from_them(
    page: Page, other: Page, served: Served, clock: FakeTime, hook: HookSink
) -> None:
    await member(page)
    name = await member(other, hook)
    storage, chat = served.worker.core.storage, served.worker.core.invitations._mutes
    me, them = [(await each.get("/api/me"))["id"] for each in (page, other)]
    from megawatt.server.db import schema as db

    row = {"person": them, "muted": me, "id": "muted-1", "name": "x", "since": 1.0}
    await storage.writer.submit(lambda connection: connection.execute(db.mutes.insert().values(row)).rowcount)
    assert chat is not None
    table = await page.create("overload", "me open open")
    await page.post(f"/api/tables/{table}/invite", {"name": name})
    assert await heard(served, clock, hook) == []


async def test_many_invitations_bring_few_messages(
    page: Page, other: Page, served: Served, clock: FakeTime, hook: HookSink, nothing_refills: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    from megawatt.server.api.rate_limits import PER_PERSON, Limits

    monkeypatch.setattr(served.worker.core.invitations, "_limits", Limits(True))
    name = await member(other, hook)
    invited = (await other.get("/api/me"))["id"]
    told = [served.worker.core.invitations.welcome_invitations(f"guest {number // 4}", [invited]) for number in range(40)]
    assert sum(map(len, told)) == PER_PERSON["invited"][0], "however many people ask"
    monkeypatch.setattr(served.worker.core.invitations, "_limits", Limits(True))
    told = [served.worker.core.invitations.welcome_invitations("one", [invited]) for _ in range(40)]
    assert sum(map(len, told)) == PER_PERSON["invite-to"][0], "from one person even fewer"
    table = await page.create("overload", "me open")
    await page.post(f"/api/tables/{table}/invite", {"name": name})
    assert (await other.get("/api/tables"))["mine"], "the seat is kept in any case"
