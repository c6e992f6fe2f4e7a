"""UK & Ireland: two islands without a connection."""

from __future__ import annotations

import pytest

from megawatt import OptionError

from .. import positions as p
from .rounds import SEEDS, end_round

BOTH = "green,orange,yellow,red"


def both_islands(*houses: str):
    """Seat 0 is first to build and has these houses."""
    m = p.new_game(4, map="uk-ireland", areas=BOTH)
    p.set_order(m, 1, 2, 3, 0)
    p.set_cash(m, 200, 200, 200, 200)
    p.give_houses(m, 0, *houses)
    return p.jump_to(m, "building")


def test_starting_the_second_network_costs_20_on_top_of_the_house():
    m = both_islands("dublin")
    assert p.price_of(m, 0, "cardiff") == p.price_of(m, 0, "london-1") == 30
    assert p.play(m, "build cardiff")[0].arguments["price"] == 30


def test_both_networks_then_grow_along_connections():
    m = both_islands("dublin", "cardiff")
    assert p.price_of(m, 0, "newport") == 10 + 3
    assert p.price_of(m, 0, "waterford") == 10 + 13
    p.play(m, "build newport", "build waterford")
    assert p.player(m, 0)["cities"] == 4


def test_the_first_house_of_all_costs_no_connection():
    m = both_islands()
    assert p.price_of(m, 0, "dublin") == p.price_of(m, 0, "cardiff") == 10


def test_the_second_network_begins_in_a_city_without_any_house_in_every_step():
    m = both_islands("dublin")
    p.give_houses(m, 1, "cardiff")
    m.state.step = 3
    assert p.refused(m, "build cardiff") == "not-connected"
    assert p.price_of(m, 0, "swansea") == 30
    p.play(m, "build swansea")
    assert p.price_of(m, 0, "cardiff") == 15 + 7


def test_a_player_with_cities_only_in_the_republic_may_not_buy_uranium_plants():
    m = both_islands("dublin", "cork")
    p.lay_market(m, 8, 11, 17, 20)
    p.set_order(m, 0, 1, 2, 3)
    p.jump_to(m, "auction")
    assert p.refused(m, "nominate 11") == "needs-uranium-area"


def test_nor_bid_on_them():
    m = both_islands("belfast")
    p.give_houses(m, 1, "cork")
    p.give_houses(m, 2, "cardiff")
    p.lay_market(m, 8, 11, 17, 20)
    p.set_order(m, 0, 1, 2, 3)
    p.jump_to(m, "auction")
    p.play(m, "nominate 11", "bid 11")
    assert m.seat == 2


@pytest.mark.parametrize("house", ["belfast", "cardiff", "london-1"])
def test_a_city_in_the_united_kingdom_lifts_that(house):
    m = both_islands("dublin", house)
    p.lay_market(m, 8, 11, 17, 20)
    p.set_order(m, 0, 1, 2, 3)
    p.jump_to(m, "auction")
    p.play(m, "nominate 11")
    assert p.player(m, 0)["plants"][0]["name"] == "11"


def test_a_player_without_any_city_may_not_buy_them_either():
    m = both_islands()
    p.lay_market(m, 8, 11, 17, 20)
    p.set_order(m, 0, 1, 2, 3)
    p.jump_to(m, "auction")
    assert p.refused(m, "nominate 11") == "needs-uranium-area"


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", SEEDS)
def test_the_step_3_card_lies_third_from_the_bottom(seats, seed):
    cards = p.stack(p.new_game(seats, seed, map="uk-ireland"))
    assert cards[-3] == "step-3"
    assert cards.count("step-3") == 1
    assert cards[0] == "13"


@pytest.mark.parametrize("deck", ["variant-1", "variant-2"])
def test_with_deck_2_too(deck):
    assert p.stack(p.new_game(3, map="uk-ireland", deck=deck))[-3] == "step-3"


def test_plants_put_under_the_stack_lie_below_those_two():
    m = p.new_game(3, map="uk-ireland")
    before = p.stack(m)
    assert p.cards_logged(end_round(m), "plant-buried") == ["10"]
    assert p.stack(m)[-4:] == [*before[-3:], "10"]


def test_areas_on_one_island_hang_together_but_the_other_island_may_be_added_freely():
    m = p.new_game(3, map="uk-ireland", areas="draft")
    p.play(m, "area yellow")
    assert p.refused(m, "area brown") == "area-apart"
    assert {"area orange", "area green", "area red", "area pink"} == set(m.legal())
    p.play(m, "area green")
    assert {"area orange", "area red", "area pink"} == set(m.legal())


def test_the_host_may_not_choose_areas_apart_on_one_island():
    p.new_game(3, map="uk-ireland", areas="green,brown,pink")
    with pytest.raises(OptionError, match="yellow"):
        p.new_game(3, map="uk-ireland", areas="green,brown,yellow")


def test_with_few_cities_in_play_the_game_ends_when_all_are_taken():
    assert p.new_game(2, map="uk-ireland", areas="green,orange,yellow").view()["end_at"] == 18
    assert p.new_game(2, map="uk-ireland", areas="red,pink,yellow").view()["end_at"] == 21
