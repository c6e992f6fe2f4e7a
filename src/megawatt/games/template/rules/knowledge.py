"""What a seat cannot know, dealt anew."""

from megawatt.author import below, redraw_chance, rule
from megawatt.games.template import names as n
from megawatt.games.template.rules.charging import all_fuses, load


@rule
def resample(b, s, seat, luck):
    """Deal the others' fuses anew until they bear what the line carries, unless all fuses are open anyway."""
    while s.seat >= 0 and not b.open_fuses:
        for other in range(b.seats):
            if other != seat:
                s.fuse[other] = 1 + below(luck, n.LARGEST_FUSE)
        if all_fuses(b, s) >= load(b, s):
            break
    redraw_chance(s.chance, luck)
