"""Phase 2: what a plant is worth to the bot, and how far it bids."""

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
from megawatt.games.power_grid.moves import BID, DISCARD, NOMINATE, PASS, RETURN
from megawatt.games.power_grid.names import ALLOWED, COAL, NOWHERE, OIL
from megawatt.games.power_grid.rules.auction import lowest_bid, may_own, why_not_give_up, why_not_nominate
from megawatt.games.power_grid.rules.bureaucracy import mine_price
from megawatt.games.power_grid.rules.market import plants_in_market, plants_on_offer
from megawatt.kernel.rules import rule

INCOME_SHARE = 15
"""Tenths of a round's profit that count for the worth of plants."""
GROWTH = 1
"""Cities by which the bot expects to grow before a new plant runs."""
END_CITY = 25
"""What a city powered at the very end is worth in money."""
END_DELAY = 2
"""The larger, the earlier in the game the end counts."""
OTHER_LOT_SHARE = 14
"""Tenths of the bargain on another lot that the bot sets against this one; above ten, as rivals spend their money here."""
FUTURE_SHARE = 4
"""Tenths of the bargain on a plant of the future market that the bot waits for."""
FUEL_KEPT = 5
"""Tenths of the fuel bill for which money is kept while bidding."""
MINE_PRICE = 3
"""What a mine's uranium sells for at least in the long run."""


# The answers.


@rule
def choose_nomination(b, s, actions):
    """The plant with the best bargain at its minimum price, unless it pays to wait."""
    seat = s.seat
    prices = expected_prices(b, s)
    best, best_bargain = -1, -NOWHERE
    for slot in range(plants_on_offer(b, s)):
        if why_not_nominate(b, s, seat, slot) == ALLOWED:
            bargain = bargain_on(b, s, seat, s.market[slot], prices)
            if bargain > best_bargain:
                best, best_bargain = slot, bargain
    waiting = FUTURE_SHARE * best_future_bargain(b, s, seat, prices) // 10
    if actions[0] == PASS and best_bargain < waiting:
        return PASS
    return NOMINATE + best


@rule
def choose_bid(b, s, actions):
    """The lowest bid while it is within the limit, else pass."""
    seat = s.seat
    if actions[0] != PASS:
        return actions[0]
    prices = expected_prices(b, s)
    limit = spendable_on(b, s, seat, s.lot, prices)
    if lowest_bid(s) <= limit:
        other = OTHER_LOT_SHARE * best_other_bargain(b, s, seat, prices) // 10
        limit = min(limit, worth_of(b, s, seat, s.lot, prices) - other)
    return BID + lowest_bid(s) if lowest_bid(s) <= limit else PASS


@rule
def choose_discard(b, s, actions, count):
    """The plant without which the others are worth most."""
    prices = expected_prices(b, s)
    supplied, bill = supplied_by(b, s, s.seat, ALL_PLANTS), bill_of(b, s, s.seat, ALL_PLANTS, prices)
    best, best_worth = actions[0], -NOWHERE
    for i in range(count):
        card = s.plants[s.seat, actions[i] - DISCARD]
        worth = worth_of_plants(b, s, s.seat, supplied - b.card_cities[card], bill - fuel_bill(b, card, prices))
        if worth > best_worth:
            best, best_worth = actions[i], worth
    return best


@rule
def choose_fuel_to_give_up(b, s):
    """The cheaper fuel goes."""
    coal_goes = expected_price(b, s, COAL) <= expected_price(b, s, OIL)
    if coal_goes and why_not_give_up(b, s, s.seat, COAL) == ALLOWED:
        return RETURN + COAL
    if why_not_give_up(b, s, s.seat, OIL) == ALLOWED:
        return RETURN + OIL
    return RETURN + COAL


# Bargains.


@rule
def bargain_on(b, s, seat, card, prices):
    """What this plant would bring beyond its minimum price."""
    return min(worth_of(b, s, seat, card, prices), spendable_on(b, s, seat, card, prices)) - b.card_number[card]


@rule
def best_other_bargain(b, s, seat, prices):
    """The best bargain on offer besides the lot under the hammer."""
    best = 0
    for slot in range(plants_on_offer(b, s)):
        if s.market[slot] != s.lot and may_own(b, s, seat, s.market[slot]):
            best = max(best, bargain_on(b, s, seat, s.market[slot], prices))
    return best


@rule
def best_future_bargain(b, s, seat, prices):
    """The best bargain among the plants that are not on offer yet."""
    best = 0
    for slot in range(plants_on_offer(b, s), plants_in_market(s)):
        card = s.market[slot]
        if may_own(b, s, seat, card):
            worth = min(worth_of(b, s, seat, card, prices), s.cash[seat] + s.earned[seat])
            best = max(best, worth - b.card_number[card])
    return best


@rule
def spendable_on(b, s, seat, card, prices):
    """The cash in hand less what is kept for fuel."""
    bill = bill_of(b, s, seat, ALL_PLANTS, prices) + fuel_bill(b, card, prices)
    return s.cash[seat] - FUEL_KEPT * max(0, bill - stored_value(s, seat, prices)) // 10


# Worth.


@rule
def worth_of(b, s, seat, card, prices):
    """The most this plant is worth to this seat, in money."""
    if b.card_mine[card]:
        return worth_of_mine(b, s, card)
    supplied, bill = supplied_by(b, s, seat, ALL_PLANTS), bill_of(b, s, seat, ALL_PLANTS, prices)
    before = worth_of_plants(b, s, seat, supplied, bill)
    supplied += b.card_cities[card]
    bill += fuel_bill(b, card, prices)
    if s.plant_count[seat] < b.most_plants:
        return worth_of_plants(b, s, seat, supplied, bill) - before
    best = -NOWHERE
    for slot in range(s.plant_count[seat]):
        old = s.plants[seat, slot]
        worth = worth_of_plants(b, s, seat, supplied - b.card_cities[old], bill - fuel_bill(b, old, prices))
        best = max(best, worth)
    return best - before


@rule
def worth_of_mine(b, s, card):
    """A mine sells its uranium in every round to come; networks grow by about two cities a round."""
    rounds = (cities_to_go(b, s) + 1) // 2
    return rounds * b.card_cities[card] * max(MINE_PRICE, mine_price(b, s))


@rule
def worth_of_plants(b, s, seat, supplied, bill):
    """What plants for so many cities with such a fuel bill will earn soon, and what they power at the end."""
    end = s.end_at
    at_end = END_CITY * min(supplied, end) * (1 + END_DELAY) // (END_DELAY + cities_to_go(b, s))
    return at_end + INCOME_SHARE * profit(b, supplied, bill, min(s.cities[seat] + GROWTH, end)) // 10


@rule
def profit(b, supplied, bill, cities):
    """A round's income less fuel for a network of this size; of surplus plants only the share that is needed runs."""
    powered = min(supplied, cities)
    if powered == 0:
        return b.income[0]
    return b.income[min(powered, len(b.income) - 1)] - bill * powered // supplied
