"""NOTES 5: phase 4, building."""

from __future__ import annotations

import pytest

from megawatt.games.power_grid.tables import tables

from . import positions as p

RUHR = "red,blue,yellow"
"""The areas of the rulebook's example."""


def building(seats: int = 3, areas: str = p.WEST, step: int = 1, **options: str):
    """Seat 0 builds first, then 1, then 2; everybody has 200 Elektro; plants 30 to 37 are in the market."""
    m = p.new_game(seats, areas=areas, **options)
    p.set_order(m, *reversed(range(seats)))
    p.set_cash(m, *[200] * seats)
    p.lay_market(m, 30, 31, 32, 33, 34, 35, 36, 37)
    p.lay_stack(m, 38, 39, 40, 42, 44, 46, 50, "step-3")
    m.state.step = step
    return p.jump_to(m, "building")


def test_5_1_the_first_city_is_any_free_city_without_connection_cost() -> None:
    m = building()
    for name in ("essen", "flensburg", "nuernberg"):
        assert p.price_of(m, 0, name) == 10
    events = p.play(m, "build flensburg")
    assert p.logged(events, "house-built") == [{"seat": 0, "city": "flensburg", "price": 10}]
    assert p.player(m, 0)["cash"] == 190
    assert p.price_of(m, 0, "kiel") == 10 + 4
    p.play(m, "done")
    assert m.seat == 1
    assert p.refused(m, "build flensburg") == "city-full"


def test_5_1_building_in_round_1_is_optional() -> None:
    m = p.new_game(3, areas=p.WEST)
    p.set_order(m, 0, 1, 2)
    p.jump_to(m, "building", round_no=1)
    assert m.why_not("done") is None
    p.finish_phase(m)
    assert [p.player(m, seat)["cities"] for seat in range(3)] == [0, 0, 0]


def test_5_1_a_late_starter_may_take_an_open_second_or_third_space() -> None:
    m = building(step=2)
    p.give_houses(m, 1, "essen")
    assert p.price_of(m, 0, "essen") == 15
    p.play(m, "build essen")
    assert p.houses_in(m, "essen") == [0, 1]
    m = building(step=3)
    p.give_houses(m, 1, "essen")
    p.give_houses(m, 2, "essen")
    events = p.play(m, "build essen")
    assert p.logged(events, "house-built") == [{"seat": 0, "city": "essen", "price": 20}]


def test_5_1_a_late_starter_takes_a_free_city_only_where_that_is_agreed() -> None:
    m = building(step=2, late_start="free-city")
    p.give_houses(m, 1, "essen")
    assert p.refused(m, "build essen") == "free-city-only"
    p.play(m, "build duisburg", "build essen")  # his second city may be anywhere open
    assert p.houses_in(m, "essen") == [0, 1]


# 5.2: the rulebook's example round Essen. A free house costs 10, the second one in a city 15.
#
#   Duisburg -0- Essen -4- Dortmund -2- Münster
#                  2
#   Aachen -9- Düsseldorf -4- Köln


def essen(step: int = 1):
    """The example's player (seat 0) owns Essen and Dortmund, seat 1 Düsseldorf and Köln."""
    m = building(areas=RUHR, step=step)
    p.give_houses(m, 0, "essen", "dortmund")
    p.give_houses(m, 1, "duesseldorf", "koeln")
    return m


@pytest.mark.parametrize(("name", "price"), [("duisburg", 10), ("muenster", 12), ("aachen", 21)])
def test_5_2_example_in_step_1(name: str, price: int) -> None:
    # Duisburg 10 + 0, Münster 10 + 2, Aachen 10 + 2 + 9 through the full Düsseldorf.
    m = essen()
    assert p.price_of(m, 0, name) == price
    events = p.play(m, f"build {name}")
    assert p.logged(events, "house-built") == [{"seat": 0, "city": name, "price": price}]
    assert p.player(m, 0)["cash"] == 200 - price


@pytest.mark.parametrize(("name", "price"), [("duesseldorf", 17), ("koeln", 21)])
def test_5_2_example_in_step_2(name: str, price: int) -> None:
    # The second houses: Düsseldorf 15 + 2, Köln 15 + 2 + 4.
    m = essen(step=2)
    assert p.price_of(m, 0, name) == price
    p.play(m, f"build {name}")
    assert p.player(m, 0)["cash"] == 200 - price


@pytest.mark.parametrize("second", ["koeln", "aachen"])
def test_5_2_example_two_cities_for_36_because_the_first_is_a_start_for_the_second(second: str) -> None:
    # 17 + 19 instead of 17 + 21: Köln 15 + 4 from Düsseldorf, and so is Aachen 10 + 9.
    m = essen(step=2)
    assert p.price_of(m, 0, second) == 21
    events = p.play(m, "build duesseldorf", f"build {second}")
    assert [row["price"] for row in p.logged(events, "house-built")] == [17, 19]
    assert p.player(m, 0)["cash"] == 200 - 36


def test_5_2_example_the_other_way_round_is_dearer() -> None:
    m = essen(step=2)
    events = p.play(m, "build koeln", "build duesseldorf")
    assert [row["price"] for row in p.logged(events, "house-built")] == [21, 17]


def test_5_2_the_cheapest_path_from_any_own_city() -> None:
    # Essen - Münster is 6 by the direct link; from Dortmund it is 2.
    m = building(areas=RUHR)
    p.give_houses(m, 0, "essen")
    assert p.price_of(m, 0, "muenster") == 16
    p.give_houses(m, 0, "dortmund")
    assert p.price_of(m, 0, "muenster") == 12


def test_5_2_example_dortmund_by_the_cheaper_way_from_muenster() -> None:
    # Essen - Dortmund is 4, Münster - Dortmund 2.
    m = building(areas=RUHR)
    p.give_houses(m, 0, "essen", "muenster")
    assert p.price_of(m, 0, "dortmund") == 10 + 2


def test_5_2_example_duisburg_through_essen() -> None:
    m = building(areas=RUHR)
    p.give_houses(m, 1, "essen")
    p.give_houses(m, 0, "duesseldorf")
    assert p.price_of(m, 0, "duisburg") == 10 + 2 + 0


def test_5_2_nobody_starts_a_second_network() -> None:
    # Whoever owns a city pays the way to every further one, however far away it is.
    m = building()
    p.give_houses(m, 0, "flensburg")
    others = [row["id"] for row in m.view()["cities"] if row["id"] != "flensburg"]
    assert len(others) == 20
    assert min(p.price_of(m, 0, name) for name in others) == 10 + 4  # Kiel, next door
    assert p.price_of(m, 1, "essen") == 10
    assert p.price_of(m, 0, "essen") > 30


def test_5_2_the_path_may_run_through_empty_and_full_cities_alike() -> None:
    m = building()
    p.give_houses(m, 0, "flensburg")
    through_empty = p.price_of(m, 0, "bremen")
    assert through_empty == 10 + 4 + 8 + 11  # Kiel, Hamburg
    p.give_houses(m, 1, "kiel")
    p.give_houses(m, 2, "hamburg")
    assert p.refused(m, "build hamburg") == "city-full"
    assert p.price_of(m, 0, "bremen") == through_empty


def test_5_2_a_house_must_be_paid_in_full() -> None:
    m = essen()
    p.set_cash(m, 20, 0, 0)
    assert p.refused(m, "build aachen") == "too-dear"
    p.set_cash(m, 21, 0, 0)
    p.play(m, "build aachen")
    assert p.player(m, 0)["cash"] == 0


@pytest.mark.parametrize("step", [1, 2, 3])
def test_5_3_one_two_three_houses_per_city_in_steps_1_2_3(step: int) -> None:
    m = building(seats=4, areas="green,brown,red,yellow", step=step)
    paid = []
    for _ in range(step):
        paid.append(p.logged(p.play(m, "build essen"), "house-built")[0]["price"])
        p.play(m, "done")
    assert paid == [10, 15, 20][:step]
    assert p.refused(m, "build essen") == "city-full"
    assert p.price_of(m, m.seat, "essen") is None
    assert p.price_of(m, m.seat, "kiel") == 10  # the first house costs 10 in every step


def test_5_3_prices_and_open_spaces_as_the_table_for_the_booklet_has_them() -> None:
    b, table = p.new_game(3).board, tables()["houses"]
    for city in range(b.cities):
        assert [b.space_price[city, space] for space in range(b.spaces[city])] == table["costs"] == [10, 15, 20]
        assert [b.open_spaces[city, step] for step in (1, 2, 3)] == table["open_spaces_by_step"] == [1, 2, 3]


def test_5_3_one_house_per_player_and_city() -> None:
    m = building(step=3)
    p.play(m, "build essen")
    assert p.refused(m, "build essen") == "already-there"


# 5.4: step 2.


def seven_cities():
    """Seat 0, who builds first, has six cities and builds the seventh: enough for step 2."""
    m = building()
    for seat in range(3):
        p.give_plants(m, seat, 13)  # wind, so that phase 5 asks everybody
    p.give_network(m, 0, 6)
    p.give_houses(m, 1, "kassel")
    p.give_houses(m, 2, "erfurt")
    p.play(m, "build essen")
    return m


def test_5_4_reaching_the_trigger_opens_no_second_spaces_in_the_same_phase() -> None:
    m = seven_cities()
    assert m.view()["step_2_at"] == p.player(m, 0)["cities"] == 7
    p.play(m, "done")
    assert m.seat == 1
    assert p.refused(m, "build essen") == "city-full"
    assert m.view()["step"] == 1


def test_5_4_before_phase_5_step_2_begins_and_the_lowest_plant_is_replaced_once() -> None:
    m = seven_cities()
    p.play(m, "done", "done")
    assert m.view()["step"] == 1
    events = p.play(m, "done")
    assert [event.name for event in events] == ["step-begins", "plant-leaves", "plant-drawn"]
    assert p.logged(events, "step-begins") == [{"step": 2}]
    assert p.cards_logged(events, "plant-leaves") == ["30"]
    assert p.cards_logged(events, "plant-drawn") == ["38"]
    assert m.view()["phase"] == "bureaucracy"
    assert p.market(m) == ["31", "32", "33", "34", "35", "36", "37", "38"]
    assert "30" not in p.stack(m)


def test_5_4_phase_5_of_this_round_already_uses_the_step_2_resupply() -> None:
    m = seven_cities()
    for fuel in ("coal", "oil", "garbage"):
        p.lay_fuel(m, fuel, 0, 20)
    p.finish_phase(m)
    events = p.finish_phase(m)
    assert {row["fuel"]: row["count"] for row in p.logged(events, "resupplied")} == {
        "coal": 5,
        "oil": 3,
        "garbage": 2,
        "uranium": 1,
    }


def test_5_4_step_2_comes_once() -> None:
    m = seven_cities()
    p.finish_phase(m)
    p.finish_phase(m)
    assert (m.view()["step"], m.view()["phase"]) == (2, "auction")
    p.jump_to(m, "building", round_no=3)
    events = p.finish_phase(m)
    assert p.logged(events, "step-begins") == []
    assert p.cards_logged(events, "plant-leaves") == []


@pytest.mark.parametrize(("seats", "step_2_at"), [(2, 10), (3, 7), (4, 7), (5, 7), (6, 6)])
def test_5_4_the_network_that_brings_step_2_by_number_of_players(seats: int, step_2_at: int) -> None:
    areas = {2: p.WEST, 3: p.WEST, 4: "green,brown,red,yellow"}.get(seats, p.ALL_BUT_PURPLE)
    m = building(seats, areas)
    for seat in range(seats):
        p.give_plants(m, seat, 13)
    p.give_network(m, 0, step_2_at - 1)
    assert p.logged(p.finish_phase(p.jump_to(m, "building")), "step-begins") == []
    p.give_network(m, 0, step_2_at)
    assert p.logged(p.finish_phase(p.jump_to(m, "building")), "step-begins") == [{"step": 2}]


def test_5_4_several_networks_or_more_cities_than_needed_bring_step_2_all_the_same() -> None:
    m = building()
    for seat, size in enumerate((8, 7, 1)):
        p.give_plants(m, seat, 13)
        p.give_network(m, seat, size)
    events = p.finish_phase(p.jump_to(m, "building"))
    assert p.logged(events, "step-begins") == [{"step": 2}]
    assert p.cards_logged(events, "plant-leaves") == ["30"]


# 5.5: obsolete plants.


def test_5_5_a_plant_not_larger_than_the_largest_network_leaves_in_the_middle_of_a_build_turn() -> None:
    m = building()
    p.lay_market(m, 4, 5, 30, 31, 32, 33, 34, 35)
    p.lay_stack(m, 36, 37, 38, "step-3")
    p.play(m, "build essen", "build duisburg", "build duesseldorf")
    assert p.market(m)[0] == "4"
    events = p.play(m, "build dortmund")  # the fourth city
    assert p.cards_logged(events, "plant-obsolete") == ["4"]
    assert p.cards_logged(events, "plant-drawn") == ["36"]
    assert (m.seat, m.view()["asked"]) == (0, "build")  # his turn goes on
    assert p.market(m) == ["5", "30", "31", "32", "33", "34", "35", "36"]
    assert "4" not in p.stack(m)
    events = p.play(m, "build muenster")
    assert p.cards_logged(events, "plant-obsolete") == ["5"]


def test_5_5_the_replacement_is_checked_too() -> None:
    m = building()
    p.lay_market(m, 6, 30, 31, 32, 33, 34, 35, 36)
    p.lay_stack(m, 5, 4, 40, 42, "step-3")
    p.give_network(m, 0, 5)
    events = p.play(m, "build essen")
    assert p.cards_logged(events, "plant-obsolete") == ["6", "5", "4"]
    assert p.cards_logged(events, "plant-drawn") == ["5", "4", "40"]
    assert p.market(m) == ["30", "31", "32", "33", "34", "35", "36", "40"]
    assert p.stack(m) == ["42", "step-3"]


def test_5_5_a_fresh_plant_in_the_auction_is_checked_too() -> None:
    m = building()
    p.give_network(m, 0, 6)
    p.lay_stack(m, 6, 40, 42, "step-3")
    p.jump_to(m, "auction")
    events = p.play(m, "pass", "pass", "nominate 30")
    assert p.cards_logged(events, "plant-obsolete") == ["6"]
    assert p.market(m) == ["31", "32", "33", "34", "35", "36", "37", "40"]


def test_5_5_a_fresh_plant_in_phase_5_is_checked_too() -> None:
    m = building()
    p.give_network(m, 0, 6)
    p.give_plants(m, 0, 13)
    p.lay_stack(m, 6, 40, 42, "step-3")
    p.jump_to(m, "bureaucracy")
    events = p.finish_phase(m)
    assert p.cards_logged(events, "plant-buried") == ["37"]
    assert p.cards_logged(events, "plant-drawn") == ["6", "40"]
    assert p.cards_logged(events, "plant-obsolete") == ["6"]
    assert p.market(m) == ["30", "31", "32", "33", "34", "35", "36", "40"]
    assert "6" not in p.stack(m)


def test_5_5_a_fresh_plant_at_the_start_of_step_2_is_checked_too() -> None:
    m = seven_cities()
    p.lay_stack(m, 7, 40, 42, "step-3")
    events = p.finish_phase(m)
    assert p.logged(events, "step-begins") == [{"step": 2}]
    assert p.cards_logged(events, "plant-leaves") == ["30"]
    assert p.cards_logged(events, "plant-drawn") == ["7", "40"]
    assert p.cards_logged(events, "plant-obsolete") == ["7"]
    assert p.market(m) == ["31", "32", "33", "34", "35", "36", "37", "40"]


def test_5_5_plants_already_owned_are_not_affected() -> None:
    m = building()
    p.give_plants(m, 0, 3, 4)
    p.give_plants(m, 1, 5)
    p.give_fuel(m, 0, coal=2)
    p.give_network(m, 0, 5)
    p.play(m, "build essen")
    assert [plant["name"] for plant in p.player(m, 0)["plants"]] == ["3", "4"]
    assert [plant["name"] for plant in p.player(m, 1)["plants"]] == ["5"]
    assert p.player(m, 0)["can_power"] == 1


def test_5_5_the_size_of_the_largest_network_counts_not_that_of_the_builder() -> None:
    m = building()
    p.lay_market(m, 4, 30, 31, 32, 33, 34, 35, 36)
    p.give_network(m, 1, 3)
    p.give_network(m, 2, 2)
    p.play(m, "build essen", "done")
    assert m.seat == 1
    events = p.play(m, "build duisburg")  # seven houses in all, but four in the largest network
    assert p.cards_logged(events, "plant-obsolete") == ["4"]
