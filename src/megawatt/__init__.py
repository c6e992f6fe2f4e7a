"""Megawatt: Power Grid, Barrage and Future Energy to play, to study and to teach machines.

import megawatt
m = megawatt.new("power-grid", seats=4, seed=7, options={"map": "germany"})
m.play(m.legal()[0])
"""

from typing import TYPE_CHECKING, Any

from megawatt.kernel.contract.events import Event
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find, register
from megawatt.kernel.contract.registry import games as list_games
from megawatt.kernel.errors import DataError, FileError, IllegalMove, MegawattError, OptionError
from megawatt.kernel.match.files import load
from megawatt.kernel.match.match import Match, new
from megawatt.version import __version__

if TYPE_CHECKING:
    from megawatt.arena.simulation import Simulation, simulate

__all__ = [
    "DataError", "Event", "FileError", "Game", "IllegalMove", "Match", "MegawattError", "OptionError", "Simulation",
    "__version__", "find", "list_games", "load", "new", "register", "simulate",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """`simulate` and its result load NumPy, which everything else here does without."""
    if name not in ("Simulation", "simulate"):
        raise AttributeError(f"module 'megawatt' has no attribute {name!r}")
    from megawatt.arena import simulation

    return getattr(simulation, name)
