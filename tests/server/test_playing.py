"""Playing over the WebSocket: moves, refusals, repeats, looking back, several seats and several pages."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import megawatt
from megawatt.kernel.compilation.engine import Engine
from megawatt.kernel.rules.records import Record
from megawatt.server.settings import Settings

from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .pages import PATIENCE, Page, play_to_the_end, refusal

pytestmark = pytest.mark.anyio


async def test_a_game_against_bots_begins_at_once_and_ends(page: Page) -> None:
    table = await page.create("overload", "me bot bot:random")
    await page.watch(table)
    await play_to_the_end(page)
    assert page.table["summary"]["status"] == "over"
    assert sorted(page.table["ranking"])[0] == 1
    assert page.table["moves"] is None
    assert [entry["ply"] for entry in page.table["log"]["entries"]] == list(range(1, page.table["ply"] + 1))


async def test_what_the_page_put_together_is_what_a_new_page_gets(served: Served, page: Page) -> None:
    table = await page.create("power-grid", "me bot:random", options={"introductory": True}, seed=5)
    await page.watch(table)
    for _ in range(12):
        await page.until(lambda page: page.table["moves"])
        ply = page.table["ply"]
        await page.play(page.moves()[-1])
        await page.until(lambda page, ply=ply: page.table["ply"] > ply)
    await page.until(lambda page: page.table["moves"])
    async with served.page(page) as again:
        await again.watch(table)
        await page.ask("ping")  # answers keep their order: whatever was on its way has arrived before
        otherwise = ("summary", "log", "type", "entries", "now")  # told otherwise, or when it was sent
        mine = {key: value for key, value in page.table.items() if key not in otherwise}
        fresh = {key: value for key, value in again.table.items() if key not in otherwise}
        assert mine == fresh
        assert page.table["log"]["entries"] == again.table["log"]["entries"]


async def test_every_refused_move_says_why_and_changes_nothing(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open open", seed=3)
    await page.watch(table)
    assert await refusal(page.play("charge 1", seat=0, ply=0)) == "refused-not-started"
    await other.post(f"/api/tables/{table}/join", {"seat": 1})
    await other.post(f"/api/tables/{table}/join", {})
    await page.post(f"/api/tables/{table}/seats", {"seat": 2, "kind": "bot"})
    await page.until(lambda page: page.table["summary"]["status"] == "running")
    await other.watch(table)
    before = page.table["seq"]
    mover, waiter = (page, other) if page.table["to_decide"] == 0 else (other, page)
    assert await refusal(waiter.play("charge 1")) == "refused-not-your-turn"
    assert await refusal(waiter.play("charge 1", seat=mover.table["shown"])) == "refused-not-your-seat"
    assert await refusal(mover.play("charge 1", seat=9)) == "refused-no-such-seat"
    assert await refusal(mover.play("charge 1", ply=7)) == "refused-late"
    assert await refusal(mover.play("dance")) == "unreadable-verb"
    assert await refusal(mover.play("charge much")) == "unreadable-number"
    assert page.table["seq"] == other.table["seq"] == before


async def test_an_illegal_move_is_refused_with_the_games_own_reason(page: Page) -> None:
    table = await page.create("power-grid", "me bot", options={"introductory": True}, seed=1)
    await page.watch(table)
    await page.until(lambda page: page.table["moves"])
    reason = await refusal(page.play("build essen"))
    assert reason.startswith("why-")
    assert reason.removeprefix("why-") in megawatt.find("power-grid").reasons


async def test_a_move_is_asked_once_whether_it_is_legal(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    why_not = Engine.why_not

    def noted(self: Engine, b: Record, s: Record, action: int) -> int:
        asked.append(action)
        return why_not(self, b, s, action)

    monkeypatch.setattr(Engine, "why_not", noted)
    await page.watch(await page.create("overload", "me here:Ann", seed=3))
    await page.play("charge 2", seat=0)
    await page.until(lambda page: page.table["ply"] == 1)
    assert len(asked) == 1


async def test_the_same_key_is_never_played_twice(page: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=3)
    await page.watch(table)
    seat = page.table["to_decide"]
    await page.play("charge 1", seat=seat, ply=0, key="once")
    again = await page.play("charge 1", seat=seat, ply=0, key="once")
    assert again["type"] == "done"
    assert await refusal(page.play("charge 1", seat=seat, ply=0, key="twice")) == "refused-late"
    await page.watch(table)
    assert page.table["ply"] == 1


async def test_two_tabs_that_send_the_same_move_at_once_play_it_once(served: Served, page: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=3)
    async with served.page(page) as tab:
        await page.watch(table)
        await tab.watch(table)
        seat = page.table["to_decide"]
        both = await asyncio.gather(
            page.play("charge 1", seat=seat, key="same"), tab.play("charge 1", seat=seat, key="same"), return_exceptions=True
        )
        assert [answer["type"] for answer in both] == ["done", "done"]
        await tab.until(lambda tab: tab.table["ply"] == 1)
        await tab.ask("ping")  # answers keep their order: a second move would have arrived before
        assert tab.table["ply"] == 1


async def test_why_tells_the_reason_or_the_price(page: Page) -> None:
    table = await page.create("power-grid", "me bot", options={"introductory": True}, seed=1)
    await page.watch(table)
    await page.until(lambda page: page.table["moves"])
    offered = page.table["moves"]["list"][0]
    told = await page.ask("why", ply=page.table["ply"], move=offered["text"])
    assert (told["reason"], told["costs"]) == (None, offered["costs"])
    told = await page.ask("why", ply=page.table["ply"], move="build essen")
    assert told["reason"].startswith("why-")
    assert await refusal(page.ask("why", ply=99, move="pass")) == "refused-late"


async def test_looking_back_shows_what_the_seat_saw_then(page: Page) -> None:
    table = await page.create("overload", "me here:Ann here:Bob", seed=4)
    await page.watch(table, seat=0)
    seen = [page.table["view"]]
    for ply in range(3):
        await page.play("charge 1", seat=page.table["to_decide"], ply=ply)
        await page.until(lambda page, ply=ply: page.table["ply"] > ply)
        seen.append(page.table["view"])
    for ply, view in enumerate(seen):
        told = await page.ask("look", ply=ply)
        assert told["view"] == view
        assert (told["entry"] is None) == (ply == 0)
    assert await refusal(page.ask("look", ply=4)) == "refused-no-such-ply"
    entries = (await page.ask("log", first=1, last=3))["entries"]
    assert entries == page.table["log"]["entries"]
    assert await refusal(page.ask("log", first=5, last=3)) == "refused-no-such-ply"


async def test_hot_seat_shows_one_seat_at_a_time(page: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=4)
    await page.watch(table, seat=0)
    assert page.table["view"]["fuses"]["values"][0]["text"] is not None
    assert page.table["view"]["fuses"]["values"][1]["text"] is None
    await page.ask("sit", seat=1)
    await page.until(lambda page: page.table["shown"] == 1)
    assert page.table["view"]["fuses"]["values"][0]["text"] is None
    assert [seat["name"] for seat in page.table["summary"]["seats"]] == [None, "Ann"]
    await page.ask("sit", seat=None)
    await page.until(lambda page: page.table["shown"] is None)
    assert [each["text"] for each in page.table["view"]["fuses"]["values"]] == [None, None]
    assert page.table["moves"] is None


async def test_a_spectator_sees_no_seat_and_may_do_nothing(page: Page, other: Page) -> None:
    table = await page.create("overload", "me bot", seed=4)
    await other.watch(table)
    assert other.table["shown"] is None
    assert other.table["moves"] is None
    assert await refusal(other.ask("sit", seat=0)) == "refused-not-your-seat"
    assert await refusal(other.ask("watch", table=table, seat=0)) == "refused-not-your-seat"
    assert await refusal(other.play("charge 1", seat=0, ply=0)) == "refused-not-your-seat"
    assert await refusal(other.ask("plan", seat=0, plan=None)) == "refused-not-your-seat"
    assert await refusal(other.ask("undo", seat=0, ply=1, to=0)) == "refused-not-your-seat"
    assert await refusal(other.ask("answer-undo", seat=0, request=1, agree=True)) == "refused-not-your-seat"


async def test_everybody_hears_who_is_there(served: Served, page: Page, other: Page) -> None:
    table = await page.create("overload", "me open", seed=4)
    await page.watch(table)
    await other.post(f"/api/tables/{table}/join", {})
    await other.watch(table)
    await page.until(lambda page: page.presence.get("present") == [0, 1])
    async with served.page() as third:
        await third.watch(table)
        await page.until(lambda page: page.presence["watchers"] == 1)
    await page.until(lambda page: page.presence["watchers"] == 0)
    await other.disconnect()
    await page.until(lambda page: page.presence["present"] == [0])


async def test_a_page_that_comes_back_resumes_or_gets_what_it_missed(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open", seed=4)
    await other.post(f"/api/tables/{table}/join", {})
    await page.watch(table)
    await other.watch(table)
    seq = other.table["seq"]
    await other.disconnect()
    await other.connect()
    assert (await other.watch(table, since=seq))["resumed"] is True
    await other.disconnect()
    if page.table["to_decide"] == 0:
        await page.play("charge 1")
    else:
        await other.connect()
        await other.watch(table)
        await other.play("charge 1")
        await other.disconnect()
    await other.connect()
    answer = await other.watch(table, since=seq)
    assert "resumed" not in answer
    assert (other.table["seq"], other.table["ply"]) == (seq + 1, 1)


async def test_messages_that_make_no_sense_are_refused(page: Page) -> None:
    assert await refusal(page.ask("sit", seat=0)) == "refused-no-table"
    assert await refusal(page.ask("dance")) == "refused-bad-message"
    assert await refusal(page.ask("move", ply="x")) == "refused-bad-message"
    assert await refusal(page.ask("watch", table="nobody-knows-it")) == "refused-no-such-table"
    await page.ask("ping")
    await page.socket.send("this is not JSON")
    await page.until(lambda page: {"type": "refused", "id": None, "reason": "refused-bad-message", "arguments": {}} in page.heard)
    await page.socket.send(json.dumps({"type": "ping", "id": 1, "filler": "x" * 20_000}))
    await asyncio.wait_for(page.socket.wait_closed(), PATIENCE)


async def test_the_lobby_hears_of_public_tables_and_of_ones_own(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), **QUICK)
    async with serving(settings) as server, server.page() as page, server.page() as other:
        for person in (page, other):
            await person.ask("watch", table=None)
        await other.create("overload", "me open", public=False)
        await other.until(lambda page: {"type": "news", "what": "lobby"} in page.news)
        await page.ask("ping")
        assert page.news == [], "both would have been told in the same moment"
        await other.create("overload", "me open", public=True)
        await page.until(lambda page: {"type": "news", "what": "lobby"} in page.news)
