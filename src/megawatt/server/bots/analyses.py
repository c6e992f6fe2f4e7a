"""Analyses of finished games: worked out part by part by the bots' processes, one game at a time, and kept with the game."""

from __future__ import annotations

import asyncio

from megawatt.analysis import USUAL, Effort, parts_of, report_of, report_so_far
from megawatt.analysis.records import PositionAnalysis
from megawatt.analysis.report import dumps, loads
from megawatt.bots.search.compilation import search_is_compiled
from megawatt.kernel.match.match import Match
from megawatt.server.background import Background
from megawatt.server.bots.analysis_progress import SEED, AnalysisProgress, finished_match
from megawatt.server.bots.messages import AnalysisState
from megawatt.server.db.database import Storage
from megawatt.server.refusals import Refusal
from megawatt.server.tables.analysis_reports import kept_report
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.store import TableStore
from megawatt.server.tables.table import Table
from megawatt.server.thinking.pool import Pool, ThinkingFailed
from megawatt.server.thinking.process import PartStudied, StudyPart

MAX_WAITING = 8
"""Games that are analysed or wait for it; further requests are refused with `busy`."""
MAX_FAILED = 200
"""How many failures are remembered, the latest."""
PART_TIMEOUT_S = 180.0
"""Time limit of a part in seconds, generous for busy machines; an idle one takes about one second."""


class Analyses:
    """Analyses finished games, part by part, so that bots of other tables have their turn in between."""

    effort: Effort = USUAL

    def __init__(self, storage: Storage, background: Background, pool: Pool) -> None:
        self._storage = storage
        self._table_store = TableStore(storage.store)
        self._background = background
        self._pool = pool
        self._jobs: dict[str, AnalysisProgress] = {}
        self._failed: dict[str, None] = {}
        self._one_at_a_time = asyncio.Semaphore(1)

    async def state(self, live: LiveTable) -> AnalysisState:
        """The parts of a finished game's analysis so far. During a game it would show hidden things."""
        match = finished_match(live.table)
        job = self._jobs.get(live.table.id)
        if job is not None:
            return self._shown(job)
        kept = await kept_report(self._storage, live.table.id)
        return AnalysisState(
            0, match.ply + 1, None if kept is None else loads(kept), kept is None and live.table.id in self._failed
        )

    async def begin(self, live: LiveTable, person: str) -> AnalysisState:
        """Work it out, unless that is done or under way."""
        table = live.table
        match = finished_match(table)
        state = await self.state(live)
        if state.report is not None or table.id in self._jobs:
            return state
        if not search_is_compiled(match.game):
            raise Refusal("not-ready", f"the search of {match.game.name} is not compiled yet")
        if len(self._jobs) >= MAX_WAITING:
            raise Refusal("busy", f"{len(self._jobs)} games are waiting already; try again in a moment")
        if any(job.person == person for job in self._jobs.values()):
            raise Refusal("too-many", "another game of yours is being analysed; wait for it first", seconds=30)
        self._failed.pop(table.id, None)
        job = self._jobs[table.id] = AnalysisProgress(person, match.ply + 1)
        self._background.once("analysing", self._work(table, match.fork(), job))
        return self._shown(job)

    def _shown(self, job: AnalysisProgress) -> AnalysisState:
        jobs = list(self._jobs.values())
        return job.state(jobs.index(job) if job.began is None else 0)

    async def _work(self, table: Table, match: Match, job: AnalysisProgress) -> None:
        try:
            async with self._one_at_a_time:
                job.begin()
                found: list[PositionAnalysis] = []
                sketched = await self._sketch(table, match)
                job.so_far = await asyncio.to_thread(report_so_far, match, found, sketched, self.effort, SEED)
                for first, last in parts_of(match):
                    found += await self._part(table, match, first, last)
                    job.done = len(found)
                    job.so_far = await asyncio.to_thread(report_so_far, match, found, sketched, self.effort, SEED)
                report = await asyncio.to_thread(report_of, match, found, self.effort, SEED)
                text = dumps(report).decode()
                await self._storage.writer.submit(lambda connection: self._table_store.keep_analysis(connection, table.id, text))
        except Exception:
            self._failed[table.id] = None
            if len(self._failed) > MAX_FAILED:
                del self._failed[next(iter(self._failed))]
            raise
        finally:
            del self._jobs[table.id]

    async def _sketch(self, table: Table, match: Match) -> list[PositionAnalysis]:
        return await self._ask(table, match, 0, match.ply, sketch=True)

    async def _part(self, table: Table, match: Match, first: int, last: int) -> list[PositionAnalysis]:
        return await self._ask(table, match, first, last)

    async def _ask(self, table: Table, match: Match, first: int, last: int, sketch: bool = False) -> list[PositionAnalysis]:
        row = table.row
        answer = await self._pool.ask(
            StudyPart(
                table.id, row.game, match.seats, table.options, row.seed, row.dealt_by, row.position, match.actions,
                [match.seat_at(ply) or 0 for ply in range(match.ply)], self.effort, SEED, first, last, sketch,
            ),
            PART_TIMEOUT_S,
        )  # fmt: skip
        if not isinstance(answer, PartStudied):
            raise ThinkingFailed(f"plies {first} to {last} of table {table.id}: {answer}")
        return answer.studied
