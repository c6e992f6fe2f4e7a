"""What the house bot measures with: tenths of a victory point, and how long the game still lasts."""

from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.house.habits import TAKERS
from megawatt.kernel.rules import rule

NOTHING = 0
ON_THE_WAY = 300
"""Building comes before everything that can wait."""
SCORING_NOW = 500
NEVER = -10_000


@rule
def rounds_left(b, s, habits):
    """A guess: a share of the seats takes a contract per round."""
    if s.ended_by != n.STILL_PLAYING:
        return 1
    return 1 + s.stack_size * 10 // (b.seats * habits[TAKERS])
