"""Quebec: ecological plants come early and stay in the market."""

from __future__ import annotations

import pytest

from ..positions import cards_logged, lay_market, lay_stack, market, new_game, stack
from .rounds import SEEDS, end_round


@pytest.mark.parametrize("seed", SEEDS)
def test_plants_13_18_and_22_lie_on_top_in_this_order(seed):
    m = new_game(3, seed, map="quebec")
    assert stack(m)[:3] == ["13", "18", "22"]
    assert m.view()["plants"]["known_top"] == ["13", "18", "22"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_ecological_plants_are_never_removed_at_random(seats, seed):
    m = new_game(seats, seed, map="quebec")
    assert m.view()["plants"]["removed"] == (4 if seats == 4 else 8)
    assert {"27", "33", "37", "44", "50"} <= set(stack(m))


def test_in_phase_5_the_largest_plant_that_is_not_ecological_goes_under_the_stack():
    m = new_game(map="quebec")
    lay_market(m, 4, 5, 7, 8, 9, 25, 27, 50)
    lay_stack(m, 30, "step-3")
    events = end_round(m)
    assert cards_logged(events, "plant-buried") == ["25"]
    assert market(m) == ["4", "5", "7", "8", "9", "27", "30", "50"]
    assert stack(m) == ["step-3", "25"]


def test_if_the_future_market_is_all_ecological_the_largest_of_the_current_one_goes():
    m = new_game(map="quebec")
    lay_market(m, 4, 5, 7, 13, 18, 22, 27, 33)
    lay_stack(m, 30, "step-3")
    assert cards_logged(end_round(m), "plant-buried") == ["7"]


def test_plant_50_burns_nothing_and_stays_like_the_wind_plants():
    m = new_game(map="quebec")
    lay_market(m, 20, 21, 23, 24, 25, 26, 31, 50)
    lay_stack(m, 35, "step-3")
    assert cards_logged(end_round(m), "plant-buried") == ["31"]
    assert "50" in market(m)


def test_if_there_are_only_ecological_plants_nothing_goes_and_nothing_is_drawn():
    m = new_game(map="quebec")
    lay_market(m, 13, 18, 22, 27, 33, 37, 44, 50)
    lay_stack(m, 30, "step-3")
    events = end_round(m)
    assert cards_logged(events, "plant-buried") == cards_logged(events, "plant-drawn") == []
    assert stack(m) == ["30", "step-3"]
