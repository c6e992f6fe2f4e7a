"""Moments: what is celebrated, for two seconds, skippable, without motion where somebody wants none; and a victory."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import megawatt
from megawatt.bots import bot

from .people import Person, notes_whether
from .test_motion import MOVING

Someone = Callable[..., Person]
LASTS_MS = 2000


def before(game: str, event: str) -> tuple[megawatt.Match, str]:
    """A match of house bots and the first move of the first seat that makes this happen, to be played by a person."""
    for seed in range(4, 24):
        match = megawatt.new(game, seats=3, seed=seed)
        house = bot("house", match.game, 1)
        while not match.over:
            match.play(house.choose(match))
        for played in match.history():
            if played.seat != 0 or event not in {each.name for each in played.events}:
                continue
            earlier = match.fork(played.ply - 1)
            if len(earlier.legal_actions()) > 1:  # the page makes the only move by itself
                return earlier, earlier.text(match.actions[played.ply - 1])
    raise AssertionError(f"{game} has no {event}")


def last_own_move(game: str, seed: int = 4, winner: bool = True) -> tuple[megawatt.Match, str]:
    """A game of house bots before the move of the first seat that ends it, which that seat wins."""
    for shift in range(60):
        match = megawatt.new(game, seats=2, seed=seed + shift)
        house = bot("house", match.game, 1)
        while not match.over:
            earlier, seat, action = match.fork(), match.seat, house.choose(match)
            match.play(action)
        if seat == 0 and match.ranking() == ([1, 2] if winner else [2, 1]):
            return earlier, earlier.text(action)
    raise AssertionError(f"no game of {game} ends so")


@pytest.mark.parametrize(
    ("game", "event"),
    [("power-grid", "step-begins"), ("future-energy", "contract-completed"), ("barrage", "drops-left")],
)
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_moment_is_shown_for_two_seconds(someone: Someone, game: str, event: str, motion: str) -> None:
    match, move = before(game, event)
    person = someone(reduced_motion=motion)
    person.uploads(match)
    person.is_to_decide()
    seen = notes_whether(person.page, "[data-moment]")  # on a busy machine it may be over before a test looks
    person.plays(move)
    person.waits(seen)
    expect(person.page.locator("[data-moment]")).to_have_count(0)


def test_a_moment_is_gone_with_the_next_press(someone: Someone) -> None:
    match, move = before("power-grid", "step-begins")
    person = someone(**MOVING)
    person.page.clock.install()  # so that two seconds do not pass on a slow machine
    person.uploads(match)
    person.is_to_decide()
    person.page.clock.pause_at(person.page.evaluate("Date.now()") + 60_000)
    person.page.locator(f'#actions [data-move="{move}"]').first.click()
    moment = person.page.locator("[data-moment]")
    for _ in range(40):  # what the page waits for before it shows anything
        person.page.clock.run_for(20)
        if moment.count():
            break
    assert moment.count() == 1
    assert "begins." in moment.inner_text()
    person.page.mouse.click(3, 3)
    expect(moment).to_have_count(0)


def test_the_last_round_lights_up_city_by_city_and_then_the_result_comes(someone: Someone) -> None:
    match, move = last_own_move("power-grid")
    person = someone(**MOVING)
    person.uploads(match)
    person.is_to_decide()
    person.plays(move)
    lights = person.page.locator("#board .light.coming")
    lights.first.wait_for(state="attached")
    assert lights.count() >= 10
    delays = lights.evaluate_all("all => all.map((each) => parseFloat(getComputedStyle(each).animationDelay))")
    assert len(set(delays)) == len(delays)
    assert max(delays) * 1000 < LASTS_MS
    assert person.page.get_by_role("dialog").count() == 0
    person.page.keyboard.press("Shift")  # skipped: the result is there, and the cities stay lit
    person.page.get_by_role("dialog").wait_for()
    expect(person.page.locator("#board .light")).not_to_have_count(0)
    expect(person.page.locator("#board .light.coming")).to_have_count(0)


@pytest.mark.parametrize("game", ["power-grid", "future-energy"])
def test_whoever_has_won_is_told_so(someone: Someone, game: str) -> None:
    match, move = last_own_move(game)
    person = someone()
    person.uploads(match)
    person.is_to_decide()
    person.plays(move)
    dialog = person.page.get_by_role("dialog")
    dialog.wait_for()
    expect(dialog.locator("[data-you-win]")).to_contain_text("You win!")
    expect(dialog.get_by_role("heading", name="You win!")).to_be_visible()


def test_whoever_has_lost_is_not_congratulated(someone: Someone) -> None:
    match, move = last_own_move("power-grid", winner=False)
    person = someone()
    person.uploads(match)
    person.is_to_decide()
    person.plays(move)
    person.page.get_by_role("dialog").wait_for()
    expect(person.page.get_by_role("dialog")).to_contain_text("Bot 2")
    expect(person.page.locator("[data-you-win]")).to_have_count(0)
