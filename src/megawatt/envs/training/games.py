"""The games of a training as PyTorch sees them: tensors over a batch's own memory, and who plays which seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor

from megawatt.envs.cuda.batch import CudaBatch
from megawatt.envs.cuda.devices import PROCESSOR
from megawatt.envs.training.settings import Setting
from megawatt.kernel.contract.game import Game
from megawatt.kernel.rules.rule import COMPILED

LEARNER, MEMBER = -1, -2
"""Who plays a seat: the network that learns, a past version of it, or (from 0 on) a policy of the game."""
SPREAD = 512
"""Decisions played before training, while every game is dealt anew at some time, so that the games aren't in step."""
CARRIED = ("states", "seat", "numbers", "plies")
"""The arrays that a batch goes on from."""


class Games:
    """A batch of games, and tensors over its arrays."""

    def __init__(self, game: Game, games: int, settings: Sequence[Setting], device: torch.device, mode: str) -> None:
        self.game, self.device, self.settings = game, device, settings
        actions = "compact" if game.compact_names else "full"
        self.batch = CudaBatch(
            game, games, device="cuda", actions=actions, reward="win", checking=False, settings=settings, mode=mode
        )
        self.rows = torch.arange(games, device=device)
        names = ("observations", "masks", "seat", "counts", "rewards", "ended", "policies", "choices", "views", "actions", "plies")
        tensors = [tensor_of(getattr(self.batch, name)) for name in names]
        self.seen, self.bits, self.seat, self.counts, self.rewards, self.ended = tensors[:6]
        self.policies, self.choices, self.views, self.actions, self.plies = tensors[6:]
        seats = np.array([int(board.seats) for board in self.batch.boards])  # type: ignore[attr-defined]
        self.seats_of = torch.from_numpy(seats[self.batch.board_numbers]).to(device)
        """How many seats each game has."""
        self.roles = torch.zeros_like(self.policies)

    @property
    def count(self) -> int:
        """How many games."""
        return self.batch.n

    def deal(self, seed: int) -> None:
        """Deal all games."""
        self.batch.reset(seed)

    def assign(self, roles: Tensor) -> None:
        """Say who plays each seat of each game."""
        self.roles.copy_(roles)
        self.policies.copy_(roles.clamp(min=-1))

    def role(self) -> Tensor:
        """Who is to decide in each game."""
        return self.roles.gather(1, self.seat.long()[:, None]).squeeze(1)

    def play(self, actions: Tensor) -> None:
        """One ply in every game."""
        self.actions.copy_(actions)
        self.batch.play()

    def spread(self, policy: int, plies: int, steps: int = 32) -> None:
        """Let a policy play while the games are dealt anew one after the other, so that they are at different decisions."""
        self.policies.fill_(policy)
        order = (self.rows * 7 + self.rows // 128) % steps
        for ply in range(plies):
            self.batch.choose()
            self.play(self.choices)
            if ply % max(1, plies // steps) == 0:
                chosen = order == ply // max(1, plies // steps)
                self.ended.copy_(chosen)
                self.plies.masked_fill_(chosen, 0)
                self.batch.deal_again()

    def save(self) -> dict[str, Tensor]:
        """What all games stand at, as bytes."""
        return {name: torch.from_numpy(_bytes(getattr(self.batch, name).get())) for name in CARRIED}

    def restore(self, saved: dict[str, Tensor]) -> None:
        """Go on from there."""
        for name, data in saved.items():
            array = getattr(self.batch, name)
            array.put(np.frombuffer(data.numpy().tobytes(), array.get().dtype).reshape(array.shape))
        self.batch.look()


def lay_roles(games: Games, self_play: float, past: float, house: int, others: Sequence[int], often: float) -> tuple[Tensor, int]:
    """Who plays: first the games with past versions (as many as returned), then those against policies, then the learner alone.

    The learner has one seat of most games against others and two of a quarter of them; where it sits goes round.
    """
    rows, most = games.rows, games.roles.shape[1]
    seats = games.seats_of
    shared = int(games.count * past)
    alone = games.count - int(games.count * self_play)
    generator = torch.Generator().manual_seed(games.count)
    luck = torch.rand(games.count, 2, generator=generator).to(games.device)
    opponent = torch.full_like(games.policies, house)
    if others:
        drawn = torch.randint(len(others), (games.count,), generator=generator).to(games.device)
        which = torch.tensor(list(others), device=games.device, dtype=opponent.dtype)[drawn]
        opponent = torch.where((luck[:, 0] < often)[:, None], which[:, None], opponent)
    opponent = torch.where((rows < shared)[:, None], torch.full_like(opponent, MEMBER), opponent)
    own = (rows * 7 + rows // 128) % seats
    second = (own + 1 + (rows // 3) % (seats - 1).clamp(min=1)) % seats
    place = torch.arange(most, device=games.device)[None, :]
    learns = place == own[:, None]
    learns |= (place == second[:, None]) & ((luck[:, 1] < 0.25) & (seats > 2))[:, None]
    learns |= (rows >= alone)[:, None]
    return torch.where(learns, torch.full_like(opponent, LEARNER), opponent), shared


def tensor_of(array: Any) -> Tensor:
    """The same memory."""
    found: Tensor = torch.from_numpy(array.values) if hasattr(array, "values") else torch.from_dlpack(array)  # type: ignore[attr-defined]
    return found


def mode_of(device: torch.device) -> str:
    """How a batch runs there."""
    return COMPILED if device.type == "cuda" else PROCESSOR


def _bytes(array: Any) -> Any:
    return np.frombuffer(bytearray(array.tobytes()), np.uint8)
