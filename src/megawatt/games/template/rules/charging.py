"""The only phase: charging the line."""

from megawatt.author import rule, tell
from megawatt.games.template import events


@rule
def all_fuses(b, s):
    """What the line can bear."""
    total = 0
    for seat in range(b.seats):
        total += s.fuse[seat]
    return total


@rule
def load(b, s):
    """What the line carries."""
    total = 0
    for seat in range(b.seats):
        total += s.charged[seat]
    return total


@rule
def charge(s, seat, units, log):
    """Put this many units on the line."""
    s.charged[seat] += units
    tell(log, events.CHARGED, seat, units)
