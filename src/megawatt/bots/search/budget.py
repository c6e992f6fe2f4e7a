"""The budget, the default parameters and the result of a search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from megawatt.kernel.compilation.engine import house_number
from megawatt.kernel.contract.game import Game

if TYPE_CHECKING:
    from megawatt.bots.search.tree import SearchParameters


@dataclass(frozen=True)
class Budget:
    """The most playouts and the most seconds for one decision, whichever ends first."""

    playouts: int
    seconds: float = float("inf")
    turn_seconds: float = float("inf")
    """The most seconds for consecutive decisions of a seat together, such as the houses of one turn."""
    nodes: int = 40_000
    """The largest size of the tree; beyond it, only known moves are explored further."""
    deepest: int = 200
    """The longest path of a playout inside the tree, the root included; 2 is a flat search."""


@dataclass(frozen=True)
class Reliance:
    """How far a search relies on the game's network; by default not at all."""

    prior: int = 0
    """The network's share of the prior of every move, in per cent."""
    others: int = 0
    """How often other seats are assumed to play as the network would inside the tree, in per cent."""
    value: int = 0
    """The number of decisions after which the network evaluates a playout; 0: playouts run to the end of the game."""


NO_NETWORK = Reliance()


@dataclass(frozen=True)
class SearchedMove:
    """A move with the statistics of a search."""

    action: int
    visits: int
    chances: tuple[float, ...]
    """Every seat's chance of winning after it."""
    line: tuple[tuple[int, int], ...] = ()
    """The most likely continuation: seats and actions."""


@dataclass(frozen=True)
class SearchResult:
    """The result of a search: the moves, those with most visits first."""

    moves: tuple[SearchedMove, ...]
    playouts: int
    seconds: float
    chances: tuple[float, ...] = ()
    """Every seat's estimated chance of winning."""


def default_parameters(game: Game, reliance: Reliance = NO_NETWORK) -> SearchParameters:
    """The parameters that won most games: half of the prior on the house policy's move, and opponents that mostly play by a policy.

    The other seats play by the house policy in half of the playouts; the game's other policies share the rest.
    """
    from megawatt.bots.search.tree import SearchParameters

    parameters = SearchParameters()
    parameters.exploration, parameters.house_share, parameters.weight_share, parameters.policy_share = 1000, 50, 100, 95
    if game.actions.has_secrets:  # others in the tree would answer to what they can't see; policies never look at hidden things
        parameters.policy_share = 100
    parameters.own_policy = house_number(game)
    own_policies = range(1, 1 + len(game.rules.policies))
    for number in own_policies:
        parameters.policy_weights[number] = 1
    parameters.policy_weights[parameters.own_policy] = max(1, len(own_policies) - 1)
    parameters.network_prior, parameters.network_others, parameters.network_cut = reliance.prior, reliance.others, reliance.value
    return parameters
