"""Every game registered with OpenSpiel: `megawatt_power_grid`, `megawatt_future_energy`, `megawatt_barrage`, `megawatt_overload`.

    import pyspiel, megawatt.envs.openspiel
    game = pyspiel.load_game("megawatt_power_grid", {"players": 3, "options": "map:italy"})

Chance moves first and only then: DEAL_BYTES chance nodes choose the bytes of the seed, the lowest first. With the parameter `deals`
one chance node chooses among the seeds from 0 to `deals` - 1, so that small games can be enumerated (CFR, exploitability).
From there on a game is the match of that seed, since a position carries its own future. What a seat has seen and done
(information_sets.py) is its information state. `resample_from_infostate` redraws all that a seat cannot know, the seed included.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from megawatt.envs.information_sets import DIGEST_BYTES, Memory
from megawatt.envs.rewards import REWARDS
from megawatt.envs.single import Table, laid_table
from megawatt.kernel.compilation.engine import generator
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.moves import verb_names
from megawatt.kernel.contract.registry import games
from megawatt.kernel.errors import OptionError
from megawatt.kernel.rules.records import Record
from megawatt.kernel.whole_numbers import whole_number

try:
    import pyspiel
except ImportError as missing:
    raise ImportError('megawatt.envs.openspiel needs OpenSpiel: `pip install "megawatt[envs]"` brings it') from missing

DEAL_BYTES = 4
BYTE = 256
MOST_POINTS = 10_000.0
"""No score is further from another than this: the bounds that OpenSpiel wants for rewards by points."""
RECENT_MOVES = 32
"""How many of a seat's last actions its information-state tensor contains, the latest first."""
MOST_DEALS = 1_000_000
DEFAULTS: Mapping[str, Any] = {"players": 0, "options": "", "actions": "full", "reward": "rank", "mode": "", "deals": 0}
"""The parameters: seats (0: the usual number), `name:value` of every option that differs, as `Batch` and `env` take them, and how
many deals there are (0: those of all seeds of DEAL_BYTES)."""
TABLE_PARAMETERS = ("players", "options", "actions", "reward", "mode")


class MegawattGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its parameters, as pyspiel knows it; each game has a subclass."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.setting = (self.name, *(given[each] for each in TABLE_PARAMETERS))
        self.table = laid_table(*self.setting)
        deals = whole_number("deals", given["deals"], 0, MOST_DEALS)
        self.deal_nodes, self.deal_outcomes = (1, deals) if deals else (DEAL_BYTES, BYTE)
        """How many chance nodes there are, and the outcomes of each."""
        table, most = self.table, utility_bound(given["reward"])
        info = pyspiel.GameInfo(
            num_distinct_actions=table.action_count,
            max_chance_outcomes=self.deal_outcomes,
            num_players=table.seats,
            min_utility=0.0 if given["reward"] == "win" else -most,
            max_utility=most,
            utility_sum=utility_sum(table),
            max_game_length=table.game.longest,
        )
        super().__init__(game_type(table.game, given["reward"], table.seats), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied as its name and parameters."""
        return _loaded_again, (str(self),)

    @cached_property
    def action_names(self) -> list[str]:
        """What the actions are called whatever the position."""
        table = self.table
        return list(table.game.compact_names) if table.compact else verb_names(table.game.actions)

    def new_initial_state(self) -> MegawattState:
        """Before the deal."""
        return MegawattState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The bytes of the seed, or the one deal."""
        return self.deal_nodes

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """What a seat sees now, or with `perfect_recall` all it has seen."""
        if params:
            raise OptionError(f"observation parameters {dict(params)}: there are none")
        return Observer(self, bool(kind is not None and kind.perfect_recall))


def _loaded_again(written: str) -> Any:
    """The game that was written like this; importing this module has registered it."""
    return pyspiel.load_game(written)


class MegawattState(pyspiel.State):  # type: ignore[misc]
    """A position, and what every seat remembers of the way there; states never share what they change."""

    def __init__(self, game: MegawattGame) -> None:
        super().__init__(game)
        self.seed_parts: list[int] = []
        self.position: Record | None = None
        self.memory: Memory | None = None
        self.imagined = False
        """Whether something in it was redrawn."""
        self._retelling = False

    @property
    def table(self) -> Table:
        """The board and what is asked of positions on it."""
        return self.get_game().table  # type: ignore[no-any-return]

    def current_player(self) -> int:
        """The seat to decide."""
        if self.position is None:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        seat: int = self.position.seat  # type: ignore[attr-defined]
        return seat if seat >= 0 else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.seat < 0  # type: ignore[attr-defined]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed, or the deal: all are equally likely."""
        outcomes: int = self.get_game().deal_outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.listed(self._dealt)[0].tolist()  # type: ignore[no-any-return]

    def _apply_action(self, action: int) -> None:
        if self._retelling:
            return
        if self.position is None:
            self._deal(action)
            return
        table, seat = self.table, self.position.seat  # type: ignore[attr-defined]
        move = table.move(self.position, action)
        self.position = self.position.copy()
        table.engine.apply(table.board, self.position, move)
        self._remembered.add(self.position, seat, action)

    @property
    def deal_nodes(self) -> int:
        """How many chance nodes there are before the first decision."""
        return self.get_game().deal_nodes  # type: ignore[no-any-return]

    @property
    def seed(self) -> int:
        """What chance has chosen so far."""
        return sum(part * BYTE**place for place, part in enumerate(self.seed_parts))

    def _deal(self, part: int) -> None:
        self.seed_parts.append(part)
        if len(self.seed_parts) == self.deal_nodes:
            self.position = self.table.deal(self.seed)
            self.memory = Memory(self.get_game().setting)
            self.memory.begin(self.position)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}" if self.deal_nodes > 1 else f"deal {action}"
        names: list[str] = self.get_game().action_names
        if self.position is None or player != self.current_player() or action not in self._legal_actions(player):
            return names[action]
        table = self.table
        return table.game.actions.text(table.board, self.position, table.move(self.position, action))

    def returns(self) -> list[float]:
        """What the end is worth to every seat; nothing before."""
        return self.table.rewards(self._dealt) if self.is_terminal() else [0.0] * self.table.seats

    def resample_from_infostate(self, player: int, luck: Callable[[], float]) -> MegawattState:
        """A state that this seat cannot tell from this one; `luck()` gives numbers from 0 to below 1."""
        other: MegawattState = self.get_game().new_initial_state()
        other._retelling = True  # its history has the same moves, but nothing of the seed
        dealt = self.deal_nodes if self.position is not None else 0
        for action in [*[0] * dealt, *self.history()[dealt:]]:
            other.apply_action(action)
        other._retelling = False
        other.imagined = True
        if self.position is not None:
            table = self.table
            drawn = generator(int(luck() * (1 << 62)))
            other.position = table.engine.resample(table.board, self.position, player, drawn)
            other.memory = self._remembered.imagined(player, other.position)
        return other

    @property
    def _dealt(self) -> Record:
        if self.position is None:
            raise OptionError(
                f"{len(self.seed_parts)} of {self.deal_nodes} parts of the seed are known: no cards have been dealt yet"
            )
        return self.position

    @property
    def _remembered(self) -> Memory:
        if self.memory is None:
            raise OptionError("no cards have been dealt yet")
        return self.memory

    def __str__(self) -> str:
        """The deal and the moves since: enough to tell states apart."""
        if self.position is None:
            return f"{self.table.game.name}, dealing: {self.seed_parts}"
        seed = "redrawn" if self.imagined else f"seed {self.seed}"
        return f"{self.table.game.name}, {self.table.seats} seats, {seed}: {self.history()[self.deal_nodes :]}"


class Observer:
    """OpenSpiel's observer: the tables of `game.observation`; with perfect recall also its own last actions and its digest."""

    def __init__(self, game: MegawattGame, perfect_recall: bool) -> None:
        self._table, self._recalling = game.table, perfect_recall
        declared = game.table.game.observation
        size = declared.size
        self.tensor = np.zeros(size + (RECENT_MOVES + DIGEST_BYTES if perfect_recall else 0), np.float32)
        self.dict: dict[str, Any] = dict(declared.arrays(self.tensor[:size]))  # type: ignore[arg-type]
        if perfect_recall:
            self.dict["recent moves"] = self.tensor[size : size + RECENT_MOVES]
            self.dict["memory"] = self.tensor[size + RECENT_MOVES :]

    def set_from(self, state: MegawattState, player: int) -> None:
        """Write the seat's numbers; all are 0 before the deal. Recent moves are counted from 1."""
        self.tensor.fill(0)
        if state.position is None:
            return
        seen = self._table.engine.observe(self._table.board, state.position, player)
        self.tensor[: len(seen)] = seen
        if self._recalling:
            memory = state._remembered
            recent = memory.own_actions(player)[: -RECENT_MOVES - 1 : -1]
            self.dict["recent moves"][: len(recent)] = [action + 1 for action in recent]
            self.dict["memory"][:] = np.frombuffer(memory.digest(player), np.uint8)

    def string_from(self, state: MegawattState, player: int) -> str:
        """For people: what the seat sees, every number that is not 0; with perfect recall a short name of all it has seen."""
        if state.position is None:
            return f"seat {player}, dealing"
        if self._recalling:
            memory = state._remembered
            return f"seat {player}, {memory.moments} positions and {memory.own_actions(player)}: {memory.digest(player).hex()}"
        explained = self._table.game.observation.explain(self._table.engine.observe(self._table.board, state.position, player))
        return f"seat {player}\n" + "\n".join(f"{table}: {numbers}" for table, numbers in explained.items() if numbers)


def utility_bound(reward: str) -> float:
    """The most that a seat can get."""
    return MOST_POINTS if reward == "score" else 1.0


def utility_sum(table: Table) -> float | None:
    """What all seats get together; a lone seat's score is its points."""
    reward = REWARDS[table.reward_kind]
    if table.seats == 1:
        return None if reward == "score" else 0.0
    return 1.0 if reward == "win" else 0.0


def game_type(game: Game, reward: str = "rank", seats: int = 2) -> Any:
    """What OpenSpiel wants to know before a game is loaded."""
    kinds = pyspiel.GameType
    utility = {"rank": kinds.Utility.ZERO_SUM, "win": kinds.Utility.CONSTANT_SUM, "score": kinds.Utility.ZERO_SUM}
    if seats == 1 and reward == "score":
        del utility["score"]
    return kinds(
        short_name=short_name(game),
        long_name=game.words("en")("game-name"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility.get(reward, kinds.Utility.GENERAL_SUM),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(DEFAULTS),
    )


def short_name(game: Game) -> str:
    """The name in `pyspiel.load_game`."""
    return f"megawatt_{game.name.replace('-', '_')}"


def _register() -> None:
    """Give pyspiel a class for each game: it holds them until after Python's own end, when only classes may still be let go."""
    for game in games(all_of_them=True):
        pyspiel.register_game(game_type(game), type(short_name(game), (MegawattGame,), {"name": game.name}))


_register()
