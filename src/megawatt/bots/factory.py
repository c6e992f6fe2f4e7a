"""Bots by their names."""

from __future__ import annotations

from megawatt.bots.bot import Bot
from megawatt.bots.simple import PolicyBot, RandomBot
from megawatt.kernel.errors import OptionError, did_you_mean
from megawatt.kernel.game import Game

RANDOM = "random"


def bot_names(game: Game) -> list[str]:
    """Every bot that can sit at a table of this game."""
    return [RANDOM, *(name for name in game.rules.policies if name != RANDOM)]


def bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name; OptionError if the game has none of that name."""
    if name in game.rules.policies:
        return PolicyBot(name, game, seed)
    if name == RANDOM:
        return RandomBot(name, seed)
    raise OptionError(f"no bot of {game.name} is called {name!r}{did_you_mean(name, bot_names(game))}")
