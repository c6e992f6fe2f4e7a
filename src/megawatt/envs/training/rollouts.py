"""What happened in some plies of many games, and how good each decision turned out to be."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from megawatt.envs.training.games import Games
from megawatt.envs.training.network import padded


@dataclass
class Rollout:
    """Ply by ply and game by game; `use` says which decisions can be learned from.

    Observations are kept as the network takes them, a row each, so that any decisions can be picked at the speed of memory.
    """

    seen: Tensor
    bits: Tensor
    seats: Tensor
    actions: Tensor
    chances: Tensor
    """Logarithms of how likely the actions were."""
    values: Tensor
    wanted: Tensor
    """Whether a decision is the learner's, and there is a choice."""
    rewards: Tensor
    ended: Tensor
    gains: Tensor
    returns: Tensor
    known: Tensor
    """Whether the seat's next decision, or the end of the game, is in sight."""

    @classmethod
    def blank(cls, plies: int, games: Games, dtype: torch.dtype) -> Rollout:
        """Room for it."""
        count, size = games.count, padded(games.seen.shape[1])

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(plies, *shape, dtype=kind, device=games.device)

        return cls(
            seen=room(count, size, kind=dtype),
            bits=room(*games.bits.shape, kind=torch.uint8),
            seats=room(count, kind=torch.int64),
            actions=room(count, kind=torch.int64),
            chances=room(count),
            values=room(count),
            wanted=room(count, kind=torch.bool),
            rewards=room(*games.rewards.shape),
            ended=room(count, kind=torch.bool),
            gains=room(count),
            returns=room(count),
            known=room(count, kind=torch.bool),
        )

    @property
    def use(self) -> Tensor:
        """Decisions to learn from."""
        return self.wanted & self.known

    def judge(self, smoothing: float) -> None:
        """Backwards: how much better than expected each decision turned out, by its seat's next decision or the end of the game."""
        count, seats = self.rewards.shape[1:]
        later = torch.zeros(count, seats, device=self.values.device)
        gain, bonus = torch.zeros_like(later), torch.zeros_like(later)
        known = torch.zeros(count, seats, dtype=torch.bool, device=self.values.device)
        for ply in reversed(range(len(self.seats))):
            over = self.ended[ply][:, None]
            later, gain = later.masked_fill(over, 0.0), gain.masked_fill(over, 0.0)
            bonus = torch.where(over, self.rewards[ply], bonus)
            known = known | over
            seat, value = self.seats[ply][:, None], self.values[ply][:, None]
            seen = known.gather(1, seat)
            surprise = bonus.gather(1, seat) + later.gather(1, seat) - value
            better = surprise + smoothing * gain.gather(1, seat)
            self.gains[ply], self.returns[ply], self.known[ply] = better[:, 0], (better + value)[:, 0], seen[:, 0]
            gain.scatter_(1, seat, torch.where(seen, better, torch.zeros_like(better)))
            later.scatter_(1, seat, value)
            bonus.scatter_(1, seat, 0.0)
            known.scatter_(1, seat, True)
