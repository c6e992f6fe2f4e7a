"""Barrage: dams, conduits, powerhouses and the water that runs through all of them."""

from megawatt.games.barrage.game import GAME

__all__ = ["GAME"]
