"""What is printed on boards, cards and tables, held against a second listing of it (tests/power_grid/printed).

The listings are text tables of their own form, so that a slip in a data file or in its loader shows here. What the rules see
(the Board record) is compared, not the file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from megawatt import Match
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.maps import MAP_IDS

from .positions import new_game

PRINTED = Path(__file__).parent / "printed"

PAYMENTS = "10 22 33 44 54 64 73 82 90 98 105 112 118 124 129 134 138 142 145 148 150"
"""Elektro for 0, 1, 2 ... 20 cities; 21 of 21 are legible in the rulebook."""

SEATS_TABLE = {
    # players: areas, plants removed, plants per player, step 2 at, end at
    2: (3, 8, 4, 10, 21),
    3: (3, 8, 3, 7, 17),
    4: (4, 4, 3, 7, 17),
    5: (5, 0, 3, 7, 15),
    6: (5, 0, 3, 6, 14),
}

BIG_PLANTS_TABLE = {
    # variant 3, players: cities in play, plants removed, step 2 at, end at
    2: (24, 10, 12, 24),
    3: (24, 10, 8, 20),
    4: (32, 5, 8, 20),
    5: (40, 0, 8, 18),
    6: (42, 0, 7, 15),
}


def lines_of(name: str) -> list[str]:
    """The lines of a listing without comments and blank lines."""
    lines = (PRINTED / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def rows(name: str, word: str) -> list[list[str]]:
    """The rows of a listing that begin with this word, without it."""
    return [line.split()[1:] for line in lines_of(name) if line.split()[0] == word]


KEYWORDS = {"market", "area", "spaces", "abroad", "deck"}


def printed_links(map_id: str) -> dict[tuple[str, str], int]:
    """Every connection of a listing and its cost."""
    found = [line.split() for line in lines_of(map_id) if line.split()[0] not in KEYWORDS]
    links = {(a, b): int(cost) for a, b, cost in found}
    assert len(links) == len(found), "a connection is listed twice"
    return links


def links_in_play(m: Match) -> dict[tuple[str, str], int]:
    """Every connection as the rules see it; both directions must agree."""
    b, ids = m.board, m.board.printed.city_ids
    seen: dict[tuple[str, str], int] = {}
    for here in range(b.cities):
        for i in range(b.degree[here]):
            first, second = sorted((ids[here], ids[b.neighbour[here, i]]))
            assert seen.setdefault((first, second), int(b.link_cost[here, i])) == b.link_cost[here, i]
    return seen


def test_there_is_a_listing_of_every_map() -> None:
    assert {path.stem for path in PRINTED.glob("*.txt")} == {*MAP_IDS, "plants"}


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_every_connection_costs_what_is_printed(map_id: str) -> None:
    assert links_in_play(new_game(map=map_id)) == printed_links(map_id)


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_every_city_lies_in_its_area(map_id: str) -> None:
    m = new_game(map=map_id)
    b, printed = m.board, m.board.printed
    areas = {area: sorted(cities) for area, *cities in rows(map_id, "area")}
    seen: dict[str, list[str]] = {area: [] for area in printed.area_ids}
    for i, name in enumerate(printed.city_ids):
        seen[printed.area_ids[b.city_area[i]]].append(name)
    assert {area: sorted(cities) for area, cities in seen.items()} == areas


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_every_city_has_its_spaces(map_id: str) -> None:
    m = new_game(map=map_id)
    b = m.board
    wanted = dict.fromkeys(b.printed.city_ids, ((10, 15, 20), (1, 2, 3)))
    for name, *numbers in rows(map_id, "spaces"):
        prices, opened = (tuple(map(int, part.split())) for part in " ".join(numbers).split(","))
        wanted[name] = prices, opened
    abroad = {name for (name,) in rows(map_id, "abroad")}
    for i, name in enumerate(b.printed.city_ids):
        assert bool(b.foreign[i]) == (name in abroad)
        prices = tuple(int(b.space_price[i, space]) for space in range(b.spaces[i]))
        opened = tuple(int(b.open_spaces[i, step]) for step in (1, 2, 3))
        if name in abroad:
            assert (len(prices), opened) == (1, (1, 1, 1))
        else:
            assert (prices, opened) == wanted[name], name


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_the_resource_market_starts_as_printed(map_id: str) -> None:
    m = new_game(map=map_id)
    shown = {f"{row['fuel']}-{row['source']}".rstrip("-"): row for row in m.view()["fuel"] if row["source"] != "storage"}
    for fuel, count, cheapest in rows(map_id, "market"):
        if fuel not in shown:
            assert count == "0"
        else:
            assert (shown[fuel]["tokens"], shown[fuel]["price"] or 0) == (int(count), int(cheapest)), fuel
    assert set(shown) <= {fuel for fuel, _, _ in rows(map_id, "market")}


# Plants.


def printed_plants(deck: str) -> dict[str, tuple[str, int, int]]:
    """Name, fuel, units and cities of every card of a deck in the listing."""
    plants: dict[str, tuple[str, int, int]] = {}
    current = ""
    for line in lines_of("plants"):
        if line.startswith("deck "):
            current = line.removeprefix("deck ")
        elif current == deck:
            name, card = line.split(": ")
            need, cities = card.split(" -> ")
            units, _, fuel = need.rpartition(" ")
            assert name not in plants
            plants[name] = fuel, int(units or 0), int(cities)
    return plants


def plants_in_play(m: Match, deck: str) -> dict[str, tuple[str, int, int]]:
    """The cards of a deck as the rules see them."""
    b = m.board
    return {
        plant.name: (n.FUEL_NAMES[b.card_fuel[i]], int(b.card_units[i]), int(b.card_cities[i]))
        for i, plant in enumerate(b.printed.plants)
        if plant.deck == deck and b.card_number[i] == plant.number
    }


def test_the_42_plants_of_the_base_deck_are_as_printed() -> None:
    assert len(printed_plants("old")) == 42
    assert plants_in_play(new_game(), "old") == printed_plants("old")


def test_the_46_plants_of_deck_2_are_as_printed() -> None:
    printed = printed_plants("new")
    assert len(printed) == 46
    big = {"46+", "50+", "52+", "54+", "57+", "60+"}
    small = {name: card for name, card in printed.items() if name not in big - {"46+", "50+"}}
    assert len(small) == 42
    assert plants_in_play(new_game(deck="variant-1"), "new") == small
    assert plants_in_play(new_game(deck="variant-3"), "new") == {name: printed[name] for name in big}
    mixed = new_game(deck="variant-2")
    assert plants_in_play(mixed, "new") == small
    old = {name: card for name, card in printed_plants("old").items() if name not in ("17", "18")}
    assert plants_in_play(mixed, "old") == old


@pytest.mark.parametrize("deck", ["base", "variant-1", "variant-2", "variant-3"])
def test_a_plant_stores_twice_what_it_burns_and_burns_what_is_printed(deck: str) -> None:
    b = new_game(deck=deck).board
    for card in range(b.cards):
        packed = n.PACKED_BITS * b.card_fuel[card]
        assert b.card_burns[card] == int(b.card_units[card]) << packed
        assert b.card_stores[card] == 2 * b.card_burns[card]


# Tables.


def test_6_2_payments_are_as_printed() -> None:
    b = new_game().board
    assert [int(income) for income in b.income] == list(map(int, PAYMENTS.split()))


@pytest.mark.parametrize("seats", SEATS_TABLE)
def test_the_table_by_number_of_players_is_as_printed(seats: int) -> None:
    b = new_game(seats).board
    assert (b.areas_in_play, b.plants_removed, b.most_plants, b.step_2_at, b.end_at) == SEATS_TABLE[seats]


@pytest.mark.parametrize("seats", BIG_PLANTS_TABLE)
def test_10_3_the_table_of_variant_3_is_as_printed(seats: int) -> None:
    b = new_game(seats, deck="variant-3").board
    assert (b.cities_in_play, b.plants_removed, b.step_2_at, b.end_at) == BIG_PLANTS_TABLE[seats]


def test_there_are_84_tokens_24_of_coal_oil_and_garbage_and_12_of_uranium() -> None:
    b = new_game().board
    totals: dict[str, Any] = dict(zip(n.FUEL_NAMES, b.total_tokens, strict=False))
    assert totals == {"coal": 24, "oil": 24, "garbage": 24, "uranium": 12}
    m = new_game()
    supply = {row["fuel"]: row["supply"] for row in m.view()["fuel"]}
    assert supply == {"coal": 0, "oil": 6, "garbage": 18, "uranium": 10}


def test_everybody_starts_with_50_elektro() -> None:
    m = new_game(6)
    assert [player["cash"] for player in m.view()["players"]] == [50] * 6
