"""Giving up: what resigning, taking too long and deleting the account do to a game, its places and ratings."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from megawatt.server.db import schema as db
from megawatt.server.ratings.updates import RatingUpdates
from megawatt.server.settings import Settings
from megawatt.server.tables.forfeits import places_with_forfeits
from megawatt.server.tables.steps import BOT, OVER, GaveUp, Played, Seated, SeatRow
from megawatt.server.tables.store import TableStore

from .conftest import QUICK, FakeTime, Served, free_port, serving
from .pages import Page, play_first, play_to_the_end, refusal, whose_turn
from .test_accounts import PASSWORD, new_name, sign_up
from .test_ratings import history, play_out, rated_table

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("by_hand")]
DAY = 86_400


@pytest.fixture(scope="module")
async def served(database: str, clock: FakeTime, by_hand: None) -> AsyncIterator[Served]:
    async with serving(Settings(database=database, port=free_port(), **QUICK), clock) as server:
        yield server


@pytest.fixture
async def third(served: Served) -> AsyncIterator[Page]:
    async with served.page() as page:
        yield page


async def with_accounts(*pages: Page) -> list[str]:
    """All of these people make accounts; their ids."""
    for page in pages:
        await sign_up(page, new_name("Ann"))
    return [(await page.get("/api/me"))["id"] for page in pages]


async def rated_for_three(page: Page, *others: Page, **wish: Any) -> str:
    table = await page.create("overload", "me open open", rated=True, **wish)
    for other in others:
        await other.post(f"/api/tables/{table}/join", {})
    return table


async def resigns(page: Page, table: str, seat: int) -> Any:
    return await page.post(f"/api/tables/{table}/resign", {"seat": seat})


def changes(served: Served, table: str) -> dict[str, float]:
    """How a game moved ratings."""
    return {line["who"]: line["change"] for line in history(served, table)}


# Resigning


async def test_who_resigns_a_rated_game_of_two_has_lost_it_at_once(page: Page, other: Page, served: Served) -> None:
    ann, bob = await with_accounts(page, other)
    table = await rated_table(page, other)
    await page.watch(table)
    await other.watch(table)
    await play_first(await whose_turn(page, other))
    summary = await resigns(other, table, 1)
    assert (summary["status"], summary["ranking"], summary["to_decide"]) == ("over", [1, 2], None)
    assert [seat["gave_up"] for seat in summary["seats"]] == [False, True]
    assert [seat["kind"] for seat in summary["seats"]] == ["person", "person"], "no bot is needed any more"
    for person in (page, other):
        await person.until(lambda page: page.table["over"])
        assert person.table["ranking"] == [1, 2]
        assert [(line["seat"], line["ply"]) for line in person.table["log"]["entries"] if line["gave_up"] == "resigned"] == [(1, 1)]
    await served.worker.services.get(RatingUpdates).update()
    moved = changes(served, table)
    assert moved[ann] > 0 > moved[bob]
    assert await refusal(resigns(page, table, 0)) == "refused-over"
    assert await refusal(page.post(f"/api/tables/{table}/propose-end", {"seat": 0})) == "refused-over"


async def test_the_seat_is_last_and_the_others_places_are_their_own(page: Page, other: Page, third: Page, served: Served) -> None:
    ann, bob, cay = await with_accounts(page, other, third)
    table = await rated_for_three(page, other, third)
    summary = await resigns(other, table, 1)
    assert summary["status"] == "running"
    seat = summary["seats"][1]
    assert (seat["kind"], seat["bot"], seat["gave_up"], seat["returns"]) == ("bot", "kilowatt", True, False)
    assert seat["stands_for"] == (await other.get("/api/me"))["name"]
    await play_out(table, page, third)
    places = page.table["ranking"]
    assert places[1] == 3, "whatever the stand-in reached"
    assert sorted([places[0], places[2]]) in ([1, 2], [1, 1])
    await served.worker.services.get(RatingUpdates).update()
    moved = changes(served, table)
    assert set(moved) == {ann, bob, cay}
    assert moved[bob] < 0
    assert max(moved[ann], moved[cay]) > 0
    [kept] = [game for game in (await other.get("/api/archive?mine=true"))["games"] if game["id"] == table]
    assert kept["players"][1]["place"] == 3
    assert kept["players"][1]["you"]


async def test_the_last_one_left_has_won(page: Page, other: Page, third: Page, served: Served) -> None:
    ann, bob, cay = await with_accounts(page, other, third)
    table = await rated_for_three(page, other, third)
    await resigns(page, table, 0)
    summary = await resigns(third, table, 2)
    assert (summary["status"], summary["ranking"]) == ("over", [3, 1, 2]), "who gave up later comes in before"
    await served.worker.services.get(RatingUpdates).update()
    moved = changes(served, table)
    assert moved[bob] > moved[cay] > moved[ann]
    again = (await page.post(f"/api/tables/{table}/rematch"))["id"]
    assert (await page.get(f"/api/tables/{again}"))["mine"], "who gave up can ask for a rematch"


async def test_who_has_resigned_sits_down_nowhere_at_the_table(page: Page, other: Page, third: Page) -> None:
    table = await page.create("overload", "me open open", hints=True)
    for person in (other, third):
        await person.post(f"/api/tables/{table}/join", {})
    await resigns(page, table, 0)
    assert await refusal(page.post(f"/api/tables/{table}/come-back", {"seat": 0})) == "refused-not-your-seat"
    assert await refusal(resigns(page, table, 0)) == "refused-not-your-seat"
    assert await refusal(resigns(page, table, 1)) == "refused-not-your-seat"
    await other.post(f"/api/tables/{table}/hand-over", {"seat": 1, "to": "anyone"})
    assert await refusal(page.post(f"/api/tables/{table}/join", {})) == "refused-resigned"
    assert table in [summary["id"] for summary in (await page.get("/api/tables"))["mine"]], "they can still watch it"


async def test_among_friends_one_can_resign_and_nothing_is_rated(page: Page, other: Page, served: Served) -> None:
    await with_accounts(page, other)
    table = await page.create("overload", "me open bot:random")
    await other.post(f"/api/tables/{table}/join", {})
    assert (await resigns(page, table, 0))["status"] == "running", "a bot and a person are left"
    assert await refusal(resigns(other, table, 1)) == "refused-alone"
    await other.watch(table)
    await play_to_the_end(other)
    assert other.table["ranking"][0] == 3
    await served.worker.services.get(RatingUpdates).update()
    assert history(served, table) == []
    with served.worker.core.storage.store.engine.connect() as connection:
        pools = connection.execute(select(db.finished.c.pool).where(db.finished.c.table_id == table)).scalars().all()
    assert pools == [None], "a stand-in's place is no bot's either"


async def test_alone_with_bots_nobody_resigns(page: Page) -> None:
    table = await page.create("overload", "me bot:random")
    assert await refusal(resigns(page, table, 0)) == "refused-alone"
    assert await refusal(resigns(page, table, 1)) == "refused-not-your-seat"
    assert await refusal(resigns(page, table, 9)) == "refused-no-such-seat"


async def test_the_journal_tells_a_resignation_again(page: Page, other: Page, third: Page, served: Served) -> None:
    table = await page.create("overload", "me open open", hints=True)
    for person in (other, third):
        await person.post(f"/api/tables/{table}/join", {})
    await page.watch(table)
    await resigns(other, table, 1)
    await page.until(lambda page: page.table["summary"]["seats"][1]["gave_up"])
    await page.ask("watch", table=None)
    before = served.worker.core.tables.live.pop(table).table
    after = (await served.worker.core.tables.open(table)).table
    assert after.seats == before.seats
    assert [gone.why for gone in after.given_up] == ["resigned"]
    row = TableStore(served.worker.core.storage.store).table(table)
    assert row is not None
    assert msgspec.json.decode(row[0].seats) == msgspec.json.decode(msgspec.json.encode(after.seats))


async def test_a_resignation_ends_what_was_asked(page: Page, other: Page, third: Page) -> None:
    await with_accounts(page, other, third)
    table = await rated_for_three(page, other, third)
    await page.watch(table)
    await page.post(f"/api/tables/{table}/propose-end", {"seat": 0})
    await page.until(lambda page: page.table["request"])
    await resigns(other, table, 1)
    await page.until(lambda page: page.table["summary"]["seats"][1]["gave_up"])
    assert page.table["request"] is None


async def test_an_agreed_end_does_not_undo_a_loss(page: Page, other: Page, third: Page, served: Served) -> None:
    ann, bob, cay = await with_accounts(page, other, third)
    table = await rated_for_three(page, other, third)
    await resigns(other, table, 1)
    await page.watch(table)
    await third.watch(table)
    await page.post(f"/api/tables/{table}/propose-end", {"seat": 0})
    await third.until(lambda page: page.table["request"])
    await third.ask("answer-undo", seat=2, request=third.table["request"]["request"], agree=True)
    await page.until(lambda page: page.table["over"])
    assert page.table["ranking"] == [1, 3, 1]
    await served.worker.services.get(RatingUpdates).update()
    moved = changes(served, table)
    assert moved[bob] < 0 < moved[ann] == pytest.approx(moved[cay])


# Nobody plays for a person in a rated game


async def test_a_rated_seat_is_handed_to_nobody(page: Page, other: Page) -> None:
    await with_accounts(page, other)
    table = await rated_table(page, other)
    for wish in ({"to": "bot"}, {"to": "bot", "bot": "terawatt"}, {"to": "bot", "bot": "random"}, {"to": "anyone"}):
        handing = page.post(f"/api/tables/{table}/hand-over", {"seat": 0, **wish})
        assert await refusal(handing) == "refused-rated-running"
    summary = await page.get(f"/api/tables/{table}")
    assert [seat["kind"] for seat in summary["seats"]] == ["person", "person"]


async def test_a_seat_that_a_bot_has_played_is_not_taken_again(page: Page, other: Page, served: Served) -> None:
    """Tables of earlier versions may have such seats: they stay the bot's, and nobody ends such a game alone."""
    _, bob = await with_accounts(page, other)
    table = await rated_table(page, other)
    live = await served.worker.core.tables.open(table)
    seats = [live.table.seats[0], SeatRow(BOT, bot="random", left=bob, counts_for=bob)]
    await served.worker.core.journal.act(live, lambda table: Seated(seats, started=False))
    assert await refusal(other.post(f"/api/tables/{table}/come-back", {"seat": 1})) == "refused-rated-running"
    assert await refusal(page.post(f"/api/tables/{table}/propose-end", {"seat": 0})) == "refused-rated-running"
    assert await refusal(page.get(f"/api/tables/{table}/file")) == "refused-file-not-yet"


async def test_at_a_table_without_hints_only_the_stand_in_plays_for_a_person(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open")
    await other.post(f"/api/tables/{table}/join", {})
    for bot in ("terawatt", "house", "search:400"):
        handing = page.post(f"/api/tables/{table}/hand-over", {"seat": 0, "to": "bot", "bot": bot})
        assert await refusal(handing) in ("refused-stand-in", "refused-no-such-bot")
    summary = await page.post(f"/api/tables/{table}/hand-over", {"seat": 0, "to": "bot"})
    assert summary["seats"][0]["bot"] == "kilowatt"


async def test_a_rated_game_is_not_ended_by_one_person(page: Page, other: Page, served: Served) -> None:
    await with_accounts(page, other)
    table = await rated_table(page, other)
    await page.watch(table)
    await page.post(f"/api/tables/{table}/propose-end", {"seat": 0})
    await page.until(lambda page: page.table["request"])
    assert page.table["request"]["waiting_for"] == [1]
    assert not page.table["over"]
    own = page.ask("answer-undo", seat=0, request=page.table["request"]["request"], agree=True)
    assert await refusal(own) == "refused-no-request"
    assert (await page.get(f"/api/tables/{table}"))["status"] == "running"


# Time


@pytest.mark.parametrize("rule", ["wait", "bot", "out"])
async def test_who_takes_too_long_in_a_rated_game_has_lost(
    page: Page, other: Page, served: Served, clock: FakeTime, rule: str
) -> None:
    ids = await with_accounts(page, other)
    table = await page.create("overload", "me open", rated=True, clock={"per_turn": DAY, "bank": 0}, absent=rule)
    summary = await other.post(f"/api/tables/{table}/join", {})
    assert summary["absent"] == "out", "whatever was asked for, everybody sees what holds"
    await page.watch(table)
    await other.watch(table)
    late = (await whose_turn(page, other)).table["shown"]
    clock.pass_by(days=1.1)
    await asyncio.gather(*(served.worker.core.deadlines.fire() for _ in range(2)))
    summary = await page.get(f"/api/tables/{table}")
    assert (summary["status"], summary["ranking"][late]) == ("over", 2)
    await served.worker.services.get(RatingUpdates).update()
    moved = changes(served, table)
    assert moved[ids[late]] < 0 < moved[ids[1 - late]]
    returning = (page, other)[late].post(f"/api/tables/{table}/come-back", {"seat": late})
    assert await refusal(returning) == "refused-over"


async def test_after_a_time_out_among_three_the_seat_is_lost_for_good(
    page: Page, other: Page, third: Page, served: Served, clock: FakeTime
) -> None:
    people = (page, other, third)
    await with_accounts(*people)
    table = await rated_for_three(*people, clock={"per_turn": DAY, "bank": 0}, absent="bot")
    for person in people:
        await person.watch(table)
    late = await whose_turn(*people)
    seat = late.table["shown"]
    clock.pass_by(days=1.1)
    await served.worker.core.deadlines.fire()
    await late.until(lambda page: page.table["summary"]["seats"][seat]["gave_up"])
    told = late.table["summary"]["seats"][seat]
    assert (told["kind"], told["bot"], told["returns"]) == ("bot", "kilowatt", False)
    assert await refusal(late.post(f"/api/tables/{table}/come-back", {"seat": seat})) == "refused-rated-running"
    assert [line["gave_up"] for line in late.table["log"]["entries"] if line["gave_up"]] == ["time"]


async def test_nobody_keeps_a_loss_from_counting_by_staying_away(page: Page, other: Page, served: Served, clock: FakeTime) -> None:
    await with_accounts(page, other)
    table = await rated_table(page, other)
    assert (await page.get(f"/api/tables/{table}"))["clock"] == {"per_turn": 14 * DAY, "bank": 0}, "without a clock it has one"
    clock.pass_by(days=14.1)
    await served.worker.core.deadlines.fire()
    assert (await page.get(f"/api/tables/{table}"))["status"] == "over"


# Deleting the account


async def test_who_deletes_the_account_has_lost_and_the_opponent_won(page: Page, other: Page, served: Served) -> None:
    """The opponent once lost 110 points to the bot that played on."""
    ann, bob = await with_accounts(page, other)
    first = await rated_table(page, other)
    await resigns(other, first, 1)
    await served.worker.services.get(RatingUpdates).update()
    second = await rated_table(page, other)
    await other.post("/api/account/delete", {"password": PASSWORD})
    summary = await page.get(f"/api/tables/{second}")
    assert (summary["status"], summary["ranking"]) == ("over", [1, 2])
    await served.worker.services.get(RatingUpdates).update()
    assert changes(served, second)[ann] > 0
    assert changes(served, second).keys() == {ann}, "nothing is kept of who has gone"
    with served.worker.core.storage.store.engine.connect() as connection:
        assert connection.execute(select(db.ratings).where(db.ratings.c.who == bob)).first() is None


async def test_among_three_the_deleted_account_is_last_and_gets_no_rating_back(
    page: Page, other: Page, third: Page, served: Served
) -> None:
    ann, bob, cay = await with_accounts(page, other, third)
    table = await rated_for_three(page, other, third)
    await other.post("/api/account/delete", {"password": PASSWORD})
    await page.watch(table)
    assert [line["gave_up"] for line in page.table["log"]["entries"] if line["gave_up"]] == ["deleted"]
    await play_out(table, page, third)
    assert page.table["ranking"][1] == 3
    await served.worker.services.get(RatingUpdates).update()
    moved = changes(served, table)
    assert moved.keys() == {ann, cay}
    assert max(moved.values()) > 0
    with served.worker.core.storage.store.engine.connect() as connection:
        assert connection.execute(select(db.ratings).where(db.ratings.c.who == bob)).first() is None


# Places


@given(st.lists(st.integers(1, 4), min_size=2, max_size=6), st.data())
def test_places_follow_the_game_among_who_stayed_and_the_order_of_giving_up(ranking: list[int], data: st.DataObject) -> None:
    seats = range(len(ranking))
    gone = data.draw(st.lists(st.sampled_from(seats), unique=True, max_size=len(ranking) - 1))
    gave_up = [gone.index(seat) + 1 if seat in gone else 0 for seat in seats]
    places = places_with_forfeits(ranking, gave_up)
    stayed = [seat for seat in seats if seat not in gone]
    assert min(places[seat] for seat in stayed) == 1
    for one in stayed:
        assert all(places[one] < places[other] for other in gone)
        assert all((places[one] < places[other]) == (ranking[one] < ranking[other]) for other in stayed)
    assert [places[seat] for seat in gone] == [len(ranking) - order for order in range(len(gone))]


async def test_the_place_of_a_stand_in_is_nobodys(page: Page, other: Page, third: Page, served: Served) -> None:
    """Many endings of one game, played beside the table: in some of them the seat that gave up has done well."""
    table = await page.create("overload", "me open open", seed=3)
    for person in (other, third):
        await person.post(f"/api/tables/{table}/join", {})
    began = (await served.worker.core.tables.open(table)).table.after(GaveUp(0, "resigned", "kilowatt"), 1.0).table
    reached = set()
    for number in range(20):
        chooser, now = Random(number), began
        for _ in range(500):
            match = now.match_in_play()
            if now.status == OVER:
                break
            action = chooser.choice(match.legal_actions())
            now = now.after(Played(int(match.seat or 0), action, match.text(action)), 2.0).table
        ranking = now.match_in_play().ranking()
        assert ranking is not None
        assert now.ranking is not None
        assert now.ranking[0] == 3
        assert (now.ranking[1] < now.ranking[2]) == (ranking[1] < ranking[2])
        reached.add(ranking[0])
    assert min(reached) < 3, "the stand-in must have come in before somebody for this to show anything"


# The host


async def test_the_host_gives_no_rated_seat_to_another(page: Page, other: Page, served: Served) -> None:
    from megawatt.server.admin.session import admin_session, new_seat
    from megawatt.server.refusals import Refusal

    await with_accounts(page, other)
    table = await rated_table(page, other)
    async with admin_session(served.worker.core.settings.database) as at:
        for seat in (new_seat("terawatt", None), new_seat(None, "somebody"), new_seat(None, None)):
            with pytest.raises(Refusal, match="rated"):
                await at.hand_over(table, 1, seat, for_good=False)
        found = await at.hand_over(table, 1, new_seat("kilowatt", None), for_good=False)
    assert (found.status, found.ranking) == ("over", [1, 2])
