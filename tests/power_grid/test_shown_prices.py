"""What the map shows is what a house costs: with the special rules of every map, in games played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import megawatt
from megawatt import Match
from megawatt.kernel.contract.registry import find

MAPS = next(option.choices for option in find("power-grid").options if option.name == "map")
PLIES = 900
BUILDS = ("build", "found")


def moments_of_building(name: str, seed: int) -> Iterator[Match]:
    """A game in which houses are bought whenever there are any for sale, and everything else is drawn by lot."""
    lot = random.Random(seed)
    match = megawatt.new("power-grid", seats=3, seed=seed, options={"map": name})
    while not match.over and match.ply < PLIES:
        legal = match.legal()
        houses = [move for move in legal if move.split()[0] in BUILDS]
        if houses:
            yield match
        match.play(lot.choice(houses if houses and lot.random() < 0.8 else legal))


@pytest.mark.parametrize("name", MAPS)
def test_the_map_shows_what_the_cheapest_move_to_a_city_costs(name: str, draw: int) -> None:
    game = find("power-grid")
    seen = 0
    for match in moments_of_building(name, draw):
        seat = match.seat
        assert seat is not None
        view = match.view(seat)
        shown = {city["id"]: city["price"] for city in view["cities"] if city["price"] is not None}
        prices: dict[str, int] = {}
        for move in match.legal():
            verb, *city = move.split()
            if verb in BUILDS:
                price = game.costs(match.board, match.state, match.action(move))["price"]
                after = match.fork()
                after.play(move)
                paid = view["players"][seat]["cash"] - after.view(seat)["players"][seat]["cash"]
                assert price == paid, f"{move} at ply {match.ply}"
                prices[city[0]] = min(price, prices.get(city[0], price))
        affordable = {city: price for city, price in shown.items() if price <= view["players"][seat]["cash"]}
        assert affordable == prices, f"ply {match.ply}"
        seen += 1
        if seen == 12:
            break
    assert seen
