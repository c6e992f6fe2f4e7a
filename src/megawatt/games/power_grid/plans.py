"""Deciding ahead in the auction: a maximum bid, a pass on this plant, a pass for the rest of the phase or for some rounds."""

from __future__ import annotations

from megawatt.author import Plan, PlanOffer
from megawatt.games.power_grid import moves as m
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.rules.auction import why_not_pass_phase
from megawatt.games.power_grid.state import Board, State

MAXIMUM = "maximum"
PASS_PLANT = "pass-plant"
PASS_PHASE = "pass-phase"
PASS_UNTIL = "pass-until"
MOST_ROUNDS = 5
"""How many rounds ahead a plan reaches: beyond, nobody knows what the market will bring."""


def plans(b: Board, s: State, seat: int) -> list[PlanOffer]:
    """What this seat may decide ahead: in the auction now, and about the auctions of the next rounds."""
    return offers_now(b, s, seat) + offers_ahead(s, seat)


def offers_ahead(s: State, seat: int) -> list[PlanOffer]:
    """Buy nothing before a round to come, and not in the next auctions; the first round's plant has to be bought."""
    must_buy = s.phase == n.AUCTION and (s.round_no == 1 or (s.lot != n.NO_CARD and s.nominator == seat))
    if s.phase == n.GAME_OVER or s.phase == n.CHOOSING_AREAS or must_buy:
        return []
    return [PlanOffer(PASS_UNTIL, step_name(s), s.round_no + 2, s.round_no + MOST_ROUNDS)]


def offers_now(b: Board, s: State, seat: int) -> list[PlanOffer]:
    """A maximum for the plant up for auction, and passing."""
    if s.phase != n.AUCTION or s.part[seat] != n.STILL_IN:
        return []
    offers = []
    if is_bidding(s, seat):
        lot = lot_name(b, s)
        lowest = least_bid(s)
        if lowest <= s.cash[seat]:
            offers.append(PlanOffer(MAXIMUM, lot, lowest, min(s.cash[seat], n.MOST_BID)))
        if s.nominator != seat:
            offers.append(PlanOffer(PASS_PLANT, lot))
    if s.round_no > 1 and not (s.lot != n.NO_CARD and s.nominator == seat):
        offers.append(PlanOffer(PASS_PHASE, round_name(s)))
    return offers


def plan_stands(b: Board, s: State, seat: int, plan: Plan) -> bool:
    """A bid or a pass on a plant falls with its auction, a pass for the phase with the phase, one for some rounds with the step."""
    if plan.kind == PASS_UNTIL:
        return s.phase != n.GAME_OVER and plan.about == step_name(s) and plan.amount is not None and s.round_no < plan.amount
    if s.phase != n.AUCTION or s.part[seat] != n.STILL_IN:
        return False
    if plan.kind == PASS_PHASE:
        return plan.about == round_name(s)
    return is_bidding(s, seat) and plan.about == lot_name(b, s)


def planned(b: Board, s: State, plan: Plan) -> int | None:
    """Bid as little as leads, up to the maximum, and pass beyond it; or pass."""
    bids = s.asked == n.ASK_RAISE or s.asked == n.ASK_OPEN
    if plan.kind == MAXIMUM and bids and plan.amount is not None:
        if least_bid(s) <= min(plan.amount, s.cash[s.seat]):
            return m.BID + least_bid(s)
        return m.PASS if s.asked == n.ASK_RAISE else None
    if plan.kind == PASS_PLANT:
        return m.PASS if s.asked == n.ASK_RAISE else None
    if plan.kind == PASS_PHASE or plan.kind == PASS_UNTIL:
        may_pass = s.asked == n.ASK_RAISE or (s.asked == n.ASK_NOMINATE and why_not_pass_phase(b, s, s.seat) == n.ALLOWED)
        return m.PASS if may_pass else None
    return None


def is_bidding(s: State, seat: int) -> bool:
    """Whether a plant is up for auction and this seat may still bid for it."""
    return s.lot != n.NO_CARD and not s.out_of_bidding[seat]


def least_bid(s: State) -> int:
    """The smallest bid that leads."""
    return int(s.high_bid) + 1


def lot_name(b: Board, s: State) -> str:
    """The plant up for auction."""
    return str(b.printed.card_names[s.lot])


def step_name(s: State) -> str:
    """What a pass for some rounds is about: with another step come other plants, which everybody should look at."""
    return str(s.step)


def round_name(s: State) -> str:
    """What a pass for the phase is about."""
    return str(s.round_no)
