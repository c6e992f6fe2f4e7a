"""The house bot of Power Grid: sensible play by plain arithmetic, from what lies open on the table.

One file per phase answers what is asked; `outlook` holds what the bot expects of prices and of the game's length.
"""

from megawatt.games.power_grid.house.areas import choose_area, choose_city
from megawatt.games.power_grid.house.auction import choose_bid, choose_discard, choose_fuel_to_give_up, choose_nomination
from megawatt.games.power_grid.house.building import choose_house
from megawatt.games.power_grid.house.powering import choose_mix, choose_plants_to_run
from megawatt.games.power_grid.house.resources import choose_fuel
from megawatt.games.power_grid.names import (
    BUILD,
    BURN,
    BUY,
    CHOOSE_AREA,
    CHOOSE_CITY,
    DISCARD,
    GIVE_UP,
    NOMINATE,
    OPEN_BID,
    RAISE,
    RUN,
)
from megawatt.kernel.rules import rule


@rule
def house(b, s, actions, count, words):
    """The house bot's choice among the listed actions; chance only breaks ties while areas are chosen."""
    asked = s.asked
    if asked in (OPEN_BID, RAISE):
        return choose_bid(b, s, actions)
    if asked == BUY:
        return choose_fuel(b, s)
    if asked == BUILD:
        return choose_house(b, s, actions, count)
    if asked == RUN:
        return choose_plants_to_run(b, s, actions, count)
    if asked == NOMINATE:
        return choose_nomination(b, s, actions)
    if asked == DISCARD:
        return choose_discard(b, s, actions, count)
    if asked == BURN:
        return choose_mix(b, s, actions, count)
    if asked == GIVE_UP:
        return choose_fuel_to_give_up(b, s)
    if asked == CHOOSE_AREA:
        return choose_area(b, actions, count, words)
    if asked == CHOOSE_CITY:
        return choose_city(b, s, actions, count, words)
    return actions[0]
