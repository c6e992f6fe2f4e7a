"""Match files: readable, whole, and precise about what is wrong."""

import json
import random
from hashlib import sha256

import pytest

import megawatt
from megawatt.kernel.match.files import dumps, loads


@pytest.fixture(scope="module")
def text():
    m = megawatt.new("power-grid", seats=3, seed=11, options={"map": "usa"})
    chooser = random.Random(1)
    for _ in range(40):
        m.play(chooser.choice(m.legal_actions()))
    return dumps(m)


def test_a_saved_match_loads_as_it_was(tmp_path, text):
    m = loads(text)
    m.save(str(tmp_path / "game.mw"))
    again = megawatt.load(tmp_path / "game.mw")
    assert again.state == m.state
    assert again.moves() == m.moves()
    assert (tmp_path / "game.mw").read_text() == text
    assert list(tmp_path.iterdir()) == [tmp_path / "game.mw"]


def test_a_file_of_an_earlier_rules_version_replays_as_it_was_played(text):
    """Version 1 of Power Grid's rules dealt areas of Italy that leave Livorno out of reach, and says so when saved again."""
    areas = "red,green,blue"
    m = megawatt.new("power-grid", 3, 1, {"map": "italy", "areas": areas, "stranded_cities": True, "run_without_cities": False})
    m.play("nominate 3")
    header, *moves = dumps(m).splitlines()
    old = json.loads(header) | {"rules": 1}
    del old["options"]["stranded_cities"], old["options"]["run_without_cities"]
    text = "\n".join([json.dumps(old), *moves[:-1]]) + "\n"
    closing = json.loads(moves[-1]) | {"checksum": sha256(text.encode()).hexdigest()[:16]}
    opened = loads(text + json.dumps(closing) + "\n")
    assert opened.state == m.state
    assert opened.options == m.options
    assert loads(dumps(opened)).state == m.state


def test_a_rules_version_that_cannot_be_played_any_more_is_told_with_those_that_can():
    game = megawatt.find("power-grid")
    assert game.options_of(game.rules_version, {"map": "usa"}) == {"map": "usa"}
    for unknown in (0, 99, "1", None):
        with pytest.raises(megawatt.OptionError, match=r"of power-grid; this program plays version 2 and opens 1$"):
            game.options_of(unknown, {})


def test_the_file_is_readable(text):
    lines = text.splitlines()
    assert json.loads(lines[0])["game"] == "power-grid"
    assert json.loads(lines[0])["options"]["map"] == "usa"
    assert json.loads(lines[1])["move"].startswith("nominate")
    assert json.loads(lines[-1])["plies"] == 40


def changed(text, line, change):
    lines = text.splitlines()
    lines[line - 1] = change(lines[line - 1])
    return "\n".join(lines) + "\n"


def with_values(**values):
    return lambda line: json.dumps({**json.loads(line), **values})


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda t: "", "line 1: the file is empty"),
        (lambda t: "hello", "line 1: not a match file of ours"),
        (lambda t: "[1, 2]", "line 1: a JSON object was expected"),
        (lambda t: '{"format": "chess"}', "line 1: not a match file of ours: \"format\" is 'chess'"),
        (lambda t: changed(t, 1, with_values(version=9)), "line 1: format version 9; this program reads version 1 and 2"),
        (lambda t: changed(t, 1, with_values(rules=0)), "line 1: played by rules version 0 of power-grid"),
        (lambda t: changed(t, 1, with_values(game="go")), "line 1: no game is called 'go'"),
        (lambda t: changed(t, 1, with_values(seats=9)), "line 1: power-grid is for 2 to 6 seats, not 9"),
        (lambda t: changed(t, 1, with_values(seed=None)), "line 1: the first line needs options and either a seed or a position"),
        (lambda t: changed(t, 1, with_values(options={"colour": 1})), "line 1: unknown option 'colour'"),
        (lambda t: changed(t, 5, lambda line: line[:-4]), "line 5: damaged or cut short"),
        (lambda t: changed(t, 5, with_values(move="fly")), "line 5: illegal move 'fly': No move begins with “fly”."),
        (lambda t: changed(t, 2, with_values(move="pass")), "line 2: illegal move 'pass': In the first round"),
        (lambda t: changed(t, 4, with_values(seat=17)), "is to decide, not 17"),
        (lambda t: changed(t, 6, with_values(ply=9)), "line 6: ply 9 follows ply 4; a line is missing or doubled"),
        (lambda t: "\n".join(t.splitlines()[:-1]), "line 42: the file is cut short: the closing line"),
        (lambda t: t + '{"ply": 41}\n', "line 43: something follows the line that ends the match"),
        (lambda t: changed(t, 42, with_values(plies=39)), "line 42: 39 moves were saved, but 40 are here"),
        (lambda t: changed(t, 42, with_values(checksum="0")), "line 42: the checksum does not fit: this file was changed"),
        (lambda t: changed(t, 42, with_values(scores=[9, 9, 9])), "line 42: the moves lead to another position"),
        (lambda t: changed(t, 3, lambda line: "{}"), 'line 3: a line with a "move" was expected'),
    ],
)
def test_a_damaged_truncated_or_foreign_file_is_refused_with_the_line(text, damage, says):
    with pytest.raises(megawatt.FileError) as refusal:
        loads(damage(text), "game.mw")
    assert str(refusal.value).startswith("game.mw, ")
    assert says in str(refusal.value)


def test_a_file_that_is_not_there_or_not_text(tmp_path):
    with pytest.raises(megawatt.FileError, match="cannot be read"):
        megawatt.load(tmp_path / "none.mw")
    (tmp_path / "picture.mw").write_bytes(bytes(range(256)))
    with pytest.raises(megawatt.FileError, match="not a text file"):
        megawatt.load(tmp_path / "picture.mw")
