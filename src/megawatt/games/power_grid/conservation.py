"""What no move may change: tokens, cards, houses; and what is still face down."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.printed import FUELS
from megawatt.games.power_grid.rules.storage import storage_for
from megawatt.games.power_grid.state import Board, State


def conserved(b: Board, s: State) -> dict[str, Any]:
    """Tokens of every fuel, plant cards, and houses that agree with the cities of the seats."""
    tokens: dict[str, int] = {}
    for fuel in range(n.FUELS):
        lying = sum(s.tokens[source, fuel] for source in range(b.sources)) + s.supply[fuel]
        held = sum(s.fuel[seat, fuel] for seat in range(b.seats))
        tokens[FUELS[fuel]] = lying + held + (s.storage if fuel == n.COAL else 0)
    houses = [sum(s.owners[city] >> seat & 1 for city in range(b.cities)) - s.cities[seat] for seat in range(b.seats)]
    return {
        **tokens,
        "houses": houses,
        "house counts": [s.houses[city] - s.owners[city].bit_count() for city in range(b.cities)],
        "each card is in one place": _doubled_cards(b, s),
        "no debts": [seat for seat in range(b.seats) if s.cash[seat] < 0],
        "no overfull city": [city for city in range(b.cities) if s.houses[city] > b.spaces[city]],
        "nothing stored in the air": [seat for seat in range(b.seats) if _overfull(b, s, seat)],
    }


def _doubled_cards(b: Board, s: State) -> list[int]:
    """Cards that lie in two places at once."""
    places = [s.market[slot] for slot in range(s.market_size)]
    places += [s.stack[(s.stack_top + i) % n.STACK] for i in range(s.stack_size)]
    places += [s.removed[i] for i in range(s.removed_count)]
    for seat in range(b.seats):
        places += [s.plants[seat, slot] for slot in range(s.plant_count[seat])]
        places += [s.mines[seat, i] for i in range(s.mine_count[seat])]
    return sorted(card for card in set(places) if places.count(card) > 1)


def _overfull(b: Board, s: State, seat: int) -> bool:
    """Whether a seat holds more fuel than its plants can (apart from the moment after a discard)."""
    if s.asked in (n.ASK_DISCARD, n.ASK_GIVE_UP):
        return False
    room = [storage_for(b, s, seat, kind) for kind in range(n.HYBRID + 1)]
    mixed = max(0, s.fuel[seat, n.COAL] - room[n.COAL]) + max(0, s.fuel[seat, n.OIL] - room[n.OIL])
    pure = any(s.fuel[seat, fuel] > room[fuel] for fuel in (n.GARBAGE, n.URANIUM))
    return bool(pure or mixed > room[n.HYBRID])


def concealed(b: Board, s: State) -> Hashable:
    """The chance to come, the stack (a card drawn and another laid under it leave its size), and the cards that never lay open."""
    return (*s.chance, s.stack_top, s.stack_size, s.removed_count, sum(s.seen), s.seat < 0)
