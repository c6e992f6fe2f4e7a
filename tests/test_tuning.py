"""Tuning the numbers of a house bot: games between rows of numbers, and the search for a better row."""

import multiprocessing
from argparse import Namespace
from concurrent.futures import ProcessPoolExecutor

import pytest

import megawatt
from megawatt.arena import tuning_games
from megawatt.arena.tuning import Trials, main, one_after_the_other, side_by_side, tune
from megawatt.kernel.compilation.engine import _OneRecord, engine
from megawatt.kernel.contract.bot_parameters import BotParameters
from megawatt.kernel.errors import OptionError
from megawatt.kernel.rng.deal_rng import seed_parts


@pytest.mark.parametrize("game", megawatt.list_games(), ids=lambda game: game.name)
def test_a_row_against_itself_plays_the_games_of_the_house_bot(game):
    eng, b, row = engine(game, "interpreted"), game.board(2, game.settle(2, {})), game.rules.tunable.parameters.now
    places, won, state, blank = [0] * 6, [0, 0], _OneRecord(game.State()), _OneRecord(game.State())
    scratch = [0] * game.actions.count, [0, 0], [0, 0]
    eng.bind(tuning_games.tried_games)(b, state, blank, *scratch, [row, row], seed_parts(5), 5, 2, game.longest, places, won)
    _, _, expected = eng.bot_games(b, ["house", "house"], 2, 5)
    assert won == [60 if expected[number][number] == 1 else 0 for number in range(2)]


def test_a_search_for_better_numbers_finds_them_and_leaves_the_others_alone():
    parameters = BotParameters()
    for name, first in (("hill", 20), ("valley", 40), ("untouched", 7)):
        parameters.number(name, first)

    def measure(rows, opponents, games, seed):
        assert opponents[0] == parameters.first
        return [1 - abs(row[0] - 31) / 100 - abs(row[1] - 25) / 100 for row in rows]

    told = []
    asked = Namespace(generations=40, rows=0, games=1, seed=3, width=1.0)
    found = tune(parameters, ["hill", "valley"], asked, measure, told.append)
    assert found == pytest.approx((31, 25, 7), abs=1)
    assert len([line for line in told if line.startswith("generation")]) == 40
    assert told[-1].split(": ")[1] == " ".join(map(str, found))


def test_processes_side_by_side_measure_what_one_does():
    trials = Trials(megawatt.find("power-grid"))
    now = trials.tunable.parameters.now
    rows = [now, tuple(2 * number for number in now)]
    alone = one_after_the_other(trials)(rows, [now], 16, 7)
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as executor:
        assert side_by_side("power-grid", executor)(rows, [now], 16, 7) == alone


def test_a_game_without_numbers_says_so():
    with pytest.raises(OptionError, match="no numbers to tune"):
        Trials(megawatt.find("overload"))


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["power-gird"], "no game is called 'power-gird'; did you mean 'power-grid'"),
        (["overload"], "overload has no numbers to tune"),
        (["power-grid", "--only", "growht"], "there is no number 'growht'; did you mean 'growth'"),
        (["power-grid", "--processes", "0"], "--processes 0: at least one has to play"),
    ],
)
def test_what_cannot_be_tuned_is_told_in_a_line(monkeypatch, asked, told):
    monkeypatch.setattr("sys.argv", ["tuning", *asked])
    with pytest.raises(SystemExit, match=told):
        main()


def test_without_its_library_tuning_says_what_to_install(monkeypatch):
    monkeypatch.setattr("megawatt.arena.tuning.find_spec", lambda name: None)
    monkeypatch.setattr("sys.argv", ["tuning", "power-grid"])
    with pytest.raises(SystemExit, match=r"pip install 'megawatt\[tuning\]'"):
        main()
