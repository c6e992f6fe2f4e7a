"""NOTES 6: phase 5, bureaucracy."""

from __future__ import annotations

from collections import Counter

import pytest

from . import positions as p

PAYMENTS = [10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105, 112, 118, 124, 129, 134, 138, 142, 145, 148, 150]

# Rows: 2 to 6 players; in each, for steps 1 to 3, what comes of coal, oil, garbage and uranium.
RESUPPLY = {
    2: [(3, 2, 1, 1), (4, 2, 2, 1), (3, 4, 3, 1)],
    3: [(4, 2, 1, 1), (5, 3, 2, 1), (3, 4, 3, 1)],
    4: [(5, 3, 2, 1), (6, 4, 3, 2), (4, 5, 4, 2)],
    5: [(5, 4, 3, 2), (7, 5, 3, 3), (5, 6, 5, 2)],
    6: [(7, 5, 3, 2), (9, 6, 5, 3), (6, 7, 6, 3)],
}


def powering(*plants: int, cities: int = 3, seats: int = 3, areas: str = p.WEST, step: int = 1, **fuel: int):
    """Seat 0 powers first, with these plants, this fuel and this many cities; then seat 1, with plant 13 and a city."""
    m = p.new_game(seats, areas=areas)
    p.set_order(m, *range(seats))
    p.set_cash(m, *[0] * seats)
    p.lay_market(m, 30, 31, 32, 33, 34, 35, 36, 37)
    p.lay_stack(m, 38, 39, 40, "step-3")
    m.state.step = step
    p.give_plants(m, 0, *plants)
    p.give_fuel(m, 0, **fuel)
    p.give_network(m, 0, cities)
    p.give_plants(m, 1, 13)
    p.give_network(m, 1, 1)
    return p.jump_to(m, "bureaucracy")


def resupplied(events) -> dict[str, int]:
    return {row["fuel"]: row["count"] for row in p.logged(events, "resupplied")}


def test_6_1_power_and_collect_then_resupply_then_market_change() -> None:
    m = powering(4, coal=2)
    p.lay_fuel(m, "coal", 0, 4)
    events = [event.name for event in p.play(m, "run 4", "run 13")]
    in_order = ["fuel-burned", "powered", "powered", "powered", "resupplied", "plant-buried", "plant-drawn", "round-begins"]
    assert [name for i, name in enumerate(events) if name != "resupplied" or events[i - 1] != name][:8] == in_order


def test_6_1_tokens_burned_in_this_round_are_back_before_the_resupply() -> None:
    m = powering(4, coal=2)
    p.lay_fuel(m, "coal", 10, 0)
    events = p.play(m, "run 4", "run 13")
    assert p.logged(events, "fuel-burned") == [{"seat": 0, "fuel": "coal", "count": 2}]
    assert resupplied(events)["coal"] == 2  # wanted: 4
    assert p.tokens(m)["coal"] == 12
    assert p.fuel_market(m, "coal")["supply"] == 0


def test_6_1_powering_goes_in_player_order() -> None:
    m = p.new_game(4, areas="green,brown,red,yellow")
    for seat, home in enumerate(("essen", "kiel", "halle", "berlin")):
        p.give_plants(m, seat, 13)
        p.give_houses(m, seat, home)
    p.set_order(m, 2, 0, 3, 1)
    p.jump_to(m, "bureaucracy")
    asked = []
    for _ in range(4):
        asked.append(m.seat)
        p.play(m, "run 13")
    assert asked == [2, 0, 3, 1]


@pytest.mark.parametrize("cities", range(1, 23))
def test_6_2_payment_table(cities: int) -> None:
    # 46, 38 and 36 power 7 cities each, together 21: one more than the table knows.
    m = powering(46, 38, 36, cities=cities, seats=5, areas=p.ALL_BUT_PURPLE, coal=3, garbage=3, oil=3)
    powered = min(cities, 21)
    events = p.play(m, "run 36 38 46")
    assert p.logged(events, "powered")[0] == {"seat": 0, "count": powered, "price": PAYMENTS[min(powered, 20)]}
    assert p.player(m, 0)["cash"] == PAYMENTS[min(powered, 20)]


def test_6_2_no_city_pays_10() -> None:
    m = powering(13)
    events = p.play(m, "run nothing")
    assert p.logged(events, "powered")[0] == {"seat": 0, "count": 0, "price": 10}
    assert m.game.printed(m.board)["payments"] == PAYMENTS


def test_6_2_who_cannot_power_anything_is_paid_10_without_being_asked() -> None:
    m = powering(13)
    assert m.seat == 0
    events = p.play(m, "run 13", "run 13")
    assert p.logged(events, "powered")[2] == {"seat": 2, "count": 0, "price": 10}
    assert p.player(m, 2)["cash"] == 10


def test_6_2_who_has_no_city_chooses_plants_like_everybody_else() -> None:
    m = p.new_game(3, areas=p.WEST)
    p.give_plants(m, 0, 4, 13)
    p.give_fuel(m, 0, coal=2)
    p.set_cash(m, 0, 0, 0)
    p.jump_to(m, "bureaucracy")
    assert (m.seat, m.view()["asked"]) == (0, "run")
    assert m.legal() == ["run nothing", "run 4", "run 13", "run 4 13"]
    events = p.play(m, "run 4")
    assert p.logged(events, "powered")[0] == {"seat": 0, "count": 0, "price": 10}
    assert p.fuel_of(m, 0) == {}


def test_6_2_version_1_of_the_rules_did_not_ask_who_has_no_city() -> None:
    m = p.new_game(3, areas=p.WEST, run_without_cities=False)
    p.give_plants(m, 0, 13)
    p.jump_to(m, "bureaucracy")
    assert m.view()["phase"] == "auction"


def test_6_2_plants_are_chosen_freely() -> None:
    m = powering(4, 10, 13, coal=4)
    assert m.legal() == [
        "run nothing", "run 4", "run 10", "run 4 10", "run 13", "run 4 13", "run 10 13", "run 4 10 13",
    ]  # fmt: skip
    events = p.play(m, "run 10")
    assert p.logged(events, "powered") == [{"seat": 0, "count": 2, "price": 33}]
    assert p.fuel_of(m, 0) == {"coal": 2}


def test_6_2_a_plant_burns_exactly_its_need_or_does_not_run() -> None:
    m = powering(8, 10, coal=4)  # 8 burns 3, 10 burns 2
    assert p.refused(m, "run 8 10") == "no-fuel"
    events = p.play(m, "run 8")
    assert p.logged(events, "fuel-burned") == [{"seat": 0, "fuel": "coal", "count": 3}]
    assert p.fuel_of(m, 0) == {"coal": 1}
    m = powering(8, 13, coal=2)
    assert p.refused(m, "run 8") == "no-fuel"
    assert m.why_not("run 13") is None


def test_6_2_surplus_capacity_is_lost_and_the_fuel_burned_all_the_same() -> None:
    m = powering(20, cities=2, coal=3)  # powers five cities
    events = p.play(m, "run 20")
    assert p.logged(events, "powered") == [{"seat": 0, "count": 2, "price": 33}]
    assert p.fuel_of(m, 0) == {}


@pytest.mark.parametrize(("plant", "fuel", "need"), [(7, "oil", 3), (14, "garbage", 2), (39, "uranium", 1)])
def test_6_2_every_fuel_is_burned_by_its_own_plants(plant: int, fuel: str, need: int) -> None:
    m = powering(plant, 13, **{fuel: need - 1})
    assert p.refused(m, f"run {plant}") == "no-fuel"
    m = powering(plant, **{fuel: need})
    supply = p.fuel_market(m, fuel)["supply"]
    p.play(m, f"run {plant}")
    assert p.fuel_of(m, 0) == {}
    assert p.fuel_market(m, fuel)["supply"] == supply + need


@pytest.mark.parametrize(("plant", "cities"), [(13, 1), (44, 5), (50, 6)])
def test_6_2_wind_and_fusion_run_for_nothing(plant: int, cities: int) -> None:
    m = powering(plant, cities=8)
    events = p.play(m, f"run {plant}")
    assert p.logged(events, "fuel-burned") == []
    assert p.logged(events, "powered")[0]["count"] == cities


# 6.3: coal plant 4 stores 4 coal, oil plant 3 stores 4 oil, hybrid 5 stores 4 of either and burns 2.


def test_6_3_a_hybrid_burns_any_mix_of_what_can_lie_on_it() -> None:
    m = powering(3, 4, 5, coal=4, oil=4)
    p.play(m, "run 5")
    assert m.view()["asked"] == "burn"
    assert m.legal() == ["burn 0 coal 2 oil", "burn 1 coal 1 oil", "burn 2 coal 0 oil"]
    events = p.play(m, "burn 1 coal 1 oil")
    assert p.logged(events, "fuel-burned") == [{"seat": 0, "fuel": "coal", "count": 1}, {"seat": 0, "fuel": "oil", "count": 1}]
    assert p.fuel_of(m, 0) == {"coal": 3, "oil": 3}


def test_6_3_a_hybrid_full_of_coal_that_fits_nowhere_else_cannot_burn_oil() -> None:
    m = powering(3, 4, 5, coal=8, oil=4)
    events = p.play(m, "run 5")
    assert p.logged(events, "fuel-burned") == [{"seat": 0, "fuel": "coal", "count": 2}]
    assert p.fuel_of(m, 0) == {"coal": 6, "oil": 4}


def test_6_3_one_free_place_on_the_hybrid_is_room_for_one_oil() -> None:
    m = powering(3, 4, 5, coal=7, oil=4)
    p.play(m, "run 5")
    assert m.legal() == ["burn 1 coal 1 oil", "burn 2 coal 0 oil"]
    assert p.refused(m, "burn 0 coal 2 oil") == "not-burnable"
    p.play(m, "burn 1 coal 1 oil")
    assert p.fuel_of(m, 0) == {"coal": 6, "oil": 3}


def test_6_3_the_same_with_oil_that_fits_nowhere_else() -> None:
    m = powering(3, 4, 5, coal=4, oil=8)
    events = p.play(m, "run 5")
    assert p.logged(events, "fuel-burned") == [{"seat": 0, "fuel": "oil", "count": 2}]


def test_6_3_what_the_pure_plants_burn_is_not_there_for_the_hybrid() -> None:
    m = powering(3, 4, 5, coal=3, oil=3)
    p.play(m, "run 3 4 5")  # each pure plant burns 2 of its own
    assert m.view()["asked"] == "run"  # one coal and one oil are left: no choice
    assert p.fuel_of(m, 0) == {}
    m = powering(3, 4, 5, coal=3, oil=2)
    assert p.refused(m, "run 3 4 5") == "no-fuel"


def test_6_3_nothing_is_moved_between_one_plant_running_and_the_next() -> None:
    # Coal plant 4 and hybrid 5 are full of coal: after plant 4 has burned there would be room to bring oil to the hybrid.
    m = powering(3, 4, 5, coal=8, oil=4)
    events = p.play(m, "run 4 5")
    assert p.logged(events, "fuel-burned") == [{"seat": 0, "fuel": "coal", "count": 4}]
    assert p.fuel_of(m, 0) == {"coal": 4, "oil": 4}


def prices_of(m, fuel: str) -> list[int]:
    """What each token for sale costs, the cheapest first, bought down to the last one."""
    row, prices = p.fuel_market(m, fuel), []
    for lying in range(row["tokens"], 0, -1):
        p.lay_fuel(m, fuel, lying, row["supply"])
        prices.append(p.fuel_market(m, fuel)["price"])
    p.lay_fuel(m, fuel, row["tokens"], row["supply"])
    return prices


def test_6_4_example_five_players_only_four_coal_beside_the_board() -> None:
    m = powering(13, seats=5, areas=p.ALL_BUT_PURPLE)
    p.lay_fuel(m, "coal", 10, 4)
    p.lay_fuel(m, "oil", 10, 14)
    p.lay_fuel(m, "garbage", 10, 14)
    p.lay_fuel(m, "uranium", 2, 10)
    events = p.play(m, "run 13", "run 13")
    assert resupplied(events) == {"coal": 4, "oil": 4, "garbage": 3, "uranium": 2}
    assert p.tokens(m) == {"coal": 14, "oil": 14, "garbage": 13, "uranium": 4}
    assert p.fuel_market(m, "coal")["supply"] == 0


@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_6_4_resupply_by_player_count_and_step(seats: int, step: int) -> None:
    areas = {2: p.WEST, 3: p.WEST, 4: "green,brown,red,yellow"}.get(seats, p.ALL_BUT_PURPLE)
    m = powering(13, seats=seats, areas=areas, step=step)
    for fuel in ("coal", "oil", "garbage", "uranium"):
        p.lay_fuel(m, fuel, 0, 12)
    p.play(m, "run 13")
    assert p.tokens(m) == {"coal": 0, "oil": 0, "garbage": 0, "uranium": 0}
    p.play(m, "run 13")
    assert tuple(p.tokens(m).values()) == RESUPPLY[seats][step - 1]


def test_6_4_dearest_free_space_first() -> None:
    m = powering(13)
    p.lay_fuel(m, "coal", 0, 24)
    p.play(m, "run 13", "run 13")
    assert p.fuel_market(m, "coal")["tokens"] == 4
    assert p.fuel_market(m, "coal")["price"] == 7  # three lie on 8, one on 7


def test_6_4_example_where_the_tokens_of_the_first_round_go() -> None:
    # Five players in step 1: 10 coal, 2 oil and 1 garbage were sold; 4 of the coal lie beside the board, 6 on plants.
    m = powering(13, seats=5, areas=p.ALL_BUT_PURPLE)
    p.lay_fuel(m, "coal", 14, 4)
    p.lay_fuel(m, "oil", 16, 8)
    p.lay_fuel(m, "garbage", 5, 19)
    p.lay_fuel(m, "uranium", 2, 10)
    before = {fuel: prices_of(m, fuel) for fuel in p.tokens(m)}
    p.play(m, "run 13", "run 13")
    came = {fuel: sorted((Counter(prices_of(m, fuel)) - Counter(before[fuel])).elements()) for fuel in before}
    assert came == {"coal": [3, 3, 3, 4], "oil": [2, 2, 3, 3], "garbage": [6, 6, 7], "uranium": [10, 12]}
    assert [p.fuel_market(m, fuel)["price"] for fuel in ("coal", "oil")] == [3, 2]  # at first they cost 1 and 3


def test_6_4_tokens_on_plants_are_not_available() -> None:
    m = powering(10, 13, coal=4)
    p.lay_fuel(m, "coal", 17, 3)
    events = p.play(m, "run 13", "run 13")
    assert resupplied(events)["coal"] == 3
    assert p.fuel_of(m, 0) == {"coal": 4}


def test_6_4_never_more_than_the_track_holds() -> None:
    m = powering(13)
    p.lay_fuel(m, "coal", 23, 1)
    p.lay_fuel(m, "oil", 24, 0)
    p.lay_fuel(m, "garbage", 24, 5)
    events = p.play(m, "run 13", "run 13")
    assert resupplied(events) == {"coal": 1, "uranium": 1}
    assert p.tokens(m)["garbage"] == 24


@pytest.mark.parametrize("step", [1, 2])
def test_6_5_in_steps_1_and_2_the_highest_plant_goes_under_the_stack_below_the_step_3_card(step: int) -> None:
    m = powering(13, step=step)
    p.set_cash(m, 100, 100, 100)
    events = p.play(m, "run 13", "run 13")
    assert p.cards_logged(events, "plant-buried") == ["37"]
    assert p.cards_logged(events, "plant-drawn") == ["38"]
    assert p.market(m) == ["30", "31", "32", "33", "34", "35", "36", "38"]
    assert p.stack(m) == ["39", "40", "step-3", "37"]
    assert m.view()["plants"]["known_bottom"] == ["37", "step-3"]


def test_6_5_in_step_3_the_lowest_plant_leaves_and_is_replaced() -> None:
    m = powering(13, step=3)
    p.lay_market(m, 30, 31, 32, 33, 34, 35)
    p.lay_stack(m, 20, 40)
    p.set_cash(m, 100, 100, 100)
    events = p.play(m, "run 13", "run 13")
    assert p.cards_logged(events, "plant-leaves") == ["30"]
    assert p.cards_logged(events, "plant-buried") == []
    assert p.market(m) == ["20", "31", "32", "33", "34", "35"]
    assert p.stack(m) == ["40"]


def test_6_5_in_step_3_without_a_stack_it_is_only_removed() -> None:
    m = powering(13, step=3)
    p.lay_market(m, 30, 31, 32, 33, 34, 35)
    p.lay_stack(m)
    p.set_cash(m, 100, 100, 100)
    events = p.play(m, "run 13", "run 13")
    assert p.cards_logged(events, "plant-leaves") == ["30"]
    assert p.cards_logged(events, "plant-drawn") == []
    assert p.market(m) == ["31", "32", "33", "34", "35"]
