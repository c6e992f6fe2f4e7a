"""What would you do? Positions with one move that is clearly best, in a file per game beside this module.

`python -m megawatt.analysis.make_puzzles GAME` makes them from games of bots. A puzzle is valid as long as all
evaluators find its answer: `megawatt.analysis.verdicts` checks that.
"""

from __future__ import annotations

import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from datetime import date
from fractions import Fraction
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from megawatt.analysis.records import Hint
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find, games
from megawatt.kernel.match.match import Match

FOLDER = Path(__file__).parent / "puzzles"
MOST_POSITION = 1 << 16
RULES = re.compile(rb'"rules":(\d+)')
MOST_READ = 64
COMPARING = 480
"""Playouts after each of the moves that are compared."""


class Puzzle(Struct, frozen=True):
    """A position, and what is best in it."""

    game: str
    rules: int
    """The rules version that the position belongs to."""
    seats: int
    options: dict[str, Any]
    position: str
    """The state, packed; what the seat to decide cannot know is drawn, not true."""
    ply: int
    playouts: int
    """The playouts of the strongest evaluators."""
    answer: Hint
    others: list[Hint]
    """The next best moves."""
    interval: int
    """The 95 % margin of the answer's lead, in thousandths."""

    def match(self, mode: str | None = None) -> Match:
        """A match that begins in the position."""
        state = zlib.decompressobj().decompress(b64decode(self.position), MOST_POSITION)
        return Match.from_position(find(self.game), self.seats, self.options, state, mode)


read_puzzle = msgspec.json.Decoder(Puzzle).decode


def packed(state: bytes) -> str:
    """A position as a puzzle holds it."""
    return b64encode(zlib.compress(state, 9)).decode()


@cache
def _lines(game: Game) -> tuple[bytes, ...]:
    """The lines of a game's file that are for its current rules version, not read yet: a page reads slowly."""
    path = FOLDER / f"{game.name}.jsonl"
    if not path.is_file():
        return ()
    versions = ((line, RULES.search(line)) for line in path.read_bytes().splitlines())
    return tuple(line for line, found in versions if found is not None and int(found[1]) == game.rules_version)


def count_puzzles(game: Game) -> int:
    """How many puzzles a game has."""
    return len(_lines(game))


@lru_cache(MOST_READ)
def puzzle(game: Game, index: int) -> Puzzle:
    """One of a game's puzzles, in the order of the file from 0 on."""
    return read_puzzle(_lines(game)[index])


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """All puzzles of a game for its current rules version, in the order of the file."""
    return tuple(read_puzzle(line) for line in _lines(game))


def write(game: Game, kept: Sequence[Puzzle], folder: Path) -> Path:
    """Write a game's file."""
    path = folder / f"{game.name}.jsonl"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in kept))
    return path


def in_turn(counts: Sequence[int]) -> list[tuple[int, int]]:
    """Every item of several collections once, as (collection, item): those of a small one lie evenly among the others."""
    items = [(number, item) for number, count in enumerate(counts) for item in range(count)]
    return sorted(items, key=lambda each: (Fraction(2 * each[1] + 1, 2 * counts[each[0]]), each[0]))


def of_the_day(day: date) -> tuple[Game, int] | None:
    """The game and the number of the puzzle that everybody gets on this day; None when there are none at all.

    None comes again before all others have been shown, however few a game has.
    """
    offered = [game for game in games() if count_puzzles(game)]
    turns = in_turn([count_puzzles(game) for game in offered])
    if not turns:
        return None
    number, item = turns[day.toordinal() % len(turns)]
    return offered[number], item
