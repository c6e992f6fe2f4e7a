"""Any game as a parallel environment of PettingZoo: in every step all agents act at once.

    from megawatt.envs.pettingzoo import parallel_env
    game = parallel_env("sealed-bids", seats=3)
    seen, infos = game.reset(seed=1)
    while game.agents:
        actions = {agent: game.action_space(agent).sample(seen[agent]["action_mask"]) for agent in game.agents}
        seen, rewards, terminations, truncations, infos = game.step(actions)

Agents that are not asked can only wait: the last action of the space. In games in turns one agent acts and all others wait.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.envs.single import RENDER_MODES, SingleGame, Table, checked_render_mode, refusal
from megawatt.kernel.contract.game import Game
from megawatt.kernel.errors import OptionError, shown
from megawatt.kernel.whole_numbers import as_whole

try:
    from gymnasium import spaces
    from pettingzoo import ParallelEnv
except ImportError as missing:
    raise ImportError('megawatt.envs.pettingzoo needs PettingZoo: `pip install "megawatt[envs]"` brings it') from missing

INT16 = np.iinfo(np.int16)
Seen = dict[str, dict[str, npt.NDArray[Any]]]


class MegawattParallel(ParallelEnv):  # type: ignore[misc]
    """Agents are called seat_0, seat_1, … Rewards are paid when the game is over (`reward`: rank, win or score)."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo looks for it in the class and in the instance
        "render_modes": RENDER_MODES, "name": "megawatt_parallel_v0", "render_fps": 2,
    }  # fmt: skip

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        mode: str | None = None,
    ) -> None:
        """Lay the table; `reset` deals."""
        self.single = SingleGame(Table(game, seats, options, "full", reward, mode))
        own = self.single.game
        self.metadata = {**self.metadata, "name": f"megawatt_{own.name.replace('-', '_')}_parallel_v{own.environment_version}"}
        self.render_mode = checked_render_mode(render_mode)
        self.wait = self.single.action_count
        """The action of an agent that is not asked."""
        self.possible_agents = [f"seat_{seat}" for seat in range(self.single.seats)]
        self.agents: list[str] = []
        numbers = spaces.Box(INT16.min, INT16.max, (own.observation_size,), np.int16)
        seen = spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of `game.observation`, and the mask of the agent's actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of the game's actions, and one more for waiting."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, dict[str, Any]]]:
        """Deal; without a seed any cards."""
        self.single.reset(int(self._luck.integers(1 << 62)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play what every agent that is asked has chosen; IllegalMove or OptionError if one of them cannot, and nothing changes."""
        if not self.agents:
            raise OptionError("no cards have been dealt: call reset() before step")
        asked = self.deciders()
        chosen = {seat: self._checked(seat, agent, actions.get(agent)) for seat, agent in enumerate(self.agents)}
        for seat in asked:
            self.single.state.seat = seat  # type: ignore[attr-defined]
            self.single.play_move(chosen[seat])
        over, agents = self.single.seat < 0, self.agents
        rewards = self.single.rewards() if over else [0.0] * len(agents)
        results = self._seen(), dict(zip(agents, rewards, strict=True))
        self.agents = [] if over else agents
        if self.render_mode == "human":
            self.render()
        return *results, dict.fromkeys(agents, over), dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def deciders(self) -> list[int]:
        """The seats that are asked now."""
        game = self.single.game
        return list(game.deciders(self.single.board, self.single.state))

    def render(self) -> Any:
        """The table as anybody sees it."""
        return self.single.render(self.render_mode, None)

    def close(self) -> None:
        """Nothing is open."""

    def _seen(self) -> Seen:
        """What every agent sees, and may do."""
        return {
            agent: {"observation": self.single.observe(seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, seat: int) -> npt.NDArray[np.int8]:
        """1 for every action that this seat may choose now."""
        mask = np.zeros(self.wait + 1, np.int8)
        if seat not in self.deciders():
            mask[self.wait] = 1
            return mask
        asked: Any = self.single.state.copy()
        asked.seat = seat
        mask[self.single.table.listed(asked)[0]] = 1
        return mask

    def _checked(self, seat: int, agent: str, given: Any) -> int:
        """An action that this agent may choose."""
        action = as_whole(given)
        if action is None:
            raise OptionError(f"action {shown(given)} of {agent} should be a whole number; {self.wait} waits")
        mask = self._mask(seat)
        if not 0 <= action <= self.wait or not mask[action]:
            raise refusal(action, int(mask.sum()), self.wait + 1)
        return action


parallel_env = MegawattParallel
"""What PettingZoo's own modules call the way to make such an environment."""
