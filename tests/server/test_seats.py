"""Taking, leaving and filling seats before the start."""

from __future__ import annotations

import pytest

from .conftest import Served
from .pages import Page, refusal

pytestmark = pytest.mark.anyio


async def test_the_last_seat_starts_the_game(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open open", public=True)
    await page.put("/api/me", {"name": "Ann"})
    await other.put("/api/me", {"name": "Bob"})
    joined = await other.post(f"/api/tables/{table}/join", {"seat": 2})
    assert (joined["status"], joined["mine"]) == ("waiting", [2])
    started = await page.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "bot", "bot": "random"})
    assert (started["status"], started["host"]) == ("running", True)
    assert [seat["name"] for seat in started["seats"]] == ["Ann", None, "Bob"]
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "person"]


async def test_seats_are_refused_with_a_reason(served: Served, page: Page, other: Page) -> None:
    table = await page.create("overload", "me open open")
    join, seats = f"/api/tables/{table}/join", f"/api/tables/{table}/seats"
    assert await refusal(other.post(join, {"seat": 0})) == "refused-seat-taken"
    assert await refusal(other.post(join, {"seat": 7})) == "refused-no-such-seat"
    assert await refusal(other.post(f"/api/tables/{table}/leave")) == "refused-not-seated"
    await other.post(join, {"seat": 1})
    assert (await other.post(join))["mine"] == [1]
    assert await refusal(other.post(join, {"seat": 2})) == "refused-already-seated"
    assert await refusal(other.post(seats, {"seat": 2, "kind": "bot"})) == "refused-host-only"
    assert await refusal(page.post(seats, {"seat": 1, "kind": "bot"})) == "refused-seat-taken"
    assert await refusal(page.post(seats, {"seat": 2, "kind": "bot", "bot": "nobody"})) == "refused-no-such-bot"
    assert (await other.post(f"/api/tables/{table}/leave"))["mine"] == []
    await other.post(join)
    await page.post(seats, {"seat": 2, "kind": "bot"})
    assert await refusal(other.post(f"/api/tables/{table}/leave")) == "refused-started"
    async with served.page() as third:
        assert await refusal(third.post(join)) == "refused-started"


async def test_a_bot_can_be_sent_away_before_the_start(page: Page) -> None:
    table = await page.create("overload", "me open bot")
    opened = await page.post(f"/api/tables/{table}/seats", {"seat": 2, "kind": "open"})
    assert [seat["kind"] for seat in opened["seats"]] == ["person", "open", "open"]


async def test_the_host_who_leaves_closes_the_table(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open", public=True)
    await other.watch(table)
    assert (await page.post(f"/api/tables/{table}/leave"))["status"] == "closed"
    await other.until(lambda other: other.table["summary"]["status"] == "closed")
    assert await refusal(other.post(f"/api/tables/{table}/join")) == "refused-started"
    assert table not in str(await other.get("/api/tables"))
