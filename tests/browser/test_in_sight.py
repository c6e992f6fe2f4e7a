"""What a question asks about is in sight, and nothing on the board covers or cuts what is to be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import PHONE
from .people import BOT, ME, Person, remaining
from .test_steady import asked

Someone = Callable[..., Person]

HIDDEN = """(spots) => {
  const head = document.querySelector('header').getBoundingClientRect().bottom
  const foot = document.getElementById('actions').getBoundingClientRect().top
  return spots.filter((spot) => {
    const { top, height } = spot.getBoundingClientRect()
    return top + height / 2 < head || top + height / 2 > foot
  }).map((spot) => spot.dataset.spot ?? spot.textContent.trim())
}"""
"""Which of these lie below the header or below the sheet with the moves."""

COVERING = """(names) => {
  const boxes = names.map((each) => [each.textContent, each.getBoundingClientRect()])
  return boxes.flatMap(([a, one], at) => boxes.slice(at + 1).filter(([, other]) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4
  ).map(([b]) => `${a} and ${b}`))
}"""
"""Which names lie on each other; the boxes of letters have some empty pixels above and below."""


@pytest.mark.parametrize(("game", "question"), [("future-energy", "crew"), ("power-grid", "buy")])
def test_on_a_phone_what_is_asked_about_is_in_sight(someone: Someone, game: str, question: str) -> None:
    person = someone(viewport=PHONE)
    person.uploads(asked(game, question))
    person.is_to_decide()
    spots = person.page.locator("#board .legal")
    assert spots.count()
    assert remaining(person.page, lambda: spots.evaluate_all(HIDDEN)) == []


def test_a_list_of_sites_shows_the_tiles_that_lie_there(someone: Someone) -> None:
    person = someone(viewport=PHONE)
    match = asked("future-energy", "crew")
    person.uploads(match)
    person.is_to_decide()
    tiles = {site["id"]: site["tile"] for site in match.view(0)["sites"]}
    for move in person.actions.locator('[data-move^="crew "]').all():
        place = (move.get_attribute("data-move") or "").split()[1]
        if tile := tiles[place]:
            expect(move.locator(f"svg.tile.{tile.split('-')[0]}")).to_have_count(1)


@pytest.mark.parametrize("language", ["de", "nl"])
@pytest.mark.parametrize("width", [1366, 1440, 1920])
def test_no_name_of_a_place_covers_another(someone: Someone, language: str, width: int) -> None:
    person = someone(viewport={"width": width, "height": width * 9 // 16}, locale=language)
    person.lays_table("future-energy", [ME, BOT, BOT, BOT])
    person.waits("[data-component=map] text.name")
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    assert person.page.locator("[data-component=map] text.name").evaluate_all(COVERING) == []


@pytest.mark.parametrize("width", [1366, 1440])
def test_german_headings_of_action_boards_stay_in_their_boards(someone: Someone, width: int) -> None:
    person = someone(viewport={"width": width, "height": 900}, locale="de")
    person.uploads(asked("barrage", "turn"))
    person.waits("[data-component=machinery-shop] h3 [data-topic]")
    wide = person.page.locator(".boards .panel h3").evaluate_all(
        """(all) => all.filter((each) => [...each.children].some((child) =>
          child.getBoundingClientRect().right > each.closest('.panel').getBoundingClientRect().right
        )).map((each) => each.textContent)"""
    )
    assert wide == []


def test_a_lost_line_leaves_the_title_its_room_on_a_phone(someone: Someone) -> None:
    person = someone(viewport=PHONE)
    person.lays_table("future-energy", [ME, BOT])
    person.is_to_decide()
    heading = person.page.locator("header h1")
    expect(person.page.locator("header .lost")).to_have_count(0)
    before = heading.bounding_box()
    person.context.set_offline(True)
    person.page.evaluate("dispatchEvent(new Event('offline'))")
    person.waits("header .lost")
    assert heading.bounding_box() == before


def test_a_new_question_is_shown_from_its_beginning(someone: Someone) -> None:
    person = someone(viewport=PHONE)
    match = asked("power-grid", "buy", lambda match: "done" in match.legal())
    person.uploads(match)
    person.is_to_decide()
    person.page.locator("#actions").evaluate("(panel) => panel.scrollTo(0, panel.scrollHeight)")
    assert person.page.locator("#actions").evaluate("(panel) => panel.scrollTop") > 0
    heading = person.actions.locator("h2 span").first.inner_text()
    person.plays("done")
    person.is_to_decide()
    expect(person.actions.locator("h2 span").first).not_to_have_text(heading)
    assert remaining(person.page, lambda: [] if not person.actions.evaluate("(panel) => panel.scrollTop") else ["scrolled"]) == []


def test_on_a_phone_on_its_side_bidding_and_passing_need_no_scrolling(someone: Someone) -> None:
    person = someone(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    match = asked("power-grid", "raise", lambda match: "pass" in match.legal(), seats=4)
    person.uploads(match)
    person.is_to_decide()
    foot = person.actions.bounding_box()
    assert foot is not None
    for move in ("bid ", "pass"):
        button = person.actions.locator(f'[data-move^="{move}"]').first.bounding_box()
        assert button is not None
        assert button["y"] + button["height"] <= foot["y"] + foot["height"]
