"""What no move may change: water, pieces, tiles, engineers and contracts; and what is still face down."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from megawatt.games.barrage import names as n
from megawatt.games.barrage.state import Board, State


def conserved(b: Board, s: State) -> dict[str, Any]:
    """Water, pieces, tiles, engineers and contracts: nothing appears or vanishes."""
    stored = sum(s.drops[dam] for dam in range(n.DAMS))
    waiting = sum(s.waiting[stream] for stream in range(n.HEADSTREAMS))
    laid = [who for who in range(b.companies) if s.tiles[who] or any(s.wheel_tile[who, i] for i in range(n.SEGMENTS))]
    return {
        "water placed is stored, waiting or gone": s.water_placed - s.water_left - stored - waiting,
        "pieces on the map are those built": [who for who in laid if _pieces_on_map(s, who) != _pieces_built(s, who)],
        "no more pieces than there are": [who for who in laid for p in range(n.TILE_KINDS) if s.built[who, p] > b.pieces[p]],
        "engineers are free or working": [who for who in laid if s.engineers[who] + s.working[who] != n.MOST_BANK],
        "basic tiles are in supply or on the wheel": [who for who in laid if _tiles(s, who)[:4].count(1) != 4],
        "tiles in two places": _doubled_tiles(b, s),
        "contracts": _contracts(b, s),
        "nothing owed": [who for who in laid if min(s.credits[who], s.excavators[who], s.mixers[who], s.engineers[who]) < 0],
        "overfull dams": [dam for dam in range(n.DAMS) if s.drops[dam] > s.dam_level[dam] + (s.dam_level[dam] == 3)],
    }


def _pieces_on_map(s: State, who: int) -> list[int]:
    dams = [dam for dam in range(n.DAMS) if s.dam_owner[dam] == who + 1]
    return [
        len(dams),
        sum(s.dam_level[dam] - 1 for dam in dams),
        sum(s.conduit_owner[i] == who + 1 for i in range(n.CONDUITS)),
        sum(s.powerhouse_owner[i] == who + 1 for i in range(n.POWERHOUSES)),
        0,
        sum(s.building_owners[i] >> who & 1 for i in range(n.BUILDINGS)),
    ]


def _pieces_built(s: State, who: int) -> list[int]:
    return [s.built[who, piece] for piece in range(n.TILE_KINDS)]


def _tiles(s: State, who: int) -> list[int]:
    """How many of each technology tile a company has, in supply and on the wheel."""
    wheel = [s.wheel_tile[who, i] - 1 for i in range(n.SEGMENTS)]
    return [(s.tiles[who] >> tile & 1) + wheel.count(tile) for tile in range(n.TILES)]


def _doubled_tiles(b: Board, s: State) -> list[str]:
    """Advanced tiles that are owned twice, or owned and still to come."""
    drawn = s.tiles_drawn
    coming = [s.tile_order[i // 5, i % 5] for i in range(drawn, 15)] if b.patents else []
    open_now = [s.open_tile[place] for place in range(n.OPEN_TILES)]
    owned = [sum(_tiles(s, who)[tile] for who in range(b.companies)) for tile in range(n.TILES)]
    places = [owned[tile] + coming.count(tile) + open_now.count(tile) for tile in range(n.TILES)]
    return [n.TILE_NAMES[tile] for tile in range(n.FIRST_ADVANCED, n.TILES) if places[tile] > 1]


def _contracts(b: Board, s: State) -> int:
    """All contracts of the game, wherever they lie."""
    shown = sum(s.display[colour, place] >= 0 for colour in range(n.COLOURS) for place in range(2))
    national = sum(s.national[i] >= 0 for i in range(n.NATIONALS))
    stacked = sum(s.stack_count[colour] + s.set_aside[colour].bit_count() for colour in range(n.COLOURS))
    held = sum(s.hand_count[who] + s.fulfilled[who] for who in range(b.companies))
    offered = sum(s.start_contract[i] >= 0 and not s.start_owner[i] for i in range(n.STARTS))
    return int(shown + national + stacked + held + offered + s.gone)


def concealed(b: Board, s: State) -> Hashable:
    """The chance to come and how far the stacks of contracts, tiles, works and automa tiles have been opened."""
    contracts = tuple(s.stack_at[colour] for colour in range(n.COLOURS))
    return (*s.chance, *contracts, s.tiles_drawn, s.works_drawn, s.deck_at, s.seat < 0)
