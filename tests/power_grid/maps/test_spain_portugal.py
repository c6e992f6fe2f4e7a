"""Spain & Portugal: no uranium in Portugal, and wind comes with step 2."""

from __future__ import annotations

import pytest

from .. import positions as p
from .rounds import SEEDS, begin_step_2, end_round, removed

AREAS = "yellow,green,purple,red"


def auction(*houses: str):
    m = p.new_game(4, map="spain-portugal", areas=AREAS)
    p.set_order(m, 0, 1, 2, 3)
    p.set_cash(m, 100, 100, 100, 100)
    p.lay_market(m, 8, 11, 17, 20, 21, 24, 25, 26)
    p.give_houses(m, 0, *houses)
    return p.jump_to(m, "auction")


def test_a_player_whose_network_lies_only_in_portugal_may_not_nominate_a_uranium_plant():
    m = auction("lisboa", "porto")
    assert p.refused(m, "nominate 11") == "needs-uranium-area"
    p.play(m, "nominate 8")


def test_nor_bid_on_one():
    m = auction("lisboa", "sevilla")
    p.give_houses(m, 1, "porto")
    p.give_houses(m, 2, "faro", "toledo")
    p.play(m, "nominate 17", "bid 17")
    assert m.seat == 2


def test_one_city_in_spain_is_enough():
    m = auction("lisboa", "sevilla")
    p.play(m, "nominate 11")
    assert [plant["name"] for plant in p.player(m, 0)["plants"]] == ["11"]


def test_a_player_without_any_city_counts_as_restricted():
    assert p.refused(auction(), "nominate 11") == "needs-uranium-area"


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", SEEDS)
def test_the_wind_plants_18_22_and_27_are_set_aside_during_setup(seats, seed):
    m = p.new_game(seats, seed, map="spain-portugal")
    assert not {"18", "22", "27"} & ({*p.market(m), *p.stack(m)} | removed(m))
    assert p.stack(m)[0] == "13"


def test_they_lie_on_top_of_the_stack_18_first_when_step_2_begins():
    m = p.new_game(4, map="spain-portugal", areas=AREAS)
    p.lay_market(m, 8, 9, 10, 15, 20, 21, 24, 25)
    p.lay_stack(m, 30, 31, "step-3")
    events = begin_step_2(m)
    assert p.cards_logged(events, "plant-leaves") == ["8"]
    assert p.cards_logged(events, "plant-drawn") == ["18", "22"]  # the replacement, then the change of the market in phase 5
    assert p.stack(m) == ["27", "30", "31", "step-3", "25"]
    assert m.view()["plants"]["known_top"] == ["27"]


def test_if_step_3_comes_without_step_2_they_never_enter():
    m = p.new_game(4, map="spain-portugal", areas=AREAS)
    p.lay_stack(m, "step-3", 30, 31)
    end_round(m)
    assert m.view()["step"] == 3
    p.lay_market(m, 30, 31, 32, 33, 34, 35)
    begin_step_2(m)
    assert m.view()["step"] == 3
    assert not {"18", "22", "27"} & {*p.market(m), *p.stack(m)}


@pytest.mark.parametrize(("step", "refilled"), [(1, 0), (2, 4), (3, 1)])
def test_uranium_is_not_resupplied_in_step_1_but_fast_in_step_2(step, refilled):
    m = p.new_game(4, map="spain-portugal", areas=AREAS)
    m.state.step = step
    p.lay_fuel(m, "uranium", 2, 10)
    counts = {row["fuel"]: row["count"] for row in p.logged(end_round(m), "resupplied")}
    assert counts.get("uranium", 0) == refilled


def test_garbage_starts_with_nine_tokens_uranium_with_eight():
    m = p.new_game(map="spain-portugal")
    assert (p.fuel_market(m, "garbage")["tokens"], p.fuel_market(m, "garbage")["price"]) == (9, 6)
    assert (p.fuel_market(m, "uranium")["tokens"], p.fuel_market(m, "uranium")["price"]) == (8, 5)
