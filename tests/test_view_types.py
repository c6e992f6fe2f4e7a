"""What a table shows has the shape that its game declares (view_types.py): every key, no other, and every value of its type."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import megawatt
from megawatt.kernel.contract.game import Game

DECLARED = [game for game in megawatt.list_games() if game.View is not None]
TABLES = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in DECLARED for seats in game.seat_counts]
MOST_MOVES = 1500
SELDOM = 11
"""The interval of the positions of a game that are checked, so that all questions come up."""


def has_shape(shown: Any, shape: Any) -> None:
    """Converting checks keys and types and drops unknown keys, so nothing may be missing afterwards."""
    told = msgspec.json.decode(msgspec.json.encode(shown))
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(told, shape))) == told


def test_the_games_of_the_page_declare_what_they_show() -> None:
    assert {game.name for game in DECLARED} >= {"power-grid", "future-energy", "barrage"}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_printed_has_its_declared_shape_with_every_option(game: Game, seats: int) -> None:
    for options in game.sample_options(seats):
        has_shape(game.printed(game.board(seats, game.settle(seats, options))), game.Printed)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_seat_and_a_spectator_see_the_declared_shape_in_a_random_game(game: Game, seats: int) -> None:
    chooser = random.Random(f"{game.name} {seats}")
    for options in chooser.sample(list(game.sample_options(seats)), 2):
        match = megawatt.new(game.name, seats, chooser.randrange(2**40), options)
        while not match.over and match.ply < MOST_MOVES:
            if match.ply % SELDOM == 0:
                _all_see_the_shape(match)
            match.play(chooser.choice(match.legal_actions()))
        _all_see_the_shape(match)


def _all_see_the_shape(match: megawatt.Match) -> None:
    for seat in (*range(match.seats), None):
        has_shape(match.view(seat), match.game.View)
