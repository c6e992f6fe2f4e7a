"""The house bot of Overload."""

from megawatt.author import rule
from megawatt.games.template.names import LARGEST_FUSE, MOST_CHARGE
from megawatt.games.template.rules.charging import load


@rule
def house(b, s, actions, count, luck):
    """Charge as much as the line bears if the others hold average fuses, but never less than one."""
    expected = s.fuse[s.seat] + (b.seats - 1) * (LARGEST_FUSE + 1) // 2
    units = min(max(expected - load(b, s), 1), MOST_CHARGE)
    return actions[units - 1]
