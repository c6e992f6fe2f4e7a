"""Moves that are seen: pieces travel, bots are played in order and can be skipped, a round ends with its card; or nothing moves."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import megawatt
from megawatt.bots import bot

from .conftest import LAPTOP
from .people import Person, notes_whether

Someone = Callable[..., Person]
MOVING = {"reduced_motion": "no-preference"}
FLYING = ".motion > *"


def prefers(person: Person, **choices: object) -> None:
    """Settings that this browser remembers from before."""
    person.context.add_init_script(
        f"localStorage.getItem('megawatt-settings') ?? localStorage.setItem('megawatt-settings', '{json.dumps(choices)}')"
    )


def before(game: str, is_wanted: Callable[[megawatt.Match, megawatt.Match], bool]) -> megawatt.Match:
    """A match of house bots just before a move of the first seat that is wanted."""
    match = megawatt.new(game, seats=3, seed=4)
    house = bot("house", match.game, 1)
    while not match.over:
        earlier = match.at(match.ply)
        match.play(house.choose(match))
        if earlier.seat == 0 and is_wanted(earlier, match):
            return earlier
    raise AssertionError(f"{game} has no such move")


def ends_fuel(earlier: megawatt.Match, later: megawatt.Match) -> bool:
    """The seat has bought, and others follow."""
    return earlier.view()["asked"] == "buy" and later.seat != 0


LARGE = {"width": 2560, "height": 1440}


@pytest.mark.parametrize(
    ("game", "asked", "screen", "flying"),
    [
        ("power-grid", "buy", LAPTOP, FLYING),
        ("future-energy", "plan", LARGE, '.ghost[style*="--zoom: 1."]'),  # a card is as large on its way as where it lay
        ("barrage", "turn", LAPTOP, FLYING),
    ],
)
def test_pieces_travel_and_the_last_moves_are_ringed(
    someone: Someone, game: str, asked: str, screen: dict[str, int], flying: str
) -> None:
    person = someone(viewport=screen, **MOVING)
    prefers(person, speed="calm")
    verbs = ("buy", "contract", "place")
    match = before(game, lambda earlier, _: earlier.ply > 20 and earlier.view()["asked"] == asked and later_is(earlier, verbs))
    person.uploads(match)
    person.is_to_decide()
    flew = notes_whether(person.page, flying)
    person.page.locator(next(f'[data-move="{move}"]' for move in person.offered() if move.startswith(verbs))).first.click()
    person.waits(flew)
    expect(person.page.locator(FLYING)).to_have_count(0)
    expect(person.page.locator("#board [data-ring]")).not_to_have_count(0)


def later_is(match: megawatt.Match, verbs: tuple[str, ...]) -> bool:
    """Whether such a move can be played now."""
    return any(str(move).startswith(verbs) for move in match.legal())


def sees_bots_played(someone: Someone) -> Person:
    """Somebody whose move the bots have answered, calmly enough to be skipped."""
    person = someone(**MOVING)
    prefers(person, speed="calm")
    person.uploads(before("power-grid", ends_fuel))
    person.is_to_decide()
    could_be_skipped = notes_whether(person.page, "[data-skip]")
    person.plays("done")
    person.waits(could_be_skipped)
    return person


def test_bots_are_played_in_order_and_whoever_acts_is_served(someone: Someone) -> None:
    person = sees_bots_played(someone)
    skip = person.page.locator("[data-skip]")
    shown = person.page.locator("#log li.turn").count()
    person.page.keyboard.press("s")
    expect(skip).to_have_count(0)
    assert person.page.locator("#log li.turn").count() >= shown
    person.is_to_decide()


def test_a_click_ends_the_playing_and_is_served(someone: Someone) -> None:
    person = sees_bots_played(someone)
    person.waits('#actions [data-move^="build"]:not(:disabled)')
    person.plays(next(move for move in person.offered() if move.startswith("build")))
    expect(person.page.locator("[data-skip]")).to_have_count(0)
    expect(person.page.locator("#log li.turn").last).to_contain_text("builds")


def test_nothing_moves_for_those_who_want_no_motion(person: Person) -> None:
    person.uploads(before("power-grid", ends_fuel))
    person.is_to_decide()
    person.plays("done")
    person.is_to_decide()
    expect(person.page.locator("[data-skip]")).to_have_count(0)
    expect(person.page.locator(".motion")).to_have_count(0)
    expect(person.page.locator("#board [data-ring]")).not_to_have_count(0)


def test_the_card_of_a_round_is_closed_at_once_and_opened_again(person: Person) -> None:
    person.uploads(before("power-grid", lambda earlier, later: earlier.view()["round"] < later.view()["round"]))
    person.is_to_decide()
    person.plays(next(move for move in person.offered() if move.startswith("run ")))
    card = person.page.locator("[data-round-card]")
    expect(card).to_contain_text("Powered")
    expect(card.locator("tbody tr")).to_have_count(3)
    person.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    person.page.locator("#log [data-round]").last.click()
    expect(card).to_be_visible()
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)


WITHIN_A_DRAWING = "html[data-drawn-in-every-frame]"
WATCH_DRAWINGS = """() => {
  const note = (element) => {
    if (element.ownerSVGElement) document.documentElement.dataset.drawnInEveryFrame = element.outerHTML.slice(0, 200)
  }
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...given) {
    note(this)
    return animate.apply(this, given)
  }
  document.addEventListener('animationstart', ({ target }) => note(target))
}"""
"""An animation of something within a drawing draws that drawing anew in every frame."""
TRAVELS = {"future-energy": "crew", "barrage": "produce"}
"""Moves after which something travels over the map: the crew drives, water runs."""


@pytest.mark.parametrize("game", ["power-grid", "future-energy", "barrage"])
def test_nothing_within_a_drawing_is_animated_while_a_game_is_played_back(someone: Someone, game: str) -> None:
    person = someone(**MOVING)
    match, ply = played_out(game)
    person.uploads(match)
    person.page.goto(f"{person.page.url}?ply={ply}")
    slider = person.page.locator(".history input[type=range]")
    expect(slider).to_have_value(str(ply))
    person.page.evaluate(WATCH_DRAWINGS)
    travelled = notes_whether(person.page, ".journeys > svg")
    for step in range(1, 13):
        person.page.locator("#board").press("ArrowRight")
        expect(slider).to_have_value(str(ply + step))
    if game in TRAVELS:
        person.waits(travelled)
    expect(person.page.locator(".journeys > svg")).to_have_count(0)
    expect(person.page.locator(FLYING)).to_have_count(0)
    expect(person.page.locator(WITHIN_A_DRAWING)).to_have_count(0)


def played_out(game: str) -> tuple[megawatt.Match, int]:
    """A finished match of house bots, and a moment soon before something travels over its map."""
    match = megawatt.new(game, seats=3, seed=4)
    house = bot("house", match.game, 1)
    while not match.over:
        match.play(house.choose(match))
    wanted = TRAVELS.get(game, "build")
    return match, next(ply for ply, move in enumerate(match.moves()) if ply > 40 and move.startswith(wanted)) - 4
