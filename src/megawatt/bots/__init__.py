"""Bots that play any game through its contract alone."""

from megawatt.bots.bot import Bot, imagined
from megawatt.bots.factory import KINDS, Kind, bot, bot_names, offered_bots, usual_bot
from megawatt.bots.policy import PolicyBot
from megawatt.kernel.engine import HOUSE, RANDOM

__all__ = ["HOUSE", "KINDS", "RANDOM", "Bot", "Kind", "PolicyBot", "bot", "bot_names", "imagined", "offered_bots", "usual_bot"]
