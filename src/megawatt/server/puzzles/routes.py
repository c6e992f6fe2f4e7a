"""What would you do? The puzzles over HTTP: a position, its answer, and the one of the day."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Path, Response

from megawatt.analysis.puzzles import of_the_day
from megawatt.server.api.bodies import Responses, answers, refusal
from megawatt.server.api.dependencies import as_json
from megawatt.server.api.scopes import ANY, RouteScopes
from megawatt.server.puzzles.messages import DailyPuzzle, PuzzleAnswer, PuzzleList, PuzzleShown
from megawatt.server.puzzles.positions import answer_of, listed_puzzles, shown_puzzle
from megawatt.server.refusals import Refusal

REFUSALS: Responses = {
    400: refusal("Refused"), 404: refusal("No such puzzle"), 405: refusal("Wrong method"), 422: refusal("Not understood"),
}  # fmt: skip
GameName = Annotated[str, Path(max_length=40)]
Number = Annotated[int, Path(ge=0, le=100_000)]

router = APIRouter(responses=REFUSALS)
SCOPES: RouteScopes = {
    ("GET", "/api/puzzles"): ANY,
    ("GET", "/api/puzzles/daily"): ANY,
    ("GET", "/api/puzzles/{game}/{number}"): ANY,
    ("GET", "/api/puzzles/{game}/{number}/answer"): ANY,
}


@router.get("/api/puzzles", **answers(PuzzleList))
async def puzzle_list() -> Response:
    """Which games have puzzles, and how many."""
    return as_json(listed_puzzles())


@router.get("/api/puzzles/daily", **answers(DailyPuzzle))
async def daily() -> Response:
    """The puzzle of the day, the same for everybody."""
    day = datetime.now(UTC).date()
    chosen = of_the_day(day)
    if chosen is None:
        raise Refusal("no-such-puzzle", "there are no puzzles here")
    game, index = chosen
    return as_json(DailyPuzzle(day.isoformat(), game.name, index + 1))


@router.get("/api/puzzles/{game}/{number}", **answers(PuzzleShown))
async def puzzle(game: GameName, number: Number) -> Response:
    """A position to think about."""
    return as_json(shown_puzzle(game, number))


@router.get("/api/puzzles/{game}/{number}/answer", **answers(PuzzleAnswer))
async def answer(game: GameName, number: Number) -> Response:
    """What is best in it."""
    return as_json(answer_of(game, number))
