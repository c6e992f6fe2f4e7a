"""The databases of earlier versions, as they were made then, go on here, on SQLite and by a backup on PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from megawatt.server.db.backup import back_up
from megawatt.server.db.restore import restore
from megawatt.server.settings import Settings

from .conftest import QUICK, free_port, serving, sqlite_address
from .pages import Page, play_first, play_to_the_end

pytestmark = pytest.mark.anyio

FOLDER = Path(__file__).parent
REVISIONS = {"0.1.0": "0001", "0.2.0": "0016"}
COOKIE = httpx.Cookies({"megawatt": "mPzBZ1f6cPWm8Gf2rP7s._SPEitRDPU2MaiPDKo4ZBYsd"})
RUNNING, OVER, WAITING, WHAT_IF = "CfJ_mJhS7OYGKN9y", "EIZfT03-lWqPrdyA", "w3q9SZF1yFz3ACXz", "8Sp4XfY9CfD3bI3-"
FUTURE_ENERGY = "Vp0CX7pOVjHbBSQk"
GRACE = {"name": "Grace", "password": "correct horse battery"}
ANN = {"name": "Ann", "password": "another horse battery"}
TURNS, RATED, CHAT, OPEN, TOURNAMENT = (
    "aSSeTdFUQ_RAS_-n", "B5DPBiMrJiuXBUI-", "iz4w2mQ54boybztH", "McoAxWHLXhsfO0fr", "rvnxOpWIRQ_GKYZj",
)  # fmt: skip


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """Makes the database of a version; on PostgreSQL it is restored from a backup."""

    def make(version: str) -> str:
        address = sqlite_address(tmp_path)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
            connection.executescript((FOLDER / f"database-{version}.sql").read_text(encoding="utf-8"))
        if request.param == "sqlite":
            return address
        new: Callable[[], str] = request.getfixturevalue("new_postgresql")
        target = new()
        assert back_up(address, tmp_path / "backup").revision == REVISIONS[version]
        restore(tmp_path / "backup", Settings(database=target).database_url, replace=False)
        return target

    return make


async def test_everything_of_version_0_1_0_goes_on(database: Callable[[str], str]) -> None:
    earlier = database("0.1.0")
    async with serving(Settings(database=earlier, port=free_port(), **QUICK)) as server, Page(server.address, COOKIE) as page:
        page.http.cookies.set("megawatt", COOKIE["megawatt"])
        assert (await page.get("/api/me"))["name"] == "Grace"
        mine = {summary["id"]: summary for summary in (await page.get("/api/tables"))["mine"]}
        assert set(mine) == {RUNNING, OVER, WAITING, WHAT_IF, FUTURE_ENERGY}
        assert mine[RUNNING]["deal"]["kind"] == "earlier"
        assert (mine[RUNNING]["title"], mine[RUNNING]["ply"]) == ("Friday evening", 21)
        assert mine[OVER]["ranking"] is not None
        for table in (RUNNING, FUTURE_ENERGY, WHAT_IF):
            await page.watch(table)
            await play_first(page)
        await page.watch(RUNNING)
        await play_to_the_end(page)
        assert (await page.get(f"/api/tables/{OVER}/file")).startswith("{")
        await page.post(f"/api/tables/{WAITING}/seats", {"seat": 1, "kind": "bot"})
        assert (await page.get(f"/api/tables/{WAITING}"))["status"] == "running"


async def test_everything_of_version_0_2_0_goes_on(database: Callable[[str], str]) -> None:
    earlier = database("0.2.0")
    async with (
        serving(Settings(database=earlier, port=free_port(), **QUICK)) as server,
        server.page() as grace,
        server.page() as ann,
    ):
        await grace.post("/api/sign-in", GRACE)
        await ann.post("/api/sign-in", ANN)
        mine = {summary["id"]: summary for summary in (await grace.get("/api/tables"))["mine"]}
        assert set(mine) == {TURNS, RATED, CHAT, OPEN}
        assert (mine[TURNS]["title"], mine[TURNS]["ply"], mine[RATED]["rated"]) == ("Friday evening", 63, True)
        assert mine[RATED]["ranking"] is not None
        profile = await ann.get("/api/people/Grace")
        assert [game["game"] for game in profile["ratings"]] == ["overload"]
        for table in (TURNS, CHAT):
            await grace.watch(table)
        await grace.hears("Good luck!", "You too")
        assert (await grace.get(f"/api/tables/{CHAT}/notes"))["text"] == "watch the coal"
        await grace.watch(TURNS)
        await play_first(grace)
        await ann.post(f"/api/tables/{OPEN}/join")
        assert (await grace.get(f"/api/tables/{OPEN}"))["status"] == "running"
        await grace.post(f"/api/tournaments/{TOURNAMENT}/start")
        started = await grace.get(f"/api/tournaments/{TOURNAMENT}")
        assert [entrant["name"] for entrant in started["entrants"]] == ["Grace", "Ann"]
        assert (await grace.get(f"/api/tables/{RATED}/file")).startswith("{")
