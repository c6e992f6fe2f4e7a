"""Standings of a running tournament: a live table, or plain lines where the output is no terminal."""

from __future__ import annotations

import time
from types import TracebackType

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from megawatt.arena.job import Job
from megawatt.arena.results import Results
from megawatt.arena.simulator import Outcome
from megawatt.arena.statistics import shares_of_win, wilson

SECONDS_BETWEEN_LINES = 15.0
MILLI = 1000


class _Tally:
    """What one bot has done so far."""

    def __init__(self) -> None:
        self.won, self.seats, self.decisions, self.seconds = 0.0, 0, 0, 0.0


class Standings:
    """Shows a job while it is played; a context manager."""

    def __init__(self, job: Job, results: Results, processes: int) -> None:
        self._job, self._processes = job, processes
        self._console = Console(stderr=True, emoji=False, markup=False)  # `search:100:flat` is a name
        self._tallies = {name: _Tally() for name in dict.fromkeys(job.bots)}
        self._done = 0
        self._bar = Progress(TextColumn(job.game), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        self._live = Live(console=self._console, get_renderable=self._shown, refresh_per_second=2)
        for outcome in results.outcomes():
            self._count(outcome)
        self._task = self._bar.add_task(job.game, total=job.games, completed=self._done)
        self._told_at = 0.0

    def add(self, outcome: Outcome) -> None:
        """A game is over."""
        self._count(outcome)
        self._bar.update(self._task, completed=self._done)
        if not self._console.is_terminal and time.monotonic() - self._told_at > SECONDS_BETWEEN_LINES:
            self._tell()

    def _count(self, outcome: Outcome) -> None:
        self._done += 1
        for seat, share in zip(outcome.seats, shares_of_win(outcome), strict=True):
            tally = self._tallies[seat.bot]
            tally.won += share
            tally.seats += 1
            tally.decisions += seat.decisions
            tally.seconds += seat.seconds

    def _tell(self) -> None:
        """One line."""
        self._told_at = time.monotonic()
        won = ", ".join(f"{name} {wilson(tally.won, tally.seats).value:.0%}" for name, tally in self._tallies.items())
        self._console.print(f"{self._done} of {self._job.games} games; won: {won}", highlight=False, soft_wrap=True)

    def _shown(self) -> RenderableType:
        table = Table("bot", box=None)
        for title in ("seats", "won", "95 %", "ms a decision"):
            table.add_column(title, justify="right")
        for name, tally in self._tallies.items():
            share = wilson(tally.won, tally.seats)
            pace = MILLI * tally.seconds / max(1, tally.decisions)
            table.add_row(name, str(tally.seats), f"{share.value:.1%}", f"{share.low:.1%} to {share.high:.1%}", f"{pace:.1f}")
        return Group(table, self._bar)

    def __enter__(self) -> Standings:
        if self._console.is_terminal:
            self._live.start()
        elif self._done:
            self._console.print(f"{self._done} of {self._job.games} games are there already", highlight=False)
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        if self._console.is_terminal:
            self._live.stop()
        else:
            self._tell()
