"""Bots and hints in the page are the server's: same seed, same playouts, same knowledge."""

from __future__ import annotations

import math
from base64 import b64encode
from dataclasses import replace

import pytest

import megawatt
from megawatt.analysis.hints import HintBudget, hints
from megawatt.bots import bot, imagined
from megawatt.bots.levels import LEVELS
from megawatt.bots.networks import has_network
from megawatt.bots.search.bot import SearchBot
from megawatt.bots.search.budget import Budget
from megawatt.bots.search.compilation import compile_game
from megawatt.kernel.contract.registry import games
from megawatt.kernel.match.match import Match
from megawatt.kernel.rules.rule import INTERPRETED

from ..rotations import shown
from .conftest import Node, wasm_of

PLAYOUTS = 64
DECISIONS = 40
SEATS = 3
HINTED, COMPARED = 4, 40
"""Positions with hints, and the playouts after each move there."""
CASES = [(game.name, level.name) for game in games() for level in LEVELS]
FIRST = [case for case in CASES if case[1] in ("watt", "terawatt")]


@pytest.mark.parametrize(("name", "level"), shown("bots as WebAssembly", CASES, FIRST))
def test_a_bot_in_the_page_plays_the_servers_moves(node: Node, name: str, level: str) -> None:
    game = megawatt.find(name)
    seats = 4 if 4 in game.seat_counts and has_network(game) else min(SEATS, game.seat_counts[-1])  # all networks advise four
    seed = 0x1234_5678_9ABC_DEF0
    thinker = bot(level, game, seed)
    if isinstance(thinker, SearchBot):
        compile_game(game)
        thinker.budget = replace(thinker.budget, playouts=PLAYOUTS, seconds=math.inf, turn_seconds=math.inf)
        assert thinker.budget == Budget(PLAYOUTS)
    match = Match(game, seats, 11, mode=INTERPRETED)
    positions, chosen = [], []
    others = bot("kilowatt", game, seed)
    while not match.over and len(chosen) < DECISIONS:
        if match.seat == 0 and len(match.legal_actions()) > 1:
            state = imagined(match, seed)
            positions.append({"state": b64encode(state.save()).decode(), "ply": match.ply})
            chosen.append(thinker.decide(match.board, state, match.ply))
            match.play(chosen[-1])
        else:
            match.play(others.choose(match))
    wasm = wasm_of(game)
    weights = wasm.with_suffix(".weights")
    told = node.ask(
        kind="bots", wasm=str(wasm), weights=str(weights) if level == "terawatt" and weights.exists() else None,
        board=b64encode(match.board.save()).decode(), bot=level, seed=str(seed), playouts=PLAYOUTS, positions=positions,
    )  # fmt: skip
    assert len(chosen) > DECISIONS / 2
    assert told == chosen


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_hints_in_the_page_are_the_servers(node: Node, name: str) -> None:
    """The same moves, places and gains; chances to a thousandth, since browsers' powers may differ in their last bit."""
    game = megawatt.find(name)
    compile_game(game)
    seats, seed = min(SEATS, game.seat_counts[-1]), 77
    match = Match(game, seats, 12, mode=INTERPRETED)
    house = bot("kilowatt", game, seed)
    positions, expected, states = [], [], []
    while not match.over and len(positions) < HINTED:
        if match.ply % 9 == 4 and len(match.legal_actions()) > 1:
            state = imagined(match, seed)
            positions.append({"state": b64encode(state.save()).decode(), "ply": match.ply})
            states.append(state)
            expected.append(hints(game, match.board, state, match.ply, seed, HintBudget(PLAYOUTS, math.inf, COMPARED)))
        match.play(house.choose(match))
    wasm = wasm_of(game)
    told = node.ask(
        kind="hints", wasm=str(wasm), weights=str(wasm.with_suffix(".weights")) if has_network(game) else None,
        board=b64encode(match.board.save()).decode(), seed=str(seed), playouts=PLAYOUTS, comparing=COMPARED, positions=positions,
    )  # fmt: skip
    assert len(expected) == HINTED or match.over
    for found, wanted, state in zip(told, expected, states, strict=True):
        moves = [game.actions.text(match.board, state, each["action"]) for each in found]
        assert moves == [hint.move.text for hint in wanted]
        assert [each["place"] for each in found] == [hint.place for hint in wanted]
        assert [each["chance"] for each in found] == pytest.approx([hint.chance for hint in wanted], abs=1)
        gains = [[(gain["figure"], gain["tenths"], gain["seat"]) for gain in each["gains"]] for each in found]
        assert gains == [[(gain.figure, gain.tenths, gain.seat) for gain in hint.gains] for hint in wanted]
