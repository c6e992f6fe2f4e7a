"""Numbers that views, prices and warnings ask of the rules: interpreted, or compiled once that code is loaded.

A game declares them in `rules/rule_queries.py`, each an ordinary `@rule`:

    queries = RuleQueries(__name__)
    cities_lit = queries(most_cities_powered)

`cities_lit(b, s, seat)` calls the rule itself until `Engine.load` has loaded the compiled rules; from then on they answer the
same call, with the same number. Every function that Python calls costs seconds of compiling, so one compiled function answers
all queries of a game. `cities_lit.each(b, s, count)` gives the answers for 0, 1, … in one call.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from types import FunctionType
from typing import Any, Protocol

from megawatt.kernel.contract.view_cache import TrackedState, track_reads
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import Function
from megawatt.kernel.rules.rule_codegen import RuleModule

MOST_NUMBERS = 7
"""The most numbers a query takes; `entry_points.call_query` names them all."""
RECORDS = ("b", "s")
LISTED = "listed"
MOST_LISTED = 1024
"""The greatest length of an answer that is a list."""


class CompiledQueries(Protocol):
    """Compiled rules that answer (kernel/compilation/compiled_queries.py).

    They take MOST_NUMBERS numbers; with `on_copy` they leave the state alone.
    """

    def each(self, b: Any, s: Any, which: int, numbers: Sequence[int], count: int, on_copy: bool) -> list[int]:
        """The answers for the last number and the `count` - 1 after it."""

    def listed_each(
        self, b: Any, s: Any, which: int, numbers: Sequence[int], last: Sequence[int], on_copy: bool
    ) -> list[list[int]]:
        """The lists for each of these last numbers."""


class RuleQueries:
    """All queries of one game."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.queries: list[RuleQuery] = []
        self.compiled: CompiledQueries | None = None
        """None while queries are interpreted."""
        self.legal: Callable[[Any, Any], list[int]] | None = None
        """`Engine.legal` of the compiled rules; None while moves are listed by interpreted ones."""

    def list_of_moves(self, legal: Function, most: int) -> Callable[[Any, Record], list[int]]:
        """Declare the query of warnings for the legal moves: the rule that lists them, and how many there can be."""

        def moves_now(b: Any, s: Record) -> list[int]:
            if self.legal is not None:
                return self.legal(b, s)
            actions = [0] * most
            return actions[: legal(b, s, actions)]

        return moves_now

    def __call__(self, function: Function, on_copy: bool = False, of_seat: Sequence[str] = ()) -> RuleQuery:
        """Declare a query, a rule of records and numbers that returns a number. `on_copy`: it changes the state, so it gets a copy.

        `of_seat` names the arrays of which it reads only the row of its argument `seat`, so that a cached part of a view that shows
        the answer stays valid when the rows of other seats change.
        """
        self.queries.append(RuleQuery(self, function, len(self.queries), on_copy, frozenset(of_seat)))
        return self.queries[-1]

    @cached_property
    def rule(self) -> Function:
        """One `@rule` for all queries: a chain of conditions on their numbers."""
        numbers = [f"n{place}" for place in range(MOST_NUMBERS - 1)]
        made = RuleModule(f"{self._name}.query")
        made.begin("query", ", ".join(["b", "s", "which", *numbers, "last", LISTED]), "The answer to the query `which`.")
        for query in self.queries:
            given = dict(zip(query.numbers[:-1], numbers, strict=False)) | dict.fromkeys(query.numbers[-1:], "last")
            call = made.call(query.function, {"b": "b", "s": "s", LISTED: LISTED, **given}, self._name)
            made.line(1, f"if which == {query.which}:")
            made.line(2, f"return {call}")
        made.line(1, "return 0")
        function: Function = made.load()["query"]
        return function


class RuleQuery:
    """One query."""

    def __init__(self, queries: RuleQueries, function: Function, which: int, on_copy: bool, of_seat: frozenset[str]) -> None:
        parameters = list(inspect.signature(function).parameters)
        self._queries = queries
        self.function = function
        self.which = which
        self.numbers = [name for name in parameters if name not in (*RECORDS, LISTED)]
        if len(self.numbers) > MOST_NUMBERS:
            raise TypeError(f"{function.__name__} takes {len(self.numbers)} numbers; a query takes at most {MOST_NUMBERS}")
        self._takes_board, self._takes_state = (name in parameters for name in RECORDS)
        self._padding = (0,) * (MOST_NUMBERS - max(1, len(self.numbers)))
        self._on_copy = on_copy
        self._of_seat = of_seat
        self._seat = self.numbers.index("seat") if of_seat else 0

    def __call__(self, b: Any, s: Any, *numbers: int) -> int:
        """The answer for these numbers."""
        compiled = self._queries.compiled
        if compiled is None:
            return int(self._interpreted(b, s, numbers))
        return self._ask(compiled, b, s, numbers or (0,), 1)[0]

    def each(self, b: Any, s: Any, *numbers: int) -> list[int]:
        """The answers for these numbers and 0, 1, … as the last one; the last of `numbers` says how many."""
        *given, count = numbers
        compiled = self._queries.compiled
        if compiled is None:
            return [int(self._interpreted(b, s, (*given, last))) for last in range(count)]
        return self._ask(compiled, b, s, (*given, 0), count)

    def listed(self, b: Any, s: Any, *numbers: int) -> list[int]:
        """The list that the rule writes into its parameter `listed`; the rule returns the count."""
        compiled = self._queries.compiled
        if compiled is None:
            found = [0] * MOST_LISTED
            count = int(self._interpreted(b, s, numbers, found))
            return found[:count]
        return self._list(compiled, b, s, numbers[:-1], numbers[-1:] or (0,))[0]

    def listed_each(self, b: Any, s: Any, numbers: Sequence[int]) -> list[list[int]]:
        """The lists for each of these numbers, of a rule that takes one number."""
        compiled = self._queries.compiled
        if compiled is None or not numbers:
            return [self.listed(b, s, number) for number in numbers]
        return self._list(compiled, b, s, (), numbers)

    def _interpreted(self, b: Any, s: Any, numbers: tuple[int, ...], *listed: list[int]) -> Any:
        s = self._plain(s, numbers)
        if self._on_copy:
            s = s.copy()
        records = (b, s) if self._takes_board and self._takes_state else (b,) if self._takes_board else (s,)
        return self.function(*records, *numbers, *listed)

    def _ask(self, compiled: CompiledQueries, b: Any, s: Any, numbers: tuple[int, ...], count: int) -> list[int]:
        padded = (*numbers[:-1], *self._padding, numbers[-1])
        return compiled.each(b, self._plain(s, numbers), self.which, padded, count, self._on_copy)

    def _list(self, compiled: CompiledQueries, b: Any, s: Any, given: tuple[int, ...], last: Sequence[int]) -> list[list[int]]:
        state = self._plain(s, (*given, last[0]))
        return compiled.listed_each(b, state, self.which, (*given, *self._padding), last, self._on_copy)

    def _plain(self, s: Any, numbers: tuple[int, ...]) -> Any:
        """The plain state; a tracked one notes all that the query may read, the same in both modes."""
        if not isinstance(s, TrackedState):
            return s
        return track_reads(s, self._fields, self._of_seat, numbers[self._seat]) if self._of_seat else track_reads(s, self._fields)

    @cached_property
    def _fields(self) -> frozenset[str]:
        """Every name that the rule and the rules it calls read of a record: all fields the answer can depend on."""
        names = (name for function in _called_by(self.function) for name in function.__code__.co_names)
        return frozenset(names) - self._of_seat


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
