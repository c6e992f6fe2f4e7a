"""What designers like to see beside the wins: companies, officers, contracts, buildings; points and Credits over the rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megawatt.author import NOBODY
from megawatt.games.barrage import names as n
from megawatt.games.barrage.state import Board, State


def traits(b: Board, s: State) -> list[Mapping[str, Sequence[str]]]:
    """What a company began with, known when the first round begins, and the buildings it built by the end."""
    return [_traits_of(b, s, seat) for seat in range(b.seats)] if s.round_no > 0 else []


def _traits_of(b: Board, s: State, seat: int) -> dict[str, list[str]]:
    order = [s.order[place] for place in range(b.companies)]
    began_with = [s.start_contract[place] for place in range(n.STARTS) if s.start_owner[place] == seat + 1]
    had = {
        "company": [n.COMPANY_NAMES[s.company[seat]]],
        "officer": [n.OFFICER_NAMES[s.officer[seat]]],
        "first contract": [n.CONTRACT_NAMES[card] for card in began_with],
        "first turn order": [str(order.index(seat) + 1)],
    }
    if s.seat == NOBODY:
        built = [building for building in range(n.BUILDINGS) if s.building_owners[building] >> seat & 1]
        had["building"] = [n.BUILDING_NAMES[building] for building in built]
    return had


def curves(b: Board, s: State) -> dict[str, int]:
    """Victory points and Credits of whoever has most and least."""
    points = [s.vp[who] for who in range(b.companies)]
    credits = [s.credits[who] for who in range(b.companies)]
    return {
        "victory points: most": max(points), "victory points: least": min(points),
        "credits: most": max(credits), "credits: least": min(credits),
    }  # fmt: skip
