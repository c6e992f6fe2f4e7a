"""Analyses of finished games: worked out part by part by the bots' processes, one game at a time, and kept with the game."""

from __future__ import annotations

import asyncio

from megawatt.analysis import USUAL, Effort, conclude, parts_of
from megawatt.analysis.report import dumps, loads
from megawatt.analysis.studying import Studied
from megawatt.bots.search.compiling import search_is_compiled
from megawatt.kernel.match import Match
from megawatt.server.background import Background
from megawatt.server.bots.bot_process import PartStudied, StudyPart
from megawatt.server.bots.pool import Pool, ThinkingFailed
from megawatt.server.refusals import Refusal
from megawatt.server.storage.steps import OVER
from megawatt.server.storage.storage import Storage
from megawatt.server.tables.table import Table
from megawatt.server.telling.audience import Audience
from megawatt.server.wire.answers import AnalysisState

MOST_WAITING = 8
"""So many games are analysed or wait for it; whoever comes then is told to come back."""
MOST_FAILED = 200
"""So many failures are remembered, the latest."""
PATIENCE = 180.0
"""Seconds on the clock for a part, for a machine that is busy with other things; on a quiet one it takes about one."""
SEED = 1
"""Whoever analyses the file at home finds the same."""


class _Job:
    """One game under work."""

    def __init__(self, person: str, total: int) -> None:
        self.person = person
        self.done, self.total = 0, total


class Analyses:
    """Lets finished games be analysed. Bots of other tables have their turn between two parts."""

    effort: Effort = USUAL

    def __init__(self, storage: Storage, background: Background, pool: Pool) -> None:
        self._storage = storage
        self._background = background
        self._pool = pool
        self._jobs: dict[str, _Job] = {}
        self._failed: dict[str, None] = {}
        self._one_at_a_time = asyncio.Semaphore(1)

    async def state(self, audience: Audience) -> AnalysisState:
        """What there is of a finished game's analysis. While a game is played it would tell what is hidden."""
        match = _finished(audience.table)
        job = self._jobs.get(audience.table.id)
        if job is not None:
            return AnalysisState(job.done, job.total, None)
        kept = await self.kept(audience.table)
        return AnalysisState(
            0, match.ply + 1, None if kept is None else loads(kept), kept is None and audience.table.id in self._failed
        )

    async def kept(self, table: Table) -> str | None:
        """The report as it is kept; None when there is none yet, or none that this program reads."""
        kept = await self._storage.read(self._storage.store.analysis, table.id)
        try:
            return kept if kept is not None and loads(kept) else None
        except ValueError:
            return None

    async def begin(self, audience: Audience, person: str) -> AnalysisState:
        """Work it out, unless that is done or under way."""
        table = audience.table
        match = _finished(table)
        state = await self.state(audience)
        if state.report is not None or table.id in self._jobs:
            return state
        if not search_is_compiled(match.game):
            raise Refusal("not-ready", f"the search of {match.game.name} is not compiled yet")
        if len(self._jobs) >= MOST_WAITING:
            raise Refusal("busy", f"{len(self._jobs)} games are waiting already; try again in a moment")
        if any(job.person == person for job in self._jobs.values()):
            raise Refusal("too-many", "another game of yours is being analysed; wait for it first", seconds=30)
        self._failed.pop(table.id, None)
        job = self._jobs[table.id] = _Job(person, match.ply + 1)
        self._background.once("analysing", self._work(table, match.fork(), job))
        return AnalysisState(job.done, job.total, None)

    async def _work(self, table: Table, match: Match, job: _Job) -> None:
        try:
            async with self._one_at_a_time:
                found: list[Studied] = []
                for first, last in parts_of(match):
                    found += await self._part(table, match, first, last)
                    job.done = len(found)
                report = await asyncio.to_thread(conclude, match, found, self.effort, SEED)
                text = dumps(report).decode()
                await self._storage.writer.submit(lambda connection: self._storage.store.keep_analysis(connection, table.id, text))
        except Exception:
            self._failed[table.id] = None
            if len(self._failed) > MOST_FAILED:
                del self._failed[next(iter(self._failed))]
            raise
        finally:
            del self._jobs[table.id]

    async def _part(self, table: Table, match: Match, first: int, last: int) -> list[Studied]:
        row = table.row
        answer = await self._pool.ask(
            StudyPart(
                table.id, row.game, match.seats, table.options, row.seed, row.dealt_by, row.position, match.actions,
                self.effort, SEED, first, last,
            ),
            PATIENCE,
        )  # fmt: skip
        if not isinstance(answer, PartStudied):
            raise ThinkingFailed(f"plies {first} to {last} of table {table.id}: {answer}")
        return answer.studied


def _finished(table: Table) -> Match:
    match = table.match_in_play()
    if table.status != OVER or not match.over:
        raise Refusal("not-finished", "a game is analysed when it is over: before that the analysis would tell what is hidden")
    return match
