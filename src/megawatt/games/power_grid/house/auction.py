"""Phase 2: what a plant is worth to the bot, and how far it bids."""

from megawatt.author import rule
from megawatt.games.power_grid import moves as m
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.house import bot_parameters as p
from megawatt.games.power_grid.house.outlook import (
    ALL_PLANTS,
    bill_of,
    cities_to_go,
    expected_price,
    expected_prices,
    fuel_bill,
    stored_value,
    supplied_by,
)
from megawatt.games.power_grid.rules.auction import lowest_bid, may_own, why_not_give_up, why_not_nominate
from megawatt.games.power_grid.rules.bureaucracy import mine_price
from megawatt.games.power_grid.rules.market import plants_in_market, plants_on_offer

MINE_PRICE = 3
"""What a mine's uranium sells for at least in the long run."""


# The answers.


@rule
def choose_nomination(b, s, actions, parameters):
    """The plant with the best bargain at its minimum price, unless it pays to wait."""
    seat = s.seat
    prices = expected_prices(b, s)
    best, best_bargain = -1, -n.NOWHERE
    for slot in range(plants_on_offer(b, s)):
        if why_not_nominate(b, s, seat, slot) == n.ALLOWED:
            bargain = bargain_on(b, s, seat, s.market[slot], prices, parameters)
            if bargain > best_bargain:
                best, best_bargain = slot, bargain
    waiting = waiting_bargain(b, s, seat, prices, parameters)
    if actions[0] == m.PASS and best_bargain < waiting:
        return m.PASS
    return m.NOMINATE + best


@rule
def choose_bid(b, s, actions, parameters):
    """The lowest bid while it is within the limit, else pass."""
    seat = s.seat
    if actions[0] != m.PASS:
        return actions[0]
    prices = expected_prices(b, s)
    limit = bid_limit(b, s, seat, prices, parameters)
    return m.BID + lowest_bid(s) if lowest_bid(s) <= limit else m.PASS


@rule
def choose_discard(b, s, actions, count, parameters):
    """The plant without which the others are worth most."""
    prices = expected_prices(b, s)
    best, best_worth = actions[0], -n.NOWHERE
    for i in range(count):
        card = s.plants[s.seat, actions[i] - m.DISCARD]
        worth = worth_without(b, s, s.seat, card, prices, parameters)
        if worth > best_worth:
            best, best_worth = actions[i], worth
    return best


@rule
def choose_fuel_to_give_up(b, s):
    """The cheaper fuel goes."""
    coal_goes = expected_price(b, s, n.COAL) <= expected_price(b, s, n.OIL)
    if coal_goes and why_not_give_up(b, s, s.seat, n.COAL) == n.ALLOWED:
        return m.RETURN + n.COAL
    if why_not_give_up(b, s, s.seat, n.OIL) == n.ALLOWED:
        return m.RETURN + n.OIL
    return m.RETURN + n.COAL


# Bargains.


@rule
def bid_limit(b, s, seat, prices, parameters):
    """The most this seat bids for the lot under the hammer."""
    limit = spendable_on(b, s, seat, s.lot, prices, parameters)
    if lowest_bid(s) > limit:
        return limit
    worth = worth_of(b, s, seat, s.lot, prices, parameters)
    if lowest_bid(s) > worth:
        return worth
    other = parameters[p.OTHER_LOT_SHARE] * best_other_bargain(b, s, seat, prices, parameters) // 100
    return min(limit, worth - other)


@rule
def waiting_bargain(b, s, seat, prices, parameters):
    """What the bot expects of waiting for a plant of the future market."""
    return parameters[p.FUTURE_SHARE] * best_future_bargain(b, s, seat, prices, parameters) // 100


@rule
def bargain_on(b, s, seat, card, prices, parameters):
    """What this plant would bring beyond its minimum price."""
    return (
        min(worth_of(b, s, seat, card, prices, parameters), spendable_on(b, s, seat, card, prices, parameters))
        - b.card_number[card]
    )


@rule
def best_other_bargain(b, s, seat, prices, parameters):
    """The best bargain on offer besides the lot under the hammer."""
    best = 0
    for slot in range(plants_on_offer(b, s)):
        if s.market[slot] != s.lot and may_own(b, s, seat, s.market[slot]):
            best = max(best, bargain_on(b, s, seat, s.market[slot], prices, parameters))
    return best


@rule
def best_future_bargain(b, s, seat, prices, parameters):
    """The best bargain among the plants that are not on offer yet."""
    best = 0
    for slot in range(plants_on_offer(b, s), plants_in_market(s)):
        card = s.market[slot]
        if may_own(b, s, seat, card):
            worth = min(worth_of(b, s, seat, card, prices, parameters), s.cash[seat] + s.earned[seat])
            best = max(best, worth - b.card_number[card])
    return best


@rule
def spendable_on(b, s, seat, card, prices, parameters):
    """The cash in hand less what is kept for fuel."""
    bill = bill_of(b, s, seat, ALL_PLANTS, prices) + fuel_bill(b, card, prices)
    return s.cash[seat] - parameters[p.FUEL_KEPT] * max(0, bill - stored_value(s, seat, prices)) // 100


# Worth.


@rule
def worth_of(b, s, seat, card, prices, parameters):
    """The most this plant is worth to this seat, in money."""
    if b.card_mine[card]:
        return worth_of_mine(b, s, card)
    supplied, bill = supplied_by(b, s, seat, ALL_PLANTS), bill_of(b, s, seat, ALL_PLANTS, prices)
    before = worth_of_plants(b, s, seat, supplied, bill, parameters)
    supplied += b.card_cities[card]
    bill += fuel_bill(b, card, prices)
    if s.plant_count[seat] < b.most_plants:
        return worth_of_plants(b, s, seat, supplied, bill, parameters) - before
    best = -n.NOWHERE
    for slot in range(s.plant_count[seat]):
        old = s.plants[seat, slot]
        worth = worth_of_plants(b, s, seat, supplied - b.card_cities[old], bill - fuel_bill(b, old, prices), parameters)
        best = max(best, worth)
    return best - before


@rule
def worth_without(b, s, seat, card, prices, parameters):
    """What this seat's other plants are worth when this one is given away."""
    supplied, bill = supplied_by(b, s, seat, ALL_PLANTS), bill_of(b, s, seat, ALL_PLANTS, prices)
    return worth_of_plants(b, s, seat, supplied - b.card_cities[card], bill - fuel_bill(b, card, prices), parameters)


@rule
def worth_of_mine(b, s, card):
    """A mine sells its uranium in every round to come; networks grow by about two cities a round."""
    rounds = (cities_to_go(b, s) + 1) // 2
    return rounds * b.card_cities[card] * max(MINE_PRICE, mine_price(b, s))


@rule
def worth_of_plants(b, s, seat, supplied, bill, parameters):
    """What plants for so many cities with such a fuel bill will earn soon, and what they power at the end."""
    end, to_go = s.end_at, cities_to_go(b, s)
    at_end = parameters[p.END_CITY] * min(supplied, end) * (1 + parameters[p.END_DELAY]) // (parameters[p.END_DELAY] + to_go)
    earned = parameters[p.INCOME_SHARE] + parameters[p.INCOME_LASTING] * to_go
    return at_end + earned * profit(b, supplied, bill, min(s.cities[seat] + parameters[p.GROWTH], end)) // 100


@rule
def profit(b, supplied, bill, cities):
    """A round's income less fuel for a network of this size; of surplus plants only the share that is needed runs."""
    powered = min(supplied, cities)
    if powered == 0:
        return b.income[0]
    return b.income[min(powered, len(b.income) - 1)] - bill * powered // supplied
