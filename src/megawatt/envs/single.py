"""A table and one game at it, for the interfaces that play one at a time; compiled where that code is in the cache."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.envs.batch import ACTIONS, check_choices
from megawatt.envs.rewards import REWARDS, reward_at_end
from megawatt.envs.rgb import COLUMNS, picture
from megawatt.kernel.compilation.engine import engine, is_compiled
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find
from megawatt.kernel.errors import IllegalMove, OptionError, shown
from megawatt.kernel.rng.deal_rng import checked_seed
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import COMPILED, INTERPRETED
from megawatt.kernel.whole_numbers import as_whole

NOT_IN_TEXT = ",=()"
"""What OpenSpiel's way of writing games cannot carry in a parameter."""
RENDER_MODES = ["human", "ansi", "rgb_array"]


class Table:
    """A board laid for some seats and what a learner asks of a position on it; holds no position itself."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        actions: str = "full",
        reward: str = "rank",
        mode: str | None = None,
    ) -> None:
        check_choices(actions=(actions, ACTIONS), reward=(reward, REWARDS))
        self.game = find(game) if isinstance(game, str) else game
        self.seats = self.game.usual_seats if seats is None else self.game.checked_seats(seats)
        self.options = self.game.settle(self.seats, options or {})
        self.board = self.game.board(self.seats, self.options)
        self.engine = engine(self.game, mode or (COMPILED if is_compiled(self.game) else INTERPRETED))
        self.compact = self.game.rules.compact if actions == "compact" else None
        self.action_count = len(self.game.compact_names) if self.compact else self.game.actions.count
        self.reward_kind = REWARDS.index(reward)

    def deal(self, seed: int) -> Record:
        """The first position."""
        return self.engine.setup(self.board, checked_seed(seed))

    def listed(self, state: Record) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        """The legal actions, ascending, and the full moves that they stand for."""
        moves = self.engine.legal_array(self.board, state)
        if self.compact is None:
            return moves, moves
        actions = moves.tolist()
        numbers = np.array([self.compact(self.board, state, move, actions[-1]) for move in actions], np.int32)
        order = np.argsort(numbers)[np.count_nonzero(numbers < 0) :]
        return numbers[order], moves[order]

    def move(self, state: Record, action: int) -> int:
        """The full move that an action stands for; IllegalMove if it is not legal now."""
        actions, moves = self.listed(state)
        place = int(np.searchsorted(actions, action))
        if place == len(actions) or actions[place] != action:
            raise refusal(action, len(actions), self.action_count)
        return int(moves[place])

    def rewards(self, state: Record) -> list[float]:
        """What the end of the game is worth to every seat."""
        points = self.engine.returns(self.board, state, self.seats)
        places = self.engine.ranks(self.board, state, self.seats)
        return [float(reward_at_end(self.seats, seat, self.reward_kind, points, places)) for seat in range(self.seats)]


@lru_cache(maxsize=64)
def laid_table(game: str, players: int, options: str, actions: str, reward: str, mode: str) -> Table:
    """The table for these parameters; states of the same game share one, and a state that was read back finds it again."""
    return Table(find(game), players or None, read_options(options), actions, reward, mode or None)


def read_options(text: str) -> dict[str, str]:
    """`map:italy round_limit:40` as options; OptionError says what cannot be read."""
    found = {}
    for word in text.split():
        name, colon, value = word.partition(":")
        if not (name and colon and value) or any(sign in word for sign in NOT_IN_TEXT):
            raise OptionError(f"options {text!r}: {word!r} should be name:value, without any of {NOT_IN_TEXT}")
        found[name] = value
    return found


def refusal(action: int, legal: int, count: int) -> IllegalMove:
    """What is said of an action that is none of the legal ones."""
    return IllegalMove(str(action), f"this action is not legal now; {legal} of {count} are")


def checked_render_mode(mode: str | None) -> str | None:
    """A way to draw that exists, or None."""
    if mode is not None:
        check_choices(render_mode=(mode, RENDER_MODES))
    return mode


class SingleGame:
    """One game at a table: reset, look, play, draw."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game, self.seats, self.board, self.engine = table.game, table.seats, table.board, table.engine
        self.action_count = table.action_count
        self.state: Record = self.game.State()
        self.ply = 0
        self._actions = self._moves = np.zeros(0, np.int32)
        self._mask = np.zeros(self.action_count, np.int8)

    @property
    def seat(self) -> int:
        """Who is to decide; -1 when the game is over."""
        return int(self.state.seat)  # type: ignore[attr-defined]

    def reset(self, seed: int) -> None:
        """Deal."""
        self.state = self.table.deal(seed)
        self.ply = 0
        self._list()

    def play(self, given: Any) -> None:
        """Play a legal action; IllegalMove changes nothing."""
        action = as_whole(given)
        if action is None:
            raise OptionError(f"action {shown(given)} should be a whole number")
        if not self.ply and not len(self._actions):
            raise OptionError("no cards have been dealt: call reset() before step")
        if not 0 <= action < self.action_count or not self._mask[action]:
            raise refusal(action, len(self._actions), self.action_count)
        self.play_move(action if self.table.compact is None else int(self._moves[np.searchsorted(self._actions, action)]))

    def play_move(self, move: int) -> None:
        """Play a full move that the rules allow."""
        self.engine.apply(self.board, self.state, move)
        self.ply += 1
        self._list()

    def _list(self) -> None:
        """What is legal now; a game that is over has nothing."""
        self._mask = np.zeros(self.action_count, np.int8)
        self._actions, self._moves = self.table.listed(self.state)
        self._mask[self._actions] = 1

    def mask(self) -> npt.NDArray[np.int8]:
        """1 for every legal action."""
        return self._mask.copy()

    def observe(self, seat: int) -> npt.NDArray[np.int16]:
        """The position as a seat sees it."""
        return self.engine.observe(self.board, self.state, seat)

    def rewards(self) -> list[float]:
        """What the end of the game is worth to every seat."""
        return self.table.rewards(self.state)

    def drawn(self, seat: int | None) -> Any:
        """The position for a terminal."""
        return self.game.draw(self.game.view(self.board, self.state, seat), self.game.words("en"))

    def render(self, mode: str | None, seat: int | None) -> str | npt.NDArray[np.uint8] | None:
        """The position as a seat sees it: printed (human), as text with colours (ansi), or as pixels (rgb_array)."""
        from rich.console import Console

        if mode == "human":
            Console(width=COLUMNS).print(self.drawn(seat))
            return None
        if mode == "rgb_array":
            return picture(self.drawn(seat))
        console = Console(width=COLUMNS, force_terminal=True, color_system="truecolor")
        with console.capture() as captured:
            console.print(self.drawn(seat))
        return captured.get()
