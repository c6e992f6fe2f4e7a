"""Files of earlier versions replay as they were played: by the rules and the generator of that time, from a seed or a position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import megawatt
from megawatt.kernel.match.files import dumps, loads
from megawatt.kernel.rng.deal_rng import COUNT, SPECK, XOROSHIRO

FOLDER = Path(__file__).parent / "files"
GAMES = ("power-grid", "barrage", "future-energy", "overload")
RULES_OF_0_2_0 = {"power-grid": 2, "barrage": 2, "future-energy": 1, "overload": 1}


def lines(path: Path) -> list[dict]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("name", GAMES)
def test_a_file_of_0_1_0_replays_to_its_end(name):
    header, *moves, end = lines(FOLDER / f"{name}-0.1.0.mw")
    m = megawatt.load(FOLDER / f"{name}-0.1.0.mw")
    assert header["version"] == 1
    assert (m.dealt_by, m.seed, m.over) == (XOROSHIRO, header["seed"], True)
    assert (m.moves(), m.scores()) == ([move["move"] for move in moves], end["scores"])


@pytest.mark.parametrize("name", GAMES)
def test_a_file_of_0_2_0_replays_to_its_end(name):
    header, *moves, end = lines(FOLDER / f"{name}-0.2.0.mw")
    m = megawatt.load(FOLDER / f"{name}-0.2.0.mw")
    assert (header["version"], header["rules"]) == (2, RULES_OF_0_2_0[name])
    assert (m.dealt_by, str(m.seed), m.over) == (SPECK, header["seed"], True)
    assert (m.moves(), m.scores()) == ([move["move"] for move in moves], end["scores"])
    assert loads(dumps(m)).digest() == m.digest()


@pytest.mark.parametrize("name", GAMES)
def test_an_old_deal_is_not_the_new_one(name):
    m = megawatt.load(FOLDER / f"{name}-0.1.0.mw").at(0)
    today = megawatt.new(name, m.seats, m.seed, m.options)
    assert (today.dealt_by, today.state.chance[COUNT] > 0, m.state.chance[COUNT]) == (SPECK, True, 0)
    assert today.digest() != m.digest()


@pytest.mark.parametrize("name", GAMES)
def test_an_old_file_is_saved_again_with_its_generator(name):
    m = megawatt.load(FOLDER / f"{name}-0.1.0.mw")
    text = dumps(m)
    header = json.loads(text.partition("\n")[0])
    assert (header["version"], header["generator"], header["seed"]) == (2, XOROSHIRO, str(m.seed))
    assert loads(text).digest() == m.digest()


@pytest.mark.parametrize("name", GAMES)
def test_a_position_of_0_1_0_goes_on(name):
    _, *moves, end = lines(FOLDER / f"{name}-what-if-0.1.0.mw")
    m = megawatt.load(FOLDER / f"{name}-what-if-0.1.0.mw")
    assert (m.over, m.moves(), m.scores()) == (True, [move["move"] for move in moves], end["scores"])
    assert loads(dumps(m)).digest() == m.digest()


def test_an_old_file_replays_compiled_too():
    path = FOLDER / "overload-0.1.0.mw"
    assert megawatt.load(path, mode="compiled").state == megawatt.load(path, mode="interpreted").state
