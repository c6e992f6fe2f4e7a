"""Many games at a time: one action for each of them, and their shares for the cores."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.kernel.errors import OptionError
from megawatt.kernel.whole_numbers import whole_number

LEAST_PER_THREAD = 64
"""Waking a thread takes as long as some dozen moves."""


class Cores:
    """Threads for this many games; compiled code releases Python's lock, so they run in parallel."""

    def __init__(self, games: int, threads: int) -> None:
        self._games = games
        self._shares = min(threads, max(1, games // LEAST_PER_THREAD))

    def share_out(self, work: Callable[[int, int], Any]) -> None:
        """Call `work(start, stop)` for every share of the games; the first share is done here."""
        bounds = [self._games * share // self._shares for share in range(self._shares + 1)]
        others = [self._pool.submit(work, start, stop) for start, stop in pairwise(bounds[1:])]
        work(0, bounds[1])
        for each in others:
            each.result()

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(max(1, self._shares - 1), "megawatt-batch")

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and other processes get threads of their own."""
        return type(self), (self._games, self._shares)


def whole_actions(actions: npt.ArrayLike, games: int) -> npt.NDArray[np.int64]:
    """One action for each game as int64; OptionError for anything that would have to be cut."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu":
        raise OptionError(f"actions of type {given.dtype}: whole numbers are needed")
    if given.shape != (games,):
        raise OptionError(f"actions of shape {given.shape}: one for each of the {games} games is needed")
    return np.ascontiguousarray(given, np.int64)


def checked_threads(threads: int | None) -> int:
    """How many threads may be used: as many as the machine has cores unless one says otherwise."""
    return os.cpu_count() or 1 if threads is None else whole_number("threads", threads, 1)
