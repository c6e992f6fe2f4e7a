"""Brazil: biogas instead of garbage, with more of it."""

from __future__ import annotations

import pytest

from ..positions import give_network, give_plants, jump_to, lay_fuel, logged, new_game, play, refused, set_order, stack
from .rounds import SEEDS, end_round, removed


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_garbage_plants_are_never_removed_at_random(seats, seed):
    m = new_game(seats, seed, map="brazil")
    assert len(removed(m)) == (4 if seats == 4 else 8)
    assert {"19", "24", "30", "38"} <= set(stack(m))


def test_garbage_plants_are_shuffled_into_the_whole_stack():
    places = {stack(new_game(2, seed, map="brazil")).index("19") for seed in range(40)}
    assert min(places) < 8
    assert max(places) > 18


@pytest.mark.parametrize("seed", SEEDS)
def test_plant_13_lies_on_top_and_14_directly_below(seed):
    m = new_game(2, seed, map="brazil")
    assert stack(m)[:2] == ["13", "14"]
    assert m.view()["plants"]["known_top"] == ["13", "14"]
    assert stack(m)[-1] == "step-3"


def test_coal_is_refilled_like_garbage_usually_is_oil_like_coal_and_garbage_like_oil():
    m = new_game(5, map="brazil")
    for fuel in ("coal", "oil", "garbage"):
        lay_fuel(m, fuel, 5, 19)
    refilled = {row["fuel"]: row["count"] for row in logged(end_round(m), "resupplied")}
    assert refilled == {"coal": 3, "oil": 5, "garbage": 4, "uranium": 2}


def test_garbage_plants_burn_and_store_as_usual():
    m = new_game(2, map="brazil")
    set_order(m, 1, 0)
    give_network(m, 0, 3)
    give_plants(m, 0, 19)
    jump_to(m, "resources")
    play(m, "buy garbage", "buy garbage", "buy garbage", "buy garbage")
    assert refused(m, "buy garbage") == "no-room"
    jump_to(m, "bureaucracy")
    events = play(m, "run 19")
    assert logged(events, "fuel-burned") == [{"seat": 0, "fuel": "garbage", "count": 2}]
    assert logged(events, "powered")[-1]["count"] == 3
