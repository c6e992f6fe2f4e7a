"""The log as a story: a line per turn that unfolds, filters, and an end that stays in sight until somebody reads further up."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

import megawatt
from megawatt.bots import bot

from .people import Person, remaining

TOP = "list => list.scrollTop"
AT_END = "list => list.scrollHeight - list.scrollTop - list.clientHeight < 24"


def played(game: str, least: int) -> megawatt.Match:
    """A match between house bots, up to a decision of the first seat."""
    match = megawatt.new(game, seats=3, seed=4)
    house = bot("house", match.game, 1)
    while match.ply < least or match.seat != 0:
        match.play(house.choose(match))
    return match


def story(person: Person) -> Locator:
    return person.page.locator("#log [role=region]")


def comes_to_its_end(person: Person) -> None:
    """The log shows its newest line, at the latest when the page has drawn what was pressed."""
    assert remaining(person.page, lambda: [] if story(person).evaluate(AT_END) else ["the log does not follow"]) == []


def scrolls_up(person: Person) -> None:
    """Turns the wheel up to the first line, again if need be: while lines unfold the log goes back to its end."""
    story(person).hover()

    def follows() -> list[str]:
        if story(person).evaluate(TOP) == 0 and story(person).get_attribute("data-follows") == "false":
            return []
        person.page.mouse.wheel(0, -10_000)
        return ["the log goes back to its end"]

    assert remaining(person.page, follows) == []


def test_a_turn_is_one_line_that_unfolds_into_its_steps(person: Person) -> None:
    person.uploads(played("power-grid", 90))
    bought = person.page.locator("#log li.turn").filter(has_text="buys 2").first
    expect(bought.locator(".steps")).to_have_count(0)
    fold = bought.locator("[aria-expanded]")
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.click()
    expect(bought.locator(".steps li")).not_to_have_count(0)
    expect(person.page.locator("#log")).not_to_contain_text("is done")
    bought.locator(".steps button").first.press("ArrowDown")
    expect(bought.locator(".steps button").nth(1)).to_be_focused()
    person.page.locator("[data-filter=build]").click()
    expect(bought).to_have_count(0)
    expect(person.page.locator("#log li.turn").first).to_contain_text("builds")


def test_the_log_follows_until_somebody_scrolls_up(person: Person) -> None:
    person.uploads(played("power-grid", 90))
    person.is_to_decide()
    comes_to_its_end(person)
    last = person.page.locator("#log .fold").last
    last.click()
    expect(last).to_have_attribute("aria-expanded", "true")
    comes_to_its_end(person)  # what unfolds there is seen
    scrolls_up(person)
    person.plays(person.offered()[0])
    expect(person.page.locator("[data-news]")).to_be_visible()
    assert story(person).evaluate(TOP) == 0
    person.page.locator("[data-news]").click()
    expect(story(person)).to_have_attribute("data-follows", "true")
    expect(person.page.locator("[data-news]")).to_have_count(0)
    comes_to_its_end(person)
