"""What a network learns from, as tensors on the device: the games of a batch, what happened in them, and teachers' examples."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from megawatt.envs.cuda.batch import CudaBatch
from megawatt.envs.teacher import Examples
from megawatt.kernel.game import Game
from megawatt.kernel.rules import COMPILED, INTERPRETED

LEARNER = -1
"""Where policies are numbered: the network that learns."""


class Table:
    """A batch as PyTorch sees it: tensors over its own memory."""

    def __init__(self, game: Game, games: int, seats: int, seed: int) -> None:
        on_gpu = torch.cuda.is_available()
        actions = "compact" if game.compact_names else "full"
        mode = COMPILED if on_gpu else INTERPRETED
        self.batch = CudaBatch(game, games, seats, device="cuda", actions=actions, reward="win", checking=False, mode=mode)
        self.batch.reset(seed)
        self.device = torch.device("cuda" if on_gpu else "cpu")
        self.rows = torch.arange(games, device=self.device)
        names = ("observations", "masks", "seat", "rewards", "ended", "policies", "choices", "views", "actions")
        self.seen, self._bits, self.seat, self.rewards, self.ended, self.policies, self.choices, self.views, self._actions = (
            tensor_of(getattr(self.batch, name)) for name in names
        )
        self._bit = torch.arange(8, device=self.device, dtype=torch.uint8)

    def masks(self) -> Tensor:
        """Whether an action is legal."""
        return (self._bits[:, :, None] >> self._bit & 1).flatten(1)[:, : self.batch.action_count].bool()

    def seated(self) -> Tensor:
        """The policy of each seat to decide; LEARNER for the network."""
        return self.policies[self.rows, self.seat.long()]

    def play(self, actions: Tensor) -> None:
        """One ply in every game."""
        self._actions.copy_(actions)
        self.batch.play()


def tensor_of(array: Any) -> Tensor:
    """The same memory."""
    found: Tensor = torch.from_numpy(array.values) if hasattr(array, "values") else torch.from_dlpack(array)  # type: ignore[attr-defined]
    return found


@dataclass
class Lesson:
    """What happened in `plies` plies of every game, ply by ply; `use` says which decisions can be learned from."""

    seen: Tensor
    masks: Tensor
    seats: Tensor
    learns: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    rewards: Tensor
    ended: Tensor
    gains: Tensor
    returns: Tensor
    use: Tensor

    @classmethod
    def blank(cls, plies: int, table: Table) -> Lesson:
        """Room for it; observations are kept as they lie in memory, number by number."""
        games, actions = table.batch.n, table.batch.action_count

        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(plies, *shape, dtype=dtype, device=table.device)

        numbers, masks = room(table.seen.shape[1], games, dtype=torch.int16), room(games, actions, dtype=torch.bool)
        seats, actions_ = room(games, dtype=torch.int64), room(games, dtype=torch.int64)
        flags = [room(games, dtype=torch.bool) for _ in range(3)]
        rewards = room(*table.rewards.shape)
        floats = [room(games) for _ in range(4)]
        return cls(
            numbers, masks, seats, flags[0], actions_, floats[0], floats[1], rewards, flags[1], floats[2], floats[3], flags[2]
        )

    def write(self, ply: int, table: Table, masks: Tensor, learns: Tensor, drawn: Tensor, chances: Tensor, values: Tensor) -> None:
        """Before the actions are played."""
        self.seen[ply] = table.seen.T
        self.masks[ply], self.learns[ply], self.actions[ply] = masks, learns, drawn
        self.seats[ply], self.chances[ply], self.values[ply] = table.seat, chances, values

    def judge(self, smoothing: float) -> None:
        """Backwards: how much better than expected each decision turned out, by its seat's next decision or the end of the game.

        The last decisions of a lesson whose outcome it doesn't show are left out.
        """
        games, seats = self.rewards.shape[1:]
        rows = torch.arange(games, device=self.seen.device)
        later = torch.zeros(games, seats, device=self.seen.device)
        gain, bonus = torch.zeros_like(later), torch.zeros_like(later)
        known = torch.zeros(games, seats, dtype=torch.bool, device=self.seen.device)
        for ply in reversed(range(len(self.seats))):
            over = self.ended[ply][:, None]
            later, gain = later.masked_fill(over, 0.0), gain.masked_fill(over, 0.0)
            bonus = torch.where(over, self.rewards[ply], bonus)
            known = known | over
            seat, value = self.seats[ply], self.values[ply]
            surprise = bonus[rows, seat] + later[rows, seat] - value
            self.gains[ply] = surprise + smoothing * gain[rows, seat]
            self.returns[ply] = self.gains[ply] + value
            self.use[ply] = known[rows, seat] & self.learns[ply]
            gain[rows, seat] = torch.where(known[rows, seat], self.gains[ply], 0.0)
            later[rows, seat], bonus[rows, seat], known[rows, seat] = value, 0.0, True


class Shelf:
    """The teachers' examples on the device; when it is full, the oldest make room."""

    def __init__(self, most: int, inputs: int, actions: int, device: torch.device) -> None:
        self.count, self._most = 0, most
        self._seen = torch.zeros(most, inputs, dtype=torch.int16, device=device)
        self._legal = torch.zeros(most, actions, dtype=torch.bool, device=device)
        self._shares = torch.zeros(most, actions, dtype=torch.float16, device=device)
        self._won = torch.zeros(most, device=device)

    def put(self, examples: Examples) -> None:
        """Take in what was found in a game."""
        places = torch.arange(self.count, self.count + len(examples.won), device=self._won.device) % self._most
        self.count += len(examples.won)
        rows = (self._seen, self._legal, self._shares, self._won)
        for row, new in zip(rows, (examples.seen, examples.legal, examples.shares, examples.won), strict=True):
            row[places] = torch.from_numpy(new).to(row.device)

    def page(self, size: int) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Any of them: what was seen, what was legal, the shares of the actions, and what was won."""
        drawn = torch.randint(min(self.count, self._most), (size,), device=self._won.device)
        return self._seen[drawn], self._legal[drawn], self._shares[drawn].float(), self._won[drawn]
