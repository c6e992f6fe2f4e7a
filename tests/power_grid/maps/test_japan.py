"""Japan: two networks each, which begin in the great cities."""

from __future__ import annotations

import pytest

from ..positions import give_houses, houses_in, jump_to, new_game, play, player, price_of, refused, set_cash, set_order

STARTS = ["fukuoka", "kobe", "osaka", "sapporo", "tokyo", "yokohama"]


def japan(round_no: int, *houses: str):
    """All areas; seat 0 is first to build and has these houses."""
    m = new_game(5, map="japan")
    set_order(m, 1, 2, 3, 4, 0)
    set_cash(m, 100, 100, 100, 100, 100)
    give_houses(m, 0, *houses)
    return jump_to(m, "building", round_no)


@pytest.mark.parametrize("round_no", [1, 2])
def test_the_first_house_must_be_in_one_of_the_six_starting_cities(round_no):
    m = japan(round_no)
    assert set(m.legal()) == {"done", *(f"build {name}" for name in STARTS)}
    assert refused(m, "build kyoto") == "start-city-only"


def test_the_second_network_begins_in_a_starting_city_without_connection_cost():
    m = japan(2, "sapporo")
    assert refused(m, "found nagoya") == "start-city-only"
    assert play(m, "found fukuoka")[0].arguments == {"seat": 0, "city": "fukuoka", "price": 10}


def test_there_is_no_third_network():
    m = japan(2, "sapporo")
    play(m, "found fukuoka")
    assert not [move for move in m.legal() if move.startswith("found")]
    assert not player(m, 0)["free_network"]
    refused(m, "found tokyo")


def test_both_networks_grow_along_connections():
    m = japan(2, "sapporo")
    play(m, "found tokyo")
    assert price_of(m, 0, "asahikawa") == 10 + 8
    assert price_of(m, 0, "chiba") == 10 + 4


def test_later_a_starting_city_can_also_be_built_in_along_a_path_and_the_free_start_is_kept():
    m = japan(2, "tokyo")
    assert play(m, "build yokohama")[0].arguments["price"] == 10
    assert player(m, 0)["free_network"]
    play(m, "found osaka")
    assert not player(m, 0)["free_network"]


@pytest.mark.parametrize("name", STARTS)
def test_starting_cities_have_spaces_10_10_and_20_and_two_players_can_be_there_in_step_1(name):
    m = japan(2)
    assert price_of(m, 0, name) == 10
    give_houses(m, 1, name)
    assert price_of(m, 0, name) == 10
    give_houses(m, 2, name)
    assert refused(m, f"build {name}") == "city-full"
    m.state.step = 2
    assert refused(m, f"build {name}") == "city-full"
    m.state.step = 3
    assert price_of(m, 0, name) == 20
    play(m, f"build {name}")
    assert houses_in(m, name) == [0, 1, 2]


@pytest.mark.parametrize("name", ["koriyama", "hamamatsu", "kochi", "oita"])
def test_some_small_cities_have_only_the_spaces_10_and_15(name):
    m = japan(2, *STARTS)
    m.state.step = 3
    first = price_of(m, 0, name)
    give_houses(m, 1, name)
    assert price_of(m, 0, name) == first + 5
    give_houses(m, 2, name)
    assert refused(m, f"build {name}") == "city-full"


@pytest.mark.parametrize("name", ["morioka", "saitama", "toyama", "matsue", "miyazaki"])
def test_others_have_only_15_and_20_and_are_closed_in_step_1(name):
    m = japan(2, *STARTS)
    assert refused(m, f"build {name}") == "city-full"
    m.state.step = 2
    first = price_of(m, 0, name)
    give_houses(m, 1, name)
    assert refused(m, f"build {name}") == "city-full"
    m.state.step = 3
    assert price_of(m, 0, name) == first + 5
    give_houses(m, 2, name)
    assert refused(m, f"build {name}") == "city-full"


def test_saitama_costs_15_in_step_2():
    m = japan(2, "tokyo")
    m.state.step = 2
    assert price_of(m, 0, "saitama") == 15


def test_in_round_1_a_player_builds_at_most_two_houses():
    m = japan(1)
    play(m, "build tokyo")
    assert refused(m, "build chiba") == "two-houses-in-round-1"
    assert refused(m, "build yokohama") == "two-houses-in-round-1"
    play(m, "found yokohama")
    assert m.legal() == ["done"]
    assert player(m, 0)["cities"] == 2


def test_the_second_house_of_round_1_uses_up_the_free_start_of_the_second_network():
    m = japan(1)
    play(m, "build tokyo", "found yokohama")
    assert not player(m, 0)["free_network"]
    jump_to(m, "building")
    assert not [move for move in m.legal() if move.startswith("found")]


def test_who_builds_one_house_in_round_1_keeps_the_free_start():
    m = japan(1)
    play(m, "build tokyo")
    assert player(m, 0)["free_network"]
    jump_to(m, "building")
    assert "found sapporo" in m.legal()
