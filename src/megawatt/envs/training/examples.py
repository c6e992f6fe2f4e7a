"""Recorded decisions of search bots (envs/teacher.py) on the device, to learn from beside one's own games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from megawatt.envs.teacher import Recorded
from megawatt.envs.training.network import padded
from megawatt.kernel.contract.game import Game
from megawatt.kernel.errors import OptionError


@dataclass
class Examples:
    """What was seen, what was legal (as bits), the shares of the visits, and what was won."""

    seen: Tensor
    legal: Tensor
    shares: Tensor
    won: Tensor

    @classmethod
    def read(cls, folder: Path, game: Game, device: torch.device) -> Examples:
        """All games of a folder; OptionError if there are none, or they are of another game."""
        games = [Recorded.read(file) for file in sorted(folder.glob("game-*.npz"))]
        if not games:
            raise OptionError(f"no recorded games (game-*.npz) in {folder.name}")
        if games[0].seen.shape[1] != game.observation_size:
            raise OptionError(f"{folder.name} was not recorded in {game.name}")
        columns = {name: np.concatenate([getattr(each, name) for each in games]) for name in vars(games[0])}
        more = padded(columns["shares"].shape[1]) - columns["shares"].shape[1]
        columns["legal"] = np.packbits(np.pad(columns["legal"], ((0, 0), (0, more))), axis=1, bitorder="little")
        columns["shares"] = np.pad(columns["shares"], ((0, 0), (0, more)))
        return cls(**{name: torch.from_numpy(column).to(device) for name, column in columns.items()})

    def draw(self, size: int) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Any of them."""
        rows = torch.randint(len(self.won), (size,), device=self.won.device)
        return self.seen[rows], self.legal[rows], self.shares[rows].float(), self.won[rows]
