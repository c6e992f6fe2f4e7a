"""A game that the page does not know is shown by its messages: ranges with gaps, its picture, and an empty teaching."""

from __future__ import annotations

import pytest

import megawatt
from megawatt.kernel.contract import registry

from ..kernel.gap_game import GAME
from .conftest import Served

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    megawatt.list_games()
    monkeypatch.setitem(registry._found, GAME.name, GAME)


async def test_numbers_with_gaps_are_several_ranges_that_name_their_argument(built_server: Served) -> None:
    async with built_server.page() as page:
        await page.watch(await page.create(GAME.name, "me bot:random", seed=1))
        await page.until(lambda page: page.table["moves"])
        ranges = page.table["moves"]["ranges"]
        assert [(each["lowest"], each["highest"]) for each in ranges] == [(1, 1), (7, 9), (17, 17)]
        assert {(each["verb"], each["argument"]) for each in ranges} == {("bid", "card")}
        assert "move-bid = Bid { $card }" in str(await page.get(f"/words/en/{GAME.name}.ftl"))


async def test_its_picture_is_offered_and_nothing_is_missing(built_server: Served) -> None:
    async with built_server.page() as page:
        table = await page.create(GAME.name, "me bot:random", seed=1)
        await page.watch(table)
        assert page.table["printed"] == {"picture": True}
        assert "The quay" in await page.get(f"/api/tables/{table}/picture.svg?ply=0&language=de")
        teaching = await page.get(f"/api/teaching/{GAME.name}/de")
        assert (teaching["paragraphs"], teaching["lessons"]) == ([], [])


async def test_a_built_in_game_is_not_drawn_twice(built_server: Served) -> None:
    async with built_server.page() as page:
        await page.watch(await page.create("power-grid", "me bot:random", seed=1))
        assert "picture" not in page.table["printed"]
