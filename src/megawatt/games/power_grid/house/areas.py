"""Choosing the areas or cities in play: short links make a cheap board for everybody, and the bot builds well on it."""

from megawatt.author import below, rule
from megawatt.games.power_grid import moves as m
from megawatt.games.power_grid import names as n

OUTSIDE = 20
"""A link to a city that is not in play counts as this much dearer."""


@rule
def choose_area(b, actions, count, luck):
    """The area whose cities have the shortest links on average."""
    best = actions[below(luck, count)]
    shortest = mean_link(b, best - m.AREA)
    for i in range(count):
        mean = mean_link(b, actions[i] - m.AREA)
        if mean < shortest:
            best, shortest = actions[i], mean
    return best


@rule
def mean_link(b, area):
    """A hundred times the average cost of the links inside an area."""
    total = 0
    links = 0
    for city in range(b.cities):
        if b.city_area[city] == area:
            for i in range(b.degree[city]):
                if b.city_area[b.neighbour[city, i]] == area:
                    total += b.link_cost[city, i]
                    links += 1
    return 100 * total // links if links > 0 else n.NOWHERE


@rule
def choose_city(b, s, actions, count, luck):
    """The city with the shortest link to those in play, or to any city for the first."""
    best = actions[below(luck, count)]
    shortest = shortest_link(b, s, best - m.CITY)
    for i in range(count):
        link = shortest_link(b, s, actions[i] - m.CITY)
        if link < shortest:
            best, shortest = actions[i], link
    return best


@rule
def shortest_link(b, s, city):
    """The cheapest link from a city to the cities in play; links to others count less."""
    shortest = n.NOWHERE
    for i in range(b.degree[city]):
        cost = b.link_cost[city, i]
        if not s.in_play[b.neighbour[city, i]]:
            cost += OUTSIDE
        shortest = min(shortest, cost)
    return shortest
