"""A game's rules at one speed, callable from Python with Record objects."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.kernel import playing, roots
from megawatt.kernel.chance import seed_chance
from megawatt.kernel.choosing import LOW_63
from megawatt.kernel.dealing import SPECK, begin, seed_parts
from megawatt.kernel.errors import OptionError, did_you_mean
from megawatt.kernel.events import Event, Log
from megawatt.kernel.game import Game
from megawatt.kernel.handing_over import Apprentices, Step
from megawatt.kernel.reckoning import MOST_NUMBERS, Reckoning
from megawatt.kernel.records import Record
from megawatt.kernel.rules import (
    COMPILED,
    INTERPRETED,
    MODES,
    Function,
    cache_root,
    compile_root,
    compiled_twins,
    default_mode,
    interpreted_twins,
    source_digest,
)

Ints = npt.NDArray[np.int64]

COMPLETE = "complete"
"""The file that says that a cache lacks nothing."""
TELLING = "telling"
"""The step of `compile_telling`, and the file that says that it is done."""
BOUND = ("setup", "legal", "why_not", "apply", "returns", "ranks", "resample", "observe")
"""The rules that generic code may have placeholders for; `house`, `weigh`, `choose_by` and `policy_1` to `policy_4` besides."""
RANDOM = "random"
"""The policy that every game has: any legal action."""
HOUSE = "house"
"""The policy by which generic code expects seats to play; a game without one is expected to be played at random."""
APART = {"resample", "observe"}
"""What shares next to no rules with the rest: another process may as well lower it."""
NOT_AT_TABLES = {"observe", "games between bots"}
"""What nobody needs to load who only serves tables."""
_in_use: set[Game] = set()
"""The games whose compiled rules are loaded for all."""


class _Scratch(threading.local):
    """What a call writes into before its answer is read off: one for each thread."""

    def __init__(self, game: Game) -> None:
        self.actions = np.zeros(game.actions.count, np.int32)
        self.log = Log()
        self.state = game.State()


class Engine:
    """Plays one game, interpreted or compiled; both give the same bytes. Get one with `engine(game, mode)`."""

    def __init__(self, game: Game, mode: str) -> None:
        if mode not in MODES:
            raise OptionError(f"mode {mode!r}: must be one of {', '.join(MODES)}")
        self.game = game
        self.mode = mode
        bindings = bindings_of(game)
        self._twins = interpreted_twins(bindings) if mode == INTERPRETED else compiled_twins(bindings)
        self._scratch = _Scratch(game)
        self._telling: Any = None
        """`apply` with a log, compiled; None as long as interpreted rules tell what happens."""

    def bind(self, function: Function) -> Any:
        """A rule or generic hot function bound to this game, callable from Python."""
        if self.mode == COMPILED:
            return compile_root(self._twins, function, self.cache)
        return self._twins.of(function)

    @cached_property
    def cache(self) -> Path:
        """The folder of this game's compiled code."""
        return compiled_folder(self.game)

    def handle(self, record: Record) -> Any:
        """The form in which this mode's functions take a record."""
        return record.record if self.mode == COMPILED else record

    def _rows(self, record: Record) -> Any:
        """The form in which the functions of roots.py take a record; interpreted, the rules themselves are called."""
        return record.rows if self.mode == COMPILED else record

    def _on_desk(self, s: Record) -> Any:
        """A state of our own with these bytes, in the same form: what it is read with is made already."""
        state = self._scratch.state
        state.memory[:] = s.memory
        return self._rows(state)

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
        return self.bind(roots.call_observe if self.mode == COMPILED else self.game.rules.observe)

    @cached_property
    def _reckon(self) -> Any:
        return self.bind(roots.call_reckon)

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
        count = self._legal(self._rows(b), self._on_desk(s), self._scratch.actions)
        listed: list[int] = self._scratch.actions[:count].tolist()
        return listed

    def legal_array(self, b: Record, s: Record) -> npt.NDArray[np.int32]:
        """The same as an array of its own: hundreds of bids are not worth a Python number each."""
        count = self._legal(self._rows(b), self._rows(s), self._scratch.actions)
        return self._scratch.actions[:count].copy()

    def why_not(self, b: Record, s: Record, action: int) -> int:
        """The reason code that forbids an action; ALLOWED for a legal one."""
        return int(self._why_not(self._rows(b), self._on_desk(s), action))

    def apply(self, b: Record, s: Record, action: int) -> None:
        """Play a legal action."""
        self._apply(self._rows(b), self._rows(s), action, None)

    def apply_and_tell(self, b: Record, s: Record, action: int) -> list[Event]:
        """Play a legal action and report what happened.

        It is played on a state of our own, whose arrays are made already: making them takes as long as most moves.
        """
        log, played = self._scratch.log, self._scratch.state
        log.count = 0
        played.memory[:] = s.memory
        if self._telling is None:
            self.game.rules.apply(b, played, action, log)
        else:
            self._telling(b.rows, played.rows, action, log.rows)
        s.memory[:] = played.memory
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

    def resample(self, b: Record, s: Record, seat: int, luck: Ints | list[int]) -> Record:
        """A position that this seat cannot tell from the true one."""
        other = s.copy()
        drawn = luck if self.mode == COMPILED else [int(number) for number in luck]
        self._resample(self.handle(b), self.handle(other), seat, drawn)
        luck[:] = drawn
        return other

    def observe(self, b: Record, s: Record, seat: int) -> npt.NDArray[np.int16]:
        """This seat's numbers for learning."""
        numbers = np.zeros(self.game.observation_size, np.int16)
        self._observe(self._rows(b), self._rows(s), seat, numbers)
        return numbers

    def bot_games(self, b: Record, bots: Sequence[str], games: int, seed: int) -> tuple[Ints, Ints, Ints]:
        """Plays whole games between policies, one name per seat, from consecutive seeds: plies, points and places game by game."""
        numbers = [_policy_number(self.game, bot) for bot in bots]
        seats = max(self.game.seat_counts)
        plies = np.zeros(games, np.int64)
        points, places = np.zeros((games, seats), np.int64), np.zeros((games, seats), np.int64)
        seeds = self._seed_parts(seed), seed & LOW_63
        most = self.game.longest
        self._bot_games(self.handle(b), *self._playground(numbers), *seeds, games, most, plies, points, places)
        return plies, points[:, : len(bots)], places[:, : len(bots)]

    def _playground(self, policies: list[int]) -> tuple[Any, ...]:
        """What whole games are played in: a state, a blank one, a list of actions, a generator, its key, and the policies."""
        actions = np.zeros(self.game.actions.count, np.int32)
        if self.mode == INTERPRETED:
            return _OneRecord(self.game.State()), _OneRecord(self.game.State()), actions.tolist(), [0, 0], [0, 0], policies
        s, blank = np.zeros(1, self.game.State.dtype), np.zeros(1, self.game.State.dtype)
        return s, blank, actions, np.zeros(2, np.int64), np.zeros(2, np.int64), np.array(policies, np.int64)

    def _seed_parts(self, seed: int) -> Any:
        """A seed as `dealing.begin_deal` takes it."""
        parts = seed_parts(seed)
        return parts if self.mode == INTERPRETED else np.array(parts, np.int64)

    def compile_steps(self) -> Iterator[tuple[str, Callable[[], Any]]]:
        """What `megawatt compile` does for this game: names and the calls that compile them (or load them from the cache).

        No step needs what another one has done: they may happen in different processes. The longest, games between bots, does
        not come last, so that others go on beside it; those that stand apart come while the first ones are lowered.
        """
        b, s, action = self._first_move()
        seats, luck = self.game.seat_counts[0], generator(1)
        yield "setup", lambda: self.setup(b, 1)
        yield "resample", lambda: self.resample(b, s, 0, luck)
        yield "legal", lambda: self.legal(b, s)
        yield "observe", lambda: self.observe(b, s, 0)
        yield "apply", lambda: self.apply(b, s.copy(), action)
        yield "games between bots", lambda: self.bot_games(b, [RANDOM] * seats, 1, 1)
        yield "returns", lambda: self.returns(b, s, seats)
        yield "ranks", lambda: self.ranks(b, s, seats)
        yield "why not", lambda: self.why_not(b, s, action)
        if self.game.rules.reckoning:
            yield "figures", lambda: self._reckon(b.rows, s.rows, *[0] * (2 + MOST_NUMBERS), luck, luck)

    def compile_all(self, progress: Callable[[str], None] | None = None, also: Mapping[str, Step] | None = None) -> None:
        """Compile everything that Python calls, and `also` these; `progress` hears what comes next.

        Afterwards it is all in the cache; what children have compiled is loaded from there when it is first called.
        """
        with Apprentices() as apprentices:
            for name, step in [*self.compile_steps(), *(also or {}).items()]:
                if progress:
                    progress(name)
                apprentices.do(step, whole=name in APART)
        (self.cache / COMPLETE).touch()

    def _first_move(self) -> tuple[Record, Record, int]:
        """Something to call rules with: a board, a position on it and a legal action."""
        seats = self.game.seat_counts[0]
        b = self.game.board(seats, self.game.settle(seats, {}))
        plain = engine(self.game, INTERPRETED)
        s = plain.setup(b, 1)
        return b, s, plain.legal(b, s)[0]

    def compile_telling(self) -> None:
        """Compile `apply` once more, with a log, and let it tell what happens from now on.

        Not one of the steps above: every rule that takes a log is compiled a second time, for a twentieth of a server's time.
        """
        b, s, action = self._first_move()
        telling = self.bind(roots.call_apply_and_tell)
        telling(b.rows, s.rows, action, Log().rows)
        self._telling = telling

    def load(self) -> None:
        """Take compiled rules into use: matches that have no mode of their own, and all figures, ask them from now on."""
        for name, step in self.compile_steps():
            if name not in NOT_AT_TABLES:
                step()
        if (self.cache / TELLING).exists():
            self.compile_telling()
        if self.game.rules.reckoning:
            self._answer(self.game.rules.reckoning)
        _in_use.add(self.game)

    @contextmanager
    def asked_for_figures(self) -> Iterator[None]:
        """In this block all figures of views and prices come from these rules, whichever are in use."""
        reckoning = self.game.rules.reckoning
        if reckoning is None:
            yield
            return
        used = reckoning.compiled, reckoning.legal
        self._answer(reckoning)
        try:
            yield
        finally:
            reckoning.compiled, reckoning.legal = used

    def _answer(self, reckoning: Reckoning) -> None:
        """Let figures and lists of moves come from these rules."""
        compiled = self.mode == COMPILED
        reckoning.compiled, reckoning.legal = (self._reckon, self.legal) if compiled else (None, None)

    def drop_stale_caches(self) -> None:
        """Remove compiled code of earlier sources of this game."""
        for folder in cache_root().glob(f"{self.game.name}-*"):
            if folder != self.cache:
                shutil.rmtree(folder, ignore_errors=True)


def usual_mode(game: Game) -> str:
    """How a match plays that has no mode of its own: compiled where that code is loaded."""
    return COMPILED if game in _in_use else default_mode()


def is_compiled(game: Game) -> bool:
    """Whether the cache holds all of a game's compiled rules; asks the disk only and loads no compiler."""
    return (compiled_folder(game) / COMPLETE).exists()


def compiled_folder(game: Game) -> Path:
    """Where the compiled code of a game is kept; another folder for other sources."""
    return cache_root() / f"{game.name}-{source_digest(game.folder)}"


class _OneRecord:
    """One record where compiled code has an array of one: what is put in is copied."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def __getitem__(self, index: int) -> Record:
        return self.record

    def __setitem__(self, index: int, other: Record) -> None:
        self.record.memory[:] = other.memory


def bindings_of(game: Game) -> dict[str, Function]:
    """What generic code finds of a game behind its placeholders."""
    bindings = {name: getattr(game.rules, name) for name in BOUND} | _policy_bindings(game)
    bindings["compact"] = game.rules.compact or playing.full_action
    if game.rules.reckoning:
        bindings["reckon"] = game.rules.reckoning.rule
    return bindings


def policy_names(game: Game) -> list[str]:
    """Everything that can decide for a seat in whole games, in the order of its numbers."""
    return [RANDOM, *game.rules.policies]


def house_number(game: Game) -> int:
    """The number of the policy by which seats are expected to play."""
    return _policy_number(game, HOUSE if HOUSE in game.rules.policies else RANDOM)


def _policy_number(game: Game, name: str) -> int:
    known = policy_names(game)
    if name not in known:
        raise OptionError(f"{game.name} has no policy called {name!r}{did_you_mean(name, known)}")
    return known.index(name)


def _policy_bindings(game: Game) -> dict[str, Function]:
    """The game's policies under the names that generic code has for them."""
    own = list(game.rules.policies.values())
    if len(own) > playing.MOST_POLICIES or RANDOM in game.rules.policies:
        allowed = f"at most {playing.MOST_POLICIES} policies, none of them called {RANDOM!r}"
        raise ValueError(f"{game.name} has the policies {', '.join(game.rules.policies)}; a game has {allowed}")
    spare = [playing.random_choice] * (playing.MOST_POLICIES - len(own))
    numbered = {f"policy_{number}": policy for number, policy in enumerate([*own, *spare], start=1)}
    bound = {**numbered, "house": game.rules.policies.get(HOUSE, playing.random_choice)}
    bound["weigh"] = game.rules.weigh or playing.weigh_evenly
    if game.rules.tunable:
        bound["choose_by"] = game.rules.tunable.choose
    return bound


def generator(seed: int) -> Ints:
    """A quick generator outside any game, for bots and resampling."""
    luck = np.zeros(2, np.int64)
    plain = [0, 0]
    seed_chance(plain, seed)
    luck[:] = plain
    return luck


@cache
def engine(game: Game, mode: str) -> Engine:
    """The one engine of this process for a game and a mode."""
    return Engine(game, mode)
