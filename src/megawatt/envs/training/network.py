"""The network that learns, as PyTorch sees it; bots/network.py plays by what it exports."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from megawatt.bots.network import FORMAT, SMALLEST, Network
from megawatt.kernel.contract.game import Game

IMPOSSIBLE = -1e9
PADDING = 32


class Net(nn.Module):
    """A residual network over a whole observation: one number per compact action, and the logit of the expected share of a win.

    Each layer adds what it finds in the normalised numbers before it (bots/network.py says the same in NumPy). Matrices are
    padded with zeros to sizes that GPUs multiply fast; actions that are none are never legal.
    """

    def __init__(self, inputs: int, actions: int, width: int, depth: int, normed: bool = True) -> None:
        """`normed=False` is the kind of network of the first format, to play against."""
        super().__init__()
        self.inputs, self.actions, self.normed = inputs, actions, normed
        self.first = nn.Linear(padded(inputs), width)
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(depth))
        self.policy = nn.Linear(width, padded(actions))
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.first.weight[:, inputs:])
        for layer in (self.policy, self.value):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        """For rows of squashed observations, both padded."""
        hidden = self.hidden(numbers)
        with torch.autocast(hidden.device.type, enabled=False):
            last = hidden.float()
            policy = functional.linear(last, self.policy.weight.float(), self.policy.bias.float())
            value = functional.linear(last, self.value.weight.float(), self.value.bias.float())
        return policy, value.squeeze(-1)

    def hidden(self, numbers: Tensor) -> Tensor:
        """What the last layers look at."""
        hidden = functional.relu(self.first(numbers))
        for layer in self.layers:
            hidden = hidden + functional.relu(layer(self._given(hidden)))
        return self._given(hidden)

    def _given(self, hidden: Tensor) -> Tensor:
        return normalised(hidden) if self.normed else hidden

    def bare(self) -> dict[str, Tensor]:
        """The weights without padding."""
        weights = {name: each.detach().cpu() for name, each in self.state_dict().items()}
        weights["first.weight"] = weights["first.weight"][:, : self.inputs]
        for name in ("policy.weight", "policy.bias"):
            weights[name] = weights[name][: self.actions]
        return weights

    def take(self, weights: dict[str, Tensor]) -> None:
        """Use weights without padding."""
        own = self.state_dict()
        for name, each in weights.items():
            own[name][tuple(slice(size) for size in each.shape)] = each.to(own[name].device, own[name].dtype)

    def export(self, file: Path) -> None:
        """Half as many bits are enough to play."""
        file.parent.mkdir(parents=True, exist_ok=True)
        arrays: dict[str, Any] = {name: each.numpy().astype(np.float16) for name, each in self.bare().items()}
        part = file.with_name(f"{file.name}.part")
        with part.open("wb") as stream:
            np.savez_compressed(stream, format=np.array(FORMAT), **arrays)
        part.replace(file)


def read_net(file: Path, game: Game) -> Net:
    """The network of a file, of any format."""
    network = Network.read(file, game)
    weights = network.weights
    net = Net(network.inputs, network.actions, weights["layers"].shape[1], len(weights["layers"]), network.normed)
    layers = {f"layers.{place}.weight": each for place, each in enumerate(weights["layers"])}
    layers |= {f"layers.{place}.bias": each for place, each in enumerate(weights["layers.bias"])}
    plain = {name: each for name, each in weights.items() if not name.startswith("layers")}
    net.take({name: torch.from_numpy(each) for name, each in (plain | layers).items()})
    return net


def normalised(numbers: Tensor) -> Tensor:
    """Rows divided by the root of their mean square."""
    return functional.rms_norm(numbers, numbers.shape[-1:], eps=SMALLEST)


def padded(size: int) -> int:
    """The next size that GPUs multiply fast; bits of masks come in as many."""
    return -(-size // PADDING) * PADDING


def squash(numbers: Tensor, out: Tensor) -> None:
    """Observations as the network takes them: 0 stays 0, 1 becomes 0.7, 100 becomes 4.6. What pads `out` is left as it is."""
    wide = numbers.float()
    out[:, : numbers.shape[1]].copy_(torch.sign(wide) * torch.log1p(torch.abs(wide)))


def squash_anew(numbers: Tensor, dtype: torch.dtype) -> Tensor:
    """The same with room of its own."""
    found = torch.zeros(len(numbers), padded(numbers.shape[1]), dtype=dtype, device=numbers.device)
    squash(numbers, found)
    return found


def unpack(bits: Tensor) -> Tensor:
    """Whether an action is legal, from eight actions a byte."""
    shifts = torch.arange(8, device=bits.device, dtype=torch.uint8)
    return ((bits[:, :, None] >> shifts) & 1).flatten(1).bool()


def log_policy(logits: Tensor, bits: Tensor) -> Tensor:
    """The logarithms of the probabilities of all actions; those of illegal ones are next to nothing."""
    return functional.log_softmax(logits.masked_fill(~unpack(bits), IMPOSSIBLE), -1)


def sample(logits: Tensor, bits: Tensor) -> tuple[Tensor, Tensor]:
    """One legal action a row, as likely as the network says (Gumbel's way: no sum is needed), and the logarithm of how likely."""
    logs = log_policy(logits, bits)
    noise = -torch.log(-torch.log(torch.rand_like(logs).clamp(1e-9, 1 - 1e-7)))
    drawn = (logs + noise).argmax(-1)
    return drawn, logs.gather(-1, drawn[:, None]).squeeze(-1)


def best(logits: Tensor, bits: Tensor) -> Tensor:
    """The legal action that the network likes best."""
    return logits.masked_fill(~unpack(bits), IMPOSSIBLE).argmax(-1)
