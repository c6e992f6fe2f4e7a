"""One game of the arena, played from its seed to its end. It runs in any process, on any machine, with the same outcome."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from megawatt.arena.job import Contest, Job
from megawatt.arena.simulation import WORTH_COMPILING
from megawatt.arena.watching import Watcher
from megawatt.bots import Bot, bot
from megawatt.bots.policy import PolicyBot
from megawatt.bots.search.bot import SearchBot
from megawatt.bots.search.compiling import compile_game
from megawatt.kernel.engine import is_compiled
from megawatt.kernel.game import Game
from megawatt.kernel.match import Match
from megawatt.kernel.registry import find
from megawatt.kernel.rules import COMPILED, INTERPRETED


@dataclass(frozen=True)
class SeatOutcome:
    """How a bot fared on a seat."""

    bot: str
    place: int
    points: int
    decisions: int
    seconds: float
    """What all its decisions took."""
    slowest: float
    traits: Sequence[tuple[str, str]] = ()
    """What it had in this game, as names and labels (Game.traits)."""


@dataclass(frozen=True)
class Outcome:
    """What came of one game."""

    number: int
    seed: int
    plies: int
    rounds: int
    seconds: float
    processor: float
    """Processor seconds that the game took."""
    seats: Sequence[SeatOutcome]
    curves: Sequence[tuple[str, int, int]] = ()
    """Names, rounds and numbers (Game.curves)."""


@dataclass
class _Clock:
    """How long one seat thought."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


@dataclass
class _Spent:
    """Time since it was made, on the wall and of the processor."""

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
    watcher = Watcher(match) if contest.watched else None
    while match.seat is not None:
        seat, started = match.seat, time.perf_counter()
        action = players[seat].choose(match)
        clocks[seat].add(time.perf_counter() - started)
        match.play(action)
        if watcher:
            watcher.look()
    places, points = match.ranking(), match.scores()
    traits = watcher.traits if watcher else [() for _ in players]
    seats = [
        SeatOutcome(name, places[seat], points[seat], clock.decisions, clock.seconds, clock.slowest, traits[seat])
        for seat, (name, clock) in enumerate(zip(contest.bots, clocks, strict=True))
    ]
    rounds = game.round_of(match.board, match.state)
    curves = watcher.curves if watcher else ()
    return Outcome(contest.number, contest.seed, match.ply, rounds, *spent.so_far(), seats, curves)


def seated(name: str, game: Game, seed: int, mode: str) -> Bot:
    """The bot of this name; one that plays by a policy decides at this speed."""
    made = bot(name, game, seed)
    if isinstance(made, PolicyBot):
        made.use(mode)
    return made


def mode_for(job: Job) -> str:
    """Compiled where somebody searches, where the code is there, or where there are many games."""
    game = find(job.game)
    searching = any(isinstance(bot(name, game, 1), SearchBot) for name in job.bots)
    return COMPILED if searching or is_compiled(game) or job.games >= WORTH_COMPILING else INTERPRETED


def prepare(job: Job, mode: str) -> None:
    """Compile what is not in the cache yet: a bot that searches would play by its policy until then, and processes would wait."""
    if mode == INTERPRETED:
        return
    game = find(job.game)
    compile_game(game)
    match = Match(game, job.seats, job.seed, job.options, mode)
    for name in job.bots:
        made = seated(name, game, job.seed, mode)
        if isinstance(made, PolicyBot):
            made.choose(match)
