"""Russia: a small plant market that moves as soon as somebody passes."""

from __future__ import annotations

import pytest

from .. import positions as p
from .rounds import SEEDS, deck, end_round, removed


def russia():
    m = p.new_game(4, map="russia")
    p.set_order(m, 0, 1, 2, 3)
    p.set_cash(m, 200, 200, 200, 200)
    p.lay_market(m, 15, 16, 17, 20, 21, 23)
    p.lay_stack(m, 30, 31, 32, 34, "step-3")
    return m


def test_plants_6_and_14_are_removed_and_the_market_is_3_4_5_and_7_8_9():
    m = p.new_game(map="russia")
    assert not {"6", "14"} & deck(m)
    assert p.offered(m) == ["3", "4", "5"]
    assert p.future(m) == ["7", "8", "9"]


def test_only_three_plants_are_on_offer():
    m = russia()
    p.jump_to(m, "auction")
    assert p.refused(m, "nominate 20") == "not-on-offer"
    p.play(m, "nominate 17", "bid 17", "pass", "pass", "pass")
    assert p.offered(m) == ["15", "16", "20"]
    assert p.future(m) == ["21", "23", "30"]


def test_in_step_3_four_plants_are_on_offer():
    m = russia()
    p.lay_stack(m, "step-3", 30, 31, 32, 34)
    end_round(m)
    assert m.view()["step"] == 3
    assert p.offered(m) == ["16", "17", "20", "21"]
    p.jump_to(m, "auction")
    p.play(m, "nominate 16", "bid 16", "pass", "pass", "pass")
    assert len(p.offered(m)) == 4


def test_the_step_3_card_in_the_auction_leaves_four_plants_too():
    m = russia()
    p.lay_stack(m, "step-3", 30, 31, 32, 34)
    p.jump_to(m, "auction")
    p.play(m, "nominate 15", "bid 15", "pass", "pass", "pass")
    assert p.offered(m) == ["16", "17", "20"]
    assert p.future(m)[-1] == "step-3"
    p.play(m, "nominate 16", "bid 16", "pass", "pass")
    p.play(m, "nominate 17", "bid 17", "pass")
    p.play(m, "nominate 20")
    assert m.view()["step"] == 3
    assert len(p.offered(m)) == 4


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", SEEDS)
def test_13_lies_on_top_then_10_and_11_shuffled_with_three_random_plants(seats, seed):
    m = p.new_game(seats, seed, map="russia")
    assert p.stack(m)[0] == "13"
    assert {"10", "11"} <= set(p.stack(m)[1:6])
    assert p.stack(m)[-1] == "step-3"
    assert not {"10", "11", "13"} & removed(m)
    assert len(p.stack(m)) + len(removed(m)) == 40 - 6 + 1


def test_the_places_of_10_and_11_among_the_five_are_random():
    assert {p.stack(p.new_game(3, seed, map="russia")).index("10") for seed in range(60)} == {1, 2, 3, 4, 5}


def test_no_plant_is_removed_because_a_player_has_as_many_cities():
    m = p.new_game(5, map="russia", areas="green,pink,yellow,purple,brown")
    p.set_order(m, 1, 2, 3, 4, 0)
    p.lay_market(m, 3, 4, 5, 7, 8, 9)
    p.jump_to(m, "building")
    p.set_cash(m, 200, 200, 200, 200, 200)
    for _ in range(4):
        builds = [move for move in m.legal() if move.startswith("build")]
        assert p.cards_logged(p.play(m, builds[0]), "plant-obsolete") == []
    assert p.market(m)[0] == "3"


def test_the_smallest_plant_leaves_as_soon_as_the_first_player_passes_instead_of_nominating():
    m = russia()
    p.jump_to(m, "auction")
    events = p.play(m, "pass")
    assert p.cards_logged(events, "plant-leaves") == ["15"]
    assert p.cards_logged(events, "plant-drawn") == ["30"]
    assert p.offered(m) == ["16", "17", "20"]
    assert m.seat == 1


def test_only_the_first_pass_of_a_round_counts():
    m = russia()
    p.jump_to(m, "auction")
    p.play(m, "pass")
    assert p.cards_logged(p.play(m, "pass"), "plant-leaves") == []
    p.play(m, "nominate 16", "bid 16", "pass")
    events = p.play(m, "pass")
    assert p.cards_logged(events, "plant-leaves") == []


def test_it_may_be_anybody_who_passes_first():
    m = russia()
    p.jump_to(m, "auction")
    p.play(m, "nominate 15", "bid 15", "pass", "pass", "pass", "nominate 16", "bid 16", "pass", "pass")
    assert p.cards_logged(p.play(m, "pass"), "plant-leaves") == ["17"]


def test_passing_on_a_bid_does_not_count():
    m = russia()
    p.jump_to(m, "auction")
    events = p.play(m, "nominate 15", "bid 15", "pass", "pass", "pass")
    assert p.cards_logged(events, "plant-leaves") == []


def test_the_next_round_has_its_own_first_pass():
    m = russia()
    p.jump_to(m, "auction")
    p.play(m, "pass")
    p.jump_to(m, "auction", round_no=3)
    assert p.cards_logged(p.play(m, "pass"), "plant-leaves") == ["16"]


def test_nothing_more_leaves_when_nothing_was_sold():
    m = russia()
    p.jump_to(m, "auction")
    assert p.cards_logged(p.finish_phase(m), "plant-leaves") == ["15"]


def test_garbage_starts_empty_coal_on_3_to_8_oil_on_1_to_8_uranium_with_seven_tokens():
    m = p.new_game(map="russia")
    assert p.tokens(m) == {"coal": 18, "oil": 24, "garbage": 0, "uranium": 7}
    assert [p.fuel_market(m, fuel)["price"] for fuel in ("coal", "oil", "garbage", "uranium")] == [3, 1, None, 6]
