"""Analyses a whole match part by part, in this process or several."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from megawatt.analysis.build_report import report_of
from megawatt.analysis.parts import parts_of
from megawatt.analysis.positions import PositionAnalyser
from megawatt.analysis.records import USUAL, Effort, PositionAnalysis
from megawatt.analysis.report import Analysis
from megawatt.bots.search.compilation import compile_game, search_is_compiled
from megawatt.kernel.errors import OptionError
from megawatt.kernel.match.match import Match

_analyser: PositionAnalyser | None = None
"""Of this process, when it is one of several."""


def analyse(
    match: Match,
    effort: Effort = USUAL,
    seed: int = 1,
    processes: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Analyse a match; `progress` is called with the positions done and their total. `processes` does not change the result."""
    if match.ply == 0:
        raise OptionError("no move has been played yet; there is nothing to analyse")
    if not search_is_compiled(match.game):
        compile_game(match.game)
    parts, total = parts_of(match), match.ply + 1
    found: list[PositionAnalysis] = []

    def note(analysed: list[PositionAnalysis]) -> None:
        found.extend(analysed)
        if progress:
            progress(len(found), total)

    if processes <= 1:
        analyser = PositionAnalyser(match, effort, seed)
        for part in parts:
            note(analyser.analyse_positions(*part))
    else:
        with ProcessPoolExecutor(processes, get_context("spawn"), _begin, (match, effort, seed)) as pool:
            for done in as_completed([pool.submit(_analyse_positions, *part) for part in parts]):
                note(done.result())
    return report_of(match, found, effort, seed)


def _begin(match: Match, effort: Effort, seed: int) -> None:
    global _analyser
    _analyser = PositionAnalyser(match, effort, seed)


def _analyse_positions(first: int, last: int) -> list[PositionAnalysis]:
    assert _analyser is not None
    return _analyser.analyse_positions(first, last)
