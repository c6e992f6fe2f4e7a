"""Tuning the numbers of a house bot by self-play, with CMA-ES (extra `tuning`).

    python -m megawatt.arena.tuning power-grid --generations 30 --processes 8 --record benchmarks/tuning/power-grid.toml

Every candidate row plays whole compiled games alone against rows of two kinds: the original one (`house-1`) and the current mean,
so that no row is found that beats one opponent only. All rows of a generation play the same deals. At the end the found row is
measured on unseen deals, and in both directions: alone against others, and others against it. The record says what to put into the
game's `house/bot_parameters.py`, and how it was found.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.arena import tuning_games
from megawatt.arena.statistics import Estimate, wilson
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.contract.bot_parameters import BotParameters, TunablePolicy
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find
from megawatt.kernel.errors import OptionError, did_you_mean
from megawatt.kernel.rng.bot_rng import LOW_63
from megawatt.kernel.rng.deal_rng import seed_parts
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import COMPILED

Row = tuple[int, ...]
MOST_SEATS_TRIED = 5
PROOF = 10**9
"""The deals that prove what was found begin here."""


@dataclass(frozen=True)
class Proof:
    """How often one seat with a row won against others with another, at one number of seats."""

    seats: int
    won: Estimate


class Trials:
    """Whole games between rows of numbers of one game's house bot."""

    def __init__(self, game: Game) -> None:
        if game.rules.tunable is None:
            raise OptionError(f"{game.name} has no numbers to tune (Rules.tunable)")
        self.game = game
        self.tunable: TunablePolicy = game.rules.tunable
        self._play = engine(game, COMPILED).bind(tuning_games.tried_games)
        self._boards: dict[int, Record] = {}

    @property
    def seat_counts(self) -> list[int]:
        """The tables that are tried."""
        return [seats for seats in self.game.seat_counts if 2 <= seats <= MOST_SEATS_TRIED]

    def wins(self, tried: Row, others: Row, seats: int, games: int, seed: int) -> float:
        """How many of these games one seat with the tried row wins."""
        if seats not in self._boards:
            self._boards[seats] = self.game.board(seats, self.game.settle(seats, {}))
        state, blank = np.zeros(1, self.game.State.dtype), np.zeros(1, self.game.State.dtype)
        actions, luck, key = np.zeros(self.game.actions.count, np.int32), np.zeros(2, np.int64), np.zeros(2, np.int64)
        places, won = np.zeros(max(self.game.seat_counts), np.int64), np.zeros(games, np.int64)
        rows = np.array([tried, others], np.int64)
        parts = np.array(seed_parts(seed), np.int64)
        b = self._boards[seats].record
        self._play(b, state, blank, actions, luck, key, rows, parts, seed & LOW_63, games, self.game.longest, places, won)
        return float(won.sum()) / 60

    def strength(self, tried: Row, opponents: Sequence[Row], games: int, seed: int) -> float:
        """The mean share of wins, one being even, over all numbers of seats and opponents."""
        tables = [(seats, others) for seats in self.seat_counts for others in opponents]
        each = max(1, games // len(tables))
        shares = [self.wins(tried, others, seats, each, seed) / each * seats for seats, others in tables]
        return sum(shares) / len(shares)

    def prove(self, tried: Row, others: Row, games: int) -> list[Proof]:
        """The shares of wins on deals that nothing was tuned on, with their intervals."""
        proofs = []
        for seats in self.seat_counts:
            won = self.wins(tried, others, seats, games, PROOF)
            proofs.append(Proof(seats, wilson(won, games)))
        return proofs


Measure = Callable[[Sequence[Row], Sequence[Row], int, int], list[float]]
"""measure(rows, opponents, games, seed): the strength of every row."""


def one_after_the_other(trials: Trials) -> Measure:
    """All rows in this process."""
    return lambda rows, opponents, games, seed: [trials.strength(row, opponents, games, seed) for row in rows]


def side_by_side(game_name: str, executor: ProcessPoolExecutor) -> Measure:
    """The rows shared out among processes; what comes out is the same."""

    def measure(rows: Sequence[Row], opponents: Sequence[Row], games: int, seed: int) -> list[float]:
        asked = [executor.submit(strength_of, game_name, row, opponents, games, seed) for row in rows]
        return [each.result() for each in asked]

    return measure


def strength_of(game_name: str, row: Row, opponents: Sequence[Row], games: int, seed: int) -> float:
    """In a process of its own."""
    return trials_of(game_name).strength(row, opponents, games, seed)


@cache
def trials_of(game_name: str) -> Trials:
    """A process makes its boards and loads its rules once."""
    return Trials(find(game_name))


def tune(
    parameters: BotParameters, names: Sequence[str], asked: argparse.Namespace, measure: Measure, tell: Callable[[str], None]
) -> Row:
    """The row in the middle of what CMA-ES comes to; numbers that are not named stay as they are now."""
    import cma

    places = [parameters.names.index(name) for name in names]
    start, steps = np.array(parameters.now, float), np.array(parameters.steps)

    def row(point: npt.NDArray[np.float64]) -> Row:
        numbers = start.copy()
        numbers[places] += np.asarray(point) * steps[places]
        return tuple(max(0, round(number)) for number in numbers)

    settings = {"seed": asked.seed, "verbose": -9} | ({"popsize": asked.rows} if asked.rows else {})
    search: Any = cma.CMAEvolutionStrategy([0.0] * len(places), asked.width, settings)
    for generation in range(asked.generations):
        points = search.ask()
        opponents = [parameters.first, row(search.mean)]
        deals = asked.seed * 1_000_000 + generation * asked.games
        strengths = measure([row(point) for point in points], opponents, asked.games, deals)
        search.tell(points, [-strength for strength in strengths])
        tell(f"generation {generation + 1}: best {max(strengths):.3f}, mean {sum(strengths) / len(strengths):.3f}; 1 is even")
        tell(f"  the middle: {' '.join(map(str, row(search.mean)))}")
    return row(search.mean)


def named(parameters: BotParameters, only: str) -> list[str]:
    """The numbers that are to be tuned: these, or all."""
    names = only.split(",") if only else parameters.names
    for name in names:
        if name not in parameters.names:
            raise OptionError(f"there is no number {name!r}{did_you_mean(name, parameters.names)}")
    return names


def record(trials: Trials, found: Row, asked: argparse.Namespace, seconds: float) -> str:
    """What was found and how, as TOML."""
    parameters, lines = trials.tunable.parameters, []
    lines.append("# Written by `python -m megawatt.arena.tuning`; the numbers found stand in the game's house/bot_parameters.py.")
    lines.append(f'game = "{trials.game.name}"')
    lines.append(f"generations = {asked.generations}\nrows = {asked.rows}\ngames_a_row = {asked.games}\nwidth = {asked.width}")
    lines.append(f"seed = {asked.seed}\nseconds = {seconds:.0f}\n")
    lines.append("[numbers] # as house-1 has them, and as they were found")
    lines += [f"{name} = [{first}, {new}]" for name, first, new in zip(parameters.names, parameters.first, found, strict=True)]
    for title, tried, others in (
        ("found_against_first", found, parameters.first),
        ("first_against_found", parameters.first, found),
    ):
        for proof in trials.prove(tried, others, asked.proof):
            even = 1 / proof.seats
            lines.append(f"\n[[{title}]] # one seat against all others; even would be {even:.3f}")
            won = proof.won
            lines.append(f"seats = {proof.seats}\ngames = {won.count}\nwon = {won.value:.4f}")
            lines.append(f"interval = [{won.low:.4f}, {won.high:.4f}]")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Tune, print, and write the record."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--only", default="", help="these numbers, with commas between; default: all")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--width", type=float, default=1.0, help="how wide the first steps are; 1: a quarter of every number")
    parser.add_argument("--rows", type=int, default=0, help="rows of a generation; default: as many as CMA-ES thinks right")
    parser.add_argument("--processes", type=int, default=1, help="the number of processes")
    parser.add_argument("--games", type=int, default=480, help="games of each row that is tried")
    parser.add_argument("--proof", type=int, default=4000, help="games that prove what was found, at every number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record", type=Path, help="where to write how it was found (TOML)")
    asked = parser.parse_args()
    if find_spec("cma") is None:
        raise SystemExit("tuning needs the package cma; install it with: pip install 'megawatt[tuning]'")
    if asked.processes < 1:
        raise SystemExit(f"--processes {asked.processes}: at least one has to play")
    try:
        trials = Trials(find(asked.game))
        parameters = trials.tunable.parameters
        names = named(parameters, asked.only)
    except OptionError as fault:
        raise SystemExit(str(fault)) from None
    started = time.perf_counter()
    with ProcessPoolExecutor(asked.processes, multiprocessing.get_context("spawn")) as executor:
        measure = side_by_side(asked.game, executor) if asked.processes > 1 else one_after_the_other(trials)
        found = tune(parameters, names, asked, measure, lambda line: print(line, file=sys.stderr, flush=True))
    text = record(trials, found, asked, time.perf_counter() - started)
    print(text)
    if asked.record:
        asked.record.parent.mkdir(parents=True, exist_ok=True)
        asked.record.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
