"""Phase 4: build houses (NOTES 5)."""

from megawatt.author import rule, tell
from megawatt.games.power_grid import events
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.rules.market import remove_what_must_leave

OUT_OF_REACH = -1
"""The price of a house that cannot be built whatever is paid."""


@rule
def begin_building(b, s):
    """Last player first."""
    s.phase = n.BUILDING
    s.turn = b.seats - 1
    s.built_this_round = 0


@rule
def space_price(b, s, city):
    """The cheapest open space: 10, 15 or 20 (5.2)."""
    return b.space_price[city, s.houses[city]]


@rule
def connection_price(b, s, seat, city):
    """The cheapest path from any own city; nothing for the first city (5.1, 5.2)."""
    if s.cities[seat] == 0:
        return 0
    reach = s.reach[seat, city]
    if b.connection_at_most > 0:
        return min(reach, b.connection_at_most)
    if reach == n.NOWHERE and b.second_network_cost > 0 and s.houses[city] == 0:
        return b.second_network_cost
    return reach


@rule
def house_price(b, s, seat, city):
    """What this seat pays to build here now."""
    return space_price(b, s, city) + connection_price(b, s, seat, city)


@rule
def why_no_space(b, s, seat, city):
    """The first rule that keeps this seat out of this city whatever it pays, or ALLOWED (5.1, 5.3)."""
    if city >= b.cities:
        return n.NO_SUCH_THING
    if not s.in_play[city]:
        return n.OUT_OF_PLAY
    if s.owners[city] >> seat & 1:
        return n.ALREADY_THERE
    if s.houses[city] >= b.open_spaces[city, s.step]:
        return n.CITY_FULL
    if b.most_cities > 0 and s.cities[seat] >= b.most_cities:
        return n.NETWORK_LIMIT
    return n.ALLOWED


@rule
def why_not_first_city(b, s, city):
    """The first rule that forbids beginning a network here, or ALLOWED (5.1)."""
    if b.foreign[city]:
        return n.NOT_AS_FIRST_CITY
    if b.start_cities_only and not b.start_city[city]:
        return n.START_CITY_ONLY
    if b.late_start_free_city and s.houses[city] > 0:
        return n.FREE_CITY_ONLY
    return n.ALLOWED


@rule
def why_out_of_reach(b, s, seat, city):
    """The first rule that forbids this house whatever money the seat has, or ALLOWED (5.1-5.3)."""
    reason = why_no_space(b, s, seat, city)
    if reason != n.ALLOWED:
        return reason
    if s.cities[seat] == 0:
        reason = why_not_first_city(b, s, city)
        if reason != n.ALLOWED:
            return reason
    elif b.start_cities_only and s.round_no == 1:
        return n.TWO_HOUSES_IN_ROUND_1
    if connection_price(b, s, seat, city) >= n.NOWHERE:
        return n.NOT_CONNECTED
    return n.ALLOWED


@rule
def why_not_build(b, s, seat, city):
    """The first rule that forbids this house, or ALLOWED (5.1-5.3)."""
    reason = why_out_of_reach(b, s, seat, city)
    if reason != n.ALLOWED:
        return reason
    if house_price(b, s, seat, city) > s.cash[seat]:
        return n.TOO_DEAR
    return n.ALLOWED


@rule
def why_no_second_network(b, s, seat, city):
    """Japan: the first rule that forbids a second network here whatever money the seat has, or ALLOWED."""
    if not b.start_cities_only or s.cities[seat] == 0:
        return n.NO_SUCH_THING
    if s.second_start_used[seat]:
        return n.SECOND_NETWORK_BEGUN
    reason = why_no_space(b, s, seat, city)
    if reason != n.ALLOWED:
        return reason
    if not b.start_city[city]:
        return n.START_CITY_ONLY
    return n.ALLOWED


@rule
def why_not_found(b, s, seat, city):
    """Japan: the first rule that forbids starting a second network here without a connection, or ALLOWED."""
    reason = why_no_second_network(b, s, seat, city)
    if reason != n.ALLOWED:
        return reason
    if space_price(b, s, city) > s.cash[seat]:
        return n.TOO_DEAR
    return n.ALLOWED


@rule
def lowest_price(b, s, seat, city):
    """The least this seat would pay for a house here now, with or without the money; OUT_OF_REACH when it could have none."""
    if why_no_second_network(b, s, seat, city) == n.ALLOWED:
        return space_price(b, s, city)
    if why_out_of_reach(b, s, seat, city) != n.ALLOWED:
        return OUT_OF_REACH
    return house_price(b, s, seat, city)


@rule
def can_build(b, s, seat):
    """Whether there is any city this seat could build in."""
    for city in range(b.cities):
        if why_not_build(b, s, seat, city) == n.ALLOWED:
            return True
    if b.start_cities_only:
        for city in range(b.cities):
            if why_not_found(b, s, seat, city) == n.ALLOWED:
                return True
    return False


@rule
def ask_next_builder(b, s):
    """Reverse player order; who can build nothing is passed over. Returns False when the phase is over."""
    while s.turn >= 0:
        seat = s.order[s.turn]
        if can_build(b, s, seat):
            s.seat = seat
            s.asked = n.ASK_BUILD
            return True
        s.turn -= 1
    return False


@rule
def build_house(b, s, seat, city, log):
    """Build for the price of space and connection; True, because the seat may build on."""
    place_house(b, s, seat, city, house_price(b, s, seat, city), log)
    return True


@rule
def found_network(b, s, seat, city, log):
    """Japan: the second network begins in a starting city, without a connection; True, because the seat may build on."""
    s.second_start_used[seat] = 1
    place_house(b, s, seat, city, space_price(b, s, city), log)
    return True


@rule
def place_house(b, s, seat, city, price, log):
    """Pay, place the house, and let it count at once as a start for the next (5.2)."""
    s.cash[seat] -= price
    s.owners[city] |= 1 << seat
    s.houses[city] += 1
    s.cities[seat] += 1
    s.built_this_round += 1
    tell(log, events.HOUSE_BUILT, seat, city, price)
    spread_reach(b, s, seat, city)
    remove_what_must_leave(b, s, log)


@rule
def spread_reach(b, s, seat, city):
    """Bring the cheapest connections up to date from a new city, through any city in play (5.2)."""
    s.reach[seat, city] = 0
    to_visit = 1 << city
    while to_visit != 0:
        for here in range(b.cities):
            if to_visit >> here & 1:
                to_visit ^= 1 << here
                for i in range(b.degree[here]):
                    there = b.neighbour[here, i]
                    cost = s.reach[seat, here] + b.link_cost[here, i]
                    if s.in_play[there] and cost < s.reach[seat, there]:
                        s.reach[seat, there] = cost
                        to_visit |= 1 << there


@rule
def finish_building(s):
    """The next in reverse order builds."""
    s.turn -= 1
