"""What designers like to see beside the wins: first plants and areas, last plants; prices and networks over the rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megawatt.author import NOBODY
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.rules.resources import token_price, tokens_for_sale
from megawatt.games.power_grid.state import Board, State

MAIN = 0
"""The market that every map has; a second one is not followed."""


def traits(b: Board, s: State) -> list[Mapping[str, Sequence[str]]]:
    """The plant bought first, the area where the network began, and the plants a seat ended with."""
    return [_traits_of(b, s, seat) for seat in range(b.seats)]


def _traits_of(b: Board, s: State, seat: int) -> dict[str, list[str]]:
    plants = [str(b.printed.card_names[s.plants[seat, slot]]) for slot in range(s.plant_count[seat])]
    areas = [b.city_area[city] for city in range(b.cities) if s.owners[city] >> seat & 1]
    had = {}
    if plants:
        had["first plant"] = plants[:1]
    if areas:
        had["first area"] = [b.printed.area_ids[max(areas, key=areas.count)]]
    if s.seat == NOBODY:
        had["plant at the end"] = plants
    return had


def curves(b: Board, s: State) -> dict[str, int]:
    """What the cheapest token of every fuel costs (a sold-out fuel has no price), and the largest and smallest network."""
    on_sale = [fuel for fuel in range(n.FUELS) if tokens_for_sale(b, s, MAIN, fuel) > 0]
    prices = {f"fuel prices: {n.FUEL_NAMES[fuel]}": _price(b, s, fuel) for fuel in on_sale}
    networks = [s.cities[seat] for seat in range(b.seats)]
    return {**prices, "cities: largest network": max(networks), "cities: smallest network": min(networks)}


def _price(b: Board, s: State, fuel: int) -> int:
    """Without a discount that some seat may have."""
    return max(int(token_price(b, s, seat, MAIN, fuel)) for seat in range(b.seats))
