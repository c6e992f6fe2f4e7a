"""Tools for authors of games: the conformance test, golden playthroughs and position counts."""

from megawatt.testing.conformance import check_game
from megawatt.testing.perft import perft
from megawatt.testing.playthrough import playthrough
from megawatt.testing.situation import Broken

__all__ = ["Broken", "check_game", "perft", "playthrough"]
