"""Any game as a Gymnasium environment: one seat learns, bots play the others.

    import gymnasium, megawatt.envs.gymnasium
    env = gymnasium.make("megawatt/power-grid-v0", opponents="house")

Observations are the numbers of `game.observation`; `action_masks()` and `info["action_mask"]` say which actions are legal.
An illegal action ends the episode with the reward ILLEGAL, and `info["illegal"]` says why; it is never played.

`gymnasium.make_vec` makes many tables that are one array and step in compiled code, on all cores. They give the same as as many
single ones would.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.envs.cores import whole_actions
from megawatt.envs.learner_games import LearnerGames, checked_seat
from megawatt.envs.learner_steps import ILLEGAL
from megawatt.envs.opponents import Opponent, Player, Rows, checked_opponents, player
from megawatt.envs.single import RENDER_MODES, SingleGame, Table, checked_render_mode, refusal
from megawatt.kernel.compilation.engine import HOUSE, RANDOM
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import games
from megawatt.kernel.errors import IllegalMove, OptionError
from megawatt.kernel.rules.rule import COMPILED
from megawatt.kernel.whole_numbers import whole_number

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.utils.seeding import np_random
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise ImportError('megawatt.envs.gymnasium needs Gymnasium: `pip install "megawatt[envs]"` brings it') from missing

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
        opponents: Opponent | Sequence[Opponent] = RANDOM,
        actions: str = "compact",
        reward: str = "rank",
        render_mode: str | None = None,
        mode: str | None = None,
    ) -> None:
        """`opponents` is one for all others, or one for each of them, in the order of their seats (opponents.py)."""
        self.single = SingleGame(Table(game, seats, options, actions, reward, mode))
        table = self.single.table
        self.seat = checked_seat(table, seat)
        others = checked_opponents(table, opponents)
        self._opponents = [*others[: self.seat], RANDOM, *others[self.seat :]]
        self._players: list[Player] = []
        self.render_mode = checked_render_mode(render_mode)
        self.observation_space, self.action_space = _spaces(table)
        self._seed = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.int16], dict[str, Any]]:
        """Deal a game; a seed gives the same games from there on."""
        super().reset(seed=_python_seed(seed))
        self._seed = _next_seed(self.np_random)
        self.single.reset(self._seed)
        self._players = [player(each, self.single.table, self._seed) for each in self._opponents]
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[npt.NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """Play, and let the others play until the learner is asked again or the game is over."""
        try:
            self.single.play(action)
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
            single.play_move(self._players[single.seat](single))

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


class MegawattVectorEnv(VectorEnv[npt.NDArray[np.int16], npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many learning seats, each at a table of its own: what `gymnasium.vector.SyncVectorEnv` of single ones would give, sooner.

    A table whose game is over deals the next one at the following step, whatever its action (`AutoresetMode.NEXT_STEP`).
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        opponents: str | Rows | Sequence[str | Rows] = RANDOM,
        actions: str = "compact",
        reward: str = "rank",
        mode: str = COMPILED,
        threads: int | None = None,
    ) -> None:
        """As for a single one, with opponents that choose at all tables at once (opponents.py).

        `threads` is at most as many as cores unless you say otherwise.
        """
        self.table = Table(game, seats, options, actions, reward, mode)
        self.games = LearnerGames(self.table, num_envs, seat, opponents, threads)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = _spaces(self.table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._generators = [np_random(None)[0] for _ in range(num_envs)]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.int16], dict[str, Any]]:
        """Deal at every table; table i begins from the seed `seed + i`, or from the one of that place in a list."""
        seeds: list[int | None]
        if seed is None:
            seeds = [None] * self.num_envs
        elif isinstance(seed, Sequence | np.ndarray):
            seeds = [_python_seed(each) for each in seed]
        else:
            seeds = [whole_number("seed", seed, 0) + i for i in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise OptionError(f"{len(seeds)} seeds for {self.num_envs} tables; give one for each, or one for all")
        for i, each in enumerate(seeds):
            if each is not None:
                self._generators[i] = np_random(each)[0]
            self.games.deal(i, _next_seed(self._generators[i]))
        self.games.step(np.zeros(self.num_envs, np.int64))
        return self.games.observations.copy(), self._infos()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[npt.NDArray[np.int16], npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play at every table, and let the others play until the learner is asked again or the game is over."""
        chosen = whole_actions(actions, self.num_envs)
        for i in np.flatnonzero(self.games.ended):
            self.games.deal(int(i), _next_seed(self._generators[i]))
        self.games.step(chosen)
        never = np.zeros(self.num_envs, np.bool_)
        return self.games.observations.copy(), self.games.rewards.copy(), self.games.ended.copy(), never, self._infos(chosen)

    def _infos(self, chosen: npt.NDArray[np.int64] | None = None) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        given = {"action_mask": self.games.masks.astype(np.int8), "ply": self.games.plies.copy()}
        infos: dict[str, Any] = {**given, **{f"_{name}": every.copy() for name in given}}
        refused = self.games.refused
        if chosen is not None and refused.any():
            infos["illegal"] = np.full(self.num_envs, None, object)
            for i in np.flatnonzero(refused):
                infos["illegal"][i] = str(refusal(int(chosen[i]), int(self.games.masks[i].sum()), self.table.action_count))
            infos["_illegal"] = refused
        return infos


def _spaces(table: Table) -> tuple[Any, Any]:
    """What a learner sees and does."""
    return spaces.Box(INT16.min, INT16.max, (table.game.observation_size,), np.int16), spaces.Discrete(table.action_count)


def _python_seed(seed: Any) -> int | None:
    """A seed as Gymnasium wants it: Python's int."""
    return None if seed is None else whole_number("seed", seed, 0)


def _next_seed(generator: np.random.Generator) -> int:
    """The seed of the next game at a table."""
    return int(generator.integers(1 << 62))


def _register() -> None:
    """One name for each game and its `environment_version`: `megawatt/power-grid-v0`; house bots oppose where a game has them."""
    for game in games(all_of_them=True):
        opponents = HOUSE if HOUSE in game.rules.policies else RANDOM
        gymnasium.register(
            f"megawatt/{game.name}-v{game.environment_version}",
            f"{__name__}:MegawattEnv",
            kwargs={"game": game.name, "opponents": opponents},
            vector_entry_point=f"{__name__}:MegawattVectorEnv",
        )


_register()
