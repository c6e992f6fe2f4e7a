"""Many games between bots: results, lengths and win rates."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from megawatt.bots import RANDOM, bot_names
from megawatt.kernel import playing
from megawatt.kernel.engine import Engine, engine, generator
from megawatt.kernel.errors import OptionError, did_you_mean
from megawatt.kernel.game import Game
from megawatt.kernel.records import Record
from megawatt.kernel.rules import COMPILED, INTERPRETED

HOUSE = "house"
CHUNK = 500
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

    def as_json(self) -> dict[str, Any]:
        """Plain data, for `--json`."""
        return asdict(self)


def simulate(
    game: Game,
    games: int,
    seats: int,
    seed: int = 1,
    bots: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    mode: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `games` games from consecutive seeds; `progress` hears how many are done."""
    if games < 1:
        raise OptionError(f"{games} games: at least one must be played")
    agreed = game.settle(seats, options or {})
    names = check_bots(game, bots or [RANDOM] * seats, seats)
    b = game.board(seats, agreed)
    mode = mode or _quicker_mode(game, games, names)
    if mode == COMPILED and not _can_be_compiled(names):
        raise OptionError(f"only {RANDOM} and {HOUSE} play compiled, not {', '.join(names)}; leave the mode to us")
    play = _play_compiled if mode == COMPILED else _play_interpreted
    started = time.perf_counter()
    done, chunks = 0, []
    while done < games:
        size = min(CHUNK if mode == COMPILED else 5, games - done)
        chunks.append(play(engine(game, mode), b, names, size, seed + done))
        done += size
        if progress:
            progress(done)
    plies, points, places = (np.concatenate(part) for part in zip(*chunks, strict=True))
    results = [_seat_result(seat, names[seat], points[:, seat], places) for seat in range(seats)]
    return Simulation(
        game.name, seats, agreed, seed, games, mode, time.perf_counter() - started,
        int(plies.sum()), float(plies.mean()), int(plies.min()), int(plies.max()), results,
    )  # fmt: skip


def check_bots(game: Game, bots: Sequence[str], seats: int) -> list[str]:
    """One known bot per seat."""
    known = bot_names(game)
    for bot in bots:
        if bot not in known:
            raise OptionError(f"{game.name} has no bot called {bot!r}{did_you_mean(bot, known)}")
    if len(bots) != seats:
        raise OptionError(f"{len(bots)} bots for {seats} seats; name one for each seat")
    return list(bots)


def _can_be_compiled(bots: Sequence[str]) -> bool:
    """Whole compiled games know the random bot and the game's house bot."""
    return set(bots) <= {RANDOM, HOUSE}


def _quicker_mode(game: Game, games: int, bots: Sequence[str]) -> str:
    """Compiled when the code is there or the games are many."""
    if not _can_be_compiled(bots):
        return INTERPRETED
    return COMPILED if games >= WORTH_COMPILING or engine(game, COMPILED).is_compiled() else INTERPRETED


def _play_compiled(eng: Engine, b: Record, bots: Sequence[str], games: int, seed: int) -> tuple[Any, Any, Any]:
    codes = [playing.RANDOM if bot == RANDOM else playing.HOUSE for bot in bots]
    return eng.bot_games(b, codes, games, seed)


def _play_interpreted(eng: Engine, b: Record, bots: Sequence[str], games: int, seed: int) -> tuple[Any, Any, Any]:
    policies = [eng.game.rules.policies.get(bot, playing.random_choice) for bot in bots]
    words = generator(seed).tolist()
    plies, points, places = [], [], []
    for number in range(games):
        s: Any = eng.setup(b, seed + number)
        played = 0
        while s.seat >= 0 and played < eng.game.longest:
            actions = eng.legal(b, s)
            eng.apply(b, s, policies[s.seat](b, s, actions, len(actions), words))
            played += 1
        plies.append(played)
        points.append(eng.returns(b, s, len(bots)))
        places.append(eng.ranks(b, s, len(bots)))
    return np.array(plies), np.array(points), np.array(places)


def _seat_result(seat: int, bot: str, points: Any, places: Any) -> SeatResult:
    won = places[:, seat] == 1
    shared = won & ((places == 1).sum(axis=1) > 1)
    return SeatResult(
        seat, bot, int(won.sum()), float(won.mean()), int(shared.sum()), float(places[:, seat].mean()), float(points.mean())
    )
