"""Bots that decide at once: at random, or by a policy that the game itself brings along."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from megawatt.bots.bot import Bot
from megawatt.kernel import playing
from megawatt.kernel.choosing import choosing_chance
from megawatt.kernel.engine import RANDOM, engine, policy_names
from megawatt.kernel.game import Game
from megawatt.kernel.match import Match
from megawatt.kernel.records import Record
from megawatt.kernel.rules import COMPILED, INTERPRETED, Function


class PolicyBot(Bot):
    """Plays by a policy, interpreted unless told otherwise: no compiler needed. Whole games (kernel/playing.py) choose the same."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        super().__init__(name, game, seed)
        self._rule = playing.random_choice if name == RANDOM else game.rules.policies[name]
        self.use(INTERPRETED)

    def use(self, mode: str) -> None:
        """Decide at this speed from now on; both decide alike."""
        self._engine = engine(self.game, mode)
        self._policy = _bound(self.game, mode, self._rule)

    def choose(self, match: Match) -> int:
        """A legal action. At full speed nothing is redrawn first, as in whole games: a policy looks at nothing hidden."""
        return self.decide(match.board, match.state, match.ply) if self._engine.mode == COMPILED else super().choose(match)

    def decide(self, b: Record, s: Record, ply: int) -> int:
        """The policy's action."""
        actions = self._engine.legal(b, s)
        luck: Any = choosing_chance(self.seed, s.seat, ply)  # type: ignore[attr-defined]
        if self._engine.mode == INTERPRETED:
            return int(self._policy(b, s, actions, len(actions), luck))
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
