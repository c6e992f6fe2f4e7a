"""France: other first plants, plenty of uranium, and three cities called Paris."""

from __future__ import annotations

import pytest

from megawatt import OptionError

from ..positions import fuel_market, give_houses, jump_to, market, new_game, play, player, price_of, set_order, stack
from .rounds import SEEDS, deck, removed

BLUE = "blue,brown,purple"


@pytest.mark.parametrize("seed", SEEDS)
def test_plant_13_leaves_the_game_and_11_lies_on_top(seed):
    m = new_game(2, seed, map="france")
    assert "13" not in deck(m)
    assert stack(m)[0] == "11"
    assert m.view()["plants"]["known_top"] == ["11"]
    assert "11" not in removed(m)
    assert market(m) == ["3", "4", "5", "6", "7", "8", "9", "10"]


def test_with_deck_2_alone_its_plant_11_is_removed_and_no_card_is_fixed_on_top():
    m = new_game(map="france", deck="variant-1")
    assert "11" not in deck(m)
    assert "13" in deck(m)
    assert m.view()["plants"]["known_top"] == []


def test_with_variant_3_the_old_13_leaves_and_the_old_11_lies_on_top():
    m = new_game(map="france", deck="variant-3")
    assert "13" not in deck(m)
    assert m.view()["plants"]["known_top"] == ["11"]


def test_variant_2_is_not_offered():
    with pytest.raises(OptionError, match="variant-2 is played on France"):
        new_game(map="france", deck="variant-2")


def test_uranium_starts_with_eight_tokens_from_5_up():
    uranium = fuel_market(new_game(map="france"), "uranium")
    assert (uranium["tokens"], uranium["price"]) == (8, 5)


def test_paris_is_three_cities_joined_for_nothing_each_counted_on_its_own():
    m = new_game(3, map="france", areas=BLUE)
    set_order(m, 1, 2, 0)
    jump_to(m, "building")
    play(m, "build paris-north")
    assert price_of(m, 0, "paris-east") == price_of(m, 0, "paris-west") == 10
    play(m, "build paris-east", "build paris-west")
    assert player(m, 0)["cities"] == 3
    assert player(m, 0)["cash"] == 50 - 30


def test_another_player_in_one_paris_leaves_the_others_free():
    m = new_game(3, map="france", areas=BLUE)
    set_order(m, 1, 2, 0)
    give_houses(m, 1, "paris-north")
    jump_to(m, "building")
    assert price_of(m, 0, "paris-north") is None
    assert price_of(m, 0, "paris-east") == 10
