"""Bots that decide at once: at random, or by a policy that the game itself brings along."""

from __future__ import annotations

from collections.abc import Sequence

from megawatt.bots.bot import Bot
from megawatt.kernel import playing
from megawatt.kernel.choosing import choosing_chance
from megawatt.kernel.engine import RANDOM, engine, policy_names
from megawatt.kernel.game import Game
from megawatt.kernel.records import Record
from megawatt.kernel.rules import INTERPRETED


class PolicyBot(Bot):
    """Plays by a policy, always interpreted: no compiler needed. Whole games (kernel/playing.py) choose the same actions."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        super().__init__(name, game, seed)
        self._engine = engine(game, INTERPRETED)
        self._policy = self._engine.bind(playing.random_choice if name == RANDOM else game.rules.policies[name])

    def decide(self, b: Record, s: Record, ply: int) -> int:
        """The policy's action."""
        actions = self._engine.legal(b, s)
        return int(self._policy(b, s, actions, len(actions), choosing_chance(self.seed, s.seat, ply)))  # type: ignore[attr-defined]


class Policies:
    """The bots that play by a policy: `random`, and what the game has."""

    def names(self, game: Game) -> Sequence[str]:
        """One bot per policy."""
        return policy_names(game)

    def make(self, name: str, game: Game, seed: int) -> Bot:
        """The bot of this name."""
        return PolicyBot(name, game, seed)
