"""Plays what is missing of a job, on local processes or wherever else games can be played, and keeps every game at once."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import Protocol

from megawatt.arena.contest import Outcome, mode_for, play_contest, prepare
from megawatt.arena.job import Contest, Job
from megawatt.arena.results import Results
from megawatt.kernel.errors import MegawattError, OptionError

AHEAD = 2
"""So many games per process are handed out: one that is played and one that waits, so that nobody is idle."""
MOST_BREAKS = 20
"""After so many lost processes in a row without a game, something is wrong that trying again does not mend."""


class ArenaError(MegawattError):
    """A run that cannot go on; what was played is kept."""


class Players(Protocol):
    """Whoever plays contests: local processes, a cluster."""

    count: int
    """How many games are played at once."""

    def prepare(self, job: Job, mode: str) -> None:
        """Compile whatever a game of this job needs, wherever it may be played."""

    def play(self, contests: Iterable[Contest]) -> Iterator[Outcome]:
        """Play all of them; outcomes come as they are ready, in any order."""


def run_job(job: Job, results: Results, players: Players, heard: Callable[[Outcome], None] | None = None) -> int:
    """Play all games of a job that its file lacks; `heard` is told each one when it is kept. Returns how many were played."""
    done = results.done()
    mode = mode_for(job)
    missing = [contest for contest in job.contests(mode) if contest.number not in done]
    if not missing:
        return 0
    players.prepare(job, mode)
    started, played, processor = time.perf_counter(), 0, 0.0
    try:
        for outcome in players.play(missing):
            if results.add(outcome):
                played += 1
                processor += outcome.processor
                if heard:
                    heard(outcome)
    finally:
        results.add_run(players.count, played, time.perf_counter() - started, processor)
    return played


def usual_processes() -> int:
    """One per core that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class LocalProcesses:
    """Plays on the cores of this machine. A process that is lost is replaced, and what it played is played again."""

    def __init__(self, count: int | None = None) -> None:
        if count is not None and count < 1:
            raise OptionError(f"{count} processes: at least one is needed")
        self.count = count or usual_processes()

    def prepare(self, job: Job, mode: str) -> None:
        """Compile into the cache of this machine, where all processes find it."""
        prepare(job, mode)

    def play(self, contests: Iterable[Contest]) -> Iterator[Outcome]:
        """Play all of them."""
        if self.count == 1:
            yield from map(play_contest, contests)
            return
        waiting = {contest.number: contest for contest in contests}
        breaks = 0
        while waiting:
            try:
                for outcome in self._with_fresh_processes(list(waiting.values())):
                    del waiting[outcome.number]
                    breaks = 0
                    yield outcome
            except BrokenProcessPool:
                breaks += 1
                if breaks > MOST_BREAKS:
                    raise ArenaError(
                        f"a process was lost {breaks} times without finishing a game; is there enough memory?"
                    ) from None

    def _with_fresh_processes(self, contests: list[Contest]) -> Iterator[Outcome]:
        executor = ProcessPoolExecutor(min(self.count, len(contests)), get_context("spawn"))
        try:
            yield from _hand_out(executor, iter(contests), self.count * AHEAD)
        finally:
            executor.shutdown(wait=True, cancel_futures=True)


def _hand_out(executor: ProcessPoolExecutor, contests: Iterator[Contest], most: int) -> Iterator[Outcome]:
    """Keep so many games handed out until none is left."""
    out: set[Future[Outcome]] = {executor.submit(play_contest, contest) for contest in islice(contests, most)}
    while out:
        ready, out = wait(out, return_when=FIRST_COMPLETED)
        out |= {executor.submit(play_contest, contest) for contest in islice(contests, len(ready))}
        for future in ready:
            yield future.result()
