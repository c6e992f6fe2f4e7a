"""One's own answer to a puzzle over HTTP: what it is worth, and a table to play on from the position."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from megawatt.server.api.bodies import JsonBody, answers
from megawatt.server.api.dependencies import REFUSALS, as_json, spend
from megawatt.server.api.scopes import PLAYING, RouteScopes
from megawatt.server.api.services import Injected
from megawatt.server.puzzles.messages import PuzzleMove, RatedMove
from megawatt.server.puzzles.positions import found
from megawatt.server.puzzles.rated_moves import MoveRater
from megawatt.server.puzzles.routes import GameName, Number
from megawatt.server.tables.creation import NewTables
from megawatt.server.tables.messages import TableId

router = APIRouter(responses=REFUSALS)
SCOPES: RouteScopes = {
    ("POST", "/api/puzzles/{game}/{number}/rating"): PLAYING,
    ("POST", "/api/puzzles/{game}/{number}/table"): PLAYING,
}


@router.post("/api/puzzles/{game}/{number}/rating", **answers(RatedMove))
async def rating(
    request: Request, rater: Injected[MoveRater], game: GameName, number: Number, wish: JsonBody[PuzzleMove]
) -> Response:
    """What my own move promises beside the best one; counted as a hint."""
    person = spend(request, "hint")
    return as_json(await rater.rate(person, request.scope["address"], game, number, wish.move))


@router.post("/api/puzzles/{game}/{number}/table", **answers(TableId))
async def play_on(request: Request, new_tables: Injected[NewTables], game: GameName, number: Number) -> Response:
    """Play on from a puzzle's position against bots, at a table of one's own."""
    person = spend(request, "fork")
    _, puzzle = found(game, number)
    match = await asyncio.to_thread(puzzle.match)
    return as_json(TableId(await new_tables.from_position(person, match)))
