"""`megawatt bench`: how fast the rules are, as figures and as a ratio to a plain compiled loop."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

import megawatt
from megawatt.kernel.compilation.engine import HOUSE, RANDOM, Engine, engine
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find, games
from megawatt.kernel.rng.luck import seed_chance
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import COMPILED, INTERPRETED

CALIBRATION_STEPS = 100_000_000
MEASURED_SECONDS = 1.5
TRIES = 3
COMPILING = "megawatt.bots.search.compilation"
"""Imported in the measured processes only."""


def bench(
    game: Annotated[str | None, typer.Option(help="Only this game; default: all.")] = None,
    seats: Annotated[int | None, typer.Option(help="Only this seat count; default: all.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per line and seat count.")] = False,
) -> None:
    """Measure uniformly random legal play and whole games of house bots on one core, and how long compiling takes."""
    console = Console(stderr=True)
    rows = []
    for each in [find(game)] if game else games():
        with console.status(f"{each.name}: compiling from nothing, then from the cache"):
            compiling = compile_seconds(each)
        for count in [seats] if seats else each.seat_counts:
            with console.status(f"{each.name}, {count} seats"):
                rows.append(measure(each, count, compiling))
            if as_json:
                typer.echo(json.dumps(rows[-1]))
    if not as_json:
        Console().print(_table(rows))


class Compiling(NamedTuple):
    """Seconds from the start of a process until everything is there."""

    rules: float
    """From nothing; the search is compiled after them, while people play already."""
    search: float
    cached: float


def measure(game: Game, seats: int, compiling: Compiling) -> dict[str, Any]:
    """All figures for one seat count; the best of a few tries, since other work only ever slows down."""
    b = game.board(seats, game.settle(seats, {}))
    eng = engine(game, COMPILED)
    bots = [RANDOM] * seats
    eng.bot_games(b, bots, 10, 1)
    calibration = max(_calibration_steps_per_second() for _ in range(TRIES))
    moves, whole_games = 0.0, 0.0
    for _ in range(TRIES):
        speed = _played_by(eng, b, bots)
        moves, whole_games = max(moves, speed[0]), max(whole_games, speed[1])
    house = [HOUSE if HOUSE in game.rules.policies else RANDOM] * seats
    eng.bot_games(b, house, 10, 1)
    playouts = max(_played_by(eng, b, house)[1] for _ in range(TRIES))
    slow = megawatt.simulate(game, 8, seats, mode=INTERPRETED)
    return {
        "game": game.name,
        "seats": seats,
        "moves_per_second": round(moves),
        "games_per_second": round(whole_games, 1),
        "interpreted_moves_per_second": round(slow.plies / slow.seconds),
        "calibration_steps_per_second": round(calibration),
        "steps_per_move": round(calibration / moves, 1),
        "steps_per_house_playout": round(calibration / playouts),
        "state_bytes": game.State.dtype.itemsize,
        "board_bytes": game.Board.dtype.itemsize,
        "compile_rules_seconds": round(compiling.rules, 2),
        "compile_search_seconds": round(compiling.search, 2),
        "compile_cached_seconds": round(compiling.cached, 2),
    }


def _played_by(eng: Engine, b: Record, bots: list[str]) -> tuple[float, float]:
    """Moves and games per second of whole games between policies: list, choice and apply included."""
    batch, played, plies = 200, 0, 0
    started = time.perf_counter()
    while time.perf_counter() - started < MEASURED_SECONDS / TRIES:
        plies += int(eng.bot_games(b, bots, batch, played + 1)[0].sum())
        played += batch
    seconds = time.perf_counter() - started
    return plies / seconds, played / seconds


def _calibration_steps_per_second() -> float:
    """A plain compiled 64-bit xorshift loop, as a measure of this core's present speed."""
    import numpy as np
    from numba import njit, uint64

    @njit(uint64(uint64, uint64))
    def xorshift(x: Any, steps: Any) -> Any:
        for _ in range(steps):
            x ^= x << uint64(13)
            x ^= x >> uint64(7)
            x ^= x << uint64(17)
        return x

    luck = [0, 0]
    seed_chance(luck, 1)
    started = time.perf_counter()
    xorshift(np.uint64(luck[0] | 1), np.uint64(CALIBRATION_STEPS))
    return CALIBRATION_STEPS / (time.perf_counter() - started)


def compile_seconds(game: Game) -> Compiling:
    """How long compiling takes in new processes: the rules, the search on top of them, and all of it from the cache."""
    with tempfile.TemporaryDirectory() as folder:
        rules = _seconds_in_a_process(game, folder, "megawatt.kernel.compilation.engine", "engine(game, 'compiled').compile_all()")
        search, cached = (_seconds_in_a_process(game, folder, COMPILING, "compile_game(game)") for _ in range(2))
    return Compiling(rules, search - cached, cached)


def _seconds_in_a_process(game: Game, cache: str, module: str, call: str) -> float:
    """The clock time of a new process, imports included."""
    program = (
        "import time; start = time.perf_counter(); from megawatt.kernel.contract.registry import find; "
        f"from {module} import {call.partition('(')[0]}; game = find({game.name!r}); {call}; print(time.perf_counter() - start)"
    )
    environment = {**os.environ, "MEGAWATT_CACHE": cache}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def _table(rows: list[dict[str, Any]]) -> Table:
    table = Table(title="Uniformly random legal play, one core")
    for title in (
        "game",
        "seats",
        "moves/s",
        "games/s",
        "interpreted moves/s",
        "steps/move",
        "steps/house game",
        "state",
        "compile rules",
        "and search",
        "cached",
    ):
        table.add_column(title, justify="left" if title == "game" else "right")
    for row in rows:
        table.add_row(
            row["game"], str(row["seats"]), f"{row['moves_per_second']:,}", f"{row['games_per_second']:,.0f}",
            f"{row['interpreted_moves_per_second']:,}", f"{row['steps_per_move']:.0f}",
            f"{row['steps_per_house_playout']:,}", f"{row['state_bytes']:,} B",
            f"{row['compile_rules_seconds']:.1f} s", f"{row['compile_search_seconds']:.1f} s",
            f"{row['compile_cached_seconds']:.2f} s",
        )  # fmt: skip
    return table
