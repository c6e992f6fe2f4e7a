"""Grids: what connected own lines reach (NOTES 8.4, module 1), as one bit per place that a line ends at."""

from megawatt.author import rule
from megawatt.games.future_energy import names as n


@rule
def grid_with(b, s, seat, first):
    """The places of the grid of own lines that this link belongs to; lines meet on the start space too (10.14)."""
    grid = 1 << b.link_a[first] | 1 << b.link_b[first]
    grown = True
    while grown:
        grown = False
        for link in range(b.links):
            if s.lines[link] >> seat & 1:
                ends = 1 << b.link_a[link] | 1 << b.link_b[link]
                if ends & grid and ends & ~grid:
                    grid |= ends
                    grown = True
    return grid


@rule
def count_regions(regions):
    """How many regions, from one bit per region."""
    count = 0
    for region in range(n.REGIONS):
        count += regions >> region & 1
    return count


@rule
def regions_reached(b, grid):
    """In how many regions a line of this grid ends."""
    reached = 0
    for place in range(b.sites):
        reached |= b.regions_here[place] * (grid >> place & 1)
    return count_regions(reached)


@rule
def plants_connected(b, s, seat, grid):
    """Own plants at the places of this grid, the start space included."""
    plants = 0
    for place in range(b.places):
        if grid >> place & 1:
            plants += s.plants[seat, place]
    return plants


@rule
def most_regions_reached(b, s, seat):
    """In how many regions the best single grid of this seat ends (10.14)."""
    best, seen = 0, 0
    for link in range(b.links):
        if s.lines[link] >> seat & 1 and not seen >> b.link_a[link] & 1:
            grid = grid_with(b, s, seat, link)
            seen |= grid
            best = max(best, regions_reached(b, grid))
    return best


@rule
def most_plants_connected(b, s, seat):
    """How many own plants the grid that connects most of them connects."""
    best, seen = 0, 0
    for link in range(b.links):
        if s.lines[link] >> seat & 1 and not seen >> b.link_a[link] & 1:
            grid = grid_with(b, s, seat, link)
            seen |= grid
            best = max(best, plants_connected(b, s, seat, grid))
    return best
