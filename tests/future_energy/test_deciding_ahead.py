"""Deciding ahead: joining nothing until the own turn."""

from megawatt.kernel.contract.plans import Plan

from .positions import A, B, D, begin, empty_board, play
from .test_7_joint_construction import joint


def offers(m, seat):
    return m.game.plans(m.board, m.state, seat)


def plan_of(m, seat):
    offer = offers(m, seat)[0]
    return Plan(offer.kind, offer.about)


def test_who_is_on_turn_decides_ahead_only_for_later():
    m = begin(empty_board(), A, cash=3)
    assert [offer.kind for offer in offers(m, A)] == ["decline-until"]
    assert [offer.kind for offer in offers(m, B)] == ["decline-joining", "decline-until"]


def test_the_plan_declines_when_it_is_asked_to_join():
    m = joint()
    plan = plan_of(m, B)
    assert m.game.plan_stands(m.board, m.state, B, plan)
    assert m.text(m.game.planned(m.board, m.state, plan)) == "skip"


def test_the_plan_ends_with_the_own_turn():
    m = joint()
    plan = plan_of(m, B)
    play(m, "skip", "skip")
    assert m.state.active == B
    assert not m.game.plan_stands(m.board, m.state, B, plan)
    assert m.game.planned(m.board, m.state, plan) is None


def test_the_plan_of_a_later_seat_outlasts_other_turns():
    m = joint()
    plan = plan_of(m, D)
    play(m, "skip", "skip")
    assert m.game.plan_stands(m.board, m.state, D, plan)


def test_declining_for_some_rounds_outlasts_the_own_turn_and_ends_with_its_round():
    m = joint()
    plan = Plan("decline-until", "", m.state.round_no + 1)
    assert m.text(m.game.planned(m.board, m.state, plan)) == "skip"
    play(m, "skip", "skip")
    assert m.state.active == B
    assert m.game.plan_stands(m.board, m.state, B, plan)
    assert m.game.planned(m.board, m.state, plan) is None, "at one's own turn one is asked"
    m.state.round_no += 1
    assert not m.game.plan_stands(m.board, m.state, B, plan)
