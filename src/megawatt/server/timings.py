"""Counters of events and of the time that they took."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager

BOUNDS = (0.001, 0.005, 0.02, 0.1, 0.5, 2.0, 10.0)
"""Seconds; the counter behind the last one is for everything that took longer."""


class Timings:
    """A histogram of durations."""

    __slots__ = ("counts", "seconds")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        """Something took so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Note how long this takes, however it ends."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.note(time.perf_counter() - began)
