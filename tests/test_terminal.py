"""The terminal table: everything a person can type, read from a pipe as well as from a keyboard."""

from __future__ import annotations

import io
import random
import shlex
import subprocess
import sys
from itertools import cycle, product
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from typer.testing import CliRunner, Result

import megawatt
from megawatt.bots import bot
from megawatt.cli.common import parse_options
from megawatt.cli.main import app
from megawatt.cli.terminal import play_in_terminal
from megawatt.kernel.compilation.engine import Engine
from megawatt.kernel.errors import OptionError
from megawatt.kernel.rules.records import Record
from megawatt.kernel.text.words import LANGUAGES

from .rotations import shown

GAME = megawatt.list_games()[0]
HOUSE_WORDS = Path(megawatt.__file__).parent / "words"
SPOKEN = [name for name in LANGUAGES if all((folder / f"{name}.ftl").exists() for folder in (HOUSE_WORDS, GAME.folder / "words"))]
MAPS = ("germany", "usa", "korea", "australia", "south-africa", "middle-east", "spain-portugal")
SHORT = ("--option", "introductory=yes", "--seats", "2", "--seed", "5", "--bots", "random")


@pytest.fixture(autouse=True)
def own_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Matches are kept in a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def play(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["play", "--terminal", *arguments], input=typed)


def kept(folder: Path) -> Path:
    """The one match kept in this test."""
    (found,) = (folder / "data").rglob("*.mw")
    return found


def typed_game(match: megawatt.Match, seat: int, opponent: str, most: int | None = None, numbers: bool = False) -> list[str]:
    """What a person on this seat types who plays like the opponents, up to `most` decisions or the end."""
    own, others = bot(opponent, match.game, 99), {}
    for other in range(match.seats):
        others[other] = bot(opponent, match.game, match.seed)
    lines: list[str] = []
    while not match.over and (most is None or len(lines) < most):
        deciding = own if match.seat == seat else others[match.seat]
        action = deciding.choose(match)
        if match.seat == seat:
            lines.append(number_of(match, action) if numbers else match.text(action))
        match.play(action)
    return lines


def number_of(match: megawatt.Match, action: int) -> str:
    """The number to type for a move: its place in the list, or the amount of a bid."""
    listed = [move for move in match.legal() if not move.startswith("bid ")]
    move = match.text(action)
    return str(listed.index(move) + 1) if move in listed else move.removeprefix("bid ")


# A whole game


def test_a_whole_game_can_be_typed(own_folders: Path) -> None:
    match = megawatt.new(GAME.name, 2, 5, {"introductory": True})
    lines = typed_game(match, 0, "random")
    result = play(*SHORT, typed="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    assert "The game is over." in result.output
    assert ("You win!" in result.output) == (match.ranking()[0] == 1)
    assert megawatt.load(kept(own_folders)).digest() == match.digest()


def test_a_whole_game_can_be_played_by_numbers(own_folders: Path) -> None:
    match = megawatt.new(GAME.name, 2, 5, {"introductory": True})
    lines = typed_game(match, 0, "random", numbers=True)
    assert all(line.isdigit() for line in lines)
    result = play(*SHORT, typed="\n".join(lines) + "\n")
    assert "The game is over." in result.output
    assert megawatt.load(kept(own_folders)).digest() == match.digest()


def test_bots_can_be_watched() -> None:
    result = play(*SHORT, "--watch")
    assert result.exit_code == 0
    assert "watch them play" in result.output
    assert "Bot 1 wins!" in result.output or "Bot 2 wins!" in result.output


def test_two_people_share_the_keyboard() -> None:
    result = play("--seats", "2", "--seed", "5", "--bots", "human", typed="nominate 4\nbid 4\npass\n")
    assert "Seat 1, your move" in result.output
    assert "Seat 2, your move" in result.output
    assert "--bots human" in result.output


@pytest.mark.parametrize("language", SPOKEN)
def test_every_language_can_be_played(language: str) -> None:
    lines = typed_game(megawatt.new(GAME.name, 2, 5, {"introductory": True}), 0, "random", most=40)
    commands = ["help", "moves", "log", "board", "undo", "pass", "999", *lines, "undo", "log", "quit"]
    result = play(*SHORT, "--language", language, typed="\n".join(commands) + "\n")
    assert result.exit_code == 0, result.exception
    assert result.exception is None
    assert ("--language" in result.output) == (language != "en")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("“fly”. Possible:", "After “bid” comes a number from 0 to 2047, not “much”.", "Did you mean “essen”?")),
        ("de", ("„fly“. Möglich:", "Nach „bid“ kommt eine Zahl von 0 bis 2047, nicht „much“.", "Meinst du „essen“?")),
        ("nl", ("“fly”. Mogelijk:", "Na “bid” komt een getal van 0 tot 2047, niet “much”.", "Bedoel je “essen”?")),
        ("ja", ("「fly」で始まる", "「bid」の後は0から2047までの数です。", "「essen」のことですか？")),
    ],
)
def test_unreadable_moves_are_refused_in_the_readers_language(language: str, told: tuple[str, ...]) -> None:
    result = play(*SHORT, "--language", language, typed="fly\nbid much\nbuild esen\nquit\n")
    assert result.exit_code == 0, result.exception
    for sentence in told:
        assert sentence in result.output


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "After “bid” comes a number from 3 to 50, not “3 lots”."),
        ("de", "Nach „bid“ kommt eine Zahl von 3 bis 50, nicht „3 lots“."),
        ("nl", "Na “bid” komt een getal van 3 tot 50, niet “3 lots”."),
        ("ja", "「bid」の後は3から50までの数です。「3 lots」ではありません。"),
    ],
)
def test_what_is_no_amount_is_refused_with_those_that_are_possible_now(language: str, told: str) -> None:
    result = play(*SHORT, "--language", language, typed="nominate 3\nbid\nbid 3 lots\nbid 51\nbid 9000\nquit\n")
    assert result.exit_code == 0, result.exception
    assert told in result.output
    assert told.replace("3 lots", "9000") in result.output
    assert "2047" not in result.output


# Undo, save, quit, resume


def test_undo_takes_back_ones_own_last_decision_with_all_that_bots_did_since(own_folders: Path) -> None:
    match = megawatt.new(GAME.name, 2, 5, {"introductory": True})
    lines = typed_game(match, 0, "random", most=4)
    played = play(*SHORT, typed="\n".join([*lines, "undo", "quit"]) + "\n")
    after = megawatt.load(kept(own_folders))
    assert f"Taken back: {lines[-1]}" in played.output
    assert after.seat == 0
    assert after.ply < match.ply
    assert [move for ply, move in enumerate(after.moves()) if after.seat_at(ply) == 0] == lines[:-1]


def test_after_undo_the_bots_answer_as_before(own_folders: Path) -> None:
    match = megawatt.new(GAME.name, 2, 5, {"introductory": True})
    lines = typed_game(match, 0, "random", most=6)
    doubled = [word for line in lines for word in (line, "undo", line)]
    play(*SHORT, typed="\n".join([*lines, "quit"]) + "\n")
    once = megawatt.load(kept(own_folders)).moves()
    kept(own_folders).unlink()
    play(*SHORT, typed="\n".join([*doubled, "quit"]) + "\n")
    assert megawatt.load(kept(own_folders)).moves() == once


def test_there_may_be_nothing_to_undo() -> None:
    assert "You have nothing to take back" in play(*SHORT, typed="undo\n").output


def test_save_writes_a_file_that_resumes(own_folders: Path) -> None:
    path = own_folders / "new folder" / "mine.mw"
    assert f"Saved to {path}." in play(*SHORT, typed=f"1\nsave {path}\n").output
    assert megawatt.load(path).ply > 0
    assert f"Resumed {path}" in play("--resume", str(path), "--bots", "random").output


def test_a_file_that_cannot_be_written_is_no_catastrophe(own_folders: Path) -> None:
    result = play(*SHORT, typed=f"save {own_folders}\nsave\n")
    assert f"Can't save to {own_folders}" in result.output
    assert "Saved to" in result.output


@pytest.mark.parametrize("leaving", ["quit\n", "q\n", "exit\n", ""])
def test_leaving_keeps_the_match_and_says_how_to_resume(own_folders: Path, leaving: str) -> None:
    result = play(*SHORT, typed="1\n" + leaving)
    path = kept(own_folders)
    assert result.exit_code == 0
    (typed,) = [line.strip() for line in result.output.splitlines() if line.strip().startswith("megawatt play")]
    assert typed == f"megawatt play --terminal --resume {path} --bots random"
    resumed = CliRunner().invoke(app, shlex.split(typed)[1:], input="quit\n")
    assert f"Resumed {path}" in resumed.output
    before = megawatt.load(path)
    again = play("--resume", str(path), "--bots", "random", typed="20\nquit\n")
    assert again.exit_code == 0
    after = megawatt.load(path)
    assert after.moves()[: before.ply] == before.moves()
    assert after.ply > before.ply


def test_an_interrupt_leaves_cleanly_and_keeps_whole_moves(own_folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = megawatt.new(GAME.name, 2, 5)
    path = own_folders / "interrupted.mw"

    def interrupted(engine: Engine, board: Record, state: Record, action: int) -> None:
        state.seat = 1 - state.seat  # type: ignore[attr-defined]
        raise KeyboardInterrupt

    monkeypatch.setattr(Engine, "apply_with_events", interrupted)
    screen = io.StringIO()
    play_in_terminal(match, set(), {0: "random", 1: "random"}, "en", Console(file=screen, width=100), path)
    monkeypatch.undo()
    assert "The match is kept in" in screen.getvalue()
    assert megawatt.load(path).ply == 0


def test_without_a_path_the_match_is_kept_on_leaving_only(own_folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    screen = io.StringIO()
    play_in_terminal(megawatt.new(GAME.name, 2, 5), {0}, {1: "random"}, "en", Console(file=screen, width=100), None)
    assert megawatt.load(kept(own_folders)).ply > 0


# What cannot be done


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("bild essen", "No move and no command begins with “bild”. Did you mean “build”?"),
        ("hlep", "Did you mean “help”?"),
        ("nominate 99", "“99” doesn't fit after “nominate”."),
        ("build essen", "That isn't the question right now."),
        ("pass", "In the first round, everybody must buy a plant."),
        ("999", "There's no move 999 in the list"),
        ("0", "There's no move 0 in the list"),
        ("²", "No move and no command begins with “²”."),
    ],
)
def test_what_cannot_be_played_is_explained_and_changes_nothing(own_folders: Path, typed: str, told: str) -> None:
    result = play("--seats", "2", "--seed", "5", "--bots", "human", typed=f"{typed}\nquit\n")
    assert told in result.output
    assert megawatt.load(kept(own_folders)).ply == 0


def test_an_amount_may_be_typed_as_a_bare_number(own_folders: Path) -> None:
    result = play("--seats", "2", "--seed", "5", "--bots", "human", typed="nominate 4\n7\nbid 5\nquit\n")
    assert "bid 5: Bid at least" in result.output
    assert megawatt.load(kept(own_folders)).moves() == ["nominate 4", "bid 7"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["nothing-like-it"], "no game is called 'nothing-like-it'"),
        (["--bots", "hose"], "no bot of power-grid is called 'hose'; did you mean 'house'?"),
        (["--bots", "house,house", "--seats", "6"], "--bots names 2 for 5 seats"),
        (["--option", "map"], "option 'map' should be written name=value"),
        (["--option", "map=germany", "--option", "map=usa"], "option 'map' is given twice"),
        (["--option", "map=garmany"], "did you mean 'germany'?"),
        (["--seat", "4"], "this table has seats 0 to 3"),
        (["--seats", "12"], "not 12"),
        (["--seed", "-1"], "seed -1 should be a number"),
        (["--language", "fr"], "no words in 'fr'"),
        (["--resume", "/nowhere/at-all.mw"], "cannot be read"),
        (["--resume", "x.mw", "--seed", "0"], "--seed was agreed when the match in x.mw began"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_in_one_line(arguments: list[str], told: str) -> None:
    result = play(*arguments)
    assert result.exit_code == 2
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1


# The defaults


def test_bots_named_one_by_one_decide_the_number_of_seats() -> None:
    assert "Bot 3" in play("--bots", "random,random").output
    assert "Bot 4" not in play("--bots", "random,random").output


def test_four_seats_or_the_nearest_number() -> None:
    assert GAME.usual_seats == 4
    for allowed, nearest in ((range(2, 4), 3), (range(5, 9), 5), (range(3, 6, 2), 3)):
        assert type("Other", (type(GAME),), {"seat_counts": allowed})().usual_seats == nearest


def test_options_are_written_name_equals_value() -> None:
    assert parse_options(["map=usa", "areas=a,b=c"]) == {"map": "usa", "areas": "a,b=c"}
    assert parse_options(None) == {}


def test_people_and_bots_must_fill_the_table() -> None:
    with pytest.raises(OptionError, match="once each"):
        play_in_terminal(megawatt.new(GAME.name, 3, 1), {0}, {1: "random"}, "en", Console(file=io.StringIO()), None)


def test_the_command_starts_without_numba() -> None:
    source = "import sys, megawatt.cli.main, megawatt.cli.terminal, megawatt; megawatt.list_games(); print('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True).stdout.strip() == "False"


# Bots that decide at once; those that think are tested in tests/bots.

AT_ONCE = ["random", "house", "kilowatt"]


@pytest.mark.parametrize("name", AT_ONCE)
def test_a_bot_chooses_a_legal_move_and_leaves_the_match_alone(name: str) -> None:
    match = megawatt.new(GAME.name, 4, 11)
    player = bot(name, GAME, 3)
    while match.ply < 120 and not match.over:
        before = match.digest()
        chosen = player.choose(match)
        assert chosen in match.legal_actions()
        assert match.digest() == before
        assert player.choose(match) == chosen
        match.play(chosen)


@pytest.mark.parametrize("name", AT_ONCE)
def test_no_bot_sees_what_its_seat_cannot_know(name: str) -> None:
    match = megawatt.new(GAME.name, 3, 12)
    player = bot(name, GAME, 4)
    while match.ply < 60 and not match.over:
        chosen = player.choose(match)
        other = match.fork()
        GAME.rules.resample(other.board, other.state, other.seat, [match.ply + 1, 77])
        assert player.choose(other) == chosen
        match.play(chosen)


# The drawing


def random_positions(options: dict[str, object], seats: int, seed: int) -> list[megawatt.Match]:
    """A few moments of one random game, from the first to the last."""
    match, chance = megawatt.new(GAME.name, seats, seed, options), random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal_actions()))
    return [match.at(ply) for ply in sorted({0, match.ply, *chance.sample(range(match.ply), 5)})]


WIDTHS = (80, 100, 120)


@pytest.mark.parametrize(
    ("map_id", "width"), shown("widths of drawings", product(MAPS, WIDTHS), set(zip(MAPS, cycle(WIDTHS), strict=False)))
)
def test_the_drawing_stays_within_the_width(map_id: str, width: int) -> None:
    positions = random_positions({"map": map_id}, 2 + MAPS.index(map_id) % 5, seed=width)
    for language in SPOKEN:
        words = GAME.words(language)
        for match in positions:
            screen = io.StringIO()
            Console(file=screen, width=width).print(GAME.draw(match.view(match.seat), words))
            assert max(cell_len(line) for line in screen.getvalue().splitlines()) <= width


def test_the_drawing_of_drafted_cities_and_big_plants() -> None:
    for match in random_positions({"deck": "variant-3", "areas": "draft"}, 3, seed=1):
        screen = io.StringIO()
        Console(file=screen, width=80).print(GAME.draw(match.view(match.seat), GAME.words("en")))
        assert "Germany" in screen.getvalue()
        assert "ends at 20 cities" in screen.getvalue()
