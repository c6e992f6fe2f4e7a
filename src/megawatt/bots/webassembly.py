"""A game with its bots as one WebAssembly module, for browsers: GAME.wasm, and GAME.weights with its network.

The module imports nothing. A custom section describes it as JSON (`description`): what each function takes, where fields lie, and
the levels of the bots, so that web/src/engine needs no figure of its own. `megawatt compile --target wasm` writes both files into
this package's folder `wasm`, from where servers and wheels take them; the compiler is needed only then.
"""

from __future__ import annotations

import inspect
import json
import os
from base64 import b64encode
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from megawatt.bots.calibration import LEAST, calibration
from megawatt.bots.evaluator import ADVICE, JUDGED, JUDGED_SHARE
from megawatt.bots.levels import LEVELS, NEXT_BEST, SLIP
from megawatt.bots.network import shipped
from megawatt.bots.networks import has_network
from megawatt.bots.search.budget import NO_NETWORK, Budget, Reliance, default_parameters
from megawatt.bots.search.network_arrays import CACHED_NODES, NetworkArrays, arrays_of, no_network
from megawatt.bots.wasm_files import FOLDER, FORMAT, wasm_digest, wasm_file
from megawatt.kernel.compilation.engine import house_number
from megawatt.kernel.compilation.parameters import Numbers, Parameter
from megawatt.kernel.contract.game import Game
from megawatt.kernel.rng.bot_rng import MOST_SEATS, REDRAWING
from megawatt.kernel.rules.rule import Function

SECTION = "megawatt"
WEIGHTS = ("squashed", "first", "layers", "policy", "value", "biases", "normed", "policy_bias")
"""The arrays of GAME.weights, one after the other."""


def write_wasm(game: Game, folder: Path = FOLDER, progress: Callable[[str], None] | None = None) -> Path:
    """Compile a game's module into this folder, unless it is there already; returns its file."""
    if found := wasm_file(game, folder):
        return found
    from megawatt.kernel.compilation.lowering import lower
    from megawatt.kernel.compilation.wasm_module import executable

    entries = wasm_entries(game)
    if progress:
        progress("rules and search")
    code = lower(game, "wasm32", entries)
    about = json.dumps(description(game, entries), separators=(",", ":")).encode()
    folder.mkdir(parents=True, exist_ok=True)
    if has_network(game):
        _replace(folder / f"{game.name}.weights", weights_of(game))
    file = folder / f"{game.name}.wasm"
    _replace(file, executable(code, list(entries), about, SECTION))
    _replace(folder / f"{game.name}.digest", wasm_digest(game).encode())
    return file


def _replace(file: Path, content: bytes) -> None:
    """Write a file atomically: a server may be reading it."""
    written = file.with_suffix(f"{file.suffix}.{os.getpid()}")
    written.write_bytes(content)
    written.replace(file)


# What the module offers


def wasm_entries(game: Game) -> dict[str, tuple[Function, Sequence[Parameter]]]:
    """The functions of a module: the rules of the contract, queries, and the search."""
    from megawatt.bots.search import flat_entries, tree
    from megawatt.bots.search.searcher import BATCH
    from megawatt.kernel.compilation import entry_points
    from megawatt.kernel.compilation.lowering import entries_of
    from megawatt.kernel.contract.rule_queries import MOST_LISTED, MOST_NUMBERS

    entries = {name: entry for name, entry in entries_of(game).items() if name != "bot_games"}
    record, numbers = Numbers(game.Board.dtype), Numbers
    board, state = numbers(game.Board.dtype, (1,)), numbers(game.State.dtype, (1,))
    actions, luck = numbers(np.int32, (game.actions.count,)), numbers(np.int64, (2,))
    one, parameters = numbers(np.int64, (1,)), numbers(tree.SearchParameters.dtype)
    budget = Budget(1)
    nodes = numbers(tree.Node.dtype, (budget.nodes,))
    weights, shares = numbers(np.int64, (game.actions.count,)), numbers(np.float64, (2 * game.actions.count,))
    states, lucks = numbers(game.State.dtype, (BATCH,)), numbers(np.int64, (BATCH, 2))
    per_seat, seats = numbers(np.int64, (BATCH, MOST_SEATS)), numbers(np.int64, (BATCH, max(game.seat_counts)))
    paths, depths = numbers(np.int32, (BATCH, budget.deepest)), numbers(np.int64, (BATCH,))
    network = [numbers(each.dtype, each.shape) for each in _arrays(game)]
    entries["begin_tree"] = flat_entries.start_tree, [nodes, one]
    entries["keep_subtree"] = flat_entries.follow_move, [nodes, nodes, one, int, one]
    entries["search_batch"] = flat_entries.search_batch, [
        record, state, states, parameters, nodes, one, actions, actions, weights, shares, lucks, per_seat, paths, depths, per_seat,
        *network, int, int, int, int,
    ]  # fmt: skip
    entries["finish_batch"] = flat_entries.finish_batch, [
        record, state, states, parameters, actions, lucks, per_seat, per_seat, seats, actions, *network, int, int, int, int, int,
    ]  # fmt: skip
    entries["choose"] = flat_entries.choose_by_policy, [board, state, actions, luck, int, one]
    entries["draw"] = flat_entries.draw, [luck, int, one]
    entries["begin_decision"] = flat_entries.start_decision, [luck, luck, int, int, int]
    if game.rules.weigh:
        entries["weigh"] = flat_entries.weigh_moves, [board, state, actions, weights, one]
    if game.rules.figures:
        entries["figures"] = (
            game.rules.figures,
            [record, numbers(game.State.dtype), int, numbers(np.int64, (len(game.figure_names),))],
        )
    if game.rules.queries:
        answers = numbers(np.int64, (MOST_LISTED,))
        entries["query"] = entry_points.call_query, [board, state, *[int] * (2 + MOST_NUMBERS), answers, answers]
    return entries


def _arrays(game: Game) -> NetworkArrays:
    return arrays_of(shipped(game)) if has_network(game) else no_network()


def description(game: Game, entries: dict[str, tuple[Function, Sequence[Parameter]]]) -> dict[str, Any]:
    """What a program has to know about the module."""
    from megawatt.bots.search import tree
    from megawatt.bots.search.searcher import BATCH, CHECK_INTERVAL, LINES, LONGEST_LINE, MOST_KEPT_SHARE, NEW_SHARE
    from megawatt.kernel.contract.events import Log

    return {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "entries": {name: _taken(rule, parameters) for name, (rule, parameters) in entries.items()},
        "actions": game.actions.count,
        "seats": max(game.seat_counts),
        "longest": game.longest,
        "figures": list(game.figure_names) if game.rules.figures else [],
        "state": _fields(game.State.dtype, ("seat", "chance")),
        "board": _fields(game.Board.dtype, ("seats",)),
        "log": _fields(Log.dtype, tuple(Log.fields)),
        "node": _fields(tree.Node.dtype, tuple(tree.Node.fields)),
        "search": {
            "batch": BATCH,
            "check": CHECK_INTERVAL,
            "most_kept": MOST_KEPT_SHARE,
            "new_share": NEW_SHARE,
            "lines": LINES,
            "longest_line": LONGEST_LINE,
            "win": tree.WIN,
            "nodes": Budget(1).nodes,
            "most_seats": MOST_SEATS,
        },
        "parameters": _parameters(game, NO_NETWORK),
        "house": house_number(game),
        "redrawing": REDRAWING,
        "slip": SLIP,
        "next_best": NEXT_BEST,
        "levels": [_level(game, level) for level in LEVELS],
        "evaluator": _evaluator(game),
        "weights": [[name, array.dtype.str, array.size] for name, array in _weights(game).items()],
        "cached_nodes": CACHED_NODES,
    }


def _evaluator(game: Game) -> dict[str, Any] | None:
    """How hints judge moves, at every number of seats; None without a network."""
    if not has_network(game):
        return None
    weighed = {str(seats): calibration(game, seats) for seats in game.seat_counts}
    return {
        "search": _parameters(game, ADVICE),
        "judging": _parameters(game, JUDGED),
        "judged_share": JUDGED_SHARE,
        "calibrations": {seats: [each.playouts, each.network] for seats, each in weighed.items()},
        "least": LEAST,
    }


def _level(game: Game, level: Any) -> dict[str, Any]:
    told: dict[str, Any] = {"name": level.name, "slips": level.slips, "budget": None}
    if level.budget is not None:
        told["budget"] = {
            name: value for name, value in asdict(level.budget).items() if name in ("playouts", "seconds", "turn_seconds")
        }
        told["parameters"] = _parameters(game, NO_NETWORK)
        advised = game.seat_counts if game.advised_seats is None else game.advised_seats
        if level.reliance != NO_NETWORK and has_network(game):
            told["advised"] = list(advised)
            told["advised_parameters"] = _parameters(game, level.reliance)
    return told


def _parameters(game: Game, reliance: Reliance) -> str:
    return b64encode(default_parameters(game, reliance).save()).decode()


def _taken(rule: Function, parameters: Sequence[Parameter]) -> list[list[Any]]:
    """The names of what a function takes, with the bytes of each array; 0 for a number."""
    sizes = [each.bytes if isinstance(each, Numbers) else 0 for each in parameters]
    return [[name, size] for name, size in zip(inspect.signature(rule).parameters, sizes, strict=True)]


def _fields(dtype: Any, names: Sequence[str]) -> dict[str, Any]:
    """Where some fields of a record lie: the kind of number and the offset; and the bytes of the record."""
    fields = {}
    for name in names:
        kind, offset = dtype.fields[name][:2]
        fields[name] = [kind.base.str, offset]
    return {"bytes": dtype.itemsize, "fields": fields}


def _weights(game: Game) -> dict[str, Any]:
    """The arrays of a network that never change, as small as they can be stored without loss; none without a network."""
    if not has_network(game):
        return {}
    found = {}
    for name in WEIGHTS:
        array = getattr(_arrays(game), name)
        small = array.astype(np.float16) if array.dtype == np.float32 else array
        found[name] = small if np.array_equal(small.astype(array.dtype), array) else array
    return found


def weights_of(game: Game) -> bytes:
    """The file GAME.weights, whose parts the description lists."""
    return b"".join(array.tobytes() for array in _weights(game).values())
