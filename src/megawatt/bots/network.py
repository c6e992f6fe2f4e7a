"""A bot that plays what a small network learned (envs/training.py); NumPy is enough to play it, on any processor.

A network is a file of at most 5 MB: `GAME.npz` in `weights` for the bot `network`, or one of your own (`NetworkBot.of`). It sees
the numbers of `game.observation` and answers with one number per compact action; of the legal ones the largest is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.bots.bot import Bot
from megawatt.kernel.engine import engine
from megawatt.kernel.errors import OptionError
from megawatt.kernel.game import Game
from megawatt.kernel.records import Record
from megawatt.kernel.rules import INTERPRETED

NETWORK = "network"
WEIGHTS = Path(__file__).parent / "weights"
LAYERS = ("first", "second", "third", "policy", "value")
"""Each a matrix and a row of additions, `NAME.weight` and `NAME.bias`."""

Floats = npt.NDArray[np.float32]


class Network:
    """Three layers, the later two added to what they were given, then one number per action and one for the position."""

    def __init__(self, weights: dict[str, npt.NDArray[Any]]) -> None:
        self.weights = {name: weights[name].astype(np.float32) for layer in LAYERS for name in (f"{layer}.weight", f"{layer}.bias")}
        self.inputs = self.weights["first.weight"].shape[1]
        self.actions = self.weights["policy.weight"].shape[0]

    @classmethod
    def read(cls, file: Path, game: Game) -> Network:
        """The network of a file; OptionError if it is none, or one for another game."""
        try:
            with np.load(file, allow_pickle=False) as stored:
                network = cls(dict(stored))
        except (OSError, ValueError, KeyError) as fault:
            raise OptionError(f"{file.name} is no network: {fault}") from fault
        expected = game.observation_size, len(game.compact_names) or game.actions.count
        if (network.inputs, network.actions) != expected:
            has = f"{network.inputs} numbers and {network.actions} actions"
            raise OptionError(f"{file.name} has {has}; {game.name} has {expected[0]} and {expected[1]}")
        return network

    def answer(self, numbers: npt.NDArray[np.int16]) -> tuple[Floats, float]:
        """How much it likes every action, and what share of a win it expects."""
        hidden = np.maximum(self._layer("first", squashed(numbers)), 0)
        for layer in ("second", "third"):
            hidden = hidden + np.maximum(self._layer(layer, hidden), 0)
        return self._layer("policy", hidden), float(self._layer("value", hidden)[0])

    def _layer(self, name: str, given: Floats) -> Floats:
        found: Floats = self.weights[f"{name}.weight"] @ given + self.weights[f"{name}.bias"]
        return found


def squashed(numbers: npt.NDArray[np.int16]) -> Floats:
    """Numbers as networks like them: 0 stays 0, 1 becomes 0.7, 100 becomes 4.6."""
    wide = numbers.astype(np.float32)
    return np.sign(wide) * np.log1p(np.abs(wide))


class NetworkBot(Bot):
    """Plays the legal action that its network likes best."""

    def __init__(self, name: str, game: Game, seed: int, network: Network) -> None:
        super().__init__(name, game, seed)
        self.network = network
        self._rules = engine(game, INTERPRETED)

    @classmethod
    def of(cls, file: Path | str, game: Game, seed: int = 0) -> NetworkBot:
        """The bot of a file that training has written."""
        return cls(Path(file).stem, game, seed, Network.read(Path(file), game))

    def decide(self, b: Record, s: Record, ply: int) -> int:
        """A legal action."""
        listed = self._rules.legal(b, s)
        if len(listed) == 1:
            return listed[0]
        seat: int = s.seat  # type: ignore[attr-defined]
        liked, _ = self.network.answer(self._rules.observe(b, s, seat))
        compact = self.game.rules.compact
        views = [compact(b, s, action, listed[-1]) if compact else action for action in listed]
        return max(
            (liked[view], -place, action) for place, (view, action) in enumerate(zip(views, listed, strict=True)) if view >= 0
        )[2]


def has_network(game: Game) -> bool:
    """Whether one has been trained and comes with it."""
    return (WEIGHTS / f"{game.name}.npz").exists()


@cache
def shipped(game: Game) -> Network:
    """The network that comes with a game, read once."""
    return Network.read(WEIGHTS / f"{game.name}.npz", game)


class Networks:
    """The networks that come with Megawatt: `network`."""

    def names(self, game: Game) -> Sequence[str]:
        """Only where a network has been trained."""
        return [NETWORK] if has_network(game) else []

    def make(self, name: str, game: Game, seed: int) -> Bot:
        """The bot of this name."""
        return NetworkBot(name, game, seed, shipped(game))
