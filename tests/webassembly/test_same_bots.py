"""Bots in the page play the same moves as on the server: same seed, same playouts, same knowledge."""

from __future__ import annotations

import math
from base64 import b64encode
from dataclasses import replace

import pytest

import megawatt
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
