"""Every printed board: how much is on it, what fuel costs at the start, what is refilled, and that games on it end."""

from __future__ import annotations

import random

import pytest

from megawatt import Match
from megawatt.games.power_grid.maps import MAP_IDS, load_map

from ..positions import new_game

FUELS = ("coal", "oil", "garbage", "uranium")
SEATS = range(2, 7)

SIZE = {
    # areas, cities, connections
    "germany": (6, 42, 83),
    "usa": (6, 42, 87),
    "france": (6, 42, 93),
    "italy": (6, 42, 81),
    "benelux": (5, 35, 74),
    "central-europe": (6, 42, 96),
    "brazil": (6, 42, 89),
    "spain-portugal": (6, 42, 97),
    "china": (6, 42, 83),
    "korea": (6, 42, 80),
    "russia": (6, 42, 91),
    "japan": (5, 35, 53),
    "quebec": (6, 42, 65),
    "baden-wuerttemberg": (5, 35, 69),
    "northern-europe": (6, 42, 91),
    "uk-ireland": (6, 40, 74),
    "australia": (5, 35, 47),
    "india": (6, 42, 77),
    "middle-east": (6, 42, 84),
    "south-africa": (5, 35, 61),
}

FIRST_PRICE = {
    # the cheapest coal, oil, garbage and uranium at the start; 0: none
    "germany": (1, 3, 7, 14),
    "usa": (1, 3, 7, 14),
    "france": (1, 3, 7, 5),
    "italy": (3, 4, 5, 14),
    "benelux": (3, 1, 7, 14),
    "central-europe": (1, 3, 7, 8),
    "brazil": (1, 3, 7, 14),
    "spain-portugal": (1, 3, 6, 5),
    "china": (5, 5, 7, 0),
    "russia": (3, 1, 0, 6),
    "japan": (2, 4, 6, 12),
    "quebec": (2, 2, 7, 14),
    "baden-wuerttemberg": (1, 3, 7, 14),
    "northern-europe": (3, 3, 5, 7),
    "uk-ireland": (1, 3, 5, 0),
    "australia": (1, 3, 4, 0),
    "india": (1, 2, 2, 6),
    "middle-east": (2, 2, 8, 12),
    "south-africa": (1, 4, 5, 12),
}

BASE_RESUPPLY = {
    # rows: 2, 3, 4, 5, 6 players; columns: step 1, 2, 3
    "coal": [[3, 4, 3], [4, 5, 3], [5, 6, 4], [5, 7, 5], [7, 9, 6]],
    "oil": [[2, 2, 4], [2, 3, 4], [3, 4, 5], [4, 5, 6], [5, 6, 7]],
    "garbage": [[1, 2, 3], [1, 2, 3], [2, 3, 4], [3, 3, 5], [3, 5, 6]],
    "uranium": [[1, 1, 1], [1, 1, 1], [1, 2, 2], [2, 3, 2], [2, 3, 3]],
}

OWN_RESUPPLY = {
    "benelux": {
        "coal": [[2, 2, 4], [2, 3, 4], [3, 4, 5], [4, 5, 6], [5, 6, 7]],
        "oil": [[3, 4, 3], [4, 5, 3], [5, 6, 4], [5, 7, 5], [7, 9, 6]],
        "garbage": [[1, 2, 3], [2, 2, 3], [2, 3, 4], [3, 3, 5], [3, 5, 6]],
        "uranium": [[1, 1, 1], [1, 1, 1], [1, 2, 2], [2, 3, 2], [2, 3, 3]],
    },
    "central-europe": {
        "coal": [[4, 5, 3], [5, 6, 3], [6, 7, 5], [7, 8, 5], [8, 10, 6]],
        "oil": [[1, 2, 3], [2, 2, 3], [2, 3, 4], [3, 4, 5], [4, 5, 6]],
        "garbage": [[1, 3, 3], [1, 3, 3], [2, 4, 4], [3, 4, 5], [3, 6, 6]],
        "uranium": [[1, 1, 1], [1, 1, 1], [1, 2, 1], [2, 2, 2], [2, 3, 2]],
    },
    "brazil": {
        "coal": [[1, 2, 3], [1, 2, 3], [2, 3, 4], [3, 3, 5], [3, 5, 6]],
        "oil": [[3, 4, 3], [4, 5, 3], [5, 6, 4], [5, 7, 5], [7, 9, 6]],
        "garbage": [[2, 2, 4], [2, 3, 4], [3, 4, 5], [4, 5, 6], [5, 6, 7]],
        "uranium": [[1, 1, 1], [1, 1, 1], [1, 2, 2], [2, 3, 2], [2, 3, 3]],
    },
    "spain-portugal": {
        "coal": [[3, 4, 2], [4, 5, 2], [4, 6, 3], [4, 7, 3], [6, 8, 4]],
        "oil": [[2, 3, 5], [2, 4, 5], [3, 5, 6], [4, 6, 7], [5, 7, 9]],
        "garbage": [[1, 2, 3], [1, 2, 3], [2, 3, 4], [3, 3, 5], [3, 5, 6]],
        "uranium": [[0, 2, 1], [0, 2, 1], [0, 4, 1], [0, 5, 1], [0, 5, 2]],
    },
    "china": {
        "coal": [[4, 4, 3], [5, 5, 3], [6, 6, 4], [7, 7, 5], [9, 9, 6]],
        "oil": [[2, 2, 4], [3, 3, 4], [4, 4, 5], [5, 5, 6], [6, 6, 7]],
        "garbage": [[2, 2, 1], [2, 2, 1], [3, 3, 2], [3, 3, 3], [5, 5, 3]],
        "uranium": [[1, 1, 1], [1, 1, 1], [2, 2, 2], [3, 3, 2], [3, 3, 3]],
    },
    "russia": {
        "coal": [[2, 2, 4], [2, 3, 4], [3, 4, 5], [4, 5, 6], [5, 6, 7]],
        "oil": [[3, 4, 3], [3, 4, 3], [5, 6, 4], [5, 7, 5], [7, 9, 6]],
        "garbage": [[2, 2, 3], [2, 2, 3], [3, 3, 4], [4, 3, 5], [4, 5, 6]],
        "uranium": [[1, 1, 1], [1, 1, 1], [1, 2, 2], [2, 3, 2], [2, 3, 3]],
    },
    "quebec": {
        "coal": [[3, 3, 3], [4, 4, 3], [5, 4, 4], [5, 5, 5], [7, 6, 6]],
        "oil": [[2, 2, 3], [2, 3, 3], [3, 4, 4], [4, 5, 4], [5, 6, 5]],
        "garbage": [[1, 2, 3], [1, 2, 3], [2, 3, 4], [3, 3, 5], [3, 5, 6]],
        "uranium": [[1, 1, 1], [1, 1, 1], [1, 2, 2], [2, 3, 2], [2, 3, 3]],
    },
    "northern-europe": {
        "coal": [[2, 4, 3], [3, 4, 4], [4, 5, 5], [4, 5, 6], [6, 8, 5]],
        "oil": [[1, 2, 3], [2, 2, 3], [2, 3, 4], [3, 4, 5], [4, 5, 6]],
        "garbage": [[1, 2, 3], [1, 2, 3], [2, 3, 4], [3, 3, 5], [3, 5, 6]],
        "uranium": [[1, 2, 2], [1, 2, 2], [2, 3, 2], [2, 4, 3], [2, 4, 4]],
    },
    "uk-ireland": {
        "coal": [[3, 4, 3], [3, 5, 3], [4, 6, 4], [4, 7, 5], [6, 8, 6]],
        "oil": [[2, 3, 2], [2, 4, 2], [3, 5, 3], [4, 6, 4], [5, 7, 5]],
        "garbage": [[1, 2, 2], [1, 2, 2], [2, 3, 3], [3, 3, 5], [3, 5, 5]],
        "uranium": [[1, 1, 1], [1, 2, 1], [1, 3, 1], [2, 4, 2], [2, 4, 3]],
    },
    "australia": {
        "coal": [[3, 5, 4], [4, 6, 4], [4, 7, 5], [5, 9, 6], [7, 10, 7]],
        "oil": [[1, 2, 3], [1, 2, 3], [2, 3, 4], [3, 3, 5], [3, 5, 6]],
        "garbage": [[1, 2, 3], [1, 2, 3], [2, 3, 4], [3, 3, 5], [3, 5, 6]],
        "uranium": [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]],
    },
    "india": {
        "coal": [[4, 5, 4], [5, 6, 4], [6, 7, 5], [7, 8, 6], [8, 10, 7]],
        "oil": [[1, 2, 2], [2, 2, 2], [2, 3, 3], [3, 4, 4], [4, 5, 5]],
        "garbage": [[1, 3, 4], [1, 3, 4], [3, 4, 6], [4, 5, 7], [4, 7, 9]],
        "uranium": [[1, 1, 1], [1, 1, 1], [1, 2, 1], [2, 2, 2], [2, 3, 2]],
    },
    "middle-east": {
        "coal": [[2, 1, 1], [2, 1, 1], [3, 2, 2], [4, 3, 2], [5, 4, 3]],
        "oil": [[5, 3, 2], [5, 3, 2], [6, 3, 2], [8, 4, 3], [9, 5, 4]],
        "garbage": [[1, 3, 4], [1, 3, 4], [1, 4, 6], [1, 4, 8], [1, 6, 9]],
        "uranium": [[0, 2, 2], [0, 2, 2], [0, 3, 3], [0, 3, 4], [0, 4, 5]],
    },
    "south-africa": {
        "coal": [[4, 7, 5], [4, 7, 5], [5, 8, 6], [6, 9, 7], [7, 10, 8]],
        "oil": [[1, 2, 1], [1, 2, 1], [2, 3, 2], [2, 4, 3], [4, 5, 4]],
        "garbage": [[1, 3, 3], [1, 3, 3], [2, 4, 4], [3, 4, 5], [3, 6, 6]],
        "uranium": [[1, 1, 2], [1, 1, 2], [2, 2, 3], [2, 3, 3], [2, 3, 4]],
    },
}

KOREAN_RESUPPLY = {
    "coal south": [[2, 2, 2], [2, 3, 2], [3, 3, 2], [3, 4, 3], [4, 5, 3]],
    "oil south": [[1, 1, 3], [1, 2, 3], [2, 3, 3], [3, 3, 4], [3, 4, 4]],
    "garbage south": [[1, 1, 2], [1, 1, 2], [1, 2, 2], [2, 2, 3], [2, 3, 3]],
    "uranium south": [[1, 1, 1], [1, 1, 1], [1, 2, 2], [2, 3, 2], [2, 3, 3]],
    "coal north": [[1, 2, 1], [2, 2, 1], [2, 3, 2], [2, 3, 2], [3, 4, 3]],
    "oil north": [[1, 1, 1], [1, 1, 1], [1, 1, 2], [1, 2, 2], [2, 2, 3]],
    "garbage north": [[0, 1, 1], [0, 1, 1], [1, 1, 2], [1, 1, 2], [1, 2, 3]],
}

KOREAN_FIRST_PRICE = {
    "coal south": 1,
    "oil south": 3,
    "garbage south": 7,
    "uranium south": 14,
    "coal north": 1,
    "oil north": 3,
    "garbage north": 7,
}


def fuel_rows(m: Match) -> dict[str, dict]:
    return {f"{row['fuel']} {row['source']}".strip(): row for row in m.view()["fuel"]}


def test_there_are_twenty_maps():
    assert len(MAP_IDS) == 20
    assert set(SIZE) == set(MAP_IDS)


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_areas_cities_and_connections_are_all_there(map_id):
    board = load_map(map_id)
    assert (len(board.areas), len(board.cities), len(board.links)) == SIZE[map_id]


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_areas_border_on_each_other_exactly_where_a_connection_crosses(map_id):
    board = load_map(map_id)
    areas = [area.id for area in board.areas]
    borders = {frozenset((area.id, other)) for area in board.areas for other in area.adjacent}
    ends = [(board.cities[link.a].area, board.cities[link.b].area) for link in board.links]
    assert borders == {frozenset((areas[a], areas[b])) for a, b in ends if a != b}


@pytest.mark.parametrize("map_id", sorted(FIRST_PRICE))
def test_first_fuel_prices(map_id):
    rows = fuel_rows(new_game(map=map_id))
    prices = tuple(rows[fuel]["price"] or 0 if fuel in rows else 0 for fuel in FUELS)
    assert prices == FIRST_PRICE[map_id]


def test_first_fuel_prices_in_both_markets_of_korea():
    assert {name: row["price"] for name, row in fuel_rows(new_game(map="korea")).items()} == KOREAN_FIRST_PRICE


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("map_id", sorted(SIZE))
def test_resupply_for_every_number_of_players_and_step(map_id, seats):
    table = KOREAN_RESUPPLY if map_id == "korea" else OWN_RESUPPLY.get(map_id, BASE_RESUPPLY)
    m = new_game(seats, map=map_id)
    for step in (1, 2, 3):
        m.state.step = step
        shown = {name: row["resupply"] for name, row in fuel_rows(m).items() if row["source"] != "storage"}
        assert shown == {name: table[name][seats - 2][step - 1] for name in shown}
        assert set(table) - set(shown) <= {"uranium"}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("map_id", MAP_IDS)
def test_random_play_comes_to_an_end_and_loses_nothing(map_id, seats):
    m = new_game(seats, seed=seats, map=map_id)
    at_first = m.game.conserved(m.board, m.state)
    chance = random.Random(seats)
    while not m.over:
        m.play(chance.choice(m.legal_actions()))
        if m.ply % 50 == 0:
            assert m.game.conserved(m.board, m.state) == at_first
    assert m.game.conserved(m.board, m.state) == at_first
    assert m.view()["result"]["rows"][0]["place"] == 1


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_a_game_in_which_nobody_does_more_than_needed_ends_by_the_round_limit(map_id):
    m = new_game(3, map=map_id, round_limit=70)
    while not m.over:
        m.play(m.legal_actions()[0])
    assert m.view()["result"]["ended_by"] == "round-limit"
