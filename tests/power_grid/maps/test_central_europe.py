"""Central Europe: not everybody may have uranium plants, and Wien is good at garbage."""

from __future__ import annotations

import pytest

from .. import positions as p

ALL_BUT_RED = "blue,brown,purple,yellow,green"


def auction(*houses: str):
    """Round 2; seat 0 nominates first and has these houses."""
    m = p.new_game(5, map="central-europe", areas=ALL_BUT_RED)
    p.set_order(m, 0, 1, 2, 3, 4)
    p.set_cash(m, 100, 100, 100, 100, 100)
    p.lay_market(m, 8, 11, 17, 20, 21, 22, 24, 25)
    p.give_houses(m, 0, *houses)
    return p.jump_to(m, "auction")


def test_uranium_starts_with_five_tokens_from_8_up():
    uranium = p.fuel_market(p.new_game(map="central-europe"), "uranium")
    assert (uranium["tokens"], uranium["price"]) == (5, 8)


@pytest.mark.parametrize("houses", [(), ("wien",), ("warszawa", "wien")])
def test_without_a_city_in_hungary_slovakia_or_the_czech_republic_no_uranium_plant_is_nominated(houses):
    m = auction(*houses)
    assert p.refused(m, "nominate 11") == "needs-uranium-area"
    assert p.refused(m, "nominate 17") == "needs-uranium-area"
    p.play(m, "nominate 8")


@pytest.mark.parametrize("house", ["budapest", "bratislava", "praha"])
def test_with_a_city_there_it_is(house):
    m = auction("wien", house)
    p.play(m, "nominate 11")
    assert p.player(m, 0)["plants"][0]["name"] == "11"  # nobody else could bid


def test_a_player_without_such_a_city_must_pass_on_it():
    m = auction("praha")
    p.give_houses(m, 2, "brno")
    p.give_houses(m, 3, "wien")
    p.play(m, "nominate 17", "bid 17")
    assert m.seat == 2
    events = p.play(m, "bid 18")
    assert [row["seat"] for row in p.logged(events, "passed-bid")] == [3, 4]
    assert m.seat == 0


def test_in_round_1_nobody_qualifies():
    m = p.new_game(5, map="central-europe", areas=ALL_BUT_RED)
    p.lay_market(m, 3, 4, 11, 17)
    assert m.view()["round"] == 1
    assert p.refused(m, "nominate 11") == p.refused(m, "nominate 17") == "needs-uranium-area"


def test_a_uranium_plant_powers_any_city_of_its_owner():
    m = p.new_game(5, map="central-europe", areas=ALL_BUT_RED)
    p.set_order(m, 0, 1, 2, 3, 4)
    p.give_houses(m, 0, "warszawa", "lublin")
    p.give_plants(m, 0, 11)
    p.give_fuel(m, 0, uranium=1)
    p.jump_to(m, "bureaucracy")
    assert p.logged(p.play(m, "run 11"), "powered")[0] == {"seat": 0, "count": 2, "price": 33}


def test_with_wien_in_the_network_every_garbage_token_costs_1_less():
    m = p.new_game(5, map="central-europe", areas=ALL_BUT_RED)
    p.set_order(m, 1, 2, 3, 4, 0)
    p.give_houses(m, 0, "wien")
    p.give_plants(m, 0, 24)
    p.give_plants(m, 4, 38)
    p.jump_to(m, "resources")
    prices = [event.arguments["price"] for event in p.play(m, "buy garbage", "buy garbage", "buy garbage", "buy garbage")]
    assert prices == [6, 6, 6, 7]
    p.play(m, "done")
    assert p.play(m, "buy garbage")[0].arguments == {"seat": 4, "fuel": "garbage", "price": 8}
    assert m.view(0)["fuel"][2]["price"] == 7
    assert m.view(1)["fuel"][2]["price"] == 8


def test_a_city_in_austria_other_than_wien_gives_no_discount():
    m = p.new_game(5, map="central-europe", areas=ALL_BUT_RED)
    p.give_houses(m, 0, "linz")
    assert m.view(0)["fuel"][2]["price"] == 7


def test_other_fuel_is_not_cheaper_with_wien():
    m = p.new_game(5, map="central-europe", areas=ALL_BUT_RED)
    p.give_houses(m, 0, "wien")
    assert [row["price"] for row in m.view(0)["fuel"]] == [1, 3, 6, 8]


def test_a_garbage_token_at_1_costs_nothing_with_wien():
    m = p.new_game(5, map="central-europe", areas=ALL_BUT_RED)
    p.set_order(m, 1, 2, 3, 4, 0)
    p.lay_fuel(m, "garbage", 24, 0)
    p.give_houses(m, 0, "wien")
    p.give_plants(m, 0, 6)
    p.set_cash(m, 0, 50, 50, 50, 50)
    p.jump_to(m, "resources")
    assert p.play(m, "buy garbage")[0].arguments["price"] == 0
