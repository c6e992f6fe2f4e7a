"""The table in every frame: the board in sight, nothing sideways, letters one can read, one's own things beside the moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Locator

import megawatt
from megawatt.bots import bot

from ..rotations import shown
from .conftest import LAPTOP, PHONE
from .people import BOT, ME, Person, remaining

GAMES = ["power-grid", "future-energy", "barrage"]
ASKED = {"power-grid": "build", "future-energy": "place-line", "barrage": "turn"}
OWN = {"power-grid": "li.you", "future-energy": "[data-player='0']", "barrage": ".own [data-component=wheel]"}
"""What lies in front of a player."""
SIDEWAYS = {"width": 844, "height": 390}
FRAMES = {
    "phone": PHONE,
    "phone on its side": SIDEWAYS,
    "tablet": {"width": 768, "height": 1024},
    "tablet on its side": {"width": 1024, "height": 768},
    "laptop": LAPTOP,
    "very wide": {"width": 2560, "height": 1080},
}
DESKS = {"laptop": LAPTOP, "desk": {"width": 1920, "height": 1080}, "large desk": {"width": 2560, "height": 1440}}
LONG_NAME = "Wilhelmine von Zitzewitz"
SMALLEST = 10.99
"""Letters of 11 pixels, less what is rounded."""
MAPS = ["germany", "korea", "china", "russia", "usa"]
"""A high map, the narrowest, a broad one, a very broad one that is as wide as its place and one that is as high."""
LETTERS = """(least) => {
  const walk = document.createTreeWalker(document.querySelector('#board'), NodeFilter.SHOW_TEXT)
  const found = []
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement
    const text = walk.currentNode.textContent.trim()
    const box = element.getBoundingClientRect()
    if (!text || element.closest('.unseen') || box.width < 2 || box.height < 2) continue
    const matrix = element.closest('svg') && element.getScreenCTM ? element.getScreenCTM() : { a: 1, b: 0 }
    const size = parseFloat(getComputedStyle(element).fontSize) * Math.hypot(matrix.a, matrix.b)
    if (size < least) found.push(`${text}: ${size.toFixed(1)}`)
  }
  return found
}"""


BARE = """() => {
  const board = document.querySelector('#board').getBoundingClientRect()
  const map = document.querySelector('#board [data-component=map]').getBoundingClientRect()
  const things = '.panel, .player, section:not(#board), button, li, [data-component]'
  const isBare = (x, y) => [-16, 0, 16].every((dx) => !document.elementFromPoint(x + dx, y)?.closest(things))
  let longest = 0
  for (let x = map.right + 24; x < board.right - 12; x += 24) {
    let run = 0
    for (let y = board.top + 4; y < board.bottom - 4; y += 8) {
      run = isBare(x, y) ? run + 8 : 0
      longest = Math.max(longest, run)
    }
  }
  return longest / board.height
}"""
"""The longest stretch beside the map on which nothing lies, as a share of the board's height."""

CUT_OFF = """() => {
  const panel = document.querySelector('#actions').getBoundingClientRect()
  const ends = [...document.querySelectorAll('#actions .in-sight button, #actions [data-undo]')]
  return ends.filter((each) => each.getBoundingClientRect().bottom > panel.bottom + 1).map((each) => each.textContent)
}"""
"""What ends a turn or takes it back, and lies below the end of the panel of moves."""

BROKEN = """() => {
  const companies = [...document.querySelectorAll('#board .companies li')]
  for (const good of companies.flatMap((each) => [...each.querySelectorAll('.price b')])) good.textContent = '88'
  return companies.filter((each) => each.clientHeight > 30 || each.scrollWidth > each.clientWidth).map((each) => each.textContent)
}"""
"""Companies whose goods of two digits don't stand on one line."""


@cache
def _position(game: str, seats: int = 4) -> megawatt.Match:
    """A position in which the first seat has its game's usual question, with something on the board."""
    match = megawatt.new(game, seats=seats, seed=12)
    player = bot("house", match.game, 1)
    while not match.over and (match.ply < 60 or match.seat != 0 or match.view(0)["asked"] != ASKED[game]):
        match.play(player.choose(match))
    assert not match.over
    return match


def _sits(someone: Callable[..., Person], game: str) -> Person:
    person = someone(LONG_NAME)
    person.uploads(_position(game))
    person.is_to_decide()
    return person


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_shows_the_board_the_moves_and_ones_own_things(someone: Callable[..., Person], game: str) -> None:
    """Nothing lies sideways, letters on a laptop can be read, and what one owns is in sight while one chooses."""
    person = _sits(someone, game)
    assert remaining(person.page, lambda: list(person.page.evaluate(LETTERS, SMALLEST))) == []
    assert remaining(person.page, lambda: _below(person, f"#board {OWN[game]}")) == []
    assert person.actions.locator("[data-undo]").count() == 1
    assert remaining(person.page, lambda: list(person.page.evaluate(CUT_OFF))) == []
    assert person.page.evaluate(BROKEN) == []
    person.page.set_viewport_size(SIDEWAYS)  # type: ignore[arg-type]
    person.actions.locator(".purse").wait_for()
    for frame, size in FRAMES.items():
        person.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert remaining(person.page, lambda frame=frame: _out_of_sight(person, frame)) == [], frame


def _out_of_sight(person: Person, frame: str) -> list[str]:
    """What a frame does not show as it should."""
    size = FRAMES[frame]
    map_box = person.page.locator("#board [data-component=map]").first.bounding_box()
    moves = person.actions.bounding_box()
    if map_box is None or moves is None:
        return ["the map" if map_box is None else "the moves"]
    seen = min(map_box["y"] + map_box["height"], size["height"]) - max(map_box["y"], 0)
    if moves["x"] < map_box["x"] + map_box["width"]:  # the moves lie below the map, or on it
        seen = min(seen, moves["y"] - map_box["y"])
    needed = min(0.55 * size["height"], 0.95 * map_box["height"])
    wide = person.page.evaluate("document.documentElement.scrollWidth")
    found = {
        f"of the map only {seen} px are seen": frame != "phone" and seen <= needed,
        f"the moves begin at {moves['y']} px": moves["y"] >= 0.75 * size["height"],
        f"the page is {wide} px wide": wide > size["width"],
    }
    return [fault for fault, is_so in found.items() if is_so]


@pytest.mark.parametrize(
    ("game", "seats"),
    shown(
        "tables with few players",
        [("power-grid", 2), ("power-grid", 3), ("future-energy", 2), ("future-energy", 3), ("barrage", 2)],
        [("power-grid", 2), ("future-energy", 3), ("barrage", 2)],
    ),
)
def test_few_players_leave_no_empty_third_beside_the_map(someone: Callable[..., Person], game: str, seats: int) -> None:
    person = someone(LONG_NAME)
    person.lays_table(game, [ME, *[BOT] * (seats - 1)])
    person.waits(f"#board {OWN[game]}")
    for desk, size in DESKS.items():
        person.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert remaining(person.page, lambda: [f"{bare:.2f}"] if (bare := person.page.evaluate(BARE)) > 0.2 else []) == [], desk


def test_six_players_are_all_in_sight_on_a_laptop(someone: Callable[..., Person]) -> None:
    person = someone(LONG_NAME)
    person.uploads(_position("power-grid", 6))
    person.is_to_decide()
    last = "#board [data-component=player-order] li:last-child"
    assert remaining(person.page, lambda: _below(person, last)) == []


def test_a_long_title_makes_no_page_wider_than_a_phone_on_its_side(someone: Callable[..., Person]) -> None:
    person = someone(LONG_NAME, viewport=SIDEWAYS, has_touch=True)
    clock = {"per_turn": 3 * 86_400, "bank": 0}
    person.lays_table("power-grid", [ME, ME], title="The last long evening of the year", clock=clock, absent="wait")
    person.page.locator("#actions h2").wait_for()
    chat = person.page.locator(".tabs [data-chat]")
    assert remaining(person.page, lambda: [] if _ends(chat) <= SIDEWAYS["width"] else [f"the tabs end at {_ends(chat)} px"]) == []
    heights = person.page.locator(".tabs .tab:visible").evaluate_all("all => all.map((each) => each.offsetHeight)")
    assert max(heights) < 48, "a tab has two lines"


def _ends(part: Locator) -> float:
    """Where something ends on the right, in pixels."""
    box = part.bounding_box()
    return float("inf") if box is None else box["x"] + box["width"]


def test_letters_on_every_shape_of_map_can_be_read_on_a_laptop(someone: Callable[..., Person]) -> None:
    person = someone(LONG_NAME)
    for name in MAPS:
        person.lays_table("power-grid", [ME, BOT, BOT, BOT, BOT, BOT], options={"map": name})
        person.waits("#board .names text")
        assert remaining(person.page, lambda: list(person.page.evaluate(LETTERS, SMALLEST))) == [], name


def _below(person: Person, selector: str) -> list[str]:
    """That a thing is not there, or reaches below the end of a laptop's screen."""
    box = person.page.locator(selector).first.bounding_box()
    end = LAPTOP["height"] + 1 if box is None else box["y"] + box["height"]
    return [f"{selector} ends at {end} px"] if end > LAPTOP["height"] else []


def test_links_are_chosen_on_the_map_of_future_energy(someone: Callable[..., Person]) -> None:
    person = _sits(someone, "future-energy")
    offered = len([move for move in _position("future-energy").legal() if move.startswith("place ")])
    assert person.actions.locator("[data-move^='place ']").count() < 4 < offered
    before = person.ply
    link = person.page.locator("#board [data-link][data-spot^='place ']").last
    link.locator(".catch").dispatch_event("click")
    person.insists(before)
