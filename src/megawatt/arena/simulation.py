"""Many games between bots: results, lengths and win rates.

A game depends on its seed, its options and its bots alone: the same ones come out whatever the mode, the size of the chunks and the
number of processes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from multiprocessing import get_context
from typing import Any

import numpy as np

from megawatt.kernel.dealing import checked_seed
from megawatt.kernel.engine import RANDOM, Ints, engine, is_compiled, policy_names
from megawatt.kernel.errors import OptionError, did_you_mean
from megawatt.kernel.game import Game
from megawatt.kernel.registry import find
from megawatt.kernel.rules import COMPILED, INTERPRETED

CHUNKS = {COMPILED: 500, INTERPRETED: 5}
"""Games between two looks at the progress bar."""
WORTH_COMPILING = 300
"""From this many games on, waiting for the compiler is shorter than playing interpreted."""


@dataclass(frozen=True)
class SeatResult:
    """How one seat fared."""

    seat: int
    bot: str
    wins: int
    """Games on the first place, shared or not."""
    win_rate: float
    shared_wins: int
    mean_place: float
    mean_points: float


@dataclass(frozen=True)
class EachGame:
    """What came out of every game, one row per game and one column per seat."""

    plies: Ints
    points: Ints
    places: Ints


@dataclass(frozen=True)
class Simulation:
    """The outcome of many games."""

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: int
    games: int
    mode: str
    seconds: float
    plies: int
    mean_plies: float
    shortest: int
    longest: int
    results: Sequence[SeatResult]
    each: EachGame | None = None
    """The single games, for evaluations of your own; not part of the JSON."""

    def as_json(self) -> dict[str, Any]:
        """Plain data, for `--json`."""
        data = asdict(replace(self, each=None))
        del data["each"]
        return data


@dataclass(frozen=True)
class _Plan:
    """All that a process needs to know."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: list[str]
    mode: str


def simulate(
    game: Game | str,
    games: int,
    seats: int | None = None,
    seed: int = 1,
    bots: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    mode: str | None = None,
    progress: Callable[[int], None] | None = None,
    processes: int = 1,
    chunk: int | None = None,
) -> Simulation:
    """Play `games` games from consecutive seeds; one bot per seat by its name; `progress` hears how many are done."""
    game = find(game) if isinstance(game, str) else game
    for number, what in ((games, "games"), (processes, "processes"), (1 if chunk is None else chunk, "games in a chunk")):
        if number < 1:
            raise OptionError(f"{number} {what}: at least one is needed")
    for each_seed in (seed, seed + games - 1):
        checked_seed(each_seed)
    seats = seats or (len(bots) if bots else game.usual_seats)
    agreed = game.settle(seats, options or {})
    names = check_bots(game, bots or [RANDOM] * seats, seats)
    mode = mode or _quicker_mode(game, games)
    engine(game, mode)  # refuses a mode that there is not
    started = time.perf_counter()
    done, chunks = 0, []
    for outcome in _play(game, _Plan(game.name, seats, agreed, names, mode), games, seed, processes, chunk or CHUNKS[mode]):
        chunks.append(outcome)
        done += len(outcome[0])
        if progress:
            progress(done)
    each = EachGame(*(np.concatenate(part) for part in zip(*chunks, strict=True)))
    results = [_seat_result(seat, names[seat], each.points[:, seat], each.places) for seat in range(seats)]
    plies = each.plies
    return Simulation(
        game.name, seats, agreed, seed, games, mode, time.perf_counter() - started,
        int(plies.sum()), float(plies.mean()), int(plies.min()), int(plies.max()), results, each,
    )  # fmt: skip


def check_bots(game: Game, bots: Sequence[str], seats: int) -> list[str]:
    """One known bot per seat."""
    known = policy_names(game)
    for bot in bots:
        if bot not in known:
            raise OptionError(f"{game.name} has no bot called {bot!r}{did_you_mean(bot, known)}")
    if len(bots) != seats:
        raise OptionError(f"{len(bots)} bots for {seats} seats; name one for each seat")
    return list(bots)


def _quicker_mode(game: Game, games: int) -> str:
    """Compiled when the code is there or the games are many."""
    return COMPILED if games >= WORTH_COMPILING or is_compiled(game) else INTERPRETED


def _play(game: Game, plan: _Plan, games: int, seed: int, processes: int, chunk: int) -> Iterator[tuple[Ints, Ints, Ints]]:
    """The games in chunks, in the order of their seeds."""
    starts = range(0, games, chunk)
    sizes = [min(chunk, games - start) for start in starts]
    seeds = [seed + start for start in starts]
    if processes == 1:
        b, eng = game.board(plan.seats, plan.options), engine(game, plan.mode)
        yield from (eng.bot_games(b, plan.bots, size, first) for size, first in zip(sizes, seeds, strict=True))
        return
    with ProcessPoolExecutor(min(processes, len(sizes)), get_context("spawn"), _begin_process, (plan,)) as pool:
        yield from pool.map(_play_chunk, sizes, seeds)


_here: list[Any] = []
"""In a process of a simulation: engine, board and bots."""


def _begin_process(plan: _Plan) -> None:
    game = find(plan.game)
    _here[:] = engine(game, plan.mode), game.board(plan.seats, plan.options), plan.bots


def _play_chunk(games: int, seed: int) -> tuple[Ints, Ints, Ints]:
    eng, b, bots = _here
    outcome: tuple[Ints, Ints, Ints] = eng.bot_games(b, bots, games, seed)
    return outcome


def _seat_result(seat: int, bot: str, points: Ints, places: Ints) -> SeatResult:
    won = places[:, seat] == 1
    shared = won & ((places == 1).sum(axis=1) > 1)
    return SeatResult(
        seat, bot, int(won.sum()), float(won.mean()), int(shared.sum()), float(places[:, seat].mean()), float(points.mean())
    )
