"""The house bot of Overload."""

from megawatt.author import rule
from megawatt.games.template import names as n
from megawatt.games.template.rules.charging import load


@rule
def house(b, s, actions, count, luck):
    """Charge as much as the line is likely to bear."""
    return actions[units_to_charge(b, s) - 1]


@rule
def weigh(b, s, actions, count, weights):
    """The nearer to what the house bot would charge, the better."""
    for i in range(count):
        weights[i] = -abs(i + 1 - units_to_charge(b, s))


@rule
def units_to_charge(b, s):
    """As much as the line bears if the others hold average fuses, but never less than one."""
    expected = s.fuse[s.seat] + (b.seats - 1) * (n.LARGEST_FUSE + 1) // 2
    return min(max(expected - load(b, s), 1), n.MOST_CHARGE)
