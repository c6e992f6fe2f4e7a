"""How long a search may think, how it goes about it, and what it found."""

from __future__ import annotations

from dataclasses import dataclass

from megawatt.bots.search.tree import Manner
from megawatt.kernel.engine import house_number
from megawatt.kernel.game import Game


@dataclass(frozen=True)
class Budget:
    """So many playouts or so many seconds for one decision, whichever ends first."""

    playouts: int
    seconds: float = float("inf")
    turn_seconds: float = float("inf")
    """All that a seat's decisions may take together that follow each other without a break, such as the houses of one turn."""
    nodes: int = 40_000
    """How large the tree may grow; beyond that known moves are only looked at more closely."""
    deepest: int = 200
    """A playout leaves the tree after so many moves at the latest, the root counted; 2 is a flat search."""


@dataclass(frozen=True)
class Reliance:
    """How far a search relies on the game's network; not at all unless said."""

    prior: int = 0
    """The share of what is expected of the moves before they are tried, in per cent."""
    others: int = 0
    """How often other seats are taken to play as the network would, as far as the tree goes, in per cent."""
    value: int = 0
    """After so many decisions of a playout the network says what it is worth; 0: playouts are complete."""


ALONE = Reliance()


@dataclass(frozen=True)
class Considered:
    """A move that a search has looked at."""

    action: int
    visits: int
    chances: tuple[float, ...]
    """Every seat's chance to win after it."""
    line: tuple[tuple[int, int], ...] = ()
    """The play that is most likely to follow: seats and actions."""


@dataclass(frozen=True)
class Found:
    """What a search found: the moves by how often they were tried, the best first."""

    moves: tuple[Considered, ...]
    playouts: int
    seconds: float
    chances: tuple[float, ...] = ()
    """Every seat's chance to win as the search sees it."""


def usual_manner(game: Game, reliance: Reliance = ALONE) -> Manner:
    """What won most in trials: half of the first expectation to the house policy's move, opponents who mostly play by a policy.

    The other seats play by the house policy in half of the playouts; the game's other policies share the rest.
    """
    manner = Manner()
    manner.explore, manner.trust, manner.weighed, manner.model = 1000, 50, 100, 95
    manner.own = house_number(game)
    own_policies = range(1, 1 + len(game.rules.policies))
    for number in own_policies:
        manner.others[number] = 1
    manner.others[manner.own] = max(1, len(own_policies) - 1)
    manner.learned, manner.foreign, manner.cut = reliance.prior, reliance.others, reliance.value
    return manner
