"""Nothing lies on what is asked: round cards, rules and pieces on their way, at a desk and on a phone; and panels stay in place."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import megawatt
from megawatt.bots import bot

from ..rotations import shown
from .people import Person, remaining
from .test_motion import MOVING, before
from .test_page_size import SCREENS
from .test_steady import PAINT, asked

Someone = Callable[..., Person]
COVERED = """() => {
  const panel = document.querySelector('#actions')
  const { top, bottom } = panel.getBoundingClientRect()
  const found = []
  for (const each of panel.querySelectorAll('h2, button:not(.grip)')) {
    const box = each.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (box.width < 2 || box.top < Math.max(top, 0) || box.bottom > Math.min(bottom, innerHeight)) continue
    const there = document.elementFromPoint(x, y)
    if (!there?.closest('#actions')) found.push(`${each.textContent.trim()} lies under ${there?.outerHTML.slice(0, 80)}`)
  }
  const board = document.querySelector('#board').getBoundingClientRect()
  if (board.width < innerWidth * 0.45) found.push(`the board is ${board.width} px wide`)
  for (const each of document.querySelectorAll('[data-round-card], .rule-panel')) {
    const box = each.getBoundingClientRect()
    if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`a card reaches out of the window: ${[box.left, box.top, box.right, box.bottom]}`)
  }
  return found
}"""


@pytest.mark.parametrize("screen", shown("cards on every screen", [*SCREENS], ["phone", "phone on its side"]))
def test_round_cards_and_rules_leave_what_is_asked_in_sight(someone: Someone, screen: str) -> None:
    person = someone(viewport=SCREENS[screen])
    person.uploads(before("power-grid", lambda earlier, later: earlier.view()["round"] < later.view()["round"]))
    person.is_to_decide()
    person.page.evaluate(PAINT)
    person.plays(next(move for move in person.offered() if move.startswith("run ")))
    person.waits("[data-round-card] tbody tr")
    person.is_to_decide()
    assert remaining(person.page, lambda: list(person.page.evaluate(COVERED))) == []
    topic = person.actions.locator("h2 [data-topic]")
    topic.click()
    person.waits(".rule-panel")
    assert remaining(person.page, lambda: list(person.page.evaluate(COVERED))) == []
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".rule-panel")).to_have_count(0)


def test_the_analysis_is_seen_although_a_rule_was_open(someone: Someone) -> None:
    person = someone()
    match = megawatt.new("future-energy", seats=2, seed=4)
    house = bot("house", match.game, 1)
    while not match.over:
        match.play(house.choose(match))
    person.uploads(match)
    person.page.evaluate(PAINT)
    person.page.locator("#board [data-topic]").first.click()
    person.waits(".rule-panel")
    person.actions.locator("[data-analysis]").click()
    person.waits(".analysis *")
    assert person.page.evaluate(
        """() => {
          const { left, top, width, height } = document.querySelector('.analysis').getBoundingClientRect()
          return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.analysis') !== null
        }"""
    )


def test_pieces_on_their_way_pass_below_the_sheet_of_moves(someone: Someone) -> None:
    person = someone(viewport=SCREENS["phone"], **MOVING)
    person.uploads(asked("power-grid", "buy", lambda match: "buy coal" in match.legal()))
    person.is_to_decide()
    person.plays("buy coal")
    person.waits(".motion")
    layer, sheet, top = (
        int(person.page.locator(selector).evaluate("(each) => getComputedStyle(each).zIndex"))
        for selector in (".motion", "#actions", ".top")
    )
    assert layer < top < sheet


def test_a_pass_is_in_sight_on_a_phone(someone: Someone) -> None:
    person = someone(viewport=SCREENS["phone"])
    person.uploads(asked("power-grid", "raise"))
    person.is_to_decide()

    def cut() -> list[str]:
        box = person.actions.locator('[data-move="pass"]').bounding_box()
        end = SCREENS["phone"]["height"] + 1 if box is None else box["y"] + box["height"]
        return [f"it ends at {end} px"] if end > SCREENS["phone"]["height"] else []

    assert remaining(person.page, cut) == []


PLACES = """() => [...document.querySelectorAll('#board .boards .panel')].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect()
  return [x, y, width, height].map(Math.round).join()
})"""


@pytest.mark.parametrize("screen", ["laptop", "desk"])
def test_the_boards_of_barrage_keep_their_places_between_turns(someone: Someone, screen: str) -> None:
    person = someone(viewport=SCREENS[screen])
    person.uploads(asked("barrage", "turn", lambda match: any(str(move).startswith("bank") for move in match.legal())))
    person.is_to_decide()
    person.waits("#board .amounts button")
    mine = person.page.evaluate(PLACES)
    person.page.locator("#board .amounts button").first.click()
    sure, picked = (person.page.locator(f"#board {each}").bounding_box() for each in (".sure", ".picked"))
    assert sure is not None
    assert picked is not None
    assert picked["y"] + picked["height"] <= sure["y"] + 1
    assert person.page.evaluate(PLACES) == mine
    person.slider.fill(str(person.ply - 1))
    expect(person.page.locator("#board .amounts")).to_have_count(0)
    assert person.page.evaluate(PLACES) == mine
