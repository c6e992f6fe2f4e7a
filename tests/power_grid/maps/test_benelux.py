"""Benelux: ecological plants are offered early, and the market moves at both ends."""

from __future__ import annotations

import pytest

from .. import positions as p
from .rounds import begin_step_2, end_round


def test_coal_starts_on_3_to_8_oil_on_1_to_8_garbage_on_7_and_8_uranium_on_14_and_16():
    m = p.new_game(map="benelux")
    assert p.tokens(m) == {"coal": 18, "oil": 24, "garbage": 6, "uranium": 2}
    assert [p.fuel_market(m, fuel)["price"] for fuel in ("coal", "oil", "garbage", "uranium")] == [3, 1, 7, 14]


@pytest.mark.parametrize("ecological", [13, 50])
def test_an_ecological_plant_that_is_the_smallest_of_the_future_market_may_be_auctioned_too(ecological):
    m = p.new_game(map="benelux")
    p.lay_market(m, 4, 5, 8, 10, ecological)
    p.jump_to(m, "auction")
    p.set_cash(m, 100, 100, 100)
    assert p.offered(m) == ["4", "5", "8", "10", str(ecological)]
    p.play(m, f"nominate {ecological}")


def test_only_one_plant_of_the_future_market_is_offered():
    m = p.new_game(map="benelux")
    p.lay_market(m, 4, 5, 8, 10, 13, 18, 22, 27)
    p.jump_to(m, "auction")
    p.set_cash(m, 100, 100, 100)
    assert p.offered(m) == ["4", "5", "8", "10", "13"]
    assert p.future(m) == ["18", "22", "27"]
    assert p.refused(m, "nominate 18") == "not-on-offer"


def test_an_ecological_plant_behind_another_one_is_not_offered():
    m = p.new_game(map="benelux")
    p.lay_market(m, 4, 5, 8, 10, 12, 13, 20, 21)
    p.jump_to(m, "auction")
    assert p.offered(m) == ["4", "5", "8", "10"]
    assert p.refused(m, "nominate 13") == "not-on-offer"


def test_in_phase_5_smallest_and_largest_leave_together_and_only_then_are_both_gaps_filled():
    m = p.new_game(map="benelux")
    p.lay_market(m, 4, 5, 6, 8, 9, 10, 20, 30)
    p.lay_stack(m, 3, 40, 42, "step-3")
    events = end_round(m)
    assert p.cards_logged(events, "plant-buried") == ["30"]
    assert p.cards_logged(events, "plant-leaves") == ["4"]  # not the 3 that is drawn a moment later
    assert p.cards_logged(events, "plant-drawn") == ["3", "40"]
    assert p.market(m) == ["3", "5", "6", "8", "9", "10", "20", "40"]
    assert p.stack(m) == ["42", "step-3", "30"]


def test_it_is_the_same_in_step_2():
    m = p.new_game(map="benelux")
    p.lay_market(m, 14, 15, 16, 17, 19, 20, 21, 23)
    p.lay_stack(m, 24, 25, 26, "step-3")
    begin_step_2(m)
    assert m.view()["step"] == 2
    p.lay_market(m, 14, 15, 16, 17, 19, 20, 21, 23)
    p.lay_stack(m, 24, 25, 26, "step-3")
    events = end_round(m)
    assert (p.cards_logged(events, "plant-leaves"), p.cards_logged(events, "plant-buried")) == (["14"], ["23"])


@pytest.mark.parametrize("stack_before", [("step-3", 40, 42, 44), (40, "step-3", 42, 44)])
def test_the_step_3_card_among_the_two_draws_leaves_six_plants(stack_before):
    m = p.new_game(map="benelux")
    p.lay_market(m, 4, 5, 6, 8, 9, 10, 20, 30)
    p.lay_stack(m, *stack_before)
    end_round(m)
    assert m.view()["step"] == 3
    assert len(p.offered(m)) == 6
    assert not {"4", "5"} & set(p.market(m))


def test_in_step_3_only_the_smallest_leaves():
    m = p.new_game(map="benelux")
    m.state.step = 3
    p.lay_market(m, 20, 21, 23, 24, 25, 26)
    p.lay_stack(m, 40, 42)
    events = end_round(m)
    assert (p.cards_logged(events, "plant-leaves"), p.cards_logged(events, "plant-buried")) == (["20"], [])
    assert p.market(m) == ["21", "23", "24", "25", "26", "40"]


@pytest.mark.parametrize(("seats", "areas"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_five_areas_of_seven_cities_all_used_with_5_and_6_players(seats, areas):
    view = p.new_game(seats, map="benelux").view()
    assert len(view["areas"]) == areas
    assert len(view["cities"]) == 7 * areas


def test_brussel_and_bruxelles_are_two_cities():
    m = p.new_game(6, map="benelux")
    p.set_order(m, 1, 2, 3, 4, 5, 0)
    p.give_houses(m, 0, "brussel")
    p.give_houses(m, 1, "gent")
    p.jump_to(m, "building")
    assert p.price_of(m, 0, "bruxelles") == 10
    assert p.price_of(m, 1, "bruxelles") == 10 + 7
    p.play(m, "build bruxelles")
    assert p.player(m, 0)["cities"] == 2
