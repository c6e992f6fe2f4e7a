"""The numbers of a house bot: declared once, played by as they were and as they are."""

import pytest

import megawatt
from megawatt.bots import bot_names
from megawatt.kernel.contract.bot_parameters import BotParameters
from megawatt.kernel.rules.rule import rule

parameters = BotParameters()
FIRST_UNITS = parameters.number("first-units", 3, now=5)
MARGIN = parameters.number("margin", 1)


@rule
def units_by(parameters):
    return parameters[FIRST_UNITS] + parameters[MARGIN]


def test_a_number_has_a_place_in_two_rows():
    assert (parameters.first, parameters.now) == ((3, 1), (5, 1))
    assert parameters.names == ["first-units", "margin"]
    assert (units_by(parameters.first), units_by(parameters.now)) == (4, 6)


def test_a_name_is_taken_once():
    with pytest.raises(ValueError, match="margin"):
        parameters.number("margin", 2)


@pytest.mark.parametrize("game", megawatt.list_games(), ids=lambda game: game.name)
def test_every_game_still_plays_as_its_house_bot_began(game):
    assert {"house", "house-1"} <= set(game.rules.policies)
    assert "house-1" in bot_names(game)
