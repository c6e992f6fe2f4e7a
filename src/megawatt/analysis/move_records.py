"""Moves as records that any language can make sentences of."""

from __future__ import annotations

from collections.abc import Sequence

from megawatt.analysis.report import SaidMove
from megawatt.kernel.compilation.engine import Engine
from megawatt.kernel.contract.game import Game
from megawatt.kernel.rules.records import Record

LONGEST_LINE = 4


def move_record(game: Game, b: Record, s: Record, action: int) -> SaidMove:
    """A legal action in this position."""
    seat: int = s.seat  # type: ignore[attr-defined]
    text, verb = game.actions.text(b, s, action), game.actions.verb_of(action).name
    return SaidMove(seat, text, verb, dict(game.move_arguments(b, s, action)), dict(game.costs(b, s, action)) or None)


def line_of_play(rules: Engine, b: Record, s: Record, first: int, line: Sequence[tuple[int, int]]) -> list[SaidMove]:
    """The moves that follow `first`, up to the first one that depends on what is still hidden; the position is left alone."""
    game, s = rules.game, s.copy()
    records: list[SaidMove] = []
    hidden = game.concealed(b, s)
    rules.apply(b, s, first)
    for seat, action in line[:LONGEST_LINE]:
        if game.concealed(b, s) != hidden:
            break
        while s.seat != seat and len(legal := rules.legal(b, s)) == 1:  # type: ignore[attr-defined]  # the tree leaves them out
            rules.apply(b, s, legal[0])
        if s.seat != seat or action not in rules.legal(b, s):  # type: ignore[attr-defined]
            break
        records.append(move_record(game, b, s, action))
        rules.apply(b, s, action)
    return records
