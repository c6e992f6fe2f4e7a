"""Bots of the host's own at tables: people choose what the host offers, and a stranger names nothing else."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from megawatt.bots import custom
from megawatt.server.settings import Settings

from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .pages import Page

pytestmark = pytest.mark.anyio
MINE = """
def lowest(position):
    return position.legal_actions[0]
"""


@pytest.fixture
async def served_with_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    (tmp_path / "bots_of_the_host.py").write_text(MINE)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))  # for the processes in which bots think
    monkeypatch.setattr(custom, "_offered", [])
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), bots=["bots_of_the_host:lowest"], **QUICK)
    async with serving(settings) as served:
        yield served
    custom._plays.cache_clear()
    sys.modules.pop("bots_of_the_host", None)


async def test_people_play_against_a_bot_that_the_host_offers(served_with_own: Served) -> None:
    async with Page(served_with_own.address) as page:
        games = {game["name"]: game for game in (await page.get("/api/server"))["games"]}
        assert games["power-grid"]["bots"][-1] == "bots_of_the_host:lowest"
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "bots_of_the_host:lowest"}]
        table = (await page.post("/api/tables", {"game": "overload", "seats": seats}))["id"]
        await page.watch(table)
        await page.play("charge 1")
        await page.until(lambda page: page.table["ply"] == 2)
        assert page.table["log"]["entries"][-1]["text"] == "charge 1"


@pytest.mark.parametrize("name", ["os:system", "network:/etc/passwd", "bots_of_the_host:other", "lowest"])
async def test_a_stranger_names_no_other_code_or_file(served_with_own: Served, name: str) -> None:
    async with Page(served_with_own.address) as page:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": name}]
        refused = await page.http.post("/api/tables", json={"game": "overload", "seats": seats})
        assert (refused.status_code, refused.json()["refused"]) == (400, "no-such-bot")
