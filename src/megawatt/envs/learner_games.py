"""Many games as one array in which one seat learns and bots play the others; what a vector environment steps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.envs import learner_steps
from megawatt.envs.batch import Records, tell_of_compiling
from megawatt.envs.cores import Cores, checked_threads
from megawatt.envs.learner_steps import DEALT, PLAYED, REFUSED
from megawatt.envs.single import Table
from megawatt.kernel.compilation.engine import RANDOM, engine, has_compiled, policy_names
from megawatt.kernel.contract.game import Game
from megawatt.kernel.errors import OptionError, did_you_mean
from megawatt.kernel.rng.deal_rng import seed_parts
from megawatt.kernel.rules.rule import COMPILED
from megawatt.kernel.whole_numbers import whole_number

LEARNING = "learner's games"
"""The step of compiling such games, and its mark in the cache."""
BOUND_WHEN_CALLED = ("_games", "_step")
"""Attributes that are made from the others when they are first needed."""


class LearnerGames:
    """`n` games at tables laid alike. A step plays the learner's action and then the others', until the learner is asked again.

    The arrays are made once and written by `step`. A game that is over stays as it is until `deal` asks for the next one.
    """

    def __init__(
        self, table: Table, n: int, seat: int = 0, opponents: str | Sequence[str] = RANDOM, threads: int | None = None
    ) -> None:
        self.table, self.n, self.seat = table, whole_number("games", n, 1), checked_seat(table, seat)
        game, mode = table.game, table.engine.mode
        known = policy_names(game)
        self._policies = [known.index(name) for name in seated(opponents_of(table, opponents), seat)]
        self._compiling = mode == COMPILED and not has_compiled(game, LEARNING)
        self._cores = Cores(n, checked_threads(threads) if mode == COMPILED else 1)
        most, full = max(game.seat_counts), game.actions.count
        self.observations = np.zeros((n, game.observation_size), np.int16)
        self.masks = np.zeros((n, table.action_count), np.bool_)
        self.rewards = np.zeros(n, np.float64)
        self.ended = np.zeros(n, np.bool_)
        self.plies = np.zeros(n, np.int32)
        self.done = np.full(n, DEALT, np.int8)
        """What the last step did with each game: it was PLAYED, the action was REFUSED, or it was DEALT."""
        self._seeds, self._bot_seeds = np.zeros((n, 4), np.int64), np.zeros(n, np.int64)
        self._legal, self._counts = np.zeros((n, full), np.int32), np.zeros(n, np.int32)
        self._moves = np.zeros((n, table.action_count) if table.compact else (1, 1), np.int32)
        self._points, self._places = np.zeros((n, most), np.int64), np.zeros((n, most), np.int64)
        self._states, self._blank = np.zeros(n, game.State.dtype), np.zeros(1, game.State.dtype)
        self._wanted = np.full(n, PLAYED, np.int8)

    def __getstate__(self) -> dict[str, Any]:
        """For copies and other processes: the games as they are, without compiled functions."""
        return {name: value for name, value in vars(self).items() if name not in BOUND_WHEN_CALLED}

    def deal(self, i: int, seed: int) -> None:
        """Let the next step deal game i from this seed, whatever its action is."""
        self._seeds[i] = seed_parts(seed)
        self._bot_seeds[i] = seed
        self._wanted[i] = DEALT

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """Play on in every game."""
        self.done[:] = self._wanted
        shown = (self._legal, self._counts, self.masks, self._moves, self.observations)
        results = (self.rewards, self.ended, self._points, self._places)
        switches = (self.seat, self.table.reward_kind, self.table.compact is not None)
        rest = (actions, self.done, *switches, *self._bots, *shown, *results)
        step = self._step  # bound here, not by every thread for itself
        self._cores.share_out(lambda start, stop: step(*self._games, start, stop, *rest))
        self._wanted[:] = PLAYED
        if self._compiling:
            self._compiling = False
            engine(self.table.game, COMPILED).mark(LEARNING)

    @property
    def refused(self) -> npt.NDArray[np.bool_]:
        """In which games the last action was not legal."""
        refused: npt.NDArray[np.bool_] = self.done == REFUSED
        return refused

    @cached_property
    def _games(self) -> tuple[Any, ...]:
        """Board, states and a blank one, as the functions of this mode take them."""
        board, game = self.table.board, self.table.game
        if self.table.engine.mode == COMPILED:
            return board.rows, self._states, self._blank
        return [board], Records(game, self._states), Records(game, self._blank)

    @property
    def _bots(self) -> tuple[Any, ...]:
        """The bots' policies, the games' seeds, the bots' generators with their keys, and lists to write their moves to."""
        if self.table.engine.mode == COMPILED:
            return self._compiled_bots
        return self._policies, self._seeds.tolist(), self._bot_seeds.tolist(), *self._plain_bots

    @cached_property
    def _compiled_bots(self) -> tuple[Any, ...]:
        luck, keys = np.zeros((self.n, 2), np.int64), np.zeros((self.n, 2), np.int64)
        return np.array(self._policies, np.int64), self._seeds, self._bot_seeds, keys, luck, self.plies, self._legal

    @cached_property
    def _plain_bots(self) -> tuple[Any, ...]:
        """Interpreted rules reckon with Python's numbers: those of NumPy would overflow."""
        luck, keys = [[0, 0] for _ in range(self.n)], [[0, 0] for _ in range(self.n)]
        return keys, luck, self.plies, [[0] * self.table.game.actions.count for _ in range(self.n)]

    @cached_property
    def _step(self) -> Any:
        if self._compiling:
            tell_of_compiling(self.table.game)
        return self.table.engine.bind(learner_steps.step_learner)


def checked_seat(table: Table, seat: int) -> int:
    """The seat, if the table has it."""
    return whole_number("seat", seat, 0, table.seats - 1)


def opponents_of(table: Table, opponents: str | Sequence[str]) -> list[str]:
    """The name of a policy for each of the others, in the order of their seats, from one for all or one for each."""
    game, others = table.game, table.seats - 1
    names = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if len(names) != others:
        raise OptionError(f"{len(names)} opponents for {others} other seats; name one for each, or one for all")
    for name in names:
        if name not in policy_names(game):
            raise OptionError(f"{game.name} has no policy called {name!r}{did_you_mean(name, policy_names(game))}")
    return names


def seated(others: Sequence[str], seat: int) -> list[str]:
    """A policy for every seat; the learner's is never asked."""
    return [*others[:seat], RANDOM, *others[seat:]]


def compile_learner_games(game: Game) -> None:
    """Compile what such games call, or load it from the cache."""
    games = LearnerGames(Table(game, mode=COMPILED), 1)
    games.deal(0, 1)
    games.step(np.zeros(1, np.int64))
