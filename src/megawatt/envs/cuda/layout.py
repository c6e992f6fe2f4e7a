"""The arrays of a batch on a GPU by the names of the kernels' parameters, and how a kernel takes each."""

from __future__ import annotations

import inspect
from typing import Any

import numpy as np

from megawatt.envs.cuda.kernels import WORD
from megawatt.kernel.compilation.parameters import ROWS, Numbers, Parameter
from megawatt.kernel.contract.game import Game
from megawatt.kernel.rules.rule import Function

QUESTIONS = 128
"""`asked` of a state is a number of 8 bits."""
BOARDS = 64
"""The most boards in a batch."""
NUMBERS = {"compacted", "mask_words", "action_count", "kind"}
FRACTIONS = {"shaping", "discount"}


def arrays_of(game: Game, seats: int, actions: int, compacted: bool, observing: bool) -> dict[str, Numbers]:
    """Every array that kernels share; ROWS stands for the number of games."""
    most = max(game.seat_counts)
    move = np.int16 if game.actions.count < 1 << 15 else np.int32
    return {
        "boards": Numbers(game.Board.dtype, (BOARDS,)),
        "board_of": Numbers(np.int8, (ROWS,)),
        "states": Numbers(game.State.dtype, (ROWS,)),
        "blank": Numbers(game.State.dtype, (1,)),
        "seed": Numbers(np.int64, (4,)),
        "seat": Numbers(np.int8, (ROWS,)),
        "seen": Numbers(np.int16, (game.observation_size, ROWS) if observing else (1, 1)),
        "words": Numbers(np.uint32, (ROWS, -(-actions // WORD))),
        "counts": Numbers(np.int32, (ROWS,)),
        "rewards": Numbers(np.float32, (ROWS, seats)),
        "ended": Numbers(np.bool_, (ROWS,)),
        "points": Numbers(np.int64, (ROWS, most)),
        "places": Numbers(np.int64, (ROWS, most)),
        "lengths": Numbers(np.int32, (ROWS,)),
        "plies": Numbers(np.int32, (ROWS,)),
        "numbers": Numbers(np.int64, (ROWS,)),
        "potentials": Numbers(np.float64, (ROWS, most)),
        "actions": Numbers(np.int64, (ROWS,)),
        "listed": Numbers(move, (game.actions.count, ROWS)),
        "list_counts": Numbers(np.int32, (ROWS,)),
        "moves": Numbers(move, (actions, ROWS) if compacted else (1, 1)),
        "questions": Numbers(np.int8, (ROWS,)),
        "asked_of": Numbers(np.int32, (QUESTIONS,)),
        "first": Numbers(np.int32, (QUESTIONS,)),
        "order": Numbers(np.int32, (ROWS,)),
        "refused": Numbers(np.int32, (1,)),
        "policies": Numbers(np.int8, (ROWS, most)),
        "keys": Numbers(np.int64, (ROWS, 2)),
        "luck": Numbers(np.int64, (ROWS, 2)),
        "choices": Numbers(np.int64, (ROWS,)),
        "views": Numbers(np.int64, (ROWS,)),
    }


def parameters_of(kernel: Function, arrays: dict[str, Numbers]) -> dict[str, Parameter]:
    """What a kernel takes after the thread's number, by name."""
    names = list(inspect.signature(kernel).parameters)[1:]
    return {name: _parameter(name, arrays) for name in names}


def _parameter(name: str, arrays: dict[str, Numbers]) -> Any:
    if name in NUMBERS:
        return int
    return float if name in FRACTIONS else arrays[name]
