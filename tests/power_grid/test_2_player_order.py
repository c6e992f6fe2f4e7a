"""NOTES 2: phase 1, player order."""

from __future__ import annotations

from .positions import (
    finish_phase,
    give_houses,
    give_plants,
    jump_to,
    lay_market,
    lay_stack,
    new_game,
    play,
    set_cash,
    set_order,
    told,
)


def order_of_the_next_round(m) -> list[int]:
    """Nobody does anything in the rest of this round, from phase 5 on."""
    jump_to(m, "bureaucracy")
    while m.view()["phase"] == "bureaucracy":
        finish_phase(m)
    return m.view()["order"]


def test_2_1_most_cities_go_first() -> None:
    m = new_game(3, areas="green,red,yellow")
    set_order(m, 0, 1, 2)
    give_plants(m, 0, 50)
    give_plants(m, 1, 13)
    give_plants(m, 2, 3)
    give_houses(m, 1, "essen")
    give_houses(m, 2, "kiel", "hamburg")
    assert order_of_the_next_round(m) == [2, 1, 0]


def test_2_1_ties_go_to_the_largest_own_plant() -> None:
    m = new_game(4, areas="green,red,yellow,brown")
    set_order(m, 0, 1, 2, 3)
    give_plants(m, 0, 3, 4, 20)
    give_plants(m, 1, 21)
    give_plants(m, 2, 17, 18, 19)
    give_plants(m, 3, 50)
    for seat, home in enumerate(("essen", "kiel", "halle")):
        give_houses(m, seat, home)
    # Seat 3 has the largest plant of all and no city; the sum of numbers (54 for seat 2) does not count.
    assert order_of_the_next_round(m) == [1, 0, 2, 3]


def test_2_1_a_card_with_plus_ranks_above_its_twin() -> None:
    m = new_game(3, deck="variant-3")
    set_order(m, 0, 1, 2)
    give_plants(m, 0, "46")
    give_plants(m, 1, "46+")
    give_plants(m, 2, "50+")
    assert order_of_the_next_round(m) == [2, 1, 0]


def test_2_2_first_round_order_is_redone_by_plant_numbers() -> None:
    m = new_game(3)
    set_order(m, 0, 1, 2)
    jump_to(m, "auction", round_no=1)
    play(m, "nominate 4", "bid 4", "pass", "pass")
    play(m, "nominate 6", "bid 6", "pass")
    assert m.view()["order"] == [0, 1, 2]
    events = play(m, "nominate 5")
    assert told(events, "order-set") == [{}]
    assert m.view()["phase"] == "resources"
    assert m.view()["order"] == [1, 2, 0]
    # The owner of the smallest plant buys first.
    assert m.seat == 0


def test_2_2_the_order_is_not_redone_after_later_auctions() -> None:
    m = new_game(3, areas="green,red,yellow")
    set_order(m, 0, 1, 2)
    set_cash(m, 100, 100, 100)
    for seat, plant in enumerate((25, 20, 15)):
        give_plants(m, seat, plant)
    lay_market(m, 30, 31, 32, 33, 34, 35, 36, 37)
    lay_stack(m, 38, 39, 40, "step-3")
    jump_to(m, "auction")
    events = play(m, "pass", "pass", "nominate 30")
    assert m.view()["phase"] == "resources"
    assert told(events, "order-set") == []
    assert m.view()["order"] == [0, 1, 2]
