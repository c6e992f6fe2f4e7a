"""Bots that play any game through its contract alone."""

from megawatt.bots.bot import Bot, imagined
from megawatt.bots.characters import characters, split_character
from megawatt.bots.custom import offer, register_bot
from megawatt.bots.factory import KINDS, Kind, bot, bot_names, level_names, may_sit, offered_bots, usual_bot
from megawatt.bots.policy import PolicyBot
from megawatt.bots.position import Position
from megawatt.kernel.compilation.engine import HOUSE, RANDOM

__all__ = [
    "HOUSE", "KINDS", "RANDOM", "Bot", "Kind", "PolicyBot", "Position", "bot", "bot_names", "characters", "imagined", "level_names",
    "may_sit", "offer", "offered_bots", "register_bot", "split_character", "usual_bot",
]  # fmt: skip
