"""Puzzles and their answers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from megawatt.analysis.records import Hint
from megawatt.analysis.report import Gain
from megawatt.server.live.messages import Table


class PuzzleShown(Struct):
    """A position in which one move is best."""

    game: str
    number: int
    count: int
    table: Table


class PuzzleAnswer(Struct):
    """The best move of a puzzle and the next best, as the search found them with so many playouts."""

    answer: Hint
    others: list[Hint]
    playouts: int


class PuzzleMove(Struct, forbid_unknown_fields=True):
    """What somebody would play, in the game's notation."""

    move: Annotated[str, Meta(min_length=1, max_length=400)]


class RatedMove(Struct):
    """Somebody's own move beside the best one, each with so many playouts under the same cards."""

    yours: Hint
    best: Hint
    gains: list[Gain]
    """What the best move brings more than this one, at the end and on average; nothing where that was not compared."""
    playouts: int


class PuzzleCount(Struct):
    """How many puzzles a game has."""

    game: str
    count: int


class PuzzleList(Struct):
    """The games that have puzzles. Each game's puzzles have the numbers from 1 on."""

    games: list[PuzzleCount]


class DailyPuzzle(Struct):
    """The puzzle that everybody gets today (UTC)."""

    day: str
    game: str
    number: int
