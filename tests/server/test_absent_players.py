"""Nobody who goes blocks a game: seats change hands, games end by consent or begin again. Clocks: test_clocks.py."""

from __future__ import annotations

import asyncio

import pytest

from .conftest import Served
from .pages import Page, Refused, play_first

pytestmark = pytest.mark.anyio


async def test_a_bot_plays_on_until_the_person_is_back(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open", seed=3)
    await other.post(f"/api/tables/{table}/join", {})
    await page.watch(table)
    await other.watch(table)
    summary = await page.post(f"/api/tables/{table}/hand-over", {"seat": 0, "to": "bot"})
    assert (summary["seats"][0]["kind"], summary["seats"][0]["bot"]) == ("bot", "kilowatt")
    assert summary["seats"][0]["returns"]
    assert summary["mine"] == []
    await other.until(lambda page: page.table["to_decide"] == 1 or page.table["over"])
    assert other.table["ply"] > 0
    assert not other.table["summary"]["seats"][0]["returns"]
    summary = await page.post(f"/api/tables/{table}/come-back", {"seat": 0})
    assert summary["mine"] == [0]
    with pytest.raises(Refused, match="not-your-seat"):
        await other.post(f"/api/tables/{table}/come-back", {"seat": 0})


async def test_whoever_comes_takes_a_seat_that_was_left_open(page: Page, other: Page, served: Served) -> None:
    table = await page.create("overload", "me bot", seed=3)
    await page.post(f"/api/tables/{table}/hand-over", {"seat": 0, "to": "anyone"})
    summary = await other.post(f"/api/tables/{table}/join", {})
    assert summary["mine"] == [0]
    with pytest.raises(Refused, match="not-your-seat"):
        await page.post(f"/api/tables/{table}/come-back", {"seat": 0})
    async with served.page() as late:
        with pytest.raises(Refused, match="started"):
            await late.post(f"/api/tables/{table}/join", {})
    await other.watch(table)
    await other.until(lambda page: page.table["to_decide"] == 0)
    await play_first(other)


async def test_only_the_holder_hands_over(page: Page, other: Page) -> None:
    table = await page.create("overload", "me bot")
    with pytest.raises(Refused, match="not-your-seat"):
        await other.post(f"/api/tables/{table}/hand-over", {"seat": 0, "to": "bot"})
    with pytest.raises(Refused, match="no-such-bot"):
        await page.post(f"/api/tables/{table}/hand-over", {"seat": 0, "to": "bot", "bot": "nobody"})
    with pytest.raises(Refused, match="not-your-seat"):
        await page.post(f"/api/tables/{table}/hand-over", {"seat": 1, "to": "bot"})


async def test_a_game_is_ended_when_everybody_agrees(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open", seed=3)
    await other.post(f"/api/tables/{table}/join", {})
    await page.watch(table)
    await other.watch(table)
    await page.post(f"/api/tables/{table}/propose-end", {"seat": 0})
    await other.until(lambda page: page.table["request"] is not None)
    request = other.table["request"]
    assert (request["end"], request["waiting_for"]) == (True, [1])
    await play_first(page if page.table["to_decide"] == 0 else other)
    await other.until(lambda page: page.table["ply"] == 1)
    assert other.table["request"] == request, "a move does not answer the proposal"
    await other.ask("answer-undo", seat=1, request=request["request"], agree=True)
    for person in (page, other):
        await person.until(lambda page: page.table["over"])
        assert person.table["moves"] is None
        assert person.table["ranking"] is None
        assert person.table["summary"]["status"] == "over"
    with pytest.raises(Refused, match="over"):
        await page.play("charge 1", seat=0, ply=1)
    with pytest.raises(Refused, match="over"):
        await page.post(f"/api/tables/{table}/propose-end", {"seat": 0})


async def test_alone_against_bots_one_ends_at_once(page: Page) -> None:
    table = await page.create("overload", "me bot")
    summary = await page.post(f"/api/tables/{table}/propose-end", {"seat": 0})
    assert (summary["status"], summary["to_decide"]) == ("over", None)


async def test_all_who_ask_for_a_rematch_meet_at_one_table(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open bot", seed=3, absent="out", clock={"per_turn": 18000, "bank": 60})
    await other.post(f"/api/tables/{table}/join", {})
    with pytest.raises(Refused, match="not-over"):
        await page.post(f"/api/tables/{table}/rematch")
    await page.watch(table)
    await page.post(f"/api/tables/{table}/propose-end", {"seat": 0})
    await other.watch(table)
    await other.ask("answer-undo", seat=1, request=other.table["request"]["request"], agree=True)
    first, second = await asyncio.gather(page.post(f"/api/tables/{table}/rematch"), other.post(f"/api/tables/{table}/rematch"))
    assert first == second
    summary = await page.get(f"/api/tables/{first['id']}")
    assert [seat["kind"] for seat in summary["seats"]] == ["person", "person", "bot"]
    assert (summary["mine"], summary["status"]) == ([0], "running"), "everybody keeps the seat, and so the colour"
    assert (summary["absent"], summary["clock"]) == ("out", {"per_turn": 18000, "bank": 60})
    assert (await page.get(f"/api/tables/{table}"))["next_table"] == first["id"]


async def test_a_rematch_waits_for_the_others_in_their_lists(page: Page, other: Page, served: Served) -> None:
    table = await page.create("overload", "me open", seed=3)
    await other.post(f"/api/tables/{table}/join", {})
    await page.post(f"/api/tables/{table}/propose-end", {"seat": 0})
    await other.watch(table)
    await other.ask("answer-undo", seat=1, request=other.table["request"]["request"], agree=True)
    rematch = (await page.post(f"/api/tables/{table}/rematch"))["id"]
    assert rematch in [summary["id"] for summary in (await other.get("/api/tables"))["mine"]]
    async with served.page() as stranger:
        with pytest.raises(Refused, match="seat-taken"):
            await stranger.post(f"/api/tables/{rematch}/join", {})
        with pytest.raises(Refused, match="not-seated"):
            await stranger.post(f"/api/tables/{table}/rematch")
    assert (await other.post(f"/api/tables/{rematch}/join", {}))["status"] == "running"


async def test_a_table_can_be_taken_out_of_my_lists(page: Page, other: Page) -> None:
    table = await page.create("overload", "me bot")
    with pytest.raises(Refused, match="still-seated"):
        await page.post(f"/api/tables/{table}/hide")
    with pytest.raises(Refused, match="not-seated"):
        await other.post(f"/api/tables/{table}/hide")
    await page.post(f"/api/tables/{table}/hand-over", {"seat": 0, "to": "bot"})
    await page.post(f"/api/tables/{table}/hide")
    assert table not in [summary["id"] for summary in (await page.get("/api/tables"))["mine"]]
