"""The house bot of every game is worth playing against."""

import pytest

import megawatt
from megawatt.arena.simulation import simulate

GAMES = 250


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("game", [game.name for game in megawatt.list_games()])
def test_a_house_bot_beats_three_random_bots(game, seat):
    bots = ["house" if chair == seat else "random" for chair in range(4)]
    outcome = simulate(megawatt.find(game), GAMES, 4, seed=1, bots=bots, mode="compiled")
    assert outcome.results[seat].win_rate >= 0.95


@pytest.mark.parametrize("game", [game.name for game in megawatt.list_games()])
def test_interpreted_and_compiled_bots_play_the_same(game):
    found, bots = megawatt.find(game), ["house", "random", "house", "random"]
    slow, fast = (simulate(found, 3, 4, seed=5, bots=bots, mode=mode) for mode in ("interpreted", "compiled"))
    assert [row.mean_points for row in slow.results] == [row.mean_points for row in fast.results]
    assert slow.plies == fast.plies
