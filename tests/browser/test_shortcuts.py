"""Fewer clicks: several moves at once, taken back at once, the usual move left to the page, and the map closer where one plays."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import LAPTOP, PHONE
from .people import BOT, ME, Person
from .test_playing import FIRST, Someone


def until_asked(player: Person, selector: str) -> None:
    """Plays on, with the first thing offered, until something is there."""
    for _ in range(60):
        player.is_to_decide()
        if player.actions.locator(selector).count():
            return
        before = player.ply
        player.page.mouse.move(1, 1)  # where the page has changed under a resting pointer, presses mean nothing for a moment
        player.actions.locator('[data-shortcut^="open"], [data-move]:not(:disabled)').first.click()
        player.insists(before)
    raise AssertionError(f"{selector} was never offered")


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_fuel_is_bought_by_amount_with_one_click_and_taken_back_with_one(someone: Someone, screen: Any) -> None:
    player = someone(viewport=screen)
    player.lays_table("power-grid", [ME, BOT, BOT], seed=7)
    until_asked(player, '[data-shortcut="buy coal 3"]')
    before = player.ply
    player.actions.locator('[data-shortcut="buy coal 3"]').click()
    player.sees_ply(before + 3)
    player.is_to_decide()
    player.page.locator("[data-undo]").click()
    player.sees_ply(before)


def test_a_plant_is_put_up_and_opened_with_one_click(person: Person) -> None:
    player = person
    player.lays_table("power-grid", FIRST, seed=3)
    player.waits("[data-handover], [data-shortcut]")
    if player.page.locator("[data-handover]").count():
        player.page.locator("[data-handover]").click()
    player.is_to_decide()
    before = player.ply
    player.actions.locator('[data-shortcut^="open"]').first.click()
    player.sees_ply(before + 2)


def test_running_plants_can_be_left_to_the_page(person: Person) -> None:
    player = person
    player.lays_table("power-grid", [ME, BOT], seed=7)
    until_asked(player, ".run")
    player.page.locator("[data-routine]").check()
    expect(player.page.locator(".run")).to_have_count(0)
    expect(player.page.locator("[data-routine]")).to_be_checked()


def test_the_best_route_is_taken_unasked_until_somebody_wants_to_choose_it(person: Person) -> None:
    player = person
    player.lays_table("future-energy", [ME, BOT], seed=7)
    player.is_to_decide()
    routine = player.page.locator('[data-routine="future-energy/question-route"]')
    expect(routine).to_be_checked()
    routine.uncheck()
    until_asked(player, '[data-move="go"]')
    expect(player.actions.locator('[data-move^="step"]').first).to_be_visible()
    routine.check()
    expect(player.actions.locator('[data-move="go"]')).to_have_count(0)
    expect(routine).to_be_checked()


def test_a_list_says_what_lies_at_a_site_and_what_completes_a_contract(person: Person) -> None:
    player = person
    player.lays_table("future-energy", [ME, BOT], seed=7)
    until_asked(player, '[data-move^="crew"]')
    crew = player.actions.locator('[data-move^="crew"]').first
    expect(crew.locator(".seen")).to_contain_text(re.compile(r"oil|gas|coal|nuclear|investor|engineer", re.IGNORECASE))
    expect(crew.locator(".seen svg").first).to_be_visible()
    until_asked(player, '[data-move^="build"]')
    build = player.actions.locator('[data-move^="build"]').first
    expect(build.locator(".seen")).to_contain_text(re.compile(r"completes it: \d+ VP|left on it: \d"))


def test_the_map_comes_closer_where_one_plays(person: Person) -> None:
    person.lays_table("power-grid", [ME, BOT], seed=5, options={"map": "usa"})
    person.is_to_decide()
    cities = person.page.locator("#board [data-city] .city:not(.out)")
    person.page.get_by_role("button", name="Zoom in").first.click()
    frame = person.page.locator("#board svg").first.bounding_box()
    assert frame is not None

    def in_sight(number: int) -> bool:
        box = cities.nth(number).bounding_box()
        middle = box and (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        return bool(middle) and 0 <= middle[0] - frame["x"] <= frame["width"] and 0 <= middle[1] - frame["y"] <= frame["height"]

    seen = sum(in_sight(number) for number in range(cities.count()))
    assert cities.count()
    assert seen >= 0.8 * cities.count()
