"""Refusals that no test of a rule meets on its way: what is not there, and what is not one's own."""

from __future__ import annotations

from . import positions as p
from .positions import A, B

ALL = {"oil": 2, "gas": 2, "coal": 2, "nuclear": 2}


def using(card, contracts=None, lines=()):
    """A plans and has this public contract, the tiles for it and the money for anything."""
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, **(contracts or {"start_without_gas": None}))
    p.give_contracts(m, B, coal_gas=None)
    p.give_public(m, A, card)
    p.give_tiles(m, A, **ALL)
    p.give_lines(m, A, *lines)
    return p.begin(m, A, cash=9)


def test_a_place_of_the_display_may_be_empty():
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, start_without_gas=None)
    m.state.display_size = m.state.public_display_size = 2
    p.begin(m, A, cash=9)
    for shown, empty in (("contract", 2), ("public", 2)):
        there = [move for move in m.legal() if move.startswith(f"{shown} ")]
        assert len(there) == empty
        assert p.refused(m, f"{shown} slot-3") == "no-such-card"


def test_nothing_is_bought_blind_from_an_empty_stack():
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, start_without_gas=None)
    m.state.public_stack_size = 0
    assert p.refused(p.begin(m, A, cash=9), "blind") == "stack-empty"


def test_only_ones_own_line_is_moved():
    m = using("move-line-empty", lines=("bergen-oslo",))
    p.give_lines(m, B, "oslo-stockholm")
    p.play(m, "use move-line-empty")
    assert m.legal() == ["lift bergen-oslo"]
    assert p.refused(m, "lift oslo-stockholm") == "not-your-line"


def test_without_an_extension_left_no_link_is_free():
    m = p.empty_board(modules=(3,))
    p.give_contracts(m, A, start_without_gas=None)
    p.hire(m, A, extensions=1)
    p.lay_tiles(m, bergen="investor")
    p.play(p.move_phase(m, A), "crew bergen")
    free = [move for move in m.legal() if move.startswith("free ")]
    p.play(m, free[0])
    others = [move.replace("step", "free") for move in m.legal() if move.startswith("step ")]
    assert others
    assert {p.refused(m, move) for move in others} <= {"no-extension", "costs-nothing"}
    assert "no-extension" in {p.refused(m, move) for move in others}


def test_only_plants_that_stand_on_own_contracts_are_built():
    m = using("return-plant", contracts={"start_without_gas": "oil"})
    p.play(m, "use return-plant")
    assert m.legal() == ["return start-without-gas oil"]
    assert p.refused(m, "return start-without-gas coal") == "not-your-plant"  # the space is empty
    assert p.refused(m, "return coal-gas coal") == "not-your-plant"  # another player's


def test_only_ones_own_public_contracts_are_used():
    m = using("gain-4")
    p.give_public(m, B, "gain-8")
    assert "use gain-4" in m.legal()
    assert p.refused(m, "use gain-8") == "not-your-card"


def test_a_certificate_is_sold_at_a_value_that_one_has():
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, start_without_gas=None)
    p.give_public(m, A, "sell-certificate")
    p.give_tiles(m, A, **ALL)
    p.give_certificates(m, A, 4)
    p.give_certificates(m, B, 3)
    p.play(p.begin(m, A, cash=9), "use sell-certificate")
    assert p.refused(m, "sell 3") == p.refused(m, "sell 5") == "no-such-certificate"


def test_an_oil_space_has_two_plants_at_most():
    m = using("double-oil", contracts={"oil_coal": None, "nuclear_oil": None})
    m.state.second[m.board.printed.contract_ids.index("oil-coal")] = 1
    m.state.on_contracts[A] += 1
    m.state.plant_supply[A] -= 1
    p.play(m, "use double-oil")
    assert p.refused(m, "double oil-coal") == "already-double"
    assert "double nuclear-oil" in m.legal()


def test_a_second_plant_needs_one_in_the_supply():
    m = using("double-oil", contracts={"oil_coal": None})
    p.play(m, "use double-oil")
    m.state.plant_supply[A] = 0
    assert p.refused(m, "double oil-coal") == "no-plants-left"
