"""What a legal move costs and brings, told before somebody commits: prices, what is left, and what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from megawatt.author import ByVerb
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.buildings import loan_for
from megawatt.games.barrage.rules.company import dam_room
from megawatt.games.barrage.rules.contracts import energy_needed, why_not_fulfil
from megawatt.games.barrage.rules.costs import credits_for, excavators_needed, mixers_needed, piece_of, surcharge_of
from megawatt.games.barrage.rules.pending import number
from megawatt.games.barrage.rules.produce import best_energy, conduit_of, drops_of, energy_of, fee_of
from megawatt.games.barrage.rules.spaces import credits_to_place, engineers_for
from megawatt.games.barrage.state import Board, State
from megawatt.games.barrage.wording import NONE

Costs = dict[str, Any]


def placing_costs(b: Board, s: State, spaces: Sequence[int]) -> list[Costs]:
    """Of each space: engineers, surcharge and price together (a building's own price comes on top), and its best production."""
    seat = s.seat
    at_hand, in_hand = s.engineers[seat], s.credits[seat]
    found: list[Costs] = []
    for space in spaces:
        kind, credits, energy = b.space_kind[space], credits_to_place(b, s, space), 0
        engineers = engineers_for(b, s, space)
        if kind == n.S_BUILDING:
            credits += b.building_price[space - n.FIRST_BUILDING_SPACE]
        elif kind == n.S_PRODUCE:
            energy = best_energy(b, s, seat, b.space_amount[space], 0, 0, in_hand - credits)
        rest = {"engineers_left": at_hand - engineers, "left": in_hand - credits}
        found.append({"engineers": engineers, "credits": credits, "energy": energy, **rest})
    return found


def construction_costs(b: Board, s: State, target: int) -> Costs:
    """Machines with the basic tile (or the one already chosen) and the surcharge of a red border."""
    surcharge = surcharge_of(b, s, target, 0)
    if s.asked == n.ASK_FREE_PIECE:
        return {"price": {"credits": surcharge}}
    tile, given = number(s, 0), number(s, 1)
    tile = tile & (n.COPIED - 1) if given else piece_of(target)
    machines = {"excavators": excavators_needed(b, s, s.seat, target, tile), "mixers": mixers_needed(b, s, s.seat, target)}
    return {"price": {**machines, "credits": surcharge}}


def payment_costs(b: Board, s: State, payment: int) -> Costs:
    """The credits that complete a payment, and what is left of them."""
    seat, (excavators, mixers) = s.seat, divmod(payment, n.MOST_MACHINES + 1)
    target, tile = number(s, 0), number(s, 1)
    credits = credits_for(b, s, seat, target, tile, excavators, mixers) + surcharge_of(b, s, target, tile)
    return {"credits": credits, "left": s.credits[seat] - credits}


def production_costs(b: Board, s: State, seat: int, index: int, modifier: int, flags: int) -> Costs:
    """Energy, fee and its receiver, the contracts this much energy fulfils, and which dam the water reaches."""
    conduit, drops = conduit_of(index), drops_of(index)
    energy = energy_of(b, s, seat, conduit, drops, modifier, flags)
    return {
        "energy": energy,
        "total": s.energy[seat] + energy,
        "fee": fee_of(s, seat, conduit, drops),
        "owner": n.COMPANY_NAMES[s.company[s.conduit_owner[conduit] - 1]],
        "contracts": [n.CONTRACT_NAMES[contract] for contract in fulfilled_by(b, s, seat, energy)],
        "dam": caught_by(b, s, b.conduit_to[conduit]),
    }


def fulfilled_by(b: Board, s: State, seat: int, energy: int) -> list[int]:
    """The contracts that a production of this much energy fulfils, the most demanding first."""
    both = n.WITH_NATIONAL | n.WITH_DISCOUNT
    at_hand = [s.hand[seat, i] for i in range(s.hand_count[seat])] + [s.national[i] for i in range(n.NATIONALS)]
    fulfils = [c for c in at_hand if c >= 0 and why_not_fulfil(b, s, seat, c, energy, both) == n.ALLOWED]
    return sorted(fulfils, key=lambda contract: (-energy_needed(b, s, seat, contract, both), contract))


def caught_by(b: Board, s: State, basin: int) -> str:
    """The dam that would stop the next drop coming into this basin by river, or none."""
    while 0 <= 2 * basin < n.DAMS:
        for dam in (2 * basin, 2 * basin + 1):
            if dam_room(s, dam) > 0:
                return m.DAM_NAMES[dam]
        basin = b.next_basin[basin]
    return NONE


def work_costs(b: Board, s: State, index: int) -> Costs:
    """The machines of an external work, what a loan for them costs, and its reward."""
    work = s.open_work[index]
    return {
        "excavators": b.work_excavators[work],
        "mixers": b.work_mixers[work],
        "credits": loan_for(b, work),
        "reward": n.WORK_NAMES[work],
    }


def contract_costs(b: Board, s: State, contract: int) -> Costs:
    """What a contract asks for and gives."""
    return {"energy": b.contract_energy[contract], "reward": n.CONTRACT_NAMES[contract]}


costs: ByVerb[Costs] = ByVerb(
    m.actions,
    dict,
    {
        "bank": lambda b, s, index: {"engineers": index + 1, "credits": index + 1},
        "build": construction_costs,
        "pay": payment_costs,
        "produce": lambda b, s, index: production_costs(b, s, s.seat, index, number(s, 0), number(s, 1)),
        **dict.fromkeys(("fulfil", "take", "discard", "start-with"), contract_costs),
        "drop": lambda b, s, stream: {"flowing": number(s, 1), "dam": caught_by(b, s, b.headstream_basin[stream])},
        **dict.fromkeys(("work", "work-on-wheel"), work_costs),
        "bid": lambda b, s, index: {"vp": index % (n.MOST_BID + 1)},
    },
    dict.fromkeys(("place", "architect"), placing_costs),
)
"""What a legal action costs and brings; ids among the numbers are spelled like a move's arguments."""
