"""Phase 2: what a plant is worth to the bot, and how far it bids."""

from megawatt.games.power_grid.house.outlook import (
    capacity,
    expected_price,
    expected_prices,
    fuel_bill,
    may_be_last_round,
    next_houses,
    rounds_left,
    stored_value,
)
from megawatt.games.power_grid.moves import BID, DISCARD, NOMINATE, PASS, RETURN
from megawatt.games.power_grid.names import ALLOWED, COAL, NOWHERE, OIL
from megawatt.games.power_grid.rules.auction import lowest_bid, may_own, why_not_give_up, why_not_nominate
from megawatt.games.power_grid.rules.bureaucracy import mine_price
from megawatt.games.power_grid.rules.ending import end_number
from megawatt.games.power_grid.rules.market import plants_in_market, plants_on_offer
from megawatt.kernel.rules import rule

HORIZON = 4
"""Rounds of income that count for the worth of plants; money spent elsewhere has paid for itself by then."""
GROWTH = 2
"""Cities a round that the bot expects to add while it reckons a plant's worth."""
END_CITY = 30
"""What a city powered at the very end is worth in money."""
OTHER_LOT_SHARE = 6
"""Tenths of the bargain on another lot that the bot counts on getting instead."""
FUTURE_SHARE = 2
"""Tenths of the bargain on a plant of the future market that the bot waits for."""
HOUSES_KEPT = 1
"""Houses for which money is kept while bidding."""
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
        other = max(0, best_other_bargain(b, s, seat, prices))
        limit = min(limit, worth_of(b, s, seat, s.lot, prices) - OTHER_LOT_SHARE * other // 10)
    return BID + lowest_bid(s) if lowest_bid(s) <= limit else PASS


@rule
def choose_discard(b, s, actions, count):
    """The plant without which the others are worth most."""
    prices = expected_prices(b, s)
    supplied, bill = capacity(b, s, s.seat), bill_of_all(b, s, s.seat, prices)
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
    """The cash in hand less what is needed to fuel the plants and to build a little afterwards."""
    bill = bill_of_all(b, s, seat, prices) + fuel_bill(b, card, prices)
    kept = max(0, bill - stored_value(s, seat, prices))
    if s.cities[seat] < capacity(b, s, seat) + b.card_cities[card]:
        kept += HOUSES_KEPT * next_houses(b, s, seat)
    return s.cash[seat] - kept


# Worth.


@rule
def bill_of_all(b, s, seat, prices):
    """What running all plants of this seat once is likely to cost."""
    bill = 0
    for slot in range(s.plant_count[seat]):
        bill += fuel_bill(b, s.plants[seat, slot], prices)
    return bill


@rule
def worth_of(b, s, seat, card, prices):
    """The most this plant is worth to this seat, in money."""
    if b.card_mine[card]:
        return worth_of_mine(b, s, card)
    if may_be_last_round(b, s):
        return worth_at_end(b, s, seat, card, prices)
    return worth_in_play(b, s, seat, card, prices)


@rule
def worth_at_end(b, s, seat, card, prices):
    """The highest price at which this plant lets the seat power one more city when the game ends with this round."""
    supplied, house = capacity(b, s, seat), next_houses(b, s, seat)
    stored = stored_value(s, seat, prices)
    bill = bill_of_all(b, s, seat, prices)
    powered = min(supplied, s.cities[seat] + (s.cash[seat] - max(0, bill - stored)) // house)
    supplied += b.card_cities[card]
    bill += fuel_bill(b, card, prices)
    if s.plant_count[seat] >= b.most_plants:
        old = smallest_plant(b, s, seat)
        supplied -= b.card_cities[old]
        bill -= fuel_bill(b, old, prices)
    if supplied <= powered:
        return 0
    return s.cash[seat] - max(0, bill - stored) - max(0, powered + 1 - s.cities[seat]) * house


@rule
def smallest_plant(b, s, seat):
    """The plant of this seat that supplies the fewest cities."""
    smallest = s.plants[seat, 0]
    for slot in range(1, s.plant_count[seat]):
        if b.card_cities[s.plants[seat, slot]] < b.card_cities[smallest]:
            smallest = s.plants[seat, slot]
    return smallest


@rule
def worth_in_play(b, s, seat, card, prices):
    """What this plant adds to the worth of this seat's plants, in place of the one that matters least if they are full."""
    supplied, bill = capacity(b, s, seat), bill_of_all(b, s, seat, prices)
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
    """A mine sells its uranium in every round."""
    return rounds_left(b, s) * b.card_cities[card] * max(MINE_PRICE, mine_price(b, s))


@rule
def worth_of_plants(b, s, seat, supplied, bill):
    """The income of the coming rounds with plants for so many cities and such a fuel bill, and what they power at the end."""
    end = end_number(b, s)
    rounds = rounds_left(b, s)
    worth = END_CITY * min(supplied, end) * 3 // (2 + rounds)
    for ahead in range(1, min(rounds, HORIZON) + 1):
        cities = min(s.cities[seat] + GROWTH * ahead, end)
        worth += profit(b, supplied, bill, cities)
    return worth


@rule
def profit(b, supplied, bill, cities):
    """A round's income less fuel for a network of this size; of surplus plants only the share that is needed runs."""
    powered = min(supplied, cities)
    if powered == 0:
        return b.income[0]
    return b.income[min(powered, len(b.income) - 1)] - bill * powered // supplied
