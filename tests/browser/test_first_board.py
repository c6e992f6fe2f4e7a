"""The picture of the board that comes with a table's page: where the live map will be, and gone as soon as that is there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Locator

import megawatt
from megawatt.bots import bot

from ..rotations import shown
from .conftest import LAPTOP, PHONE
from .people import Person, remaining

TABLES = [
    ("power-grid", 4, 120, "germany"),
    ("power-grid", 3, 60, "usa"),
    ("power-grid", 4, 60, "china"),
    ("future-energy", 4, 60, ""),
    ("barrage", 4, 100, ""),
    ("barrage", 3, 0, ""),
]
"""Games under way: seats, moves played, and the map where there are several."""
TOUCH = {"has_touch": True, "is_mobile": True}
SCREENS = {
    "laptop": {"viewport": LAPTOP},
    "phone": {"viewport": PHONE, **TOUCH},
    "phone on its side": {"viewport": {"width": 844, "height": 390}, **TOUCH},
    "tablet": {"viewport": {"width": 820, "height": 1180}, **TOUCH},
}
NEAR = 24
"""Pixels: what stands above a map can be a line higher than usual."""


@cache
def _played(game: str, seats: int, plies: int, board: str) -> megawatt.Match:
    match = megawatt.new(game, seats=seats, seed=12, options={"map": board} if board else {})
    house = bot("house", match.game, 1)
    while match.ply < plies:
        match.play(house.choose(match))
    return match


PLACE = "each => { const box = each.getBoundingClientRect(); return [box.x, box.y + scrollY, box.width, box.height] }"
"""Where something lies in the document: a page may have been scrolled to what is asked about already."""


def _box(element: Locator) -> list[float]:
    return list(element.evaluate(PLACE))


def _apart(picture: list[float], live: list[float]) -> list[str]:
    """What is wrong with the place of the live map."""
    near = all(abs(there - here) <= NEAR for there, here in zip(picture, live, strict=True))
    exact = abs(picture[0] - live[0]) <= 2 and abs(picture[2] - live[2]) <= 2
    return [] if near and exact else [f"{picture} and {live}"]


@pytest.mark.parametrize("screen", shown("screens of first boards", SCREENS, ["laptop", "phone"]))
def test_the_picture_lies_where_the_live_map_will_be(someone: Callable[..., Person], screen: str) -> None:
    early = someone(**SCREENS[screen], java_script_enabled=False)
    late = someone(**SCREENS[screen])
    for table in TABLES:
        late.uploads(_played(*table))
        early.page.goto(late.page.url)
        picture = _box(early.page.locator("#first-board .map"))
        late.page.locator("main[aria-busy=false]").wait_for()
        assert late.page.locator("#first-board").count() == 0, table
        live = late.page.locator("#board [data-component=map]")
        assert remaining(late.page, lambda picture=picture, live=live: _apart(picture, _box(live))) == [], table


def test_it_is_never_there_for_whoever_reads_the_board(someone: Callable[..., Person]) -> None:
    person = someone()
    person.uploads(_played("power-grid", 2, 10, "germany"))
    person.page.evaluate("localStorage['megawatt-settings'] = JSON.stringify({ asText: true })")
    person.page.reload()
    person.page.locator("main[aria-busy=false]").wait_for()
    assert person.page.locator("#first-board").count() == 0
    assert person.page.locator("#board svg path").count() == 0
