"""Puzzles as pages show them: a table without people in the puzzle's position."""

from __future__ import annotations

from functools import lru_cache

from msgspec import structs

from megawatt.analysis.move_records import move_record
from megawatt.analysis.puzzles import Puzzle, count_puzzles, puzzle
from megawatt.analysis.records import Hint
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find, games
from megawatt.kernel.errors import OptionError
from megawatt.kernel.match.match import Match
from megawatt.server.live.messages import DealShown, Log, SeatShown, Summary, Table
from megawatt.server.puzzles.messages import PuzzleAnswer, PuzzleCount, PuzzleList, PuzzleShown
from megawatt.server.refusals import Refusal
from megawatt.server.tables.broadcast import printed_json
from megawatt.server.tables.serialize import listed_moves

MAX_KEPT = 32


def found(game: str, number: int) -> tuple[Game, Puzzle]:
    """The puzzle of this number, from 1 on; Refusal when there is none."""
    try:
        known = find(game)
    except OptionError as fault:
        raise Refusal("no-such-game", str(fault), game=game[:40]) from None
    count = count_puzzles(known)
    if not 1 <= number <= count:
        raise Refusal("no-such-puzzle", f"puzzles of {known.name} have the numbers 1 to {count}, not {number}")
    return known, puzzle(known, number - 1)


@lru_cache(MAX_KEPT)
def shown_puzzle(game: str, number: int) -> PuzzleShown:
    """The position and its moves, without the answer."""
    known, asked_about = found(game, number)
    match = asked_about.match()
    seat = match.seat
    assert seat is not None
    seats = [
        SeatShown(
            each,
            "person" if each == seat else "bot",
            None,
            None,
            you=False,
            present=False,
            stands_for=None,
            returns=False,
            gave_up=False,
        )
        for each in range(match.seats)
    ]  # whose name would stand at a seat of one's own; here all are called by their numbers, as in the question
    summary = Summary(
        id=f"puzzle-{number}", game=known.name, title=None, seats=seats, options={}, public=True, host=False, status="running",
        ply=0, to_decide=seat, your_turn=True, mine=[seat], created=0, moved=0, what_if_of=None, hints=False, no_help=False,
        rated=False, chat="off", deal=DealShown("what-if", None, None, None), ranking=None, absent="wait", clock=None,
        deadline=None, next_table=None, tournament=None,
    )  # fmt: skip
    asked = known.question(match.state)
    table = Table(
        seq=0, summary=summary, shown=seat, printed=printed_json(match), view=match.view(seat), ply=0, to_decide=seat, over=False,
        scores=[], ranking=None, request=None, moves=listed_moves(match, match.state, f"question-{asked}" if asked else None),
        plans=[], plan=None, only_decisions=None, lesson=None, undo=None, times=None, now=0.0, log=Log(1, []),
    )  # fmt: skip
    return PuzzleShown(known.name, number, count_puzzles(known), table)


def listed_puzzles() -> PuzzleList:
    """Every game that has puzzles."""
    return PuzzleList([PuzzleCount(game.name, count_puzzles(game)) for game in games() if count_puzzles(game)])


@lru_cache(MAX_KEPT)
def answer_of(game: str, number: int) -> PuzzleAnswer:
    """What is best, and the next best moves."""
    _, asked_about = found(game, number)
    match = asked_about.match()
    others = [_retold(hint, match) for hint in asked_about.others]
    return PuzzleAnswer(_retold(asked_about.answer, match), others, asked_about.playouts)


def _retold(hint: Hint, match: Match) -> Hint:
    """The same with the figures that the game's messages need; the file has those of the day when it was made."""
    return structs.replace(hint, move=move_record(match.game, match.board, match.state, match.action(hint.move.text)))
