"""South Africa: burned coal is kept apart, and there are places abroad."""

from __future__ import annotations

import pytest

from megawatt import Match

from .. import positions as p
from .rounds import deck, end_round

ALL = "orange,green,yellow,brown,red"
ABROAD = {
    "zimbabwe": "musina", "botswana": "rustenburg", "mozambique": "mbombela", "eswatini": "germiston", "lesotho": "bloemfontein",
    "namibia": "springbok",
}  # fmt: skip


def south_africa() -> Match:
    m = p.new_game(5, map="south-africa", areas=ALL)
    p.set_order(m, 1, 2, 3, 4, 0)
    p.set_cash(m, 100, 100, 100, 100, 100)
    return m


def storage(m: Match) -> dict:
    return next(row for row in m.view()["fuel"] if row["source"] == "storage")


def test_all_coal_is_in_the_market_and_the_storage_is_empty_at_the_start():
    m = south_africa()
    assert (p.fuel_market(m, "coal")["tokens"], p.fuel_market(m, "coal")["supply"], storage(m)["tokens"]) == (24, 0, 0)


def test_coal_that_is_burned_goes_to_the_storage():
    m = south_africa()
    p.give_plants(m, 0, 4)
    p.give_plants(m, 1, 3)
    p.give_fuel(m, 0, coal=2)
    p.give_fuel(m, 1, oil=2)
    p.give_houses(m, 0, "upington")
    p.give_houses(m, 1, "durban-north")
    p.lay_fuel(m, "coal", 22, 0)
    p.set_order(m, 0, 1, 2, 3, 4)
    p.jump_to(m, "bureaucracy")
    p.play(m, "run 4")
    assert (storage(m)["tokens"], storage(m)["supply"]) == (2, 0)
    supply = p.fuel_market(m, "oil")["supply"]
    p.play(m, "run 3")  # other fuel goes to the supply as usual, and two of it are refilled
    assert p.fuel_market(m, "oil")["supply"] == supply + 2 - 2


def test_refills_take_from_the_storage_first_and_the_rest_from_the_supply():
    m = south_africa()
    p.lay_fuel(m, "coal", 10, 10)
    m.state.storage = 4
    assert {row["fuel"]: row["count"] for row in p.logged(end_round(m), "resupplied")}["coal"] == 6
    assert (storage(m)["tokens"], p.fuel_market(m, "coal")["supply"], p.fuel_market(m, "coal")["tokens"]) == (0, 8, 16)


def test_a_full_market_leaves_the_storage_alone():
    m = south_africa()
    p.lay_fuel(m, "coal", 22, 0)
    m.state.storage = 2
    m.state.tokens[0, 0] = 23
    end_round(m)
    assert (storage(m)["tokens"], p.fuel_market(m, "coal")["tokens"]) == (1, 24)


def test_anyone_may_buy_coal_from_the_storage_for_8_each():
    m = south_africa()
    p.give_plants(m, 0, 4)
    p.lay_fuel(m, "coal", 20, 1)
    m.state.storage = 3
    p.jump_to(m, "resources")
    events = p.play(m, "buy coal", "buy coal storage", "buy coal storage", "buy coal")
    assert [event.arguments["price"] for event in events] == [2, 8, 8, 2]
    assert storage(m)["tokens"] == 1
    assert p.refused(m, "buy coal storage") == "no-room"


def test_an_empty_storage_sells_nothing():
    m = south_africa()
    p.give_plants(m, 0, 4)
    p.jump_to(m, "resources")
    assert p.refused(m, "buy coal storage") == "sold-out"


def test_coal_given_up_with_a_discarded_plant_goes_to_the_supply():
    m = south_africa()
    p.give_plants(m, 0, 4, 6, 13)
    p.give_fuel(m, 0, coal=4)
    p.lay_fuel(m, "coal", 20, 0)
    p.lay_market(m, 9, 10, 11, 12)
    p.set_order(m, 0, 1, 2, 3, 4)
    for seat in range(1, 5):
        m.state.cash[seat] = 0
    p.jump_to(m, "auction")
    p.play(m, "nominate 9", "discard 4")
    assert p.fuel_of(m, 0) == {}
    assert (storage(m)["tokens"], p.fuel_market(m, "coal")["supply"]) == (0, 4)


@pytest.mark.parametrize("name", ["cape-town", "durban", "johannesburg", "pretoria"])
def test_the_great_cities_are_two_cities_each(name):
    m = south_africa()
    p.jump_to(m, "building")
    p.play(m, f"build {name}-north")
    assert p.price_of(m, 0, f"{name}-south") == 10
    p.play(m, f"build {name}-south")
    assert p.player(m, 0)["cities"] == 2


@pytest.mark.parametrize(("abroad", "border"), sorted(ABROAD.items()))
def test_a_foreign_space_costs_30_in_total_and_holds_one_player(abroad, border):
    m = south_africa()
    p.give_houses(m, 0, border)
    p.give_houses(m, 1, border)
    p.jump_to(m, "building")
    assert p.play(m, f"build {abroad}")[0].arguments["price"] == 30
    assert p.player(m, 0)["cities"] == 2
    p.play(m, "done")
    m.state.step = 3
    m.state.seat = 1
    assert p.refused(m, f"build {abroad}") == "city-full"


def test_from_further_away_the_path_to_the_border_comes_on_top():
    m = south_africa()
    p.give_houses(m, 0, "polokwane")
    assert p.price_of(m, 0, "zimbabwe") == p.price_of(m, 0, "musina") - 10 + 30


def test_a_foreign_space_is_never_a_first_city():
    m = south_africa()
    p.jump_to(m, "building")
    assert p.refused(m, "build lesotho") == "not-as-first-city"


def test_a_foreign_space_counts_for_the_end_of_the_game():
    m = south_africa()
    p.give_houses(m, 0, "bloemfontein")
    p.jump_to(m, "building")
    p.play(m, "build lesotho")
    m.state.cities[0] = 15
    p.finish_phase(m)
    assert m.over


def test_plant_7_is_removed_and_11_is_in_the_first_market():
    m = south_africa()
    assert "7" not in deck(m)
    assert p.offered(m) == ["3", "4", "5", "6"]
    assert p.future(m) == ["8", "9", "10", "11"]
    assert p.stack(m)[0] == "13"


@pytest.mark.parametrize(("seats", "end"), [(2, 18), (3, 17), (4, 17), (5, 15), (6, 14)])
def test_the_game_ends_at_18_cities_with_2_players_otherwise_as_usual(seats, end):
    assert p.new_game(seats, map="south-africa").view()["end_at"] == end
