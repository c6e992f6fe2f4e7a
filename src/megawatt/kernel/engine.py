"""A game's rules at one speed, callable from Python with Record objects."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.kernel import playing, roots
from megawatt.kernel.chance import seed_chance
from megawatt.kernel.dealing import SPECK, begin, seed_words
from megawatt.kernel.errors import OptionError
from megawatt.kernel.events import Event, Log
from megawatt.kernel.game import Game
from megawatt.kernel.records import Record
from megawatt.kernel.rules import (
    COMPILED,
    INTERPRETED,
    MODES,
    Function,
    cache_root,
    compile_root,
    compiled_twins,
    interpreted_twins,
    source_digest,
)

Ints = npt.NDArray[np.int64]


class _Scratch(threading.local):
    """What a call writes into before its answer is read off: one for each thread."""

    def __init__(self, actions: int) -> None:
        self.actions = np.zeros(actions, np.int32)
        self.log = Log()


class Engine:
    """Plays one game, interpreted or compiled; both give the same bytes. Get one with `engine(game, mode)`."""

    def __init__(self, game: Game, mode: str) -> None:
        if mode not in MODES:
            raise OptionError(f"mode {mode!r}: must be one of {', '.join(MODES)}")
        self.game = game
        self.mode = mode
        rules = game.rules
        bindings = {name: getattr(rules, name) for name in ("setup", "legal", "why_not", "apply", "returns", "ranks")}
        bindings["house"] = rules.policies.get("house", playing.random_choice)
        self._twins = interpreted_twins(bindings) if mode == INTERPRETED else compiled_twins(bindings)
        self._scratch = _Scratch(game.actions.count)

    def bind(self, function: Function) -> Any:
        """A rule or generic hot function bound to this game, callable from Python."""
        if self.mode == COMPILED:
            return compile_root(self._twins, function, self.cache)
        return self._twins.of(function)

    @cached_property
    def cache(self) -> Path:
        """The folder of this game's compiled code."""
        return cache_root() / f"{self.game.name}-{source_digest(self.game.folder)}"

    def handle(self, record: Record) -> Any:
        """The form in which this mode's functions take a record."""
        return record.record if self.mode == COMPILED else record

    # One attribute per rule, bound when first used.

    @cached_property
    def _setup(self) -> Any:
        return self.bind(self.game.rules.setup)

    @cached_property
    def _legal(self) -> Any:
        return self.bind(roots.call_legal if self.mode == COMPILED else self.game.rules.legal)

    @cached_property
    def _why_not(self) -> Any:
        return self.bind(roots.call_why_not if self.mode == COMPILED else self.game.rules.why_not)

    @cached_property
    def _apply(self) -> Any:
        return self.bind(roots.call_apply if self.mode == COMPILED else self.game.rules.apply)

    @cached_property
    def _returns(self) -> Any:
        return self.bind(self.game.rules.returns)

    @cached_property
    def _ranks(self) -> Any:
        return self.bind(self.game.rules.ranks)

    @cached_property
    def _resample(self) -> Any:
        return self.bind(self.game.rules.resample)

    @cached_property
    def _observe(self) -> Any:
        return self.bind(self.game.rules.observe)

    @cached_property
    def _random_games(self) -> Any:
        return self.bind(playing.random_games)

    @cached_property
    def _bot_games(self) -> Any:
        return self.bind(playing.bot_games)

    def setup(self, b: Record, seed: int, dealt_by: str = SPECK) -> Record:
        """The first position, dealt from this seed by one of the generators of dealing.py."""
        s = self.game.State()
        begin(s.chance, seed, dealt_by)  # type: ignore[attr-defined]
        self._setup(self.handle(b), self.handle(s))
        return s

    def legal(self, b: Record, s: Record) -> list[int]:
        """Every legal action, ascending."""
        count = self._legal(self.handle(b), self.handle(s), self._scratch.actions)
        listed: list[int] = self._scratch.actions[:count].tolist()
        return listed

    def why_not(self, b: Record, s: Record, action: int) -> int:
        """The reason code that forbids an action; ALLOWED for a legal one."""
        return int(self._why_not(self.handle(b), self.handle(s), action))

    def apply(self, b: Record, s: Record, action: int) -> None:
        """Play a legal action."""
        self._apply(self.handle(b), self.handle(s), action, None)

    def apply_and_tell(self, b: Record, s: Record, action: int) -> list[Event]:
        """Play a legal action and report what happened."""
        log = self._scratch.log
        log.count = 0
        self.game.rules.apply(b, s, action, log)  # interpreted in both modes: same bytes, and half the compiling
        return self.game.events.read(b, log)

    def returns(self, b: Record, s: Record, seats: int) -> list[int]:
        """Every seat's points."""
        points = np.zeros(max(self.game.seat_counts), np.int64)
        self._returns(self.handle(b), self.handle(s), points)
        return [int(p) for p in points[:seats]]

    def ranks(self, b: Record, s: Record, seats: int) -> list[int]:
        """Every seat's place."""
        places = np.zeros(max(self.game.seat_counts), np.int64)
        self._ranks(self.handle(b), self.handle(s), places)
        return [int(p) for p in places[:seats]]

    def resample(self, b: Record, s: Record, seat: int, words: Ints) -> Record:
        """A position that this seat cannot tell from the true one."""
        other = s.copy()
        drawn = words if self.mode == COMPILED else [int(word) for word in words]
        self._resample(self.handle(b), self.handle(other), seat, drawn)
        words[:] = drawn
        return other

    def observe(self, b: Record, s: Record, seat: int) -> npt.NDArray[np.int32]:
        """This seat's numbers for learning."""
        numbers = np.zeros(self.game.observation_size, np.int32)
        self._observe(self.handle(b), self.handle(s), seat, numbers)
        return numbers

    def random_games(self, b: Record, games: int, seed: int) -> int:
        """Plays whole games of uniformly random legal play (compiled engines only); returns the number of plies."""
        s, blank = self._table()
        words, most, actions = generator(seed), self.game.longest, self._scratch.actions
        return int(self._random_games(b.record, s, blank, actions, words, _first_seed(seed), games, most))

    def bot_games(self, b: Record, bots: Sequence[int], games: int, seed: int) -> tuple[Ints, Ints, Ints]:
        """Plays whole games between bots (compiled engines only): plies, points and places game by game."""
        s, blank = self._table()
        seats = max(self.game.seat_counts)
        codes = np.array([*bots, *[playing.RANDOM] * (seats - len(bots))], np.int64)
        plies = np.zeros(games, np.int64)
        points, places = np.zeros((games, seats), np.int64), np.zeros((games, seats), np.int64)
        words, most = generator(seed), self.game.longest
        actions = self._scratch.actions
        self._bot_games(b.record, s, blank, actions, words, codes, _first_seed(seed), games, most, plies, points, places)
        return plies, points[:, : len(bots)], places[:, : len(bots)]

    def _table(self) -> tuple[npt.NDArray[np.void], npt.NDArray[np.void]]:
        """A state to play in, and a blank one to begin from."""
        if self.mode != COMPILED:
            raise ValueError("whole games are played in one go by compiled rules only")
        return np.zeros(1, self.game.State.dtype), np.zeros(1, self.game.State.dtype)

    def compile_steps(self) -> Iterator[tuple[str, Callable[[], Any]]]:
        """What `megawatt compile` does for this game: names and the calls that compile them (or load them from the cache)."""
        seats = self.game.seat_counts[0]
        b = self.game.board(seats, self.game.settle(seats, {}))
        s = self.game.State()
        words = generator(1)
        yield "setup", lambda: self._setup(b.record, s.record)
        yield "legal", lambda: self.legal(b, s)
        yield "why not", lambda: self.why_not(b, s, 0)
        yield "apply", lambda: self.apply(b, s, self.legal(b, s)[0])
        yield "returns", lambda: self.returns(b, s, seats)
        yield "ranks", lambda: self.ranks(b, s, seats)
        yield "resample", lambda: self.resample(b, s, 0, words)
        yield "observe", lambda: self.observe(b, s, 0)
        yield "random games", lambda: self.random_games(b, 1, 1)
        yield "games between bots", lambda: self.bot_games(b, [playing.HOUSE], 1, 1)

    def compile_all(self, progress: Callable[[str], None] | None = None) -> None:
        """Compile everything that Python calls, or load it from the cache; `progress` hears what comes next."""
        for name, step in self.compile_steps():
            if progress:
                progress(name)
            step()
        self._mark.touch()

    @property
    def _mark(self) -> Path:
        return self.cache / "complete"

    def is_compiled(self) -> bool:
        """Whether the cache holds all of this game's compiled code, so that using it takes no time to speak of."""
        return self._mark.exists()

    def drop_stale_caches(self) -> None:
        """Remove compiled code of earlier sources of this game."""
        for folder in cache_root().glob(f"{self.game.name}-*"):
            if folder != self.cache:
                shutil.rmtree(folder, ignore_errors=True)


def _first_seed(seed: int) -> Ints:
    """A seed as compiled code takes it."""
    return np.array(seed_words(seed), np.int64)


def generator(seed: int) -> Ints:
    """A quick generator outside any game, for bots and resampling."""
    words = np.zeros(2, np.int64)
    plain = [0, 0]
    seed_chance(plain, seed)
    words[:] = plain
    return words


@cache
def engine(game: Game, mode: str) -> Engine:
    """The one engine of this process for a game and a mode."""
    return Engine(game, mode)
