"""The house bot of Power Grid: sensible play by plain arithmetic, from what lies open on the table.

One file per phase answers what is asked; `outlook` holds what the bot expects of prices and of the game's length.
"""

from megawatt.games.power_grid.house.areas import choose_area, choose_city
from megawatt.games.power_grid.house.auction import choose_bid, choose_discard, choose_fuel_to_give_up, choose_nomination
from megawatt.games.power_grid.house.building import choose_house
from megawatt.games.power_grid.house.habits import FIRST, NOW
from megawatt.games.power_grid.house.powering import choose_mix, choose_plants_to_run
from megawatt.games.power_grid.house.resources import choose_fuel
from megawatt.games.power_grid.house.weighing import (
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
from megawatt.games.power_grid.names import (
    ASK_AREA,
    ASK_BUILD,
    ASK_BURN,
    ASK_BUY,
    ASK_CITY,
    ASK_DISCARD,
    ASK_GIVE_UP,
    ASK_NOMINATE,
    ASK_OPEN,
    ASK_RAISE,
    ASK_RUN,
)
from megawatt.kernel.rules import rule


@rule
def house(b, s, actions, count, luck):
    """The house bot's choice among the listed actions."""
    return choose_by(b, s, actions, count, luck, NOW)


@rule
def house_1(b, s, actions, count, luck):
    """The choice of the house bot as it was before its numbers were tuned, for comparison."""
    return choose_by(b, s, actions, count, luck, FIRST)


@rule
def choose_by(b, s, actions, count, luck, habits):
    """The choice by these numbers; chance only breaks ties while areas are chosen."""
    asked = s.asked
    if asked in (ASK_OPEN, ASK_RAISE):
        return choose_bid(b, s, actions, habits)
    if asked == ASK_BUY:
        return choose_fuel(b, s, habits)
    if asked == ASK_BUILD:
        return choose_house(b, s, actions, count, habits)
    if asked == ASK_RUN:
        return choose_plants_to_run(b, s, actions, count, habits)
    if asked == ASK_NOMINATE:
        return choose_nomination(b, s, actions, habits)
    if asked == ASK_DISCARD:
        return choose_discard(b, s, actions, count, habits)
    if asked == ASK_BURN:
        return choose_mix(b, s, actions, count)
    if asked == ASK_GIVE_UP:
        return choose_fuel_to_give_up(b, s)
    if asked == ASK_AREA:
        return choose_area(b, actions, count, luck)
    if asked == ASK_CITY:
        return choose_city(b, s, actions, count, luck)
    return actions[0]


@rule
def weigh(b, s, actions, count, weights):
    """What every listed action is worth to the house bot."""
    asked = s.asked
    if asked in (ASK_OPEN, ASK_RAISE):
        weigh_bids(b, s, actions, count, weights, NOW)
    elif asked == ASK_BUY:
        weigh_tokens(b, s, actions, count, weights, NOW)
    elif asked == ASK_BUILD:
        weigh_houses(b, s, actions, count, weights, NOW)
    elif asked == ASK_RUN:
        weigh_plants_to_run(b, s, actions, count, weights, NOW)
    elif asked == ASK_NOMINATE:
        weigh_nominations(b, s, actions, count, weights, NOW)
    elif asked == ASK_DISCARD:
        weigh_discards(b, s, actions, count, weights, NOW)
    elif asked == ASK_BURN:
        weigh_mixes(b, s, actions, count, weights)
    elif asked == ASK_GIVE_UP:
        weigh_fuels_to_give_up(b, s, actions, count, weights)
    elif asked == ASK_AREA:
        weigh_areas(b, actions, count, weights)
    elif asked == ASK_CITY:
        weigh_cities(b, s, actions, count, weights)
    else:
        weigh_in_order(count, weights)
