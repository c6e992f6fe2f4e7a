"""Overload as numbers, for learning."""

from megawatt.author import rule
from megawatt.games.template.names import SEATS

OBSERVATION_SIZE = 1 + SEATS


@rule
def observe(b, s, seat, numbers):
    """The own fuse, then what everybody has charged, the observer first."""
    numbers[0] = s.fuse[seat]
    for i in range(b.seats):
        numbers[1 + i] = s.charged[(seat + i) % b.seats]
