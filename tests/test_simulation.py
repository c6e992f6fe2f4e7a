"""Many games between bots, from Python and from the command line."""

import json
from typing import get_type_hints

import numpy as np
import pytest
from typer.testing import CliRunner

import megawatt
from megawatt.arena.job import Contest
from megawatt.arena.simulation import Simulation, simulate
from megawatt.arena.simulator import EachGame, play_contest
from megawatt.bots import bot
from megawatt.cli.main import app

GAME = megawatt.find("overload")


def run(*arguments):
    return CliRunner().invoke(app, ["simulate", *arguments])


def test_results_add_up():
    outcome = simulate(GAME, 60, 3, seed=4, bots=["house", "random", "random"])
    assert outcome.games == 60
    assert outcome.shortest <= outcome.mean_plies <= outcome.longest
    assert sum(row.wins for row in outcome.results) >= 60
    assert [row.bot for row in outcome.results] == ["house", "random", "random"]


def test_the_same_seed_gives_the_same_results():
    first, second = (simulate(GAME, 40, 2, seed=9, mode="interpreted") for _ in range(2))
    assert first.results == second.results


@pytest.mark.parametrize("bots", [["random", "random", "random"], ["house", "random", "house"]])
@pytest.mark.parametrize(
    "how",
    [{"mode": "compiled"}, {"chunk": 1}, {"chunk": 7}, {"chunk": 1000}, {"processes": 3}, {"processes": 2, "chunk": 3}],
    ids=str,
)
def test_the_games_are_the_same_in_every_mode_chunk_and_number_of_processes(bots, how):
    """Until version 0.1.0 the bots' generator began anew with every chunk, and the modes had chunks of different sizes."""
    one_way = megawatt.simulate("overload", 20, seed=1, bots=bots, mode="interpreted")
    other_way = megawatt.simulate("overload", 20, seed=1, bots=bots, **{"mode": "interpreted", **how})
    assert other_way.results == one_way.results
    for one, other in zip(vars(one_way.each).values(), vars(other_way.each).values(), strict=True):
        assert np.array_equal(one, other)


def test_a_later_seed_gives_the_later_games():
    all_of_them = megawatt.simulate("overload", 6, seats=3, seed=40, mode="interpreted").each
    last = megawatt.simulate("overload", 2, seats=3, seed=44, mode="interpreted").each
    assert np.array_equal(all_of_them.points[4:], last.points)


@pytest.mark.parametrize("game", [game.name for game in megawatt.list_games(all_of_them=True)])
def test_a_match_with_the_same_bots_is_the_same_game(game):
    """Hidden things are redrawn before a bot at a table decides, from another generator than it chooses with."""
    names = ["house", "random"]
    simulated = megawatt.simulate(game, 1, seed=11, bots=names, mode="interpreted")
    match = megawatt.new(game, 2, 11)
    seated = [bot(name, match.game, 11) for name in names]
    while not match.over:
        match.play(seated[match.seat].choose(match))
    assert simulated.plies == match.ply
    assert [row.mean_points for row in simulated.results] == match.scores()
    assert simulated.each.places[0].tolist() == match.ranking()


@pytest.mark.parametrize("bots", [("watt", "kilowatt"), ("random", "watt", "house"), ("search:20", "house")], ids=str)
def test_every_bot_plays_the_games_that_the_arena_plays(bots):
    """Also in batches and processes of any size; a search is compiled whatever the mode."""
    played = simulate(GAME, 3, seed=7, bots=bots, mode="interpreted")
    contests = [Contest("overload", played.options, number, 7 + number, bots, "interpreted") for number in range(3)]
    outcomes = [play_contest(contest) for contest in contests]
    assert played.each.points.tolist() == [[seat.points for seat in outcome.seats] for outcome in outcomes]
    assert played.each.places.tolist() == [[seat.place for seat in outcome.seats] for outcome in outcomes]
    assert played.each.plies.tolist() == [outcome.plies for outcome in outcomes]
    elsewhere = simulate(GAME, 3, bots=bots, seed=7, mode="interpreted", processes=2, chunk=2)
    assert elsewhere.results == played.results


def test_a_search_is_asked_in_every_game(monkeypatch):
    """Not the policy that it plays by until its code is there."""
    from megawatt.bots.search.bot import SearchBot

    considered = []
    monkeypatch.setattr(
        SearchBot, "consider", lambda self, *where, known=SearchBot.consider: considered.append(1) or known(self, *where)
    )
    simulate(GAME, 2, bots=["search:20", "house"], seed=7)
    assert len(considered) >= 2


def test_the_single_games_are_always_there():
    """`outcome.each.points` passes a strict type checker."""
    assert get_type_hints(Simulation)["each"] is EachGame
    assert "each" not in simulate(GAME, 1, 2, mode="interpreted").as_json()


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"games": 0}, "games 0 should be a number of at least 1"),
        ({"processes": 0}, "processes 0 should be a number of at least 1"),
        ({"chunk": 0}, "chunk 0 should be a number of at least 1"),
        ({"bots": ["hose", "random"]}, "did you mean 'house'"),
        ({"game": "overlod"}, "no game is called 'overlod'"),
    ],
    ids=str,
)
def test_bad_arguments_are_refused(wrong, says):
    with pytest.raises(megawatt.OptionError, match=says):
        megawatt.simulate(**{"game": "overload", "games": 1, **wrong})


def test_progress_is_told():
    heard = []
    simulate(GAME, 12, 2, mode="interpreted", progress=heard.append)
    assert heard == [5, 10, 12]


def test_progress_of_slow_bots_is_told_game_by_game():
    heard = []
    simulate(GAME, 3, bots=["kilowatt", "house"], mode="interpreted", progress=heard.append)
    assert heard == [1, 2, 3]


def test_the_command_prints_json():
    printed = json.loads(run("overload", "--games", "20", "--seats", "3", "--seed", "2", "--json").output)
    assert (printed["game"], printed["games"], printed["seats"], printed["seed"]) == ("overload", 20, 3, 2)
    assert len(printed["results"]) == 3


def test_the_command_prints_a_table():
    output = run("overload", "--games", "10", "--bots", "house,random").output
    assert "win rate" in output
    assert "10 games in" in output


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["overlod"], "known: barrage, future-energy, power-grid"),
        (["overload", "--seats", "9"], "for 2 to 4 seats, not 9"),
        (["overload", "--bots", "hose,random"], "did you mean 'house'"),
        (["overload", "--seats", "3", "--bots", "house,random"], "2 bots for 3 seats"),
        (["overload", "--mode", "fast"], "must be one of interpreted, compiled"),
        (["overload", "--option", "fuses"], "should be written name=value"),
        (["overload", "--option", "open_fuse=yes"], "did you mean 'open_fuses'"),
    ],
)
def test_bad_input_is_told_in_one_line(arguments, says):
    result = run(*arguments)
    assert result.exit_code == 2
    assert says in result.output
    assert "Traceback" not in result.output


def test_seeds_of_128_bits_are_played_and_larger_ones_refused():
    largest = 2**128 - 1
    game = megawatt.find("overload")
    outcome = simulate(game, 2, 3, seed=largest - 1)
    assert (outcome.seed, outcome.games) == (largest - 1, 2)
    for seed in (largest, -1):
        with pytest.raises(megawatt.OptionError, match="should be a number from 0 to"):
            simulate(game, 2, 3, seed=seed)
