"""Refusals that no test of a rule meets on its way."""

from __future__ import annotations

from . import positions as p


def test_only_ones_own_plants_are_run_or_discarded() -> None:
    m = p.new_game(3)
    p.set_order(m, 0, 1, 2)
    p.set_cash(m, 100, 100, 100)
    p.lay_market(m, 20, 21, 22, 23, 24, 25, 26, 27)
    p.lay_stack(m, 30, 31, 32, 33, 34, 35, 36, "step-3")
    p.give_plants(m, 0, 4, 5, 7)
    p.give_plants(m, 1, 13)
    p.jump_to(m, "auction")
    p.play(m, "nominate 22", "bid 22", "pass", "pass")
    assert m.view()["asked"] == "discard"
    assert p.refused(m, "discard slot-5") == "not-your-plants"


def test_what_fits_on_the_plants_is_never_asked_for() -> None:
    m = p.new_game(3)
    p.set_order(m, 0, 1, 2)
    p.set_cash(m, 100, 100, 100)
    p.lay_market(m, 20, 21, 22, 23, 24, 25, 26, 27)
    p.lay_stack(m, 30, 31, 32, 33, 34, 35, 36, "step-3")
    p.give_plants(m, 0, 5, 12, 4)  # two hybrids that store 4 each, and a coal plant that stores 4
    p.give_fuel(m, 0, coal=4, oil=4)
    p.jump_to(m, "auction")
    p.play(m, "nominate 22", "bid 22", "pass", "pass", "discard 12")
    assert m.view()["asked"] != "give-up", "coal on plant 4, oil on plant 5"


def test_in_japan_there_is_a_second_network_and_no_third() -> None:
    m = p.new_game(5, map="japan")
    p.set_order(m, 1, 2, 3, 4, 0)
    p.set_cash(m, 100, 100, 100, 100, 100)
    p.give_houses(m, 0, "sapporo")
    p.jump_to(m, "building")
    p.play(m, "found fukuoka")
    assert p.refused(m, "found tokyo") == "second-network-begun"
