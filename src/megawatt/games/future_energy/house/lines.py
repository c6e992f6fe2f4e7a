"""The house bot places lines: the regions the own grid reaches with each, then how near it comes to others."""

from megawatt.author import rule
from megawatt.games.future_energy.rules.grids import count_regions, most_regions_reached


@rule
def number_grids(b, s, seat):
    """Write next to every place the number of its own grid, that of the first place in it, so that no line asks for grids again.

    The queue of rules/moving.py is empty while somebody is asked; `forget_grids` leaves it so.
    """
    for place in range(b.places):
        s.queue[place] = place
    grown = True
    while grown:
        grown = False
        for link in range(b.links):
            if s.lines[link] >> seat & 1:
                one, other = s.queue[b.link_a[link]], s.queue[b.link_b[link]]
                if one != other:
                    s.queue[b.link_a[link]] = s.queue[b.link_b[link]] = min(one, other)
                    grown = True


@rule
def forget_grids(b, s):
    """The queue is empty again."""
    for place in range(b.places):
        s.queue[place] = 0


@rule
def worth_of_line(b, s, seat, link, connected):
    """The grid that a line here makes: its regions, those one link beyond, and with module 1 the plants that grids connect."""
    one, other = s.queue[b.link_a[link]], s.queue[b.link_b[link]]
    here, around, plants = 0, 0, 0
    for place in range(b.places):
        in_grid = (s.queue[place] == one) | (s.queue[place] == other)
        here |= b.regions_here[place] * in_grid
        around |= b.regions_around[place] * in_grid
        plants += s.plants[seat, place] * in_grid
    worth = 100 * count_regions(here) + 10 * count_regions(around)
    if b.module_1:
        worth += 8 * max(connected, plants)
    if b.link_a[link] == s.crew or b.link_b[link] == s.crew:
        worth += 3
    return worth


@rule
def worth_of_lifting(b, s, seat, link):
    """The regions the best grid still reaches without this line."""
    s.lines[link] &= ~(1 << seat)
    worth = 100 * most_regions_reached(b, s, seat)
    s.lines[link] |= 1 << seat
    return worth
