"""From version 0.1.0 to today: its database, as it was made then, goes on here, on SQLite and by a backup on PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from megawatt.server.settings import Settings
from megawatt.server.storage.backup import back_up
from megawatt.server.storage.restore import restore

from .conftest import QUICK, free_port, serving, sqlite_address
from .pages import Page, play_first, play_to_the_end

pytestmark = pytest.mark.anyio

KEPT = Path(__file__).parent / "database-0.1.0.sql"
COOKIE = httpx.Cookies({"megawatt": "mPzBZ1f6cPWm8Gf2rP7s._SPEitRDPU2MaiPDKo4ZBYsd"})
RUNNING, OVER, WAITING, WHAT_IF = "CfJ_mJhS7OYGKN9y", "EIZfT03-lWqPrdyA", "w3q9SZF1yFz3ACXz", "8Sp4XfY9CfD3bI3-"
FUTURE_ENERGY = "Vp0CX7pOVjHbBSQk"


@pytest.fixture(params=["sqlite", "postgresql"])
def earlier(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """That database; on PostgreSQL put there from a backup of it."""
    address = sqlite_address(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        connection.executescript(KEPT.read_text(encoding="utf-8"))
    if request.param == "sqlite":
        return address
    make: Callable[[], str] = request.getfixturevalue("new_postgresql")
    target = make()
    assert back_up(address, tmp_path / "backup").revision == "0001"
    restore(tmp_path / "backup", Settings(database=target).database_url, replace=False)
    return target


async def test_everything_of_version_0_1_0_goes_on(earlier: str) -> None:
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
