"""Deciding ahead: banking the engineers that are left, so that nobody waits at the end of a round. Nothing else can be foreseen."""

from __future__ import annotations

from megawatt.author import Plan, PlanOffer
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.state import Board, State

BANK_REST = "bank-rest"


def plans(b: Board, s: State, seat: int) -> list[PlanOffer]:
    """While others are on turn, a company with engineers left may say that it banks them all."""
    return [PlanOffer(BANK_REST, round_name(s))] if plays_on(s, seat) and s.seat != seat else []


def plan_stands(b: Board, s: State, seat: int, plan: Plan) -> bool:
    """Until the company has no turn any more in this round."""
    return plays_on(s, seat) and plan.about == round_name(s)


def planned(b: Board, s: State, plan: Plan) -> int | None:
    """All engineers to the bank."""
    return m.BANK + int(s.engineers[s.seat]) - 1 if s.asked == n.ASK_TURN else None


def worth_seeing(b: Board, s: State) -> bool:
    """What the automas have done is there to be looked at."""
    return bool(s.asked == n.ASK_WATCH)


def plays_on(s: State, seat: int) -> bool:
    """Whether this company still has turns in this round: who has no engineers is not asked again."""
    return bool(s.phase == n.ACTIONS and s.engineers[seat] > 0)


def round_name(s: State) -> str:
    """What the plan is about."""
    return str(s.round_no)
