"""The commands beside `play` and `simulate`: games, check, compile, bench."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import megawatt
from megawatt.cli.main import app
from megawatt.kernel.words import LANGUAGES

MAPS = Path(megawatt.__file__).parent / "games" / "power_grid" / "data" / "maps"


def run(*arguments):
    return CliRunner().invoke(app, list(arguments))


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_game_with_its_options(language):
    output = run("games", "--language", language).output
    for game in megawatt.list_games():
        assert game.name in output
        for option in game.options:
            assert (option.name in output) == option.offered


def test_check_praises_a_good_map():
    result = run("check", str(MAPS / "germany.toml"))
    assert (result.exit_code, "a good map for power-grid" in result.output) == (0, True)


def test_check_tells_which_areas_are_never_in_play_together():
    result = run("check", str(MAPS / "italy.toml"))
    assert result.exit_code == 0
    assert "note: the areas red, green, blue are never in play together: there would be no way to livorno" in result.output


def test_check_explains_every_fault_with_its_line(tmp_path):
    lines = (MAPS / "germany.toml").read_text(encoding="utf-8").splitlines()
    wrong = [line.replace('b = "koeln", cost = 7', 'b = "kolen", cost = -7') for line in lines]
    number = next(i for i, line in enumerate(wrong, 1) if "kolen" in line)
    path = tmp_path / "mine.toml"
    path.write_text("\n".join(wrong), encoding="utf-8")
    result = run("check", str(path))
    assert result.exit_code == 1
    assert f"line {number}: a connection to 'kolen', which is no city; did you mean 'koeln'?" in result.output
    assert f"line {number}: connection aachen-kolen: cost -7 should be a whole number from 0 to 200" in result.output
    assert "2 faults" in result.output


def test_check_reads_match_files_too(tmp_path):
    path = tmp_path / "game.mw"
    megawatt.new("overload", 2, 1).save(str(path))
    assert "a good match file: overload, 2 seats, 0 moves" in run("check", str(path)).output
    path.write_text(path.read_text()[:-20])
    result = run("check", str(path))
    assert (result.exit_code, "line 2: damaged or cut short" in result.output) == (2, True)


@pytest.mark.parametrize(
    ("name", "text", "says"), [("none.toml", None, "no such file"), ("odd.toml", "a = 1", "no file that a game reads")]
)
def test_check_refuses_what_it_cannot_read(tmp_path, name, text, says):
    path = tmp_path / name
    if text is not None:
        path.write_text(text)
    result = run("check", str(path))
    assert (result.exit_code, says in result.output) == (2, True)


def test_compile_fills_the_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("MEGAWATT_CACHE", str(tmp_path))
    result = run("compile", "--game", "overload")
    assert result.exit_code == 0


def test_bench_prints_an_object_with_the_promised_keys():
    printed = json.loads(run("bench", "--game", "overload", "--seats", "2", "--json").stdout)
    assert set(printed) == {
        "game", "seats", "moves_per_second", "games_per_second", "interpreted_moves_per_second", "calibration_steps_per_second",
        "steps_per_move", "state_bytes", "board_bytes", "compile_cold_seconds", "compile_cached_seconds",
    }  # fmt: skip
    assert printed["steps_per_move"] == pytest.approx(
        printed["calibration_steps_per_second"] / printed["moves_per_second"], rel=0.01
    )
    assert printed["state_bytes"] == megawatt.find("overload").State.dtype.itemsize
