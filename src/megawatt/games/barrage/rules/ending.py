"""The end: objective, goods, buildings, water, and who has won (notes, E-6 to E-8)."""

from megawatt.author import rule, tell
from megawatt.games.barrage import events
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.water import owns_powerhouse_in

GOODS_PER_VP = 5
TOP_RANK, RANK_STEP, AUTOMA_MORE = 15, 5, 5
AREAS = 3
MANY_PIECES = 3


@rule
def pieces_in_basin(b, s, seat, basin):
    """Own bases, elevations, conduits and powerhouses of a numbered valley."""
    count = 1 if owns_powerhouse_in(b, s, seat, basin) else 0
    if 2 * basin < n.DAMS:
        for place in range(2 * basin, 2 * basin + 2):
            if s.dam_owner[place] == seat + 1:
                count += s.dam_level[place]
            if s.conduit_owner[place] == seat + 1:
                count += 1
    return count


@rule
def pieces_in_area(b, s, seat, area):
    """Own pieces in mountain, hill or plain."""
    count = 0
    for basin in range(n.BASINS):
        if b.basin_area[basin] == area:
            count += pieces_in_basin(b, s, seat, basin)
    return count


@rule
def red_spaces(b, s, seat):
    """Own bases and powerhouses on red-bordered spaces."""
    count = 0
    for dam in range(n.DAMS):
        if s.dam_owner[dam] == seat + 1 and b.dam_cost[dam] > 0:
            count += 1
    for space in range(n.POWERHOUSES):
        if s.powerhouse_owner[space] == seat + 1 and b.powerhouse_cost[space] > 0:
            count += 1
    return count


@rule
def connections(b, s, seat):
    """Own bases that an own conduit connects to an own powerhouse, each once."""
    count = 0
    for dam in range(n.DAMS):
        if s.dam_owner[dam] == seat + 1:
            connected = 0
            for conduit in range(dam & ~1, (dam & ~1) + 2):
                if s.conduit_owner[conduit] == seat + 1 and owns_powerhouse_in(b, s, seat, b.conduit_to[conduit]):
                    connected = 1
            count += connected
    return count


@rule
def objective_count(b, s, seat, objective):
    """What the objective tile counts for a company."""
    if objective == n.RED_SPACES:
        return red_spaces(b, s, seat)
    if objective == n.CONNECTIONS:
        return connections(b, s, seat)
    if objective == n.STRONGEST_AREA or objective == n.WEAKEST_AREA:
        best = pieces_in_area(b, s, seat, 0)
        for area in range(1, AREAS):
            count = pieces_in_area(b, s, seat, area)
            best = max(best, count) if objective == n.STRONGEST_AREA else min(best, count)
        return best
    least = 1 if objective == n.BASINS_1 else MANY_PIECES
    count = 0
    for basin in range(n.BASINS):
        if pieces_in_basin(b, s, seat, basin) >= least:
            count += 1
    return count


@rule
def objective_vp(b, s, seat):
    """The points of the ranks that a company's count covers, shared with equals and rounded up; automas get 5 more each."""
    mine = objective_count(b, s, seat, s.objective)
    if mine == 0 and not b.objective_zero_ranked:
        return 0
    better, equal = 0, 0
    for other in range(b.companies):
        theirs = objective_count(b, s, other, s.objective)
        better += 1 if theirs > mine else 0
        equal += 1 if theirs == mine else 0
    total = 0
    for rank in range(better, better + equal):
        if rank < 3:
            total += TOP_RANK - RANK_STEP * rank + (AUTOMA_MORE if s.automa[seat] > 0 else 0)
    return (total + equal - 1) // equal


@rule
def water_vp(s, seat):
    """One point per drop in own dams."""
    count = 0
    for dam in range(n.DAMS):
        if s.dam_owner[dam] == seat + 1:
            count += s.drops[dam]
    return count


@rule
def goods_vp(s, seat):
    """One point per five goods of all kinds together; the wheel does not count (E-6)."""
    return (s.credits[seat] + s.excavators[seat] + s.mixers[seat]) // GOODS_PER_VP


@rule
def buildings_vp(b, s, seat):
    """The printed points of own private buildings."""
    count = 0
    for building in range(n.BUILDINGS):
        if s.building_owners[building] >> seat & 1:
            count += b.building_vp[building]
    return count


@rule
def final_scoring(b, s, log):
    """Objective, goods, buildings, water."""
    for seat in range(b.companies):
        s.objective_vp[seat] = objective_vp(b, s, seat)
    for seat in range(b.companies):
        goods, buildings, water = goods_vp(s, seat), buildings_vp(b, s, seat), water_vp(s, seat)
        s.vp[seat] += s.objective_vp[seat] + goods + buildings + water
        tell(log, events.OBJECTIVE_SCORED, s.company[seat], s.objective, s.objective_vp[seat])
        tell(log, events.GOODS_SCORED, s.company[seat], goods)
        if buildings > 0:
            tell(log, events.BUILDINGS_SCORED, s.company[seat], buildings)
        tell(log, events.WATER_SCORED, s.company[seat], water)
    tell(log, events.GAME_ENDS)


@rule
def returns(b, s, points):
    """Victory points."""
    for seat in range(b.seats):
        points[seat] = s.vp[seat]


@rule
def is_better(s, a, other):
    """More victory points, then more energy in the last round (E-7)."""
    if s.vp[a] != s.vp[other]:
        return s.vp[a] > s.vp[other]
    return s.energy[a] > s.energy[other]


@rule
def ranks(b, s, places):
    """Places among the people at the table; automas are ranked in the view."""
    for seat in range(b.seats):
        places[seat] = 1
        for other in range(b.seats):
            if is_better(s, other, seat):
                places[seat] += 1
