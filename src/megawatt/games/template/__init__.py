"""Overload: the smallest game of the house, written to be copied. See docs/add-a-game.md."""

from megawatt.games.template.game import GAME

__all__ = ["GAME"]
