"""What is on a laptop's board can be read, maps show what is played on, and no half of a panel is empty."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import megawatt
from megawatt.bots import bot

from .conftest import LAPTOP, PHONE
from .people import Person, remaining

Someone = Callable[..., Person]
SMALLEST = 11.9
"""Twelve pixels, less what a browser rounds."""
SMALL = """(smallest) => {
  const found = new Set()
  const walk = document.createTreeWalker(document.querySelector('#board'), NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim()
    const within = walk.currentNode.parentElement
    const box = within.getBoundingClientRect()
    if (!/[0-9]/.test(text) || !box.width || within.closest('.unseen, [hidden]')) continue
    const drawn = within.closest('svg') ? within.getScreenCTM().a : 1
    const size = parseFloat(getComputedStyle(within).fontSize) * drawn
    if (size < smallest) found.add(`${text} ${size.toFixed(1)}`)
  }
  return [...found]
}"""
"""Digits on the board that are smaller than this many pixels."""


def after(game: str, plies: int, seats: int = 4, **options: str | bool) -> megawatt.Match:
    """A match of house bots after so many moves, with the first seat to decide."""
    match = megawatt.new(game, seats=seats, seed=5, options=options)
    house = bot("house", match.game, 1)
    while match.ply < plies or match.seat != 0:
        match.play(house.choose(match))
    return match


@pytest.mark.parametrize(("game", "plies"), [("power-grid", 140), ("future-energy", 90), ("barrage", 120)])
@pytest.mark.parametrize("screen", [LAPTOP, {"width": 1440, "height": 900}], ids=["1366", "1440"])
def test_no_digit_is_smaller_than_twelve_pixels(someone: Someone, game: str, plies: int, screen: dict[str, int]) -> None:
    person = someone(viewport=screen)
    person.uploads(after(game, plies))
    person.is_to_decide()
    assert remaining(person.page, lambda: person.page.evaluate(SMALL, SMALLEST)) == []


PLAYED_ON = """() => {
  const frame = document.querySelector('#board .map').getBoundingClientRect()
  const spots = [...document.querySelectorAll('#board [data-city]:not(:has(.out))')].map((each) => each.getBoundingClientRect())
  const [left, right] = [Math.min(...spots.map((each) => each.left)), Math.max(...spots.map((each) => each.right))]
  const [top, bottom] = [Math.min(...spots.map((each) => each.top)), Math.max(...spots.map((each) => each.bottom))]
  const inside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
  return { inside, share: Math.max((right - left) / frame.width, (bottom - top) / frame.height) }
}"""


@pytest.mark.parametrize("board", ["usa", "germany", "japan"])
def test_a_map_shows_the_areas_in_play_as_large_as_it_can(someone: Someone, board: str) -> None:
    person = someone()
    person.uploads(after("power-grid", 60, seats=2, map=board))
    person.is_to_decide()
    shown = person.page.evaluate(PLAYED_ON)
    assert shown["inside"]
    assert shown["share"] > 0.75


def test_while_areas_are_chosen_the_whole_map_is_shown(someone: Someone) -> None:
    match = megawatt.new("power-grid", seats=2, seed=5, options={"map": "usa", "areas": "draft"})
    person = someone()
    person.uploads(match)
    person.page.locator("[data-city]").first.wait_for(state="attached")
    assert person.page.evaluate("() => document.querySelectorAll('#board .titles text').length") >= 6


EMPTY = """() => {
  const panel = document.querySelector('#board .own .panel').getBoundingClientRect()
  const parts = [...document.querySelectorAll('#board .own .side > *, #board .own .wheel')]
  const lowest = Math.max(...parts.map((each) => each.getBoundingClientRect().bottom))
  return (panel.bottom - lowest) / panel.height
}"""


def test_no_half_of_ones_own_company_panel_is_empty(someone: Someone) -> None:
    person = someone(viewport={"width": 1440, "height": 900})
    person.uploads(after("barrage", 120))
    person.is_to_decide()
    person.page.locator("#board .own .incomes").wait_for()
    assert person.page.evaluate(EMPTY) < 0.35


SKY = """() => {
  const frame = document.querySelector('#board .map').getBoundingClientRect()
  return [0.2, 0.4, 0.6, 0.8].map((across) => {
    const x = frame.left + frame.width * across
    const found = [...document.querySelectorAll('#board .map svg path')].filter((each) => {
      const box = each.getBoundingClientRect()
      return box.left <= x && x <= box.right && box.top < frame.top + frame.height * 0.12 && box.bottom > frame.top
    })
    return found.length
  })
}"""


def test_mountains_stand_where_the_sky_was_empty(someone: Someone) -> None:
    person = someone()
    person.uploads(after("barrage", 120))
    person.is_to_decide()
    assert min(person.page.evaluate(SKY)) >= 1


CUT = """() => {
  const board = document.getElementById('board').getBoundingClientRect()
  const players = [...document.querySelectorAll('#board .player')].map((each) => each.getBoundingClientRect())
  return players.map((each) => Math.round(each.bottom - board.bottom)).filter((over) => over > 1)
}"""


@pytest.mark.parametrize("ply", [20, 60, 90, 130])
def test_with_all_modules_everybodys_things_are_in_sight(someone: Someone, ply: int) -> None:
    person = someone(viewport={"width": 1440, "height": 900})
    person.uploads(after("future-energy", ply, module_1=True, module_2=True, module_3=True))
    person.is_to_decide()
    assert person.page.locator("#board .player").count() == 4
    assert remaining(person.page, lambda: list(person.page.evaluate(CUT))) == []


HIDDEN_FUEL = """() => [...document.querySelectorAll('.card:has(> .plate):not(.small)')].filter((card) => {
  const [plate, burns] = ['.plate', '.burns'].map((part) => card.querySelector(part).getBoundingClientRect())
  const icons = [...card.querySelectorAll('.burns svg')].map((icon) => icon.getBoundingClientRect())
  return burns.width && icons.some((icon) => icon.left < plate.right - 1 && icon.top < plate.bottom - 1)
}).map((card) => card.textContent.trim())"""


@pytest.mark.parametrize("screen", [LAPTOP, PHONE, {"width": 1440, "height": 900}, {"width": 844, "height": 390}])
def test_the_number_of_a_plant_leaves_its_fuel_in_sight(someone: Someone, screen: dict[str, int]) -> None:
    match = after("power-grid", 30)
    house = bot("house", match.game, 1)
    while match.game.question(match.state) != "raise" or match.seat != 0:
        match.play(house.choose(match))
    person = someone(viewport=screen)
    person.uploads(match)
    person.is_to_decide()
    person.page.locator(".lot .plate").first.wait_for()
    assert remaining(person.page, lambda: person.page.evaluate(HIDDEN_FUEL)) == []
