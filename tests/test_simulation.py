"""Many games between bots, from Python and from the command line."""

import json

import pytest
from typer.testing import CliRunner

import megawatt
from megawatt.arena.simulation import simulate
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


def test_progress_is_told():
    heard = []
    simulate(GAME, 12, 2, mode="interpreted", progress=heard.append)
    assert heard == [5, 10, 12]


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
