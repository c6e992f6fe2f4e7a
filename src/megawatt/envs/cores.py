"""Games that know nothing of each other, shared out between the cores."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any

LEAST_PER_THREAD = 64
"""Waking a thread takes as long as some dozen moves."""


class Cores:
    """Threads for work on so many games; compiled code lets go of Python's lock, so they really work side by side."""

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


def cores_of_machine() -> int:
    """How many threads are used unless one says otherwise."""
    return os.cpu_count() or 1
