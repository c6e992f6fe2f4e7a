"""What is asked about somebody's own move in a puzzle, at a server and in a page alike."""

from __future__ import annotations

from zlib import crc32

from megawatt.analysis.puzzles import COMPARING, Puzzle
from megawatt.kernel.errors import IllegalMove
from megawatt.kernel.match.match import Match
from megawatt.server.puzzles.messages import RatedMove
from megawatt.server.refusals import Refusal


def published_rating(puzzle: Puzzle, match: Match, action: int) -> RatedMove | None:
    """The rating of a move that the puzzle was made with; its gains are known against the next best move only."""
    for place, hint in enumerate((puzzle.answer, *puzzle.others)):
        if match.action(hint.move.text) == action:
            return RatedMove(hint, puzzle.answer, puzzle.answer.gains if place <= 1 else [], COMPARING)
    return None


def compared_actions(puzzle: Puzzle, match: Match, move: str) -> list[int]:
    """The best move and this one; Refusal when it cannot be played in the position."""
    try:
        action = match.action(move)
    except IllegalMove as fault:
        raise Refusal("unreadable", str(fault), move=move[:60]) from None
    if action not in match.legal_actions():
        raise Refusal("illegal", f"{move[:60]!r} is not legal in this position", move=move[:60])
    return [match.action(puzzle.answer.move.text), action]


def rating_seed(puzzle: Puzzle) -> int:
    """The seed of the playouts that compare moves of this puzzle."""
    return crc32(puzzle.position.encode())
