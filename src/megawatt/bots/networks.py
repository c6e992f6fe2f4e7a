"""Which games come with a trained network, and the bot `network`; network.py, which needs NumPy, is loaded when one plays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from megawatt.bots.bot import Bot
from megawatt.kernel.contract.game import Game

NETWORK = "network"
WEIGHTS = Path(__file__).parent / "weights"


def network_file(game: Game) -> Path:
    """Where the network that comes with a game is, if one does."""
    return WEIGHTS / f"{game.name}.npz"


def has_network(game: Game) -> bool:
    """Whether one has been trained and comes with it."""
    return network_file(game).exists()


class Networks:
    """The networks that come with Megawatt: `network`."""

    def names(self, game: Game) -> Sequence[str]:
        """Only where a network has been trained."""
        return [NETWORK] if has_network(game) else []

    def make(self, name: str, game: Game, seed: int) -> Bot:
        """The bot of this name."""
        from megawatt.bots.network import NetworkBot, shipped

        return NetworkBot(name, game, seed, shipped(game))
