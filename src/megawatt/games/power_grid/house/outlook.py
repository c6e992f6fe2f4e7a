"""What the bot expects: fuel prices, the price of houses, the pace and the end of the game."""

from megawatt.games.power_grid.names import COAL, FUELS, GARBAGE, HYBRID, MAIN, NOWHERE, OIL, URANIUM
from megawatt.games.power_grid.rules.building import house_price, why_no_space
from megawatt.games.power_grid.rules.ending import end_number
from megawatt.games.power_grid.rules.market import largest_network
from megawatt.games.power_grid.rules.storage import can_run, tokens_burned_by
from megawatt.kernel.rules import rule

PACE = 2
"""Cities a network usually grows by in a round."""
USUAL_LINK = 8
"""What a connection usually costs."""
NEXT_HOUSE_DEARER = 4
"""The second house of a turn usually costs this much more than the first."""
SHORTAGE = 10
"""A fuel that will be sold out is reckoned at most this much dearer than the dearest token."""

# Fuel.


@rule
def expected_prices(b, s):
    """The likely price of a token of each fuel, and of what hybrids burn."""
    coal = expected_price(b, s, COAL)
    oil = expected_price(b, s, OIL)
    return coal, oil, expected_price(b, s, GARBAGE), expected_price(b, s, URANIUM), min(coal, oil), 0, 0


@rule
def expected_price(b, s, fuel):
    """Half-way between this round's and the next round's price when everybody fuels all plants."""
    wanted = tokens_wanted(b, s, fuel)
    now = price_after(b, s, fuel, wanted // 2)
    later = price_after(b, s, fuel, wanted + wanted // 2 - b.resupply[MAIN, fuel, s.step])
    return (now + later + 1) // 2


@rule
def tokens_wanted(b, s, fuel):
    """What all plants on the table burn of this fuel in a round; hybrids count half for coal and half for oil."""
    halves = 0
    for seat in range(b.seats):
        for slot in range(s.plant_count[seat]):
            card = s.plants[seat, slot]
            if b.card_fuel[card] == fuel:
                halves += 2 * tokens_burned_by(b, card)
            elif b.card_fuel[card] == HYBRID and fuel <= OIL:
                halves += b.card_units[card]
    return halves // 2


@rule
def price_after(b, s, fuel, taken):
    """The price of the next token once this many more are gone; dearer than any when the fuel runs out."""
    size = b.track_size[MAIN, fuel]
    if size == 0:
        return NOWHERE
    space = size - s.tokens[MAIN, fuel] + taken
    if fuel == OIL:
        space -= s.oil_shift
    dearer = min(max(0, space - size + 1), SHORTAGE)
    return b.track_price[MAIN, fuel, min(max(space, 0), size - 1)] + dearer + (b.price_rise if s.step == 3 else 0)


@rule
def fuel_bill(b, card, prices):
    """What running this plant once is likely to cost."""
    return tokens_burned_by(b, card) * prices[b.card_fuel[card]]


@rule
def stored_value(s, seat, prices):
    """What the stored fuel would cost to buy again."""
    value = 0
    for fuel in range(FUELS):
        if s.fuel[seat, fuel] > 0:
            value += s.fuel[seat, fuel] * prices[fuel]
    return value


# Plants and houses.


@rule
def capacity(b, s, seat):
    """Cities this seat's plants supply when all run."""
    supplied = 0
    for slot in range(s.plant_count[seat]):
        supplied += b.card_cities[s.plants[seat, slot]]
    return supplied


@rule
def fuelled_capacity(b, s, seat):
    """The most cities this seat's plants can supply with what is stored, whatever its network."""
    most = 0
    for plants in range(1, 1 << s.plant_count[seat]):
        supplied = 0
        for slot in range(s.plant_count[seat]):
            if plants >> slot & 1:
                supplied += b.card_cities[s.plants[seat, slot]]
        if supplied > most and can_run(b, s, seat, plants):
            most = supplied
    return most


@rule
def usual_house(s):
    """What a house usually costs in this step, its connection included."""
    return 5 + 5 * s.step + USUAL_LINK


@rule
def next_houses(b, s, seat):
    """What each of the next few houses will cost this seat on average."""
    if s.cities[seat] == 0:
        return usual_house(s)
    cheapest = NOWHERE
    for city in range(b.cities):
        if why_no_space(b, s, seat, city) == 0:
            cheapest = min(cheapest, house_price(b, s, seat, city))
    return cheapest + NEXT_HOUSE_DEARER


# The end of the game.


@rule
def rounds_left(b, s):
    """How many rounds, this one included, the game is likely to last."""
    rounds = 1 + max(0, end_number(b, s) - largest_network(b, s) - 1) // PACE
    return min(rounds, b.round_limit - s.round_no + 1)


@rule
def affordable_network(s, seat):
    """The cities this seat could have after spending all its money on houses."""
    return s.cities[seat] + s.cash[seat] // usual_house(s)


@rule
def may_be_last_round(b, s):
    """Whether anybody could end the game in this round, or the round limit does."""
    largest = 0
    for seat in range(b.seats):
        largest = max(largest, affordable_network(s, seat))
    return s.round_no >= b.round_limit or largest >= end_number(b, s)
