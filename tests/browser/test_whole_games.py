"""Games against bots by clicking, to the final scoring: a short one from the beginning, long ones from their last rounds."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

import megawatt

from ..rotations import shown
from .people import BOT, ME, Person

OPTIONS = {"power-grid": {"round_limit": 3}}
SHORT = ["future-energy"]
LAST_ROUNDS = {"power-grid": 3, "barrage": 4}
"""The round from which a long game is clicked through; the whole of it in `make soak`."""


def explains_its_scoring(person: Person) -> None:
    result = person.page.get_by_role("dialog")
    expect(result).to_contain_text("Scoring")
    expect(result.locator("svg").first).to_be_visible()


@pytest.mark.parametrize("game", shown("games clicked whole", [*SHORT, *LAST_ROUNDS], SHORT))
def test_a_whole_game_is_played_by_clicking_and_its_scoring_explained(person: Person, game: str) -> None:
    person.lays_table(game, [ME, BOT], seed=11, options=OPTIONS.get(game, {}))
    own = person.plays_on(random.Random(game))
    assert own > 5
    expect(person.page.get_by_role("dialog")).to_contain_text("Bot 2")
    explains_its_scoring(person)


@pytest.mark.parametrize(("game", "first"), LAST_ROUNDS.items())
def test_a_long_game_is_clicked_through_its_last_rounds(person: Person, game: str, first: int) -> None:
    match, chooser = megawatt.new(game, seats=2, seed=11, options=OPTIONS.get(game, {})), random.Random(game)
    while match.view()["round"] < first or match.seat != 0:
        match.play(chooser.choice(match.legal_actions()))
    person.uploads(match)
    assert person.plays_on(random.Random(game)) > 2
    explains_its_scoring(person)


def test_every_game_is_clicked_to_its_end() -> None:
    assert {*SHORT, *LAST_ROUNDS} == {game.name for game in megawatt.list_games()}


def test_a_game_against_bots_begins_with_two_clicks(person: Person) -> None:
    person.opens()
    person.button("Play against bots").first.click()
    person.is_to_decide()
    assert person.offered()
