"""`megawatt draw` and Match.picture: every game and own maps, well-formed, and clear refusals that write nothing."""

from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

import megawatt
from megawatt.bots import bot
from megawatt.cli.main import app
from megawatt.kernel.drawing.svg import MOST_LETTERS
from megawatt.kernel.errors import OptionError
from megawatt.kernel.text.words import LANGUAGES

GAMES = ["power-grid", "future-energy", "barrage"]
MAPS = Path(megawatt.__file__).parent / "games" / "power_grid" / "data" / "maps"
SVG = "{http://www.w3.org/2000/svg}"


@cache
def played(game, plies=60, **options):
    match = megawatt.new(game, 3, seed=8, options=options)
    player = bot("house", match.game, 1)
    while not match.over and match.ply < plies:
        match.play(player.choose(match))
    return match


def texts(svg):
    return [element.text for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def run(*arguments):
    return CliRunner().invoke(app, ["draw", *map(str, arguments)])


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_has_the_game_and_every_seat_and_is_what_a_notebook_shows(game):
    match = played(game)
    svg = match.picture()
    assert match.game.words("en")("game-name") in texts(svg)
    assert {f"Seat {seat}" for seat in (1, 2, 3)} <= set(texts(svg))
    assert match._repr_svg_() == svg


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_tells_the_places(game):
    match = played(game, plies=100_000)
    assert match.over
    shown = [text for text in texts(match.picture()) if text and text[:2] in ("1.", "2.", "3.")]
    assert [int(text.split(" Seat ")[1]) - 1 for text in shown] == sorted(range(3), key=lambda seat: match.ranking()[seat])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_pictures_speak_every_language(game, language):
    words = played(game).game.words(language)
    assert words("seat-number", number=2) in texts(played(game).picture(language=language))


@pytest.mark.parametrize("game", GAMES)
def test_an_earlier_moment_is_drawn_as_it_was(game):
    match = played(game)
    earlier = megawatt.new(game, 3, seed=8)
    earlier.play_all(match.actions[:20])
    assert match.picture(20) == earlier.picture()
    assert match.picture(20) != match.picture()


def test_houses_stand_in_the_picture_of_power_grid():
    match = played("power-grid", plies=120)
    houses = sum(len(city["houses"]) for city in match.view(None)["cities"])
    walls = [path for path in ElementTree.fromstring(match.picture()).iter(f"{SVG}path") if path.get("d") == "M-8-2H8V10H-8Z"]
    assert len(walls) == houses > 0


@pytest.mark.parametrize("name", ["usa", "japan"])
def test_other_maps_have_their_own_land(name):
    match = megawatt.new("power-grid", 3, seed=1, options={"map": name})
    assert match.picture().count("<path") > 40


def test_somebodys_own_map_is_drawn_with_soft_land_even_under_one_of_our_names(tmp_path):
    own = tmp_path / "germany.toml"
    text = (MAPS / "germany.toml").read_text(encoding="utf-8").replace('name = "Flensburg"', 'name = "<Fl & ns>"')
    own.write_text(text.replace("x = 311", "x = 300"), encoding="utf-8")
    svg = megawatt.new("power-grid", 3, seed=1, options={"map": str(own)}).picture()
    assert "<Fl & ns>" in texts(svg)
    assert "clipPath" not in svg


def test_names_of_people_are_shown_as_they_are_and_cut_when_long():
    svg = played("barrage").picture(names=['<b>&\x01"', "W" * 60, "Ada"])
    assert any(text and text.startswith('<b>& "') for text in texts(svg))
    assert any(text == "W" * (MOST_LETTERS - 1) + "…" for text in texts(svg))


def test_a_game_without_a_board_says_so():
    match = megawatt.new("overload", 3, seed=1)
    assert match._repr_svg_() is None
    with pytest.raises(OptionError, match="overload has no board to draw"):
        match.picture()


@pytest.mark.parametrize("game", GAMES)
def test_the_command_writes_the_picture(game, tmp_path):
    file = tmp_path / "game.mw"
    played(game).save(str(file))
    asked = run(file, "--ply", 30, "-o", tmp_path / "board.svg")
    assert asked.exit_code == 0, asked.output
    assert (tmp_path / "board.svg").read_text(encoding="utf-8") == played(game).picture(30)


WRONG = {
    "a ply that was never played": (["--ply", "9999"], "there is no ply 9999"),
    "a ply before the first": (["--ply", "-1"], "there is no ply -1"),
    "another kind of picture": (["-o", "board.png"], "ends in .svg"),
    "an unknown language": (["--language", "fr"], "no words in 'fr'"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_wish_is_refused_and_nothing_is_written(wrong, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    played("barrage").save("game.mw")
    arguments, told = WRONG[wrong]
    asked = run("game.mw", *arguments)
    assert asked.exit_code != 0
    assert told in asked.output
    assert [path.name for path in Path().iterdir()] == ["game.mw"]


@pytest.mark.parametrize(("content", "told"), [(None, "there is no such file"), (b"\x00\xff no match", "game.mw")])
def test_a_wrong_file_is_refused_and_nothing_is_written(content, told, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    if content is not None:
        Path("game.mw").write_bytes(content)
    asked = run("game.mw", "-o", "board.svg")
    assert asked.exit_code != 0
    assert told in asked.output
    assert not Path("board.svg").exists()
