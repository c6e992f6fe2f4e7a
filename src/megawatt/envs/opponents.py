"""Who plays the other seats of a single environment: policies of the game, any bot by its name, or a function.

A function gets what its seat sees, `(observation, mask)`, and answers with an action of the environment: a learner of one's own,
or an earlier version of it. Environments of many tables ask for all tables at once (`Rows`), of policies, networks and functions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.bots import Bot, bot
from megawatt.bots.network import Network, NetworkBot
from megawatt.bots.networks import NETWORK
from megawatt.envs.single import SingleGame, Table
from megawatt.kernel.compilation.engine import RANDOM, policy_names
from megawatt.kernel.compilation.playing import random_choice
from megawatt.kernel.errors import OptionError, shown
from megawatt.kernel.rng.bot_rng import decision_rng, resampling_rng
from megawatt.kernel.whole_numbers import as_whole

Opponent = str | Callable[[Any, Any], Any]
Player = Callable[[SingleGame], int]
"""Chooses the full move of the seat to decide."""
Rows = Callable[[npt.NDArray[np.int16], npt.NDArray[np.bool_]], Any]
"""Chooses at many tables: a row of numbers and a mask for each → an action for each."""


def rows_of(table: Table, opponent: str | Rows) -> Rows | None:
    """The function that plays for an opponent at many tables; None for what may be the name of a policy."""
    if not isinstance(opponent, str):
        if callable(opponent):
            return opponent
        raise OptionError(f"opponent {shown(opponent)} should be a policy, a network, or a function of observations and masks")
    if opponent.partition(":")[0] != NETWORK:
        return None
    found = bot(opponent, table.game, 1)
    assert isinstance(found, NetworkBot)
    if table.compact is None and table.game.rules.compact is not None:
        raise OptionError(f"{opponent} chooses compact actions: give actions='compact'")
    return NetworkRows(opponent, found.network)


@dataclass
class NetworkRows:
    """A network at many tables: of the legal actions the one that it likes best."""

    name: str
    network: Network = field(repr=False)

    def __call__(self, observations: npt.NDArray[np.int16], masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        """The actions."""
        liked = np.where(masks, self.network.answer_all(observations), -np.inf)
        chosen: npt.NDArray[np.int64] = liked.argmax(axis=1)
        return chosen


def checked_opponents(table: Table, opponents: Opponent | Sequence[Opponent]) -> list[Opponent]:
    """One opponent for each of the other seats; OptionError says which cannot sit there."""
    others = table.seats - 1
    found = [opponents] * others if isinstance(opponents, str) or callable(opponents) else list(opponents)
    if len(found) != others:
        raise OptionError(f"{len(found)} opponents for {others} other seats; name one for each, or one for all")
    for each in found:
        if isinstance(each, str):
            bot(each, table.game, 1)  # OptionError says which bots there are
        elif not callable(each):
            raise OptionError(f"opponent {shown(each)} should be the name of a bot, or a function of observation and mask")
    return found


def player(opponent: Opponent, table: Table, seed: int) -> Player:
    """The opponent at a game of this seed."""
    if not isinstance(opponent, str):
        return FunctionPlayer(opponent)
    return PolicyPlayer(opponent, seed) if opponent in policy_names(table.game) else BotPlayer(opponent, seed)


@dataclass
class PolicyPlayer:
    """Plays by a policy of the game."""

    name: str
    seed: int

    def __call__(self, single: SingleGame) -> int:
        """The move."""
        policy = random_choice if self.name == RANDOM else single.game.rules.policies[self.name]
        listed = single.engine.legal(single.board, single.state)
        return int(policy(single.board, single.state, listed, len(listed), decision_rng(self.seed, single.seat, single.ply)))


@dataclass
class BotPlayer:
    """Asks a bot, which gets a position with everything hidden drawn anew."""

    name: str
    seed: int
    bot: Bot | None = field(default=None, repr=False)

    def __call__(self, single: SingleGame) -> int:
        """The move."""
        if self.bot is None:
            self.bot = bot(self.name, single.game, self.seed)
        luck = resampling_rng(self.seed, single.seat, single.ply)
        imagined = single.engine.resample(single.board, single.state, single.seat, luck)
        return self.bot.decide(single.board, imagined, single.ply)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied without what the bot remembers of earlier searches."""
        return type(self), (self.name, self.seed)


@dataclass
class FunctionPlayer:
    """Asks a function; OptionError if its answer is no legal action."""

    function: Callable[[Any, Any], Any]

    def __call__(self, single: SingleGame) -> int:
        """The move."""
        mask = single.mask()
        answer = self.function(single.observe(single.seat), mask)
        action = as_whole(answer)
        if action is None or not 0 <= action < len(mask) or not mask[action]:
            name = getattr(self.function, "__name__", repr(self.function))
            raise OptionError(f"opponent {name} answered {shown(answer)}, which is not a legal action")
        return single.table.move(single.state, action)
