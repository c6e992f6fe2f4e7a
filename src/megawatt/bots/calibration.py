"""Calibration: chances to win from what playouts and the network say, so that seats given 30 % win 30 %.

Playouts by rules of thumb are sure of too much, and a network that was trained against weaker players expects too much. Both are
weighed by exponents, and every seat's product is divided by their sum:

    chance ~ playouts ** a * network ** b

`python -m megawatt.analysis.calibrate` fits the exponents per game and number of seats to positions that strong bots have played
to the end, and stores them in `calibration_data/GAME.json` (docs/analysis.md). Without a file, chances are those of the playouts.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from megawatt.bots.calibration_files import read_calibration
from megawatt.kernel.contract.game import Game

Shares = npt.NDArray[np.float64]

LEAST = 0.002
"""A smaller share counts as this: no number of playouts excludes a win for good."""


@dataclass(frozen=True)
class Calibration:
    """The weights of the two estimates, as exponents."""

    playouts: float = 1.0
    network: float = 0.0

    def chances(self, playouts: Shares, network: Shares | None = None) -> Shares:
        """Every seat's chance to win, from its mean shares of a win in playouts and in the network's eyes."""
        if self == UNCALIBRATED:
            return playouts
        weighed = np.maximum(playouts, LEAST) ** self.playouts
        if network is not None and self.network:
            weighed = weighed * np.maximum(network, LEAST) ** self.network
        found: Shares = weighed / weighed.sum(axis=-1, keepdims=True)
        return found


UNCALIBRATED = Calibration()


def calibrated_seats(game: Game) -> dict[int, Calibration]:
    """The calibrations that were fitted, by the number of seats."""
    found = read_calibration(game)
    return {} if found is None else {int(seats): Calibration(*exponents) for seats, exponents in found.seats.items()}


@cache
def calibration(game: Game, seats: int) -> Calibration:
    """The calibration for a number of seats, or for the nearest one that was fitted."""
    fitted = calibrated_seats(game)
    return fitted[min(fitted, key=lambda each: (abs(each - seats), each))] if fitted else UNCALIBRATED
