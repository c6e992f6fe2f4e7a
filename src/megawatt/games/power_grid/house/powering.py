"""Phase 5: run what pays, and burn the fuel that is easier to replace."""

from megawatt.author import rule
from megawatt.games.power_grid import moves as m
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.house import bot_parameters as p
from megawatt.games.power_grid.house.outlook import bill_of, expected_price, expected_prices
from megawatt.games.power_grid.rules.bureaucracy import income_for
from megawatt.games.power_grid.rules.storage import cities_powered, storage_for

OWN_PLANT_NEEDS_IT = 2
"""A fuel that a pure plant of the bot burns as well is reckoned this much dearer."""


@rule
def choose_plants_to_run(b, s, actions, count, parameters):
    """The plants with the most income left after replacing what they burn."""
    prices = expected_prices(b, s)
    best, best_left = actions[0], -n.NOWHERE
    for i in range(count):
        left = left_after_running(b, s, actions[i] - m.RUN, prices, parameters)
        if left > best_left:
            best, best_left = actions[i], left
    return best


@rule
def left_after_running(b, s, plants, prices, parameters):
    """Ten times the income from running these plants, less what replacing the burned fuel costs."""
    income = income_for(b, s, s.seat, cities_powered(b, s, s.seat, plants))
    return 10 * income - parameters[p.BURNED_SHARE] * bill_of(b, s, s.seat, plants, prices)


@rule
def choose_mix(b, s, actions, count):
    """Hybrids burn as much as they can of the fuel that is easier to replace."""
    coal, oil = expected_price(b, s, n.COAL), expected_price(b, s, n.OIL)
    if storage_for(b, s, s.seat, n.COAL) > 0:
        coal += OWN_PLANT_NEEDS_IT
    if storage_for(b, s, s.seat, n.OIL) > 0:
        oil += OWN_PLANT_NEEDS_IT
    return actions[count - 1] if coal <= oil else actions[0]
