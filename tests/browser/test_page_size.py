"""The page stays where it is: in no round of a whole game is it larger than the window, and nothing scrolls it away."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import megawatt
from megawatt.bots import bot

from ..rotations import shown
from .conftest import LAPTOP, PHONE
from .people import Person, remaining

Someone = Callable[..., Person]
SCREENS = {
    "laptop": LAPTOP,
    "desk": {"width": 1440, "height": 900},
    "phone on its side": {"width": 844, "height": 390},
    "phone": PHONE,
}
GAMES = ["power-grid", "future-energy", "barrage"]
LARGER = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement
  const page = document.querySelector('.page')
  const upright = innerWidth < 600
  const end = upright ? Math.max(page.getBoundingClientRect().bottom + scrollY, innerHeight) : innerHeight
  const found = []
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`)
  if (scrollHeight > end + 1) found.push(`the page is ${scrollHeight} px high, and ends at ${end}`)
  if (!upright && scrollY > 0) found.push(`the page is scrolled by ${scrollY} px`)
  if (page.scrollTop > 0) found.push(`the table is scrolled by ${page.scrollTop} px`)
  return found
}"""
"""Held upright, a phone scrolls the page, but not beyond its end."""
PUSH = """() => {
  for (const each of document.querySelectorAll('#actions, #log, #board, header, .history')) {
    each.scrollIntoView({ block: 'start' })
    each.lastElementChild?.scrollIntoView({ block: 'end' })
  }
  if (innerWidth >= 600) scrollBy(0, 5000)
}"""
"""What scrolls a page that can be scrolled."""


def rounds(game: str) -> list[megawatt.Match]:
    """A whole game of house bots: its last moment in every round, and its end."""
    match = megawatt.new(game, seats=4, seed=9)
    house = bot("house", match.game, 1)
    moments: dict[int, int] = {}
    while not match.over:
        moments[match.view()["round"]] = match.ply
        match.play(house.choose(match))
    return [match.at(ply) for ply in moments.values()] + [match]


def larger(person: Person) -> list[str]:
    """What is wrong after everything that may scroll has been scrolled."""
    person.page.evaluate(PUSH)
    return remaining(person.page, lambda: list(person.page.evaluate(LARGER)))


@pytest.mark.parametrize(
    ("game", "screen"),
    shown(
        "pages in every round",
        [(game, screen) for screen in SCREENS for game in GAMES],
        [("power-grid", "phone on its side"), ("future-energy", "desk")],
    ),
)
def test_the_page_is_never_larger_than_the_window(someone: Someone, game: str, screen: str) -> None:
    person = someone(viewport=SCREENS[screen])
    for match in rounds(game):
        person.uploads(match)
        person.waits("#actions h2")
        assert larger(person) == [], f"after {match.ply} moves"
        if (log := person.page.locator(".tabs [data-tab=log]")).is_visible():
            log.click()
        person.waits("#log li.turn, #log li.none")
        assert larger(person) == [], f"after {match.ply} moves, with the log"
        board = person.page.locator(".table").bounding_box()
        assert board is not None
        person.page.mouse.move(board["x"] + 60, board["y"] + 60)
        person.page.mouse.wheel(0, 60_000)
        assert larger(person) == [], f"after {match.ply} moves, with the wheel"
