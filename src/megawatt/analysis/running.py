"""A whole match, part by part: here, in several processes, or wherever somebody sends the parts."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from megawatt.analysis.concluding import conclude
from megawatt.analysis.report import Analysis
from megawatt.analysis.studying import USUAL, Effort, Student, Studied
from megawatt.bots.search.compiling import compile_game, search_is_compiled
from megawatt.kernel.errors import OptionError
from megawatt.kernel.match import Match

PART = 6
"""So many positions are studied in one go: a second or so, after which others may have their turn."""

_student: Student | None = None
"""Of this process, when it is one of several."""


def parts_of(match: Match) -> list[tuple[int, int]]:
    """The first and the last ply of every part."""
    return [(first, min(first + PART - 1, match.ply)) for first in range(0, match.ply + 1, PART)]


def analyse(
    match: Match,
    effort: Effort = USUAL,
    seed: int = 1,
    processes: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Everything about a match; `progress` hears how many of how many positions are done. The same for any number of processes."""
    if match.ply == 0:
        raise OptionError("no move has been played yet; there is nothing to analyse")
    if not search_is_compiled(match.game):
        compile_game(match.game)
    parts, total = parts_of(match), match.ply + 1
    found: list[Studied] = []

    def note(studied: list[Studied]) -> None:
        found.extend(studied)
        if progress:
            progress(len(found), total)

    if processes <= 1:
        student = Student(match, effort, seed)
        for part in parts:
            note(student.study(*part))
    else:
        with ProcessPoolExecutor(processes, get_context("spawn"), _begin, (match, effort, seed)) as pool:
            for done in as_completed([pool.submit(_study, *part) for part in parts]):
                note(done.result())
    return conclude(match, found, effort, seed)


def _begin(match: Match, effort: Effort, seed: int) -> None:
    global _student
    _student = Student(match, effort, seed)


def _study(first: int, last: int) -> list[Studied]:
    assert _student is not None
    return _student.study(first, last)
