"""People of tournaments: organisers who leave for good, and the wishes that everybody sits down with."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from megawatt.server.db import schema as db
from megawatt.server.settings import Settings
from megawatt.server.tables.steps import PERSON, read_seats
from megawatt.server.tournaments.pages import CALLED_OFF_SHOWN
from megawatt.server.tournaments.rounds import ABANDONED_S, Rounds

from .conftest import QUICK, FakeTime, Served, free_port, serving
from .pages import Page, refusal
from .test_accounts import PASSWORD
from .test_tournaments import Shown, accounts, play_round, tables_of, tournament, until

pytestmark = pytest.mark.anyio
DAY = 86_400


@pytest.fixture(scope="module")
async def served(database: str, clock: FakeTime) -> AsyncIterator[Served]:
    async with serving(Settings(database=database, port=free_port(), **QUICK), clock) as server:
        yield server


async def begun(made: str, *people: Page) -> Shown:
    """The first round is laid."""
    await people[0].post(f"/api/tournaments/{made}/start")
    return await until(people[0], made, lambda shown: shown["summary"]["round"] == 1)


async def delete_account(page: Page) -> None:
    await page.post("/api/account/delete", {"password": PASSWORD})


async def mine(page: Page) -> dict[str, str]:
    return {each["id"]: each["status"] for each in (await page.get("/api/tournaments"))["mine"]}


async def test_what_has_not_begun_is_called_off_with_its_organiser_and_everybody_sees_it(served: Served, clock: FakeTime) -> None:
    async with accounts(served, 3) as (ann, bob, cem):
        made = await tournament(ann, bob, public=True)
        await ann.post(f"/api/tournaments/{made}/invite", {"name": (await cem.get("/api/me"))["name"]})
        before = (await bob.get(f"/api/tournaments/{made}"))["organised"]
        await delete_account(ann)
        shown = await bob.get(f"/api/tournaments/{made}")
        assert (before, shown["organised"], shown["summary"]["status"]) == (True, False, "cancelled")
        assert [entrant["part"] for entrant in shown["entrants"]] == ["in", "invited"]
        assert (await mine(bob)).get(made) == (await mine(cem)).get(made) == "cancelled"
        assert await refusal(cem.post(f"/api/tournaments/{made}/join")) == "refused-tournament-not-open"
        assert made not in [each["id"] for each in (await bob.get("/api/tournaments"))["open"]]
        clock.pass_by(seconds=CALLED_OFF_SHOWN + 1)
        assert made not in await mine(bob), "it is not in the way for ever"


async def test_what_is_played_goes_on_to_its_end_when_the_organiser_has_left(served: Served) -> None:
    async with accounts(served, 3) as (ann, bob, cem):
        made = await tournament(ann, bob, cem, rounds=2, takes_part=False)
        await begun(made, ann)
        await delete_account(ann)
        await play_round(made, 1, bob, cem)
        await play_round(made, 2, bob, cem)
        shown = await until(bob, made, lambda shown: shown["summary"]["status"] == "over")
        assert (shown["organised"], shown["organiser"], shown["summary"]["rounds"]) == (False, None, 2)
        assert [line["games"] for line in shown["standings"]] == [2, 2]


async def test_an_organiser_who_plays_is_played_for_and_paired_no_more(served: Served) -> None:
    async with accounts(served, 3) as (ann, bob, cem):
        made = await tournament(ann, bob, cem, seats=3, rounds=2)
        await begun(made, ann)
        await delete_account(ann)
        await play_round(made, 1, bob, cem)
        second = await play_round(made, 2, bob, cem)
        assert [len(board["seats"]) for board in second["rounds"][1]["boards"]] == [2]
        await until(bob, made, lambda shown: shown["summary"]["status"] == "over")


async def test_a_table_where_nobody_moves_is_given_up_only_where_no_organiser_is_left(served: Served, clock: FakeTime) -> None:
    async with accounts(served, 3) as (ann, bob, cem):
        made = await tournament(ann, bob, cem, game="power-grid", rounds=1, takes_part=False)
        shown = await begun(made, ann)
        clock.pass_by(seconds=ABANDONED_S + 1)
        await served.worker.services.get(Rounds).see_to()
        assert (await bob.get(f"/api/tournaments/{made}"))["summary"]["status"] == "running"
        await delete_account(ann)
        shown = await until(bob, made, lambda shown: shown["summary"]["status"] == "over")
        assert [line["points"] for line in shown["standings"]] == [0.5, 0.5]
        table = await bob.get(f"/api/tables/{tables_of(shown, 1)[0]}")
        assert table["status"] == "running", "the game itself may be played on"


@pytest.mark.parametrize(("per_turn", "kept"), [(DAY, True), (600, False)])
async def test_everybody_is_woken_at_a_table_of_a_tournament_as_at_any_other(served: Served, per_turn: int, kept: bool) -> None:
    async with accounts(served, 2) as people:
        wish = {"off": False, "quiet": None, "zone": "UTC", "language": "en", "only_decisions": True}
        await people[1].put("/api/me/reach", wish)
        made = await tournament(*people, game="power-grid", rounds=1, clock={"per_turn": per_turn, "bank": 0}, absent="out")
        (table,) = tables_of(await begun(made, *people), 1)
        with served.worker.core.storage.store.engine.connect() as connection:
            seats = read_seats(connection.execute(select(db.tables.c.seats).where(db.tables.c.id == table)).scalar_one())
        asked = {seat.person: seat.only_decisions for seat in seats if seat.kind == PERSON}
        ids = [(await page.get("/api/me"))["id"] for page in people]
        assert asked == {ids[0]: False, ids[1]: kept}
