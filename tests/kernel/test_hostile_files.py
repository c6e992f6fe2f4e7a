"""Files that somebody damaged or made to do harm: refused in our own words, in bounded time and memory, whatever is in them."""

from __future__ import annotations

import json
import random
import resource
from base64 import b64decode, b64encode
from collections.abc import Callable
from functools import cache
from pathlib import Path
from zlib import compress, decompress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import megawatt
from megawatt.kernel.contract.options import ATTACHED
from megawatt.kernel.errors import MegawattError
from megawatt.kernel.match.cpu_limit import CpuLimitExceeded, cpu_limit
from megawatt.kernel.match.files import dumps, load, loads
from megawatt.kernel.match.match import Match
from megawatt.kernel.text.text_limits import LONGEST_LINE, MOST_DEPTH, MOST_DIGITS, MOST_DOTS, MOST_KEYS, MOST_LINES, toml_excess

BOUNDED = settings(max_examples=120, deadline=None, database=None, suppress_health_check=list(HealthCheck))
SOAK = settings(BOUNDED, max_examples=4_000)
SECONDS = 5.0

hostile_numbers = st.sampled_from([-1, 2**31, 2**63, 2**64, 10**4000, 1.5, float("nan"), float("inf")])
hostile_texts = st.sampled_from(["", "²", "٣", "\0", "\ud800", "9" * 5000, "x" * 100_000, "attached:", "attached:a.b = ["])
odd_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | hostile_numbers | st.text(max_size=8) | hostile_texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@cache
def good_file(game: str, from_position: bool) -> str:
    """A short match, as a file."""
    match = megawatt.new(game, seats=2, seed=11)
    chooser = random.Random(1)
    for _ in range(2):
        match.play(chooser.choice(match.legal_actions()))
    if from_position:
        match = Match.from_position(match.game, 2, match.options, match.state.save())
    while not match.over and match.ply < 8:
        match.play(chooser.choice(match.legal_actions()))
    return dumps(match)


files = st.builds(good_file, st.sampled_from([game.name for game in megawatt.list_games()] + ["overload"]), st.booleans())


def must_be_read_or_refused(text: str) -> None:
    """Whatever it is: a match, or a refusal of ours with a text that fits on a screen."""
    assert len(refusal_of(lambda: loads(text, "game.mw"))) < 4_000


def refusal_of(reading: Callable[[], object]) -> str:
    """What was refused; empty when all went well. Any other exception is a fault of ours."""
    try:
        with cpu_limit(SECONDS, "file"):
            reading()
    except MegawattError as fault:
        return str(fault)
    return ""


def with_damaged_text(data: st.DataObject, text: str) -> str:
    """Characters cut out, doubled or replaced."""
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        length = data.draw(st.sampled_from([0, 1, 2, 8, 200]))
        put = data.draw(st.sampled_from(["", text[at : at + length] * 2]) | st.text(max_size=4) | hostile_texts)
        text = text[:at] + put + text[at + length :]
    return text


def with_damaged_lines(data: st.DataObject, text: str) -> str:
    """Lines dropped, doubled or exchanged."""
    lines = text.splitlines()
    a, b = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    how = data.draw(st.sampled_from(["drop", "double", "exchange"]))
    if how == "drop":
        del lines[a]
    elif how == "double":
        lines.insert(b, lines[a])
    else:
        lines[a], lines[b] = lines[b], lines[a]
    return "\n".join(lines) + "\n"


def with_odd_values(data: st.DataObject, text: str) -> str:
    """One value of one line, or one option, is something else."""
    lines = text.splitlines()
    number = data.draw(st.sampled_from([0, 0, 0, 1, len(lines) - 1]))
    entry = json.loads(lines[number])
    where = entry["options"] if number == 0 and data.draw(st.booleans()) and entry["options"] else entry
    where[data.draw(st.sampled_from(sorted(where)))] = data.draw(odd_values)
    lines[number] = json.dumps(entry)
    return "\n".join(lines) + "\n"


def with_another_position(data: st.DataObject, text: str) -> str:
    """Some bytes of the position are others; the file is packed again as it should be."""
    lines = text.splitlines()
    header = json.loads(lines[0])
    if "position" not in header:
        header["position"] = b64encode(compress(bytes(1000))).decode()
        del header["seed"]
    position = bytearray(decompress(b64decode(header["position"])))
    for _ in range(data.draw(st.integers(1, 12))):
        position[data.draw(st.integers(0, len(position) - 1))] = data.draw(st.integers(0, 255))
    header["position"] = b64encode(compress(bytes(position))).decode()
    return "\n".join([json.dumps(header), *lines[1:]]) + "\n"


DAMAGES = st.sampled_from([with_damaged_text, with_damaged_lines, with_odd_values, with_odd_values, with_another_position])


@BOUNDED
@given(text=files, data=st.data())
def test_a_damaged_match_file_is_read_or_refused_and_nothing_else(text: str, data: st.DataObject) -> None:
    must_be_read_or_refused(data.draw(DAMAGES)(data, text))


@pytest.mark.soak
@SOAK
@given(text=files, data=st.data())
def test_thousands_of_damaged_match_files(text: str, data: st.DataObject) -> None:
    must_be_read_or_refused(data.draw(DAMAGES)(data, text))


def endless_file() -> str:
    """A match from a position that sends the rules round in circles with its first move."""
    match = megawatt.new("future-energy", seats=2, seed=11)
    first = match.legal()[0]
    match.state.target = 25
    header = json.loads(dumps(match).splitlines()[0])
    header["position"] = b64encode(compress(match.state.save())).decode()
    del header["seed"]
    return json.dumps(header) + "\n" + json.dumps({"ply": 1, "seat": match.seat, "move": first}) + "\n"


def test_a_replay_without_end_is_ended() -> None:
    with pytest.raises(CpuLimitExceeded, match=r"game\.mw: not done after 0\.3 s of computing"), cpu_limit(0.3, "game.mw"):
        loads(endless_file(), "game.mw")


def test_a_file_has_no_more_moves_than_a_game_can_have() -> None:
    text = good_file("overload", False)
    longest = megawatt.find("overload").longest
    line = text.splitlines()[1]
    with pytest.raises(megawatt.FileError, match=f"no match of overload has more than {longest} moves"):
        loads("\n".join([text.splitlines()[0], *[line] * (longest + 5)]), "game.mw")


def test_a_file_without_end_is_not_read_to_the_end() -> None:
    with pytest.raises(megawatt.FileError, match="too long"):
        load("/dev/zero")


@pytest.mark.parametrize("name", ["a\0b", "x" * 300, "\ud800"])
def test_a_name_that_no_file_can_have(name: str) -> None:
    with pytest.raises(megawatt.FileError):
        load(name)


def test_a_line_may_hold_any_character(tmp_path: Path) -> None:
    """Python's own idea of lines ends one at characters that a JSON text may hold as they are."""
    text = (megawatt.find("power-grid").folder / "data" / "maps" / "germany.toml").read_text(encoding="utf-8")
    named = text.replace('name = "Germany"', 'name = "Ger\u2028ma\x85ny"', 1)
    assert named != text
    match = megawatt.new("power-grid", 2, 1, {"map": ATTACHED + named})
    match.save(str(tmp_path / "game.mw"))
    assert megawatt.load(tmp_path / "game.mw").options == match.options


# Own maps, decks and boards


BOMBS = {
    "dotted": "a." * 30_000 + "b = 1",
    "dotted in short lines": "\n".join(f"{'a.' * 1900}k{number} = 1" for number in range(15)),
    "dotted in quotes": '"a".' * 900 + "b = 1",
    "dotted heading": "[" + "a." * 1900 + "b]",
    "nested lists": "a = " + "[" * 1900,
    "nested tables": "a = " + "{b = " * 700,
    "many keys": "\n".join(f"k{number} = 1" for number in range(4_900)),
    "many keys in one table": "[board]\n" + "\n".join("a = {" + ", ".join(f"k{n}=1" for n in range(400)) + "}" for _ in range(20)),
    "digits": "a = " + "9" * 3_000,
    "digits with lines between": "a = " + "9_" * 1_500 + "9",
    "long line": "a = '" + "x" * 10_000 + "'",
    "many lines": "\n" * 60_000,
    "large": "# " + "x" * 70_000,
    "open quotes": ('"' + '\\"' * 1900 + "\n") * 16,
    "open texts": '"""x\n' * 4_000,
    "no such day": "a = 2024-13-45",
    "surrogate": "a = '\ud800'",
    "zero": "a = '\0'",
}


def own_file_options() -> list[tuple[str, str]]:
    return [(game.name, option.name) for game in megawatt.list_games() for option in game.options if option.file]


@pytest.mark.parametrize("bomb", BOMBS)
def test_an_own_file_that_would_burst_the_reader_is_refused(bomb: str) -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for game, option in own_file_options():
        with cpu_limit(SECONDS, bomb), pytest.raises(MegawattError) as refusal:
            megawatt.new(game, 2, 1, {option: ATTACHED + BOMBS[bomb]})
        assert len(str(refusal.value)) < 1_000
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 64 * 1024


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("a = 1\n" + "b." * (MOST_DOTS + 1) + "c = 1", 2, "a name of more than"),
        ("\n\na = " + "[" * (MOST_DEPTH + 1), 3, "brackets inside each other"),
        ("a = " + "1" * (MOST_DIGITS + 1), 1, "digits"),
        ("a = 1\nb = '" + "x" * LONGEST_LINE + "'", 2, "a line of"),
        ("\n" * MOST_LINES, MOST_LINES, "lines"),
        ("x={" + "a=1,\n" * (MOST_KEYS // 2) + "}", 1, ""),
    ],
)
def test_what_is_too_much_is_told_with_its_line(text: str, line: int, says: str) -> None:
    found = toml_excess(text)
    assert (found is None) == (not says)
    assert found is None or (found[0] == line and says in found[1])


def test_what_stands_in_texts_and_comments_is_free() -> None:
    for text in (
        f"# {'a.' * 100} {'[' * 100}",
        f"a = '{'a.' * 100} {'[' * 100} {'9' * 100}'",
        f'a = """\n{"a." * 100}\n\\""" {"[" * 100}"""',
        f"a = '''{'[' * 100}'''",
    ):
        assert toml_excess(text) is None


@cache
def own_files() -> list[tuple[str, str, str]]:
    """Good files of every kind: game, option, text."""
    power_grid, future_energy = (megawatt.find(name).folder / "data" for name in ("power-grid", "future-energy"))
    found = [("power-grid", "map", (power_grid / "maps" / f"{name}.toml").read_text()) for name in ("germany", "korea")]
    found += [("power-grid", "deck", (power_grid / "plants.toml").read_text())]
    for path in sorted(future_energy.rglob("*.toml")):
        kind = next((kind for key, kind in SHAPES.items() if key in path.read_text()), None)
        if kind is not None:
            found.append(("future-energy", kind, path.read_text()))
    return found


SHAPES = {"[[sites]]": "board", "public_contracts": "public_contracts", "starting_contracts": "contracts"}


def with_odd_toml(data: st.DataObject, text: str) -> str:
    """A value of the file is something else."""
    lines = text.split("\n")
    places = [number for number, line in enumerate(lines) if "=" in line]
    number = data.draw(st.sampled_from(places))
    key, _, _ = lines[number].rpartition("=")
    odd = [
        "0",
        "-1",
        "true",
        '"²"',
        '""',
        "[]",
        "{}",
        "1e400",
        "nan",
        "[[1]]",
        "2024-01-01",
        "9" * 18,
        '"\\u0000"',
        '{a = "b"}',
        '["a"]',
    ]
    lines[number] = f"{key}= {data.draw(st.sampled_from(odd))}{data.draw(st.sampled_from(['', ' }', ' },', ']']))}"
    return "\n".join(lines)


def must_be_taken_or_refused(own: tuple[str, str, str], data: st.DataObject) -> None:
    game, option, text = own
    damaged = data.draw(st.sampled_from([with_odd_toml, with_odd_toml, with_damaged_lines, with_damaged_text]))(data, text)
    found = megawatt.find(game)
    assert len(refusal_of(lambda: found.check_file("mine.toml", damaged))) < 4_000
    assert len(refusal_of(lambda: megawatt.new(game, 3, 1, {option: ATTACHED + damaged}))) < 4_000


@BOUNDED
@given(own=st.sampled_from(own_files()), data=st.data())
def test_a_damaged_own_file_is_taken_or_refused_and_nothing_else(own: tuple[str, str, str], data: st.DataObject) -> None:
    must_be_taken_or_refused(own, data)


@pytest.mark.soak
@SOAK
@given(own=st.sampled_from(own_files()), data=st.data())
def test_thousands_of_damaged_own_files(own: tuple[str, str, str], data: st.DataObject) -> None:
    must_be_taken_or_refused(own, data)
