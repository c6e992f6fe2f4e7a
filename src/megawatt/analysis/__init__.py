"""What a game looks like afterwards, and what to play now: chances, lost chances, luck, hints, puzzles (docs/analysis.md)."""

from typing import TYPE_CHECKING, Any

from megawatt.analysis.build_report import report_of, report_so_far
from megawatt.analysis.parts import parts_of
from megawatt.analysis.records import QUICK, USUAL, Effort

if TYPE_CHECKING:
    from megawatt.analysis.positions import PositionAnalyser
    from megawatt.analysis.runner import analyse

__all__ = ["QUICK", "USUAL", "Effort", "PositionAnalyser", "analyse", "parts_of", "report_of", "report_so_far"]


def __getattr__(name: str) -> Any:
    """What searches loads NumPy, which pages that read reports and puzzles lack."""
    if name not in __all__:
        raise AttributeError(f"module 'megawatt.analysis' has no attribute {name!r}")
    from megawatt.analysis import positions, runner

    return getattr(positions if name == "PositionAnalyser" else runner, name)
