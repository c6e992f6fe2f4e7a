"""NOTES 2: phase 1, player order."""

from __future__ import annotations

from . import positions as p


def order_of_the_next_round(m) -> list[int]:
    """Nobody does anything in the rest of this round, from phase 5 on."""
    p.jump_to(m, "bureaucracy")
    while m.view()["phase"] == "bureaucracy":
        p.finish_phase(m)
    return m.view()["order"]


def test_2_1_most_cities_go_first() -> None:
    m = p.new_game(3, areas="green,red,yellow")
    p.set_order(m, 0, 1, 2)
    p.give_plants(m, 0, 50)
    p.give_plants(m, 1, 13)
    p.give_plants(m, 2, 3)
    p.give_houses(m, 1, "essen")
    p.give_houses(m, 2, "kiel", "hamburg")
    assert order_of_the_next_round(m) == [2, 1, 0]


def test_2_1_ties_go_to_the_largest_own_plant() -> None:
    m = p.new_game(4, areas="green,red,yellow,brown")
    p.set_order(m, 0, 1, 2, 3)
    p.give_plants(m, 0, 3, 4, 20)
    p.give_plants(m, 1, 21)
    p.give_plants(m, 2, 17, 18, 19)
    p.give_plants(m, 3, 50)
    for seat, home in enumerate(("essen", "kiel", "halle")):
        p.give_houses(m, seat, home)
    # Seat 3 has the largest plant of all and no city; the sum of numbers (54 for seat 2) does not count.
    assert order_of_the_next_round(m) == [1, 0, 2, 3]


def test_2_1_a_card_with_plus_ranks_above_its_twin() -> None:
    m = p.new_game(3, deck="variant-3")
    p.set_order(m, 0, 1, 2)
    p.give_plants(m, 0, "46")
    p.give_plants(m, 1, "46+")
    p.give_plants(m, 2, "50+")
    assert order_of_the_next_round(m) == [2, 1, 0]


def test_2_2_first_round_order_is_redone_by_plant_numbers() -> None:
    m = p.new_game(3)
    p.set_order(m, 0, 1, 2)
    p.jump_to(m, "auction", round_no=1)
    p.play(m, "nominate 4", "bid 4", "pass", "pass")
    p.play(m, "nominate 6", "bid 6", "pass")
    assert m.view()["order"] == [0, 1, 2]
    events = p.play(m, "nominate 5")
    assert p.logged(events, "order-set") == [{}]
    assert m.view()["phase"] == "resources"
    assert m.view()["order"] == [1, 2, 0]
    # The owner of the smallest plant buys first.
    assert m.seat == 0


def test_2_2_the_order_is_not_redone_after_later_auctions() -> None:
    m = p.new_game(3, areas="green,red,yellow")
    p.set_order(m, 0, 1, 2)
    p.set_cash(m, 100, 100, 100)
    for seat, plant in enumerate((25, 20, 15)):
        p.give_plants(m, seat, plant)
    p.lay_market(m, 30, 31, 32, 33, 34, 35, 36, 37)
    p.lay_stack(m, 38, 39, 40, "step-3")
    p.jump_to(m, "auction")
    events = p.play(m, "pass", "pass", "nominate 30")
    assert m.view()["phase"] == "resources"
    assert p.logged(events, "order-set") == []
    assert m.view()["order"] == [0, 1, 2]
