"""`megawatt admin`: the host sees people and tables, and what they do takes hold in servers that are running."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

from megawatt.cli.main import app
from megawatt.server import jobs
from megawatt.server.accounts.people import PeopleStore
from megawatt.server.db.engine import connect, migrate
from megawatt.server.settings import Settings

from .conftest import Served, sqlite_address
from .pages import PATIENCE, Page, refusal

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True, scope="module")
def often() -> Iterator[None]:
    """Workers look for what the host did without letting the test wait for seconds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jobs, "SWEEP_SECONDS", 0.1)
        yield


async def told(database: str, *arguments: str) -> str:
    """What the command says, run beside the server."""
    result = await asyncio.to_thread(CliRunner().invoke, app, ["admin", *arguments, "--database", database])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return " ".join(result.output.split())


async def person(page: Page) -> str:
    return str((await page.get("/api/me"))["id"])


async def test_the_host_finds_people_and_tables(page: Page, other: Page, database: str) -> None:
    await page.put("/api/me", {"name": "Grace_%"})
    table = await page.create("overload", "me open bot:random", title="Ökostrom")
    mine = await person(page)
    assert f"{mine} Grace_%" in await told(database, "people", "ce_%")
    assert "nobody is called 'Ada'" in await told(database, "people", "Ada")
    assert table in await told(database, "tables", "--status", "waiting", "--person", mine)
    assert "no such tables" in await told(database, "tables", "--person", await person(other))
    shown = await told(database, "table", table)
    assert f"0 person {mine} Grace_% 1 open 2 random" in shown
    assert "This table is waiting." in shown
    assert "should be one of waiting, running" in await told(database, "tables", "--status", "gone")
    assert "there is no such table" in await told(database, "table", "nothing")


async def test_a_running_game_is_ended_and_a_waiting_table_closed(page: Page, other: Page, database: str) -> None:
    running = await page.create("overload", "me here:Ann", seed=3)
    await page.watch(running)
    assert "nobody has won" in await told(database, "close", running)
    await page.until(lambda page: page.table["over"])
    assert page.table["ranking"] is None
    assert "this game is over already" in await told(database, "close", running)
    waiting = await page.create("overload", "me open", public=True)
    await other.watch(waiting)
    assert "is closed" in await told(database, "close", waiting)
    await other.until(lambda page: page.table["summary"]["status"] == "closed")


async def test_a_seat_is_handed_over(page: Page, other: Page, database: str) -> None:
    table = await page.create("overload", "me here:Ann", seed=3)
    await page.watch(table)
    assert "say who plays on" in await told(database, "seat", table, "0")
    assert "no bot of overload is called 'nobody'" in await told(database, "seat", table, "0", "--bot", "nobody")
    assert "there is no seat 7" in await told(database, "seat", table, "7", "--anyone")
    assert "nobody has the id" in await told(database, "seat", table, "0", "--person", "nobody")
    await told(database, "seat", table, "0", "--bot", "random")
    await page.until(lambda page: page.table["summary"]["seats"][0]["bot"] == "random")
    assert page.table["summary"]["seats"][0]["returns"], "who sat there may come back"
    await told(database, "seat", table, "1", "--anyone", "--for-good")
    await page.until(lambda page: page.table["summary"]["seats"][1]["kind"] == "open")
    assert not page.table["summary"]["seats"][1]["returns"]
    await other.put("/api/me", {"name": "Ada"})
    await told(database, "seat", table, "1", "--person", await person(other))
    await page.until(lambda page: page.table["summary"]["seats"][1]["kind"] == "person")
    assert (await other.get(f"/api/tables/{table}"))["mine"] == [1]


async def test_who_is_banned_looks_on_and_does_nothing(page: Page, other: Page, served: Served, database: str) -> None:
    table = await page.create("overload", "me here:Ann", seed=3)
    await page.watch(table)
    banned = await person(page)
    said = await told(database, "ban", banned, "--why", "shouting")
    assert "is banned" in said
    assert table in said
    await until(lambda: banned in served.worker.core.bans.people)
    assert await refusal(page.play("charge 1", seat=0)) == "refused-banned"
    assert await refusal(page.post("/api/tables", {"game": "overload", "seats": [{"kind": "me"}]})) == "refused-banned"
    assert await refusal(page.put("/api/me", {"name": "Me"})) == "refused-banned"
    await page.ask("look", ply=0)
    assert (await page.get("/api/tables"))["mine"]
    await other.create("overload", "me bot")
    assert "may come again" in await told(database, "unban", banned)
    await until(lambda: banned not in served.worker.core.bans.people)
    await page.play("charge 1", seat=0)
    assert "is not banned" in await told(database, "unban", banned)
    assert "nobody has the id" in await told(database, "ban", "nobody")


async def test_a_name_is_taken_away_everywhere(page: Page, other: Page, database: str) -> None:
    await page.put("/api/me", {"name": "A rude name"})
    table = await page.create("overload", "me open")
    await other.watch(table)
    assert other.table["summary"]["seats"][0]["name"] == "A rude name"
    await told(database, "remove-name", await person(page))
    await other.until(lambda page: page.table["summary"]["seats"][0]["name"] is None)
    assert (await page.get("/api/me"))["name"] is None
    assert "has no name" in await told(database, "remove-name", await person(page))
    await page.put("/api/me", {"name": "Grace"})
    await other.until(lambda page: page.table["summary"]["seats"][0]["name"] == "Grace")


async def test_an_account_gets_a_plain_name_to_sign_in_with(page: Page, other: Page, database: str) -> None:
    await page.post("/api/account", {"name": "Rude again", "password": "correct horse battery"})
    table = await page.create("overload", "me open")
    await other.watch(table)
    said = await told(database, "remove-name", await person(page))
    plain = said.partition("signs in as ")[2].partition(" ")[0]
    await other.until(lambda page: page.table["summary"]["seats"][0]["name"] == plain)
    await other.post("/api/sign-in", {"name": plain, "password": "correct horse battery"})
    assert (await other.get("/api/me"))["name"] == plain


async def test_an_id_may_begin_with_a_dash(served: Served, page: Page, database: str) -> None:
    with served.worker.core.storage.store.engine.begin() as connection:
        PeopleStore(served.worker.core.storage.store).rename(connection, "-y_Zd", "Dash")
    assert "-y_Zd is banned" in await told(database, "ban", "-y_Zd")
    assert "-y_Zd may come again" in await told(database, "unban", "-y_Zd")
    assert "there is no such table" in await told(database, "table", "--no-table")


async def test_a_database_of_another_shape_is_left_to_the_server(tmp_path) -> None:
    address = sqlite_address(tmp_path)
    engine = connect(Settings(database=address).database_url)
    assert "there are no tables of Megawatt" in await told(address, "people")
    migrate(engine, "0003")
    assert "start the server of this version once" in await told(address, "people")


async def at_one_table(page: Page, other: Page) -> str:
    """Two people at a table whose chat they have open."""
    table = await page.create("power-grid", "me open")
    await other.post(f"/api/tables/{table}/join", {})
    for each in (page, other):
        await each.watch(table)
        await each.until(lambda page: page.chat)
    return table


async def test_the_host_sees_reports_and_removes_what_was_said(page: Page, other: Page, served: Served, database: str) -> None:
    await page.put("/api/me", {"name": "Grace"})
    await other.put("/api/me", {"name": "Rude"})
    table = await at_one_table(page, other)
    await page.say("hello")
    await other.say("something rude")
    await page.hears("hello", "something rude")
    await page.ask("report", room="table", number=2, reason="rude words")
    shown = await told(database, "reports")
    number = shown.partition("Report ")[2].partition(" ")[0]
    assert f"by {await person(page)}: rude words" in shown
    assert f"Grace ({await person(page)}): hello > 2" in shown, "what was said around it is shown, too"
    assert f"Rude ({await person(other)}): something rude" in shown
    assert f"megawatt admin ban {await person(other)}" in shown, "banning is a line away"
    assert "is removed" in await told(database, "remove-message", table, "table", "2")
    for each in (page, other):
        await each.hears("hello", "removed")
    assert page.chat["rooms"]["table"][1]["text"] is None
    assert "(removed)" in await told(database, "reports"), "gone for the host, too"
    assert "is closed" in await told(database, "close-report", number)
    assert "no open report" in await told(database, "close-report", number)
    assert number not in await told(database, "reports")
    assert number in await told(database, "reports", "--all")
    assert "there is no line 9" in await told(database, "remove-message", table, "table", "9")
    assert "there is no room 'cellar'" in await told(database, "remove-message", table, "cellar", "1")


async def test_the_host_closes_a_chat_and_takes_names_out_of_it(page: Page, other: Page, database: str) -> None:
    await page.put("/api/me", {"name": "A rude word"})
    table = await at_one_table(page, other)
    await page.say("hello")
    await other.hears("hello")
    await told(database, "remove-name", await person(page))
    await other.until(lambda page: page.chat["rooms"]["table"][0]["name"] is None)
    await page.put("/api/me", {"name": "Grace"})
    assert "is closed" in await told(database, "close-chat", table)
    assert await refusal(page.say("more")) == "refused-chat-closed", "at once, whatever a worker has heard"
    await other.until(lambda page: page.chat["rule"] == "closed")
    await other.hears("hello")
    assert "there is no such table" in await told(database, "close-chat", "nothing")


async def test_who_is_banned_says_nothing_and_still_hears(page: Page, other: Page, served: Served, database: str) -> None:
    await page.put("/api/me", {"name": "Grace"})
    table = await page.create("power-grid", "me here:Ann")
    await page.watch(table)
    await page.until(lambda page: page.chat)
    await page.say("before")
    await told(database, "ban", await person(page))
    banned = await person(page)
    await until(lambda: banned in served.worker.core.bans.people)
    assert await refusal(page.say("after")) == "refused-banned"
    assert await refusal(page.put(f"/api/tables/{table}/notes", {"text": "x"})) == "refused-banned"
    assert (await page.ask("earlier-chat", room="table", before=2))["lines"][0]["text"] == "before"
    await told(database, "unban", banned)


async def until(holds) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.05)
