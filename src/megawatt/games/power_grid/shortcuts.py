"""Routine purchases in one choice: fuel for a plant or for all, several tokens of a kind, and a plant with its opening bid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from megawatt.author import Shortcut
from megawatt.games.power_grid import moves as m
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.rules.auction import lowest_bid, nominate, why_not_bid, why_not_nominate
from megawatt.games.power_grid.rules.building import build_house, house_price, why_not_build
from megawatt.games.power_grid.rules.resources import buy_token, token_price, why_not_buy
from megawatt.games.power_grid.rules.rule_queries import most_cities_lit
from megawatt.games.power_grid.rules.storage import can_run, cities_powered, need_of
from megawatt.games.power_grid.state import Board, State
from megawatt.games.power_grid.wording import move_arguments

MOST_TOKENS = 24
"""More tokens than any set of plants burns."""
MOST_CITIES = 6
"""More cities at once are a plan that deserves to be made one by one."""


def shortcuts(b: Board, s: State) -> list[Shortcut]:
    """What the seat to decide is likely to do with several moves."""
    if s.asked == n.ASK_NOMINATE:
        return list(openings(b, s))
    if s.asked == n.ASK_BUY and not b.one_at_a_time:
        return [*fillings(b, s), *amounts(b, s)]
    if s.asked == n.ASK_BUILD:
        return [*single_builds(b, s), *cheapest_builds(b, s)]
    return []


def usual(b: Board, s: State) -> int | None:
    """To run the plants that earn most, and of those sets the one that burns least."""
    if s.asked != n.ASK_RUN:
        return None
    seat = s.seat
    sets = [plants for plants in range(1 << s.plant_count[seat]) if can_run(b, s, seat, plants)]
    return m.RUN + max(sets, key=lambda plants: (cities_powered(b, s, seat, plants), -burned(b, s, plants), -plants))


def burned(b: Board, s: State, plants: int) -> int:
    """How many tokens these plants burn together."""
    return sum(need_of(b, s, s.seat, plants, kind) for kind in range(n.HYBRID + 1))


def openings(b: Board, s: State) -> Iterator[Shortcut]:
    """Every plant with the least bid for it, where the nominator has to open."""
    for slot in range(s.market_size):
        if why_not_nominate(b, s, s.seat, slot) != n.ALLOWED:
            continue
        then = s.copy()
        nominate(b, then, slot, None)
        if then.asked != n.ASK_OPEN:
            continue
        price = int(lowest_bid(then))
        if why_not_bid(then, s.seat, price) == n.ALLOWED:
            costs = {"price": price, "left": s.cash[s.seat] - price}
            yield Shortcut("open", {"plant": card_name(b, s.market[slot])}, [m.NOMINATE + slot, m.BID + price], costs)


def fillings(b: Board, s: State) -> Iterator[Shortcut]:
    """The cheapest fuel with which all plants can run, and each one beside those that can run already."""
    seat, count = s.seat, s.plant_count[s.seat]
    running = best_running(b, s)
    everything = (1 << count) - 1
    single = [1 << slot for slot in range(count) if not running >> slot & 1]
    if len(single) > 1 and (bought := cheapest_for(b, s, everything)):
        yield priced(b, s, "fill-all", {}, bought)
    for plant in single:
        if bought := cheapest_for(b, s, running | plant):
            yield priced(b, s, "fill-plant", {"plant": card_name(b, s.plants[seat, plant.bit_length() - 1])}, bought)


def amounts(b: Board, s: State) -> Iterator[Shortcut]:
    """Two tokens and more of every kind on sale, as many as can be bought."""
    for source in range(b.sources):
        for fuel in range(n.FUELS):
            then, bought = s.copy(), 0
            while bought < MOST_TOKENS and why_not_buy(b, then, s.seat, source, fuel) == n.ALLOWED:
                buy_token(b, then, source, fuel, None)
                bought += 1
                if bought > 1:
                    named = move_arguments(b, s, m.BUY + source * n.FUELS + fuel)
                    yield priced(b, s, "tokens", {**named, "count": bought}, [source * n.FUELS + fuel] * bought)


def single_builds(b: Board, s: State) -> Iterator[Shortcut]:
    """Every city that one could build in, to build there and end the turn."""
    for city in range(b.cities):
        if why_not_build(b, s, s.seat, city) == n.ALLOWED:
            yield built(b, s, "build", {"city": b.printed.city_ids[city]}, [city])


def cheapest_builds(b: Board, s: State) -> Iterator[Shortcut]:
    """Two cities and more, each the cheapest one after the one before."""
    then, cities = s.copy(), list[int]()
    while len(cities) < MOST_CITIES:
        prices = [
            (house_price(b, then, s.seat, city), city)
            for city in range(b.cities)
            if why_not_build(b, then, s.seat, city) == n.ALLOWED
        ]
        if not prices:
            return
        cities.append(min(prices)[1])
        build_house(b, then, s.seat, cities[-1], None)
        if len(cities) > 1:
            yield built(b, s, "build-cheapest", {"count": len(cities)}, cities)


def built(b: Board, s: State, kind: str, arguments: dict[str, str | int], cities: list[int]) -> Shortcut:
    """Houses in several cities with their price."""
    then = s.copy()
    for city in cities:
        build_house(b, then, s.seat, city, None)
    left = then.cash[s.seat]
    costs = {"price": s.cash[s.seat] - left, "left": left, "cities": [b.printed.city_ids[city] for city in cities]}
    return Shortcut(kind, arguments, [m.BUILD + city for city in cities], costs, m.DONE)


def best_running(b: Board, s: State) -> int:
    """The plants that can run now and power the most, counted without the limit of one's network; as bits."""
    seat = s.seat
    sets = [plants for plants in range(1 << s.plant_count[seat]) if can_run(b, s, seat, plants)]
    return max(sets, key=lambda plants: (cities_powered(b, s, seat, plants), supplied(b, s, plants)))


def supplied(b: Board, s: State, plants: int) -> int:
    """How many cities these plants could supply if the network were large enough."""
    return sum(b.card_cities[s.plants[s.seat, slot]] for slot in range(s.plant_count[s.seat]) if plants >> slot & 1)


def cheapest_for(b: Board, s: State, plants: int) -> list[int]:
    """The tokens, as numbers of the verb `buy`, with which these plants can run, at the lowest price; none where that cannot be."""
    one_market_only = b.storage_price == 0
    markets = [[source] for source in range(b.sources)] if one_market_only else [list(range(b.sources))]
    found = [bought for sources in markets if (bought := bought_for(b, s, plants, sources))]
    return min(found, key=lambda bought: price_of(b, s, bought), default=[])


def bought_for(b: Board, s: State, plants: int, sources: list[int]) -> list[int]:
    """Token by token what these plants lack, the cheapest first; prices only rise within a market, so that is the cheapest way."""
    then, bought = s.copy(), list[int]()
    while not can_run(b, then, s.seat, plants):
        lacking = [fuel for fuel in range(n.FUELS) if need_of(b, then, s.seat, plants, fuel) > then.fuel[s.seat, fuel]]
        wanted = lacking[:1] or [n.COAL, n.OIL]
        on_sale = [
            (token_price(b, then, s.seat, source, fuel), source, fuel)
            for fuel in wanted
            for source in sources
            if why_not_buy(b, then, s.seat, source, fuel) == n.ALLOWED
        ]
        if not on_sale or len(bought) >= MOST_TOKENS:
            return []
        _, source, fuel = min(on_sale)
        buy_token(b, then, source, fuel, None)
        bought.append(source * n.FUELS + fuel)
    return bought


def price_of(b: Board, s: State, bought: Iterable[int]) -> int:
    """What these tokens cost, one after the other."""
    return int(s.cash[s.seat] - after(b, s, bought).cash[s.seat])


def after(b: Board, s: State, bought: Iterable[int]) -> State:
    """The position with these tokens bought."""
    then = s.copy()
    for token in bought:
        buy_token(b, then, token // n.FUELS, token % n.FUELS, None)
    return then


def priced(b: Board, s: State, kind: str, arguments: dict[str, str | int], bought: list[int]) -> Shortcut:
    """A purchase of several tokens with its price."""
    then = after(b, s, bought)
    left = then.cash[s.seat]
    tokens = Counter(n.FUEL_NAMES[token % n.FUELS] for token in bought)
    costs: dict[str, Any] = {"price": s.cash[s.seat] - left, "left": left, "lit": int(most_cities_lit(b, then, s.seat))}
    return Shortcut(kind, arguments, [m.BUY + token for token in bought], costs | {"tokens": dict(tokens)}, m.DONE)


def card_name(b: Board, card: int) -> str:
    """A plant as moves name it."""
    return str(b.printed.card_names[card])
