"""Overload: the smallest game, written to be copied. See docs/add-a-game.md."""

from megawatt.games.template.game import GAME

__all__ = ["GAME"]
