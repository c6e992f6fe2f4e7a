"""Deciding ahead: all engineers that are left go to the bank."""

from __future__ import annotations

import megawatt
from megawatt.games.barrage import names as n
from megawatt.kernel.contract.plans import Plan, PlanOffer


def begun() -> megawatt.Match:
    """The first turn of the introductory game of two."""
    return megawatt.new("barrage", 2, seed=4, options={"start": "introductory"}, mode="interpreted")


def test_while_others_are_on_turn_the_rest_can_be_banked() -> None:
    m = begun()
    other = 1 - m.seat
    assert list(m.game.plans(m.board, m.state, m.seat)) == []
    assert list(m.game.plans(m.board, m.state, other)) == [PlanOffer("bank-rest", str(m.state.round_no))]


def test_the_plan_banks_everybody_and_is_done() -> None:
    m = begun()
    other = 1 - m.seat
    plan = Plan("bank-rest", str(m.state.round_no))
    m.play("bank 1")
    assert m.seat == other
    assert m.text(m.game.planned(m.board, m.state, plan)) == f"bank {m.state.engineers[other]}"
    m.play(m.game.planned(m.board, m.state, plan))
    assert not m.game.plan_stands(m.board, m.state, other, plan)


def test_the_plan_falls_with_its_round_and_answers_no_other_question() -> None:
    m = begun()
    assert not m.game.plan_stands(m.board, m.state, m.seat, Plan("bank-rest", str(m.state.round_no + 1)))
    assert m.state.asked == n.ASK_TURN
    m.state.asked = n.ASK_PAY
    assert m.game.planned(m.board, m.state, Plan("bank-rest", str(m.state.round_no))) is None
