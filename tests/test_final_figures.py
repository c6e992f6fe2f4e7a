"""Charts end with the points that decide the game."""

from __future__ import annotations

import pytest

import megawatt
from megawatt.bots import bot
from megawatt.kernel.contract.registry import games
from megawatt.kernel.match.match import Match
from megawatt.server.tables.figures import figures

WITH_POINTS = {"future-energy": "points", "barrage": "points"}


def finished(name: str) -> Match:
    """A game between house bots."""
    match = megawatt.new(name, 3, seed=5)
    house = bot("house", match.game, 1)
    while not match.over:
        match.play(house.choose(match))
    return match


@pytest.mark.parametrize("name", sorted(WITH_POINTS))
def test_the_chart_of_points_ends_with_the_final_scoring(name: str) -> None:
    match = finished(name)
    told = figures(match)
    assert WITH_POINTS[name] in told.names
    assert list(told.rounds[-1].values[WITH_POINTS[name]]) == match.scores()


def test_every_game_that_scores_is_looked_at() -> None:
    assert set(WITH_POINTS) <= {game.name for game in games()}
