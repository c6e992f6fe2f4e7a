"""Megawatt: Power Grid, Barrage and Future Energy to play, to study and to teach machines.

import megawatt
m = megawatt.new("power-grid", seats=4, seed=7, options={"map": "germany"})
m.play(m.legal()[0])
"""

from megawatt.arena.simulation import Simulation, simulate
from megawatt.kernel.errors import DataError, FileError, IllegalMove, MegawattError, OptionError
from megawatt.kernel.events import Event
from megawatt.kernel.files import load
from megawatt.kernel.game import Game
from megawatt.kernel.match import Match, new
from megawatt.kernel.registry import find, register
from megawatt.kernel.registry import games as list_games
from megawatt.version import __version__

__all__ = [
    "DataError", "Event", "FileError", "Game", "IllegalMove", "Match", "MegawattError", "OptionError", "Simulation",
    "__version__", "find", "list_games", "load", "new", "register", "simulate",
]  # fmt: skip
