"""What is printed on the board of Power Grid, for drawing it: map, plants, tracks, payments."""

from __future__ import annotations

from typing import get_args

from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.map_words import map_words
from megawatt.games.power_grid.maps import City, Link
from megawatt.games.power_grid.state import Board
from megawatt.games.power_grid.view_types import Card, Plant, Printed, PrintedCity, PrintedLink, PrintedTrack, TieBreak

FUELS: tuple[n.Fuel, ...] = get_args(n.Fuel)
TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)
"""What decides the game, in the order of `rules/ending.beats`."""


def printed(b: Board) -> Printed:
    """What is printed, for drawing: map, plants, tracks, payments."""
    board_map = b.printed.map
    return {
        "map": {
            "id": board_map.id,
            "name": board_map.name,
            "canvas": board_map.canvas,
            "confidence": board_map.confidence,
            "special_rules": board_map.special_rules,
            "words": map_words(board_map),
        },
        "areas": [{"id": area.id, "name": area.name, "adjacent": list(area.adjacent)} for area in board_map.areas],
        "cities": [_printed_city(b, city) for city in board_map.cities],
        "links": [_printed_link(b, link) for link in board_map.links],
        "tracks": [_printed_track(b, source, fuel) for source, fuel in tracks(b)],
        "payments": b.income.tolist(),
        "plants": [shown_plant(b, card) for card in range(b.cards)],
        "most_plants": b.most_plants,
        "phases": _phases(b),
        "tie_breaks": list(TIE_BREAKS),
    }


def _phases(b: Board) -> list[str]:
    """The phases of a round in their order on this map."""
    order, auction, *rest = n.PHASE_NAMES[n.PLAYER_ORDER : n.GAME_OVER]
    return [auction, order, *rest] if b.auction_before_order else [order, auction, *rest]


def _printed_city(b: Board, city: City) -> PrintedCity:
    return {
        "id": city.id,
        "name": city.name,
        "area": b.printed.area_ids[city.area],
        "x": city.x,
        "y": city.y,
        "spaces": list(city.spaces),
        "foreign": city.foreign,
        "start": bool(b.start_city[b.printed.city_ids.index(city.id)]),
    }


def _printed_link(b: Board, link: Link) -> PrintedLink:
    ids = b.printed.city_ids
    return {"a": ids[link.a], "b": ids[link.b], "cost": link.cost, "uncertain": link.uncertain}


def _printed_track(b: Board, source: int, fuel: int) -> PrintedTrack:
    prices = [b.track_price[source, fuel, space] for space in range(b.track_size[source, fuel])]
    resupply = [b.resupply[source, fuel, step] for step in (1, 2, 3)]
    return {"fuel": FUELS[fuel], "source": b.printed.source_names[source], "prices": prices, "resupply": resupply}


def shown_card(b: Board, card: int) -> Card:
    """A card of the market or the stack as it is printed."""
    return {"name": "step-3"} if card == n.STEP_3_CARD else {**shown_plant(b, card)}


def shown_plant(b: Board, card: int) -> Plant:
    """A plant card as it is printed."""
    return {
        "name": b.printed.card_names[card],
        "number": b.card_number[card],
        "fuel": n.FUEL_NAMES[b.card_fuel[card]],
        "units": b.card_units[card],
        "cities": b.card_cities[card],
        "mine": bool(b.card_mine[card]),
    }


def tracks(b: Board) -> list[tuple[int, int]]:
    """The fuel tracks of this board: (source, fuel)."""
    return [(source, fuel) for source in range(b.sources) for fuel in range(n.FUELS) if _is_sold(b, source, fuel)]


def _is_sold(b: Board, source: int, fuel: int) -> bool:
    if source == n.SIDE and b.storage_price:
        return fuel == n.COAL
    return bool(b.track_size[source, fuel] > 0 and b.total_tokens[fuel] > 0)
