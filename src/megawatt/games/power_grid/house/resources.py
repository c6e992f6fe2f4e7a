"""Phase 3: fuel for the plants that shall run this round, and a little more where it is cheap."""

from megawatt.author import rule
from megawatt.games.power_grid import moves as m
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.house import bot_parameters as p
from megawatt.games.power_grid.house.outlook import fuelled_capacity, is_likely_end, next_houses, price_next_round, supplied_by
from megawatt.games.power_grid.rules.resources import token_price, tokens_for_sale, why_not_buy
from megawatt.games.power_grid.rules.storage import need_of

PLANT_SETS = 1 << n.PLANTS
"""How many sets of plants a seat can run."""
POWERED_AT_END = 300
"""What one more powered city counts for in the last round: more than any fuel can cost."""


@rule
def choose_fuel(b, s, parameters):
    """A token that the plants to run still lack, else one to keep, else done."""
    house = next_houses(b, s, s.seat, parameters)
    plan = best_plan(b, s, s.seat, house, parameters)
    source, plants = plan // PLANT_SETS, plan % PLANT_SETS
    token = next_token(b, s, s.seat, source, plants)
    if token < 0:
        token = token_to_keep(b, s, s.seat, house, parameters)
    return m.DONE if token < 0 else m.BUY + token


# Which plants to run.


@rule
def best_plan(b, s, seat, house, parameters):
    """The market and the set of plants (PLANT_SETS x source + one bit per slot) that promise the best result of this round,
    when a house costs this much."""
    last = is_likely_end(b, s, parameters)
    best, best_value = 0, -n.NOWHERE
    for source in range(markets_to_choose(b)):
        if s.buying_from >= 0 and source != s.buying_from and b.storage_price == 0:
            continue
        for plants in range(1 << s.plant_count[seat]):
            value = value_of_running(b, s, seat, source, plants, house, last)
            if value > best_value:
                best, best_value = PLANT_SETS * source + plants, value
    return best


@rule
def markets_to_choose(b):
    """Where there are two markets a turn is bound to one; a storage beside the market is open as well."""
    return 1 if b.storage_price > 0 else b.sources


@rule
def value_of_running(b, s, seat, source, plants, house, last):
    """This round's income (or the final count) from running these plants, less the fuel still to be bought."""
    cost = missing_cost(b, s, seat, source, plants)
    if cost > s.cash[seat]:
        return -n.NOWHERE
    powered = min(supplied_by(b, s, seat, plants), s.cities[seat] + (s.cash[seat] - cost) // house)
    if last:
        return POWERED_AT_END * powered - cost
    return b.income[min(powered, len(b.income) - 1)] - cost


# What they lack.


@rule
def missing(b, s, seat, plants, fuel):
    """Tokens of one kind that these plants lack; for HYBRID what neither spare coal nor spare oil covers."""
    if fuel < n.FUELS:
        return max(0, need_of(b, s, seat, plants, fuel) - s.fuel[seat, fuel])
    spare_coal = max(0, s.fuel[seat, n.COAL] - need_of(b, s, seat, plants, n.COAL))
    spare_oil = max(0, s.fuel[seat, n.OIL] - need_of(b, s, seat, plants, n.OIL))
    return max(0, need_of(b, s, seat, plants, n.HYBRID) - spare_coal - spare_oil)


@rule
def missing_cost(b, s, seat, source, plants):
    """What all missing tokens cost now in one market; NOWHERE when they are not to be had."""
    cost = nth_tokens_cost(b, s, seat, source, n.GARBAGE, 0, missing(b, s, seat, plants, n.GARBAGE))
    cost += nth_tokens_cost(b, s, seat, source, n.URANIUM, 0, missing(b, s, seat, plants, n.URANIUM))
    coal, oil = missing(b, s, seat, plants, n.COAL), missing(b, s, seat, plants, n.OIL)
    cost += nth_tokens_cost(b, s, seat, source, n.COAL, 0, coal)
    cost += nth_tokens_cost(b, s, seat, source, n.OIL, 0, oil)
    for _ in range(missing(b, s, seat, plants, n.HYBRID)):
        coal_cost = nth_tokens_cost(b, s, seat, source, n.COAL, coal, 1)
        oil_cost = nth_tokens_cost(b, s, seat, source, n.OIL, oil, 1)
        if coal_cost <= oil_cost:
            coal += 1
        else:
            oil += 1
        cost += min(coal_cost, oil_cost)
    return cost


@rule
def nth_tokens_cost(b, s, seat, source, fuel, skipped, count):
    """What `count` tokens cost after `skipped` others; NOWHERE for each that is not for sale or above the cap."""
    cost = 0
    size = b.track_size[source, fuel]
    for i in range(skipped, skipped + count):
        price = n.NOWHERE
        if i < s.tokens[source, fuel]:
            space = size - s.tokens[source, fuel]
            price = token_price(b, s, seat, source, fuel)
            price += b.track_price[source, fuel, space + i] - b.track_price[source, fuel, space]
        if fuel == n.COAL and b.storage_price > 0 and i < s.tokens[source, fuel] + s.storage:
            price = min(price, b.storage_price)
        if b.price_cap[s.step] > 0 and price > b.price_cap[s.step]:
            price = n.NOWHERE
        cost += price
    return cost


# One token at a time.


@rule
def next_token(b, s, seat, source, plants):
    """The token to buy next for these plants, scarce fuels first; -1 when nothing is missing."""
    for fuel in (n.URANIUM, n.GARBAGE, n.OIL, n.COAL):
        if missing(b, s, seat, plants, fuel) > 0:
            token = cheapest_token(b, s, seat, source, fuel)
            if token >= 0:
                return token
    if missing(b, s, seat, plants, n.HYBRID) > 0:
        coal = nth_tokens_cost(b, s, seat, source, n.COAL, 0, 1)
        oil = nth_tokens_cost(b, s, seat, source, n.OIL, 0, 1)
        return cheapest_token(b, s, seat, source, n.COAL if coal <= oil else n.OIL)
    return -1


@rule
def cheapest_token(b, s, seat, source, fuel):
    """Where to buy this fuel now (FUELS x source + fuel): the chosen market, or the storage if that is cheaper; -1: nowhere."""
    if b.storage_price > 0 and why_not_buy(b, s, seat, n.SIDE, fuel) == n.ALLOWED:
        if tokens_for_sale(b, s, n.MAIN, fuel) == 0 or token_price(b, s, seat, n.MAIN, fuel) > b.storage_price:
            return n.FUELS * n.SIDE + fuel
    if why_not_buy(b, s, seat, source, fuel) == n.ALLOWED:
        return n.FUELS * source + fuel
    return -1


@rule
def token_to_keep(b, s, seat, house, parameters):
    """A cheap token for the next round, if the money is not needed for houses now; -1: none."""
    wanted = max(0, fuelled_capacity(b, s, seat) - s.cities[seat])
    free_cash = s.cash[seat] - wanted * house
    for source in range(b.sources):
        for fuel in range(n.FUELS):
            if why_not_buy(b, s, seat, source, fuel) == n.ALLOWED:
                price = token_price(b, s, seat, source, fuel)
                if price <= free_cash and price + parameters[p.KEEP_MARGIN] <= price_next_round(b, s, fuel):
                    return n.FUELS * source + fuel
    return -1
