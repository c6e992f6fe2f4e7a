"""Many games between bots: results, lengths and win rates.

A game depends on its seed, its options and its bots alone: the same games are played whatever the mode, the size of the batches
and the number of processes. Only a search that stops by the clock may play otherwise the next time.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from megawatt.arena.job import Contest, Job
from megawatt.arena.processes import LocalProcesses
from megawatt.arena.simulator import Batch, EachGame, Ints, each_game, mode_for, play_batch, play_by_policies, play_contest, prepare
from megawatt.bots import bot
from megawatt.bots.custom import Given, named
from megawatt.kernel.compilation.engine import RANDOM, engine
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find
from megawatt.kernel.errors import OptionError
from megawatt.kernel.rng.deal_rng import checked_seed
from megawatt.kernel.rules.rule import COMPILED, INTERPRETED
from megawatt.kernel.whole_numbers import whole_number

BATCHES = {COMPILED: 500, INTERPRETED: 5}
"""Games between two calls of `progress`; one where bots play that are more than a policy."""


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
    each: EachGame
    """The single games, for evaluations of your own; not part of the JSON."""

    def as_json(self) -> dict[str, Any]:
        """Plain data, for `--json`."""
        data = {field.name: getattr(self, field.name) for field in fields(self) if field.name != "each"}
        return {**data, "results": [asdict(result) for result in self.results]}


def simulate(
    game: Game | str,
    games: int,
    seats: int | None = None,
    seed: int = 1,
    bots: Sequence[str | Given] | None = None,
    options: Mapping[str, Any] | None = None,
    mode: str | None = None,
    progress: Callable[[int], None] | None = None,
    processes: int = 1,
    chunk: int | None = None,
    keep_games: Path | str | None = None,
) -> Simulation:
    """Play `games` games from consecutive seeds; one bot per seat by its name, or a function (bots/custom.py).

    `progress` is called with how many games are done. With `keep_games` every game is written to this Parquet file (datasets.py),
    which takes the time of playing move by move.
    """
    game = find(game) if isinstance(game, str) else game
    games, processes = whole_number("games", games, 1), whole_number("processes", processes, 1)
    chunk = None if chunk is None else whole_number("chunk", chunk, 1)
    seed = checked_seed(seed)
    checked_seed(seed + games - 1)
    if seats is None:
        seats = len(bots) if bots else game.usual_seats
    seats = game.checked_seats(seats)
    agreed = game.settle(seats, options or {})
    names = _check_bots(game, [named(each) for each in bots or [RANDOM] * seats], seats)
    job = Job(game.name, seats, agreed, names, pooled=False, games=games, seed=seed)
    mode = mode or mode_for(job)
    engine(game, mode)  # refuses an unknown mode
    if not play_by_policies(game, names):
        prepare(job, mode)
    started = time.perf_counter()
    if keep_games is None:
        each = _play(job, mode, processes, chunk, progress)
    else:
        each = _play_and_keep(job, mode, processes, Path(keep_games), progress)
    seconds = time.perf_counter() - started
    results = [_seat_result(seat, names[seat], each.points[:, seat], each.places) for seat in range(seats)]
    plies = each.plies
    return Simulation(
        game=game.name,
        seats=seats,
        options=agreed,
        seed=seed,
        games=games,
        mode=mode,
        seconds=seconds,
        plies=int(plies.sum()),
        mean_plies=float(plies.mean()),
        shortest=int(plies.min()),
        longest=int(plies.max()),
        results=results,
        each=each,
    )


def _check_bots(game: Game, bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """One known bot per seat."""
    for name in bots:
        bot(name, game, 1)
    if len(bots) != seats:
        raise OptionError(f"{len(bots)} bots for {seats} seats; name one for each seat")
    return tuple(bots)


def _play(job: Job, mode: str, processes: int, chunk: int | None, progress: Callable[[int], None] | None) -> EachGame:
    """All games of a job, in the order of their seeds."""
    size = chunk or (BATCHES[mode] if play_by_policies(find(job.game), job.bots) else 1)
    played: dict[int, EachGame] = {}
    done = 0
    for number, games in LocalProcesses(processes).map(play_batch, _batches(job, mode, size)):
        played[number] = games
        done += len(games.plies)
        if progress:
            progress(done)
    return EachGame.joined([played[number] for number in sorted(played)])


def _play_and_keep(job: Job, mode: str, processes: int, file: Path, progress: Callable[[int], None] | None) -> EachGame:
    """All games of a job move by move, each written to the file."""
    from megawatt.arena.datasets import GamesWriter

    contests = [contest for batch in _batches(job, mode, 1) for contest in batch.contests()]
    played: dict[int, EachGame] = {}
    with GamesWriter(file) as kept:
        for number, outcome in LocalProcesses(processes).map(play_contest, contests):
            kept.add(contests[number], outcome)
            played[number] = each_game([outcome])
            if progress:
                progress(len(played))
    return EachGame.joined([played[number] for number in sorted(played)])


def _batches(job: Job, mode: str, size: int) -> Iterator[Batch]:
    for start in range(0, job.games, size):
        first = Contest(job.game, job.options, start, job.seed + start, job.bots, mode)
        yield Batch(first, min(size, job.games - start))


def _seat_result(seat: int, bot: str, points: Ints, places: Ints) -> SeatResult:
    won = places[:, seat] == 1
    shared = won & ((places == 1).sum(axis=1) > 1)
    return SeatResult(
        seat, bot, int(won.sum()), float(won.mean()), int(shared.sum()), float(places[:, seat].mean()), float(points.mean())
    )
