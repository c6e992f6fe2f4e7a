"""The house bot of Power Grid: sensible play by plain arithmetic, from what lies open on the table.

One file per phase answers what is asked; `outlook` holds what the bot expects of prices and of the game's length.
"""

from megawatt.author import rule
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.house import bot_parameters as p
from megawatt.games.power_grid.house.areas import choose_area, choose_city
from megawatt.games.power_grid.house.auction import choose_bid, choose_discard, choose_fuel_to_give_up, choose_nomination
from megawatt.games.power_grid.house.building import choose_house
from megawatt.games.power_grid.house.powering import choose_mix, choose_plants_to_run
from megawatt.games.power_grid.house.resources import choose_fuel
from megawatt.games.power_grid.house.weights import (
    weigh_areas,
    weigh_bids,
    weigh_cities,
    weigh_discards,
    weigh_fuels_to_give_up,
    weigh_houses,
    weigh_in_order,
    weigh_mixes,
    weigh_nominations,
    weigh_plants_to_run,
    weigh_tokens,
)


@rule
def house(b, s, actions, count, luck):
    """The house bot's choice among the listed actions."""
    return choose_by(b, s, actions, count, luck, p.NOW)


@rule
def house_1(b, s, actions, count, luck):
    """The choice of the house bot as it was before its numbers were tuned, for comparison."""
    return choose_by(b, s, actions, count, luck, p.FIRST)


@rule
def choose_by(b, s, actions, count, luck, parameters):
    """The choice by these numbers; chance only breaks ties while areas are chosen."""
    asked = s.asked
    if asked in (n.ASK_OPEN, n.ASK_RAISE):
        return choose_bid(b, s, actions, parameters)
    if asked == n.ASK_BUY:
        return choose_fuel(b, s, parameters)
    if asked == n.ASK_BUILD:
        return choose_house(b, s, actions, count, parameters)
    if asked == n.ASK_RUN:
        return choose_plants_to_run(b, s, actions, count, parameters)
    if asked == n.ASK_NOMINATE:
        return choose_nomination(b, s, actions, parameters)
    if asked == n.ASK_DISCARD:
        return choose_discard(b, s, actions, count, parameters)
    if asked == n.ASK_BURN:
        return choose_mix(b, s, actions, count)
    if asked == n.ASK_GIVE_UP:
        return choose_fuel_to_give_up(b, s)
    if asked == n.ASK_AREA:
        return choose_area(b, actions, count, luck)
    if asked == n.ASK_CITY:
        return choose_city(b, s, actions, count, luck)
    return actions[0]


@rule
def weigh(b, s, actions, count, weights):
    """What every listed action is worth to the house bot."""
    asked = s.asked
    if asked in (n.ASK_OPEN, n.ASK_RAISE):
        weigh_bids(b, s, actions, count, weights, p.NOW)
    elif asked == n.ASK_BUY:
        weigh_tokens(b, s, actions, count, weights, p.NOW)
    elif asked == n.ASK_BUILD:
        weigh_houses(b, s, actions, count, weights, p.NOW)
    elif asked == n.ASK_RUN:
        weigh_plants_to_run(b, s, actions, count, weights, p.NOW)
    elif asked == n.ASK_NOMINATE:
        weigh_nominations(b, s, actions, count, weights, p.NOW)
    elif asked == n.ASK_DISCARD:
        weigh_discards(b, s, actions, count, weights, p.NOW)
    elif asked == n.ASK_BURN:
        weigh_mixes(b, s, actions, count, weights)
    elif asked == n.ASK_GIVE_UP:
        weigh_fuels_to_give_up(b, s, actions, count, weights)
    elif asked == n.ASK_AREA:
        weigh_areas(b, actions, count, weights)
    elif asked == n.ASK_CITY:
        weigh_cities(b, s, actions, count, weights)
    else:
        weigh_in_order(count, weights)
