"""Deciding ahead: joining no construction of others until the own turn, so that nobody has to wait for the answer."""

from __future__ import annotations

from megawatt.games.future_energy import moves as m
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.state import Board, State
from megawatt.kernel.plans import Plan, PlanOffer

DECLINE = "decline-joining"


def plans(b: Board, s: State, seat: int) -> list[PlanOffer]:
    """Between two own turns a seat may say that it joins nothing."""
    return [PlanOffer(DECLINE, next_turn(b, s, seat))] if is_between_turns(s, seat) else []


def plan_stands(b: Board, s: State, seat: int, plan: Plan) -> bool:
    """Until the own turn begins."""
    return is_between_turns(s, seat) and plan.about == next_turn(b, s, seat)


def planned(b: Board, s: State, plan: Plan) -> int | None:
    """No to every construction."""
    return m.SKIP if plan.kind == DECLINE and s.asked == n.ASK_JOIN else None


def is_between_turns(s: State, seat: int) -> bool:
    """Whether somebody else is on turn."""
    return s.phase != n.GAME_OVER and s.active != seat


def next_turn(b: Board, s: State, seat: int) -> str:
    """The round in which this seat is next on turn."""
    is_later = (seat - s.first) % b.seats > (s.active - s.first) % b.seats
    return str(s.round_no if is_later else s.round_no + 1)
