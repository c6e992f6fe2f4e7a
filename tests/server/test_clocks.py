"""Clocks and deadlines on a server whose time the test tells: they survive restarts, fire once, and stand still on vacation."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from megawatt.server.settings import Settings
from megawatt.server.tables.store import TableStore

from .conftest import QUICK, FakeTime, Served, free_port, serving
from .pages import Page, Refused, play_first

pytestmark = pytest.mark.anyio
DAY = 86_400
SLOW = {"per_turn": 3 * DAY, "bank": DAY}


@pytest.fixture(scope="module")
async def served(database: str, clock: FakeTime, by_hand: None) -> AsyncIterator[Served]:
    async with serving(Settings(database=database, port=free_port(), **QUICK), clock) as server:
        yield server


async def two_people(page: Page, other: Page, **wish: Any) -> str:
    table = await page.create("overload", "me open", seed=3, **wish)
    await other.post(f"/api/tables/{table}/join", {})
    await page.watch(table)
    await other.watch(table)
    return table


def to_decide(*people: Page) -> Page:
    return next(person for person in people if person.table["to_decide"] == person.table["shown"])


async def test_everybody_sees_the_clock_and_the_lobby_the_deadline(page: Page, other: Page, clock: FakeTime) -> None:
    table = await two_people(page, other, clock=SLOW, absent="bot")
    assert page.table["summary"]["clock"] == SLOW
    assert page.table["now"] == clock.now
    assert page.table["times"] == {"began": clock.now, "deadline": clock.now + 4 * DAY, "banks": [DAY, DAY], "away": []}
    lists = await page.get("/api/tables")
    assert lists["now"] == clock.now
    assert [row["deadline"] for row in lists["mine"] if row["id"] == table] == [clock.now + 4 * DAY]
    mover = to_decide(page, other)
    clock.pass_by(days=3.5)
    while mover.table["to_decide"] == mover.table["shown"]:
        await play_first(mover)
    banks = [DAY, DAY]
    banks[mover.table["shown"]] = DAY // 2
    assert mover.table["times"]["banks"] == banks, "half a day went beyond the three"
    assert mover.table["times"]["deadline"] == clock.now + 3 * DAY + banks[mover.table["to_decide"]]


async def test_a_clock_is_the_same_when_the_table_is_read_again(page: Page, other: Page, served: Served, clock: FakeTime) -> None:
    table = await two_people(page, other, clock=SLOW)
    for hours in (80, 10, 90, 20):
        clock.pass_by(hours=hours)
        await play_first(to_decide(page, other))
        await page.until(lambda page: page.table["ply"] == other.table["ply"] or other.table["ply"] < page.table["ply"])
        await other.until(lambda other: other.table["ply"] == page.table["ply"])
    shown = page.table["times"]
    for person in (page, other):
        await person.ask("watch", table=None)
    del served.worker.core.tables.live[table]
    await page.watch(table)
    assert page.table["times"] == shown
    row = TableStore(served.worker.core.storage.store).table(table)
    assert row is not None
    assert row[0].deadline == shown["deadline"]


@pytest.mark.parametrize(("rule", "returns"), [("bot", True), ("out", False)])
async def test_a_bot_takes_over_when_the_time_is_used_up(
    page: Page, other: Page, served: Served, clock: FakeTime, rule: str, returns: bool
) -> None:
    table = await two_people(page, other, clock=SLOW, absent=rule)
    late = to_decide(page, other)
    seat = late.table["shown"]
    clock.pass_by(days=4, seconds=-1)
    await served.worker.core.deadlines.fire()
    assert (await page.get(f"/api/tables/{table}"))["seats"][seat]["kind"] == "person"
    clock.pass_by(seconds=2)
    await asyncio.gather(*(served.worker.core.deadlines.fire() for _ in range(3)))
    summary = await late.get(f"/api/tables/{table}")
    assert [each["kind"] for each in summary["seats"]].count("bot") == 1
    assert (summary["seats"][seat]["kind"], summary["seats"][seat]["returns"]) == ("bot", returns)


async def test_a_table_that_waits_replaces_nobody(page: Page, other: Page, served: Served, clock: FakeTime) -> None:
    table = await two_people(page, other, clock=SLOW)
    clock.pass_by(days=100)
    await served.worker.core.deadlines.fire()
    summary = await page.get(f"/api/tables/{table}")
    assert [seat["kind"] for seat in summary["seats"]] == ["person", "person"]
    assert summary["deadline"] < clock.now, "but everybody sees how long it has been"


async def test_a_seat_that_was_left_open_does_not_stop_the_game(page: Page, other: Page, served: Served, clock: FakeTime) -> None:
    table = await two_people(page, other, clock=SLOW, absent="bot")
    leaving = to_decide(page, other)
    await leaving.post(f"/api/tables/{table}/hand-over", {"seat": leaving.table["shown"], "to": "anyone"})
    clock.pass_by(days=4.1)
    await served.worker.core.deadlines.fire()
    kinds = sorted(seat["kind"] for seat in (await leaving.get(f"/api/tables/{table}"))["seats"])
    assert kinds == ["bot", "person"]


async def test_on_vacation_the_clock_stands_still(page: Page, other: Page, served: Served, clock: FakeTime) -> None:
    table = await two_people(page, other, clock=SLOW, absent="out")
    late = to_decide(page, other)
    waiting = other if late is page else page
    answer = await late.put("/api/me/vacation", {"days": 10})
    assert answer == {"until": clock.now + 10 * DAY, "days_left": 32}
    await waiting.until(lambda page: page.table["times"]["away"])
    assert waiting.table["times"]["away"] == [{"seat": late.table["shown"], "until": clock.now + 10 * DAY}]
    clock.pass_by(days=13.9)
    await served.worker.core.deadlines.fire()
    assert [seat["kind"] for seat in (await page.get(f"/api/tables/{table}"))["seats"]] == ["person", "person"]
    clock.pass_by(days=0.2)
    await served.worker.core.deadlines.fire()
    assert [seat["kind"] for seat in (await page.get(f"/api/tables/{table}"))["seats"]].count("bot") == 1


async def test_a_table_that_has_not_heard_of_a_vacation_asks_before_it_acts(
    page: Page, other: Page, served: Served, clock: FakeTime
) -> None:
    table = await two_people(page, other, clock=SLOW, absent="out")
    late = to_decide(page, other)
    store, person = TableStore(served.worker.core.storage.store), (await late.get("/api/me"))["id"]
    until = clock.now + 20 * DAY
    await served.worker.core.storage.writer.submit(lambda connection: store.keep_vacation(connection, person, clock.now, until))
    clock.pass_by(days=4.5)
    await served.worker.core.deadlines.fire()
    summary = await page.get(f"/api/tables/{table}")
    assert [seat["kind"] for seat in summary["seats"]] == ["person", "person"]
    assert summary["deadline"] > until


async def test_a_second_of_vacation_costs_an_hour_and_not_a_day(page: Page, clock: FakeTime) -> None:
    await page.put("/api/me/vacation", {"days": 28})
    clock.pass_by(seconds=1)
    assert (await page.put("/api/me/vacation", {"days": 0}))["days_left"] == 41.9
    for _ in range(23):
        await page.put("/api/me/vacation", {"days": 1})
        clock.pass_by(seconds=1)
        await page.put("/api/me/vacation", {"days": 0})
    assert (await page.get("/api/me/vacation"))["days_left"] == 41, "each of them costs its hour"
    clock.pass_by(days=366)


async def test_vacations_have_bounds_and_an_early_end(page: Page, clock: FakeTime) -> None:
    with pytest.raises(Refused, match="vacation"):
        await page.put("/api/me/vacation", {"days": 29})
    await page.put("/api/me/vacation", {"days": 28})
    clock.pass_by(days=3)
    assert await page.put("/api/me/vacation", {"days": 0}) == {"until": None, "days_left": 39}
    for days in (28, 11):
        clock.pass_by(days=30)
        assert (await page.put("/api/me/vacation", {"days": days}))["until"] == clock.now + days * DAY
    clock.pass_by(days=30)
    with pytest.raises(Refused, match="vacation"):
        await page.put("/api/me/vacation", {"days": 1})
    clock.pass_by(days=365)
    assert (await page.get("/api/me/vacation"))["days_left"] == 42


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"absent": "bot"}, "refused-clock"),
        ({"clock": {"per_turn": 5}}, "refused-bad-request"),
        ({"clock": {"per_turn": 60, "bank": -1}}, "refused-bad-request"),
        ({"clock": {"per_turn": 10**9}}, "refused-bad-request"),
        ({"clock": {}}, "refused-bad-request"),
    ],
)
async def test_clocks_that_make_no_sense_are_refused(page: Page, wish: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refused) as refused:
        await page.create("overload", "me bot", **wish)
    assert refused.value.reason == reason


async def test_a_deadline_that_passed_while_no_server_ran_is_found(database: str, clock: FakeTime, served: Served) -> None:
    """The first server never looks again after the time has passed, as if it had been ended."""
    async with served.page() as page, served.page() as other:
        table = await two_people(page, other, clock=SLOW, absent="bot")
    deadline = clock.now + 4 * DAY
    later = FakeTime()
    later.now = deadline + 5
    async with serving(Settings(database=database, port=free_port(), **QUICK), later) as again:
        served.worker.core.storage._leader.give_up()
        await again.worker.core.deadlines.fire()
        found = await again.worker.core.storage.read(TableStore(again.worker.core.storage.store).table, table)
        assert "bot" in found[0].seats


async def test_of_two_workers_one_leads_and_the_other_follows_it(laid_out_postgresql: Callable[[], str], by_hand: None) -> None:
    database, clock = laid_out_postgresql(), FakeTime()
    async with (
        serving(Settings(database=database, port=free_port(), **QUICK), clock) as first,
        serving(Settings(database=database, port=free_port(), **QUICK), clock) as second,
    ):
        leads = [await server.worker.core.storage.leads() for server in (first, second)]
        assert sorted(leads) == [False, True]
        leader, follower = (first, second) if leads[0] else (second, first)
        async with follower.page() as page:
            table = await page.create("overload", "me here:Ann", clock=SLOW, absent="out")
            clock.pass_by(days=5)
            await asyncio.gather(*(server.worker.core.deadlines.fire() for server in (first, second) for _ in range(2)))
            steps = await first.worker.core.storage.read(TableStore(first.worker.core.storage.store).journal_after, table, 0)
            assert sum('"kind":"seats"' in row.step for row in steps) == 1
        leader.worker.core.storage._leader.give_up()
        assert sorted([await follower.worker.core.storage.leads(), await leader.worker.core.storage.leads()]) == [False, True]
