"""Any game as a PettingZoo environment in turns (AEC), with masks of legal actions.

    from megawatt.envs.pettingzoo import env
    game = env("power-grid", seats=3)
    game.reset(seed=1)
    for agent in game.agent_iter():
        seen, reward, termination, truncation, info = game.last()
        game.step(None if termination else game.action_space(agent).sample(seen["action_mask"]))

Observations are dictionaries of `observation` and `action_mask` as in PettingZoo's own classic games, which is where Tianshou and
RLlib look for masks; `info["action_mask"]` of the agent to decide is the same. With `masks="info"` observations are plain arrays.
An illegal action raises IllegalMove and changes nothing. `parallel_env` (pettingzoo_parallel.py) lets all agents act in one step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.envs.batch import check_choices
from megawatt.envs.pettingzoo_parallel import parallel_env as parallel_env
from megawatt.envs.single import RENDER_MODES, SingleGame, Table, checked_render_mode
from megawatt.kernel.contract.game import Game
from megawatt.kernel.errors import OptionError

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as missing:
    raise ImportError('megawatt.envs.pettingzoo needs PettingZoo: `pip install "megawatt[envs]"` brings it') from missing

INT16 = np.iinfo(np.int16)
MASKS = ("info", "observation")
"""Where the masks are; `info` has them in both cases."""


class MegawattAEC(AECEnv):  # type: ignore[misc]
    """Agents are called seat_0, seat_1, … Rewards are paid when the game is over (`reward`: rank, win or score)."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo looks for it in the class and in the instance
        "render_modes": RENDER_MODES, "name": "megawatt_v0", "is_parallelizable": False, "render_fps": 2,
    }  # fmt: skip

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        actions: str = "full",
        reward: str = "rank",
        render_mode: str | None = None,
        mode: str | None = None,
        masks: str = "observation",
    ) -> None:
        """Lay the table; `reset` deals."""
        super().__init__()
        check_choices(masks=(masks, MASKS))
        self._in_observation = masks == "observation"
        self.single = SingleGame(Table(game, seats, options, actions, reward, mode))
        own = self.single.game
        self.metadata = {**self.metadata, "name": f"megawatt_{own.name.replace('-', '_')}_v{own.environment_version}"}
        self.render_mode = checked_render_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.single.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, count = self.single.game.observation_size, self.single.action_count
        seen: spaces.Space[Any] = spaces.Box(INT16.min, INT16.max, (size,), np.int16)
        if self._in_observation:
            seen = spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (count,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of `game.observation`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of the game's actions, or of their compact view."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; without a seed any cards."""
        self.single.reset(int(self._luck.integers(1 << 62)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> npt.NDArray[np.int16] | dict[str, npt.NDArray[Any]]:
        """What this agent sees; nothing is legal for an agent that is not asked."""
        seat = self._seats[agent]
        seen = self.single.observe(seat)
        if not self._in_observation:
            return seen
        mask = self.single.mask() if seat == self.single.seat else np.zeros(self.single.action_count, np.int8)
        return {"observation": seen, "action_mask": mask}

    def _select(self) -> None:
        """The agent to decide gets the mask of its legal actions."""
        self.agent_selection = self.possible_agents[self.single.seat]
        self.infos[self.agent_selection] = {"action_mask": self.single.mask()}

    def step(self, action: int | None) -> None:
        """Play for the agent to decide."""
        if not hasattr(self, "agent_selection"):
            raise OptionError("no cards have been dealt: call reset() before step")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.single.play(action)
        self._cumulative_rewards[agent] = 0.0
        if self.single.seat < 0:
            self.rewards = dict(zip(self.agents, self.single.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as the agent to decide sees it."""
        seat = self.single.seat
        return self.single.render(self.render_mode, seat if seat >= 0 else None)

    def close(self) -> None:
        """Nothing is open."""


env = MegawattAEC
"""What PettingZoo's own modules call the way to make an environment."""
