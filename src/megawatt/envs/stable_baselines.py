"""Many tables as a `VecEnv` of Stable-Baselines3, stepped in compiled code: what its algorithms learn from at full speed.

    from sb3_contrib import MaskablePPO
    from megawatt.envs.stable_baselines import MegawattVecEnv
    tables = MegawattVecEnv("future-energy", 64, seats=2, opponents="house")
    MaskablePPO("MlpPolicy", tables).learn(100_000)

MaskablePPO finds the masks by itself; algorithms without masks lose most games by their first illegal action. Opponents are
policies of the game, networks, or functions that choose at all tables at once, such as `ModelRows` of an earlier version.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.envs.cores import whole_actions
from megawatt.envs.learner_games import LearnerGames
from megawatt.envs.opponents import Rows
from megawatt.envs.single import Table
from megawatt.kernel.compilation.engine import RANDOM
from megawatt.kernel.contract.game import Game
from megawatt.kernel.errors import OptionError
from megawatt.kernel.rules.rule import COMPILED

try:
    import torch
    from gymnasium import spaces
    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as missing:
    raise ImportError(
        "megawatt.envs.stable_baselines needs Stable-Baselines3: `pip install stable-baselines3 sb3-contrib` brings it"
    ) from missing

INT16 = np.iinfo(np.int16)
SEED_BITS = 62
MASKS = "action_masks"
"""What sb3-contrib calls to ask for masks."""


class Squashed(BaseFeaturesExtractor):
    """Observations by their symmetric logarithm, since some numbers are bits and others are money:
    `policy_kwargs={"features_extractor_class": Squashed}`."""

    def __init__(self, observation_space: Any) -> None:
        super().__init__(observation_space, observation_space.shape[0])

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        """What the layers of the policy are given."""
        wide = observations.float()
        return torch.sign(wide) * torch.log1p(wide.abs())


class ModelRows:
    """A model of Stable-Baselines3 as an opponent; give it a copy, or it learns while it plays."""

    def __init__(self, model: Any, deterministic: bool = False) -> None:
        self.model, self.deterministic = model, deterministic

    def __call__(self, observations: npt.NDArray[np.int16], masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        """The actions."""
        chosen, _ = self.model.predict(observations, action_masks=masks, deterministic=self.deterministic)
        return np.asarray(chosen, np.int64)


class MegawattVecEnv(VecEnv):
    """One learning seat at each of `num_envs` tables; an episode is a game, and the reward comes at its end."""

    def __init__(
        self,
        game: Game | str,
        num_envs: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        opponents: str | Rows | Sequence[str | Rows] = RANDOM,
        actions: str = "compact",
        reward: str = "rank",
        mode: str = COMPILED,
        threads: int | None = None,
    ) -> None:
        """Lay the tables; `threads` is at most as many as cores unless you say otherwise."""
        self.table = Table(game, seats, options, actions, reward, mode)
        self.games = LearnerGames(self.table, num_envs, seat, opponents, threads)
        self.render_mode = None
        seen = spaces.Box(INT16.min, INT16.max, (self.table.game.observation_size,), np.int16)
        super().__init__(num_envs, seen, spaces.Discrete(self.table.action_count))
        self._chosen = np.zeros(num_envs, np.int64)
        self._plies = np.zeros(num_envs, np.int64)
        self._luck = np.random.default_rng()

    def seed(self, seed: int | None = None) -> list[int | None]:
        """Let all games follow from a seed, from the next `reset` on."""
        self._luck = np.random.default_rng(seed)
        return [seed] * self.num_envs

    def reset(self) -> npt.NDArray[np.int16]:
        """Deal at every table."""
        for i in range(self.num_envs):
            self.games.deal(i, self._next_seed())
        self.games.step(self._chosen)
        self._plies[:] = 0
        return self.games.observations.copy()

    def step_async(self, actions: npt.NDArray[Any]) -> None:
        """Keep what is to be played."""
        self._chosen = whole_actions(actions, self.num_envs)

    def step_wait(self) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.float32], npt.NDArray[np.bool_], list[dict[str, Any]]]:
        """Play at every table until the learner is asked again; where a game is over, the next one is dealt at once."""
        self.games.step(self._chosen)
        self._plies += 1
        rewards, ended = self.games.rewards.astype(np.float32), self.games.ended.copy()
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        over = np.flatnonzero(ended)
        for i in over:
            infos[i]["terminal_observation"] = self.games.observations[i].copy()
            infos[i]["TimeLimit.truncated"] = False
            infos[i]["episode"] = {"r": float(rewards[i]), "l": int(self._plies[i]), "t": 0.0}
            self.games.deal(int(i), self._next_seed())
        if len(over):
            self._plies[over] = 0
            self.games.step_dealt()
        return self.games.observations.copy(), rewards, ended, infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, table by table."""
        return self.games.masks.copy()

    def _next_seed(self) -> int:
        return int(self._luck.integers(1 << SEED_BITS))

    def close(self) -> None:
        """Nothing is open."""

    # What Stable-Baselines3 asks of tables one by one; here they are one thing.

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **more: Any) -> list[Any]:
        """The masks of some tables; they have no other methods."""
        if method_name != MASKS:
            raise OptionError(f"tables have the method {MASKS!r}, not {method_name!r}")
        return [self.games.masks[i].copy() for i in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute, the same for all tables."""
        value = self.action_masks if attr_name == MASKS else getattr(self, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Tables have no attributes of their own."""
        raise OptionError(f"tables have no attribute {attr_name!r} of their own")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Whether a wrapper surrounds single tables: none does."""
        return [False for _ in self._get_indices(indices)]
