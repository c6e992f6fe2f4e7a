"""Guided games: their progress is kept with the table, wherever it is looked at from."""

from __future__ import annotations

from typing import Any

import pytest

from megawatt.kernel.contract.registry import find
from megawatt.teaching import lessons

from .conftest import Served
from .pages import Page, refusal

pytestmark = pytest.mark.anyio
GAME = "power-grid"


async def begun(page: Page) -> str:
    """A table of the first lesson, as the lobby lays it."""
    told = lessons(find(GAME))[0]
    seats = [{"kind": "me"} if name == "me" else {"kind": "bot", "bot": name} for name in told.seats]
    wish = {"game": GAME, "seats": seats, "options": dict(told.options), "seed": told.seed}
    table = str((await page.post("/api/tables", wish))["id"])
    await page.watch(table)
    await page.ask("lesson", seat=0, lesson="lesson")
    await page.until(lambda page: page.table["lesson"] is not None)
    return table


async def own_turn(page: Page) -> dict[str, Any]:
    await page.until(lambda page: page.table["moves"])
    return dict(page.table["lesson"])


async def test_progress_is_read_from_the_moves_and_goes_back_with_an_undo(page: Page) -> None:
    await begun(page)
    assert (await own_turn(page))["done"] == 0
    ply = page.table["ply"]
    await page.play("nominate 4")
    await page.until(lambda page: page.table["lesson"]["done"] == 1)
    await page.ask("undo", seat=0, ply=page.table["ply"], to=ply)
    await page.until(lambda page: page.table["lesson"]["done"] == 0)
    await page.play("nominate 4")
    await page.until(lambda page: page.table["lesson"]["done"] == 1)


async def test_a_second_device_finds_the_lesson_where_it_is(served: Served, page: Page) -> None:
    table = await begun(page)
    await page.ask("lesson", seat=0, lesson="lesson", read="welcome")
    await own_turn(page)
    await page.play("nominate 4")
    del served.worker.core.tables.live[table]
    async with served.page(page) as device:
        await device.watch(table)
        assert device.table["lesson"] == {"name": "lesson", "read": ["welcome"], "alone": False, "done": 1}
        await device.ask("lesson", seat=0, lesson="lesson", alone=True)
        await device.until(lambda page: page.table["lesson"]["alone"])


async def test_what_is_said_twice_is_one_step(page: Page) -> None:
    await begun(page)
    await own_turn(page)
    await page.ask("lesson", seat=0, lesson="lesson", read="welcome")
    seq = page.table["seq"]
    for said in ({}, {"read": "welcome"}):
        await page.ask("lesson", seat=0, lesson="lesson", **said)
    assert page.table["seq"] == seq


async def test_nobody_else_and_nothing_else_is_taught(page: Page, other: Page) -> None:
    table = await begun(page)
    await other.watch(table)
    assert await refusal(other.ask("lesson", seat=0, lesson="lesson")) == "refused-not-your-seat"
    assert await refusal(page.ask("lesson", seat=0, lesson="no-such-lesson")) == "refused-bad-message"
    assert await refusal(page.ask("lesson", seat=0, lesson="lesson", read="no-such-card")) == "refused-bad-message"
    assert other.table["lesson"] is None, "who only watches is not taught"
