"""The numbers of a house bot: declared once, played by as they were and as they are."""

import pytest

import megawatt
from megawatt.bots import bot_names
from megawatt.kernel.habits import Habits
from megawatt.kernel.rules import rule

habits = Habits()
FIRST_UNITS = habits.number("first-units", 3, now=5)
MARGIN = habits.number("margin", 1)


@rule
def units_by(habits):
    return habits[FIRST_UNITS] + habits[MARGIN]


def test_a_number_has_a_place_in_two_rows():
    assert (habits.first, habits.now) == ((3, 1), (5, 1))
    assert habits.names == ["first-units", "margin"]
    assert (units_by(habits.first), units_by(habits.now)) == (4, 6)


def test_a_name_is_taken_once():
    with pytest.raises(ValueError, match="margin"):
        habits.number("margin", 2)


@pytest.mark.parametrize("game", megawatt.list_games(), ids=lambda game: game.name)
def test_every_game_still_plays_as_its_house_bot_began(game):
    assert {"house", "house-1"} <= set(game.rules.policies)
    assert "house-1" in bot_names(game)
