"""How far the analysis of a game is, and which games may be analysed at all: at a server and in a page alike."""

from __future__ import annotations

import time
from collections.abc import Callable

from megawatt.analysis.report import Analysis
from megawatt.kernel.match.match import Match
from megawatt.server.bots.messages import AnalysisState
from megawatt.server.refusals import Refusal
from megawatt.server.tables.steps import OVER
from megawatt.server.tables.table import Table

SEED = 1
"""Fixed, so that `megawatt analyse` on the same file finds the same."""


class AnalysisProgress:
    """How far the analysis of a game is, for which somebody waits."""

    def __init__(self, person: str, total: int, now: Callable[[], float] = time.monotonic) -> None:
        self.person = person
        self.done, self.total = 0, total
        self.began: float | None = None
        """When its first part was asked for; None while other games come first."""
        self.so_far: Analysis | None = None
        """What is known already: a sketch of the chart first, then more with every part."""
        self._now = now

    def begin(self) -> None:
        """Its turn has come."""
        self.began = self._now()

    @property
    def share(self) -> float:
        """The share of the work that is done; later positions take less time."""
        left = self.total - self.done
        return 1 - left * (left + 1) / (self.total * (self.total + 1))

    @property
    def seconds(self) -> int | None:
        """How long it will still take, at the speed so far."""
        if self.began is None or self.done == 0:
            return None
        return round((self._now() - self.began) * (1 - self.share) / self.share)

    def state(self, ahead: int = 0) -> AnalysisState:
        """What is told of it; `ahead`: how many games come first."""
        return AnalysisState(
            self.done, self.total, None, ahead=ahead, percent=int(100 * self.share), seconds=self.seconds, so_far=self.so_far
        )


def finished_match(table: Table) -> Match:
    """The match of a table whose game is over; Refusal otherwise."""
    match = table.match_in_play()
    if table.status != OVER or not match.over:
        raise Refusal("not-finished", "a game is analysed when it is over: before, the analysis would show hidden things")
    return match
