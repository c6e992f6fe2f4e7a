"""Analyses of a page's finished games: the positions are studied by its workers, and the report is kept with the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from megawatt.analysis.build_report import report_of, report_so_far
from megawatt.analysis.draws import position_seed, shuffled
from megawatt.analysis.move_records import line_of_play, move_record
from megawatt.analysis.parts import PART, SKETCH_PLAYOUTS, sketched_plies
from megawatt.analysis.records import USUAL, Choice, Effort, PositionAnalysis
from megawatt.analysis.report import Decision, Outlook, dumps, loads
from megawatt.bots.bot import imagined
from megawatt.bots.policy import PolicyBot
from megawatt.kernel.compilation.engine import HOUSE, RANDOM, current_mode, engine
from megawatt.kernel.match.match import Match
from megawatt.local.store import Store
from megawatt.local.thinking import FoundMistake, NotThoughtOut, Thinking
from megawatt.server.bots.analysis_progress import SEED, AnalysisProgress, finished_match
from megawatt.server.bots.messages import AnalysisState
from megawatt.server.refusals import Refusal
from megawatt.server.tables.live_table import LiveTable

AT_ONCE = 4
"""Positions that the page's workers are asked for at the same time; bots of other tables have their turn in between."""


def report_key(table: str) -> str:
    """Under which the store keeps the report of a table."""
    return f"analysis {table}"


class LocalAnalyses:
    """Analyses finished games, each once."""

    effort: Effort = USUAL

    def __init__(self, store: Store, thinking: Thinking, spawn: Callable[[Any], object]) -> None:
        self._store, self._thinking, self._spawn = store, thinking, spawn
        self._jobs: dict[str, AnalysisProgress] = {}
        self._failed: set[str] = set()

    async def state(self, live: LiveTable) -> AnalysisState:
        """The report, or how far it is."""
        match, table = finished_match(live.table), live.table.id
        if table in self._jobs:
            return self._jobs[table].state()
        kept = await self._store.get(report_key(table))
        return AnalysisState(0, match.ply + 1, None if kept is None else loads(kept), kept is None and table in self._failed)

    async def begin(self, live: LiveTable) -> AnalysisState:
        """Work it out, unless that is done or under way."""
        state = await self.state(live)
        table = live.table.id
        if state.report is not None or table in self._jobs:
            return state
        if not self._thinking.is_possible:
            raise Refusal("busy", "this page has no workers that could think")
        self._failed.discard(table)
        match = finished_match(live.table).fork()
        job = self._jobs[table] = AnalysisProgress("", match.ply + 1)
        job.begin()
        self._spawn(self._work(table, match, job))
        return job.state()

    async def _work(self, table: str, match: Match, job: AnalysisProgress) -> None:
        try:
            found = await LocalAnalysis(self._thinking, match, self.effort, job).analyse()
            await self._store.put(report_key(table), dumps(report_of(match, found, self.effort, SEED)).decode())
        except* NotThoughtOut:
            self._failed.add(table)
        finally:
            del self._jobs[table]


class LocalAnalysis:
    """Analyses one match as `PositionAnalyser` does, with the same result."""

    def __init__(self, thinking: Thinking, match: Match, effort: Effort, job: AnalysisProgress) -> None:
        self._thinking, self._match, self._effort, self._job = thinking, match, effort, job
        self._rules = engine(match.game, current_mode(match.game))
        self._house = PolicyBot(HOUSE if HOUSE in match.game.rules.policies else RANDOM, match.game, SEED)
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._found: dict[int, PositionAnalysis] = {}
        self._sketched: list[PositionAnalysis] = []

    async def analyse(self) -> list[PositionAnalysis]:
        """All positions, after a sketch of the chart."""
        self._sketched = await self._sketch()
        self._show_so_far(0)
        async with asyncio.TaskGroup() as group:
            tasks, changed = [], True
            for ply in range(self._match.ply + 1):
                await self._slots.acquire()
                past = self._match.at(ply)
                expected = ply == self._match.ply or self._is_expected(past)
                tasks.append(group.create_task(self._position(past, expected, changed)))
                changed = not expected or (ply < self._match.ply and self._match.revealed(ply + 1))
        return [task.result() for task in tasks]

    async def _sketch(self) -> list[PositionAnalysis]:
        """See `PositionAnalyser.sketch`."""
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(self._sketched_moment(ply)) for ply in sketched_plies(self._match)]
        return [task.result() for task in tasks]

    async def _sketched_moment(self, ply: int) -> PositionAnalysis:
        async with self._slots:
            outlook = await self._outlook(self._match.at(ply), SKETCH_PLAYOUTS)
        return PositionAnalysis(ply, True, False, outlook, None, None)

    def _keep(self, analysed: PositionAnalysis) -> PositionAnalysis:
        """Count a position, and show all up to the first that is missing whenever that is another part."""
        before = self._job.done
        self._found[analysed.ply] = analysed
        while self._job.done in self._found:
            self._job.done += 1
        if self._job.done // PART > before // PART:
            self._show_so_far(self._job.done)
        return analysed

    def _show_so_far(self, done: int) -> None:
        found = [self._found[ply] for ply in range(done)]
        self._job.so_far = report_so_far(self._match, found, self._sketched, self._effort, SEED)

    def _is_expected(self, past: Match) -> bool:
        return len(past.legal_actions()) == 1 or self._house.choose(past) == self._match.actions[past.ply]

    async def _position(self, past: Match, expected: bool, changed: bool) -> PositionAnalysis:
        try:
            outlook = await self._outlook(past, self._effort.moment) if changed else None
            if past.ply == self._match.ply:
                return self._keep(PositionAnalysis(past.ply, True, False, outlook, None, None))
            played, revealed = self._match.actions[past.ply], self._match.revealed(past.ply + 1)
            intended = await self._outlook(past, self._effort.moment, played) if revealed and not expected else None
            choice = await self._choice(past, played) if len(past.legal_actions()) > 1 else None
            return self._keep(PositionAnalysis(past.ply, expected, revealed, outlook, intended, choice))
        finally:
            self._slots.release()

    async def _outlook(self, past: Match, playouts: int, *played: int) -> Outlook:
        return await self._thinking.outlook(past, played, playouts, position_seed(SEED, past.ply))

    async def _choice(self, past: Match, played: int) -> Choice:
        seed = position_seed(SEED, past.ply)
        found = await self._thinking.study(past, played, shuffled(past.legal_actions(), seed), self._effort, SEED, seed)
        mistake = None if found.mistake is None else self._mistake(past, played, found.lost, found.mistake)
        return Choice(found.lost, found.regret, found.stake, found.matters, mistake)

    def _mistake(self, past: Match, played: int, lost: int, found: FoundMistake) -> Decision:
        game, b, s = past.game, past.board, past.state
        assert past.seat is not None
        return Decision(
            ply=past.ply,
            seat=past.seat,
            played=move_record(game, b, s, played),
            better=move_record(game, b, s, found.better),
            chance=found.chance,
            lost=lost,
            place=found.place,
            gains=found.gains,
            line=line_of_play(self._rules, b, imagined(past, SEED), found.better, found.line),
        )
