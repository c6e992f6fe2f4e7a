"""What the house bot measures with: tenths of a victory point, and how long the game still lasts."""

from megawatt.author import rule
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.house import bot_parameters as p

NOTHING = 0
ON_THE_WAY = 300
"""Building comes before everything that can wait."""
SCORING_NOW = 500
NEVER = -10_000
UNWANTED = -1
"""Less than doing nothing, but near enough to leave the differences between the other moves their weight in the search."""


@rule
def rounds_left(b, s, parameters):
    """A guess: a share of the seats takes a contract per round."""
    if s.ended_by != n.STILL_PLAYING:
        return 1
    return 1 + s.stack_size * 10 // (b.seats * parameters[p.TAKERS])
