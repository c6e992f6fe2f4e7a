"""The end of the game: the final scoring (NOTES 8) with module 1, the largest grid (NOTES 9), and the places."""

from megawatt.author import rule, tell
from megawatt.games.future_energy import events
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.contracts import all_contracts
from megawatt.games.future_energy.rules.grids import most_plants_connected, most_regions_reached

MOST_MONEY = 1 << 16
"""More than anybody can have."""


@rule
def score_empty_spaces(b, s, seat):
    """1 point per empty space on own uncompleted contracts, by agreement on all of them (8.1, 10.3)."""
    empty = 0
    for card in range(all_contracts(b)):
        if s.holder[card] == seat and (s.plants_on[card] != 0 or b.empty_spaces_all):
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
    leading, tied = 0, 0
    for other in range(b.seats):
        leading += s.in_region[other, region] > own
        tied += s.in_region[other, region] == own
    return b.region_share[leading, tied]


@rule
def score_regions(b, s, seat):
    """The points of all regions together."""
    points = 0
    for region in range(b.regions):
        points += score_region(b, s, seat, region)
    return points


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
    if s.phase == n.GAME_OVER:
        return s.final[seat]
    points = s.score[seat] + score_empty_spaces(b, s, seat) + score_certificates(s, seat)
    return points + score_regions(b, s, seat) + score_grid(b, s, seat) + score_largest_grid(b, s, seat)


@rule
def end_game(b, s, log):
    """Everything is scored, and nobody is asked any more."""
    score_everything(b, s)
    s.phase = n.GAME_OVER
    s.seat = n.NOBODY
    s.asked = n.ASK_NOTHING
    tell(log, events.GAME_ENDS)


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
        places[seat] = (total(b, s, seat) * MOST_MONEY + s.cash[seat]) * (n.SEATS + 1)
    for seat in range(b.seats):
        for other in range(b.seats):
            if places[other] // (n.SEATS + 1) > places[seat] // (n.SEATS + 1):
                places[seat] += 1
    for seat in range(b.seats):
        places[seat] = 1 + places[seat] % (n.SEATS + 1)
