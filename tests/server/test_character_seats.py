"""Bots with characters at the server's tables: who may sit, whom a what-if keeps, and what their games count for."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from megawatt.bots import characters
from megawatt.kernel.contract.registry import find
from megawatt.server.tables.results import _pool
from megawatt.server.tables.steps import BOT, SeatRow

from .pages import Page, Refused

pytestmark = pytest.mark.anyio


def wish(*bots: str) -> list[dict[str, str]]:
    return [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]


async def lays(page: Page, game: str, *bots: str) -> list[str | None]:
    made = await page.post("/api/tables", {"game": game, "seats": wish(*bots)})
    table = await page.get(f"/api/tables/{made['id']}")
    return [seat["bot"] for seat in table["seats"]]


async def test_a_level_with_a_character_takes_a_seat(page: Page) -> None:
    assert await lays(page, "power-grid", "kilowatt:fox", "watt:hare") == [None, "kilowatt:fox", "watt:hare"]
    assert await lays(page, "power-grid", "kilowatt", "house") == [None, "kilowatt", "house"], "as programs have always asked"


@pytest.mark.parametrize(
    "bot", ["house:fox", "kilowatt:unicorn", "kilowatt:fox:fox", "kilowatt:", ":fox", "search:fox", "random:owl"]
)
async def test_no_other_bot_has_one(page: Page, bot: str) -> None:
    with pytest.raises(Refused) as refused:
        await lays(page, "power-grid", bot)
    assert refused.value.reason == "refused-no-such-bot"


async def test_who_does_not_play_a_game_is_refused(page: Page) -> None:
    assert "hare" not in characters(find("barrage"))
    with pytest.raises(Refused):
        await lays(page, "barrage", "kilowatt:hare")


async def test_what_a_server_offers_says_who_plays_which_game(page: Page) -> None:
    games = {game["name"]: game for game in (await page.get("/api/server"))["games"]}
    for name, told in games.items():
        assert told["characters"] == characters(find(name))
        assert set(told["levels"]) <= set(told["bots"])
    assert games["power-grid"]["characters"]


async def test_a_what_if_keeps_the_company(page: Page) -> None:
    made = await page.post("/api/tables", {"game": "future-energy", "seats": wish("watt:owl", "house"), "hints": True})
    forked = await page.post(f"/api/tables/{made['id']}/fork", {"ply": 0})
    seats = (await page.get(f"/api/tables/{forked['id']}"))["seats"]
    assert [seat["bot"] for seat in seats] == [None, "kilowatt:owl", "kilowatt"]


def finished(*bots: str) -> Any:
    """As much of a finished table as tells what it counts for."""
    row = SimpleNamespace(rated=False, game="power-grid", deal="drawn")
    return SimpleNamespace(row=row, ranking=list(range(1, len(bots) + 1)), seats=[SeatRow(BOT, bot=bot) for bot in bots])


def test_games_of_characters_count_for_no_bots_rating() -> None:
    assert _pool(finished("watt", "kilowatt")) == "bots/power-grid/2"
    assert _pool(finished("watt:fox", "kilowatt")) is None
    assert _pool(finished("kilowatt:fox", "kilowatt:owl")) is None
