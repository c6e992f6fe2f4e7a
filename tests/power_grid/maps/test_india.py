"""India: fuel is bought token by token, and building too fast brings the lights down."""

from __future__ import annotations

import pytest

from megawatt import Match

from .. import positions as p
from .rounds import deck


def india(seats: int = 3) -> Match:
    m = p.new_game(seats, map="india")
    p.set_order(m, *range(seats))
    p.set_cash(m, *[300] * seats)
    return m


def build_houses(m: Match, count: int) -> None:
    """Let the seats that are asked build somewhere, this many houses in all."""
    for _ in range(count):
        p.play(m, next(move for move in m.legal() if move.startswith("build")))


def test_more_houses_than_twice_the_players_bring_an_outage_and_everybody_pays_3_per_own_city():
    m = india()
    p.give_network(m, 1, 2)
    p.jump_to(m, "building")
    build_houses(m, 7)
    events = p.finish_phase(m)
    assert p.logged(events, "outage") == [{"count": 7}]
    income = {row["seat"]: row["price"] for row in p.logged(events, "powered")}
    assert income == {0: 10, 1: 10 - 3 * 2, 2: 0}  # seat 2 has built 7: the income never falls below 0
    assert p.player(m, 0)["cash"] == 310


def test_the_fine_comes_out_of_what_powering_pays():
    m = india()
    p.give_plants(m, 0, 33)
    p.give_network(m, 0, 4)
    p.jump_to(m, "building")
    build_houses(m, 7)
    p.finish_phase(m)
    assert p.logged(p.play(m, "run 33"), "powered")[0]["price"] == 54 - 3 * 4


def test_twice_the_players_is_not_too_many():
    m = india()
    p.jump_to(m, "building")
    build_houses(m, 6)
    events = p.finish_phase(m)
    assert p.logged(events, "outage") == []
    assert [row["price"] for row in p.logged(events, "powered")] == [10, 10, 10]


def test_houses_of_earlier_rounds_do_not_count():
    m = india()
    p.give_network(m, 1, 6)
    p.jump_to(m, "building")
    build_houses(m, 4)
    assert p.logged(p.finish_phase(m), "outage") == []


def test_nobody_is_paid_or_fined_in_the_last_round():
    m = india()
    p.give_network(m, 2, 10)
    p.jump_to(m, "building")
    build_houses(m, 7)
    cash = p.player(m, 2)["cash"]
    events = p.finish_phase(m)
    assert m.over
    assert p.logged(events, "outage") == p.logged(events, "powered") == []
    assert p.player(m, 2)["cash"] == cash


def test_fuel_is_bought_one_token_at_a_time_last_player_first_round_and_round():
    m = india()
    for seat in range(3):
        p.give_plants(m, seat, (4, 8, 10)[seat])
    p.jump_to(m, "resources")
    seats = []
    for _ in range(7):
        seats.append(m.seat)
        p.play(m, "buy coal")
    assert seats == [2, 1, 0, 2, 1, 0, 2]


def test_who_passes_buys_no_more_in_this_phase():
    m = india()
    for seat in range(3):
        p.give_plants(m, seat, (4, 8, 10)[seat])
    p.jump_to(m, "resources")
    p.play(m, "buy coal", "done", "buy coal")
    assert m.seat == 2
    p.play(m, "buy coal")
    assert m.seat == 0
    p.play(m, "done")
    assert m.seat == 2
    p.play(m, "done")
    assert m.view()["phase"] == "building"


def test_the_first_in_order_goes_on_alone_when_the_others_have_passed():
    m = india()
    for seat in range(3):
        p.give_plants(m, seat, (4, 8, 10)[seat])
    p.jump_to(m, "resources")
    p.play(m, "done", "done", "buy coal", "buy coal", "buy coal", "buy coal")
    assert p.fuel_of(m, 0) == {"coal": 4}
    assert m.view()["phase"] == "building"  # no room for more, so there was nothing left to ask


@pytest.mark.parametrize(("step", "cap"), [(1, 3), (2, 5)])
def test_only_tokens_up_to_3_may_be_bought_in_step_1_and_up_to_5_in_step_2(step, cap):
    m = india()
    p.give_plants(m, 2, 3, 9)
    m.state.step = step
    p.lay_fuel(m, "oil", 24 - 3 * (cap - 1), 0)  # three tokens are left at the cap
    p.jump_to(m, "resources")
    prices = [event.arguments["price"] for event in p.play(m, "buy oil", "buy oil", "buy oil")]
    assert prices == [cap] * 3
    assert p.fuel_market(m, "oil")["price"] == cap + 1
    assert m.view()["phase"] == "building"  # nothing more can be bought


def test_a_fuel_above_the_cap_is_refused_while_another_can_be_bought():
    m = india()
    p.give_plants(m, 2, 3, 4)
    p.lay_fuel(m, "oil", 15, 0)
    p.jump_to(m, "resources")
    assert p.refused(m, "buy oil") == "price-cap"
    p.play(m, "buy coal")


def test_in_step_3_there_is_no_cap():
    m = india()
    p.give_plants(m, 2, 3)
    m.state.step = 3
    p.lay_fuel(m, "oil", 3, 0)
    p.jump_to(m, "resources")
    assert p.play(m, "buy oil")[0].arguments["price"] == 8


@pytest.mark.parametrize(("plant", "holds", "burns"), [(6, 2, 2), (14, 4, 3), (30, 6, 4)])
def test_garbage_plants_burn_one_token_more_than_printed_and_store_as_printed(plant, holds, burns):
    m = india()
    p.give_plants(m, 2, plant)
    p.give_network(m, 2, 6)
    m.state.step = 3
    p.jump_to(m, "resources")
    for _ in range(holds):
        p.play(m, "buy garbage")
    assert p.fuel_of(m, 2) == {"garbage": holds}
    assert m.view()["phase"] == "building"
    p.jump_to(m, "bureaucracy")
    assert p.logged(p.play(m, f"run {plant}"), "fuel-burned") == [{"seat": 2, "fuel": "garbage", "count": burns}]


def test_with_the_printed_number_only_a_garbage_plant_does_not_run():
    m = india()
    p.give_plants(m, 0, 14, 33)
    p.give_fuel(m, 0, garbage=2)
    p.give_network(m, 0, 6)
    p.jump_to(m, "bureaucracy")
    assert p.refused(m, "run 14") == "no-fuel"


def test_players_must_power_as_many_cities_as_they_can():
    m = india()
    p.give_plants(m, 0, 4, 13, 15)
    p.give_fuel(m, 0, coal=4)
    p.give_network(m, 0, 4)
    p.jump_to(m, "bureaucracy")
    assert p.refused(m, "run nothing") == "must-power-most"
    assert p.refused(m, "run 13 4") == "must-power-most"
    assert set(m.legal()) == {"run 13 15", "run 4 15", "run 4 13 15"}  # four cities each; nothing asks for the thriftiest


def test_who_cannot_power_all_must_still_power_what_can_be():
    m = india()
    p.give_plants(m, 0, 4, 15)
    p.give_fuel(m, 0, coal=2)
    p.give_network(m, 0, 6)
    p.jump_to(m, "bureaucracy")
    assert m.legal() == ["run 15"]


def test_plant_11_is_removed():
    m = p.new_game(map="india")
    assert "11" not in deck(m)
    assert m.view()["plants"]["known_top"] == ["13"]


@pytest.mark.parametrize("name", ["bangalore", "delhi", "mumbai"])
def test_bangalore_delhi_and_mumbai_are_two_cities_each(name):
    m = p.new_game(3, map="india", areas="red,pink,orange")
    p.set_order(m, 1, 2, 0)
    p.give_houses(m, 0, f"{name}-1")
    p.jump_to(m, "building")
    assert p.price_of(m, 0, f"{name}-2") == 10
    p.play(m, f"build {name}-2")
    assert p.player(m, 0)["cities"] == 2


def test_there_are_eight_uranium_tokens_on_a_track_from_1_to_8():
    m = p.new_game(map="india")
    assert {row["fuel"]: row["tokens"] + row["supply"] for row in m.view()["fuel"]} == {
        "coal": 24, "oil": 24, "garbage": 24, "uranium": 8,
    }  # fmt: skip
    assert m.game.printed(m.board)["tracks"][3]["prices"] == [1, 2, 3, 4, 5, 6, 7, 8]
