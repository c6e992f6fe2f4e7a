"""What hints and the analysis of a position find, as plain records; a page reads them without the compiled searches behind them."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from megawatt.analysis.report import Decision, Gain, Outlook, SaidMove

MOST_MOVES = 3
"""The most moves of a hint."""


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


@dataclass(frozen=True)
class Effort:
    """How many playouts each question gets."""

    decision: int
    """Of the search, for a decision."""
    comparing: int
    """After each of two moves that are compared."""
    stake: int
    """For the value of a random move."""
    moment: int
    """For a moment of the chart."""


USUAL = Effort(decision=160, comparing=320, stake=96, moment=320)
"""For a finished game: under a minute on two cores."""
QUICK = Effort(decision=16, comparing=8, stake=4, moment=8)
"""For trying it out."""


class Choice(Struct, frozen=True):
    """A decision between several moves, in thousandths."""

    lost: int
    """What the move gave away, as far as the playouts are sure."""
    regret: int
    """How much worse the move was than the best (chance of winning and expected place); right on average only."""
    stake: int
    """How much worse a random move would have been."""
    matters: bool
    """Whether anything was at stake."""
    mistake: Decision | None


class PositionAnalysis(Struct, frozen=True):
    """The analysis of one position and of the move made there."""

    ply: int
    as_expected: bool
    """Whether the move was forced, or the one the house policy would have made."""
    revealed: bool
    """Whether it revealed something hidden."""
    outlook: Outlook | None
    """Before the move; None where nothing has changed since the position before."""
    intended: Outlook | None
    """What the move led to before its outcome was known; None where it revealed nothing, or changed nothing before that."""
    choice: Choice | None
