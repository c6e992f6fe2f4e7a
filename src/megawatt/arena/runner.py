"""Plays the missing games of a job, on local processes or a cluster, and stores every game at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from megawatt.arena.job import Contest, Job
from megawatt.arena.results import Results
from megawatt.arena.simulator import Outcome, mode_for


class Players(Protocol):
    """Where games are played: local processes, a cluster."""

    count: int
    """How many games are played at once."""

    def prepare(self, job: Job, mode: str) -> None:
        """Compile what the games of this job need, wherever they may be played."""

    def play(self, contests: Iterable[Contest]) -> Iterator[Outcome]:
        """Play all of them; outcomes come when they are ready, in any order."""


def run_job(
    job: Job,
    results: Results,
    players: Players,
    on_game: Callable[[Outcome], None] | None = None,
    keep: Callable[[Contest, Outcome], None] | None = None,
) -> int:
    """Play all games of a job that its file lacks; `on_game` and `keep` are called with each stored one.

    Returns how many were played.
    """
    done = results.done()
    mode = mode_for(job)
    missing = [contest for contest in job.contests(mode) if contest.number not in done]
    if not missing:
        return 0
    players.prepare(job, mode)
    by_number = {contest.number: contest for contest in missing}
    started, played, processor = time.perf_counter(), 0, 0.0
    try:
        for outcome in players.play(missing):
            if results.add(outcome):
                played += 1
                processor += outcome.processor
                if keep:
                    keep(by_number[outcome.number], outcome)
                if on_game:
                    on_game(outcome)
    finally:
        results.add_run(players.count, played, time.perf_counter() - started, processor)
    return played
