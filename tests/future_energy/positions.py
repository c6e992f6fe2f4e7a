"""Short readable positions for the rule tests of Future Energy: lay things on the table, begin a turn, look at it.

Sites, links, contracts and tiles go by the names people type: `oslo`, `bergen-oslo`, `oil-coal`, `ground`. Laying
things out is free of charge; from there on the tests play the public moves.
"""

from __future__ import annotations

from typing import Any

import pytest

import megawatt
from megawatt import IllegalMove, Match
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.contracts import all_contracts, fill_contract
from megawatt.games.future_energy.rules.planning import begin_turn
from megawatt.games.future_energy.rules.play import go_on
from megawatt.games.future_energy.rules.questions import questions

A, B, C, D = range(4)


def new_game(seats: int = 4, seed: int = 1, modules: tuple[int, ...] = (), **options: Any) -> Match:
    """A match of Future Energy with these modules, in which seat A has the starting kite."""
    options |= {f"module_{number}": True for number in modules}
    m = megawatt.new("future-energy", seats=seats, seed=seed, options=options)
    m.state.first = A
    return m


def empty_board(seats: int = 4, modules: tuple[int, ...] = (), **options: Any) -> Match:
    """A board without tiles; nobody has contracts, money, certificates or lines; the crew is on the start space."""
    m = new_game(seats, modules=modules, **options)
    clear_board(m)
    return m


# Names and numbers.


def place(m: Match, name: str) -> int:
    return m.board.printed.place_ids.index(name)


def link(m: Match, name: str) -> int:
    ids, turned = m.board.printed.link_ids, m.board.printed.link_ids_reversed
    return ids.index(name) if name in ids else turned.index(name)


def contract(m: Match, name: str) -> int:
    return m.board.printed.contract_ids.index(name)


def tile(name: str) -> int:
    return n.TILE_NAMES.index(name)


# Laying things out.


def clear_board(m: Match) -> None:
    """No tiles; nobody has contracts or money; seat A has the starting kite."""
    m.state.first = A
    for site in range(m.board.sites):
        m.state.tile[site] = n.NO_TILE
    for seat in range(m.seats):
        give_contracts(m, seat)
        m.state.cash[seat] = 0


def lay_tiles(m: Match, **tiles: str) -> None:
    """`lay_tiles(m, oslo="coal")`."""
    for site, name in tiles.items():
        m.state.tile[place(m, site)] = tile(name)


def give_contracts(m: Match, seat: int, **contracts: str | None) -> None:
    """Exactly these contracts, with plants below these icons only: `oil_coal="coal"`, `"oil,coal"`; None fills all spaces."""
    s, b = m.state, m.board
    for card in range(all_contracts(b)):
        if s.holder[card] == seat:
            s.holder[card] = n.NOBODY
            s.plants_on[card] = s.second[card] = 0
    s.plant_supply[seat] += s.on_contracts[seat]
    s.on_contracts[seat] = 0
    for icon in range(n.ICONS):
        s.ready[seat, icon] = 0
    for name, icons in contracts.items():
        card = contract(m, name.replace("_", "-"))
        _take_out_of_stack(m, card)
        fill_contract(b, s, seat, card)
        for space in range(b.spaces[card]):
            icon = b.icons[card, space]
            if icons is not None and n.TILE_NAMES[icon] not in icons.replace(",", " ").split():
                s.plants_on[card] &= ~(1 << space)
                s.ready[seat, icon] -= 1
                s.on_contracts[seat] -= 1
                s.plant_supply[seat] += 1


def fill_contracts(m: Match, seat: int, *names: str) -> None:
    """Exactly these contracts, with a plant on every space: `"oil-coal"`."""
    give_contracts(m, seat, **dict.fromkeys(names))


def set_cash(m: Match, *millions: int) -> None:
    for seat, amount in enumerate(millions):
        m.state.cash[seat] = amount


def hire(m: Match, seat: int, investors: int = 0, engineers: int = 0, extensions: int = 0) -> None:
    """Put this number of tiles on a seat's boards."""
    m.state.investors[seat] += investors
    m.state.engineers[seat] += engineers
    m.state.extensions[seat] += extensions


def _take_out_of_stack(m: Match, card: int) -> None:
    s = m.state
    rest = [s.stack[i] for i in range(s.stack_size) if s.stack[i] != card]
    s.stack_size = len(rest)
    for i, other in enumerate(rest):
        s.stack[i] = other
    shown = [s.display[i] for i in range(s.display_size) if s.display[i] != card]
    while len(shown) < s.display_size:
        s.stack_size -= 1
        shown.append(s.stack[s.stack_size])
    for i, other in enumerate(shown):
        s.display[i] = other


def show_contracts(m: Match, *names: str) -> None:
    """These contracts, in this order, are the display; none of them is elsewhere."""
    s = m.state
    wanted = [contract(m, name) for name in names]
    rest = [card for card in range(m.board.contracts) if card not in wanted and s.holder[card] < 0]
    for slot, card in enumerate(wanted):
        s.display[slot] = card
    s.display_size = len(wanted)
    s.stack_size = min(s.stack_size, len(rest))
    for i in range(s.stack_size):
        s.stack[i] = rest[i]


def give_lines(m: Match, seat: int, *links: str) -> None:
    for name in links:
        at = link(m, name)
        m.state.empty_links -= m.state.lines[at] == 0
        m.state.lines[at] |= 1 << seat
        m.state.line_supply[seat] -= 1


def give_plants(m: Match, seat: int, **sites: int) -> None:
    for name, count in sites.items():
        m.state.plants[seat, place(m, name)] += count
        m.state.in_region[seat, m.board.region[place(m, name)]] += count
        m.state.plant_supply[seat] -= count


def give_public(m: Match, seat: int, *names: str) -> None:
    """These public contracts lie in front of a seat."""
    s, ids = m.state, m.board.printed.public_ids
    for name in names:
        card = ids.index(name)
        s.public_holder[card] = seat
        s.public_held[seat] += 1
        rest = [s.public_stack[i] for i in range(s.public_stack_size) if s.public_stack[i] != card]
        shown = [s.public_display[i] for i in range(s.public_display_size) if s.public_display[i] != card]
        while len(shown) < s.public_display_size:
            shown.append(rest.pop())
        s.public_stack_size = len(rest)
        for i, other in enumerate(rest):
            s.public_stack[i] = other
        for i, other in enumerate(shown):
            s.public_display[i] = other


def give_tiles(m: Match, seat: int, **tiles: int) -> None:
    """Tiles in front of a seat (module 2)."""
    for name, count in tiles.items():
        m.state.kept[seat, tile(name)] += count


def give_certificates(m: Match, seat: int, *values: int) -> None:
    s = m.state
    for value in values:
        at = next(i for i in range(s.certificates_drawn, n.CERTIFICATES) if s.certificate[i] == value)
        s.certificate[at], s.certificate[s.certificates_drawn] = s.certificate[s.certificates_drawn], value
        s.certificate_holder[s.certificates_drawn] = seat
        s.certificates_drawn += 1


def crew_to(m: Match, name: str) -> None:
    m.state.crew = place(m, name)


def begin(m: Match, seat: int = A, cash: int | None = None) -> Match:
    """This seat's turn begins: revenue, then planning. With `cash`, that is what it has after the revenue."""
    m.state.active = seat
    begin_turn(m.board, m.state, None)
    if cash is not None:
        m.state.cash[seat] = cash
    go_on(m.board, m.state, None)
    return m


def move_phase(m: Match, seat: int = A, cash: int = 5) -> Match:
    """This seat moves the crew next, with this much money."""
    m.state.active = seat
    begin_turn(m.board, m.state, None)
    m.state.cash[seat] = cash
    m.state.phase = n.MOVING
    go_on(m.board, m.state, None)
    return m


# Playing and looking.


def play(m: Match, *moves: str) -> Match:
    m.play_all(moves)
    return m


def refused(m: Match, move: str) -> str:
    """The reason why this move is not allowed."""
    with pytest.raises(IllegalMove) as fault:
        m.play(move)
    return fault.value.reason


def logged(m: Match, back: int = 1) -> list[str]:
    """The names of the events of the last moves."""
    return [event.name for ply in range(m.ply - back + 1, m.ply + 1) for event in m.events(ply)]


def verbs(m: Match) -> set[str]:
    return {move.split()[0] for move in m.legal()}


def asked(m: Match) -> str:
    return questions.names[m.state.asked]


def cash(m: Match) -> list[int]:
    return [m.state.cash[seat] for seat in range(m.seats)]


def score(m: Match) -> list[int]:
    return [m.state.score[seat] for seat in range(m.seats)]


def standing(m: Match, seat: int, name: str) -> list[int]:
    """The plants on a contract, space by space."""
    held = {c["id"]: c["plants"] for c in m.view(seat)["players"][seat]["contracts"]}
    return held[name]


def plants_at(m: Match, name: str) -> list[int]:
    return [m.state.plants[seat, place(m, name)] for seat in range(m.seats)]


def owners(m: Match, name: str) -> list[int]:
    lines = m.state.lines[link(m, name)]
    return [seat for seat in range(m.seats) if lines >> seat & 1]


def paid_for_the_way(m: Match) -> dict[int | str, int]:
    """Who got how much for the move that has just ended."""
    charges = [event for event in m.events() if event.name in ("charge-paid", "bank-paid")]
    return {event.arguments.get("rival", "bank"): event.arguments["money"] for event in charges}


def go_to(m: Match, site: str, *then: str) -> Match:
    """Move the crew there the best way, then play on."""
    play(m, f"crew {site}")
    if asked(m) == "route":
        play(m, "go")
    return play(m, *then)
