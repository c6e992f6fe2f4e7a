"""Before the first move: everybody gets a fuse."""

from megawatt.author import draw_below, rule
from megawatt.games.template import names as n


@rule
def deal_fuses(b, s):
    """From 1 to 6, all equally likely."""
    for seat in range(b.seats):
        s.fuse[seat] = 1 + draw_below(s.chance, n.LARGEST_FUSE)
