"""Phase 4: cheap links first, as many cities as can be powered, and an eye on the end of the game."""

from megawatt.author import rule
from megawatt.games.power_grid import moves as m
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.house import bot_parameters as p
from megawatt.games.power_grid.house.outlook import ALL_PLANTS, affordable_network, fuelled_capacity, supplied_by
from megawatt.games.power_grid.rules.building import house_price, space_price
from megawatt.games.power_grid.rules.market import largest_network

SECOND_NETWORK = 4
"""By how much a second network seems cheaper for every city of the first, where one network cannot reach the end."""
LAST_ROUND_TO_SAVE = 20
"""From this round on the bot ends the game even when it is not winning."""


@rule
def choose_house(b, s, actions, count, parameters):
    """The best city if the bot wants another house, else done."""
    action = best_house(b, s, actions, count, parameters)
    if action == m.DONE:
        return m.DONE
    return action if wants_house(b, s, s.seat, max(1, price_of(b, s, action)), parameters) else m.DONE


@rule
def price_of(b, s, action):
    """What building or founding here costs."""
    if action >= m.FOUND:
        return space_price(b, s, action - m.FOUND)
    return house_price(b, s, s.seat, action - m.BUILD)


# Where.


@rule
def best_house(b, s, actions, count, parameters):
    """The city that is cheapest when the connections it saves later are counted."""
    best, best_cost = m.DONE, 10 * n.NOWHERE
    two_needed = needs_second_network(b, s, s.seat)
    for i in range(1, count):
        cost = cost_of_house(b, s, actions[i], two_needed)
        if s.cities[s.seat] > 0 and cost - 10 * parameters[p.MOST_SAVED] >= best_cost:
            continue
        cost -= saved_by_house(b, s, actions[i], parameters)
        if cost < best_cost:
            best, best_cost = actions[i], cost
    return best


@rule
def city_of(action):
    """The city that is built or founded in."""
    return action - m.FOUND if action >= m.FOUND else action - m.BUILD


@rule
def cost_of_house(b, s, action, two_needed):
    """Ten times what a house costs; the first one of a second network that is needed seems cheaper."""
    cost = 10 * price_of(b, s, action)
    if two_needed and s.reach[s.seat, city_of(action)] == n.NOWHERE:
        cost -= 10 * SECOND_NETWORK * s.cities[s.seat]
    return cost


@rule
def saved_by_house(b, s, action, parameters):
    """Ten times what a house saves later."""
    if s.cities[s.seat] == 0:
        return parameters[p.SAVED_SHARE] * first_city_outlook(b, s, city_of(action), parameters)
    return min(10 * parameters[p.MOST_SAVED], parameters[p.SAVED_SHARE] * saved_links(b, s, s.seat, city_of(action), parameters))


@rule
def needs_second_network(b, s, seat):
    """Whether this seat's network, on one of two islands, can never reach the end number."""
    if b.second_network_cost == 0 or s.cities[seat] == 0:
        return False
    reached = 0
    for city in range(b.cities):
        if s.reach[seat, city] < n.NOWHERE:
            reached += 1
    return reached < s.end_at


@rule
def saved_links(b, s, seat, city, parameters):
    """By how much a house here shortens the connections to the neighbours that still have room."""
    saved = 0
    for i in range(b.degree[city]):
        there = b.neighbour[city, i]
        if s.in_play[there] and s.houses[there] < b.open_spaces[there, s.step]:
            saved += max(0, min(s.reach[seat, there], parameters[p.LONG_LINK]) - b.link_cost[city, i])
    return saved


@rule
def first_city_outlook(b, s, city, parameters):
    """How short the links from here are, above all to free cities, and in part those from the neighbours onwards."""
    outlook = 0
    for i in range(b.degree[city]):
        there = b.neighbour[city, i]
        if s.in_play[there]:
            near = max(0, parameters[p.LONG_LINK] - b.link_cost[city, i])
            outlook += near if s.houses[there] == 0 else near // 3
            outlook += saved_links(b, s, s.seat, there, parameters) * near // (3 * parameters[p.LONG_LINK])
    return outlook


# Whether.


@rule
def wants_house(b, s, seat, price, parameters):
    """Whether to build one more house at this price."""
    end = s.end_at
    fuelled = fuelled_capacity(b, s, seat)
    if largest_network(b, s) >= end or s.round_no >= b.round_limit:
        return s.cities[seat] < fuelled
    if s.cities[seat] + s.cash[seat] // price >= end and wins_by_ending(b, s, seat, fuelled, price, parameters):
        return True
    if s.cities[seat] + 1 >= end:
        return s.round_no >= LAST_ROUND_TO_SAVE or places_left(b, s) <= b.seats
    if s.cities[seat] < fuelled:
        return price <= parameters[p.DEAREST_HOUSE]
    if s.cities[seat] >= supplied_by(b, s, seat, ALL_PLANTS) + parameters[p.AHEAD_CITIES]:
        return False
    return s.cash[seat] - price >= parameters[p.AHEAD_CASH]


@rule
def places_left(b, s):
    """How many cities still have an open space."""
    places = 0
    for city in range(b.cities):
        if s.in_play[city] and s.houses[city] < b.open_spaces[city, s.step]:
            places += 1
    return places


@rule
def wins_by_ending(b, s, seat, fuelled, price, parameters):
    """Whether this seat would be first if it ended the game now."""
    mine = min(fuelled, s.cities[seat] + s.cash[seat] // price)
    built = s.end_at - s.cities[seat]
    for place in range(b.seats):
        other = s.order[place]
        if other != seat:
            theirs = min(fuelled_capacity(b, s, other), cities_at_end(s, place, parameters))
            if theirs > mine or (theirs == mine and s.cash[other] > s.cash[seat] - built * price):
                return False
    return True


@rule
def cities_at_end(s, place, parameters):
    """The network this place in the order will have after this phase; those before the builder have still to build."""
    seat = s.order[place]
    if place < s.turn:
        return affordable_network(s, seat, parameters)
    return s.cities[seat]
