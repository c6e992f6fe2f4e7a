"""Rated games: agreed between accounts, without help, and each counted exactly once whatever dies in between."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest
from sqlalchemy import func, select

from megawatt.kernel.match.match import Match
from megawatt.server.db import schema as db
from megawatt.server.ratings import model
from megawatt.server.ratings.store import RatingRow
from megawatt.server.ratings.updates import RatingUpdates
from megawatt.server.settings import Settings
from megawatt.server.tables.result_rows import PlaceRow, Result
from megawatt.server.tournaments.pairing.standings import points_of, shares_of

from .conftest import QUICK, Served, free_port, serving
from .pages import PATIENCE, Page, play_first, play_to_the_end, refusal
from .test_accounts import new_name, sign_in, sign_up
from .test_tournaments import accounts, play_round, tournament, until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("by_hand")]
numbers = itertools.count(1)


async def rated_table(page: Page, other: Page, seats: str = "me open") -> str:
    """Two people with accounts sit at a rated table."""
    table = await page.create("overload", seats, rated=True)
    await other.post(f"/api/tables/{table}/join", {})
    return table


async def play_out(table: str, *pages: Page) -> None:
    for page in pages:
        await page.watch(table)
    await asyncio.gather(*(play_to_the_end(page) for page in pages))


def history(served: Served, table: str) -> list[dict[str, Any]]:
    """What the history of ratings says about a game."""
    with served.worker.core.storage.store.engine.connect() as connection:
        lines = select(db.rating_history).where(db.rating_history.c.table_id == table).order_by(db.rating_history.c.seat)
        return [dict(row) for row in connection.execute(lines).mappings()]


async def test_a_rated_game_moves_both_ratings_once_and_stays_counted(page: Page, other: Page, served: Served) -> None:
    await sign_up(page, new_name("Ann"))
    await sign_up(other, new_name("Bob"))
    table = await rated_table(page, other)
    assert (await page.get(f"/api/tables/{table}"))["rated"]
    await play_out(table, page, other)
    await served.worker.services.get(RatingUpdates).update()
    lines = history(served, table)
    ranking = page.table["summary"]["ranking"]
    assert [line["pool"] for line in lines] == ["people/overload/2"] * 2
    if ranking[0] != ranking[1]:
        winner = ranking.index(1)
        assert lines[winner]["change"] > 0 > lines[1 - winner]["change"]
    assert all(line["sigma"] < model.MODEL.sigma for line in lines)
    await asyncio.gather(*(served.worker.services.get(RatingUpdates).update() for _ in range(3)))
    assert history(served, table) == lines


@pytest.mark.parametrize("seats", [2, 4])
async def test_a_rated_tournament_game_is_replayed_once(served: Served, monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    """Its result is stored with the last move: ratings and the tournament read it. Only openings take a replay."""
    played: list[Match] = []
    play = Match.play

    def counted(match: Match, move: str | int, seat: int | None = None) -> Any:
        played.append(match)
        return play(match, move, seat)

    async with accounts(served, seats) as people:
        made = await tournament(*people, game="overload", seats=seats, rounds=1, rated=True, clock={"per_turn": 86_400})
        monkeypatch.setattr(Match, "play", counted)
        await people[0].post(f"/api/tournaments/{made}/start")
        await play_round(made, 1, *people)
        shown = await until(people[0], made, lambda shown: shown["summary"]["status"] == "over")
        table = people[0].table
        assert len(played) == table["ply"], "the tournament replays nothing"
        await served.worker.services.get(RatingUpdates).update()
        assert len(played) == 2 * table["ply"], "the statistics replay the game once"
        await served.worker.services.get(RatingUpdates).update()
        assert len(played) == 2 * table["ply"]
    [board] = shown["rounds"][0]["boards"]
    assert [seat["place"] for seat in board["seats"]] == table["ranking"]
    assert [seat["points"] for seat in board["seats"]] == pytest.approx(points_of(table["ranking"]), abs=1e-4)
    with served.worker.core.storage.store.engine.connect() as connection:
        pairings = select(db.pairings.c.share).where(db.pairings.c.tournament == made).order_by(db.pairings.c.seat)
        assert list(connection.execute(pairings).scalars()) == pytest.approx(shares_of(table["scores"]))
    assert len(history(served, table["summary"]["id"])) == seats


async def test_two_servers_count_a_game_once_together(two: tuple[Served, Served]) -> None:
    first, second = two
    async with first.page() as ann, second.page() as bob:
        await sign_up(ann, new_name("Ann"))
        await sign_up(bob, new_name("Bob"))
        tables = [await rated_table(ann, bob) for _ in range(2)]
        for table in tables:
            await play_out(table, ann, bob)
        await asyncio.gather(*(served.worker.services.get(RatingUpdates).update() for served in (first, second, first, second)))
        assert [len(history(first, table)) for table in tables] == [2, 2]
        with first.worker.core.storage.store.engine.connect() as connection:
            games = connection.execute(select(db.ratings.c.games)).scalars().all()
        assert list(games) == [2, 2]


async def test_a_server_that_dies_before_counting_leaves_the_game_to_the_next(database: str) -> None:
    settings = {"database": database, **QUICK}
    async with serving(Settings(port=free_port(), **settings)) as served:
        served.worker.services.get(RatingUpdates)._ratings.waiting = list  # type: ignore[method-assign, assignment]
        async with served.page() as ann, served.page() as bob:
            name, codes = new_name("Ann"), await sign_up(bob, new_name("Bob"))
            assert codes
            await sign_up(ann, name)
            table = await rated_table(ann, bob)
            await play_out(table, ann, bob)
        assert history(served, table) == []
    async with serving(Settings(port=free_port(), **settings)) as served:
        await served.worker.services.get(RatingUpdates).update()
        assert len(history(served, table)) == 2


async def test_counting_that_fails_in_the_middle_has_counted_nothing(page: Page, other: Page, served: Served) -> None:
    await sign_up(page, new_name("Ann"))
    await sign_up(other, new_name("Bob"))
    table, results = await rated_table(page, other), served.worker.services.get(RatingUpdates)._ratings
    keep = results.keep_ratings

    def fails(*_: object) -> None:
        raise RuntimeError("killed here")

    results.keep_ratings = fails  # type: ignore[method-assign]
    await play_out(table, page, other)
    await served.worker.services.get(RatingUpdates).update()
    assert history(served, table) == []
    results.keep_ratings = keep  # type: ignore[method-assign]
    await served.worker.services.get(RatingUpdates).update()
    assert len(history(served, table)) == 2


async def test_a_rated_table_is_for_accounts_a_drawn_deal_and_nobodys_help(page: Page, other: Page) -> None:
    assert await refusal(page.create("overload", "me open", rated=True)) == "refused-account-only"
    await sign_up(page, new_name("Ann"))
    for seats, wish in (
        ("me bot", {}), ("me here:Bob", {}), ("me me", {}), ("open open", {}), ("me", {}),
        ("me open", {"seed": 3}), ("me open", {"hints": True}),
    ):  # fmt: skip
        assert await refusal(page.create("overload", seats, rated=True, **wish)) == "refused-rated"
    table = await page.create("overload", "me open", rated=True)
    assert await refusal(other.post(f"/api/tables/{table}/join", {})) == "refused-account-only"
    filling = page.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "bot"})
    assert await refusal(filling) == "refused-rated"
    await sign_up(other, new_name("Bob"))
    await other.post(f"/api/tables/{table}/join", {})
    await page.watch(table)
    assert page.table["summary"]["hints"] is False


async def test_in_a_rated_game_nobody_goes_back_tries_out_or_looks_under_the_cards(page: Page, other: Page) -> None:
    await sign_up(page, new_name("Ann"))
    await sign_up(other, new_name("Bob"))
    table = await rated_table(page, other)
    await page.watch(table)
    await other.watch(table)
    mover = page if page.table["to_decide"] == page.table["shown"] else other
    waits = other if mover is page else page
    await play_first(mover)
    while mover.table["to_decide"] == mover.table["shown"]:
        await play_first(mover)
    await waits.until(lambda page: page.table["moves"])
    await play_first(waits)
    seat = mover.table["shown"]
    await mover.until(lambda page: page.table["ply"] == waits.table["ply"])
    assert mover.table["undo"] is None
    asking = mover.ask("undo", seat=seat, ply=mover.table["ply"], to=0)
    assert await refusal(asking) == "refused-rated-undo"
    assert await refusal(mover.post(f"/api/tables/{table}/fork", {"ply": 0})) == "refused-rated-running"
    assert await refusal(mover.get(f"/api/tables/{table}/imagined")) == "refused-rated-running"
    program = {"seat": seat, "ply": mover.table["ply"], "move": "done"}
    assert await refusal(mover.post(f"/api/tables/{table}/moves", program)) == "refused-rated-running"
    for wish in ({"to": "anyone"}, {"to": "bot"}, {"to": "bot", "bot": "random"}):
        leaving = waits.post(f"/api/tables/{table}/hand-over", {"seat": 1 - seat, **wish})
        assert await refusal(leaving) == "refused-rated-running"
    assert await refusal(mover.get(f"/api/tables/{table}/file")) == "refused-file-not-yet"


async def test_a_game_that_was_resigned_counts_for_who_resigned(page: Page, other: Page, served: Served) -> None:
    await sign_up(page, new_name("Ann"))
    await sign_up(other, new_name("Bob"))
    bob = (await other.get("/api/me"))["id"]
    table = await rated_table(page, other)
    await other.post(f"/api/tables/{table}/resign", {"seat": 1})
    await served.worker.services.get(RatingUpdates).update()
    assert [line["who"] for line in history(served, table)][1] == bob
    again = (await page.post(f"/api/tables/{table}/rematch"))["id"]
    summary = await other.get(f"/api/tables/{again}")
    assert summary["rated"]
    assert any(seat["returns"] for seat in summary["seats"]), "the rematch keeps a seat for who resigned"


async def test_bots_are_rated_apart_where_different_ones_meet(page: Page, served: Served) -> None:
    table = await page.create("overload", "bot:house bot:random")
    await page.watch(table)
    await page.until(lambda page: page.table["over"])
    await served.worker.services.get(RatingUpdates).update()
    assert [(line["pool"], line["who"]) for line in history(served, table)] == [
        ("bots/overload/2", "house"), ("bots/overload/2", "random"),
    ]  # fmt: skip
    alike = await page.create("overload", "bot:house bot:house")
    await page.watch(alike)
    await page.until(lambda page: page.table["over"])
    await served.worker.services.get(RatingUpdates).update()
    assert history(served, alike) == []


async def test_unrated_games_and_ended_ones_count_for_nobody(page: Page, other: Page, served: Served) -> None:
    await sign_up(page, new_name("Ann"))
    await sign_up(other, new_name("Bob"))
    friendly = await page.create("overload", "me open")
    await other.post(f"/api/tables/{friendly}/join", {})
    await play_out(friendly, page, other)
    ended = await rated_table(page, other)
    await page.watch(ended)
    await page.post(f"/api/tables/{ended}/propose-end", {"seat": 0})
    await page.until(lambda page: page.table["request"])
    await other.watch(ended)
    await other.ask("answer-undo", seat=1, request=page.table["request"]["request"], agree=True)
    await served.worker.services.get(RatingUpdates).update()
    assert history(served, friendly) == history(served, ended) == []
    with served.worker.core.storage.store.engine.connect() as connection:
        kept = select(func.count()).select_from(db.places).where(db.places.c.table_id.in_([friendly, ended]))
        assert connection.execute(kept).scalar_one() == 4


async def test_a_guest_who_signs_in_finds_finished_games_among_their_own(page: Page, served: Served) -> None:
    name = new_name("Ann")
    await sign_up(page, name)
    person = (await page.get("/api/me"))["id"]
    async with served.page() as phone:
        table = await phone.create("overload", "me bot", seed=3)
        await phone.watch(table)
        await play_to_the_end(phone)
        await sign_in(phone, name)
    places = select(db.places.c.person).where(db.places.c.table_id == table, db.places.c.seat == 0)
    async with asyncio.timeout(PATIENCE):
        found = None
        while found != person:
            with served.worker.core.storage.store.engine.connect() as connection:
                found = connection.execute(places).scalar_one()
            await asyncio.sleep(0.05)


def test_people_and_bots_are_rated_apart() -> None:
    places = [PlaceRow(seat=seat, person=person, bot=bot, place=seat + 1) for seat, (person, bot) in enumerate(
        [("p0", None), ("p1", "house"), (None, "house"), (None, "random")])]  # fmt: skip

    def rated(pool: str) -> list[str]:
        result = Result(table_id="t", at=1.0, game="g", map=None, pool=pool, places=places)
        assert [change.rating.who for change in model.after(result, {})] == model.rated_among(result)
        return list(model.rated_among(result))

    assert rated("people/g/4") == ["p0", "p1"]
    assert rated("bots/g/4") == ["house", "house", "random"]


def test_ratings_follow_the_places_and_grow_surer() -> None:
    places = [PlaceRow(seat=seat, person=f"p{seat}", bot=None, place=place) for seat, place in enumerate((2, 1, 2, 4))]
    result = Result(table_id="t", at=1.0, game="g", map=None, pool="people/g/4", places=places)
    changes = model.after(result, {})
    assert [change.rating.who for change in changes] == ["p0", "p1", "p2", "p3"]
    assert changes[1].change > 0 > changes[3].change
    assert changes[0].change == pytest.approx(changes[2].change), "those who share a place share its change"
    sure = RatingRow(pool="people/g/4", who="p0", mu=40.0, sigma=2.0, games=50, at=0.0)
    later = model.after(result, {"p0": sure})
    assert abs(later[0].change) < abs(changes[0].change) + 3
    assert later[0].rating.games == 51
    assert (model.shown(25.0), model.is_provisional(8.3), model.is_provisional(5.0)) == (1500, True, False)
