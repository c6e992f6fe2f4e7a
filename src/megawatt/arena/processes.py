"""Games on the cores of this machine, in processes of their own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from megawatt.arena.job import Contest, Job
from megawatt.arena.simulator import Outcome, play_contest, prepare
from megawatt.kernel.errors import MegawattError, OptionError

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2
"""How many games are submitted per process: one that is played and one that waits, so that no process is idle."""
MOST_BREAKS = 20
"""After this many processes have died in a row without a game, trying again doesn't help."""


class ArenaError(MegawattError):
    """A run that cannot go on; what was played is stored."""


def usual_processes() -> int:
    """One per core that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class LocalProcesses:
    """Plays on the cores of this machine. A process that is lost is replaced, and its games are played again."""

    def __init__(self, count: int | None = None) -> None:
        if count is not None and count < 1:
            raise OptionError(f"{count} processes: at least one is needed")
        self.count = count or usual_processes()

    def prepare(self, job: Job, mode: str) -> None:
        """Compile into the cache of this machine, where all processes find it."""
        prepare(job, mode)

    def play(self, contests: Iterable[Contest]) -> Iterator[Outcome]:
        """Play single games."""
        return (outcome for _, outcome in self.map(play_contest, contests))

    def map(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[int, R]]:
        """The result of every task with the task's number, in the order in which they are ready."""
        if self.count == 1:
            yield from enumerate(map(function, tasks))
            return
        waiting = dict(enumerate(tasks))
        breaks = 0
        while waiting:
            try:
                for number, result in self._with_fresh_processes(function, dict(waiting)):
                    del waiting[number]
                    breaks = 0
                    yield number, result
            except BrokenProcessPool:
                breaks += 1
                if breaks > MOST_BREAKS:
                    raise ArenaError(
                        f"a process was lost {breaks} times without finishing a game; is there enough memory?"
                    ) from None

    def _with_fresh_processes(self, function: Callable[[T], R], tasks: Mapping[int, T]) -> Iterator[tuple[int, R]]:
        executor = ProcessPoolExecutor(min(self.count, len(tasks)), get_context("spawn"))
        try:
            yield from _results(executor, function, tasks, self.count * AHEAD)
        finally:
            executor.shutdown(wait=True, cancel_futures=True)


def _results(
    executor: ProcessPoolExecutor, function: Callable[[T], R], tasks: Mapping[int, T], most: int
) -> Iterator[tuple[int, R]]:
    """Keep this many tasks submitted until none is left."""
    numbers = iter(tasks)
    submitted: dict[Future[R], int] = {executor.submit(function, tasks[number]): number for number in islice(numbers, most)}
    while submitted:
        for future in wait(submitted, return_when=FIRST_COMPLETED).done:
            for number in islice(numbers, 1):
                submitted[executor.submit(function, tasks[number])] = number
            yield submitted.pop(future), future.result()
