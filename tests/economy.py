"""What the suite shows of a large table of cases, and what only `make soak` shows."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest

from megawatt.kernel.game import Game

MANY = 8
"""A game with more samples of options than this shows each at one seat count, by turns; the soak shows all at all."""


def shown(cases: Iterable[Any], chosen: Collection[Any]) -> list[Any]:
    """The cases as parameters of a test, of which the suite runs the chosen ones."""
    return [pytest.param(*_values(case), marks=[] if case in chosen else [pytest.mark.soak]) for case in cases]


def _values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)


def by_turns(game: Game, seats: int) -> list[dict[str, Any]]:
    """The samples of options whose turn it is at this seat count, and the usual ones; the others' is at other seat counts."""
    known = {count: list(game.sample_options(count)) for count in game.seat_counts}
    if len(known[seats]) <= MANY:
        return known[seats]
    everything: list[dict[str, Any]] = []
    for samples in known.values():
        everything += [options for options in samples if options not in everything]
    turn = known[seats][:1]
    for number, options in enumerate(everything):
        counts = [count for count, samples in known.items() if options in samples]
        if counts[number % len(counts)] == seats and options not in turn:
            turn.append(options)
    return turn
