"""Deciding ahead in the auction: a maximum bid, a pass on a plant, a pass for the phase."""

from __future__ import annotations

from megawatt import Match
from megawatt.kernel.contract.plans import Plan, PlanOffer

from .positions import jump_to, lay_market, lay_stack, new_game, play, set_cash, set_order


def auction(round_no: int = 2) -> Match:
    """An auction phase in which seat 0 nominates first and everybody has 100 Elektro."""
    m = new_game(3)
    set_order(m, 0, 1, 2)
    set_cash(m, 100, 100, 100)
    lay_market(m, 20, 21, 22, 23, 24, 25, 26, 27)
    lay_stack(m, 30, 31, 32, 33, 34, 35, 36, "step-3")
    return jump_to(m, "auction", round_no)


def offers(m: Match, seat: int) -> list[PlanOffer]:
    """What this seat may decide ahead."""
    return list(m.game.plans(m.board, m.state, seat))


def planned(m: Match, plan: Plan) -> str | None:
    """The move that a plan makes for the seat to decide."""
    action = m.game.planned(m.board, m.state, plan)
    return None if action is None else m.text(action)


def stands(m: Match, seat: int, plan: Plan) -> bool:
    """Whether a plan is still about what is going on."""
    return m.game.plan_stands(m.board, m.state, seat, plan)


def test_before_a_plant_is_nominated_only_passing_can_be_planned() -> None:
    assert offers(auction(), 1) == [PlanOffer("pass-phase", "2"), PlanOffer("pass-until", "1", 4, 7)]


def test_in_the_first_round_nobody_can_plan_to_buy_nothing() -> None:
    assert offers(auction(round_no=1), 1) == []


def test_during_an_auction_a_maximum_and_a_pass_can_be_planned() -> None:
    m = auction()
    play(m, "nominate 20", "bid 24")
    kinds = {offer.kind: offer for offer in offers(m, 2)}
    assert kinds["maximum"] == PlanOffer("maximum", "20", 25, 100)
    assert kinds["pass-plant"] == PlanOffer("pass-plant", "20")
    assert "pass-plant" not in {offer.kind for offer in offers(m, 0)}  # who nominates has no way back


def test_a_maximum_bids_one_more_than_the_table_and_passes_beyond() -> None:
    m = auction()
    play(m, "nominate 20", "bid 24")
    assert m.seat == 1
    assert planned(m, Plan("maximum", "20", 30)) == "bid 25"
    assert planned(m, Plan("maximum", "20", 24)) == "pass"


def test_a_maximum_never_bids_money_that_is_not_there() -> None:
    m = auction()
    play(m, "nominate 20", "bid 40")
    set_cash(m, 100, 40, 100)
    assert planned(m, Plan("maximum", "20", 90)) == "pass"


def test_a_planned_pass_waits_for_the_question_it_answers() -> None:
    m = auction()
    play(m, "nominate 20", "bid 20")
    assert planned(m, Plan("pass-plant", "20")) == "pass"
    assert planned(m, Plan("pass-phase", "2")) == "pass"


def test_plans_fall_with_what_they_were_about() -> None:
    m = auction()
    play(m, "nominate 20", "bid 20")
    maximum, phase = Plan("maximum", "20", 30), Plan("pass-phase", "2")
    assert stands(m, 2, maximum)
    assert stands(m, 2, phase)
    play(m, "pass", "pass")  # seat 0 buys it
    assert not stands(m, 2, maximum)
    assert stands(m, 2, phase)
    assert not stands(m, 0, phase)  # who has bought is not asked again
    assert not stands(m, 2, Plan("pass-phase", "1"))


def test_a_pass_for_some_rounds_can_be_planned_when_the_auctions_are_over_too() -> None:
    assert offers(jump_to(auction(), "building", 2), 1) == [PlanOffer("pass-until", "1", 4, 7)]
    m = auction()
    play(m, "nominate 20", "bid 20")
    assert "pass-until" not in {offer.kind for offer in offers(m, 0)}  # who nominates has no way back


def test_a_pass_for_some_rounds_passes_in_each_until_its_round_or_the_next_step() -> None:
    m = auction(round_no=3)
    plan = Plan("pass-until", "1", 4)
    assert planned(m, plan) == "pass"
    play(m, "nominate 20", "bid 20")
    assert planned(m, plan) == "pass"
    assert stands(m, 1, plan)
    m.state.round_no = 4
    assert not stands(m, 1, plan)
    m.state.round_no, m.state.step = 3, 3
    assert not stands(m, 1, plan), "with another step come plants that everybody should look at"


def test_a_pass_for_some_rounds_leaves_every_other_question_open() -> None:
    assert planned(jump_to(auction(), "building", 2), Plan("pass-until", "1", 5)) is None
