"""What a game looks like afterwards, and what to play now: chances, lost chances, luck, hints, puzzles (docs/analysis.md)."""

from megawatt.analysis.concluding import conclude
from megawatt.analysis.running import analyse, parts_of
from megawatt.analysis.studying import QUICK, USUAL, Effort, Student

__all__ = ["QUICK", "USUAL", "Effort", "Student", "analyse", "conclude", "parts_of"]
