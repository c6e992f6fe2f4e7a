"""The position as fixed-size numbers for learning; everything in Power Grid that is not in the stack is open."""

from megawatt.games.power_grid.names import CARDS, CITIES, FUELS, MARKET, NO_CARD, PLANTS, SEATS, SOURCES, STEP_3_CARD
from megawatt.games.power_grid.rules.building import house_price
from megawatt.games.power_grid.rules.market import plants_on_offer
from megawatt.games.power_grid.rules.order import largest_plant
from megawatt.games.power_grid.rules.resources import token_price, tokens_for_sale
from megawatt.games.power_grid.rules.storage import most_cities_powered
from megawatt.kernel.rules import rule

GENERAL = 16
PER_CARD = 4
PER_SEAT = 12 + FUELS + PLANTS * PER_CARD
PER_CITY = 4
PER_FUEL = 3
OBSERVATION_SIZE = GENERAL + MARKET * PER_CARD + SOURCES * FUELS * PER_FUEL + SEATS * PER_SEAT + CITIES * PER_CITY + CARDS


@rule
def observe(b, s, seat, numbers):
    """General, market, fuel, seats (the observer first, then clockwise), cities, cards seen."""
    at = observe_general(b, s, seat, numbers)
    for slot in range(MARKET):
        at = observe_card(b, s.market[slot] if slot < s.market_size else NO_CARD, numbers, at)
    for source in range(SOURCES):
        for fuel in range(FUELS):
            at = observe_fuel(b, s, seat, source, fuel, numbers, at)
    for i in range(SEATS):
        at = observe_seat(b, s, (seat + i) % b.seats if i < b.seats else -1, numbers, at)
    for city in range(CITIES):
        at = observe_city(b, s, seat, city, numbers, at)
    for card in range(CARDS):
        numbers[at] = s.seen[card]
        at += 1


@rule
def observe_general(b, s, seat, numbers):
    """Where the game stands and what is asked."""
    numbers[0] = b.seats
    numbers[1] = s.round_no
    numbers[2] = s.phase
    numbers[3] = s.step
    numbers[4] = s.asked
    numbers[5] = (s.seat - seat) % b.seats if s.seat >= 0 else -1
    numbers[6] = s.high_bid
    numbers[7] = (s.high_seat - seat) % b.seats if s.high_seat >= 0 else -1
    numbers[8] = b.card_number[s.lot] if s.lot >= 0 else 0
    numbers[9] = plants_on_offer(b, s)
    numbers[10] = s.stack_size
    numbers[11] = s.step_3_seen
    numbers[12] = b.step_2_at
    numbers[13] = s.end_at
    numbers[14] = s.running
    numbers[15] = s.mine_tokens
    return GENERAL


@rule
def observe_card(b, card, numbers, at):
    """Number, fuel (from 1), need and cities of a plant; zeros for none, number 99 for the step 3 card."""
    if card == STEP_3_CARD:
        numbers[at] = 99
    elif card >= 0:
        numbers[at] = b.card_number[card]
        numbers[at + 1] = b.card_fuel[card] + 1
        numbers[at + 2] = b.card_units[card]
        numbers[at + 3] = b.card_cities[card]
    return at + PER_CARD


@rule
def observe_fuel(b, s, seat, source, fuel, numbers, at):
    """Tokens for sale, the next price and the supply."""
    if source < b.sources:
        numbers[at] = tokens_for_sale(b, s, source, fuel)
        if numbers[at] > 0:
            numbers[at + 1] = token_price(b, s, max(seat, 0), source, fuel)
        numbers[at + 2] = s.supply[fuel]
    return at + PER_FUEL


@rule
def observe_seat(b, s, who, numbers, at):
    """A seat's money, network, plants and fuel; zeros for an empty chair."""
    if who < 0:
        return at + PER_SEAT
    numbers[at] = 1
    numbers[at + 1] = s.cash[who]
    numbers[at + 2] = s.cities[who]
    numbers[at + 3] = s.plant_count[who]
    numbers[at + 4] = s.part[who]
    numbers[at + 5] = s.out_of_bidding[who]
    numbers[at + 6] = s.powered[who]
    numbers[at + 7] = most_cities_powered(b, s, who)
    numbers[at + 8] = largest_plant(s, who)
    numbers[at + 9] = s.mine_count[who]
    numbers[at + 10] = s.second_start_used[who]
    for place in range(b.seats):
        if s.order[place] == who:
            numbers[at + 11] = place
    at += 12
    for fuel in range(FUELS):
        numbers[at + fuel] = s.fuel[who, fuel]
    at += FUELS
    for slot in range(PLANTS):
        at = observe_card(b, s.plants[who, slot] if slot < s.plant_count[who] else NO_CARD, numbers, at)
    return at


@rule
def observe_city(b, s, seat, city, numbers, at):
    """Whether it is in play, its houses, whether the observer is there, and his price; zeros beyond the map."""
    if city < b.cities and s.in_play[city]:
        watcher = max(seat, 0)
        numbers[at] = 1
        numbers[at + 1] = s.houses[city]
        numbers[at + 2] = s.owners[city] >> watcher & 1
        if s.houses[city] < b.spaces[city]:
            numbers[at + 3] = house_price(b, s, watcher, city)
    return at + PER_CITY
