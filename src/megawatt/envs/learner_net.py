"""The network that training.py teaches, as PyTorch sees it; bots/network.py plays by what it exports."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional


class Net(nn.Module):
    """The network of bots/network.py: three layers, then one number per action and the expected share of a win."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.second = nn.Linear(width, width)
        self.third = nn.Linear(width, width)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        for layer in (self.policy, self.value):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        """For rows of observations."""
        wide = numbers.float()
        squashed = torch.sign(wide) * torch.log1p(torch.abs(wide))
        hidden = functional.relu(self.first(squashed))
        hidden = hidden + functional.relu(self.second(hidden))
        hidden = hidden + functional.relu(self.third(hidden))
        return self.policy(hidden).float(), self.value(hidden).float().squeeze(-1)

    def export(self, file: Path) -> None:
        """Half as many bits are enough to play."""
        file.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(
            file, **{name: each.detach().cpu().numpy().astype(np.float16) for name, each in self.state_dict().items()}
        )


def sampled(logits: Tensor) -> Tensor:
    """One action a row, as likely as the network says (Gumbel's way: no sum is needed)."""
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
    return (logits + noise).argmax(-1)


def log_chance(logits: Tensor, actions: Tensor) -> Tensor:
    """How likely these actions were."""
    return functional.log_softmax(logits, -1).gather(-1, actions[:, None]).squeeze(-1)
