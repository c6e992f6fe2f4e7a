"""Sealed Bids: everybody bids at the same time, face down. A whole game in one file, written to be copied (docs/add-a-game.md)."""

from megawatt.games.sealed_bids.sealed_bids import GAME

__all__ = ["GAME"]
