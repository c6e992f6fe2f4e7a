"""Whole games as WebAssembly in Node: every byte of every position is what the compiled rules of this computer give."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

import megawatt
from megawatt.kernel.compilation.engine import Engine, engine
from megawatt.kernel.contract.events import Log
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import games
from megawatt.kernel.rng.bot_rng import decision_rng
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import COMPILED

from ..rotations import ROTATIONS, shown
from .conftest import Node, wasm_of

GAMES_A_PART = 110
"""Ten parts are more than a thousand games."""
MOST_PLIES = 4000
THOROUGH = 16
PARTS = [(game.name, part) for game in games() for part in range(ROTATIONS)]
NOW = [(game.name, 0) for game in games()]


def boards(game: Game, part: int) -> list[Record]:
    """Every tenth sample of options at every number of seats."""
    cases = [(seats, options) for seats in game.seat_counts for options in game.sample_options(seats)]
    chosen = cases[part::ROTATIONS] or [cases[part % len(cases)]]
    return [game.board(seats, game.settle(seats, options)) for seats, options in chosen]


@pytest.mark.parametrize(("name", "part"), shown("games as WebAssembly", PARTS, NOW))
def test_games_as_webassembly_are_the_same_to_the_byte(node: Node, name: str, part: int) -> None:
    game = megawatt.find(name)
    rules = engine(game, COMPILED)
    chosen = boards(game, part)
    each = -(-GAMES_A_PART // len(chosen))
    for number, board in enumerate(chosen):
        seeds = [(part * 1000 + number * 101 + deal) * 0x1_0000_0001_0000_0001 for deal in range(each)]
        told = node.ask(
            kind="games", wasm=str(wasm_of(game)), board=b64encode(board.save()).decode(), seeds=[str(seed) for seed in seeds],
            most=MOST_PLIES, thorough=THOROUGH,
        )  # fmt: skip
        assert told == list(played(rules, board, seeds)), f"{name}, board {number} of part {part}"


def played(rules: Engine, board: Record, seeds: Sequence[int]) -> Iterator[dict[str, Any]]:
    """What web/tests/engine-driver.ts computes, by the compiled rules."""
    rules.compile_event_log()
    for seed in seeds:
        yield play_game(rules, board, seed)


def play_game(rules: Engine, board: Record, seed: int) -> dict[str, Any]:
    game, digest = rules.game, hashlib.sha256()
    state = rules.setup(board, seed)
    drawn, ply = seed & 0xFFFF, 0

    def tell(numbers: Any) -> None:
        digest.update(np.asarray(numbers, "<i4").tobytes())

    while ply < MOST_PLIES:
        digest.update(state.memory)
        seat: int = state.seat  # type: ignore[attr-defined]
        if seat < 0:
            break
        legal = rules.legal_array(board, state)
        tell(legal)
        drawn = (drawn * 69069 + 1) % 2**32
        action = int(legal[drawn % len(legal)])
        if ply % THOROUGH == 0:
            tell([rules.why_not(board, state, (action + 7919 * ply) % game.actions.count)])
            tell(rules.observe(board, state, seat))
            luck = np.array(decision_rng(seed & (1 << 63) - 1, seat, ply), np.int64)
            digest.update(rules.resample(board, state, seat, luck).memory)
            log, after = Log(), state.copy()
            rules._logging_apply(board.rows, after.rows, action, log.rows)
            for event in range(log.count):
                tell([log.kind[event], log.audience[event], *(log.numbers[event, place] for place in range(4))])
            digest.update(after.memory)
            tell([values[seat] for values in game.figures(board, state).values()])
        rules.apply(board, state, action)
        ply += 1
    seats: int = board.seats  # type: ignore[attr-defined]
    tell(rules.returns(board, state, seats))
    tell(rules.ranks(board, state, seats))
    return {"digest": digest.hexdigest(), "plies": ply}
