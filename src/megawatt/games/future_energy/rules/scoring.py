"""The final scoring (NOTES 8) with module 1, the largest grid (NOTES 9)."""

from megawatt.games.future_energy.names import GAME_OVER, REGIONS, SEATS
from megawatt.games.future_energy.rules.contracts import all_contracts
from megawatt.kernel.rules import rule

MOST_MONEY = 1 << 16
"""More than anybody can have."""


@rule
def score_empty_spaces(b, s, seat):
    """1 point per empty space on own uncompleted contracts, by agreement on all of them (8.1, 10.3)."""
    empty = 0
    for card in range(all_contracts(b)):
        if s.holder[card] == seat and (s.plants_on[card] != 0 or b.completed_count):
            for space in range(b.spaces[card]):
                empty += 1 - (s.plants_on[card] >> space & 1)
    return empty


@rule
def score_certificates(s, seat):
    """The values of the own certificates (8.2)."""
    points = 0
    for drawn in range(s.certificates_drawn):
        if s.certificate_holder[drawn] == seat:
            points += s.certificate[drawn]
    return points


@rule
def score_region(b, s, seat, region):
    """Places by number of plants; tied players share what their places bring, rounded down (8.3)."""
    own = s.in_region[seat, region]
    if own == 0:
        return 0
    better, alike = 0, 0
    for other in range(b.seats):
        if s.in_region[other, region] > own:
            better += 1
        elif s.in_region[other, region] == own:
            alike += 1
    points = 0
    for place in range(better, min(better + alike, len(b.region_points))):
        points += b.region_points[place]
    return points // alike


@rule
def score_regions(b, s, seat):
    """The points of all regions together."""
    points = 0
    for region in range(b.regions):
        points += score_region(b, s, seat, region)
    return points


# Grids: connected own lines, as one bit per place that a line ends at.


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
def regions_reached(b, grid):
    """In how many regions a line of this grid ends."""
    reached = 0
    for place in range(b.sites):
        if grid >> place & 1:
            reached |= 1 << b.region[place]
    count = 0
    for region in range(REGIONS):
        count += reached >> region & 1
    return count


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


@rule
def score_grid(b, s, seat):
    """Points for the regions that the best single grid reaches (8.4)."""
    return b.grid_points[most_regions_reached(b, s, seat)]


@rule
def score_largest_grid(b, s, seat):
    """Module 1: 2 points per own plant in the grid that connects most of them (9)."""
    if not b.module_1:
        return 0
    return b.points_per_grid_plant * most_plants_connected(b, s, seat)


@rule
def total(b, s, seat):
    """The score so far and all that is (or would be) added at the end."""
    if s.phase == GAME_OVER:
        return s.final[seat]
    points = s.score[seat] + score_empty_spaces(b, s, seat) + score_certificates(s, seat)
    return points + score_regions(b, s, seat) + score_grid(b, s, seat) + score_largest_grid(b, s, seat)


@rule
def score_everything(b, s):
    """The game is over: the points of everybody are final."""
    for seat in range(b.seats):
        s.final[seat] = total(b, s, seat)


@rule
def returns(b, s, points):
    """Every seat's points if the game ended now."""
    for seat in range(b.seats):
        points[seat] = total(b, s, seat)


@rule
def ranks(b, s, places):
    """Most points, then most money; a further tie is a shared victory (8).

    `places` first takes one number per seat that is larger for the better result, with room below it to count.
    """
    for seat in range(b.seats):
        places[seat] = (total(b, s, seat) * MOST_MONEY + s.cash[seat]) * (SEATS + 1)
    for seat in range(b.seats):
        for other in range(b.seats):
            if places[other] // (SEATS + 1) > places[seat] // (SEATS + 1):
                places[seat] += 1
    for seat in range(b.seats):
        places[seat] = 1 + places[seat] % (SEATS + 1)
