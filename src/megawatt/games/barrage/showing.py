"""The printed board for drawing, what a move costs and brings, names for people, and what must be conserved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.facts import facts
from megawatt.games.barrage.rules.contracts import energy_needed, why_not_fulfil
from megawatt.games.barrage.rules.costs import (
    credits_for,
    excavators_needed,
    mixers_needed,
    piece_of,
    surcharge_of,
)
from megawatt.games.barrage.rules.produce import conduit_of, drops_of, energy_of, fee_of
from megawatt.games.barrage.rules.turn import credits_to_place, engineers_for
from megawatt.games.barrage.state import Board, State
from megawatt.games.barrage.view import effect_of
from megawatt.kernel.words import Words

COMPANY_WORDS = ("company-usa", "company-germany", "company-italy", "company-france", "company-netherlands")
PIECE_WORDS = ("piece-base", "piece-elevation", "piece-conduit", "piece-powerhouse", "piece-any", "piece-building")
BUILDING_WORDS = (
    "building-cofferdam", "building-control-station", "building-customer-office", "building-development-office",
    "building-energy-relay-field", "building-financial-division", "building-loan-agency", "building-research-lab",
    "building-robot-factory", "building-wind-farm",
)  # fmt: skip
BONUS_WORDS = (
    "bonus-contracts", "bonus-bases", "bonus-elevations", "bonus-conduits", "bonus-powerhouses", "bonus-advanced-tiles",
    "bonus-external-works", "bonus-buildings",
)  # fmt: skip
OBJECTIVE_WORDS = (
    "objective-red-spaces", "objective-strongest-area", "objective-connections", "objective-weakest-area", "objective-basins-1",
    "objective-basins-3",
)  # fmt: skip


def printed(b: Board) -> dict[str, Any]:
    """The map with its drawing hints, the action spaces and everything printed on tiles."""
    board_map, tiles = facts("map"), facts("technology")
    kept = ("headstream", "basin", "dam-space", "conduit-space", "turbine-zone", "powerhouse-space", "exit", "river", "area")
    return {
        "map": {key: board_map[key] for key in kept},
        "rows": facts("actions")["row"],
        "patent_spaces": facts("actions")["patent-space"],
        "construction_spaces": facts("actions")["construction-space"],
        "build_cost": facts("actions")["build-cost"],
        "companies": facts("companies")["company"],
        "officers": [officer for officer in facts("officers")["officer"] if officer["id"] in n.OFFICER_NAMES],
        "tiles": {"basic": tiles["basic"], "advanced": tiles["advanced"]},
        "contracts": {name: {"energy": b.contract_energy[i], "reward": effect_of(b, i)} for i, name in enumerate(n.CONTRACT_NAMES)},
        "works": {
            name: {
                "excavators": b.work_excavators[i],
                "mixers": b.work_mixers[i],
                "reward": effect_of(b, n.FIRST_WORK + i),
            }
            for i, name in enumerate(n.WORK_NAMES)
        },
        "buildings": facts("leeghwater")["building"],
        "energy_income": facts("scoring")["energy-income"],
        "bonus_tiles": facts("scoring")["bonus-tile"],
        "objective_tiles": facts("scoring")["objective-tile"],
        "automa_tiles": facts("automa")["tile"],
        "spaces_in_play": [n.SPACE_NAMES[space] for space in range(n.SPACES) if b.space_in_play[space]],
    }


def costs(b: Board, s: State, action: int) -> dict[str, Any]:
    """What a legal action costs and brings, for showing it before somebody commits."""
    verb = m.actions.verb_of(action)
    index, seat, at = action - verb.first, s.seat, s.pending - 1
    if verb.name in ("place", "architect"):
        return {"engineers": engineers_for(b, s, index), "credits": credits_to_place(b, s, index)}
    if verb.name == "bank":
        return {"engineers": index + 1, "credits": index + 1}
    if verb.name == "build":
        return _building_costs(b, s, seat, index)
    if verb.name == "pay":
        excavators, mixers = divmod(index, n.MOST_MACHINES + 1)
        return {"credits": credits_for(b, s, seat, s.x[at], s.y[at], excavators, mixers) + surcharge_of(b, s, s.x[at], s.y[at])}
    if verb.name == "produce":
        return _production_costs(b, s, seat, index, s.x[at], s.y[at])
    if verb.name in ("fulfil", "take", "discard"):
        return {"energy": b.contract_energy[index], "reward": _spelled(effect_of(b, index))}
    if verb.name in ("work", "work-on-wheel"):
        work = s.open_work[index]
        return {"excavators": b.work_excavators[work], "mixers": b.work_mixers[work]}
    if verb.name == "bid":
        return {"vp": index % (n.MOST_BID + 1)}
    return {}


def _building_costs(b: Board, s: State, seat: int, target: int) -> dict[str, Any]:
    surcharge = surcharge_of(b, s, target, 0)
    if s.asked == n.ASK_FREE_PIECE:
        return {"excavators": 0, "mixers": 0, "credits": surcharge}
    piece = piece_of(target)
    tile = s.x[s.pending - 1] & (n.COPIED - 1) if s.y[s.pending - 1] else piece
    return {
        "excavators": excavators_needed(b, s, seat, target, tile),
        "mixers": mixers_needed(b, s, seat, target),
        "credits": surcharge,
    }


def _production_costs(b: Board, s: State, seat: int, index: int, modifier: int, flags: int) -> dict[str, Any]:
    """Energy, fee, and the contracts that this much energy fulfils."""
    conduit, drops = conduit_of(index), drops_of(index)
    energy = energy_of(b, s, seat, conduit, drops, modifier, flags)
    both = n.WITH_NATIONAL | n.WITH_DISCOUNT
    fulfils = [c for c in range(n.CONTRACTS) if why_not_fulfil(b, s, seat, c, energy, both) == n.ALLOWED]
    fulfils.sort(key=lambda contract: -energy_needed(b, s, seat, contract, both))
    names = ", ".join(n.CONTRACT_NAMES[contract] for contract in fulfils)
    return {"energy": energy, "fee": fee_of(s, seat, conduit, drops), "contracts": names or "–"}


def _spelled(effect: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {amount}" for name, amount in effect.items())


def spell(b: Board, words: Words, arguments: Mapping[str, str | int]) -> dict[str, str | int]:
    """Ids as names in the reader's language where they have one."""
    spelled = dict(arguments)
    for key in ("company", "owner"):
        if key in spelled:
            spelled[key] = words(COMPANY_WORDS[n.COMPANY_NAMES.index(str(spelled[key]))])
    if "piece" in spelled:
        spelled["piece"] = words(PIECE_WORDS[n.PIECE_NAMES.index(str(spelled["piece"]))])
    if "officer" in spelled:
        spelled["officer"] = officer_name(str(spelled["officer"]))
    if "building" in spelled:
        spelled["building"] = words(BUILDING_WORDS[n.BUILDING_NAMES.index(str(spelled["building"]))])
    if "bonus" in spelled:
        spelled["bonus"] = words(BONUS_WORDS[n.BONUS_NAMES.index(str(spelled["bonus"]))])
    if "objective" in spelled:
        spelled["objective"] = words(OBJECTIVE_WORDS[n.OBJECTIVE_NAMES.index(str(spelled["objective"]))])
    return spelled


def officer_name(officer: str) -> str:
    """The name printed on an officer's tile."""
    return next(str(each["name"]) for each in facts("officers")["officer"] if each["id"] == officer)


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
