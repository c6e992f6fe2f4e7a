"""`megawatt analyse` in a terminal."""

import json

import pytest
from typer.testing import CliRunner

import megawatt
from megawatt.cli.main import app
from megawatt.kernel.text.words import LANGUAGES
from tests.analysis.test_analysis import finished


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    path = tmp_path_factory.mktemp("game") / "GAME.mw"
    finished("overload", 3, 4).save(path)
    return path


def run(*words):
    return CliRunner().invoke(app, ["analyse", *map(str, words), "--processes", "1"])


def test_it_tells_chances_people_and_turning_points_in_every_language(game):
    assert run(game, "--keep").exit_code == 0
    for language in LANGUAGES:
        told = run(game, "--language", language)
        assert told.exit_code == 0, told.output
        assert "█" in told.output
        assert "%" in told.output


def test_what_was_kept_is_read_again_and_told_as_json(game):
    first = json.loads(run(game, "--keep", "--json").output)
    assert len(first["people"]) == 3
    assert json.loads(run(game, "--json").output) == first
    assert json.loads(run(game, "--json", "--again", "--seed", "3").output) != first


def test_what_cannot_be_analysed_is_told_in_one_line(game, tmp_path):
    missing = run(tmp_path / "nothing.mw")
    assert missing.exit_code == 2
    assert "there is no such file" in missing.output
    newer = tmp_path / "newer.mw"
    newer.write_text(game.read_text())
    run(newer, "--keep")
    newer.write_text(newer.read_text().replace('"version":1', '"version":7'))
    assert "--again makes a new one" in run(newer).output


@pytest.mark.parametrize(
    ("language", "first"), [("en", "Seat 1 ends with more"), ("de", "Platz 1 am Ende mehr"), ("nl", ""), ("ja", "")]
)
def test_a_better_move_says_what_it_brings_whom_it_leaves_with_less_and_its_price(language, first):
    from megawatt.analysis.report import Decision, Gain, SaidMove
    from megawatt.cli.analyse import Shown

    match = megawatt.new("power-grid", 2, 4)
    move = SaidMove(0, "pass", "pass", {})
    gains = [Gain("cities", 20), Gain("cash", -34), Gain("cities", -15, 1)]
    decision = Decision(3, 0, move, move, 500, 100, 150, gains, [])
    told = list(Shown(match, None, match.game.words(language))._reasons(decision))
    assert len(told) == 3
    assert [text for text in told if "+2.0" in text] == told[:1]
    assert ["-1.5" in text for text in told] == [False, True, False]
    assert ["-3.4" in text for text in told] == [False, False, True]
