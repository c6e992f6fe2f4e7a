"""What a legal action costs and brings, for showing it before somebody commits."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from megawatt.games.power_grid import moves as m
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.rules.building import connection_price, house_price, space_price
from megawatt.games.power_grid.rules.bureaucracy import income_for
from megawatt.games.power_grid.rules.resources import token_price
from megawatt.games.power_grid.rules.storage import cities_powered, most_cities_powered, need_of
from megawatt.games.power_grid.state import Board, State


def costs(b: Board, s: State, action: int) -> dict[str, Any]:
    """What a legal action costs (Elektro) and brings, for showing it before somebody commits."""
    seat, verb = s.seat, m.actions.verb_of(action)
    index = action - verb.first
    if verb.name == "build":
        price = house_price(b, s, seat, index)
        parts = {"space": space_price(b, s, index), "connection": connection_price(b, s, seat, index)}
        return {"price": price, **parts, "left": s.cash[seat] - price, "path": _path(b, s, seat, index)}
    if verb.name == "found":
        price = space_price(b, s, index)
        return {"price": price, "space": price, "connection": 0, "left": s.cash[seat] - price, "path": []}
    if verb.name == "buy":
        price = token_price(b, s, seat, index // n.FUELS, index % n.FUELS)
        return {"price": price, "left": s.cash[seat] - price, "lit": _lit_with_one_more(b, s, seat, index % n.FUELS)}
    if verb.name == "nominate":
        return {"price": b.card_number[s.market[index]], "least": True}
    if verb.name == "bid":
        return {"price": index}
    if verb.name == "run":
        powered = cities_powered(b, s, seat, index)
        needs = {n.FUEL_NAMES[kind]: need_of(b, s, seat, index, kind) for kind in range(n.HYBRID + 1)}
        burned = {kind: need for kind, need in needs.items() if need}
        return {"income": income_for(b, s, seat, powered), "powered": powered, "burned": burned}
    return {}


def _path(b: Board, s: State, seat: int, city: int) -> list[str]:
    """The cities along the cheapest connection, from the own network to the new city; empty where no link is paid for."""
    if s.cities[seat] == 0 or connection_price(b, s, seat, city) != s.reach[seat, city]:
        return []
    onward = {city: city}
    to_visit = [city]
    while to_visit:
        here = to_visit.pop()
        if s.reach[seat, here] == 0 and s.owners[here] >> seat & 1:
            return _names_along(b, onward, here)
        for i in range(b.degree[here]):
            before = b.neighbour[here, i]
            if before not in onward and s.reach[seat, before] + b.link_cost[here, i] == s.reach[seat, here]:
                onward[before] = here
                to_visit.append(before)
    return []


def _names_along(b: Board, onward: Mapping[int, int], start: int) -> list[str]:
    names = [b.printed.city_ids[start]]
    while onward[start] != start:
        start = onward[start]
        names.append(b.printed.city_ids[start])
    return names


def _lit_with_one_more(b: Board, s: State, seat: int, fuel: int) -> int:
    """How many cities this seat could light with one more token."""
    fuel_then = {(seat, kind): s.fuel[seat, kind] + (kind == fuel) for kind in range(n.FUELS)}
    then: Any = SimpleNamespace(plants=s.plants, plant_count=s.plant_count, cities=s.cities, fuel=fuel_then)
    return int(most_cities_powered(b, then, seat))
