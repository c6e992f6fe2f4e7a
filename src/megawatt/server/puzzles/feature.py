"""Puzzles as a feature of the server."""

from __future__ import annotations

from megawatt.server.core import Core, Feature
from megawatt.server.puzzles import own_routes, routes
from megawatt.server.puzzles.rated_moves import MoveRater
from megawatt.server.thinking.pool import Pool


def set_up(core: Core) -> None:
    """Add what rates people's own answers, in the processes of the bots."""
    core.services.add(MoveRater(core.services.get(Pool), core.settings.rate_limits))


FEATURE = Feature((routes, own_routes), set_up)
