"""Power Grid: auctions, fuel markets and networks for 2 to 6 seats, in the classic edition."""

from megawatt.games.power_grid.game import GAME

__all__ = ["GAME"]
