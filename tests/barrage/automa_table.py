"""A person against one automa: turns with chosen tiles, and everything that follows from an action until nothing is pending."""

from __future__ import annotations

from typing import Any

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.automa import automa_turn
from megawatt.games.barrage.rules.automa_places import choose_place
from megawatt.games.barrage.rules.play import resolve_or_ask
from megawatt.games.barrage.state import AUTOMA_TILES

from .table import Table

AUTOMA = 1
PERSON = 0


def against(company: str = "italy", officer: str | None = None, person: str = "usa", level: str = "2", **options: Any) -> Table:
    """An empty map, a person and an automa with plenty of machines, and nothing pending."""
    table = Table(person, company, automas="1", automa_level=level, **options)
    if officer:
        table.s.officer[AUTOMA] = table.s.ability[AUTOMA] = n.OFFICER_NAMES.index(officer)
    table.s.pending = 0
    return table


def settle(table: Table) -> Table:
    """Resolve everything that is pending; nobody may be asked."""
    while table.s.pending > 0:
        assert not resolve_or_ask(table.b, table.s, None)
    return table


def take_turn(table: Table, tile: int, criteria: int = 0) -> Table:
    """A turn of the automa with this action tile and the back of that one, counted from 1 as they are named."""
    tile, criteria = tile - 1, (criteria or (20 if tile != 20 else 19)) - 1
    order = [criteria, tile, *(other for other in range(AUTOMA_TILES) if other not in (tile, criteria))]
    for i, number in enumerate(order):
        table.s.deck[i] = number
    table.s.deck_at = 0
    automa_turn(table.b, table.s, AUTOMA, None)
    return settle(table)


def show_contracts(table: Table, *names: str) -> Table:
    """These contracts lie open, nothing else."""
    for colour in range(n.COLOURS):
        for place in range(2):
            table.s.display[colour, place] = n.NO_CONTRACT
    for name in names:
        colour = n.COLOUR_NAMES.index(name.split("-")[0])
        place = 0 if table.s.display[colour, 0] == n.NO_CONTRACT else 1
        table.s.display[colour, place] = n.CONTRACT_NAMES.index(name)
    return table


def open_contracts(table: Table) -> list[str]:
    """The private contracts that lie open."""
    shown = [table.s.display[colour, place] for colour in range(n.COLOURS) for place in range(2)]
    return [n.CONTRACT_NAMES[card] for card in shown if card != n.NO_CONTRACT]


def nationals(table: Table, *names: str) -> Table:
    """These national contracts are to be had."""
    for i in range(n.NATIONALS):
        table.s.national[i] = n.CONTRACT_NAMES.index(names[i]) if i < len(names) else n.NO_CONTRACT
    return table


NAMES = {n.BASE: m.DAM_NAMES, n.ELEVATION: m.DAM_NAMES, n.CONDUIT: m.CONDUIT_NAMES, n.POWERHOUSE: m.POWERHOUSE_NAMES}


def place_for(table: Table, piece: int, criteria: int, *candidates: str) -> str:
    """Where the automa would put a piece by the back of this tile (counted from 1), among these spaces or anywhere."""
    table.s.criteria = criteria - 1
    names = NAMES[piece]
    among = sum(1 << names.index(name) for name in candidates or names)
    return names[choose_place(table.b, table.s, AUTOMA, piece, among, n.NO_TILE)]


def owned(table: Table, piece: int) -> list[str]:
    """Where the automa has pieces of a kind."""
    owners = {n.BASE: table.s.dam_owner, n.CONDUIT: table.s.conduit_owner, n.POWERHOUSE: table.s.powerhouse_owner}[piece]
    return [name for i, name in enumerate(NAMES[piece]) if owners[i] == AUTOMA + 1]


def standing(table: Table) -> list[str]:
    """The spaces where the automa's engineers stand."""
    return [name for i, name in enumerate(n.SPACE_NAMES) if table.s.occupied[i] == AUTOMA + 1]


def system(table: Table, owner: str = "italy", drops: int = 2) -> Table:
    """A dam of level 3 in basin 7, a conduit of value 3 and a powerhouse in basin 12, all of one company."""
    return table.dam("dam-7-lower", owner, 3, drops).conduit("conduit-7-right", owner).powerhouse("powerhouse-12-1", owner)
