"""What designers like to see beside the wins: contracts and regions; points and lines over the rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.contracts import all_contracts
from megawatt.games.future_energy.state import Board, State


def traits(b: Board, s: State) -> list[Mapping[str, Sequence[str]]]:
    """The starting contract, the first one taken, those completed, and the region with most plants at the end."""
    return [_traits_of(b, s, seat) for seat in range(b.seats)]


def _traits_of(b: Board, s: State, seat: int) -> dict[str, list[str]]:
    held = [card for card in range(all_contracts(b)) if s.holder[card] == seat]
    taken = [card for card in held if card < b.contracts]
    had = {"starting contract": [b.printed.contract_ids[card] for card in held if card >= b.contracts]}
    if taken:
        had["first contract"] = [b.printed.contract_ids[card] for card in taken]
    if s.seat == n.NOBODY:
        had["completed contract"] = [b.printed.contract_ids[card] for card in held if s.plants_on[card] == 0]
        plants = [s.in_region[seat, region] for region in range(b.regions)]
        strongest = [region for region in range(b.regions) if plants[region] == max(plants)]
        had["strongest region"] = [b.printed.side.regions[region].id for region in strongest]
    return had


def curves(b: Board, s: State) -> dict[str, int]:
    """The points on the track and the money in hand, of whoever has most and least."""
    points = [s.score[seat] for seat in range(b.seats)]
    cash = [s.cash[seat] for seat in range(b.seats)]
    return {
        "points on the track: most": max(points), "points on the track: least": min(points),
        "money: most": max(cash), "money: least": min(cash),
    }  # fmt: skip
