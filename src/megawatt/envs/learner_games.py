"""Many games as one array in which one seat learns and bots play the others; what a vector environment steps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.envs import learner_steps
from megawatt.envs.batch import Records, tell_of_compiling
from megawatt.envs.cores import Cores, checked_threads, whole_actions
from megawatt.envs.learner_steps import ASKED, DEALT, LEFT, PLAYED, REFUSED
from megawatt.envs.opponents import Rows, rows_of
from megawatt.envs.single import Table
from megawatt.kernel.compilation.engine import RANDOM, engine, has_compiled, policy_names
from megawatt.kernel.contract.game import Game
from megawatt.kernel.errors import OptionError, did_you_mean, shown
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
        self,
        table: Table,
        n: int,
        seat: int = 0,
        opponents: str | Rows | Sequence[str | Rows] = RANDOM,
        threads: int | None = None,
    ) -> None:
        """`opponents` are names of policies or networks, or functions (opponents.py): one for all others, or one for each."""
        self.table, self.n, self.seat = table, whole_number("games", n, 1), checked_seat(table, seat)
        game, mode = table.game, table.engine.mode
        known, sitting = policy_names(game), seated(opponents_of(table, opponents), seat)
        self._policies = [known.index(each) if isinstance(each, str) else ASKED for each in sitting]
        self._functions = {each: function for each, function in enumerate(sitting) if not isinstance(function, str)}
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
        """Play on in every game, until the learner is asked again or it is over."""
        self._step_all(actions)
        if not self._functions:
            return
        done = self.done.copy()
        while (asked := self._asked()).any():
            self._wanted[:] = np.where(asked, PLAYED, LEFT)
            self._step_all(self._answers(asked))
        self.done[:] = done

    def step_dealt(self) -> None:
        """Play on in the games that are to be dealt, and leave the others as they are."""
        rewards, ended = self.rewards.copy(), self.ended.copy()
        dealt = self._wanted == DEALT
        self._wanted[~dealt] = LEFT
        self.step(np.zeros(self.n, np.int64))
        self.rewards[~dealt], self.ended[~dealt] = rewards[~dealt], ended[~dealt]

    def _asked(self) -> npt.NDArray[np.bool_]:
        """The games in which somebody else than the learner is asked."""
        seats = self._states["seat"]
        asked: npt.NDArray[np.bool_] = (seats >= 0) & (seats != self.seat)
        return asked

    def _answers(self, asked: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        """What the functions choose in these games; OptionError for what is not legal."""
        chosen = np.zeros(self.n, np.int64)
        for seat, function in self._functions.items():
            rows = np.flatnonzero(asked & (self._states["seat"] == seat))
            if len(rows):
                masks = self.masks[rows]
                answers = whole_actions(function(self.observations[rows], masks), len(rows))
                legal = (answers >= 0) & (answers < masks.shape[1])
                legal[legal] = masks[np.flatnonzero(legal), answers[legal]]
                if not legal.all():
                    name = getattr(function, "__name__", type(function).__name__)
                    raise OptionError(f"opponent {name} answered {answers[~legal][0]}, which is not a legal action")
                chosen[rows] = answers
        return chosen

    def _step_all(self, actions: npt.NDArray[np.int64]) -> None:
        """One step of the compiled code; games that wait for a function are not gone on with."""
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


def opponents_of(table: Table, opponents: str | Rows | Sequence[str | Rows]) -> list[str | Rows]:
    """A policy's name or a function for each of the others, in the order of their seats, from one for all or one for each."""
    game, others = table.game, table.seats - 1
    if not isinstance(opponents, Sequence) and not callable(opponents):
        raise OptionError(f"opponents {shown(opponents)}: name one for each of {others} other seats, or one for all")
    given = [opponents] * others if isinstance(opponents, str) or callable(opponents) else list(opponents)
    if len(given) != others:
        raise OptionError(f"{len(given)} opponents for {others} other seats; name one for each, or one for all")
    found: list[str | Rows] = []
    for each in given:
        function = rows_of(table, each)
        if function is None and each not in policy_names(game):
            raise OptionError(f"{game.name} has no policy called {each!r}{did_you_mean(str(each), policy_names(game))}")
        found.append(function or str(each))
    return found


def seated(others: Sequence[str | Rows], seat: int) -> list[str | Rows]:
    """A policy for every seat; the learner's is never asked."""
    return [*others[:seat], RANDOM, *others[seat:]]


def compile_learner_games(game: Game) -> None:
    """Compile what such games call, or load it from the cache."""
    games = LearnerGames(Table(game, mode=COMPILED), 1)
    games.deal(0, 1)
    games.step(np.zeros(1, np.int64))
