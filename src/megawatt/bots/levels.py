"""Bots for people, named after units: from one that a beginner can beat to the strongest that thinks for a few seconds.

Their names and a sentence about each are the messages `bot-NAME` and `bot-NAME-about`. What they were measured to be worth
stands in docs/bots.md, and benchmarks/proofs.py measures it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from megawatt.bots.bot import Bot
from megawatt.bots.policy import PolicyBot
from megawatt.bots.search.bot import SearchBot
from megawatt.bots.search.budget import Budget
from megawatt.kernel.engine import HOUSE, RANDOM
from megawatt.kernel.game import Game


@dataclass(frozen=True)
class Level:
    """How strong a bot for people is."""

    name: str
    budget: Budget | None
    """How long it thinks about one decision; None: it plays by the house policy at once."""
    slips: int = 0
    """Out of a hundred decisions so many are not the best it found but another fair one, as people overlook things."""


LEVELS = (
    Level("watt", Budget(playouts=48, seconds=0.5, turn_seconds=2.0), slips=50),
    Level("kilowatt", None),
    Level("megawatt", Budget(playouts=48, seconds=0.5, turn_seconds=2.0)),
    Level("gigawatt", Budget(playouts=400, seconds=1.5, turn_seconds=6.0)),
    Level("terawatt", Budget(playouts=4000, seconds=5.0, turn_seconds=20.0)),
)
"""The weakest first."""

USUAL_LEVEL = "kilowatt"


class Levels:
    """The bots that people choose from."""

    def names(self, game: Game) -> Sequence[str]:
        """The same in every game."""
        return [level.name for level in LEVELS]

    def make(self, name: str, game: Game, seed: int) -> Bot:
        """The bot of this level."""
        level = next(level for level in LEVELS if level.name == name)
        if level.budget is None:
            return _AtOnce(name, game, seed)
        return SearchBot(name, game, seed, level.budget, level.slips)


class _AtOnce(PolicyBot):
    """Plays by the house policy under a level's name."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        super().__init__(HOUSE if HOUSE in game.rules.policies else RANDOM, game, seed)
        self.name = name
