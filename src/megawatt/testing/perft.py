"""Position counts: how many lines of play there are from a position, ply by ply."""

from __future__ import annotations

from megawatt.kernel.compilation.engine import Engine
from megawatt.kernel.rules.records import Record


def perft(engine: Engine, b: Record, s: Record, depth: int) -> int:
    """The number of positions after `depth` plies; an accidental change of a rule changes it."""
    if depth == 0 or s.seat < 0:  # type: ignore[attr-defined]
        return 1
    actions = engine.legal(b, s)
    if depth == 1:
        return len(actions)
    before = s.save()
    count = 0
    for action in actions:
        engine.apply(b, s, action)
        count += perft(engine, b, s, depth - 1)
        s.restore(before)
    return count
