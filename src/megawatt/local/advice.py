"""What a page asks beside its tables: hints, analyses of finished games, and puzzles."""

from __future__ import annotations

from datetime import UTC, datetime

from megawatt.analysis.puzzles import COMPARING, of_the_day
from megawatt.local.analyses import LocalAnalyses
from megawatt.local.journal import ME, LocalTables
from megawatt.local.new_tables import LocalNewTables
from megawatt.local.requests import Answer, Request, Routes, as_json, read_body
from megawatt.local.thinking import NotThoughtOut, Thinking
from megawatt.server.bots.messages import FoundHint, FoundHints, HintWish
from megawatt.server.bots.own_hints import describe_hints, described_hint, hint_position
from megawatt.server.puzzles.messages import DailyPuzzle, PuzzleMove, RatedMove
from megawatt.server.puzzles.own_moves import compared_actions, published_rating, rating_seed
from megawatt.server.puzzles.positions import answer_of, found, listed_puzzles, shown_puzzle
from megawatt.server.refusals import Refusal
from megawatt.server.tables.messages import TableId


class AdviceRoutes:
    """Answers requests that need somebody who thinks."""

    def __init__(self, tables: LocalTables, new_tables: LocalNewTables, thinking: Thinking, analyses: LocalAnalyses) -> None:
        self._tables, self._new_tables, self._thinking, self._analyses = tables, new_tables, thinking, analyses
        table, puzzle = "/api/tables/{table}", "/api/puzzles/{game}/{number}"
        self.routes: Routes = (
            ("GET", f"{table}/analysis", self._analysis),
            ("POST", f"{table}/analysis", self._analyse),
            ("POST", f"{table}/hint", self._no_hint),
            ("POST", f"{table}/hint/position", self._hint_position),
            ("POST", f"{table}/hint/described", self._describe_hints),
            ("GET", "/api/puzzles", self._puzzles),
            ("GET", "/api/puzzles/daily", self._daily),
            ("GET", puzzle, self._puzzle),
            ("GET", f"{puzzle}/answer", self._answer),
            ("POST", f"{puzzle}/rating", self._rate),
            ("POST", f"{puzzle}/table", self._play_on),
        )

    # Tables

    async def _analysis(self, request: Request, table: str) -> Answer:
        return as_json(await self._analyses.state(await self._tables.open(table)))

    async def _analyse(self, request: Request, table: str) -> Answer:
        return as_json(await self._analyses.begin(await self._tables.open(table)))

    async def _no_hint(self, request: Request, table: str) -> Answer:
        """Asked for only when the page itself has not found any."""
        raise Refusal("busy", "the workers of this page could not think")

    async def _hint_position(self, request: Request, table: str) -> Answer:
        wish, live = read_body(request, HintWish), await self._tables.open(table)
        return as_json(hint_position(live.table, ME, wish.seat, wish.ply, self._thinking.files_of(live.table.game)))

    async def _describe_hints(self, request: Request, table: str) -> Answer:
        told = read_body(request, FoundHints)
        return as_json(describe_hints((await self._tables.open(table)).table, ME, told))

    # Puzzles

    async def _puzzles(self, request: Request) -> Answer:
        return as_json(listed_puzzles())

    async def _daily(self, request: Request) -> Answer:
        day = datetime.now(UTC).date()
        chosen = of_the_day(day)
        if chosen is None:
            raise Refusal("no-such-puzzle", "there are no puzzles here")
        return as_json(DailyPuzzle(day.isoformat(), chosen[0].name, chosen[1] + 1))

    async def _puzzle(self, request: Request, game: str, number: str) -> Answer:
        return as_json(shown_puzzle(game, _numbered(number)))

    async def _answer(self, request: Request, game: str, number: str) -> Answer:
        return as_json(answer_of(game, _numbered(number)))

    async def _rate(self, request: Request, game: str, number: str) -> Answer:
        move = read_body(request, PuzzleMove).move
        _, puzzle = found(game, _numbered(number))
        match = puzzle.match()
        actions = compared_actions(puzzle, match, move)
        if (published := published_rating(puzzle, match, actions[1])) is not None:
            return as_json(published)
        try:
            told = await self._thinking.compare(match, puzzle.ply, rating_seed(puzzle), actions, COMPARING)
        except NotThoughtOut as fault:
            raise Refusal("busy", str(fault)) from None
        by_action: dict[int, FoundHint] = {each.action: each for each in told}
        best, yours = (described_hint(match, by_action[action]) for action in actions)
        return as_json(RatedMove(yours, best, best.gains, COMPARING))

    async def _play_on(self, request: Request, game: str, number: str) -> Answer:
        _, puzzle = found(game, _numbered(number))
        return as_json(TableId(await self._new_tables.from_position(puzzle.match())))


def _numbered(text: str) -> int:
    """The number of a puzzle; one that no puzzle has where it is none."""
    return int(text) if text.isdecimal() else 0
