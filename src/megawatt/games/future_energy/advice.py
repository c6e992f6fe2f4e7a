"""Warnings before likely blunders, and the numbers that charts follow."""

from __future__ import annotations

from collections.abc import Mapping

from megawatt.author import ByVerb, shared_part
from megawatt.games.future_energy import moves as m
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.costs import costs
from megawatt.games.future_energy.rules.moving import why_not_target
from megawatt.games.future_energy.rules.planning import why_not_plan_lines
from megawatt.games.future_energy.rules.questions import why_not
from megawatt.games.future_energy.rules.rule_queries import NO_TARGET, can_reach_with, moves_now, price_of_cheapest_way
from megawatt.games.future_energy.state import Board, State

Warning_ = tuple[str, Mapping[str, str | int]]

PLANT_VERBS = {n.ASK_EXTRA_OIL: "build", n.ASK_EXTRA_PLANT: "build", n.ASK_RETURN_PLANT: "return", n.ASK_JOIN: "join"}
"""How a plant is moved when that is an offer."""


# Planning.


def warn_of_ending(b: Board, s: State, _: int) -> Warning_ | None:
    """Ending the planning, or the time for public contracts, with something left undone."""
    if s.asked == n.ASK_PLAN:
        return warn_of_idle_engineer(b, s)
    return warn_of_unused_card(b, s) if s.asked == n.ASK_USE_CARDS else None


def warn_of_idle_engineer(b: Board, s: State) -> Warning_ | None:
    """Planning nothing though a line would leave enough money for the crew."""
    if s.covered or why_not_plan_lines(b, s, s.seat, 1) != n.ALLOWED:
        return None
    enough = s.cash[s.seat] - b.line_price[0] >= max(0, way_to_nearest_site(b, s))
    return ("nothing-planned", {}) if enough else None


def warn_of_line(b: Board, s: State, _: int) -> Warning_ | None:
    """One line so dear that the crew is stranded."""
    return warn_of_stranded_crew(b, s, b.line_price[0], lines=1)


def warn_of_lines(b: Board, s: State, _: int) -> Warning_ | None:
    """Two lines so dear that the crew is stranded."""
    return warn_of_stranded_crew(b, s, b.line_price[1], lines=2)


def warn_of_contract(b: Board, s: State, slot: int) -> Warning_ | None:
    """A contract so dear that the crew is stranded."""
    return warn_of_stranded_crew(b, s, b.contract_price[slot], s.display[slot])


def warn_of_public(b: Board, s: State, _: int) -> Warning_ | None:
    """A public contract so dear that the crew is stranded."""
    return warn_of_stranded_crew(b, s, b.public_price)


def warn_of_stranded_crew(b: Board, s: State, price: int, card: int = n.NO_CARD, lines: int = 0) -> Warning_ | None:
    """Spending so much that the crew, which now could, cannot go to any site of one's own."""
    if s.asked != n.ASK_PLAN:
        return None
    cheapest = way_to_nearest_site(b, s)
    if cheapest == NO_TARGET:
        return None
    left = s.cash[s.seat] - price
    if lines:
        stranded = cheapest - lines > left  # own lines on the way make it cheaper by one each, wherever they will be placed
    else:
        stranded = cheapest > left and not can_reach_with(b, s, left, card)
    return ("crew-stranded", {}) if stranded else None


@shared_part
def way_to_nearest_site(b: Board, s: State) -> int:
    """What the nearest site costs that the active seat could build on; NO_TARGET without any."""
    return price_of_cheapest_way(b, s)


def allows(b: Board, s: State, site: int) -> bool:
    """Whether the crew could end its move here."""
    return bool(why_not_target(b, s, s.active, site) == n.ALLOWED)


# The crew.


def warn_of_full_slots(b: Board, s: State, site: int) -> Warning_ | None:
    """Replacing an investor or engineer that finds no slot, though another site costs no more."""
    tile = s.tile[site]
    full = (tile == n.INVESTOR and s.investors[s.seat] == n.MOST_INVESTORS) or (
        tile == n.ENGINEER and s.engineers[s.seat] == n.MOST_ENGINEERS
    )
    if not full or b.module_2:
        return None
    price = s.way[s.extensions[s.seat], site] // n.PRICE
    others = [
        other
        for other in range(b.sites)
        if s.tile[other] != tile and allows(b, s, other) and s.way[s.extensions[s.seat], other] // n.PRICE <= price
    ]
    return ("no-slot", {}) if others else None


# Offers.


def warn_of_declining(b: Board, s: State, _: int) -> Warning_ | None:
    """Declining what completes a contract, the last chance to empty a space, or a free line."""
    if s.asked == n.ASK_PLACE_LINE:
        return ("declines-line", {}) if s.line_supply[s.seat] > 1 else None
    if s.asked not in PLANT_VERBS:
        return None
    verb = m.actions.verbs[PLANT_VERBS[s.asked]]
    end = verb.first + verb.count
    offered = costs.of_all(b, s, verb, [action for action in moves_now(b, s) if verb.first <= action < end])
    points = max((offer["points"] for offer in offered), default=0)
    if points:
        return ("declines-contract", {"points": points})
    return ("declines-space", {}) if offered and has_no_turn_left(b, s, s.seat) else None


def has_no_turn_left(b: Board, s: State, seat: int) -> bool:
    """Whether a seat will not come to its turn again; on its own last turn that is true."""
    if s.ended_by == n.STILL_PLAYING:
        return False
    return (seat - s.first) % b.seats <= (s.active - s.first) % b.seats


# Public contracts.


def warn_of_lost_points(b: Board, s: State, use: int) -> Warning_ | None:
    """Paying with substitutes, which costs the points, though all energies are there."""
    card, replaced = divmod(use, 1 << n.ENERGIES)
    if not replaced or why_not(b, s, m.USE + (card << n.ENERGIES)) != n.ALLOWED:
        return None
    return ("loses-points", {"points": b.public_points[card]})


def warn_of_unused_card(b: Board, s: State) -> Warning_ | None:
    """Ending the last turn with a public contract that could still score."""
    if not has_no_turn_left(b, s, s.seat):
        return None
    usable = [card for card in range(b.public) if why_not(b, s, m.USE + (card << n.ENERGIES)) == n.ALLOWED]
    points = sum(b.public_points[card] for card in usable[:1])
    return ("points-left", {"points": points}) if points else None


def _none() -> Warning_ | None:
    return None


warning: ByVerb[Warning_ | None] = ByVerb(
    m.actions,
    _none,
    {
        "done": warn_of_ending,
        "line": warn_of_line,
        "lines": warn_of_lines,
        "contract": warn_of_contract,
        "public": warn_of_public,
        "blind": warn_of_public,
        "crew": warn_of_full_slots,
        "use": warn_of_lost_points,
        "skip": warn_of_declining,
    },
)
"""The end of a message id `warning-…` and its arguments, or None."""
