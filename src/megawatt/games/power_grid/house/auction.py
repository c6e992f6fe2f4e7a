"""Phase 2: what a plant is worth to the bot, and how far it bids."""

from megawatt.games.power_grid.house.habits import (
    END_CITY,
    END_DELAY,
    FUEL_KEPT,
    FUTURE_SHARE,
    GROWTH,
    INCOME_LASTING,
    INCOME_SHARE,
    OTHER_LOT_SHARE,
)
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

MINE_PRICE = 3
"""What a mine's uranium sells for at least in the long run."""


# The answers.


@rule
def choose_nomination(b, s, actions, habits):
    """The plant with the best bargain at its minimum price, unless it pays to wait."""
    seat = s.seat
    prices = expected_prices(b, s)
    best, best_bargain = -1, -NOWHERE
    for slot in range(plants_on_offer(b, s)):
        if why_not_nominate(b, s, seat, slot) == ALLOWED:
            bargain = bargain_on(b, s, seat, s.market[slot], prices, habits)
            if bargain > best_bargain:
                best, best_bargain = slot, bargain
    waiting = waiting_bargain(b, s, seat, prices, habits)
    if actions[0] == PASS and best_bargain < waiting:
        return PASS
    return NOMINATE + best


@rule
def choose_bid(b, s, actions, habits):
    """The lowest bid while it is within the limit, else pass."""
    seat = s.seat
    if actions[0] != PASS:
        return actions[0]
    prices = expected_prices(b, s)
    limit = bid_limit(b, s, seat, prices, habits)
    return BID + lowest_bid(s) if lowest_bid(s) <= limit else PASS


@rule
def choose_discard(b, s, actions, count, habits):
    """The plant without which the others are worth most."""
    prices = expected_prices(b, s)
    best, best_worth = actions[0], -NOWHERE
    for i in range(count):
        card = s.plants[s.seat, actions[i] - DISCARD]
        worth = worth_without(b, s, s.seat, card, prices, habits)
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
def bid_limit(b, s, seat, prices, habits):
    """The most this seat bids for the lot under the hammer."""
    limit = spendable_on(b, s, seat, s.lot, prices, habits)
    if lowest_bid(s) > limit:
        return limit
    worth = worth_of(b, s, seat, s.lot, prices, habits)
    if lowest_bid(s) > worth:
        return worth
    other = habits[OTHER_LOT_SHARE] * best_other_bargain(b, s, seat, prices, habits) // 100
    return min(limit, worth - other)


@rule
def waiting_bargain(b, s, seat, prices, habits):
    """What the bot expects of waiting for a plant of the future market."""
    return habits[FUTURE_SHARE] * best_future_bargain(b, s, seat, prices, habits) // 100


@rule
def bargain_on(b, s, seat, card, prices, habits):
    """What this plant would bring beyond its minimum price."""
    return min(worth_of(b, s, seat, card, prices, habits), spendable_on(b, s, seat, card, prices, habits)) - b.card_number[card]


@rule
def best_other_bargain(b, s, seat, prices, habits):
    """The best bargain on offer besides the lot under the hammer."""
    best = 0
    for slot in range(plants_on_offer(b, s)):
        if s.market[slot] != s.lot and may_own(b, s, seat, s.market[slot]):
            best = max(best, bargain_on(b, s, seat, s.market[slot], prices, habits))
    return best


@rule
def best_future_bargain(b, s, seat, prices, habits):
    """The best bargain among the plants that are not on offer yet."""
    best = 0
    for slot in range(plants_on_offer(b, s), plants_in_market(s)):
        card = s.market[slot]
        if may_own(b, s, seat, card):
            worth = min(worth_of(b, s, seat, card, prices, habits), s.cash[seat] + s.earned[seat])
            best = max(best, worth - b.card_number[card])
    return best


@rule
def spendable_on(b, s, seat, card, prices, habits):
    """The cash in hand less what is kept for fuel."""
    bill = bill_of(b, s, seat, ALL_PLANTS, prices) + fuel_bill(b, card, prices)
    return s.cash[seat] - habits[FUEL_KEPT] * max(0, bill - stored_value(s, seat, prices)) // 100


# Worth.


@rule
def worth_of(b, s, seat, card, prices, habits):
    """The most this plant is worth to this seat, in money."""
    if b.card_mine[card]:
        return worth_of_mine(b, s, card)
    supplied, bill = supplied_by(b, s, seat, ALL_PLANTS), bill_of(b, s, seat, ALL_PLANTS, prices)
    before = worth_of_plants(b, s, seat, supplied, bill, habits)
    supplied += b.card_cities[card]
    bill += fuel_bill(b, card, prices)
    if s.plant_count[seat] < b.most_plants:
        return worth_of_plants(b, s, seat, supplied, bill, habits) - before
    best = -NOWHERE
    for slot in range(s.plant_count[seat]):
        old = s.plants[seat, slot]
        worth = worth_of_plants(b, s, seat, supplied - b.card_cities[old], bill - fuel_bill(b, old, prices), habits)
        best = max(best, worth)
    return best - before


@rule
def worth_without(b, s, seat, card, prices, habits):
    """What this seat's other plants are worth when this one is given away."""
    supplied, bill = supplied_by(b, s, seat, ALL_PLANTS), bill_of(b, s, seat, ALL_PLANTS, prices)
    return worth_of_plants(b, s, seat, supplied - b.card_cities[card], bill - fuel_bill(b, card, prices), habits)


@rule
def worth_of_mine(b, s, card):
    """A mine sells its uranium in every round to come; networks grow by about two cities a round."""
    rounds = (cities_to_go(b, s) + 1) // 2
    return rounds * b.card_cities[card] * max(MINE_PRICE, mine_price(b, s))


@rule
def worth_of_plants(b, s, seat, supplied, bill, habits):
    """What plants for so many cities with such a fuel bill will earn soon, and what they power at the end."""
    end, to_go = s.end_at, cities_to_go(b, s)
    at_end = habits[END_CITY] * min(supplied, end) * (1 + habits[END_DELAY]) // (habits[END_DELAY] + to_go)
    earned = habits[INCOME_SHARE] + habits[INCOME_LASTING] * to_go
    return at_end + earned * profit(b, supplied, bill, min(s.cities[seat] + habits[GROWTH], end)) // 100


@rule
def profit(b, supplied, bill, cities):
    """A round's income less fuel for a network of this size; of surplus plants only the share that is needed runs."""
    powered = min(supplied, cities)
    if powered == 0:
        return b.income[0]
    return b.income[min(powered, len(b.income) - 1)] - bill * powered // supplied
