"""The figures that the table asks of the rules: how many cities could be lit, and what a house would cost."""

from megawatt.author import RuleQueries, rule
from megawatt.games.power_grid.rules.building import lowest_price
from megawatt.games.power_grid.rules.storage import cities_powered, most_cities_powered

FIGURES = ("cash", "cities", "capacity")


@rule
def figures(b, s, seat, numbers):
    """Money, cities, and the cities that all plants of the seat could light with fuel on them."""
    numbers[0] = s.cash[seat]
    numbers[1] = s.cities[seat]
    numbers[2] = capacity(b, s, seat)


@rule
def capacity(b, s, seat):
    """The cities that all plants of a seat could light with fuel on them."""
    cities = 0
    for slot in range(s.plant_count[seat]):
        cities += b.card_cities[s.plants[seat, slot]]
    return cities


queries = RuleQueries(__name__)
most_cities_lit = queries(most_cities_powered, of_seat=("plants", "plant_count", "fuel", "cities"))
cities_lit = queries(cities_powered)
price_of_house = queries(lowest_price, of_seat=("reach", "cities", "second_start_used"))
