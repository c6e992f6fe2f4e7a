"""Nothing slides under a hand: fast clicks, answers that take their time, what is pointed at, and a page that stays where it is."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Page, expect

import megawatt
from megawatt.bots import bot
from megawatt.kernel.match.files import loads

from .conftest import LAPTOP
from .people import BOT, ME, OPEN, Person, first_to_decide, sensible

Someone = Callable[..., Person]
PAINT = "document.documentElement.style.opacity = '1'"
SLOW = """(delay) => {
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (data) { setTimeout(() => send.call(this, data), delay) }
}"""
"""The delay of every message of the page, and of its answer, in milliseconds."""

STIRRED = """(frames) => {
  const where = () => [...document.querySelectorAll('#actions button, #actions summary')].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return `${each.textContent.trim()} ${[x, y, width, height].map(Math.round)}`
  }).join('\\n')
  const before = where()
  let left = frames
  const look = () => {
    const now = where()
    if (now !== before) document.documentElement.dataset.stirred = `${before}\n  became\n${now}`
    else if (--left > 0) requestAnimationFrame(look)
    else document.documentElement.dataset.still = ''
  }
  requestAnimationFrame(look)
}"""
"""Watches whether any button of the panel changes place, size or text within a number of frames."""


def asked(game: str, question: str, fits: Callable[[megawatt.Match], bool] = lambda _: True, seats: int = 3) -> megawatt.Match:
    """A match of house bots in which the first seat is asked this."""
    match = megawatt.new(game, seats=seats, seed=4)
    house = bot("house", match.game, 1)
    while not match.over:
        if match.seat == 0 and match.ply > 20 and match.view(0)["asked"] == question and fits(match):
            return match
        match.play(house.choose(match))
    raise AssertionError(f"{game} never asks {question!r}")


def middle(box: FloatRect | None) -> tuple[float, float]:
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def played(person: Person, match: megawatt.Match) -> list[str]:
    """The moves since the match was opened, from the file of the table."""
    table = person.page.url.rsplit("/", 1)[1].split("?")[0]
    answer = person.context.request.get(f"{person.address}/api/tables/{table}/file")
    assert answer.ok, answer.text()
    return list(loads(answer.text()).moves())[match.ply :]


@pytest.mark.parametrize("delay", [0, 100, 300])
def test_fifty_fast_clicks_buy_what_fits_and_do_nothing_else(someone: Someone, delay: int) -> None:
    match = asked("power-grid", "buy", lambda match: "buy coal" in match.legal() and "done" in match.legal())
    person = someone()
    person.page.add_init_script(f"({SLOW})({delay})")
    person.uploads(match)
    person.is_to_decide()
    person.page.evaluate(PAINT)
    where = middle(person.actions.locator('[data-move="buy coal"]').bounding_box())
    person.page.mouse.move(*where)
    for _ in range(50):
        person.page.mouse.down()
        person.page.mouse.up()
        person.page.wait_for_timeout(30)
    expect(person.actions).to_have_attribute("aria-busy", "false")
    moves = played(person, match)
    fits = match.at(match.ply)
    while "buy coal" in fits.legal():
        fits.play("buy coal")
    assert set(moves) == {"buy coal"}
    assert len(moves) <= fits.ply - match.ply
    assert delay or len(moves) == fits.ply - match.ply
    expect(person.actions.locator(".plan")).to_have_count(0)
    expect(person.actions.locator("details[open]")).to_have_count(0)
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(person.actions.locator('[data-move="done"]')).to_be_enabled()


@pytest.mark.parametrize(("game", "question", "move"), [("power-grid", "build", "build "), ("future-energy", "plan", "contract ")])
def test_while_a_move_is_sent_nothing_changes_its_place(someone: Someone, game: str, question: str, move: str) -> None:
    person = someone()
    person.page.add_init_script(f"({SLOW})(1500)")
    person.uploads(asked(game, question, lambda match: any(str(each).startswith(move) for each in match.legal())))
    person.is_to_decide()
    person.waits("#actions h2 [data-topic]")  # the rules come after the moves, and bring their question mark
    button = person.actions.locator(f'[data-move^="{move}"]').first
    person.page.mouse.move(*middle(button.bounding_box()))
    person.page.evaluate(STIRRED, 30)
    before = person.ply
    person.page.mouse.down()
    person.page.mouse.up()
    expect(person.actions).to_have_attribute("aria-busy", "true")
    person.waits("html[data-still], html[data-stirred]")
    assert person.page.locator("html").get_attribute("data-stirred") is None
    person.insists(before)


def test_a_city_that_is_built_keeps_its_line_until_the_pointer_leaves(someone: Someone) -> None:
    person = someone()
    person.uploads(asked("power-grid", "build", lambda match: len([m for m in match.legal() if str(m).startswith("build")]) > 3))
    person.is_to_decide()
    person.page.evaluate(PAINT)
    lines = person.actions.locator("li > button")
    first, last = lines.nth(0), lines.nth(2)
    place, below = first.bounding_box(), last.bounding_box()
    person.page.mouse.move(*middle(place))
    before, text = person.ply, last.get_attribute("data-move")
    person.page.mouse.down()
    person.page.mouse.up()
    person.insists(before)
    expect(lines.nth(0)).to_be_disabled()
    assert lines.nth(0).bounding_box() == place
    line = person.actions.locator(f'[data-move="{text}"]')
    assert not line.count() or line.bounding_box() == below
    person.page.mouse.move(5, LAPTOP["height"] - 5)
    expect(person.actions.locator("li > button:disabled")).to_have_count(0)


def test_deciding_ahead_never_opens_by_itself(someone: Someone) -> None:
    ada, bob = someone("Ada"), someone("Bob")
    path = ada.lays_table("power-grid", [ME, OPEN], seed=3)
    bob.opens(path)
    bob.button("Join the game").click()
    first = first_to_decide(ada, bob)
    second = bob if first is ada else ada
    first.plays(first.offered()[0])
    first.is_to_decide()
    first.plays(next(move for move in first.offered() if move.startswith("bid ")))
    second.is_to_decide()
    raised = next(move for move in second.offered() if move.startswith("bid "))
    first.waits("details.plans")
    second.plays(raised)
    second.waits("h2.waiting")
    second.waits("details.plans")
    for person in (first, second):
        expect(person.actions.locator("details[open]")).to_have_count(0)


@pytest.mark.parametrize("game", ["power-grid", "future-energy", "barrage"])
def test_what_can_be_played_says_what_it_costs_until_the_pointer_leaves(someone: Someone, game: str) -> None:
    """At every question of the first round that is answered on the board."""
    person = someone()
    person.lays_table(game, [ME, BOT])
    person.is_to_decide()
    person.page.evaluate(PAINT)
    tip, chooser, looked = person.page.locator(".tip .move"), random.Random(game), 0
    while looked < 6:
        for spot in reachable(person.page)[:2]:
            person.page.mouse.move(3, 3)
            expect(tip).to_have_count(0)
            person.page.mouse.move(*spot)
            person.page.wait_for_timeout(120)
            assert tip.count() == 1, f"{person.ply} moves: nothing at {spot}"
            looked += 1
        person.plays(sensible(person.offered(), chooser))
        person.is_to_decide()
    expect(tip).to_have_count(0)
    while not (things := person.page.locator("#board .legal[tabindex='0']")).count():
        person.plays(sensible(person.offered(), chooser))
        person.is_to_decide()
    person.page.keyboard.press("b")
    things.last.focus()
    person.page.wait_for_timeout(120)
    assert tip.count() == 1
    person.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def reachable(page: Page) -> list[tuple[float, float]]:
    """Points in the window at which something on the board can be played."""
    found = page.locator("#board .legal").evaluate_all(
        """(all) => all.flatMap((each) => {
          const thing = each.closest('.legal')
          const { left, top, width, height } = each.getBoundingClientRect()
          for (const [across, down] of [[0.5, 0.5], [0.3, 0.3], [0.7, 0.7], [0.3, 0.7], [0.7, 0.3]]) {
            const [x, y] = [left + width * across, top + height * down]
            if (document.elementFromPoint(x, y)?.closest('.legal') === thing) return [[x, y]]
          }
          return []
        })"""
    )
    return [(x, y) for x, y in found]


def press_long(person: Person, spot: tuple[float, float]) -> None:
    """A finger that stays."""
    line = person.context.new_cdp_session(person.page)
    x, y = spot
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    person.page.wait_for_timeout(700)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_that_stays_asks_and_plays_nothing(someone: Someone) -> None:
    person = someone(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    person.uploads(asked("power-grid", "build"))
    person.is_to_decide()
    person.page.evaluate(PAINT)
    press_long(person, reachable(person.page)[0])
    expect(person.page.locator(".tip .move")).to_be_visible()
    expect(person.page.locator("[data-confirm]")).to_have_count(0)
