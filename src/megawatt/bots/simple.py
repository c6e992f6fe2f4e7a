"""Bots that decide at once: at random, or by a policy that the game itself brings along."""

from __future__ import annotations

from megawatt.bots.bot import chance_of
from megawatt.kernel.chance import below
from megawatt.kernel.engine import Engine, engine
from megawatt.kernel.game import Game
from megawatt.kernel.match import Match
from megawatt.kernel.rules import INTERPRETED


class RandomBot:
    """Any legal move, all equally likely."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed

    def choose(self, match: Match) -> int:
        """One of the legal actions."""
        actions = match.legal_actions()
        chosen: int = below(chance_of(self.seed, match.ply), len(actions))
        return actions[chosen]


class PolicyBot:
    """Plays by one of the policies of the game (`game.rules.policies`), always interpreted: no compiler needed."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.name = name
        self.seed = seed
        self._engine: Engine = engine(game, INTERPRETED)
        self._policy = self._engine.bind(game.rules.policies[name])

    def choose(self, match: Match) -> int:
        """The policy's action in a position that the seat cannot tell from the true one: what is hidden is redrawn first."""
        assert match.seat is not None, "the game is over; nobody decides"
        words = chance_of(self.seed, match.ply)
        imagined = self._engine.resample(match.board, match.state, match.seat, words)
        actions = self._engine.legal(match.board, imagined)
        return int(self._policy(match.board, imagined, actions, len(actions), words))
