"""What a pending question is about, as the view tells it: the numbers on the stack in words."""

from __future__ import annotations

from typing import Any

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.state import Board

Shown = dict[str, Any]


def nothing(b: Board, **numbers: int) -> Shown:
    """The question says it all."""
    return {}


def tile_in_use(b: Board, tile: int, given: int) -> Shown:
    """The only tile that may be used."""
    return {"tile": tile_name(tile)} if given else {}


def piece_and_target(b: Board, target: int) -> Shown:
    """What is to be built where."""
    piece, space = m.TARGET_NAMES[target].split()
    return {"piece": piece, "target": space}


def piece_target_and_tile(b: Board, target: int, tile: int) -> Shown:
    """What is to be built where, and with what."""
    return {**piece_and_target(b, target), "tile": tile_name(tile)}


def reward(b: Board, piece: int, limit: int, pieces: int) -> Shown:
    """How many pieces of which kind."""
    return {"piece": n.PIECE_NAMES[piece], "count": pieces}


def production(b: Board, modifier: int, flags: int, excluded: int) -> Shown:
    """The modifier, and whether Germany produces again."""
    return {"modifier": modifier, "second": bool(flags & n.SECOND)}


def energy_at_hand(b: Board, energy: int, flags: int) -> Shown:
    """The energy that may fulfil contracts."""
    return {"energy": energy}


def energy_at_most(b: Board, most: int, needed: int) -> Shown:
    """What a contract may ask for at most."""
    return {"energy": most}


def drops_to_place(b: Board, drops: int, flowing: int, needed: int) -> Shown:
    """How many drops, and whether they flow at once."""
    return {"count": drops, "flowing": bool(flowing)}


def machines_to_choose(b: Board, machines: int) -> Shown:
    """How many machines."""
    return {"count": machines}


def machines_to_recover(b: Board, segment: int, machines: int) -> Shown:
    """How many machines."""
    return {"count": machines}


def contracts_to_take(b: Board, contracts: int) -> Shown:
    """How many contracts."""
    return {"count": contracts}


def new_building(b: Board, building: int) -> Shown:
    """Which building may act."""
    return {"building": n.BUILDING_NAMES[building]}


def tile_name(tile: int) -> str:
    """A tile, whether or not it is copied."""
    return n.TILE_NAMES[tile & (n.COPIED - 1)]
