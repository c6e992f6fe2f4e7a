"""What the listed moves are worth to the house bot, question by question: its choice weighs most.

Money is the measure. A worth may be negative; not doing anything more weighs nothing.
"""

from megawatt.author import rule
from megawatt.games.power_grid import moves as m
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.house.areas import mean_link, shortest_link
from megawatt.games.power_grid.house.auction import (
    bargain_on,
    bid_limit,
    choose_fuel_to_give_up,
    waiting_bargain,
    worth_without,
)
from megawatt.games.power_grid.house.building import choose_house, cost_of_house, needs_second_network, saved_by_house
from megawatt.games.power_grid.house.outlook import expected_prices, price_next_round
from megawatt.games.power_grid.house.powering import choose_mix, left_after_running
from megawatt.games.power_grid.house.resources import choose_fuel
from megawatt.games.power_grid.rules.resources import token_price

CHOSEN = 20
"""By how much the bot's choice weighs more than all that it decided against."""


@rule
def weigh_bids(b, s, actions, count, weights, parameters):
    """A bid is worth what it leaves of the limit; beyond the limit passing is better."""
    limit = bid_limit(b, s, s.seat, expected_prices(b, s), parameters)
    for i in range(count):
        left = limit - (actions[i] - m.BID)
        weights[i] = 0 if actions[i] == m.PASS else left + (1 if left >= 0 else 0)


@rule
def weigh_nominations(b, s, actions, count, weights, parameters):
    """Every lot by its bargain, passing by the bargain that may come; at equal worth a lot is nominated."""
    prices = expected_prices(b, s)
    for i in range(count):
        if actions[i] == m.PASS:
            weights[i] = 2 * waiting_bargain(b, s, s.seat, prices, parameters) - 1
        else:
            weights[i] = 2 * bargain_on(b, s, s.seat, s.market[actions[i] - m.NOMINATE], prices, parameters)


@rule
def weigh_discards(b, s, actions, count, weights, parameters):
    """What the other plants are worth without this one."""
    prices = expected_prices(b, s)
    for i in range(count):
        weights[i] = worth_without(b, s, s.seat, s.plants[s.seat, actions[i] - m.DISCARD], prices, parameters)


@rule
def weigh_tokens(b, s, actions, count, weights, parameters):
    """What a token is likely to cost more in the next round."""
    for i in range(count):
        weights[i] = 0
        if actions[i] != m.DONE:
            source, fuel = (actions[i] - m.BUY) // n.FUELS, (actions[i] - m.BUY) % n.FUELS
            weights[i] = price_next_round(b, s, fuel) - token_price(b, s, s.seat, source, fuel)
    prefer(actions, count, weights, choose_fuel(b, s, parameters))


@rule
def weigh_houses(b, s, actions, count, weights, parameters):
    """The dearer a city, with the connections it saves counted, the worse."""
    two_needed = needs_second_network(b, s, s.seat)
    for i in range(count):
        weights[i] = 0
        if actions[i] != m.DONE:
            weights[i] = saved_by_house(b, s, actions[i], parameters) - cost_of_house(b, s, actions[i], two_needed)
    prefer(actions, count, weights, choose_house(b, s, actions, count, parameters))


@rule
def weigh_plants_to_run(b, s, actions, count, weights, parameters):
    """The income left after replacing what is burned."""
    prices = expected_prices(b, s)
    for i in range(count):
        weights[i] = left_after_running(b, s, actions[i] - m.RUN, prices, parameters)


@rule
def weigh_mixes(b, s, actions, count, weights):
    """The nearer to the end of the row that the bot would choose, the better."""
    last = choose_mix(b, s, actions, count) == actions[count - 1]
    for i in range(count):
        weights[i] = i if last else -i


@rule
def weigh_fuels_to_give_up(b, s, actions, count, weights):
    """The cheaper fuel goes."""
    for i in range(count):
        weights[i] = 0
    prefer(actions, count, weights, choose_fuel_to_give_up(b, s))


@rule
def weigh_areas(b, actions, count, weights):
    """Short links are good."""
    for i in range(count):
        weights[i] = -mean_link(b, actions[i] - m.AREA)


@rule
def weigh_cities(b, s, actions, count, weights):
    """A short link to those in play is good."""
    for i in range(count):
        weights[i] = -shortest_link(b, s, actions[i] - m.CITY)


@rule
def weigh_in_order(count, weights):
    """Where the bot takes the first that is listed."""
    for i in range(count):
        weights[i] = -i


@rule
def prefer(actions, count, weights, chosen):
    """Let the bot's choice weigh most."""
    most, place = weights[0], 0
    for i in range(count):
        most = max(most, weights[i])
        place = i if actions[i] == chosen else place
    weights[place] = most + CHOSEN
