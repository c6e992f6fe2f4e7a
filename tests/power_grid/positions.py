"""Short readable positions for the rule tests of Power Grid: lay things on the table, jump to a phase, look at it.

Cities, areas, plants and fuels go by the names people type: `essen`, `46+`, `coal`, `step-3`. Laying things out is
free of charge; from there on the tests play the public moves.
"""

from __future__ import annotations

from typing import Any

import pytest

import megawatt
from megawatt import Event, IllegalMove, Match
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.rules.auction import add_plant, begin_auction
from megawatt.games.power_grid.rules.building import begin_building, spread_reach
from megawatt.games.power_grid.rules.bureaucracy import begin_bureaucracy
from megawatt.games.power_grid.rules.play import go_on
from megawatt.games.power_grid.rules.resources import begin_resources

ALL_BUT_PURPLE = "green,brown,red,yellow,blue"
WEST = "green,red,yellow"
"""Three areas of Germany that hang together."""


def new_game(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    """A match of Power Grid on Germany, unless told otherwise."""
    return megawatt.new("power-grid", seats=seats, seed=seed, options=options)


# Laying things out.


def card(m: Match, name: str | int) -> int:
    """The index of a card by its name; with both decks `old-15` and `new-15` tell twins apart."""
    if name == "step-3":
        return n.STEP_3_CARD
    deck, _, number = str(name).rpartition("-")
    if deck:
        return next(i for i, plant in enumerate(m.board.printed.plants) if (plant.deck, plant.number) == (deck, int(number)))
    return m.board.printed.card_names.index(str(name))


def city(m: Match, name: str) -> int:
    """The index of a city by its id."""
    return m.board.printed.city_ids.index(name)


def give_plants(m: Match, seat: int, *plants: str | int) -> None:
    """Exactly these plants belong to this seat."""
    m.state.plant_count[seat] = 0
    for plant in plants:
        add_plant(m.state, seat, card(m, plant))


def give_fuel(m: Match, seat: int, **fuel: int) -> None:
    """This seat stores exactly this, taken from the supply beside the board or, once that is used up, from the market."""
    for kind, name in enumerate(n.FUEL_NAMES[: n.FUELS]):
        wanted = fuel.get(name, 0) - m.state.fuel[seat, kind]
        m.state.fuel[seat, kind] += wanted
        from_supply = min(wanted, m.state.supply[kind])
        m.state.supply[kind] -= from_supply
        m.state.tokens[n.MAIN, kind] -= wanted - from_supply


def give_houses(m: Match, seat: int, *cities: str) -> None:
    """This seat has houses in these cities too."""
    for name in cities:
        at = city(m, name)
        m.state.owners[at] |= 1 << seat
        m.state.houses[at] += 1
        m.state.cities[seat] += 1
        spread_reach(m.board, m.state, seat, at)


def give_network(m: Match, seat: int, size: int) -> None:
    """This seat has houses in this many cities, wherever there is an open space."""
    for at, name in enumerate(m.board.printed.city_ids):
        free = m.state.in_play[at] and m.state.houses[at] < m.board.open_spaces[at, m.state.step]
        if m.state.cities[seat] < size and free and not m.state.owners[at] >> seat & 1:
            give_houses(m, seat, name)
    assert m.state.cities[seat] == size


def lay_market(m: Match, *plants: str | int) -> None:
    """Exactly these plants lie in the market."""
    for slot in range(n.MARKET):
        m.state.market[slot] = card(m, plants[slot]) if slot < len(plants) else n.NO_CARD
    m.state.market_size = len(plants)


def lay_stack(m: Match, *cards: str | int) -> None:
    """Exactly these cards are the draw stack, uppermost first."""
    m.state.stack_top, m.state.stack_size = 0, len(cards)
    for place, name in enumerate(cards):
        m.state.stack[place] = card(m, name)
        m.state.stack_part[place] = 0 if name == "step-3" else 1


def lay_fuel(m: Match, fuel: str, market: int, supply: int) -> None:
    """This many tokens of a fuel lie on the track and beside the board."""
    m.state.tokens[n.MAIN, n.FUEL_NAMES.index(fuel)] = market
    m.state.supply[n.FUEL_NAMES.index(fuel)] = supply


def set_order(m: Match, *seats: int) -> None:
    """The player-order track."""
    for place, seat in enumerate(seats):
        m.state.order[place] = seat


def set_cash(m: Match, *cash: int) -> None:
    """Every seat's money."""
    for seat, amount in enumerate(cash):
        m.state.cash[seat] = amount


def set_step(m: Match, step: int) -> None:
    """The step of the game."""
    m.state.step = step


def jump_to(m: Match, phase: str, round_no: int = 2) -> Match:
    """The first decision of this phase in this round; a phase in which nobody has a choice passes by."""
    b, s = m.board, m.state
    s.round_no = round_no
    if phase == "auction":
        begin_auction(b, s)
    elif phase == "resources":
        begin_resources(b, s)
    elif phase == "building":
        begin_building(b, s)
    elif phase == "bureaucracy":
        begin_bureaucracy(b, s, None)
    go_on(b, s, None)
    return m


# Playing and looking.


def play(m: Match, *moves: str) -> list[Event]:
    """Play these moves and return all that happened."""
    return [event for move in moves for event in m.play(move)]


def logged(events: list[Event], name: str) -> list[dict[str, Any]]:
    """The arguments of every event of this name, in order."""
    return [dict(event.arguments) for event in events if event.name == name]


def cards_logged(events: list[Event], name: str) -> list[str]:
    """The cards of every event of this name, in order."""
    return [arguments["card"] for arguments in logged(events, name)]


def refused(m: Match, move: str) -> str:
    """Try a move that must be refused; the reason. The position stays as it was."""
    before = m.digest()
    with pytest.raises(IllegalMove) as refusal:
        m.play(move)
    assert m.digest() == before
    assert move not in m.legal()
    return refusal.value.reason


def offered(m: Match) -> list[str]:
    """The plants that can be nominated."""
    return [plant["name"] for plant in m.view()["plants"]["offered"]]


def future(m: Match) -> list[str]:
    """The plants of the future market."""
    return [plant["name"] for plant in m.view()["plants"]["future"]]


def market(m: Match) -> list[str]:
    """All cards in the market."""
    return offered(m) + future(m)


def stack(m: Match) -> list[str]:
    """The hidden draw stack, uppermost first."""
    s = m.state
    cards = [s.stack[(s.stack_top + place) % n.STACK] for place in range(s.stack_size)]
    return ["step-3" if c == n.STEP_3_CARD else m.board.printed.card_names[c] for c in cards]


def player(m: Match, seat: int) -> dict[str, Any]:
    """What the table shows of a seat."""
    return m.view()["players"][seat]


def plants_of(m: Match, seat: int) -> list[str]:
    """The names of a seat's plants."""
    return [plant["name"] for plant in player(m, seat)["plants"]]


def fuel_of(m: Match, seat: int) -> dict[str, int]:
    """The fuel a seat stores, kinds it has none of left out."""
    return {fuel: count for fuel, count in player(m, seat)["fuel"].items() if count}


def fuel_market(m: Match, fuel: str) -> dict[str, Any]:
    """What the table shows of a fuel's market."""
    return next(row for row in m.view()["fuel"] if row["fuel"] == fuel)


def tokens(m: Match) -> dict[str, int]:
    """The tokens for sale."""
    return {row["fuel"]: row["tokens"] for row in m.view()["fuel"]}


def price_of(m: Match, seat: int, name: str) -> int | None:
    """What this seat would pay to build here now; None if it could not."""
    return next(row["price"] for row in m.view(seat)["cities"] if row["id"] == name)


def houses_in(m: Match, name: str) -> list[int]:
    """The seats that have a house here."""
    return next(row["houses"] for row in m.view()["cities"] if row["id"] == name)


def finish_phase(m: Match) -> list[Event]:
    """Everybody asked in this phase does no more than needed."""
    events: list[Event] = []
    phase, round_no = m.view()["phase"], m.view()["round"]
    while not m.over and (m.view()["phase"], m.view()["round"]) == (phase, round_no):
        asked = m.view()["asked"]
        events += m.play({"nominate": "pass", "buy": "done", "build": "done", "run": "run nothing"}[asked])
    return events
