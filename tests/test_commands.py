"""The commands beside `play` and `simulate`: games, check, compile, bench."""

import json
import socket
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

import megawatt
from megawatt.bots.search.compilation import STEP
from megawatt.cli.bench import Compiling
from megawatt.cli.main import app
from megawatt.kernel.compilation.cache_marks import is_marked
from megawatt.kernel.compilation.engine import COMPLETE, EVENT_LOG, engine
from megawatt.kernel.match.files import dumps
from megawatt.kernel.text.words import LANGUAGES

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


def hostile_files():
    """Names and contents of files that have brought a reader down."""
    return {
        "deep.mw": b'{"format":' + b"[" * 100_000,
        "deep-objects.mw": b'{"a":' * 100_000,
        "huge-number.mw": b'{"format": ' + b"9" * 5_000 + b"}",
        "binary.mw": bytes(range(256)),
        "deep.toml": b"a = " + b"[" * 30_000,
        "dots.toml": b"a." * 30_000 + b"b = 1",
        "huge-number.toml": b"a = " + b"9" * 3_900,
        "binary.toml": bytes(range(256)),
    }


def refused_in_one_line(*arguments):
    result = run(*arguments)
    assert result.exit_code in (1, 2), result.output
    assert isinstance(result.exception, SystemExit), repr(result.exception)
    assert result.output.strip()
    return result.output


WORDS = st.text(max_size=6) | st.sampled_from(
    [
        "",
        "\0",
        "²",
        "٣",
        "-1",
        "9" * 30,
        "9" * 5_000,
        "x" * 300,
        "\ud800",
        "a.b",
        "..",
        "/",
        "[red]",
        "--",
        "map=",
        "=1",
        "nan",
        "1e400",
    ]
)
COMMANDS = (
    ["check", "{}"], ["check", "{}.toml"], ["check", "{}.mw"], ["verify", "{}"], ["games", "{}"], ["games", "--language", "{}"],
    ["verify", "{file}", "--commitment", "{}"], ["export", "{}", "--database", "sqlite:///{folder}/none.sqlite"],
    ["export", "{}", "--database", "sqlite:///{folder}/game.mw"], ["export", "a", "--database", "{}"],
    ["simulate", "{}", "--games", "1"],
    ["simulate", "overload", "--games", "1", "--seed", "{}"], ["simulate", "overload", "--games", "1", "--seats", "{}"],
    ["play", "--terminal", "{}"], ["play", "--terminal", "--resume", "{}"], ["play", "--terminal", "overload", "--seats", "{}"],
    ["play", "--terminal", "overload", "--seed", "{}"], ["play", "--terminal", "power-grid", "--option", "{}"],
    ["play", "--terminal", "power-grid", "--option", "map={}"], ["play", "--terminal", "power-grid", "--option", "areas={}"],
    ["play", "--terminal", "power-grid", "--option", "round_limit={}"],
)  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("commands")
    megawatt.new("overload", 2, 1).save(str(place / "game.mw"))
    return place


@settings(max_examples=150, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(command=st.sampled_from(COMMANDS), word=WORDS)
def test_no_command_answers_any_word_with_a_traceback(folder, command, word):
    places = {"{}": word, "{file}": str(folder / "game.mw"), "{folder}": str(folder)}
    arguments = list(command)
    for place, text in places.items():
        arguments = [argument.replace(place, text) for argument in arguments]
    result = CliRunner().invoke(app, arguments, env={"XDG_DATA_HOME": str(folder)})
    assert result.exit_code in (0, 1, 2), (arguments, result.output)
    assert result.exception is None or isinstance(result.exception, SystemExit), (arguments, repr(result.exception))


@settings(max_examples=60, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(
    suffix=st.sampled_from([".mw", ".toml"]),
    at=st.integers(0, 400),
    cut=st.integers(0, 40),
    put=st.binary(max_size=6) | st.sampled_from([b"\xff", b"\0", b"[" * 3_000, b"9" * 5_000, b"\xed\xa0\x80"]),
)
def test_no_command_answers_any_file_with_a_traceback(folder, suffix, at, cut, put):
    good = (folder / "game.mw" if suffix == ".mw" else MAPS / "germany.toml").read_bytes()
    path = folder / f"damaged{suffix}"
    path.write_bytes(good[:at] + put + good[at + cut :])
    for command in (["check"], ["verify"]):
        result = run(*command, str(path))
        assert result.exit_code in (0, 1, 2)
        assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)


@pytest.mark.parametrize("name", hostile_files())
def test_a_hostile_file_is_refused_without_a_traceback(tmp_path, name):
    path = tmp_path / name
    path.write_bytes(hostile_files()[name])
    assert name in refused_in_one_line("check", str(path))
    if path.suffix == ".mw":
        refused_in_one_line("play", "--terminal", "--resume", str(path))
    else:
        refused_in_one_line("play", "--terminal", "power-grid", "--option", f"map={path}")


def test_check_ends_on_a_match_that_never_would(tmp_path, monkeypatch):
    monkeypatch.setattr("megawatt.cli.check.REPLAY_SECONDS", 0.3)
    match = megawatt.new("future-energy", 2, 11)
    first = match.legal()[0]
    match.state.target = 25  # a position that no game leads to, and where its first move has no end
    match.position = match.state.save()
    path = tmp_path / "endless.mw"
    path.write_text(dumps(match).splitlines()[0] + "\n" + json.dumps({"ply": 1, "seat": match.seat, "move": first}) + "\n")
    assert "endless.mw: not done after 0.3 s of computing" in refused_in_one_line("check", str(path))
    monkeypatch.setattr("megawatt.cli.verify.REPLAY_SECONDS", 0.3)
    assert "endless.mw: not done after 0.3 s of computing" in refused_in_one_line("verify", str(path))


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "x" * 300 + ".toml"],
        ["play", "--terminal", "power-grid", "--option", "round_limit=²"],
        ["play", "--terminal", "power-grid", "--option", "round_limit=" + "9" * 5_000],
        ["play", "--terminal", "power-grid", "--option", "map=" + "x" * 300 + ".toml"],
        ["play", "--terminal", "power-grid", "--seats", "9" * 30],
        ["simulate", "overload", "--games", "2", "--seats", "9" * 30],
        ["simulate", "overload", "--games", "9" * 30],
        ["simulate", "overload", "--games", "2", "--seed", "9" * 30],
        ["simulate", "overload", "--games", "2", "--seed", "9" * 5_000],
        ["games", "x" * 300],
        ["serve", "--host", "x" * 300],
        ["serve", "--public-url", "http://[x"],
    ],
)
def test_what_cannot_be_is_refused_without_a_traceback(arguments):
    refused_in_one_line(*arguments)


def test_a_folder_that_cannot_be_written_is_told_in_one_line(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert "file" in refused_in_one_line("play", "--no-browser")
    assert "file" in refused_in_one_line(
        "serve", "--database", f"sqlite:///{tmp_path}/file/tables.sqlite", "--port", str(free_port())
    )


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def test_compile_marks_the_cache_that_its_code_lies_in(tmp_path, monkeypatch):
    folder = engine(megawatt.find("overload"), "compiled").cache
    monkeypatch.setenv("MEGAWATT_CACHE", str(tmp_path))  # too late for code that this process has bound already
    result = run("compile", "--game", "overload")
    assert result.exit_code == 0, result.output
    assert all(is_marked(folder, step) for step in (COMPLETE, STEP, EVENT_LOG))


@pytest.mark.parametrize("compiles", ["as if", pytest.param("really", marks=pytest.mark.soak)])
def test_bench_prints_an_object_with_the_promised_keys(monkeypatch, compiles):
    monkeypatch.setattr("megawatt.cli.bench.MEASURED_SECONDS", 0.05)
    monkeypatch.setattr("megawatt.cli.bench.CALIBRATION_STEPS", 1_000_000)
    if compiles == "as if":
        monkeypatch.setattr("megawatt.cli.bench.compile_seconds", lambda game: Compiling(3.0, 2.0, 1.0))
    printed = json.loads(run("bench", "--game", "overload", "--seats", "2", "--json").stdout)
    assert set(printed) == {
        "game", "seats", "moves_per_second", "games_per_second", "interpreted_moves_per_second", "calibration_steps_per_second",
        "steps_per_move", "steps_per_house_playout", "state_bytes", "board_bytes",
        "compile_rules_seconds", "compile_search_seconds", "compile_cached_seconds",
    }  # fmt: skip
    assert printed["steps_per_move"] == pytest.approx(
        printed["calibration_steps_per_second"] / printed["moves_per_second"], rel=0.01, abs=0.06
    )
    assert printed["state_bytes"] == megawatt.find("overload").State.dtype.itemsize
