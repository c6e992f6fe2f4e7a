"""The evaluator of hints, analyses and puzzles: how far it relies on the game's network where there is one.

A search says which moves are best; playouts and the network's judgement say what they are worth (analysis/playouts.py).
"""

from __future__ import annotations

from megawatt.bots.networks import has_network
from megawatt.bots.search.bot import SEARCH, SearchBot
from megawatt.bots.search.budget import NO_NETWORK, Budget, Reliance
from megawatt.kernel.contract.game import Game

ADVICE = Reliance(prior=50, others=50)
"""Of the search."""
JUDGED = Reliance(value=1)
"""The network is asked as early as possible: what it expects is worth more than what rules of thumb make of it."""
JUDGED_SHARE = 0.3
"""How many further playouts are judged by the network, as a share of those that are finished."""


def evaluator(game: Game, seed: int, budget: Budget) -> SearchBot:
    """A search with this budget."""
    return SearchBot(SEARCH, game, seed, budget, reliance=ADVICE if has_network(game) else NO_NETWORK)
