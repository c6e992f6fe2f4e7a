"""Whole games against bots by clicking, to the final scoring and beyond."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from .people import BOT, ME, Person

SHORT = {
    "power-grid": {"round_limit": 4},
    "future-energy": {},
    "barrage": {},
}


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_played_by_clicking_and_its_scoring_explained(person: Person, game: str) -> None:
    person.lays_table(game, [ME, BOT], seed=11, options=SHORT[game])
    own = person.plays_on(random.Random(game))
    assert own > 5
    result = person.page.get_by_role("dialog")
    expect(result).to_contain_text("Scoring")
    expect(result).to_contain_text("Bot 2")
    expect(result.locator("svg").first).to_be_visible()


def test_a_game_against_bots_begins_with_two_clicks(person: Person) -> None:
    person.opens()
    person.button("Play against bots").first.click()
    person.is_to_decide()
    assert person.offered()
