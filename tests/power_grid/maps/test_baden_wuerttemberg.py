"""Baden-Württemberg: the auction comes before the player order, and cities beyond the border open late."""

from __future__ import annotations

import pytest

from .. import positions as p
from .rounds import end_round

ALL = "purple,green,red,blue,yellow"
TRANS_REGIONAL = {"augsburg": 16, "basel": 2, "ludwigshafen": 0, "nuernberg": 18, "strasbourg": 5}
"""What the one connection of each costs."""
NEXT_TO = {"augsburg": "ulm", "basel": "loerrach", "ludwigshafen": "mannheim", "nuernberg": "ellwangen", "strasbourg": "offenburg"}


def big_board(**options):
    m = p.new_game(5, map="baden-wuerttemberg", areas=ALL, **options)
    p.set_order(m, 0, 1, 2, 3, 4)
    p.set_cash(m, 200, 200, 200, 200, 200)
    return m


def test_the_auction_uses_the_order_found_after_the_auction_of_the_round_before():
    m = big_board()
    for seat, plant in enumerate((13, 15, 20, 25, 30)):
        p.give_plants(m, seat, plant)
    events = end_round(m)
    assert not [event for event in events if event.name == "order-set"]
    assert m.view()["order"] == [0, 1, 2, 3, 4]
    assert m.seat == 0


def test_the_order_is_determined_after_the_auction():
    m = big_board()
    for seat, plant in enumerate((10, 15, 20, 25, 30)):
        p.give_plants(m, seat, plant)
    p.lay_market(m, 31, 32, 34, 35, 36, 38, 39, 40)
    p.jump_to(m, "auction")
    p.play(m, "pass", "pass", "nominate 31", "bid 31", "pass", "pass", "pass", "pass")
    assert m.view()["order"] == [2, 4, 3, 1, 0]


def test_round_1_goes_by_lot_and_then_by_plant_numbers():
    m = p.new_game(2, seed=4, map="baden-wuerttemberg")
    first, second = m.view()["order"]
    m.play("nominate 3")
    m.play("bid 3")
    m.play("pass")
    m.play("nominate 4")
    assert m.view()["order"] == [second, first]


@pytest.mark.parametrize("name", sorted(TRANS_REGIONAL))
def test_a_trans_regional_city_opens_in_step_2_for_15_and_in_step_3_for_20(name):
    m = big_board()
    p.give_houses(m, 4, NEXT_TO[name])
    p.jump_to(m, "building")
    assert p.refused(m, f"build {name}") == "city-full"
    m.state.step = 2
    assert p.price_of(m, 4, name) == 15 + TRANS_REGIONAL[name]
    p.give_houses(m, 0, name)
    assert p.refused(m, f"build {name}") == "city-full"
    m.state.step = 3
    assert p.price_of(m, 4, name) == 20 + TRANS_REGIONAL[name]
    p.play(m, f"build {name}")
    assert p.refused(m, f"build {name}") == "already-there"


def test_each_area_has_one_trans_regional_city_with_two_spaces():
    cities = {city["id"]: city for city in big_board().game.printed(big_board().board)["cities"]}
    assert {name for name, city in cities.items() if city["spaces"] == [15, 20]} == set(TRANS_REGIONAL)
    assert len({cities[name]["area"] for name in TRANS_REGIONAL}) == 5


def test_if_no_plant_is_sold_the_two_smallest_leave_together_and_both_are_replaced():
    m = big_board()
    p.lay_market(m, 10, 11, 15, 16, 20, 21, 23, 24)
    p.lay_stack(m, 3, 30, 31, "step-3")
    p.jump_to(m, "auction")
    events = p.finish_phase(m)
    assert p.cards_logged(events, "plant-leaves") == ["10", "11"]
    assert p.cards_logged(events, "plant-drawn") == ["3", "30"]
    assert p.market(m)[:6] == ["3", "15", "16", "20", "21", "23"]


def test_one_purchase_is_enough_to_prevent_that():
    m = big_board()
    p.lay_market(m, 10, 11, 15, 16, 20, 21, 23, 24)
    p.jump_to(m, "auction")
    p.play(m, "pass", "pass", "pass", "pass")
    assert p.cards_logged(p.play(m, "nominate 10"), "plant-leaves") == []


def test_no_plant_is_removed_because_a_player_has_as_many_cities():
    m = big_board()
    p.lay_market(m, 3, 4, 5, 6, 7, 8, 9, 10)
    p.give_houses(m, 4, "ulm", "biberach", "konstanz")
    p.jump_to(m, "building")
    events = p.play(m, "build friedrichshafen")
    assert p.cards_logged(events, "plant-obsolete") == []
    assert p.market(m)[0] == "3"


@pytest.mark.parametrize(("seats", "trigger"), [(2, 9), (3, 6), (4, 6), (5, 6), (6, 5)])
def test_step_2_begins_at_9_cities_with_2_players_6_with_3_to_5_and_5_with_6(seats, trigger):
    for cities, step in ((trigger - 1, 1), (trigger, 2)):
        m = p.new_game(seats, map="baden-wuerttemberg")
        assert m.view()["step_2_at"] == trigger
        p.give_network(m, 0, cities)
        p.give_plants(m, 0, 44)
        p.jump_to(m, "building")
        p.finish_phase(m)
        assert m.view()["step"] == step
