"""Warnings before likely blunders, and the numbers that charts follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.costs import fulfilled_by
from megawatt.games.barrage.rules.costs import surcharge_of
from megawatt.games.barrage.rules.pending import number
from megawatt.games.barrage.rules.produce import conduit_of, drops_of, energy_of
from megawatt.games.barrage.rules.questions import legal
from megawatt.games.barrage.rules.reckoning import fewest_engineers_to_produce, productions_now
from megawatt.games.barrage.rules.rounds import ZERO_PENALTY
from megawatt.games.barrage.rules.spaces import engineers_for
from megawatt.games.barrage.state import Board, State
from megawatt.kernel.sharing import same_for_all

Warning_ = tuple[str, Mapping[str, str | int]]


def warning(b: Board, s: State, action: int) -> Warning_ | None:
    """What speaks against a legal action, or None."""
    if s.asked == n.ASK_TURN:
        return warn_of_no_energy(b, s, action)
    if s.asked == n.ASK_PRODUCE and m.PRODUCE <= action < m.FULFIL:
        return warn_of_missed_contract(b, s, action - m.PRODUCE)
    if action == m.DECLINE and s.asked in (n.ASK_FULFIL, n.ASK_FULFIL_UNPRODUCED):
        return ("contract-declined", {}) if _some_legal(b, s, m.FULFIL, m.TAKE) else None
    if action == m.DECLINE and s.asked == n.ASK_FREE_PIECE:
        return ("piece-declined", {}) if _some_free_piece(b, s) else None
    if action == m.DECLINE and s.asked in (n.ASK_FIRST_WATER, n.ASK_FILL):
        return "water-declined", {}
    return None


def warn_of_no_energy(b: Board, s: State, action: int) -> Warning_ | None:
    """Using up the engineers of a round without any energy, though a production could be had now."""
    seat = s.seat
    if not b.zero_penalty or s.energy[seat] > 0 or not m.PLACE <= action < m.WITHOUT:
        return None
    if action >= m.BANK:
        used = action - m.BANK + 1
    else:
        space = action - (m.ARCHITECT if action >= m.ARCHITECT else m.PLACE)
        if b.space_kind[space] in (n.S_PRODUCE, n.S_BUILDING, n.S_MARGOT):
            return None
        used = engineers_for(b, s, space)
    left = s.engineers[seat] - used
    return ("no-energy", {"count": ZERO_PENALTY}) if left < engineers_for_energy(b, s, seat) else None


@same_for_all
def engineers_for_energy(b: Board, s: State, seat: int) -> int:
    """The fewest engineers that this seat needs to produce now; fewer than none when it cannot."""
    return fewest_engineers_to_produce(b, s, seat)


def warn_of_missed_contract(b: Board, s: State, index: int) -> Warning_ | None:
    """A production that fulfils nothing, though another one now would fulfil a contract."""
    if _fulfils(b, s, index):
        return None
    modifier, flags, excluded = (number(s, place) for place in range(3))
    for other in productions_now.listed(b, s, s.seat, modifier, flags, excluded):
        if contracts := _fulfils(b, s, other):
            return "contract-missed", {"energy": b.contract_energy[contracts[0]]}
    return None


def _fulfils(b: Board, s: State, index: int) -> list[int]:
    energy = energy_of(b, s, s.seat, conduit_of(index), drops_of(index), number(s, 0), number(s, 1))
    return fulfilled_by(b, s, s.seat, energy)


def _some_legal(b: Board, s: State, first: int, end: int) -> bool:
    actions = [0] * m.ACTIONS
    return any(first <= actions[i] < end for i in range(legal(b, s, actions)))


def _some_free_piece(b: Board, s: State) -> bool:
    """Whether the reward's piece can stand somewhere without paying for a red border."""
    actions = [0] * m.ACTIONS
    count = legal(b, s, actions)
    return any(surcharge_of(b, s, actions[i] - m.BUILD, 0) == 0 for i in range(count) if m.BUILD <= actions[i] < m.TILE)


def figures(b: Board, s: State) -> dict[str, Sequence[int]]:
    """Victory points, Credits, energy of the round."""
    companies = range(b.companies)
    return {
        "points": [s.vp[who] for who in companies],
        "credits": [s.credits[who] for who in companies],
        "energy": [s.energy[who] for who in companies],
    }
