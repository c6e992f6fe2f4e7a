"""The figures that the table asks of the rules: what grids and regions score, and how far the crew could go."""

from megawatt.author import RuleQueries, rule
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.moves import actions
from megawatt.games.future_energy.rules.ending import score_empty_spaces, score_grid, score_largest_grid, score_region, total
from megawatt.games.future_energy.rules.grids import most_regions_reached
from megawatt.games.future_energy.rules.moving import begin_move, find_ways, go_the_best_link, has_target, why_not_target
from megawatt.games.future_energy.rules.questions import legal

NO_TARGET = -1
FIGURES = ("points", "cash", "plants")


@rule
def figures(b, s, seat, numbers):
    """Points, with the final scoring once the game is over; money; plants on the map."""
    numbers[0] = total(b, s, seat) if s.seat == n.NOBODY else s.score[seat]
    numbers[1] = s.cash[seat]
    numbers[2] = 0
    for region in range(b.regions):
        numbers[2] += s.in_region[seat, region]


@rule
def measure_ways(b, s):
    """Find the ways from where the crew stands, as if the active seat moved it now."""
    s.visited = 0
    find_ways(b, s, s.active, s.crew, s.extensions[s.active])


@rule
def cheapest_way(b, s):
    """What the nearest site costs that the active seat could build on; NO_TARGET without any."""
    measure_ways(b, s)
    cheapest = NO_TARGET
    for site in range(b.sites):
        if why_not_target(b, s, s.active, site) == n.ALLOWED:
            price = s.way[s.extensions[s.active], site] // n.PRICE
            cheapest = price if cheapest == NO_TARGET else min(cheapest, price)
    return cheapest


@rule
def reaches_with(b, s, cash, card):
    """Whether some site can be reached with this money and, unless it is NO_CARD, the plants of this contract besides."""
    s.cash[s.active] = cash
    if card != n.NO_CARD:
        s.on_contracts[s.active] += b.spaces[card]
        for space in range(b.spaces[card]):
            s.ready[s.active, b.icons[card, space]] += 1
    measure_ways(b, s)
    return has_target(b, s, s.active)


@rule
def walk_to(b, s, site, listed):
    """What the best way to a site costs and where it goes, as `walk_on` lists it."""
    begin_move(s, site)
    find_ways(b, s, s.active, site, s.extensions_left)
    return walk_on(b, s, listed)


@rule
def walk_on(b, s, listed):
    """What each seat and the bank are paid on the best way on, and then its links."""
    for payee in range(b.seats + 1):
        listed[payee] = -s.paid[payee]
    count = b.seats + 1
    while s.crew != s.target:
        listed[count] = go_the_best_link(b, s, None)
        count += 1
    for payee in range(b.seats + 1):
        listed[payee] += s.paid[payee]
    return count


@rule
def score_regions(b, s, listed):
    """Everybody's points for every region, seat by seat."""
    count = 0
    for seat in range(b.seats):
        for region in range(b.regions):
            listed[count] = score_region(b, s, seat, region)
            count += 1
    return count


queries = RuleQueries(__name__)
points_of_empty_spaces = queries(score_empty_spaces)
points_of_regions = queries(score_regions)
points_of_grid = queries(score_grid)
points_of_largest_grid = queries(score_largest_grid)
regions_in_grid = queries(most_regions_reached)
price_of_cheapest_way = queries(cheapest_way, on_copy=True)
can_reach_with = queries(reaches_with, on_copy=True)
way_to_site = queries(walk_to, on_copy=True)
way_on = queries(walk_on, on_copy=True)
moves_now = queries.list_of_moves(legal, actions.count)
