"""What a legal move costs and brings, told before somebody commits: prices, what is left, and what follows."""

from __future__ import annotations

from typing import Any

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


def costs(b: Board, s: State, action: int) -> dict[str, Any]:
    """What a legal action costs and brings; ids among the numbers are spelled like a move's arguments."""
    verb = m.actions.verb_of(action)
    index, seat = action - verb.first, s.seat
    if verb.name in ("place", "architect"):
        return placing_costs(b, s, seat, index)
    if verb.name == "bank":
        return {"engineers": index + 1, "credits": index + 1}
    if verb.name == "build":
        return construction_costs(b, s, seat, index)
    if verb.name == "pay":
        return payment_costs(b, s, seat, *divmod(index, n.MOST_MACHINES + 1))
    if verb.name == "produce":
        return production_costs(b, s, seat, index, number(s, 0), number(s, 1))
    if verb.name in ("fulfil", "take", "discard", "start-with"):
        return {"energy": b.contract_energy[index], "reward": n.CONTRACT_NAMES[index]}
    if verb.name == "drop":
        return {"flowing": number(s, 1), "dam": caught_by(b, s, b.headstream_basin[index])}
    if verb.name in ("work", "work-on-wheel"):
        return work_costs(b, s, index)
    if verb.name == "bid":
        return {"vp": index % (n.MOST_BID + 1)}
    return {}


def placing_costs(b: Board, s: State, seat: int, space: int) -> dict[str, Any]:
    """Engineers, surcharge and price together (a building's own price comes on top), and the best production of the space."""
    credits = credits_to_place(b, s, space)
    if b.space_kind[space] == n.S_BUILDING:
        credits += b.building_price[space - n.FIRST_BUILDING_SPACE]
    engineers, energy = engineers_for(b, s, space), 0
    if b.space_kind[space] == n.S_PRODUCE:
        energy = best_energy(b, s, seat, b.space_amount[space], 0, 0, s.credits[seat] - credits)
    return {
        "engineers": engineers,
        "credits": credits,
        "energy": energy,
        "engineers_left": s.engineers[seat] - engineers,
        "left": s.credits[seat] - credits,
    }


def construction_costs(b: Board, s: State, seat: int, target: int) -> dict[str, Any]:
    """Machines with the basic tile (or the one already chosen) and the surcharge of a red border."""
    surcharge = surcharge_of(b, s, target, 0)
    if s.asked == n.ASK_FREE_PIECE:
        return {"price": {"credits": surcharge}}
    tile, given = number(s, 0), number(s, 1)
    tile = tile & (n.COPIED - 1) if given else piece_of(target)
    machines = {"excavators": excavators_needed(b, s, seat, target, tile), "mixers": mixers_needed(b, s, seat, target)}
    return {"price": {**machines, "credits": surcharge}}


def payment_costs(b: Board, s: State, seat: int, excavators: int, mixers: int) -> dict[str, Any]:
    """The credits that complete a payment, and what is left of them."""
    target, tile = number(s, 0), number(s, 1)
    credits = credits_for(b, s, seat, target, tile, excavators, mixers) + surcharge_of(b, s, target, tile)
    return {"credits": credits, "left": s.credits[seat] - credits}


def production_costs(b: Board, s: State, seat: int, index: int, modifier: int, flags: int) -> dict[str, Any]:
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


def work_costs(b: Board, s: State, index: int) -> dict[str, Any]:
    """The machines of an external work, what a loan for them costs, and its reward."""
    work = s.open_work[index]
    return {
        "excavators": b.work_excavators[work],
        "mixers": b.work_mixers[work],
        "credits": loan_for(b, work),
        "reward": n.WORK_NAMES[work],
    }
