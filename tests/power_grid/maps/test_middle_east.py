"""Middle East: oil first; garbage and uranium only later, and the step 3 card brings step 2."""

from __future__ import annotations

import pytest

from megawatt import Match
from megawatt.games.power_grid import names as n

from .. import positions as p
from .rounds import SEEDS, end_round


def middle_east() -> Match:
    m = p.new_game(3, map="middle-east")
    p.set_order(m, 0, 1, 2)
    p.set_cash(m, 200, 200, 200)
    return m


def sell_one(m: Match, plant: int) -> list:
    """Seat 0 buys this plant for its number."""
    p.jump_to(m, "auction")
    return p.play(m, f"nominate {plant}", f"bid {plant}", "pass", "pass")


# Step 1.


@pytest.mark.parametrize("seed", SEEDS)
def test_round_1_shows_3_4_5_7_and_8_9_10_13_because_6_has_left(seed):
    m = p.new_game(3, seed, map="middle-east")
    assert p.offered(m) == ["3", "4", "5", "7"]
    assert p.future(m) == ["8", "9", "10", "13"]
    assert "6" not in p.stack(m)


@pytest.mark.parametrize("plant", [11, 14])
def test_6_11_and_14_leave_the_game_when_they_come_into_the_current_market(plant):
    m = middle_east()
    p.lay_market(m, 8, 9, 10, 12, 20, 21, 25, 26)
    p.lay_stack(m, plant, 30, 31, "step-3")
    events = sell_one(m, 12)
    assert p.cards_logged(events, "plant-leaves") == [str(plant)]
    assert p.cards_logged(events, "plant-buried") == []
    assert str(plant) not in p.market(m) + p.stack(m)


def test_other_garbage_and_uranium_plants_go_under_the_stack():
    m = middle_east()
    p.lay_market(m, 15, 16, 20, 21, 29, 31, 32, 35)
    p.lay_stack(m, 17, 19, 36, 40, "step-3")
    events = sell_one(m, 15)
    assert p.cards_logged(events, "plant-buried") == ["17", "19"]
    assert p.offered(m) == ["16", "20", "21", "29"]
    assert p.future(m) == ["31", "32", "35", "36"]
    assert p.stack(m) == ["40", "step-3", "17", "19"]


def test_the_future_market_is_not_looked_at_until_a_plant_slides_down():
    m = middle_east()
    p.lay_market(m, 15, 16, 20, 21, 23, 31, 32, 35)
    p.lay_stack(m, 30, 40, 42, "step-3")
    p.jump_to(m, "auction")
    assert "23" in p.future(m)
    events = p.play(m, "nominate 15", "bid 15", "pass", "pass")
    assert p.cards_logged(events, "plant-buried") == ["23", "30"]
    assert p.offered(m) == ["16", "20", "21", "31"]


def test_a_stack_of_nothing_else_does_not_go_round_for_ever():
    m = middle_east()
    p.lay_market(m, 15, 16, 20, 21, 29, 31, 32, 35)
    p.lay_stack(m, 17, 19, 23, 24)
    sell_one(m, 15)
    assert m.view()["phase"] == "auction"
    assert len(p.market(m)) == 8


def test_from_step_2_garbage_and_uranium_may_stay():
    m = middle_east()
    m.state.step, m.state.step_3_seen = 2, 1
    p.lay_market(m, 15, 16, 20, 21, 29, 31, 32, 35)
    p.lay_stack(m, 17, 19, 36, 40, "step-3")
    events = sell_one(m, 15)
    assert p.cards_logged(events, "plant-buried") == []
    assert p.offered(m) == ["16", "17", "20", "21"]


# The step 3 card.


def test_no_number_of_cities_brings_step_2():
    m = middle_east()
    assert m.view()["step_2_at"] is None
    p.lay_market(m, 25, 26, 29, 31, 32, 35, 36, 40)
    p.give_network(m, 0, 16)
    p.give_plants(m, 0, 44)
    p.jump_to(m, "building")
    p.finish_phase(m)
    assert m.view()["step"] == 1


def test_step_2_begins_when_the_card_comes_up_in_phase_5():
    m = middle_east()
    p.lay_market(m, 15, 16, 20, 21, 29, 31, 32, 35)
    p.lay_stack(m, "step-3", 22, 27, 33, 37, 40, 42)
    events = end_round(m)
    assert p.logged(events, "step-begins") == [{"step": 2}]
    assert p.cards_logged(events, "plant-leaves") == ["15", "16"]
    assert len(p.cards_logged(events, "plant-drawn")) == 3
    assert (len(p.offered(m)), len(p.future(m))) == (4, 4)
    assert p.stack(m)[-1] == "step-3"
    assert sorted([*p.market(m), *p.stack(m)[:-1]]) == sorted(str(c) for c in (20, 21, 29, 31, 32, 35, 22, 27, 33, 37, 40, 42))


def test_the_stack_is_reshuffled_with_the_card_at_the_bottom():
    stacks = set()
    for seed in range(20):
        m = p.new_game(3, seed, map="middle-east")
        p.lay_market(m, 15, 16, 20, 21, 29, 31, 32, 35)
        p.lay_stack(m, "step-3", 22, 27, 33, 37, 40, 42, 18, 12, 25, 26)
        end_round(m)
        assert p.stack(m)[-1] == "step-3"
        stacks.add(tuple(p.stack(m)))
    assert len(stacks) > 15


def test_in_the_auction_the_card_waits_and_step_2_begins_with_the_next_phase():
    m = middle_east()
    p.lay_market(m, 15, 16, 20, 21, 29, 31, 32, 35)
    p.lay_stack(m, "step-3", 22, 27, 33, 37, 40, 42)
    sell_one(m, 15)
    assert m.view()["step"] == 1
    assert p.future(m)[-1] == "step-3"
    events = p.finish_phase(m)
    assert p.logged(events, "step-begins") == [{"step": 2}]
    assert p.cards_logged(events, "plant-leaves") == ["16", "20"]
    assert (len(p.offered(m)), len(p.future(m))) == (4, 4)
    assert "step-3" not in p.market(m)


def test_in_phase_4_step_2_is_in_force_from_phase_5():
    m = middle_east()
    p.set_order(m, 1, 2, 0)
    p.lay_market(m, 4, 16, 20, 21, 29, 31, 32, 35)
    p.lay_stack(m, "step-3", 22, 27, 33, 37, 40, 42)
    p.give_network(m, 0, 3)
    p.jump_to(m, "building")
    events = p.play(m, next(move for move in m.legal() if move.startswith("build")))
    assert p.cards_logged(events, "plant-obsolete") == ["4"]
    assert p.cards_logged(events, "plant-leaves") == ["16", "20"]
    assert m.view()["step"] == 1
    assert p.logged(p.finish_phase(m), "step-begins") == [{"step": 2}]


def test_step_3_begins_when_the_card_comes_up_again():
    m = middle_east()
    m.state.step, m.state.step_3_seen = 2, 1
    p.lay_market(m, 15, 16, 20, 21, 29, 31, 32, 35)
    p.lay_stack(m, "step-3", 22, 27, 33, 37, 40, 42)
    events = end_round(m)
    assert p.logged(events, "step-begins") == [{"step": 3}]
    assert len(p.offered(m)) == 6
    assert p.future(m) == []
    assert "step-3" not in p.market(m) + p.stack(m)


def test_a_whole_game_sees_the_card_twice():
    m = p.new_game(2, map="middle-east", round_limit=80)
    steps = []
    while not m.over and len(steps) < 2:
        steps += [event.arguments["step"] for event in m.play(m.legal_actions()[0]) if event.name == "step-begins"]
    assert steps == [2, 3]


# Phase 5.


def test_in_step_2_two_plants_go_under_the_stack_one_after_the_other():
    m = middle_east()
    m.state.step, m.state.step_3_seen = 2, 1
    p.lay_market(m, 15, 16, 20, 21, 29, 31, 32, 35)
    p.lay_stack(m, 22, 40, 42, "step-3")
    events = end_round(m)
    assert p.cards_logged(events, "plant-buried") == ["35", "32"]
    assert p.cards_logged(events, "plant-drawn") == ["22", "40"]
    assert p.stack(m) == ["42", "step-3", "35", "32"]


def test_the_plant_just_drawn_may_be_the_second_one():
    m = middle_east()
    m.state.step, m.state.step_3_seen = 2, 1
    p.lay_market(m, 15, 16, 20, 21, 29, 31, 32, 35)
    p.lay_stack(m, 40, 22, 42, "step-3")
    assert p.cards_logged(end_round(m), "plant-buried") == ["35", "40"]


def test_if_the_first_exchange_shows_the_card_the_second_is_not_made():
    m = middle_east()
    m.state.step, m.state.step_3_seen = 2, 1
    p.lay_market(m, 15, 16, 20, 21, 29, 31, 32, 35)
    p.lay_stack(m, "step-3", 40, 42)
    assert p.cards_logged(end_round(m), "plant-buried") == ["35"]


def test_in_step_1_one_plant_goes_under_the_stack():
    m = middle_east()
    p.lay_market(m, 15, 16, 20, 21, 29, 31, 32, 35)
    p.lay_stack(m, 22, 40, 42, "step-3")
    assert p.cards_logged(end_round(m), "plant-buried") == ["35"]


# Oil.


def oil_prices(m: Match) -> list[int]:
    """What each token of the oil market would cost, bought one after the other."""
    fork = m.fork()
    fork.state.restore(m.state.save())
    prices = []
    while p.fuel_market(fork, "oil")["tokens"]:
        prices.append(p.fuel_market(fork, "oil")["price"])
        fork.state.tokens[n.MAIN, n.OIL] -= 1
    return prices


def test_if_the_supply_of_oil_is_short_the_oil_in_the_market_becomes_cheaper():
    m = middle_east()
    p.lay_fuel(m, "oil", 12, 2)  # tokens at 5 to 8, each price three times
    assert p.fuel_market(m, "oil")["price"] == 5
    events = end_round(m)  # the table gives five: two are placed, then the row slides three spaces
    assert {row["fuel"]: row["count"] for row in p.logged(events, "resupplied")}["oil"] == 2
    assert p.logged(events, "oil-cheaper") == [{"count": 3}]
    assert p.fuel_market(m, "oil")["tokens"] == 14
    assert oil_prices(m) == [3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7]


def test_any_number_of_tokens_may_end_up_at_1_and_none_below():
    m = middle_east()
    p.lay_fuel(m, "oil", 20, 0)
    for _ in range(3):
        end_round(m)
    assert oil_prices(m) == [1] * (11 + 3) + [2] * 3 + [3] * 3


def test_the_slide_lasts_and_later_tokens_are_added_at_the_cheap_end():
    m = middle_east()
    p.lay_fuel(m, "oil", 9, 0)
    end_round(m)
    assert oil_prices(m) == [4, 4, 5, 5, 5, 6, 6, 6, 7]
    m.state.supply[n.OIL] = 5
    end_round(m)
    assert oil_prices(m) == [2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7]


def test_a_sold_out_market_is_filled_from_8_again():
    m = middle_east()
    p.lay_fuel(m, "oil", 9, 0)
    end_round(m)
    p.lay_fuel(m, "oil", 0, 20)
    end_round(m)
    assert oil_prices(m) == [7, 7, 8, 8, 8]


def test_a_shortage_of_many_rounds_does_no_harm():
    m = middle_east()
    p.lay_fuel(m, "oil", 9, 0)
    for _ in range(40):
        end_round(m)
    assert oil_prices(m) == [1] * 9
    m.state.supply[n.OIL] = 5
    end_round(m)
    assert set(oil_prices(m)) == {1}  # later tokens are added at the cheap end
    assert p.fuel_market(m, "oil")["tokens"] > 9


def test_other_fuel_does_not_slide():
    m = middle_east()
    p.lay_fuel(m, "coal", 9, 0)
    end_round(m)
    assert p.fuel_market(m, "coal")["price"] == 6


def test_there_are_24_coal_24_oil_21_garbage_and_11_uranium():
    m = middle_east()
    totals = {row["fuel"]: row["tokens"] + row["supply"] for row in m.view()["fuel"]}
    assert totals == {"coal": 24, "oil": 24, "garbage": 21, "uranium": 11}


def test_play_goes_on_after_the_step_3_card_was_seen_twice():
    m = middle_east()
    m.state.step, m.state.step_3_seen = 2, 1
    p.lay_market(m, 15, 16, 20, 21, 29, 31, 32, 35)
    p.lay_stack(m, "step-3", 22, 27, 33, 37, 40, 42)
    end_round(m)
    p.play(m, "nominate 16", "bid 16", "pass", "pass")
    assert len(p.offered(m)) == 6
