"""Which cases of a large table a run of the suite shows: ten runs in a row show all of them, and `make soak` those left out.

`--rotation` says which of the ten it is; unless given it follows from the number of commits (`rotation_of_commits`).
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from megawatt.kernel.contract.game import Game

ROTATIONS = 10
"""The number of runs with consecutive rotations that show every case."""
ROTATION = "MEGAWATT_TEST_ROTATION"
"""The variable that says which one this run is, here and in the processes of pytest-xdist."""
MANY = 8
"""A game with more samples of options than this shows each at one seat count a run; the soak shows all at all."""

TABLES: dict[str, tuple[list[Any], int]] = {}
"""Every rotating table that was made so far: its cases in the order in which they are shown, and how many a run shows."""


def rotation() -> int:
    """Which of the ten runs this is."""
    return int(os.environ.get(ROTATION, "0"))


def rotation_of_commits() -> int:
    """The default rotation: every commit shows other cases; 0 where there is no git."""
    try:
        counted = subprocess.run(
            ["git", "rev-list", "--count", "HEAD"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
        return int(counted.stdout) % ROTATIONS
    except (OSError, subprocess.SubprocessError, ValueError):
        return 0


def in_turn(cases: Sequence[Any], a_run: int, turn: int) -> list[Any]:
    """The cases of one run: those that follow the run before, in a circle."""
    if not cases:
        return []
    if len(cases) > a_run * ROTATIONS:
        raise ValueError(
            f"{ROTATIONS} runs of {a_run} cases do not show all {len(cases)}: show at least {-(-len(cases) // ROTATIONS)}"
        )
    first = turn * a_run
    return [cases[(first + place) % len(cases)] for place in range(min(a_run, len(cases)))]


def shown(name: str, cases: Iterable[Any], first: Collection[Any]) -> list[Any]:
    """The cases as parameters of a test. Rotation 0 shows the first ones, every other one as many of the others."""
    cases = list(cases)
    order = [case for case in cases if case in first]
    order += [case for case in cases if case not in first]
    TABLES[name] = order, len(first)
    now = in_turn(order, len(first), rotation())
    return [pytest.param(*_values(case), marks=[] if case in now else [pytest.mark.soak]) for case in cases]


def _values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)


def by_turns(game: Game, seats: int, turn: int | None = None) -> list[dict[str, Any]]:
    """The samples of options whose turn it is at this seat count, and the usual ones; the others' is at other seat counts.

    With the next rotation each is shown at the next seat count.
    """
    turn = rotation() if turn is None else turn
    known = {count: list(game.sample_options(count)) for count in game.seat_counts}
    if len(known[seats]) <= MANY:
        return known[seats]
    everything: list[dict[str, Any]] = []
    for samples in known.values():
        everything += [options for options in samples if options not in everything]
    now = known[seats][:1]
    for number, options in enumerate(everything):
        counts = [count for count, samples in known.items() if options in samples]
        if counts[(number + turn) % len(counts)] == seats and options not in now:
            now.append(options)
    return now
