"""China: an ordered stack and a plant market that is turned over once a round."""

from __future__ import annotations

import pytest

from .. import positions as p
from ..positions import offered
from .rounds import SEEDS, begin_step_2, deck, end_round

REMOVED = {
    2: {3, 4, 9, 11, 16, 18, 20, 24, 30, 33, 46},
    3: {3, 4, 9, 11, 16, 18, 20, 24, 30, 33, 46},
    4: {3, 4, 11, 18, 24, 33, 46},
    5: {3, 4, 33},
    6: {3, 4, 33},
}
ALL = {*range(3, 41), 42, 44, 46, 50}


def numbers(names: list[str]) -> list[int]:
    return [0 if name == "step-3" else int(name) for name in names]


def china(seats: int = 4):
    m = p.new_game(seats, map="china")
    p.set_order(m, *range(seats))
    p.set_cash(m, *[200] * seats)
    return m


@pytest.mark.parametrize("seats", sorted(REMOVED))
@pytest.mark.parametrize("seed", SEEDS)
def test_fixed_plants_are_removed_and_none_at_random(seats, seed):
    m = p.new_game(seats, seed, map="china")
    assert {int(name) for name in deck(m)} == ALL - REMOVED[seats]
    assert {*p.market(m), *p.stack(m)} == deck(m) | {"step-3"}
    assert m.view()["plants"]["removed"] == 0


@pytest.mark.parametrize("seats", sorted(REMOVED))
@pytest.mark.parametrize("seed", SEEDS)
def test_the_stack_is_5_to_30_in_order_then_31_to_35_with_the_step_3_card_then_36_to_50(seats, seed):
    m = p.new_game(seats, seed, map="china")
    cards = numbers(p.market(m) + p.stack(m))
    small = sorted(number for number in ALL - REMOVED[seats] if number <= 30)
    middle = {number for number in ALL - REMOVED[seats] if 31 <= number <= 35} | {0}
    assert cards[: len(small)] == small
    assert set(cards[len(small) : len(small) + len(middle)]) == middle
    assert min(cards[len(small) + len(middle) :]) >= 36


def test_the_shuffled_parts_are_really_shuffled():
    stacks = [numbers(p.stack(p.new_game(6, seed, map="china"))) for seed in range(30)]
    assert len({cards.index(0) for cards in stacks}) == 5
    assert len({tuple(cards[-9:]) for cards in stacks}) > 20


@pytest.mark.parametrize("seats", sorted(REMOVED))
def test_round_1_offers_as_many_plants_as_there_are_players_and_there_is_no_future_market(seats):
    m = p.new_game(seats, map="china")
    assert len(offered(m)) == seats
    assert p.future(m) == []


def test_in_step_1_a_sold_plant_is_not_replaced_at_once():
    m = china()
    assert offered(m) == ["5", "6", "7", "8"]
    p.jump_to(m, "auction")
    events = p.play(m, "nominate 7", "bid 7", "pass", "pass", "pass")
    assert p.cards_logged(events, "plant-drawn") == []
    assert offered(m) == ["5", "6", "8"]


def test_the_market_may_run_empty():
    m = china(2)
    p.lay_market(m, 8)
    p.jump_to(m, "auction")
    p.play(m, "nominate 8", "bid 8", "pass")
    assert m.view()["phase"] != "auction"
    assert offered(m) == []


@pytest.mark.parametrize(
    ("seats", "before", "left"),
    [
        (2, [5, 6], [6, 12]),
        (2, [5], [5, 12]),
        (2, [], [12, 13]),
        (3, [5, 6], [6, 12]),
        (3, [], [12, 13]),
        (4, [5, 6, 7], [7, 12, 13]),
        (4, [5], [5, 12, 13]),
        (4, [], [12, 13, 14]),
        (5, [5, 6, 7, 8], [7, 8, 12, 13]),
        (5, [5], [5, 12, 13, 14]),
        (6, [5, 6, 7, 8, 10], [8, 10, 12, 13, 14]),
        (6, [5], [5, 12, 13, 14, 15]),
    ],
)
def test_at_the_start_of_phase_5_plants_are_added_and_the_smallest_leave_down_to_the_fixed_size(seats, before, left):
    m = china(seats)
    p.lay_market(m, *before)
    p.lay_stack(m, 12, 13, 14, 15, 17, "step-3")
    p.jump_to(m, "building")
    events = p.finish_phase(m)
    assert numbers(p.cards_logged(events, "plant-drawn")) == [number for number in left if number >= 12]
    assert numbers(p.cards_logged(events, "plant-leaves")) == [number for number in before if number not in left]
    assert numbers(p.market(m)) == left


def test_the_rest_of_phase_5_leaves_the_market_alone():
    m = china()
    p.lay_market(m, 5, 6, 7)
    events = end_round(m)
    assert (
        p.cards_logged(events, "plant-buried")
        == p.cards_logged(events, "plant-leaves")
        == p.cards_logged(events, "plant-drawn")
        == []
    )
    assert p.stack(m)[-1] != "7"


def test_no_plant_is_removed_because_a_player_has_as_many_cities():
    m = china()
    p.lay_market(m, 5, 6, 7)
    p.jump_to(m, "building")
    for _ in range(6):
        builds = [move for move in m.legal() if move.startswith("build")]
        assert p.cards_logged(p.play(m, builds[0]), "plant-obsolete") == []
    assert p.market(m) == ["5", "6", "7"]


def test_none_is_removed_because_nothing_was_sold():
    m = china()
    p.lay_market(m, 5, 6, 7)
    p.jump_to(m, "auction")
    events = p.finish_phase(m)
    assert p.cards_logged(events, "plant-leaves") == []


def test_when_step_2_begins_the_smallest_plant_is_replaced_as_usual():
    m = china()
    p.lay_market(m, 15, 17, 19)
    p.lay_stack(m, 21, 22, 23, 25, 26, "step-3")
    events = begin_step_2(m)
    assert m.view()["step"] == 2
    assert p.cards_logged(events, "plant-leaves")[0] == "15"
    assert p.cards_logged(events, "plant-drawn") == ["21", "22", "23"]
    assert p.market(m) == ["21", "22", "23"]


def test_from_step_3_the_market_always_holds_four_plants_and_is_refilled_after_every_sale():
    m = china()
    p.lay_market(m, 25, 26, 27)
    p.lay_stack(m, 31, "step-3", 32, 34, 36, 37, 38, 39)
    p.jump_to(m, "building")
    events = p.finish_phase(m)
    assert m.view()["step"] == 3
    assert p.cards_logged(events, "plant-leaves")[0] == "25"
    p.jump_to(m, "auction")
    assert len(offered(m)) == 4
    assert p.future(m) == []
    p.play(m, f"nominate {offered(m)[0]}", f"bid {offered(m)[0]}", "pass", "pass", "pass")
    assert len(offered(m)) == 4


def test_step_3_holds_from_the_moment_its_card_comes_up_and_the_stack_is_not_shuffled():
    m = china()
    p.lay_market(m, 25, 26, 27)
    p.lay_stack(m, "step-3", 36, 38, 40, 37, 39, 42)
    p.jump_to(m, "building")
    events = p.finish_phase(m)
    refilled = {event.arguments["fuel"]: event.arguments["count"] for event in events if event.name == "resupplied"}
    assert refilled["coal"] == 4  # the row of step 3, not the 6 of step 1
    assert p.cards_logged(events, "plant-drawn") == ["36", "38", "40"]  # two up to four, one for the change of the market
    assert p.market(m) == ["27", "36", "38", "40"]
    assert p.stack(m) == ["37", "39", "42"]


def test_coal_and_oil_start_on_5_to_8_garbage_on_7_and_8_uranium_starts_empty():
    m = p.new_game(map="china")
    assert p.tokens(m) == {"coal": 12, "oil": 12, "garbage": 6, "uranium": 0}
    assert [p.fuel_market(m, fuel)["price"] for fuel in ("coal", "oil", "garbage", "uranium")] == [5, 5, 7, None]
