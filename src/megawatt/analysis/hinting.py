"""What to play now: the best few moves with what they promise, from what the seat to decide may know."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from megawatt.analysis.playouts import Outcomes, Playouts
from megawatt.analysis.report import HUNDREDTHS, THOUSANDTHS, Gain, SaidMove
from megawatt.analysis.wording import line_of_play, said
from megawatt.bots.search.bot import SEARCH, SearchBot
from megawatt.bots.search.budget import Budget, Considered
from megawatt.kernel.choosing import choosing_chance
from megawatt.kernel.engine import engine
from megawatt.kernel.game import Game
from megawatt.kernel.records import Record
from megawatt.kernel.rules import COMPILED

MOST_MOVES = 3
WORTH_A_LOOK = 0.1
"""A move that the search has tried so much less often than the best one is no hint."""


@dataclass(frozen=True)
class Thought:
    """How long a hint is thought about."""

    playouts: int = 480
    seconds: float = 4.0
    """Of searching; only for machines that are busy with other things."""
    comparing: int = 240


class Hint(Struct, frozen=True):
    """A good move and what it promises."""

    move: SaidMove
    chance: int
    """Of winning, in thousandths."""
    place: int
    """The expected place, in hundredths."""
    gains: list[Gain]
    """What it brings more, at the end and on average, than the move listed below it (the last: than the one above)."""
    line: list[SaidMove]
    """The play that is most likely to follow."""


def hints(game: Game, b: Record, s: Record, ply: int, seed: int, thought: Thought | None = None) -> list[Hint]:
    """The best moves, the best first. `s` is a position as the seat to decide knows it: all else has been redrawn in it."""
    thought = thought or Thought()
    rules = engine(game, COMPILED)
    seat: int = s.seat  # type: ignore[attr-defined]
    legal = rules.legal(b, s)
    if len(legal) == 1:
        found: tuple[Considered, ...] = (Considered(legal[0], 1, ()),)
    else:
        found = SearchBot(SEARCH, game, seed, Budget(thought.playouts, thought.seconds)).consider(b, s, ply).moves
    tried = [move for move in found if move.visits >= WORTH_A_LOOK * found[0].visits][:MOST_MOVES]
    playouts = Playouts(game, b)
    high, low = choosing_chance(seed, seat, ply)
    ends = {move.action: playouts.play(s, seat, (move.action,), thought.comparing, high << 20 ^ low) for move in tried}
    order = sorted(tried, key=lambda move: -float(ends[move.action].wins[:, seat].mean()))
    return [_hint(rules.game, playouts, b, s, order, ends, number) for number in range(len(order))]


def _hint(
    game: Game, playouts: Playouts, b: Record, s: Record, order: list[Considered], ends: dict[int, Outcomes], number: int
) -> Hint:
    seat: int = s.seat  # type: ignore[attr-defined]
    move = order[number]
    other = order[number + 1 if number + 1 < len(order) else max(0, number - 1)]
    mine = ends[move.action]
    return Hint(
        move=said(game, b, s, move.action),
        chance=round(float(mine.wins[:, seat].mean()) * THOUSANDTHS),
        place=round(float(mine.places[:, seat].mean()) * HUNDREDTHS),
        gains=playouts.gains(mine, ends[other.action], seat) if other is not move else [],
        line=line_of_play(engine(game, COMPILED), b, s, move.action, move.line),
    )
