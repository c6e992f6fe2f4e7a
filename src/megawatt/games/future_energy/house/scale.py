"""What the house bot measures with: tenths of a victory point, and how long the game still lasts."""

from megawatt.games.future_energy import names as n
from megawatt.kernel.rules import rule

MILLION = 9
"""What a million is worth while there is something to spend it on."""
TO_RIVALS = 2
"""What every million paid to a rival costs on top."""
NOTHING = 0
ON_THE_WAY = 300
"""Building comes before everything that can wait."""
SCORING_NOW = 500
NEVER = -10_000
BUILDS_PER_ROUND_IN_TENTHS = 16
"""Plants a seat gets rid of per round, with oil, coal and joint construction."""


@rule
def rounds_left(b, s):
    """A guess: somewhat more than half of the seats take a contract per round."""
    if s.ended_by != n.STILL_PLAYING:
        return 1
    return 1 + s.stack_size * 10 // (b.seats * 6)
