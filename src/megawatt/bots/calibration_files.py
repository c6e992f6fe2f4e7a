"""The files with fitted calibrations, `calibration_data/GAME.json`; calibration.py, which needs NumPy, computes with them."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from megawatt.kernel.contract.game import Game

FOLDER = Path(__file__).parent / "calibration_data"
FORMAT = 1


class CalibrationFile(Struct, frozen=True):
    """The calibration of a game, and what it was fitted to."""

    format: int
    game: str
    key: str
    """A digest of the rules, the network and the search that the positions were played and judged by."""
    seats: dict[str, tuple[float, float]]
    """The exponents of playouts and network by the number of seats."""


def calibration_file(game: Game, folder: Path = FOLDER) -> Path:
    """Where a game's calibration is kept."""
    return folder / f"{game.name}.json"


def read_calibration(game: Game, folder: Path = FOLDER) -> CalibrationFile | None:
    """A game's file; None when it has none."""
    path = calibration_file(game, folder)
    return msgspec.json.decode(path.read_bytes(), type=CalibrationFile) if path.is_file() else None
