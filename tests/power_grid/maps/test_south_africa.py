"""South Africa: burned coal is kept apart, and there are places abroad."""

from __future__ import annotations

import pytest

from megawatt import Match

from ..positions import (
    finish_phase,
    fuel_market,
    fuel_of,
    future,
    give_fuel,
    give_houses,
    give_plants,
    jump_to,
    lay_fuel,
    lay_market,
    new_game,
    offered,
    play,
    player,
    price_of,
    refused,
    set_cash,
    set_order,
    stack,
    told,
)
from .rounds import deck, end_round

ALL = "orange,green,yellow,brown,red"
ABROAD = {
    "zimbabwe": "musina", "botswana": "rustenburg", "mozambique": "mbombela", "eswatini": "germiston", "lesotho": "bloemfontein",
    "namibia": "springbok",
}  # fmt: skip


def south_africa() -> Match:
    m = new_game(5, map="south-africa", areas=ALL)
    set_order(m, 1, 2, 3, 4, 0)
    set_cash(m, 100, 100, 100, 100, 100)
    return m


def storage(m: Match) -> dict:
    return next(row for row in m.view()["fuel"] if row["source"] == "storage")


def test_all_coal_is_in_the_market_and_the_storage_is_empty_at_the_start():
    m = south_africa()
    assert (fuel_market(m, "coal")["tokens"], fuel_market(m, "coal")["supply"], storage(m)["tokens"]) == (24, 0, 0)


def test_coal_that_is_burned_goes_to_the_storage():
    m = south_africa()
    give_plants(m, 0, 4)
    give_plants(m, 1, 3)
    give_fuel(m, 0, coal=2)
    give_fuel(m, 1, oil=2)
    give_houses(m, 0, "upington")
    give_houses(m, 1, "durban-north")
    lay_fuel(m, "coal", 22, 0)
    set_order(m, 0, 1, 2, 3, 4)
    jump_to(m, "bureaucracy")
    play(m, "run 4")
    assert (storage(m)["tokens"], storage(m)["supply"]) == (2, 0)
    supply = fuel_market(m, "oil")["supply"]
    play(m, "run 3")  # other fuel goes to the supply as usual, and two of it are refilled
    assert fuel_market(m, "oil")["supply"] == supply + 2 - 2


def test_refills_take_from_the_storage_first_and_the_rest_from_the_supply():
    m = south_africa()
    lay_fuel(m, "coal", 10, 10)
    m.state.storage = 4
    assert {row["fuel"]: row["count"] for row in told(end_round(m), "resupplied")}["coal"] == 6
    assert (storage(m)["tokens"], fuel_market(m, "coal")["supply"], fuel_market(m, "coal")["tokens"]) == (0, 8, 16)


def test_a_full_market_leaves_the_storage_alone():
    m = south_africa()
    lay_fuel(m, "coal", 22, 0)
    m.state.storage = 2
    m.state.tokens[0, 0] = 23
    end_round(m)
    assert (storage(m)["tokens"], fuel_market(m, "coal")["tokens"]) == (1, 24)


def test_anyone_may_buy_coal_from_the_storage_for_8_each():
    m = south_africa()
    give_plants(m, 0, 4)
    lay_fuel(m, "coal", 20, 1)
    m.state.storage = 3
    jump_to(m, "resources")
    events = play(m, "buy coal", "buy coal storage", "buy coal storage", "buy coal")
    assert [event.arguments["price"] for event in events] == [2, 8, 8, 2]
    assert storage(m)["tokens"] == 1
    assert refused(m, "buy coal storage") == "no-room"


def test_an_empty_storage_sells_nothing():
    m = south_africa()
    give_plants(m, 0, 4)
    jump_to(m, "resources")
    assert refused(m, "buy coal storage") == "sold-out"


def test_coal_given_up_with_a_discarded_plant_goes_to_the_supply():
    m = south_africa()
    give_plants(m, 0, 4, 6, 13)
    give_fuel(m, 0, coal=4)
    lay_fuel(m, "coal", 20, 0)
    lay_market(m, 9, 10, 11, 12)
    set_order(m, 0, 1, 2, 3, 4)
    for seat in range(1, 5):
        m.state.cash[seat] = 0
    jump_to(m, "auction")
    play(m, "nominate 9", "discard 4")
    assert fuel_of(m, 0) == {}
    assert (storage(m)["tokens"], fuel_market(m, "coal")["supply"]) == (0, 4)


@pytest.mark.parametrize("name", ["cape-town", "durban", "johannesburg", "pretoria"])
def test_the_great_cities_are_two_cities_each(name):
    m = south_africa()
    jump_to(m, "building")
    play(m, f"build {name}-north")
    assert price_of(m, 0, f"{name}-south") == 10
    play(m, f"build {name}-south")
    assert player(m, 0)["cities"] == 2


@pytest.mark.parametrize(("abroad", "border"), sorted(ABROAD.items()))
def test_a_foreign_space_costs_30_in_total_and_holds_one_player(abroad, border):
    m = south_africa()
    give_houses(m, 0, border)
    give_houses(m, 1, border)
    jump_to(m, "building")
    assert play(m, f"build {abroad}")[0].arguments["price"] == 30
    assert player(m, 0)["cities"] == 2
    play(m, "done")
    m.state.step = 3
    m.state.seat = 1
    assert refused(m, f"build {abroad}") == "city-full"


def test_from_further_away_the_path_to_the_border_comes_on_top():
    m = south_africa()
    give_houses(m, 0, "polokwane")
    assert price_of(m, 0, "zimbabwe") == price_of(m, 0, "musina") - 10 + 30


def test_a_foreign_space_is_never_a_first_city():
    m = south_africa()
    jump_to(m, "building")
    assert refused(m, "build lesotho") == "not-as-first-city"


def test_a_foreign_space_counts_for_the_end_of_the_game():
    m = south_africa()
    give_houses(m, 0, "bloemfontein")
    jump_to(m, "building")
    play(m, "build lesotho")
    m.state.cities[0] = 15
    finish_phase(m)
    assert m.over


def test_plant_7_is_removed_and_11_is_in_the_first_market():
    m = south_africa()
    assert "7" not in deck(m)
    assert offered(m) == ["3", "4", "5", "6"]
    assert future(m) == ["8", "9", "10", "11"]
    assert stack(m)[0] == "13"


@pytest.mark.parametrize(("seats", "end"), [(2, 18), (3, 17), (4, 17), (5, 15), (6, 14)])
def test_the_game_ends_at_18_cities_with_2_players_otherwise_as_usual(seats, end):
    assert new_game(seats, map="south-africa").view()["end_at"] == end
