"""Deciding ahead: joining no construction of others until the own turn or for some rounds, so that nobody waits for the answer."""

from __future__ import annotations

from megawatt.author import Plan, PlanOffer
from megawatt.games.future_energy import moves as m
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.state import Board, State

DECLINE = "decline-joining"
DECLINE_UNTIL = "decline-until"
MOST_ROUNDS = 5
"""How many rounds ahead a plan reaches: beyond, nobody knows what others will build."""


def plans(b: Board, s: State, seat: int) -> list[PlanOffer]:
    """Between two own turns a seat may say that it joins nothing; at any time, that it joins nothing for some rounds."""
    if s.phase == n.GAME_OVER:
        return []
    this_round, active = s.round_no, s.active
    until = PlanOffer(DECLINE_UNTIL, "", this_round + 1, this_round + MOST_ROUNDS)
    return [until] if active == seat else [PlanOffer(DECLINE, next_turn(b, s, seat)), until]


def plan_stands(b: Board, s: State, seat: int, plan: Plan) -> bool:
    """Until the own turn begins, or the round that was named."""
    if plan.kind == DECLINE_UNTIL:
        return s.phase != n.GAME_OVER and plan.amount is not None and s.round_no < plan.amount
    return is_between_turns(s, seat) and plan.about == next_turn(b, s, seat)


def planned(b: Board, s: State, plan: Plan) -> int | None:
    """No to every construction."""
    return m.SKIP if s.asked == n.ASK_JOIN else None


def is_between_turns(s: State, seat: int) -> bool:
    """Whether somebody else is on turn."""
    return s.phase != n.GAME_OVER and s.active != seat


def next_turn(b: Board, s: State, seat: int) -> str:
    """The round in which this seat is next on turn."""
    first, seats, this_round = s.first, b.seats, s.round_no
    is_later = (seat - first) % seats > (s.active - first) % seats
    return str(this_round if is_later else this_round + 1)
