"""Settings in a bot's name, for measurements: `search:400`, `search:0.1s`, `search:400:flat`, `terawatt:unhurried`,
`search:200:network-prior`; and the character of a level's bot: `kilowatt:fox`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import replace

from megawatt.bots.bot import Bot
from megawatt.bots.characters import CHARACTERS, Taste, characters
from megawatt.bots.levels import AtOnce
from megawatt.bots.networks import NETWORK, has_network
from megawatt.bots.search.bot import SearchBot
from megawatt.bots.search.budget import Budget, Reliance
from megawatt.kernel.errors import OptionError, shown

FLAT, UNHURRIED = "flat", "unhurried"
FLAT_PATH = 2
"""A playout of a flat search leaves the tree after the first move: the root and one node."""
MOST_PLAYOUTS = 10_000_000
RELIED = {"prior": 50, "others": 50, "value": 20}
"""What `network-prior`, `network-others` and `network-value` mean without a number (`network-prior-80`; see Reliance)."""
KNOWN = f"a number of playouts (400), seconds a decision (0.1s), {FLAT} (no tree), {UNHURRIED} (no clock)"
KNOWN += "".join(f", {NETWORK}-{name}" for name in RELIED)


def adjust(bot: Bot, name: str, settings: Sequence[str]) -> Bot:
    """The bot with these settings, under the whole name; OptionError where it has none of them."""
    for setting in settings:
        if isinstance(bot, (SearchBot, AtOnce)) and any(each.name == setting for each in CHARACTERS):
            bot.taste = _taste(bot, setting, name)
            continue
        if not isinstance(bot, SearchBot):
            raise OptionError(f"bot {shown(name)}: {bot.name} does not search and takes no settings but a character")
        if relied := re.fullmatch(rf"{NETWORK}-({'|'.join(RELIED)})(-\d{{1,3}})?", setting):
            bot.advised = None  # what is asked for holds at any number of seats
            bot.reliance = _relying(bot, relied[1], int((relied[2] or f"-{RELIED[relied[1]]}")[1:]), name)
        else:
            bot.budget = _adjusted(bot.budget, setting, name)
    bot.name = name
    return bot


def _taste(bot: Bot, character: str, name: str) -> Taste:
    """Give a bot a character."""
    if character not in characters(bot.game):
        raise OptionError(f"bot {shown(name)}: nobody called {character} plays {bot.game.name}")
    return Taste(bot.game, character)


def _relying(bot: SearchBot, what: str, how_far: int, name: str) -> Reliance:
    """Apply a setting about the network."""
    if not has_network(bot.game):
        raise OptionError(f"bot {shown(name)}: {bot.game.name} has no network; its search relies on the house policy alone")
    if not 1 <= how_far <= 100:
        raise OptionError(f"bot {shown(name)}: {what} {how_far} should be from 1 to 100")
    return replace(bot.reliance, **{what: how_far})


def _adjusted(budget: Budget, setting: str, name: str) -> Budget:
    """Apply a setting."""
    if setting == FLAT:
        return replace(budget, deepest=FLAT_PATH)
    if setting == UNHURRIED:
        return replace(budget, seconds=math.inf, turn_seconds=math.inf)
    if re.fullmatch(r"\d{1,8}", setting) and 1 <= int(setting) <= MOST_PLAYOUTS:
        return replace(budget, playouts=int(setting), seconds=math.inf, turn_seconds=math.inf)
    if re.fullmatch(r"\d{1,4}(\.\d{1,6})?s", setting) and float(setting[:-1]) > 0:
        return replace(budget, playouts=MOST_PLAYOUTS, seconds=float(setting[:-1]), turn_seconds=math.inf)
    raise OptionError(f"bot {shown(name)}: setting {shown(setting)} should be {KNOWN}")
