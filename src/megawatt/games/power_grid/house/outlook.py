"""What the bot expects: fuel prices, the price of houses, the pace and the end of the game."""

from megawatt.author import rule
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.house import bot_parameters as p
from megawatt.games.power_grid.rules.building import house_price, why_no_space
from megawatt.games.power_grid.rules.market import largest_network
from megawatt.games.power_grid.rules.storage import can_run, tokens_burned_by

ALL_PLANTS = (1 << n.PLANTS) - 1
"""Every slot of a seat's plants, one bit each."""
SHORTAGE = 13
"""A fuel that will be sold out is reckoned at most this much dearer than the dearest token."""

# Fuel.


@rule
def expected_prices(b, s):
    """The likely price of a token of each fuel, and of what hybrids burn."""
    coal = expected_price(b, s, n.COAL)
    oil = expected_price(b, s, n.OIL)
    return coal, oil, expected_price(b, s, n.GARBAGE), expected_price(b, s, n.URANIUM), min(coal, oil), 0, 0


@rule
def expected_price(b, s, fuel):
    """Half-way between this round's and the next round's price when everybody fuels all plants."""
    wanted = tokens_wanted(b, s, fuel)
    now = price_after(b, s, fuel, wanted // 2)
    later = price_after(b, s, fuel, wanted + wanted // 2 - b.resupply[n.MAIN, fuel, s.step])
    return (now + later + 1) // 2


@rule
def price_next_round(b, s, fuel):
    """The likely price of this fuel when the bot buys again: those after it have bought, the market is resupplied."""
    wanted = tokens_wanted(b, s, fuel)
    taken = wanted * s.turn // b.seats + wanted // 2
    return price_after(b, s, fuel, taken - b.resupply[n.MAIN, fuel, s.step])


@rule
def tokens_wanted(b, s, fuel):
    """What all plants on the table burn of this fuel in a round; hybrids count half for coal and half for oil."""
    halves = 0
    for seat in range(b.seats):
        for slot in range(s.plant_count[seat]):
            card = s.plants[seat, slot]
            if b.card_fuel[card] == fuel:
                halves += 2 * tokens_burned_by(b, card)
            elif b.card_fuel[card] == n.HYBRID and fuel <= n.OIL:
                halves += b.card_units[card]
    return halves // 2


@rule
def price_after(b, s, fuel, taken):
    """The price of the next token once this many more are gone; dearer than any when the fuel runs out."""
    size = b.track_size[n.MAIN, fuel]
    if size == 0:
        return n.NOWHERE
    space = size - s.tokens[n.MAIN, fuel] + taken
    if fuel == n.OIL:
        space -= s.oil_shift
    dearer = min(max(0, space - size + 1), SHORTAGE)
    return b.track_price[n.MAIN, fuel, min(max(space, 0), size - 1)] + dearer + (b.price_rise if s.step == 3 else 0)


@rule
def fuel_bill(b, card, prices):
    """What running this plant once is likely to cost."""
    return tokens_burned_by(b, card) * prices[b.card_fuel[card]]


@rule
def bill_of(b, s, seat, plants, prices):
    """What running these plants of a seat (one bit per slot) once is likely to cost."""
    bill = 0
    for slot in range(s.plant_count[seat]):
        if plants >> slot & 1:
            bill += fuel_bill(b, s.plants[seat, slot], prices)
    return bill


@rule
def stored_value(s, seat, prices):
    """What the stored fuel would cost to buy again."""
    value = 0
    for fuel in range(n.FUELS):
        if s.fuel[seat, fuel] > 0:
            value += s.fuel[seat, fuel] * prices[fuel]
    return value


# Plants and houses.


@rule
def supplied_by(b, s, seat, plants):
    """Cities these plants of a seat (one bit per slot) supply, whatever its network."""
    supplied = 0
    for slot in range(s.plant_count[seat]):
        if plants >> slot & 1:
            supplied += b.card_cities[s.plants[seat, slot]]
    return supplied


@rule
def fuelled_capacity(b, s, seat):
    """The most cities this seat's plants can supply with what is stored, whatever its network."""
    most = 0
    for plants in range(1, 1 << s.plant_count[seat]):
        supplied = supplied_by(b, s, seat, plants)
        if supplied > most and can_run(b, s, seat, plants):
            most = supplied
    return most


@rule
def next_houses(b, s, seat, parameters):
    """What each of the next few houses will cost this seat on average."""
    cheapest = n.NOWHERE
    for city in range(b.cities):
        if why_no_space(b, s, seat, city) == n.ALLOWED:
            cheapest = min(cheapest, house_price(b, s, seat, city))
    return cheapest + parameters[p.NEXT_HOUSE_DEARER]


# The end of the game.


@rule
def cities_to_go(b, s):
    """How many more cities the largest network needs to end the game, at least one; fewer when the round limit is near."""
    to_go = max(1, s.end_at - largest_network(b, s))
    return min(to_go, b.round_limit - s.round_no + 1)


@rule
def affordable_network(s, seat, parameters):
    """The cities this seat could have after spending all its money on houses."""
    return s.cities[seat] + s.cash[seat] // parameters[p.LATE_HOUSE]


@rule
def is_likely_end(b, s, parameters):
    """Whether a seat that would be first has the money to end the game in this round, or the round limit does."""
    end = s.end_at
    most, most_of_enders = 0, -1
    for seat in range(b.seats):
        network = affordable_network(s, seat, parameters)
        powered = min(supplied_by(b, s, seat, ALL_PLANTS), network)
        most = max(most, powered)
        if network >= end:
            most_of_enders = max(most_of_enders, powered)
    return most_of_enders >= most or s.round_no >= b.round_limit
