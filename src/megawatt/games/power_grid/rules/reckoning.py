"""The figures that the table asks of the rules: how many cities could be lit, and what a house would cost."""

from megawatt.games.power_grid.rules.building import price_within_reach
from megawatt.games.power_grid.rules.storage import cities_powered, most_cities_powered
from megawatt.kernel.reckoning import Reckoning

reckoning = Reckoning(__name__)
most_cities_lit = reckoning(most_cities_powered, of_seat=("plants", "plant_count", "fuel", "cities"))
cities_lit = reckoning(cities_powered)
price_of_house = reckoning(price_within_reach, of_seat=("reach", "cities"))
