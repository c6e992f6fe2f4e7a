"""Positions for drawing boards without a server can be made from every game (`web/fixtures/make.py`)."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

import megawatt
from megawatt.bots import bot

MAKE = Path(__file__).parents[1] / "web" / "fixtures" / "make.py"
spec = importlib.util.spec_from_file_location("make_fixtures", MAKE)
assert spec is not None
assert spec.loader is not None
make = importlib.util.module_from_spec(spec)
spec.loader.exec_module(make)
MOST_MOVES = 60


@pytest.mark.parametrize("name", ["power-grid", "future-energy", "barrage"])
def test_a_position_becomes_a_fixture(name: str) -> None:
    game, seats, options = make.TABLES[name]
    match = megawatt.new(game, seats, seed=7, options=options)
    house = bot("house", match.game, 3)
    for _ in range(MOST_MOVES):
        if match.seat is not None and match.game.plans(match.board, match.state, match.seat):
            break
        match.play(house.choose(match))
    shown = json.loads(json.dumps(make.fixture(match)))["table"]
    assert shown["to_decide"] == match.seat
    assert all(set(plan) == {"kind", "about", "lowest", "highest"} for plan in shown["plans"])
    assert shown["plans"] or name != "power-grid", "the test sees no plan at all"
