"""Analysis after the game, hints during it, and puzzles, as people see them."""

from __future__ import annotations

from playwright.sync_api import expect

import megawatt
from megawatt.bots.search.compilation import compile_game

from .people import BOT, ME, Person


def test_a_finished_game_is_analysed_and_the_chart_moves_the_board(person: Person) -> None:
    compile_game(megawatt.find("overload"))
    person.lays_table("overload", [BOT, BOT], seed=3)
    page = person.page
    page.locator("[data-over]").wait_for()
    page.reload()  # who was there when the game ended has its result before them
    page.locator("[data-analysis]").click()
    page.locator("[data-begin]").click()
    panel = page.locator("[data-analysis-panel]")
    expect(panel.get_by_role("table")).to_be_visible()
    last = person.ply
    panel.get_by_role("slider").fill("1")
    expect(person.slider).to_have_attribute("aria-valuetext", f"Move 1 of {last}")


def test_a_hint_names_good_moves_and_one_can_be_played(person: Person) -> None:
    compile_game(megawatt.find("overload"))
    person.lays_table("overload", [ME, BOT], seed=2)
    page = person.page
    page.locator("[data-hint]").click()
    best = page.locator("[data-hinted]").first
    expect(best).to_contain_text("%")
    before = person.ply
    best.click()
    expect(page.locator("[data-hinted]")).to_have_count(0)
    expect(person.slider).not_to_have_attribute("max", str(before))


def test_the_puzzle_of_the_day_is_solved_or_shown(person: Person) -> None:
    person.opens()
    page = person.page
    page.locator("[data-daily] a.primary").click()
    page.locator("[data-show]").click()
    verdict = page.locator("[data-solved]")
    expect(verdict).to_contain_text("Best:")
    expect(page.locator("li.best")).to_contain_text("%")
