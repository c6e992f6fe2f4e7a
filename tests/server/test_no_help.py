"""Where nobody gets help: rated games and tables without hints, by no road; and what stays secret of running and private games."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from megawatt.server.db import schema as db
from megawatt.server.ratings.updates import RatingUpdates

from .conftest import Served
from .pages import Page, play_first, play_to_the_end, refusal
from .test_accounts import new_name, sign_up
from .test_club import profile
from .test_deals import secrets_of
from .test_programs import made, program
from .test_ratings import history, rated_table

MADE_UP = {"action": 0, "chance": 500, "place": 100, "gains": [], "line": []}
pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("by_hand")]


async def together(page: Page, other: Page, game: str = "overload", **wish: Any) -> str:
    table = await page.create(game, "me open", **wish)
    await other.post(f"/api/tables/{table}/join", {})
    return table


async def roads_to_help(reader: Page, table: str, seat: int) -> list[str]:
    """Every way to be told what to play that this person could try at a table, and why it is refused."""
    return [
        await refusal(reader.post(f"/api/tables/{table}/fork", {"ply": 0})),
        await refusal(reader.post(f"/api/tables/{table}/fork", {"ply": 0, "seat": seat})),
        await refusal(reader.post(f"/api/tables/{table}/hint", {"seat": seat, "ply": 0})),
        await refusal(reader.post(f"/api/tables/{table}/hint/position", {"seat": seat, "ply": 0})),
        await refusal(reader.post(f"/api/tables/{table}/hint/described", {"seat": seat, "ply": 0, "hints": [MADE_UP]})),
        await refusal(reader.get(f"/api/tables/{table}/imagined")),
        await refusal(reader.get(f"/api/tables/{table}/file")),
        await refusal(reader.post(f"/api/tables/{table}/analysis")),
        await refusal(reader.get(f"/api/tables/{table}/analysis")),
    ]


async def test_nobody_gets_help_at_a_running_table_without_hints(page: Page, other: Page, served: Served) -> None:
    table = await together(page, other)
    summary = await page.get(f"/api/tables/{table}")
    assert (summary["hints"], summary["no_help"]) == (False, True)
    no = "refused-no-hints"
    expected = [no, no, no, no, no, no, "refused-file-not-yet", "refused-not-finished", "refused-not-finished"]
    assert await roads_to_help(page, table, 0) == expected
    async with served.page() as spectator:
        expected[5] = "refused-not-seated"
        assert await roads_to_help(spectator, table, 0) == expected, "a second browser is no way round"


async def test_nobody_gets_help_in_a_running_rated_game(page: Page, other: Page, served: Served) -> None:
    await sign_up(page, new_name("Ann"))
    await sign_up(other, new_name("Bob"))
    table = await rated_table(page, other)
    no = "refused-rated-running"
    expected = [no, no, no, no, no, no, "refused-file-not-yet", "refused-not-finished", "refused-not-finished"]
    assert await roads_to_help(page, table, 0) == expected
    async with program(served, await made(page, "play")) as client:
        assert (await client.get(f"/api/tables/{table}/imagined")).json()["refused"] == "rated-running"


async def test_when_the_game_is_over_everything_is_allowed(page: Page, other: Page) -> None:
    table = await together(page, other)
    await page.post(f"/api/tables/{table}/resign", {"seat": 0})
    assert not (await page.get(f"/api/tables/{table}"))["no_help"]
    for person in (page, other):
        assert (await person.post(f"/api/tables/{table}/fork", {"ply": 0}))["id"]
        assert await person.get(f"/api/tables/{table}/file")


async def test_what_ifs_of_a_table_without_help_give_none_either(page: Page, other: Page, served: Served) -> None:
    """Earlier versions made such tables: a what-if, and a what-if of it, that lead back to a running game."""
    table = await together(page, other)
    own = await page.create("overload", "me bot:random", hints=True)
    first = (await page.post(f"/api/tables/{own}/fork", {"ply": 0}))["id"]
    second = (await page.post(f"/api/tables/{first}/fork", {"ply": 0}))["id"]
    with served.worker.core.storage.store.engine.begin() as connection:
        connection.execute(update(db.tables).where(db.tables.c.id == first).values(what_if_of=table))
    for forked in (first, second):
        served.worker.core.tables.live.pop(forked)
        assert await refusal(page.post(f"/api/tables/{forked}/fork", {"ply": 0})) == "refused-no-hints"
        assert await refusal(page.post(f"/api/tables/{forked}/hint", {"seat": 0, "ply": 0})) == "refused-no-hints"
        assert await refusal(page.get(f"/api/tables/{forked}/imagined")) == "refused-no-hints"
        assert await refusal(page.get(f"/api/tables/{forked}/file")) == "refused-no-hints", "nor as a file to be opened again"
    await page.post(f"/api/tables/{table}/resign", {"seat": 0})
    assert (await page.post(f"/api/tables/{second}/fork", {"ply": 0}))["id"]


async def test_where_hints_were_agreed_everybody_may_try_things_out(page: Page, other: Page) -> None:
    table = await together(page, other, hints=True)
    assert not (await page.get(f"/api/tables/{table}"))["no_help"]
    assert (await page.post(f"/api/tables/{table}/fork", {"ply": 0}))["id"]
    assert await refusal(page.get(f"/api/tables/{table}/file")) == "refused-file-not-yet", "the seed is nobody's all the same"


async def test_a_program_that_plays_for_itself_has_the_position(page: Page, other: Page, served: Served) -> None:
    table = await together(page, other)
    async with program(served, await made(other, "play")) as client:
        assert (await client.get(f"/api/tables/{table}/imagined")).json()["seat"] == 1


# The seed


async def test_nobody_is_told_the_seed_of_a_running_table_of_bots(
    page: Page, other: Page, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("megawatt.server.bots.turns.BotTurns._is_our_turn", lambda *_: False)  # it stays at its first move
    table = await page.create("power-grid", "bot:random bot:random", public=True)
    hidden = secrets_of(served, table)
    for person in (page, other):
        await person.watch(table)
        answer = await person.http.get(f"/api/tables/{table}/file")
        assert (answer.status_code, answer.json()["refused"]) == (409, "file-not-yet"), "its host is a spectator, too"
        what_if = (await person.post(f"/api/tables/{table}/fork", {"ply": 0}))["id"]
        told = [answer.text, str(person.heard), await person.get(f"/api/tables/{what_if}/file")]
        told += [str(await person.get(path)) for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/position")]
        assert not [secret for secret in hidden for text in told if secret in text]


async def test_who_may_come_back_or_join_keeps_the_file_shut(page: Page, other: Page, served: Served) -> None:
    table = await together(page, other, "power-grid", hints=True)
    await other.post(f"/api/tables/{table}/hand-over", {"seat": 1, "to": "bot"})
    assert await refusal(page.get(f"/api/tables/{table}/file")) == "refused-file-not-yet", "the other one may come back"
    alone = await page.create("power-grid", "me here:Ann")
    assert await page.get(f"/api/tables/{alone}/file")
    await page.post(f"/api/tables/{alone}/hand-over", {"seat": 1, "to": "anyone"})
    assert await refusal(page.get(f"/api/tables/{alone}/file")) == "refused-file-not-yet", "somebody may join"


async def test_at_a_table_of_a_tournament_nobody_takes_the_file_or_tries_things_out(page: Page, served: Served) -> None:
    table = await page.create("overload", "me bot:random", hints=False)
    live = await served.worker.core.tables.open(table)
    assert await page.get(f"/api/tables/{table}/file")
    live.table.row.tournament = "cup"
    assert await refusal(page.get(f"/api/tables/{table}/file")) == "refused-no-hints"
    assert await refusal(page.post(f"/api/tables/{table}/fork", {"ply": 0})) == "refused-no-hints"


# Private games


async def finished(page: Page, *, public: bool) -> None:
    """A game of Power Grid to its end, with a map of its own for private ones."""
    options = {"map": "germany" if public else "usa", "round_limit": 1}
    table = await page.create("power-grid", "me bot:random", options=options, public=public)
    await page.watch(table)
    await play_to_the_end(page)


async def test_openings_of_private_games_are_for_who_played_them(page: Page, other: Page, served: Served) -> None:
    name = new_name("Ann")
    await sign_up(page, name)
    await finished(page, public=False)
    await served.worker.services.get(RatingUpdates).update()
    assert (await profile(page, name))["openings"].keys() == {"power-grid"}
    assert (await profile(other, name))["openings"] == {}
    assert (await other.get("/api/openings?game=power-grid&map=usa")) == {"maps": [], "openings": []}
    mine = await page.get("/api/openings?game=power-grid&map=usa")
    assert mine["maps"] == ["usa"]
    assert mine["openings"]
    await finished(page, public=True)
    await served.worker.services.get(RatingUpdates).update()
    assert (await profile(other, name))["openings"].keys() == {"power-grid"}
    assert (await other.get("/api/openings?game=power-grid"))["maps"] == ["germany"]
    counted = (await other.get("/api/openings?game=power-grid"))["openings"]
    assert all(sum(label["seats"] for label in opening["labels"]) <= 2 for opening in counted), "of the public game alone"


# Bots


async def test_bots_are_not_rated_by_a_deal_that_somebody_chose(page: Page, served: Served) -> None:
    tables = [await page.create("overload", "bot:house bot:random", **wish) for wish in ({"seed": 3}, {})]
    for table in tables:
        await page.watch(table)
        await page.until(lambda page: page.table["over"])
    await served.worker.services.get(RatingUpdates).update()
    assert [len(history(served, table)) for table in tables] == [0, 2]


async def test_moves_go_on_where_nobody_gets_help(page: Page, other: Page) -> None:
    table = await together(page, other)
    await page.watch(table)
    await other.watch(table)
    await play_first(page if page.table["to_decide"] == 0 else other)
