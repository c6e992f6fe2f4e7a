"""Warnings before likely blunders, and the numbers that charts follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megawatt.author import ByVerb, shared_part
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.costs import fulfilled_by
from megawatt.games.barrage.rules.costs import surcharge_of
from megawatt.games.barrage.rules.pending import number
from megawatt.games.barrage.rules.produce import conduit_of, drops_of, energy_of
from megawatt.games.barrage.rules.rounds import ZERO_PENALTY
from megawatt.games.barrage.rules.rule_queries import fewest_engineers_to_produce, moves_now, productions_now
from megawatt.games.barrage.rules.spaces import engineers_for
from megawatt.games.barrage.state import Board, State

Warning_ = tuple[str, Mapping[str, str | int]]
BRINGS_ENERGY = (n.S_PRODUCE, n.S_BUILDING, n.S_MARGOT)
"""Kinds of spaces where one may produce."""
NO_ENERGY: Warning_ = ("no-energy", {"count": ZERO_PENALTY})
"""Using up the engineers of a round without any energy, though a production could be had now."""


def warn_of_placing(b: Board, s: State, chosen: Sequence[int]) -> list[Warning_ | None]:
    """Of each of these spaces: placing engineers there in vain, unless it may bring energy itself."""
    if not needs_energy(b, s):
        return [None] * len(chosen)
    spare = spare_engineers(b, s)
    in_vain = [b.space_kind[space] not in BRINGS_ENERGY and engineers_for(b, s, space) > spare for space in chosen]
    return [NO_ENERGY if vain else None for vain in in_vain]


def warn_of_bank(b: Board, s: State, index: int) -> Warning_ | None:
    """Sending engineers to the bank in vain."""
    return NO_ENERGY if needs_energy(b, s) and index + 1 > spare_engineers(b, s) else None


def needs_energy(b: Board, s: State) -> bool:
    """Whether the seat to decide would be punished for having no energy yet."""
    return bool(s.asked == n.ASK_TURN and b.zero_energy_penalty and s.energy[s.seat] <= 0)


@shared_part
def spare_engineers(b: Board, s: State) -> int:
    """How many engineers the seat to decide may use up and still produce; when it cannot, all of them and more."""
    spare: int = s.engineers[s.seat] - fewest_engineers_to_produce(b, s, s.seat)
    return spare


def warn_of_missed_contract(b: Board, s: State, index: int) -> Warning_ | None:
    """A production that fulfils nothing, though another one now would fulfil a contract."""
    if s.asked != n.ASK_PRODUCE or _fulfils(b, s, index):
        return None
    modifier, flags, excluded = (number(s, place) for place in range(3))
    for other in productions_now.listed(b, s, s.seat, modifier, flags, excluded):
        if contracts := _fulfils(b, s, other):
            return "contract-missed", {"energy": b.contract_energy[contracts[0]]}
    return None


def _fulfils(b: Board, s: State, index: int) -> list[int]:
    energy = energy_of(b, s, s.seat, conduit_of(index), drops_of(index), number(s, 0), number(s, 1))
    return fulfilled_by(b, s, s.seat, energy)


def warn_of_declining(b: Board, s: State, _: int) -> Warning_ | None:
    """Leaving a contract, a piece or water that could be had."""
    if s.asked in (n.ASK_FULFIL, n.ASK_FULFIL_UNPRODUCED):
        return ("contract-declined", {}) if _some_legal(b, s, m.FULFIL, m.TAKE) else None
    if s.asked == n.ASK_FREE_PIECE:
        return ("piece-declined", {}) if _some_free_piece(b, s) else None
    return ("water-declined", {}) if s.asked in (n.ASK_FIRST_WATER, n.ASK_FILL) else None


def _some_legal(b: Board, s: State, first: int, end: int) -> bool:
    return any(first <= action < end for action in moves_now(b, s))


def _some_free_piece(b: Board, s: State) -> bool:
    """Whether the reward's piece can stand somewhere without paying for a red border."""
    return any(surcharge_of(b, s, action - m.BUILD, 0) == 0 for action in moves_now(b, s) if m.BUILD <= action < m.TILE)


def _none() -> Warning_ | None:
    return None


warning: ByVerb[Warning_ | None] = ByVerb(
    m.actions,
    _none,
    {"bank": warn_of_bank, "produce": warn_of_missed_contract, "decline": warn_of_declining},
    {"place": warn_of_placing, "architect": warn_of_placing},
)
"""What speaks against a legal action, or None."""


def players_with_figures(b: Board) -> int:
    """Charts follow the automas, too."""
    return b.companies
