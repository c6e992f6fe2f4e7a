"""Queries of the rules (kernel/contract/rule_queries.py) answered by compiled code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from megawatt.kernel.contract.rule_queries import MOST_LISTED
from megawatt.kernel.rules.records import Record


class CompiledQueries:
    """`entry_points.call_query`, bound to a game and compiled."""

    def __init__(self, call: Callable[..., None]) -> None:
        self._call = call

    def each(self, b: Any, s: Any, which: int, numbers: Sequence[int], count: int, on_copy: bool) -> list[int]:
        """The answers for the last number and the `count` - 1 after it."""
        rows = _rows_on(s, bytearray(s.memory)) if on_copy else s.rows
        answers = np.empty(count, np.int64)
        self._call(b.rows, rows, which, *numbers, count, answers, answers)
        plain: list[int] = answers.tolist()
        return plain

    def listed_each(
        self, b: Any, s: Any, which: int, numbers: Sequence[int], last: Sequence[int], on_copy: bool
    ) -> list[list[int]]:
        """The lists for each of these last numbers."""
        written, answers = np.empty(MOST_LISTED, np.int64), np.empty(1, np.int64)
        memory = bytearray(s.memory) if on_copy else None
        rows = s.rows if memory is None else _rows_on(s, memory)
        found: list[list[int]] = []
        for number in last:
            if memory is not None:
                memory[:] = s.memory
            self._call(b.rows, rows, which, *numbers, number, 1, answers, written)
            found.append(written[: answers.item()].tolist())
        return found


def _rows_on(state: Record, memory: bytearray) -> Any:
    """These bytes as an array of one state: NumPy would copy the state field by field, which takes longer than many a query."""
    return np.ndarray(1, state.dtype, memory)
