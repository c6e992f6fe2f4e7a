"""Bots for people, named after units: from one that a beginner can beat to the strongest that thinks for a few seconds.

Their names and a sentence about each are the messages `bot-NAME` and `bot-NAME-about`. docs/bots.md gives their
measured strength (benchmarks/proofs.py, benchmarks/strength.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from megawatt.bots.bot import Bot
from megawatt.bots.characters import Taste
from megawatt.bots.policy import PolicyBot
from megawatt.bots.search.bot import SearchBot
from megawatt.bots.search.budget import NO_NETWORK, Budget, Reliance
from megawatt.kernel.compilation.engine import HOUSE, RANDOM
from megawatt.kernel.contract.game import Game
from megawatt.kernel.rng.bot_rng import decision_rng
from megawatt.kernel.rng.luck import below
from megawatt.kernel.rules.records import Record

SLIPS = 35
NEXT_BEST = 2
"""The number of next-best moves that a slip is drawn from."""
SLIP = 0x536C6970
"""Separates the random numbers of slips from those of choosing: "Slip"."""


@dataclass(frozen=True)
class Level:
    """How strong a bot for people is."""

    name: str
    budget: Budget | None
    """The search budget of one decision; None: it plays by the house policy at once."""
    slips: int = 0
    """The percentage of decisions in which it plays a next-best move, as people overlook things."""
    reliance: Reliance = NO_NETWORK
    """How far it relies on the game's network, at seat counts where that helps (`Game.advised_seats`)."""


LEVELS = (
    Level("watt", None, slips=SLIPS),
    Level("kilowatt", None),
    Level("megawatt", Budget(playouts=24, seconds=0.5, turn_seconds=2.0)),
    Level("gigawatt", Budget(playouts=160, seconds=1.5, turn_seconds=6.0)),
    Level("terawatt", Budget(playouts=4000, seconds=5.0, turn_seconds=20.0), reliance=Reliance(prior=50, others=50)),
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
            return AtOnce(name, game, seed, level.slips)
        return SearchBot(name, game, seed, level.budget, reliance=level.reliance, advised=game.advised_seats)


class AtOnce(PolicyBot):
    """Plays by the house policy under a level's name; a slip is one of the moves that the policy itself likes next best."""

    def __init__(self, name: str, game: Game, seed: int, slips: int) -> None:
        super().__init__(HOUSE if HOUSE in game.rules.policies else RANDOM, game, seed)
        self.name = name
        self._slips = slips
        self.taste: Taste | None = None

    def decide(self, b: Record, s: Record, ply: int) -> int:
        """The policy's action, or that of a character, or a slip."""
        best = super().decide(b, s, ply) if self.taste is None else self.taste.prefer(b, s, self.seed, ply)
        luck: Any = decision_rng(self.seed ^ SLIP, s.seat, ply)  # type: ignore[attr-defined]
        if self.game.rules.weigh is None or below(luck, 100) >= self._slips:
            return best
        others = [action for action in self._liked(b, s) if action != best][:NEXT_BEST]
        return others[below(luck, len(others))] if others else best

    def _liked(self, b: Record, s: Record) -> list[int]:
        """The legal actions, those that the house policy likes best first."""
        assert self.game.rules.weigh is not None
        actions = self._engine.legal(b, s)
        weights = [0] * len(actions)
        self.game.rules.weigh(b, s, actions, len(actions), weights)
        return [action for _, action in sorted(zip(weights, actions, strict=True), key=lambda pair: -pair[0])]
