"""Many games as one array: every step plays one action in each of them, on all cores."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from megawatt.envs import batch_steps
from megawatt.envs.cores import Cores, checked_threads, whole_actions
from megawatt.envs.features import Choices, action_features
from megawatt.envs.rewards import REWARDS
from megawatt.kernel.compilation.engine import Engine, engine, has_compiled
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find
from megawatt.kernel.errors import IllegalMove, OptionError
from megawatt.kernel.rng.deal_rng import checked_seed, seed_parts
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import COMPILED, MODES
from megawatt.kernel.whole_numbers import whole_number

DEVICES = ("cpu", "cuda")
PLACE_OF_DEVICE = 4
"""Among the arguments of a batch."""
ACTIONS = ("full", "compact")
"""Every move by its own number, or the short view of them that a network can learn."""
BOUND_WHEN_CALLED = ("_records", "_engine", "_begin", "_step", "_first_refused")
"""Attributes of a batch that are made from the others when they are first needed."""
STEP = "environments"
"""The step of compiling batches, and its mark in the cache."""


_told: set[Game] = set()
"""The games whose compiling this process has reported."""


class Batch:
    """`n` games of one kind, played side by side; a game that is over is followed by the next one at once.

        batch = Batch("power-grid", 256, seats=4)
        batch.reset(seed=1)
        while True:
            batch.step(choose(batch.observations, batch.masks))

    All arrays below are made once and written by `reset` and `step`: look at them as long as you like, copy what you want to keep.
    The games of a seed are the same bytes whatever the device and the number of threads.
    """

    states: npt.NDArray[np.void]
    """The games themselves, one record each."""
    seat: npt.NDArray[np.int8]
    """Who is to decide in each game."""
    observations: npt.NDArray[np.int16]
    """The position of each game for that seat (`game.observation` says what the numbers mean)."""
    masks: npt.NDArray[np.bool_]
    """Whether an action is legal."""
    legal: npt.NDArray[np.int32]
    """The same as lists: the first `counts[i]` numbers of row i; what follows means nothing."""
    counts: npt.NDArray[np.int32]
    rewards: npt.NDArray[np.float32]
    """What the last step brought every seat of every game (rewards.py)."""
    ended: npt.NDArray[np.bool_]
    """Whether the last step ended the game; everything else but `rewards` shows the next one already."""
    points: npt.NDArray[np.int64]
    places: npt.NDArray[np.int64]
    lengths: npt.NDArray[np.int32]
    """Points, places and number of decisions of the last game that ended in this row."""
    plies: npt.NDArray[np.int32]
    """How many decisions the current game has seen."""
    numbers: npt.NDArray[np.int64]
    """The current games: their seeds are that much larger than the seed of `reset`."""

    def __new__(cls, *args: Any, **more: Any) -> Self:
        """A batch for this device."""
        device = more.get("device", args[PLACE_OF_DEVICE] if len(args) > PLACE_OF_DEVICE else "cpu")
        if device not in DEVICES:
            raise OptionError(f"device {device!r}: must be one of {', '.join(DEVICES)}")
        if device == "cuda" and cls is Batch:
            kind: Any = _cuda_batch()
            return object.__new__(kind)  # type: ignore[no-any-return]
        return object.__new__(cls)

    def __getstate__(self) -> dict[str, Any]:
        """For copies and other processes: the games as they are, without compiled functions."""
        return {name: value for name, value in vars(self).items() if name not in BOUND_WHEN_CALLED}

    def __init__(
        self,
        game: Game | str,
        n: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        device: str = "cpu",
        *,
        observing: bool = True,
        actions: str = "full",
        reward: str = "rank",
        shaping: float = 0.0,
        discount: float = 1.0,
        threads: int | None = None,
        mode: str = COMPILED,
    ) -> None:
        """Lay the tables; `reset` deals. `threads` is at most as many as cores unless you say otherwise."""
        check_choices(actions=(actions, ACTIONS), reward=(reward, REWARDS), mode=(mode, MODES))
        self.game = find(game) if isinstance(game, str) else game
        self.n = whole_number("games", n, 1)
        self.device = device
        self.seats = self.game.usual_seats if seats is None else self.game.checked_seats(seats)
        self.options = self.game.settle(self.seats, options or {})
        self.board = self.game.board(self.seats, self.options)
        self.observing, self.shaping, self.discount = observing, float(shaping), float(discount)
        self.compacted = actions == "compact"
        self.action_count = len(self.game.compact_names if self.compacted else ()) or self.game.actions.count
        self.reward_kind = REWARDS.index(reward)
        self.mode = mode
        self.threads = checked_threads(threads)
        self._cores = Cores(self.n, self.threads if mode == COMPILED else 1)
        self.seed: int | None = None
        self._compiling = mode == COMPILED and not batches_are_compiled(self.game)
        self._lay_out()

    def _lay_out(self) -> None:
        """Make the arrays."""
        n, full = self.n, self.game.actions.count
        most = max(self.game.seat_counts)
        self.states = np.zeros(n, self.game.State.dtype)
        self._blank = np.zeros(1, self.game.State.dtype)
        self._seed_parts = np.zeros(4, np.int64)
        self._moves = np.zeros((n, self.action_count) if self.compacted else (1, 1), np.int32)
        self._potentials = np.zeros((n, most), np.float64)
        self.seat = np.zeros(n, np.int8)
        self.observations = np.zeros((n, self.game.observation_size) if self.observing else (1, 1), np.int16)
        self.masks = np.zeros((n, self.action_count), np.bool_)
        self.legal = np.zeros((n, full), np.int32)
        self.counts = np.zeros(n, np.int32)
        self.rewards = np.zeros((n, self.seats), np.float32)
        self.ended = np.zeros(n, np.bool_)
        self.points, self.places = np.zeros((n, most), np.int64), np.zeros((n, most), np.int64)
        self.lengths, self.plies = np.zeros(n, np.int32), np.zeros(n, np.int32)
        self.numbers = np.zeros(n, np.int64)

    def reset(self, seed: int) -> None:
        """Deal all games anew: game i has the seed `seed + i`, its successor in the same row `seed + i + n`, and so on."""
        seed = checked_seed(seed)
        self.seed = seed
        self._seed_parts[:] = seed_parts(seed)
        self.numbers[:] = np.arange(self.n)
        for array in (self.rewards, self.ended, self.plies, self.lengths, self.points, self.places):
            array[...] = 0
        games = self._games()
        lists = (self.seat, self.legal, self.counts, self.masks, self._moves, self.observations)
        switches = self.compacted, self.observing, self.shaping
        begin = self._begin  # bound here, not by every thread for itself
        self._cores.share_out(lambda start, stop: begin(*games, start, stop, *switches, *lists, self._potentials, self.numbers))

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one action in every game; IllegalMove names the first that the rules forbid, and then nothing has changed."""
        if self.seed is None:
            raise OptionError("no games have been dealt: call reset(seed) before step")
        chosen = whole_actions(actions, self.n)
        refused = self._first_refused(chosen, self.masks)
        if refused >= 0:
            raise self._refusal(int(refused), int(chosen[refused]))
        games = self._games()
        switches = self.compacted, self.observing, self.reward_kind, self.shaping, self.discount
        lists = (self.seat, self.legal, self.counts, self.masks, self._moves, self.observations)
        results = (self.rewards, self._potentials, self.ended, self.plies, self.lengths, self.points, self.places, self.numbers)
        step = self._step
        self._cores.share_out(lambda start, stop: step(*games, start, stop, chosen, *switches, *lists, *results))
        if self._compiling:
            self._compiling = False
            engine(self.game, COMPILED).mark(STEP)

    def choices(self) -> Choices:
        """All legal actions of all games in one list without gaps, with a row of numbers for each (features.py)."""
        counts = self.counts.astype(np.int64)
        games = np.repeat(np.arange(self.n), counts)
        starts = np.concatenate([[0], np.cumsum(counts)])
        actions = self.legal[games, np.arange(len(games)) - starts[games]].astype(np.int64)
        moves = self._moves[games, actions] if self.compacted else actions
        return Choices(starts, games, actions, action_features(self.game).rows[moves])

    def move(self, i: int, action: int) -> int:
        """The full move that an action stands for in game i."""
        return int(self._moves[i, action]) if self.compacted else action

    def state(self, i: int) -> Record:
        """Game i as a record that views, notation and interpreted rules can read; it changes with the next step."""
        return self.game.State.of(self.states, i)

    def board_at(self, i: int) -> Record:
        """The board that game i is played on."""
        return self.board

    def text(self, i: int, action: int) -> str:
        """An action of game i as people write it."""
        return self.game.actions.text(self.board_at(i), self.state(i), self.move(i, action))

    def _refusal(self, i: int, action: int) -> IllegalMove:
        if not 0 <= action < self.action_count:
            return IllegalMove(str(action), f"game {i} has only the actions 0 to {self.action_count - 1}")
        if self.compacted:
            return IllegalMove(str(action), f"this compact action stands for no move now in game {i}; look at masks[{i}]")
        reason = self.game.reasons[self.game.rules.why_not(self.board_at(i), self.state(i), action)]
        return IllegalMove(self.text(i, action), f"action {action} is not legal in game {i}", reason)

    def _games(self) -> tuple[Any, ...]:
        """Board, states, a blank one, and the seed, as the functions of this mode take them."""
        if self.mode == COMPILED:
            return self.board.rows, self.states, self._blank, self._seed_parts
        return [self.board], self._records, Records(self.game, self._blank), [int(part) for part in self._seed_parts]

    @cached_property
    def _records(self) -> Records:
        return Records(self.game, self.states)

    @cached_property
    def _engine(self) -> Engine:
        if self._compiling:
            tell_of_compiling(self.game)
        return engine(self.game, self.mode)

    @cached_property
    def _begin(self) -> Any:
        return self._engine.bind(batch_steps.begin_games)

    @cached_property
    def _step(self) -> Any:
        return self._engine.bind(batch_steps.step_games)

    @cached_property
    def _first_refused(self) -> Any:
        return self._engine.bind(batch_steps.first_refused)


class Records:
    """An array of records for interpreted rules: what is put in is copied."""

    def __init__(self, game: Game, records: npt.NDArray[np.void]) -> None:
        self.shape = records.shape
        self._each = [game.State.of(records, i) for i in range(len(records))]

    def __getitem__(self, index: int) -> Record:
        return self._each[index]

    def __setitem__(self, index: int, other: Record) -> None:
        self._each[index].memory[:] = other.memory


Batch.__signature__ = inspect.Signature(  # type: ignore[attr-defined]  # `__new__` would hide what `__init__` takes
    list(inspect.signature(Batch.__init__).parameters.values())[1:]
)


def check_choices(**given: tuple[str, Sequence[str]]) -> None:
    """Refuse a setting that is none of the known ones: `name=(value, known)`."""
    for name, (value, known) in given.items():
        if value not in known:
            raise OptionError(f"{name} {value!r}: must be one of {', '.join(known)}")


def batches_are_compiled(game: Game) -> bool:
    """Whether batches are compiled; looks at the disk only and loads no compiler."""
    return has_compiled(game, STEP)


def tell_of_compiling(game: Game) -> None:
    """Explain a long wait for compiling in one line, once per game."""
    if game in _told:
        return
    _told.add(game)
    advice = f"`megawatt compile --environments --game {game.name}` does it ahead"
    logging.getLogger(__name__).warning("compiling batches of %s for the first time, about a minute; %s", game.name, advice)


def compile_batches(game: Game) -> None:
    """Compile all that a batch calls, or load it from the cache."""
    _told.add(game)
    batch = Batch(game, 1, game.seat_counts[0])
    batch.reset(1)
    batch.step(batch.legal[:, 0])


def _cuda_batch() -> Any:
    """The batch that lives on a GPU; it loads the compiler."""
    from megawatt.envs.cuda import CudaBatch

    return CudaBatch
