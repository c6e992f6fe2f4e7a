"""The end of a game: the points are counted first, and only then somebody has won."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import megawatt
from megawatt.bots import bot

from .people import Person

COUNTED = ["barrage", "future-energy"]


def finished(game: str) -> megawatt.Match:
    """A game between house bots."""
    match = megawatt.new(game, 3, seed=5)
    house = bot("house", match.game, 1)
    while not match.over:
        match.play(house.choose(match))
    return match


@pytest.mark.parametrize("game", COUNTED)
def test_nobody_has_won_before_the_points_are_counted(someone: Callable[..., Person], game: str) -> None:
    person = someone(reduced_motion="no-preference")
    match = finished(game)
    person.uploads(match)
    person.button("Result").first.click()
    dialog = person.page.locator("dialog[open]")
    expect(dialog.get_by_role("heading", name="Counting the points…")).to_be_visible()
    expect(dialog.locator("[data-places]")).not_to_be_visible()
    dialog.get_by_role("button", name="Show all").click()
    expect(dialog.locator("[data-places]")).to_be_visible()
    expect(dialog.get_by_role("heading", name="Counting the points…")).to_have_count(0)
    won = match.scores()[match.ranking().index(1)]
    expect(dialog.locator("[data-places] .won")).to_contain_text(str(won))


@pytest.mark.parametrize("game", COUNTED)
def test_without_motion_the_count_is_there_at_once(someone: Callable[..., Person], game: str) -> None:
    person = someone()
    person.uploads(finished(game))
    person.button("Result").first.click()
    expect(person.page.locator("dialog[open] [data-places]")).to_be_visible()
