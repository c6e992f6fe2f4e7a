"""Bots that play any game of the house through its contract alone."""

from megawatt.bots.bot import Bot
from megawatt.bots.factory import RANDOM, bot, bot_names
from megawatt.bots.simple import PolicyBot, RandomBot

__all__ = ["RANDOM", "Bot", "PolicyBot", "RandomBot", "bot", "bot_names"]
