"""Bots that decide at once: at random, or by a policy of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from megawatt.bots.bot import Bot
from megawatt.kernel.compilation import playing
from megawatt.kernel.compilation.engine import RANDOM, engine, policy_names
from megawatt.kernel.contract.game import Game
from megawatt.kernel.match.match import Match
from megawatt.kernel.rng.bot_rng import decision_rng
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import COMPILED, INTERPRETED, Function


class PolicyBot(Bot):
    """Plays by a policy, interpreted by default: no compiler needed.

    Whole games (kernel/compilation/playing.py) choose the same.
    """

    def __init__(self, name: str, game: Game, seed: int) -> None:
        super().__init__(name, game, seed)
        self._rule = playing.random_choice if name == RANDOM else game.rules.policies[name]
        self.use(INTERPRETED)

    def use(self, mode: str) -> None:
        """Switch to this mode; both decide alike."""
        self._engine = engine(self.game, mode)
        self._policy = _bound(self.game, mode, self._rule)

    def choose(self, match: Match) -> int:
        """A legal action. Compiled, hidden things are not redrawn first, as in whole games: policies ignore them."""
        return self.decide(match.board, match.state, match.ply) if self._engine.mode == COMPILED else super().choose(match)

    def decide(self, b: Record, s: Record, ply: int) -> int:
        """The policy's action."""
        actions = self._engine.legal(b, s)
        luck: Any = decision_rng(self.seed, s.seat, ply)  # type: ignore[attr-defined]
        if self._engine.mode == INTERPRETED:
            return int(self._policy(b, s, actions, len(actions), luck))
        import numpy as np

        listed, drawn = np.array(actions, np.int32), np.array(luck, np.int64)
        return int(self._policy(b.record, s.record, listed, len(actions), drawn))


@cache
def _bound(game: Game, mode: str, rule: Function) -> Any:
    """A policy at one speed, once per process."""
    return engine(game, mode).bind(rule)


class Policies:
    """The bots that play by a policy: `random`, and what the game has."""

    def names(self, game: Game) -> Sequence[str]:
        """One bot per policy."""
        return policy_names(game)

    def make(self, name: str, game: Game, seed: int) -> Bot:
        """The bot of this name."""
        return PolicyBot(name, game, seed)
