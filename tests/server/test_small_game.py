"""A game that gives only what every game has to give is played at a table, with the page's board for any game and derived words."""

from __future__ import annotations

import pytest

import megawatt
from megawatt.kernel.contract import registry

from ..kernel.small_game import COINS, GAME
from .conftest import Served
from .pages import play_first, whose_turn

pytestmark = pytest.mark.anyio


async def test_it_is_offered_worded_and_played(built_server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    megawatt.list_games()
    monkeypatch.setitem(registry._found, GAME.name, GAME)
    async with built_server.page() as host, built_server.page() as guest:
        assert GAME.name in [game["name"] for game in (await host.get("/api/server"))["games"]]
        assert "move-take = Take { $coins }" in str(await host.get("/words/en/nim.ftl"))
        table = await host.create(GAME.name, "me open", seed=1)
        await guest.post(f"/api/tables/{table}/join", {})
        for page in (host, guest):
            await page.watch(table)
        for _ in range(COINS):
            await play_first(await whose_turn(host, guest))
        await guest.until(lambda page: page.table["over"])
        assert guest.table["summary"]["status"] == "over"
