"""Many tables as an environment of TorchRL, stepped in compiled code: one learning seat at each, bots on the others.

    from megawatt.envs.torchrl import MegawattTables
    tables = MegawattTables("future-energy", 64, seats=2, opponents="house")
    rollout = tables.rollout(100, break_when_any_done=False)

Tensors have a row for each table: `observation` (int16, or what a transform makes of it), `action_mask`, `action`, `reward` and
`done`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from megawatt.envs.learner_games import LearnerGames
from megawatt.envs.opponents import Rows
from megawatt.envs.single import Table
from megawatt.kernel.compilation.engine import RANDOM
from megawatt.kernel.contract.game import Game
from megawatt.kernel.rules.rule import COMPILED

try:
    import torch
    from tensordict import TensorDict, TensorDictBase
    from torchrl.data import Binary, Categorical, Composite, Unbounded
    from torchrl.envs import EnvBase
except ImportError as missing:
    raise ImportError("megawatt.envs.torchrl needs TorchRL: `pip install torchrl` brings it") from missing

SEED_BITS = 62


class MegawattTables(EnvBase):  # type: ignore[misc]
    """`tables` games side by side; an episode is a game, and the reward comes at its end. An illegal action ends it with -1."""

    def __init__(
        self,
        game: Game | str,
        tables: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        opponents: str | Rows | Sequence[str | Rows] = RANDOM,
        actions: str = "compact",
        reward: str = "rank",
        mode: str = COMPILED,
        threads: int | None = None,
    ) -> None:
        """Lay the tables; opponents are policies, networks, or functions that choose at all tables at once (opponents.py)."""
        self.table = Table(game, seats, options, actions, reward, mode)
        self.games = LearnerGames(self.table, tables, seat, opponents, threads)
        super().__init__(device="cpu", batch_size=torch.Size([tables]))
        rows = {"shape": torch.Size([tables])}
        size, count = self.table.game.observation_size, self.table.action_count
        seen = Unbounded(torch.Size([tables, size]), dtype=torch.int16)
        mask = Binary(count, torch.Size([tables, count]), dtype=torch.bool)
        self.observation_spec = Composite(observation=seen, action_mask=mask, **rows)
        self.action_spec = Categorical(count, shape=torch.Size([tables]), dtype=torch.int64)
        self.reward_spec = Unbounded(torch.Size([tables, 1]), dtype=torch.float32)
        self.done_spec = Binary(1, torch.Size([tables, 1]), dtype=torch.bool)
        self._luck = np.random.default_rng()

    def _reset(self, tensordict: TensorDictBase | None = None, **_: Any) -> TensorDict:
        """Deal at the tables that `_reset` marks; at all of them without such marks."""
        marked = None if tensordict is None else tensordict.get("_reset", None)
        dealt = np.ones(self.games.n, np.bool_) if marked is None else marked.reshape(-1).numpy()
        for i in np.flatnonzero(dealt):
            self.games.deal(int(i), int(self._luck.integers(1 << SEED_BITS)))
        self.games.step_dealt()
        self.games.ended[dealt] = False
        return TensorDict({**self._seen(), "done": self._ended()}, self.batch_size)

    def _step(self, tensordict: TensorDictBase) -> TensorDict:
        """Play at every table until the learner is asked again, or the game is over."""
        self.games.step(tensordict["action"].reshape(-1).numpy().astype(np.int64))
        reward = torch.from_numpy(self.games.rewards.astype(np.float32)).unsqueeze(-1)
        return TensorDict({**self._seen(), "reward": reward, "done": self._ended()}, self.batch_size)

    def _seen(self) -> dict[str, torch.Tensor]:
        """Copies, since the games overwrite their arrays."""
        return {
            "observation": torch.from_numpy(self.games.observations.copy()),
            "action_mask": torch.from_numpy(self.games.masks.copy()),
        }

    def _ended(self) -> torch.Tensor:
        return torch.from_numpy(self.games.ended.copy()).unsqueeze(-1)

    def rand_action(self, tensordict: TensorDictBase | None = None) -> TensorDictBase:
        """A legal action at every table; any at one whose game is over."""
        found = TensorDict({}, self.batch_size) if tensordict is None else tensordict
        weights = torch.from_numpy(self.games.masks.astype(np.float32))
        weights[weights.sum(-1) == 0] = 1.0
        found["action"] = torch.multinomial(weights, 1).squeeze(-1)
        return found

    def _set_seed(self, seed: int | None) -> None:
        self._luck = np.random.default_rng(seed)
