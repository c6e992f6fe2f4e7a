"""Tournaments over HTTP, on both databases: from the first name to the last standing, whatever is killed in between."""

from __future__ import annotations

import asyncio
import csv
import io
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from megawatt.server import jobs
from megawatt.server.admin.session import admin_session
from megawatt.server.db import schema as db
from megawatt.server.settings import Settings
from megawatt.server.tournaments.rounds import Rounds

from .conftest import ONE_PLACE, QUICK, FakeTime, Served, free_port, serving, sqlite_address
from .pages import PATIENCE, Page, play_to_the_end, refusal
from .test_accounts import PASSWORD, new_name, sign_up

pytestmark = pytest.mark.anyio
Shown = dict[str, Any]


@pytest.fixture(autouse=True, scope="module")
def often() -> Iterator[None]:
    """Rounds are seen to without letting the test wait for seconds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jobs, "ROUND_SECONDS", 0.1)
        yield


@asynccontextmanager
async def accounts(served: Served, count: int) -> AsyncIterator[list[Page]]:
    """This number of people with accounts."""
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(served.page()) for _ in range(count)]
        for page in pages:
            await sign_up(page, new_name("Ann"))
        yield pages


async def tournament(organiser: Page, *others: Page, **wish: Any) -> str:
    """A new tournament in which these take part."""
    asked = {"name": "Winter cup", "game": "overload", "seats": 2, "rounds": 2, **wish}
    made = str((await organiser.post("/api/tournaments", asked))["id"])
    for other in others:
        await other.post(f"/api/tournaments/{made}/join")
    return made


async def until(page: Page, made: str, holds: Callable[[Shown], bool]) -> Shown:
    """The tournament as soon as something is true of it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            shown: Shown = await page.get(f"/api/tournaments/{made}")
            if holds(shown):
                return shown
            await asyncio.sleep(0.05)


def tables_of(shown: Shown, number: int) -> list[str]:
    return [board["table"] for board in shown["rounds"][number - 1]["boards"] if board["table"]]


async def play_round(made: str, number: int, *pages: Page) -> Shown:
    """Everybody plays their table of this round to its end."""
    shown = await until(pages[0], made, lambda shown: shown["summary"]["round"] == number)

    async def play(page: Page) -> None:
        own = next((e for e in (await page.get(f"/api/tournaments/{made}"))["entrants"] if e["you"]), None)
        boards = [board for board in shown["rounds"][number - 1]["boards"] if own and board["table"]]
        for board in boards:
            if own["number"] in [seat["entrant"] for seat in board["seats"]]:
                await page.watch(board["table"])
                await play_to_the_end(page)

    await asyncio.gather(*(play(page) for page in pages))
    return await until(
        pages[0],
        made,
        lambda shown: all(s["points"] is not None for b in shown["rounds"][number - 1]["boards"] for s in b["seats"]),
    )


def rows_of(served: Served, made: str) -> int:
    """How many tables belong to a tournament."""
    with served.worker.core.storage.store.engine.connect() as connection:
        return int(
            connection.execute(select(func.count()).select_from(db.tables).where(db.tables.c.tournament == made)).scalar_one()
        )


@pytest.fixture(params=["sqlite", "postgresql"])
def alone(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database that no other server leads."""
    if request.param == "sqlite":
        return sqlite_address(tmp_path)
    make: Callable[[], str] = request.getfixturevalue("laid_out_postgresql")
    return make()


async def test_a_swiss_tournament_runs_by_itself_to_its_standings(served: Served) -> None:
    async with accounts(served, 4) as people:
        made = await tournament(*people, public=True)
        before = await people[0].get(f"/api/tournaments/{made}")
        assert [e["part"] for e in before["entrants"]] == ["in"] * 4
        assert made in [each["id"] for each in (await people[1].get("/api/tournaments"))["open"]]
        await people[0].post(f"/api/tournaments/{made}/start")
        first = await play_round(made, 1, *people)
        assert len(tables_of(first, 1)) == 2
        second = await play_round(made, 2, *people)
        shown = await until(people[0], made, lambda shown: shown["summary"]["status"] == "over")
        pairs = [frozenset(seat["entrant"] for seat in board["seats"]) for each in shown["rounds"] for board in each["boards"]]
        assert len(set(pairs)) == 4, "nobody meets twice"
        assert sum(line["points"] for line in shown["standings"]) == 4
        assert [line["place"] for line in shown["standings"]] == sorted(line["place"] for line in shown["standings"])
        assert all(line["games"] == 2 for line in shown["standings"])
        assert rows_of(served, made) == 4
        assert second["summary"]["rounds"] == 2
        table = await people[0].get(f"/api/tables/{tables_of(shown, 2)[0]}")
        assert (table["tournament"], table["title"], table["hints"]) == (made, "Winter cup · 2", False)
        seated = [e["number"] for e in shown["entrants"]]
        for number in seated:
            seats = [
                s for each in shown["rounds"] for b in each["boards"] for s, p in enumerate(b["seats"]) if p["entrant"] == number
            ]
            assert sorted(seats) == [0, 1] or len(set(pairs)) == 4
        answer = await people[0].http.get(f"/api/tournaments/{made}/standings.csv")
        lines = list(csv.DictReader(io.StringIO(answer.text)))
        assert [line["name"] for line in lines] == [
            next(e["name"] for e in shown["entrants"] if e["number"] == line["entrant"]) for line in shown["standings"]
        ]
        packed = await people[0].http.get(f"/api/tournaments/{made}/file")
        assert len(zipfile.ZipFile(io.BytesIO(packed.content)).namelist()) == 4
        assert made in [each["id"] for each in (await people[3].get("/api/tournaments"))["over"]]


async def test_a_round_robin_shows_all_its_rounds_and_gives_byes(served: Served) -> None:
    async with accounts(served, 3) as people:
        made = await tournament(*people, system="round-robin")
        await people[0].post(f"/api/tournaments/{made}/start")
        shown = await until(people[0], made, lambda shown: shown["summary"]["round"] == 1)
        assert [each["number"] for each in shown["rounds"]] == [1, 2, 3]
        assert [[len(b["seats"]) for b in each["boards"]] for each in shown["rounds"]] == [[2, 1]] * 3
        assert [[b["status"] for b in each["boards"]] for each in shown["rounds"]][2] == ["planned", "bye"]
        for number in (1, 2, 3):
            await play_round(made, number, *people)
        shown = await until(people[0], made, lambda shown: shown["summary"]["status"] == "over")
        assert {frozenset(s["entrant"] for s in b["seats"]) for each in shown["rounds"] for b in each["boards"] if b["table"]} == {
            frozenset({0, 1}), frozenset({0, 2}), frozenset({1, 2}),
        }  # fmt: skip
        assert [line["byes"] for line in shown["standings"]] == [1, 1, 1]
        assert sum(line["points"] for line in shown["standings"]) == 6


async def test_bots_take_part_and_fill_up_and_are_counted_like_anybody(served: Served) -> None:
    async with accounts(served, 1) as (ann,):
        made = await tournament(ann, seats=3, bots=["random"], fill="house", rounds=1)
        await ann.post(f"/api/tournaments/{made}/start")
        shown = await until(ann, made, lambda shown: shown["summary"]["round"] == 1)
        assert [e["bot"] for e in shown["entrants"]] == [None, "random", "house"]
        await play_round(made, 1, ann)
        shown = await until(ann, made, lambda shown: shown["summary"]["status"] == "over")
        assert sum(line["points"] for line in shown["standings"]) == pytest.approx(1.5)
        assert sum(line["share"] for line in shown["standings"]) == pytest.approx(3, abs=0.001)
        alone = await tournament(ann, seats=2, bots=["random", "house"], takes_part=False)
        assert await refusal(ann.post(f"/api/tournaments/{alone}/start")) == "refused-tournament-nobody"


async def test_people_come_by_link_or_are_invited_and_strangers_see_nothing_in_lists(served: Served) -> None:
    async with accounts(served, 3) as (ann, bob, cem), served.page() as guest:
        made = await tournament(ann, most=2)
        assert await refusal(guest.post(f"/api/tournaments/{made}/join")) == "refused-account-only"
        for page in (bob, guest):
            lists = await page.get("/api/tournaments")
            assert made not in [each["id"] for each in (*lists["mine"], *lists["open"])]
        name = (await bob.get("/api/me"))["name"]
        assert await refusal(bob.post(f"/api/tournaments/{made}/invite", {"name": name})) == "refused-organiser-only"
        assert await refusal(ann.post(f"/api/tournaments/{made}/invite", {"name": "nobody at all"})) == "refused-no-such-person"
        await ann.post(f"/api/tournaments/{made}/invite", {"name": name})
        assert [each["part"] for each in (await bob.get("/api/tournaments"))["mine"] if each["id"] == made] == ["invited"]
        await bob.post(f"/api/tournaments/{made}/withdraw")
        assert made not in [each["id"] for each in (await bob.get("/api/tournaments"))["mine"]]
        await ann.post(f"/api/tournaments/{made}/invite", {"name": name})
        shown = await bob.post(f"/api/tournaments/{made}/join")
        assert [e["part"] for e in shown["entrants"]] == ["in", "in"]
        assert await refusal(cem.post(f"/api/tournaments/{made}/join")) == "refused-tournament-full"
        assert await refusal(cem.post(f"/api/tournaments/{made}/start")) == "refused-organiser-only"
        assert await refusal(cem.post(f"/api/tournaments/{made}/cancel")) == "refused-organiser-only"
        assert await refusal(cem.post(f"/api/tournaments/{made}/withdraw", {"entrant": 1})) == "refused-organiser-only"
        assert (await ann.post(f"/api/tournaments/{made}/withdraw", {"entrant": 1}))["entrants"][1:] == []
        assert await refusal(ann.post(f"/api/tournaments/{made}/start")) == "refused-tournament-too-few"
        assert (await ann.post(f"/api/tournaments/{made}/cancel"))["summary"]["status"] == "cancelled"
        assert await refusal(bob.post(f"/api/tournaments/{made}/join")) == "refused-tournament-not-open"
        assert await refusal(ann.get(f"/api/tournaments/{made}/file")) == "refused-tournament-no-games"


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"seats": 12}, "seats"), ({"game": "chess"}, "no-such-game"), ({"name": "  \n "}, "name"),
        ({"fill": "nobody"}, "no-such-bot"),
        ({"bots": ["nobody"]}, "no-such-bot"), ({"rated": True, "fill": "house"}, "rated"), ({"absent": "bot"}, "clock"),
        ({"options": {"no-such": 1}}, "options"), ({"most": 2, "bots": ["house", "house"]}, "tournament-full"),
        ({"rounds": 16}, "bad-request"), ({"seats": 1}, "bad-request"), ({"most": 65}, "bad-request"),
        ({"system": "knockout"}, "bad-request"),
        ({"bots": ["house"] * 17}, "bad-request"), ({"clock": {"per_turn": 1}}, "bad-request"), ({"seed": 3}, "bad-request"),
    ],
)  # fmt: skip
async def test_what_no_tournament_can_be(served: Served, page: Page, wish: dict[str, Any], why: str) -> None:
    assert await refusal(tournament(page, **wish)) in (f"refused-{why}", "refused-account-only")
    await sign_up(page, new_name("Ann"))
    assert await refusal(tournament(page, **wish)) == f"refused-{why}"
    assert (await page.get("/api/tournaments"))["mine"] == []


async def test_nobody_organises_without_end_and_unknown_ones_are_not_found(served: Served) -> None:
    async with accounts(served, 1) as (ann,):
        made = [await tournament(ann) for _ in range(5)]
        assert await refusal(tournament(ann)) == "refused-too-many-tournaments"
        await ann.post(f"/api/tournaments/{made[0]}/cancel")
        await tournament(ann)
        for path in ("", "/standings.csv", "/file"):
            assert await refusal(ann.get(f"/api/tournaments/nothing{path}")) == "refused-no-such-tournament"
        for act in ("join", "withdraw", "start", "cancel"):
            assert await refusal(ann.post(f"/api/tournaments/{'x' * 60}/{act}")) == "refused-no-such-tournament"


async def test_who_withdraws_is_paired_no_more_and_a_table_given_up_counts_for_nobody(served: Served) -> None:
    async with accounts(served, 4) as people:
        ann, bob, *_ = people
        made = await tournament(*people, game="power-grid")
        await ann.post(f"/api/tournaments/{made}/start")
        shown = await until(ann, made, lambda shown: shown["summary"]["round"] == 1)
        assert await refusal(bob.post(f"/api/tournaments/{made}/give-up", {"round": 1, "board": 1})) == "refused-organiser-only"
        assert await refusal(ann.post(f"/api/tournaments/{made}/give-up", {"round": 2, "board": 1})) == "refused-no-such-table"
        await bob.post(f"/api/tournaments/{made}/withdraw")
        assert await refusal(bob.post(f"/api/tournaments/{made}/withdraw")) == "refused-not-in-tournament"
        assert await refusal(bob.post(f"/api/tournaments/{made}/join")) == "refused-tournament-not-open"
        for board in (1, 2):
            await ann.post(f"/api/tournaments/{made}/give-up", {"round": 1, "board": board})
        assert await refusal(ann.post(f"/api/tournaments/{made}/give-up", {"round": 1, "board": 1})) in (
            "refused-no-such-table", "refused-tournament-not-running",
        )  # fmt: skip
        shown = await until(ann, made, lambda shown: shown["summary"]["round"] == 2)
        assert [board["status"] for board in shown["rounds"][0]["boards"]] == ["no-result"] * 2
        assert sorted(seat["entrant"] for board in shown["rounds"][1]["boards"] for seat in board["seats"]) == [0, 2, 3]
        assert [line["points"] for line in shown["standings"]] == [1.5, 0.5, 0.5, 0.5], "one of the three rests"
        assert {e["number"] for e in shown["entrants"] if e["table"]} == {
            seat["entrant"] for board in shown["rounds"][1]["boards"] if board["table"] for seat in board["seats"]
        }
        await ann.post(f"/api/tournaments/{made}/cancel")
        assert (await ann.get(f"/api/tables/{tables_of(shown, 2)[0]}"))["status"] == "running", "what is played goes on"


async def test_a_table_that_the_host_closes_counts_half_and_the_next_round_comes(served: Served) -> None:
    async with accounts(served, 2) as people:
        made = await tournament(*people, game="power-grid", rated=True)
        await people[0].post(f"/api/tournaments/{made}/start")
        shown = await until(people[0], made, lambda shown: shown["summary"]["round"] == 1)
        table = tables_of(shown, 1)[0]
        assert (await people[0].get(f"/api/tables/{table}"))["rated"]
        async with admin_session(served.worker.core.settings.database_url) as host:
            await host.close_table(table)
        shown = await until(people[0], made, lambda shown: shown["summary"]["round"] == 2)
        assert [line["points"] for line in shown["standings"]] == [0.5, 0.5]
        async with admin_session(served.worker.core.settings.database_url) as host:
            await host.cancel_tournament(made)
        assert (await people[0].get(f"/api/tournaments/{made}"))["summary"]["status"] == "cancelled"


async def test_a_deleted_account_leaves_its_results_without_a_name(served: Served) -> None:
    async with accounts(served, 3) as people:
        ann, bob, cem = people
        made, open_one = await tournament(*people, rounds=1, seats=3), await tournament(bob, ann)
        await ann.post(f"/api/tournaments/{made}/start")
        await play_round(made, 1, *people)
        await until(ann, made, lambda shown: shown["summary"]["status"] == "over")
        name = (await bob.get("/api/me"))["name"]
        await bob.post("/api/account/delete", {"password": PASSWORD})
        shown = await ann.get(f"/api/tournaments/{made}")
        assert [(e["name"] is None, e["part"]) for e in shown["entrants"]] == [(False, "in"), (True, "out"), (False, "in")]
        assert name not in str(shown)
        assert len(shown["standings"]) == 3
        assert (await cem.get(f"/api/tournaments/{open_one}"))["summary"]["status"] == "cancelled"


# Exactly once


async def test_a_round_is_laid_once_however_many_look(served: Served) -> None:
    async with accounts(served, 4) as people:
        made = await tournament(*people, game="power-grid")
        await people[0].post(f"/api/tournaments/{made}/start")
        await asyncio.gather(*(served.worker.services.get(Rounds)._see_to(made) for _ in range(5)), return_exceptions=True)
        await until(people[0], made, lambda shown: shown["summary"]["round"] == 1)
        await served.worker.services.get(Rounds)._see_to(made)
        assert rows_of(served, made) == 2


async def test_two_workers_lay_a_round_once_together(two: tuple[Served, Served]) -> None:
    first, second = two
    async with accounts(first, 4) as people:
        made = await tournament(*people, game="power-grid")
        await people[0].post(f"/api/tournaments/{made}/start")
        both = [first.worker.services.get(Rounds), second.worker.services.get(Rounds)] * 3
        await asyncio.gather(*(rounds._see_to(made) for rounds in both), return_exceptions=True)
        shown = await until(people[0], made, lambda shown: shown["summary"]["round"] == 1)
        assert rows_of(first, made) == len(tables_of(shown, 1)) == 2


@pytest.mark.parametrize("step", ["pair", "lay", "change"])
async def test_a_worker_that_dies_while_laying_has_laid_nothing(served: Served, step: str) -> None:
    async with accounts(served, 4) as people:
        made = await tournament(*people, game="power-grid")
        rounds, store = served.worker.services.get(Rounds), served.worker.services.get(Rounds)._store
        see_to, works = rounds._see_to, getattr(store, step)
        calls = 0

        def dies(*given: Any, **named: Any) -> None:
            nonlocal calls
            if made in given or (step == "lay" and given[1].tournament == made):
                calls += 1
                if calls % 2 == 0 or step != "lay":  # in the middle of the tables
                    raise RuntimeError("killed here")
            works(*given, **named)

        rounds._see_to = _nobody_looks  # type: ignore[method-assign]  # or the round would be laid before anybody dies
        try:
            await people[0].post(f"/api/tournaments/{made}/start")
            setattr(store, step, dies)
            await _quietly(see_to(made))
            assert calls
            assert (await people[0].get(f"/api/tournaments/{made}"))["summary"]["round"] == 0
            assert rows_of(served, made) == 0
        finally:
            setattr(store, step, works)
            del rounds._see_to
        shown = await until(people[0], made, lambda shown: shown["summary"]["round"] == 1)
        assert rows_of(served, made) == len(tables_of(shown, 1)) == 2


async def _nobody_looks(_: str) -> None:
    """As if no round were due."""


async def _quietly(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception:
        return


async def test_a_server_that_starts_again_goes_on_and_bots_begin_what_was_laid(alone: str) -> None:
    settings = {"database": alone, "public_url": ONE_PLACE, **QUICK}
    async with serving(Settings(port=free_port(), **settings)) as served, accounts(served, 1) as (ann,):
        made = await tournament(ann, takes_part=True, fill="house", seats=2, rounds=2)
        served.worker.services.get(Rounds).open_all = _nobody_opens  # type: ignore[method-assign]
        await ann.post(f"/api/tournaments/{made}/start")
        await until(ann, made, lambda shown: shown["summary"]["round"] == 1)
        cookies = ann.http.cookies
    async with serving(Settings(port=free_port(), **settings)) as served, Page(served.address, cookies) as ann:
        for number in (1, 2):
            await play_round(made, number, ann)
        await until(ann, made, lambda shown: shown["summary"]["status"] == "over")
        assert rows_of(served, made) == 2


async def _nobody_opens(_: list[str]) -> None:
    """As if the worker were killed right after the commit."""


async def test_the_first_to_decide_is_told_and_absence_is_the_tables_rule(alone: str) -> None:
    clock = FakeTime()
    day = 86_400
    async with serving(Settings(database=alone, port=free_port(), **QUICK), clock) as served, accounts(served, 2) as people:
        for page in people:
            person = (await page.get("/api/me"))["id"]
            with served.worker.core.storage.store.engine.begin() as connection:
                row = {"id": f"ch-{person}"[:32], "person": person, "kind": "mail", "address": "a@b.example", "secret": "s"}
                connection.execute(db.channels.insert().values(**row, confirmed=True, failures=0, made=0.0))
        made = await tournament(*people, game="power-grid", rounds=1, clock={"per_turn": day, "bank": 0}, absent="out")
        await people[0].post(f"/api/tournaments/{made}/start")
        shown = await until(people[0], made, lambda shown: shown["summary"]["round"] == 1)
        table = tables_of(shown, 1)[0]
        with served.worker.core.storage.store.engine.connect() as connection:
            box = db.outbox.c
            first_turn = select(box.channel, box.seq).where(box.table_id == table, box.what == "turn")
            told = connection.execute(first_turn).all()
        first = next(e for e in shown["entrants"] if e["to_decide"])
        person = (await people[first["number"]].get("/api/me"))["id"]
        assert [(channel, seq) for channel, seq in told] == [(f"ch-{person}"[:32], 0)]
        clock.pass_by(days=1.1)
        async with asyncio.timeout(PATIENCE):
            while "bot" not in [seat["kind"] for seat in (await people[0].get(f"/api/tables/{table}"))["seats"]]:
                await asyncio.sleep(0.05)


# Challenges


async def test_a_seat_is_kept_for_somebody_by_name(served: Served) -> None:
    async with accounts(served, 3) as (ann, bob, cem):
        name = (await bob.get("/api/me"))["name"]
        mine = (await ann.get("/api/me"))["name"]

        def wish(*names: str, **more: Any) -> Awaitable[Any]:
            seats = [{"kind": "me"}, *({"kind": "kept", "name": each} for each in names)]
            return ann.post("/api/tables", {"game": "overload", "seats": seats, **more})

        assert await refusal(wish("nobody at all")) == "refused-no-such-person"
        assert await refusal(wish(mine)) == "refused-already-seated"
        assert await refusal(wish(name, name)) == "refused-already-seated"
        table = (await wish(name.upper(), rated=True))["id"]
        assert await refusal(cem.post(f"/api/tables/{table}/join", {})) == "refused-seat-taken"
        listed = [row for row in (await bob.get("/api/tables"))["mine"] if row["id"] == table]
        assert [seat["returns"] for seat in listed[0]["seats"]] == [False, True]
        assert (await bob.post(f"/api/tables/{table}/join", {}))["status"] == "running"
        again = (await wish(name))["id"]
        await bob.post(f"/api/tables/{again}/decline")
        assert again not in [row["id"] for row in (await bob.get("/api/tables"))["mine"]]
