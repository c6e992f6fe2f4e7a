"""Profiles, leaderboards, the archive and openings: from finished games only, and private ones for their people only."""

from __future__ import annotations

import io
import zipfile
from typing import Any
from urllib.parse import quote

import pytest

from megawatt.kernel.match.files import loads
from megawatt.server.ratings.leaderboards import _label
from megawatt.server.ratings.updates import RatingUpdates
from megawatt.server.refusals import Refusal
from megawatt.server.uploads.zip_stream import ZipStream

from .conftest import Served
from .pages import Page, play_first, play_to_the_end, refusal
from .test_accounts import new_name, sign_up
from .test_ratings import play_out, rated_table

pytestmark = pytest.mark.anyio


async def profile(page: Page, name: str) -> Any:
    return await page.get(f"/api/people/{quote(name, safe='')}")


async def finished_against_bots(page: Page, **wish: Any) -> str:
    table = await page.create("overload", "me bot:random", **wish)
    await page.watch(table)
    await play_to_the_end(page)
    return table


async def test_a_profile_tells_ratings_results_and_opponents(page: Page, other: Page, served: Served) -> None:
    ann, bob = new_name("Ann"), new_name("Bob")
    await sign_up(page, ann)
    await sign_up(other, bob)
    table = await rated_table(page, other)
    await play_out(table, page, other)
    await served.worker.services.get(RatingUpdates).update()
    async with served.page() as stranger:
        told = await profile(stranger, ann.lower())
        assert (told["name"], told["you"]) == (ann, False)
        [rating] = told["ratings"]
        assert (rating["game"], rating["seats"], rating["games"], rating["provisional"]) == ("overload", 2, 1, True)
        assert [line["table"] for line in rating["history"]] == [table]
        assert rating["history"][-1]["rating"] == rating["rating"]
        [tally] = told["tallies"]
        assert (tally["games"], sum(tally["places"])) == (1, 1)
        assert [(opponent["name"], opponent["games"]) for opponent in told["opponents"]] == [(bob, 1)]
        assert [game["id"] for game in told["latest"]] == [table]
        board = await stranger.get("/api/leaders?game=overload&seats=2")
        assert {ann, bob} <= {leader["name"] for leader in board["people"]}
        assert {"game": "overload", "seats": 2} in board["pools"]
        assert not any(leader["you"] for leader in board["people"])
    mine = [leader["name"] for leader in (await page.get("/api/leaders?game=overload&seats=2"))["people"] if leader["you"]]
    assert mine == [ann]
    assert (await profile(page, ann))["you"]


async def test_nothing_of_running_or_private_games_is_told(page: Page, other: Page, served: Served) -> None:
    ann = new_name("Ann")
    await sign_up(page, ann)
    private = await finished_against_bots(page)
    public = await finished_against_bots(page, public=True)
    running = await page.create("overload", "me open", public=True)
    async with served.page() as opponent:
        await opponent.post(f"/api/tables/{running}/join", {})
    await page.watch(running)
    await play_first(page)
    assert not page.table["over"], "one unit is borne by every two fuses"
    await served.worker.services.get(RatingUpdates).update()
    for reader, seen in ((page, {private, public}), (other, {public})):
        told = await profile(reader, ann)
        assert {game["id"] for game in told["latest"]} == seen
        assert sum(tally["games"] for tally in told["tallies"]) == len(seen)
        assert running not in str(told)
    everything = [
        await other.get(path) for path in ("/api/archive", "/api/leaders?game=overload&seats=2", "/api/openings?game=overload")
    ]
    assert public in str(everything)
    assert private not in str(everything)
    assert running not in str(everything)
    assert (await page.get("/api/me"))["id"] not in str(everything), "ids of people are nobody else's"


async def test_nobody_is_shown_who_has_no_account(page: Page) -> None:
    await page.put("/api/me", {"name": "Just A Guest"})
    for name in ("Just A Guest", "nobody at all", "%00", "x" * 100):
        assert await refusal(profile(page, name)) == "refused-no-such-person"


async def test_the_archive_is_searched_by_game_opponent_and_result(page: Page, other: Page) -> None:
    ann, bob = new_name("Ann"), new_name("Bob")
    await sign_up(page, ann)
    await sign_up(other, bob)
    against_bots = await finished_against_bots(page)
    together = await page.create("overload", "me open")
    await other.post(f"/api/tables/{together}/join", {})
    await play_out(together, page, other)

    async def found(query: str, reader: Page = page) -> list[str]:
        return [game["id"] for game in (await reader.get(f"/api/archive?{query}"))["games"]]

    assert await found("mine=true") == [together, against_bots], "the latest first"
    assert await found(f"mine=true&opponent={quote(bob)}") == [together]
    assert await found("mine=true&opponent=random") == [against_bots]
    assert await found("mine=true&opponent=nobody") == []
    assert await found("mine=true&game=power-grid") == []
    assert await found("mine=true&map=germany") == []
    won, lost = await found("mine=true&result=won"), await found("mine=true&result=lost")
    assert sorted(won + lost) == sorted([together, against_bots])
    latest = (await page.get("/api/archive?mine=true"))["games"][0]["at"]
    assert await found(f"mine=true&before={latest}") == [against_bots]
    assert against_bots not in await found("", other)
    assert await refusal(page.get("/api/archive?result=drawn")) == "refused-bad-request"
    assert await refusal(page.get("/api/archive?before=nan")) == "refused-bad-request"


async def test_all_my_games_come_as_one_file(page: Page, other: Page) -> None:
    assert await refusal(other.get("/api/archive/file")) == "refused-nothing-finished"
    tables = [await finished_against_bots(page) for _ in range(2)]
    answer = await page.http.get("/api/archive/file")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as together:
        names = together.namelist()
        assert sorted(name[-9:-3] for name in names) == sorted(table[:6] for table in tables)
        matches = [loads(together.read(name).decode()) for name in names]
    assert all(match.over for match in matches)
    assert "content-length" not in answer.headers, "it is sent while it is packed"


def test_a_file_of_many_is_in_memory_one_by_one() -> None:
    packing = ZipStream()
    pieces = [packing.add(f"{number}.mw", f"{number} " * 10_000) for number in range(20)]
    whole = b"".join([*pieces, packing.end()])
    assert all(pieces), "every file leaves as soon as it is packed"
    with zipfile.ZipFile(io.BytesIO(whole)) as together:
        assert together.testzip() is None
        assert together.read("7.mw").decode() == "7 " * 10_000


async def test_a_file_that_has_begun_waits_for_its_place_in_line(
    page: Page, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished_against_bots(page)
    replay, refused = served.worker.core.queues.replay, iter([True, True, False])

    async def full_at_first(*asked: Any) -> Any:
        if next(refused):
            raise Refusal("busy", "the line is full")
        return await replay(*asked)

    monkeypatch.setattr(served.worker.core.queues, "replay", full_at_first)
    monkeypatch.setattr("megawatt.server.tables.games_file.PAUSE_S", 0.0)
    answer = await page.http.get("/api/archive/file")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as together:
        assert [name[-9:-3] for name in together.namelist()] == [table[:6]]


async def test_openings_count_what_seats_began_with_and_how_often_they_won(page: Page, served: Served) -> None:
    table = await page.create(
        "power-grid", "bot:random bot:random", options={"map": "germany", "round_limit": 2}, title="first plants", public=True
    )
    await page.watch(table)
    await page.until(lambda page: page.table["over"])
    await served.worker.services.get(RatingUpdates).update()
    told = await page.get("/api/openings?game=power-grid&map=germany&seats=2")
    assert told["maps"] == ["germany"]
    [plants] = [opening for opening in told["openings"] if opening["trait"] == "first plant"]
    assert sum(label["seats"] for label in plants["labels"]) == 2
    winners = [rank for rank in page.table["summary"]["ranking"] if rank == 1]
    assert sum(label["wins"] for label in plants["labels"]) == len(winners)
    assert (await page.get("/api/openings?game=power-grid&map=usa"))["openings"] == []


def test_the_interval_of_a_share_is_wide_where_little_is_known() -> None:
    once, often = _label("10", 1, 1), _label("10", 100, 60)
    assert once.low < 0.3
    assert once.high == 1.0
    assert 0.5 < often.low < 0.6 < often.high < 0.7
