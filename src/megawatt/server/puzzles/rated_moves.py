"""Rates what somebody would play in a puzzle: the move's playouts beside those of the best move, under the same cards."""

from __future__ import annotations

import asyncio

from megawatt.analysis.puzzles import COMPARING, Puzzle
from megawatt.bots.search.compilation import search_is_compiled
from megawatt.server.encoding import encode
from megawatt.server.puzzles.messages import RatedMove
from megawatt.server.puzzles.own_moves import compared_actions, published_rating, rating_seed
from megawatt.server.puzzles.positions import found
from megawatt.server.refusals import Refusal
from megawatt.server.thinking.hints import thought_out
from megawatt.server.thinking.pool import Pool
from megawatt.server.thinking.process import CompareMoves
from megawatt.server.uploads.jobs import JobQueue

MAX_KEPT = 512


class MoveRater:
    """Rates moves in the bots' processes, one at a time, and caches them by puzzle and move."""

    def __init__(self, pool: Pool, limited: bool) -> None:
        self._pool = pool
        self._queue = JobQueue(1, limited)
        self._kept: dict[tuple[str, int, int], RatedMove] = {}

    async def rate(self, person: str, address: str, game: str, number: int, move: str) -> RatedMove:
        """Rate a move; Refusal when there is no such puzzle, the move is illegal, or the bots are not ready."""
        known, puzzle = found(game, number)
        wish = await asyncio.to_thread(_wish, puzzle, move)
        if isinstance(wish, RatedMove):
            return wish
        about = known.name, number, wish.actions[1]
        if about not in self._kept:
            if not search_is_compiled(known):
                raise Refusal("not-ready", f"the search of {known.name} is not compiled yet")
            async with self._queue.slot(person, address):
                if about not in self._kept:  # an earlier request in the queue may have been the same
                    self._keep(about, await self._compared(wish, puzzle))
        return self._kept[about]

    async def _compared(self, wish: CompareMoves, puzzle: Puzzle) -> RatedMove:
        hints = await thought_out(self._pool, wish)
        best = next(hint for hint in hints if hint.move.text == puzzle.answer.move.text)
        yours = next(hint for hint in hints if hint is not best)
        return RatedMove(yours, best, best.gains, wish.playouts)

    def _keep(self, about: tuple[str, int, int], rated: RatedMove) -> None:
        while len(self._kept) >= MAX_KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[about] = rated


def _wish(puzzle: Puzzle, move: str) -> CompareMoves | RatedMove:
    """The best move and this one, to be compared, or what was published of it; Refusal when it cannot be played here."""
    match = puzzle.match()
    actions = compared_actions(puzzle, match, move)
    if (published := published_rating(puzzle, match, actions[1])) is not None:
        return published
    return CompareMoves(
        puzzle.game, puzzle.seats, encode(puzzle.options).decode(), match.state.save(), rating_seed(puzzle), puzzle.ply, actions,
        COMPARING,
    )  # fmt: skip
