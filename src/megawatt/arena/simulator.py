"""The simulator: games between bots, played from their seeds to their ends, in any process on any machine with the same outcome.

Single games are played move by move and say how long every bot thought. A batch of games plays the same ones; where all its bots
are policies it plays them in one call of the engine.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from megawatt.arena.job import Contest, Job
from megawatt.arena.recorder import Recorder
from megawatt.bots import Bot, bot
from megawatt.bots.policy import PolicyBot
from megawatt.bots.search.bot import SearchBot
from megawatt.bots.search.compilation import compile_game
from megawatt.kernel.compilation.engine import engine, is_compiled, policy_names
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.options import Value
from megawatt.kernel.contract.registry import find
from megawatt.kernel.match.match import Match
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import COMPILED, INTERPRETED

Ints = npt.NDArray[np.int64]

WORTH_COMPILING = 300
"""From this many games on, waiting for the compiler is shorter than playing interpreted."""


@dataclass(frozen=True)
class SeatOutcome:
    """How a bot fared on a seat."""

    bot: str
    place: int
    points: int
    decisions: int
    seconds: float
    """All its decisions together."""
    slowest: float
    traits: Sequence[tuple[str, str]] = ()
    """Its traits in this game, as names and labels (Game.traits)."""


@dataclass(frozen=True)
class Outcome:
    """The result of one game."""

    number: int
    seed: int
    plies: int
    rounds: int
    seconds: float
    processor: float
    """Processor seconds."""
    seats: Sequence[SeatOutcome]
    curves: Sequence[tuple[str, int, int]] = ()
    """Names, rounds and numbers (Game.curves)."""
    actions: Sequence[int] = ()
    """Every action of the game, from which it can be played again."""


@dataclass(frozen=True)
class EachGame:
    """The results of a batch of games: one row per game, and one column per seat."""

    plies: Ints
    points: Ints
    places: Ints

    @classmethod
    def joined(cls, batches: Sequence[EachGame]) -> EachGame:
        """All games of these batches."""
        return cls(*(np.concatenate([getattr(batch, name) for batch in batches]) for name in ("plies", "points", "places")))


@dataclass(frozen=True)
class Batch:
    """Games of the same bots on the same seats, from consecutive seeds."""

    first: Contest
    games: int

    def contests(self) -> list[Contest]:
        """The single games."""
        first = self.first
        return [replace(first, number=first.number + place, seed=first.seed + place) for place in range(self.games)]


@dataclass
class _Clock:
    """The thinking time of one seat."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


@dataclass
class _Spent:
    """Wall-clock and processor seconds since it was made."""

    wall: float = field(default_factory=time.perf_counter)
    processor: float = field(default_factory=time.process_time)

    def so_far(self) -> tuple[float, float]:
        return time.perf_counter() - self.wall, time.process_time() - self.processor


def play_contest(contest: Contest) -> Outcome:
    """Play one game to its end."""
    game = find(contest.game)
    spent = _Spent()
    match = Match(game, len(contest.bots), contest.seed, contest.options, contest.mode)
    players = [seated(name, game, contest.seed, contest.mode) for name in contest.bots]
    clocks = [_Clock() for _ in players]
    recorder = Recorder(match) if contest.watched else None
    while match.seat is not None:
        seat, started = match.seat, time.perf_counter()
        action = players[seat].choose(match)
        clocks[seat].add(time.perf_counter() - started)
        match.play(action)
        if recorder:
            recorder.record()
    places, points = match.ranking(), match.scores()
    traits = recorder.traits if recorder else [() for _ in players]
    seats = [
        SeatOutcome(name, places[seat], points[seat], clock.decisions, clock.seconds, clock.slowest, traits[seat])
        for seat, (name, clock) in enumerate(zip(contest.bots, clocks, strict=True))
    ]
    rounds = game.round_of(match.board, match.state)
    curves = recorder.curves if recorder else ()
    return Outcome(contest.number, contest.seed, match.ply, rounds, *spent.so_far(), seats, curves, tuple(match.actions))


def seated(name: str, game: Game, seed: int, mode: str) -> Bot:
    """The bot of this name; one that plays by a policy decides at this speed."""
    made = bot(name, game, seed)
    if isinstance(made, PolicyBot):
        made.use(mode)
    return made


def play_batch(batch: Batch) -> EachGame:
    """Play all games of a batch."""
    contest = batch.first
    game = find(contest.game)
    if play_by_policies(game, contest.bots):
        b = _board(contest.game, len(contest.bots), tuple(contest.options.items()))
        return EachGame(*engine(game, contest.mode).bot_games(b, contest.bots, batch.games, contest.seed))
    return each_game([play_contest(each) for each in batch.contests()])


def each_game(outcomes: Sequence[Outcome]) -> EachGame:
    """The results of single games as rows."""
    points, places = ([[getattr(seat, what) for seat in outcome.seats] for outcome in outcomes] for what in ("points", "place"))
    return EachGame(np.array([outcome.plies for outcome in outcomes]), np.array(points), np.array(places))


@lru_cache(maxsize=1)
def _board(game: str, seats: int, options: tuple[tuple[str, Value], ...]) -> Record:
    """The board of the batches that this process plays: making it takes as long as many games."""
    return find(game).board(seats, dict(options))


def play_by_policies(game: Game, bots: Sequence[str]) -> bool:
    """Whether the engine plays whole games of these bots by itself."""
    return set(bots) <= set(policy_names(game))


def searches(job: Job) -> bool:
    """Whether a bot of the job searches, which takes compiled code."""
    return any(isinstance(bot(name, find(job.game), 1), SearchBot) for name in job.bots)


def mode_for(job: Job) -> str:
    """Compiled where somebody searches, where the code is there, or where there are many games."""
    return COMPILED if searches(job) or is_compiled(find(job.game)) or job.games >= WORTH_COMPILING else INTERPRETED


def prepare(job: Job, mode: str) -> None:
    """Compile what is not in the cache yet: until then a searching bot would play by its policy, and processes would wait."""
    if mode == INTERPRETED and not searches(job):
        return
    game = find(job.game)
    compile_game(game)
    match = Match(game, job.seats, job.seed, job.options, mode)
    for name in job.bots:
        made = seated(name, game, job.seed, mode)
        if isinstance(made, PolicyBot):
            made.choose(match)
