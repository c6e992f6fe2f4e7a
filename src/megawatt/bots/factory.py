"""Bots by their names. Kinds of bots (policies, the search, networks, levels for people) are listed in `KINDS`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from megawatt.bots.bot import Bot
from megawatt.bots.characters import characters, split_character
from megawatt.bots.custom import custom_bot, offered
from megawatt.bots.levels import USUAL_LEVEL, Levels
from megawatt.bots.networks import NETWORK, Networks
from megawatt.bots.policy import Policies
from megawatt.bots.search.bot import Searches
from megawatt.bots.settings import adjust
from megawatt.kernel.contract.game import Game
from megawatt.kernel.errors import OptionError, did_you_mean, shown


class Kind(Protocol):
    """A kind of bots, such as all that play by a policy of the game, or a search at several levels."""

    def names(self, game: Game) -> Sequence[str]:
        """The bots of this kind that can sit at a table of this game."""

    def make(self, name: str, game: Game, seed: int) -> Bot:
        """The bot of one of these names."""


KINDS: list[Kind] = [Levels(), Searches(), Networks(), Policies()]


def bot_names(game: Game) -> list[str]:
    """Every bot that people may let sit at a table of this game."""
    return [*[name for kind in KINDS for name in kind.names(game)], *offered(game)]


def level_names(game: Game) -> list[str]:
    """The levels that people choose from, the weakest first."""
    return list(Levels().names(game))


def offered_bots(game: Game) -> list[str]:
    """The bots that people choose from: the levels, the weakest first, and those that a host offers besides (custom.py).

    The others are for measurements and old tables.
    """
    return [*level_names(game), *offered(game)]


def may_sit(game: Game, name: str) -> bool:
    """Whether people may let this bot sit at a table: one of `bot_names`, or a level with a character."""
    level, character = split_character(name)
    if character is None:
        return name in bot_names(game)
    return level in level_names(game) and character in characters(game)


def usual_bot(game: Game) -> str:
    """The default bot."""
    return USUAL_LEVEL


def bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name, optionally with settings (`search:400`), or one from elsewhere (custom.py).

    OptionError if the game has none of that name.
    """
    plain, *settings = name.split(":")
    for kind in KINDS:
        if plain in kind.names(game) and not (settings and plain == NETWORK):  # what follows is a file
            made = kind.make(plain, game, seed)
            return adjust(made, name, settings) if settings else made
    if (own := custom_bot(name, game, seed)) is not None:
        return own
    raise OptionError(f"no bot of {game.name} is called {shown(plain)}{did_you_mean(plain, bot_names(game))}")
