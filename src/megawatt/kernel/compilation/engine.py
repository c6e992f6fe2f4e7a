"""A game's rules at one speed, callable from Python with Record objects."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from megawatt.kernel.compilation import playing
from megawatt.kernel.compilation.cache_marks import is_marked
from megawatt.kernel.compilation.code_cache import cache_root, source_digest
from megawatt.kernel.contract.events import Event, Log
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.rule_queries import CompiledQueries
from megawatt.kernel.errors import OptionError, did_you_mean
from megawatt.kernel.rng.bot_rng import LOW_63
from megawatt.kernel.rng.deal_rng import SPECK, begin, seed_parts
from megawatt.kernel.rng.luck import seed_chance
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import (
    COMPILED,
    INTERPRETED,
    MODES,
    Function,
    RuleCopies,
    default_mode,
    interpreted_copies,
)

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from megawatt.kernel.compilation.compiled_engine import CompiledEngine

    Ints = npt.NDArray[np.int64]

COMPLETE = "complete"
"""Marks a cache that holds all rules (cache_marks.py)."""
EVENT_LOG = "event log"
"""The step of `CompiledEngine.compile_event_log`, and its mark."""
BOUND = ("setup", "legal", "why_not", "apply", "returns", "ranks", "resample", "observe")
"""The rules that generic code may have placeholders for, besides `house`, `weigh`, `choose_by` and `policy_1` to `policy_4`."""
RANDOM = "random"
"""The policy that every game has: any legal action, all equally likely."""
HOUSE = "house"
"""The policy by which generic code expects seats to play; in a game without one, `random`."""
_in_use: set[Game] = set()
"""The games whose compiled rules are loaded."""


class Scratch(threading.local):
    """Buffers of calls, one set for each thread."""

    def __init__(self, game: Game, blank: Callable[[int], Any]) -> None:
        self.actions = blank(game.actions.count)
        self.log = Log()
        self.state = game.State()


class Engine:
    """Plays one game by its rules as they are written, without NumPy; `CompiledEngine` gives the same bytes. Get one with
    `engine(game, mode)`."""

    mode = INTERPRETED

    def __init__(self, game: Game) -> None:
        self.game = game
        self._copies = self._make_copies()
        self._scratch = Scratch(game, lambda count: [0] * count)

    def _make_copies(self) -> RuleCopies:
        return interpreted_copies(bindings_of(self.game))

    def bind(self, function: Function) -> Any:
        """A rule or generic hot function bound to this game, callable from Python."""
        return self._copies.of(function)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied as what it plays: a process has one engine for a game and a mode."""
        return engine, (self.game, self.mode)

    def _scratch_copy(self, s: Record) -> Record:
        """A scratch state with these bytes, whose arrays exist already: making them takes as long as most moves."""
        state: Record = self._scratch.state
        state.memory[:] = s.memory
        return state

    # One attribute per rule, bound when first used.

    @cached_property
    def _setup(self) -> Any:
        return self.bind(self.game.rules.setup)

    @cached_property
    def _legal(self) -> Any:
        return self.bind(self.game.rules.legal)

    @cached_property
    def _why_not(self) -> Any:
        return self.bind(self.game.rules.why_not)

    @cached_property
    def _apply(self) -> Any:
        return self.bind(self.game.rules.apply)

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
    def _bot_games(self) -> Any:
        return self.bind(playing.bot_games)

    def setup(self, b: Record, seed: int, dealt_by: str = SPECK) -> Record:
        """The first position, dealt from this seed by one of the generators of rng/deal_rng.py."""
        s = self.game.State()
        begin(s.chance, seed, dealt_by)  # type: ignore[attr-defined]
        self._setup(b, s)
        return s

    def legal(self, b: Record, s: Record) -> list[int]:
        """Every legal action, ascending."""
        count = self._legal(b, self._scratch_copy(s), self._scratch.actions)
        listed: list[int] = self._scratch.actions[:count]
        return listed

    def legal_array(self, b: Record, s: Record) -> npt.NDArray[np.int32]:
        """The same as a new array, which is cheaper for hundreds of bids than a list."""
        import numpy as np

        return np.array(self.legal(b, s), np.int32)

    def why_not(self, b: Record, s: Record, action: int) -> int:
        """The reason code that forbids an action; ALLOWED for a legal one."""
        return int(self._why_not(b, self._scratch_copy(s), action))

    def apply(self, b: Record, s: Record, action: int) -> None:
        """Play a legal action."""
        self._apply(b, s, action, None)

    def apply_with_events(self, b: Record, s: Record, action: int) -> list[Event]:
        """Play a legal action and return its events."""
        log, played = self._scratch.log, self._scratch_copy(s)
        log.count = 0
        self._apply_logging(b, played, action, log)
        s.memory[:] = played.memory
        return self.game.events.read(b, log)

    def _apply_logging(self, b: Record, s: Record, action: int, log: Log) -> None:
        self.game.rules.apply(b, s, action, log)

    def returns(self, b: Record, s: Record, seats: int) -> list[int]:
        """Every seat's points."""
        points = [0] * max(self.game.seat_counts)
        self._returns(b, s, points)
        return points[:seats]

    def ranks(self, b: Record, s: Record, seats: int) -> list[int]:
        """Every seat's place."""
        places = [0] * max(self.game.seat_counts)
        self._ranks(b, s, places)
        return places[:seats]

    def resample(self, b: Record, s: Record, seat: int, luck: list[int]) -> Record:
        """A position that this seat cannot tell from the true one."""
        other = s.copy()
        self._resample(b, other, seat, luck)
        return other

    def observe(self, b: Record, s: Record, seat: int) -> npt.NDArray[np.int16]:
        """This seat's numbers for learning."""
        import numpy as np

        numbers = np.zeros(self.game.observation_size, np.int16)
        self._observe(b, s, seat, numbers)
        return numbers

    def bot_games(self, b: Record, bots: Sequence[str], games: int, seed: int) -> tuple[Ints, Ints, Ints]:
        """Plays whole games between policies, one name per seat, from consecutive seeds: plies, points and places game by game."""
        import numpy as np

        numbers = [policy_number(self.game, bot) for bot in bots]
        seats = max(self.game.seat_counts)
        plies = np.zeros(games, np.int64)
        points, places = np.zeros((games, seats), np.int64), np.zeros((games, seats), np.int64)
        most = self.game.longest
        seeds = self._seed_parts(seed), seed & LOW_63
        self._bot_games(self._handle(b), *self._game_buffers(numbers), *seeds, games, most, plies, points, places)
        return plies, points[:, : len(bots)], places[:, : len(bots)]

    def _handle(self, record: Record) -> Any:
        """The form in which generic code of this mode takes a record."""
        return record

    def _game_buffers(self, policies: list[int]) -> tuple[Any, ...]:
        """The buffers of whole games: a state, a blank one, a list of actions, a generator, its key, and the policies."""
        actions = [0] * self.game.actions.count
        return _OneRecord(self.game.State()), _OneRecord(self.game.State()), actions, [0, 0], [0, 0], policies

    def _seed_parts(self, seed: int) -> Any:
        """A seed as `begin_deal` takes it."""
        return seed_parts(seed)

    @contextmanager
    def answer_queries(self) -> Iterator[None]:
        """In this block these rules answer all rule queries, whichever are in use otherwise."""
        queries = self.game.rules.queries
        if queries is None:
            yield
            return
        used = queries.compiled, queries.legal
        self._answer_queries()
        try:
            yield
        finally:
            queries.compiled, queries.legal = used

    def _answer_queries(self, compiled: CompiledQueries | None = None) -> None:
        """Let these rules answer queries and list moves."""
        queries = self.game.rules.queries
        if queries:
            queries.compiled, queries.legal = compiled, None if compiled is None else self.legal


def current_mode(game: Game) -> str:
    """How a match plays that has no mode of its own: compiled where that code is loaded."""
    return COMPILED if game in _in_use else default_mode()


def use_compiled(game: Game) -> None:
    """Let matches without a mode of their own play compiled from now on."""
    _in_use.add(game)


def is_compiled(game: Game) -> bool:
    """Whether the cache holds all of a game's compiled rules for this installation. Loads no compiler."""
    return has_compiled(game, COMPLETE)


def has_compiled(game: Game, step: str) -> bool:
    """Whether the cache holds what this step compiles for this installation. Loads no compiler."""
    return is_marked(compiled_folder(game), step)


def compiled_folder(game: Game) -> Path:
    """The folder of a game's compiled code; it changes with the sources."""
    return cache_root() / f"{game.name}-{source_digest(game.folder)}"


class _OneRecord:
    """One record in the place of compiled code's array of one: an item that is set is copied."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def __getitem__(self, index: int) -> Record:
        return self.record

    def __setitem__(self, index: int, other: Record) -> None:
        self.record.memory[:] = other.memory


def bindings_of(game: Game) -> dict[str, Function]:
    """The functions of a game that fill the placeholders of generic code."""
    bindings = {name: getattr(game.rules, name) for name in BOUND} | _policy_bindings(game)
    bindings["compact"] = game.rules.compact or playing.full_action
    if game.rules.queries:
        bindings["query"] = game.rules.queries.rule
    return bindings


def policy_names(game: Game) -> list[str]:
    """All policies that can play whole games, in the order of their numbers."""
    return [RANDOM, *game.rules.policies]


def house_number(game: Game) -> int:
    """The number of the policy by which seats are expected to play."""
    return policy_number(game, HOUSE if HOUSE in game.rules.policies else RANDOM)


def policy_number(game: Game, name: str) -> int:
    """The number of a policy among `policy_names`; OptionError if the game has none of that name."""
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


def generator(seed: int) -> list[int]:
    """A fast generator outside any game, for bots and resampling."""
    luck = [0, 0]
    seed_chance(luck, seed)
    return luck


@overload
def engine(game: Game, mode: Literal["compiled"]) -> CompiledEngine: ...
@overload
def engine(game: Game, mode: str) -> Engine: ...
def engine(game: Game, mode: str) -> Engine:
    """The one engine of this process for a game and a mode."""
    if mode not in MODES:
        raise OptionError(f"mode {mode!r}: must be one of {', '.join(MODES)}")
    return _interpreted(game) if mode == INTERPRETED else _compiled(game)


@cache
def _interpreted(game: Game) -> Engine:
    return Engine(game)


@cache
def _compiled(game: Game) -> CompiledEngine:
    from megawatt.kernel.compilation.compiled_engine import CompiledEngine

    return CompiledEngine(game)
