"""Figures that a table asks of the rules, for views, prices and warnings: interpreted, or compiled once that code is loaded.

A game declares them in `rules/reckoning.py`, each an ordinary `@rule`:

    reckoning = Reckoning(__name__)
    cities_lit = reckoning(most_cities_powered)

`cities_lit(b, s, seat)` calls the rule as it stands, until `Engine.load` has loaded the compiled rules; from then on the
same call is answered by them, with the same number. Every function that Python calls costs seconds of compiling, so one
compiled function answers for all figures of a game. `cities_lit.each(b, s, count)` gives the figures of 0, 1, … in one call.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from types import FunctionType
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.kernel.dispatch import Dispatch
from megawatt.kernel.records import Record
from megawatt.kernel.rules import Function
from megawatt.kernel.sharing import Watched, noted

MOST_NUMBERS = 7
"""No figure takes more numbers; `roots.call_reckon` names them all."""
RECORDS = ("b", "s")
LISTED = "listed"
MOST_LISTED = 1024
"""No figure that is a list is longer."""


class Reckoning:
    """All figures of one game."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.figures: list[Reckoned] = []
        self.compiled: Callable[..., None] | None = None
        """`roots.call_reckon`, bound to the game and compiled; None as long as figures are interpreted."""
        self.legal: Callable[[Any, Any], list[int]] | None = None
        """`Engine.legal` of the compiled rules; None as long as moves are listed by interpreted ones."""

    def list_of_moves(self, legal: Function, most: int) -> Callable[[Any, Record], list[int]]:
        """Declare that warnings ask for the legal moves, too: the rule that lists them, and how many there can be."""

        def moves_now(b: Any, s: Record) -> list[int]:
            if self.legal is not None:
                return self.legal(b, s)
            actions = [0] * most
            return actions[: legal(b, s, actions)]

        return moves_now

    def __call__(self, function: Function, on_copy: bool = False, of_seat: Sequence[str] = ()) -> Reckoned:
        """Declare a figure: any rule of records and numbers that gives a number; `on_copy`: it works on a state of its own.

        `of_seat` names the arrays of which it reads only the row of its number `seat`, so that a part of a view that shows
        the figure stands when other seats' rows change.
        """
        self.figures.append(Reckoned(self, function, len(self.figures), on_copy, frozenset(of_seat)))
        return self.figures[-1]

    @cached_property
    def rule(self) -> Function:
        """One `@rule` for all figures: a ladder over their numbers."""
        numbers = [f"n{place}" for place in range(MOST_NUMBERS - 1)]
        made = Dispatch(f"{self._name}.reckon", 0)
        made.begin("reckon", ", ".join(["b", "s", "which", *numbers, "last", LISTED]), "The figure that is asked for.")
        for figure in self.figures:
            given = dict(zip(figure.numbers[:-1], numbers, strict=False)) | dict.fromkeys(figure.numbers[-1:], "last")
            call = made.call(figure.function, {"b": "b", "s": "s", LISTED: LISTED, **given}, self._name)
            made.line(1, f"if which == {figure.which}:")
            made.line(2, f"return {call}")
        made.line(1, "return 0")
        function: Function = made.load()["reckon"]
        return function


class Reckoned:
    """One figure."""

    def __init__(self, reckoning: Reckoning, function: Function, which: int, on_copy: bool, of_seat: frozenset[str]) -> None:
        parameters = list(inspect.signature(function).parameters)
        self._reckoning = reckoning
        self.function = function
        self.which = which
        self.numbers = [name for name in parameters if name not in (*RECORDS, LISTED)]
        if len(self.numbers) > MOST_NUMBERS:
            raise TypeError(f"{function.__name__} takes {len(self.numbers)} numbers; a figure takes at most {MOST_NUMBERS}")
        self._takes_board, self._takes_state = (name in parameters for name in RECORDS)
        self._padding = (0,) * (MOST_NUMBERS - max(1, len(self.numbers)))
        self._on_copy = on_copy
        self._of_seat = of_seat
        self._seat = self.numbers.index("seat") if of_seat else 0

    def __call__(self, b: Any, s: Any, *numbers: int) -> int:
        """The figure for these numbers."""
        compiled = self._reckoning.compiled
        if compiled is None:
            return int(self._interpreted(b, s, numbers))
        return int(self._ask(compiled, b, s, numbers or (0,), 1)[0])

    def each(self, b: Any, s: Any, *numbers: int) -> list[int]:
        """The figures for these numbers and 0, 1, … as the last one; the last of `numbers` says how many."""
        *given, count = numbers
        compiled = self._reckoning.compiled
        if compiled is None:
            return [int(self._interpreted(b, s, (*given, last))) for last in range(count)]
        return self._ask(compiled, b, s, (*given, 0), count)

    def listed(self, b: Any, s: Any, *numbers: int) -> list[int]:
        """What the rule writes into its parameter `listed`; it gives the count."""
        compiled = self._reckoning.compiled
        if compiled is None:
            found = [0] * MOST_LISTED
            count = int(self._interpreted(b, s, numbers, found))
            return found[:count]
        written = np.empty(MOST_LISTED, np.int64)
        count = self._ask(compiled, b, s, numbers or (0,), 1, written)[0]
        plain: list[int] = written[:count].tolist()
        return plain

    def listed_each(self, b: Any, s: Any, numbers: Sequence[int]) -> list[list[int]]:
        """What the rule, which takes one number only, lists for each of these."""
        compiled = self._reckoning.compiled
        if compiled is None or not numbers:
            return [self.listed(b, s, number) for number in numbers]
        state, written, figures = self._plain(s, (numbers[0],)), np.empty(MOST_LISTED, np.int64), np.empty(1, np.int64)
        memory = bytearray(state.memory) if self._on_copy else None
        rows = state.rows if memory is None else np.ndarray(1, state.dtype, memory)
        found: list[list[int]] = []
        for number in numbers:
            if memory is not None:
                memory[:] = state.memory
            compiled(b.rows, rows, self.which, *self._padding, number, 1, figures, written)
            found.append(written[: figures.item()].tolist())
        return found

    def _interpreted(self, b: Any, s: Any, numbers: tuple[int, ...], *listed: list[int]) -> Any:
        s = self._plain(s, numbers)
        if self._on_copy:
            s = s.copy()
        records = (b, s) if self._takes_board and self._takes_state else (b,) if self._takes_board else (s,)
        return self.function(*records, *numbers, *listed)

    def _ask(
        self, compiled: Callable[..., None], b: Any, s: Any, numbers: tuple[int, ...], count: int, written: Any = None
    ) -> list[int]:
        state = self._plain(s, numbers)
        rows = _copied(state) if self._on_copy else state.rows
        figures = np.empty(count, np.int64)
        written = figures if written is None else written
        compiled(b.rows, rows, self.which, *numbers[:-1], *self._padding, numbers[-1], count, figures, written)
        plain: list[int] = figures.tolist()
        return plain

    def _plain(self, s: Any, numbers: tuple[int, ...]) -> Any:
        """The state itself; whoever watches what is read notes what the figure may read, the same in both modes."""
        if not isinstance(s, Watched):
            return s
        return noted(s, self._fields, self._of_seat, numbers[self._seat]) if self._of_seat else noted(s, self._fields)

    @cached_property
    def _fields(self) -> frozenset[str]:
        """Every name that the rule and the rules it calls read off a record whole: what the figure can depend on."""
        names = (name for function in _called_by(self.function) for name in function.__code__.co_names)
        return frozenset(names) - self._of_seat


def _copied(state: Record) -> npt.NDArray[np.void]:
    """A state of its own, copied as bytes: NumPy would copy it field by field, which takes longer than many a figure."""
    return np.ndarray(1, state.dtype, bytearray(state.memory))


def _called_by(function: Function) -> Iterator[FunctionType]:
    """A rule and all rules below it."""
    assert isinstance(function, FunctionType)
    seen, waiting = {function}, [function]
    while waiting:
        caller = waiting.pop()
        yield caller
        called = (caller.__globals__.get(name) for name in caller.__code__.co_names)
        for other in called:
            if isinstance(other, FunctionType) and hasattr(other, "__rule__") and other not in seen:
                seen.add(other)
                waiting.append(other)
