"""A bot that plays by a small trained network (envs/training); it needs NumPy only.

A network is a file of at most 5 MB: `GAME.npz` in `weights` for the bot `network`, or one of your own (`NetworkBot.of`). It sees
the numbers of `game.observation` and answers with one number per compact action; of the legal ones the largest is played.
"""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.bots.bot import Bot
from megawatt.bots.networks import network_file
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.contract.game import Game
from megawatt.kernel.errors import OptionError
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import INTERPRETED

FORMAT = 2
"""Of files: 1 is three layers without normalising (no number in the file), 2 has any number of layers."""
FIRST_LAYERS = ("second", "third")
"""What the layers after the first are called in format 1."""
SMALLEST = 1e-5
"""Added to a mean square, so that nothing is divided by 0."""

Floats = npt.NDArray[np.float32]


class Network:
    """A first layer, further ones that add what they find to what they were given, one number per action, one for the position.

    Since format 2 layers look at numbers divided by the root of their mean square, and the value is a logit of a share of a win.
    """

    def __init__(self, stored: dict[str, npt.NDArray[Any]]) -> None:
        """From the arrays of a file; in `weights`, those of the middle layers are one array."""
        version = int(stored.get("format", np.array(1)))
        if version not in (1, FORMAT):
            raise ValueError(f"format {version} is newer than this program")
        self.normed = version > 1
        middle = FIRST_LAYERS if version == 1 else [f"layers.{place}" for place in range(_middle_layers(stored))]
        ends = [f"{layer}.{kind}" for layer in ("first", "policy", "value") for kind in ("weight", "bias")]
        self.weights: dict[str, Floats] = {name: stored[name].astype(np.float32) for name in ends}
        self.weights["layers"] = np.stack([stored[f"{layer}.weight"] for layer in middle]).astype(np.float32)
        self.weights["layers.bias"] = np.stack([stored[f"{layer}.bias"] for layer in middle]).astype(np.float32)
        self.inputs = self.weights["first.weight"].shape[1]
        self.actions = self.weights["policy.weight"].shape[0]

    @classmethod
    def read(cls, file: Path, game: Game) -> Network:
        """The network of a file; OptionError if it cannot be read or belongs to another game."""
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
        """The logit of every action, and the expected share of a win."""
        weights = self.weights
        hidden = np.maximum(self._layer("first", squashed(numbers)), 0)
        for layer, bias in zip(weights["layers"], weights["layers.bias"], strict=True):
            hidden = hidden + np.maximum(layer @ self._given(hidden) + bias, 0)
        last = self._given(hidden)
        value = float(self._layer("value", last)[0])
        return self._layer("policy", last), 1 / (1 + math.exp(-value)) if self.normed else value

    def answer_all(self, rows: npt.NDArray[np.int16]) -> Floats:
        """The logits of every action, for many observations at once."""
        weights = self.weights
        hidden = np.maximum(squashed(rows) @ weights["first.weight"].T + weights["first.bias"], 0)
        for layer, bias in zip(weights["layers"], weights["layers.bias"], strict=True):
            hidden = hidden + np.maximum(self._given(hidden) @ layer.T + bias, 0)
        found: Floats = self._given(hidden) @ weights["policy.weight"].T + weights["policy.bias"]
        return found

    def _given(self, hidden: Floats) -> Floats:
        """What a layer looks at."""
        if not self.normed:
            return hidden
        found: Floats = hidden / np.sqrt(np.mean(hidden * hidden, axis=-1, keepdims=True) + np.float32(SMALLEST))
        return found

    def _layer(self, name: str, given: Floats) -> Floats:
        found: Floats = self.weights[f"{name}.weight"] @ given + self.weights[f"{name}.bias"]
        return found


def _middle_layers(stored: dict[str, npt.NDArray[Any]]) -> int:
    return sum(name.startswith("layers.") and name.endswith(".weight") for name in stored)


def squashed(numbers: npt.NDArray[np.int16]) -> Floats:
    """The symmetric logarithm of observations: 0 stays 0, 1 becomes 0.7, 100 becomes 4.6."""
    wide = numbers.astype(np.float32)
    return np.sign(wide) * np.log1p(np.abs(wide))


class NetworkBot(Bot):
    """Plays the legal action with the highest logit."""

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


@cache
def shipped(game: Game) -> Network:
    """The network that comes with a game, read once."""
    return Network.read(network_file(game), game)
