"""A game's compiled rules: compiling and loading them, and calling them with Record objects."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.kernel.compilation import entry_points
from megawatt.kernel.compilation.cache_marks import is_marked, mark
from megawatt.kernel.compilation.code_cache import cache_root, compile_root, compiled_copies
from megawatt.kernel.compilation.compiled_queries import CompiledQueries
from megawatt.kernel.compilation.engine import (
    COMPLETE,
    EVENT_LOG,
    RANDOM,
    Engine,
    Scratch,
    bindings_of,
    compiled_folder,
    engine,
    generator,
    use_compiled,
)
from megawatt.kernel.compilation.parallel_compile import CompileJobs, Step
from megawatt.kernel.contract.events import Log
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.rule_queries import MOST_NUMBERS
from megawatt.kernel.rng.deal_rng import SPECK, begin, seed_parts
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import COMPILED, INTERPRETED, Function, RuleCopies

APART = {"resample", "observe"}
"""Steps that share hardly any rules with the others: a child process may lower them too."""
NOT_AT_TABLES = {"observe", "games between bots"}
"""Steps that a server of tables need not load."""


class CompiledEngine(Engine):
    """Plays one game by compiled rules."""

    mode = COMPILED

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._scratch = Scratch(game, lambda count: np.zeros(count, np.int32))
        self._logging_apply: Any = None
        """`apply` with a log, compiled; None while events come from interpreted rules."""

    def _make_copies(self) -> RuleCopies:
        return compiled_copies(bindings_of(self.game))

    def bind(self, function: Function) -> Any:
        """A rule or generic hot function bound to this game, callable from Python."""
        return compile_root(self._copies, function, self.cache)

    @cached_property
    def cache(self) -> Path:
        """The folder of this game's compiled code."""
        return compiled_folder(self.game)

    @cached_property
    def _legal(self) -> Any:
        return self.bind(entry_points.call_legal)

    @cached_property
    def _why_not(self) -> Any:
        return self.bind(entry_points.call_why_not)

    @cached_property
    def _apply(self) -> Any:
        return self.bind(entry_points.call_apply)

    @cached_property
    def _ranks(self) -> Any:
        return self.bind(entry_points.call_ranks)

    @cached_property
    def _observe(self) -> Any:
        return self.bind(entry_points.call_observe)

    @cached_property
    def _query(self) -> Any:
        return self.bind(entry_points.call_query)

    def setup(self, b: Record, seed: int, dealt_by: str = SPECK) -> Record:
        """The first position, dealt from this seed by one of the generators of rng/deal_rng.py."""
        s = self.game.State()
        begin(s.chance, seed, dealt_by)  # type: ignore[attr-defined]
        self._setup(b.record, s.record)
        return s

    def legal(self, b: Record, s: Record) -> list[int]:
        """Every legal action, ascending."""
        count = self._legal(b.rows, self._scratch_copy(s).rows, self._scratch.actions)
        listed: list[int] = self._scratch.actions[:count].tolist()
        return listed

    def legal_array(self, b: Record, s: Record) -> npt.NDArray[np.int32]:
        """The same as a new array, which is cheaper for hundreds of bids than a list."""
        count = self._legal(b.rows, s.rows, self._scratch.actions)
        listed: npt.NDArray[np.int32] = self._scratch.actions[:count].copy()
        return listed

    def why_not(self, b: Record, s: Record, action: int) -> int:
        """The reason code that forbids an action; ALLOWED for a legal one."""
        return int(self._why_not(b.rows, self._scratch_copy(s).rows, action))

    def apply(self, b: Record, s: Record, action: int) -> None:
        """Play a legal action."""
        self._apply(b.rows, s.rows, action, None)

    def _apply_logging(self, b: Record, s: Record, action: int, log: Log) -> None:
        if self._logging_apply is None:
            super()._apply_logging(b, s, action, log)
        else:
            self._logging_apply(b.rows, s.rows, action, log.rows)

    def returns(self, b: Record, s: Record, seats: int) -> list[int]:
        """Every seat's points."""
        points = np.zeros(max(self.game.seat_counts), np.int64)
        self._returns(b.record, s.record, points)
        return [int(p) for p in points[:seats]]

    def ranks(self, b: Record, s: Record, seats: int) -> list[int]:
        """Every seat's place."""
        places = np.zeros(max(self.game.seat_counts), np.int64)
        self._ranks(b.record, s.record, places)
        return [int(p) for p in places[:seats]]

    def resample(self, b: Record, s: Record, seat: int, luck: list[int]) -> Record:
        """A position that this seat cannot tell from the true one."""
        other, drawn = s.copy(), np.array(luck, np.int64)
        self._resample(b.record, other.record, seat, drawn)
        luck[:] = drawn.tolist()
        return other

    def observe(self, b: Record, s: Record, seat: int) -> npt.NDArray[np.int16]:
        """This seat's numbers for learning."""
        numbers = np.zeros(self.game.observation_size, np.int16)
        self._observe(b.rows, s.rows, seat, numbers)
        return numbers

    def _handle(self, record: Record) -> Any:
        return record.record

    def _game_buffers(self, policies: list[int]) -> tuple[Any, ...]:
        actions = np.zeros(self.game.actions.count, np.int32)
        s, blank = np.zeros(1, self.game.State.dtype), np.zeros(1, self.game.State.dtype)
        return s, blank, actions, np.zeros(2, np.int64), np.zeros(2, np.int64), np.array(policies, np.int64)

    def _seed_parts(self, seed: int) -> Any:
        return np.array(seed_parts(seed), np.int64)

    def compile_steps(self) -> Iterator[tuple[str, Callable[[], Any]]]:
        """What `megawatt compile` does for this game: names and calls that compile (or load from the cache).

        The steps are independent and may run in different processes. The longest, games between bots, does not come last, so
        that others run beside it; those of `APART` run while the first ones are lowered.
        """
        b, s, action = self._first_move()
        seats = self.game.seat_counts[0]
        yield "setup", lambda: self.setup(b, 1)
        yield "resample", lambda: self.resample(b, s, 0, generator(1))
        yield "legal", lambda: self.legal(b, s)
        yield "observe", lambda: self.observe(b, s, 0)
        yield "apply", lambda: self.apply(b, s.copy(), action)
        yield "games between bots", lambda: self.bot_games(b, [RANDOM] * seats, 1, 1)
        yield "returns", lambda: self.returns(b, s, seats)
        yield "ranks", lambda: self.ranks(b, s, seats)
        yield "why not", lambda: self.why_not(b, s, action)
        if self.game.rules.queries:
            unused = np.zeros(2, np.int64)
            yield "rule queries", lambda: self._query(b.rows, s.rows, *[0] * (2 + MOST_NUMBERS), unused, unused)

    def compile_all(self, progress: Callable[[str], None] | None = None, also: Mapping[str, Step] | None = None) -> None:
        """Compile everything that Python calls, and the steps `also`; `progress` is called with the name of each step.

        Afterwards all of it is in the cache; what child processes compiled is loaded from there when it is first called.
        """
        with CompileJobs() as jobs:
            for name, step in [*self.compile_steps(), *(also or {}).items()]:
                if progress:
                    progress(name)
                jobs.run(step, whole=name in APART)
        self.mark(COMPLETE)

    def mark(self, step: str) -> None:
        """Note that a step is done, beside the code itself, wherever that was loaded from."""
        mark(self.cache, self.game, step)

    def _first_move(self) -> tuple[Record, Record, int]:
        """Arguments to compile rules with: a board, a position on it and a legal action."""
        seats = self.game.seat_counts[0]
        b = self.game.board(seats, self.game.settle(seats, {}))
        plain = engine(self.game, INTERPRETED)
        s = plain.setup(b, 1)
        return b, s, plain.legal(b, s)[0]

    def compile_event_log(self) -> None:
        """Compile `apply` with a log, and take events from it from now on.

        Not one of the steps above: every rule that takes a log is compiled a second time, which saves a twentieth of a server's
        time.
        """
        b, s, action = self._first_move()
        logging_apply = self.bind(entry_points.call_apply_with_log)
        logging_apply(b.rows, s.rows, action, Log().rows)
        self._logging_apply = logging_apply

    def load(self) -> None:
        """Use compiled rules from now on, in matches without a mode of their own and for rule queries."""
        for name, step in self.compile_steps():
            if name not in NOT_AT_TABLES:
                step()
        if is_marked(self.cache, EVENT_LOG):
            self.compile_event_log()
        self._answer_queries()
        use_compiled(self.game)

    def _answer_queries(self, compiled: Any = None) -> None:
        if self.game.rules.queries:
            super()._answer_queries(compiled or CompiledQueries(self._query))

    def drop_stale_caches(self) -> None:
        """Remove compiled code of earlier sources of this game."""
        for folder in cache_root().glob(f"{self.game.name}-*"):
            if folder != self.cache:
                shutil.rmtree(folder, ignore_errors=True)
