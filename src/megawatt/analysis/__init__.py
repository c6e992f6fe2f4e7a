"""What a game looks like afterwards, and what to play now: chances, lost chances, luck, hints, puzzles (docs/analysis.md)."""

from megawatt.analysis.build_report import report_of, report_so_far
from megawatt.analysis.positions import QUICK, USUAL, Effort, PositionAnalyser
from megawatt.analysis.runner import analyse, parts_of

__all__ = ["QUICK", "USUAL", "Effort", "PositionAnalyser", "analyse", "parts_of", "report_of", "report_so_far"]
