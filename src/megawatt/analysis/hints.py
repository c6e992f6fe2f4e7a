"""Hints: the best few moves with their chances, from what the seat to decide may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from megawatt.analysis.move_records import line_of_play, move_record
from megawatt.analysis.playouts import Outcomes, Playouts
from megawatt.analysis.records import MOST_MOVES, Hint
from megawatt.analysis.report import HUNDREDTHS, THOUSANDTHS
from megawatt.bots.evaluator import evaluator
from megawatt.bots.search.budget import Budget, SearchedMove
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.contract.game import Game
from megawatt.kernel.rng.bot_rng import decision_rng
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import COMPILED

WORTH_A_LOOK = 0.1
"""The fewest visits of a hint, as a share of those of the best move."""


@dataclass(frozen=True)
class HintBudget:
    """The playouts and seconds of one hint."""

    playouts: int = 480
    seconds: float = 4.0
    """The longest search, for machines that are busy with other things."""
    comparing: int = 240


def hints(game: Game, b: Record, s: Record, ply: int, seed: int, budget: HintBudget | None = None) -> list[Hint]:
    """The best moves, the best first. `s` is a position as the seat to decide knows it: all else has been redrawn in it."""
    budget = budget or HintBudget()
    rules = engine(game, COMPILED)
    legal = rules.legal(b, s)
    if len(legal) == 1:
        found: tuple[SearchedMove, ...] = (SearchedMove(legal[0], 1, ()),)
    else:
        found = evaluator(game, seed, Budget(budget.playouts, budget.seconds)).consider(b, s, ply, legal).moves
    tried = [move for move in found if move.visits >= WORTH_A_LOOK * found[0].visits][:MOST_MOVES]
    return compare(game, b, s, ply, seed, tried, budget.comparing)[0]


def compare(
    game: Game, b: Record, s: Record, ply: int, seed: int, tried: Sequence[SearchedMove], count: int
) -> tuple[list[Hint], list[Outcomes]]:
    """These moves with `playouts` each under the same cards, the best first, and how the playouts ended."""
    seat: int = s.seat  # type: ignore[attr-defined]
    playouts = Playouts(game, b)
    high, low = decision_rng(seed, seat, ply)
    ends = {move.action: playouts.play(s, seat, (move.action,), count, high << 20 ^ low) for move in tried}
    order = sorted(tried, key=lambda move: -float(ends[move.action].chances()[seat]))
    found = [_hint(game, playouts, b, s, order, ends, number) for number in range(len(order))]
    return found, [ends[move.action] for move in order]


def _hint(
    game: Game, playouts: Playouts, b: Record, s: Record, order: list[SearchedMove], ends: dict[int, Outcomes], number: int
) -> Hint:
    seat: int = s.seat  # type: ignore[attr-defined]
    move = order[number]
    other = order[number + 1 if number + 1 < len(order) else max(0, number - 1)]
    mine = ends[move.action]
    return Hint(
        move=move_record(game, b, s, move.action),
        chance=round(float(mine.chances()[seat]) * THOUSANDTHS),
        place=round(float(mine.places[:, seat].mean()) * HUNDREDTHS),
        gains=playouts.gains(mine, ends[other.action], seat) if other is not move else [],
        line=line_of_play(engine(game, COMPILED), b, s, move.action, move.line),
    )
