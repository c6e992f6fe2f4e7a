"""Any game as a Gymnasium environment: one seat learns, bots play the others.

    import gymnasium, megawatt.envs.gymnasium
    env = gymnasium.make("megawatt/power-grid-v0", opponents="house")

Observations are the numbers of `game.observation`; `action_masks()` and `info["action_mask"]` say which actions are legal.
An illegal action ends the episode with the reward ILLEGAL, and `info["illegal"]` says why; it is never played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.envs.single import RENDER_MODES, SingleGame, Table
from megawatt.kernel.choosing import choosing_chance
from megawatt.kernel.engine import HOUSE, RANDOM, policy_names
from megawatt.kernel.errors import IllegalMove, OptionError, did_you_mean
from megawatt.kernel.game import Game
from megawatt.kernel.playing import random_choice
from megawatt.kernel.registry import games

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as missing:
    raise ImportError('megawatt.envs.gymnasium needs Gymnasium: `pip install "megawatt[envs]"` brings it') from missing

ILLEGAL = -1.0
"""The reward of an illegal action: what the last place is worth."""
INT16 = np.iinfo(np.int16)


class MegawattEnv(gymnasium.Env[npt.NDArray[np.int16], np.int64]):
    """One learning seat against bots; an episode is a game, and the reward comes at its end."""

    metadata = {  # noqa: RUF012 - Gymnasium declares it so
        "render_modes": RENDER_MODES,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = RANDOM,
        actions: str = "compact",
        reward: str = "rank",
        render_mode: str | None = None,
        mode: str | None = None,
    ) -> None:
        """`opponents` is one policy of the game for all others, or one for each of them, in the order of their seats."""
        self.single = SingleGame(Table(game, seats, options, actions, reward, mode))
        if not 0 <= seat < self.single.seats:
            raise OptionError(f"seat {seat}: must be one of 0 to {self.single.seats - 1}")
        self.seat = seat
        self._policies = self._named(opponents)
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.single.action_count)
        self.observation_space = spaces.Box(INT16.min, INT16.max, (self.single.game.observation_size,), np.int16)
        self._seed = 0

    def _named(self, opponents: str | Sequence[str]) -> list[Any]:
        """A policy for every seat; the learner's is never asked."""
        game, others = self.single.game, self.single.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise OptionError(f"{len(names)} opponents for {others} other seats; name one for each, or one for all")
        for name in names:
            if name not in policy_names(game):
                raise OptionError(f"{game.name} has no policy called {name!r}{did_you_mean(name, policy_names(game))}")
        policies = [game.rules.policies.get(name, random_choice) for name in names]
        return [*policies[: self.seat], random_choice, *policies[self.seat :]]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.int16], dict[str, Any]]:
        """Deal a game; a seed gives the same games from there on."""
        super().reset(seed=seed)
        self._seed = int(self.np_random.integers(1 << 62))
        self.single.reset(self._seed)
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[npt.NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """Play, and let the others play until the learner is asked again or the game is over."""
        try:
            self.single.play(int(action))
        except IllegalMove as refusal:
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": str(refusal)}
        self._let_others_play()
        over = self.single.seat < 0
        reward = self.single.rewards()[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, self._info()

    def _let_others_play(self) -> None:
        single = self.single
        while single.seat >= 0 and single.seat != self.seat:
            listed = single.engine.legal(single.board, single.state)
            luck = choosing_chance(self._seed, single.seat, single.ply)
            policy = self._policies[single.seat]
            single.play_move(int(policy(single.board, single.state, listed, len(listed), luck)))

    def _seen(self) -> npt.NDArray[np.int16]:
        return self.single.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.single.mask(), "ply": self.single.ply}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib's MaskablePPO asks for them."""
        return self.single.mask().astype(np.bool_)

    def render(self) -> Any:
        """The table as the learner sees it."""
        return self.single.render(self.render_mode, self.seat)


def _register() -> None:
    """One name for each game: `megawatt/power-grid-v0`; house bots oppose where a game has them."""
    for game in games(all_of_them=True):
        opponents = HOUSE if HOUSE in game.rules.policies else RANDOM
        gymnasium.register(
            f"megawatt/{game.name}-v0", f"{__name__}:MegawattEnv", kwargs={"game": game.name, "opponents": opponents}
        )


_register()
