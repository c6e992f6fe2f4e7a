"""From the printed facts and the options to the Board record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from megawatt.author import DataError, Value
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.automa_facts import lay_automa
from megawatt.games.barrage.state import MOST_ENERGY_STEP, Board
from megawatt.games.barrage.tables import facts

BASE_OFFICERS = (1 << n.SIMONE) - 1
NEW_OFFICERS = 1 << n.SIMONE | 1 << n.TOMMASO
EXPANSION_OFFICERS = (1 << n.OFFICERS) - 1
EFFECT_KINDS = {
    "produce": n.S_PRODUCE, "headstream-drops": n.S_HEADSTREAM, "flowing-drops": n.S_FLOW, "rotate": n.S_ROTATE,
    "excavators": n.S_EXCAVATOR, "any-machines": n.S_ANY, "take-contracts": n.S_TAKE,
}  # fmt: skip
FAN_LIST: dict[str, dict[str, Any]] = {
    "green-05": {"credits": 2, "headstream-drops": 3},
    "green-08": {"credits": 4, "flowing-drops": 2},
    "green-09": {"energy-steps": 3, "rotate": 2},
    "yellow-10": {"build-elevation": 1},
    "work-a-1": {"credits": 2, "fulfil-own-contract-max": 4},
}
"""Rewards where the fan list differs (notes, section 10): the reading `fan-list` of the option `disputed_tiles`."""
FAN_LIST_COSTS = {"work-a-4": {"excavators": 2}}
"""Costs where it differs."""


def automas_of(seats: int, options: Mapping[str, Value]) -> int:
    """How many automas play: as agreed, or one against a single person."""
    chosen = str(options["automas"])
    if chosen == "auto":
        return 1 if seats == 1 else 0
    return int(chosen)


def make_board(seats: int, options: Mapping[str, Value]) -> Board:
    """The Board for settled options."""
    b = Board()
    b.seats, b.automas = seats, automas_of(seats, options)
    b.companies = b.seats + b.automas
    _agree(b, options)
    lay_map(b)
    lay_effects(b, options["disputed_tiles"] == "fan-list")
    lay_tiles_and_goods(b)
    lay_spaces(b)
    lay_automa(b)
    return b


def _agree(b: Board, options: Mapping[str, Value]) -> None:
    b.start = n.START_NAMES.index(str(options["start"]))
    introductory = b.start == n.START_INTRODUCTORY
    b.leeghwater = bool(options["leeghwater"])
    b.patents = not introductory
    b.officer_pool = EXPANSION_OFFICERS if b.leeghwater else BASE_OFFICERS | (NEW_OFFICERS if options["new_officers"] else 0)
    b.company_pool = 0b11111 if b.leeghwater else 0b1111
    b.automa_level = int(options["automa_level"])
    b.viktor_germany_both = options["viktor_germany"] == "both"
    b.construction_spaces_any = options["construction_spaces"] == "any"
    b.discards_removed = options["discards"] == "removed"
    b.income_order_last_first = options["income_order"] == "last-first"
    b.objective_zero_ranked = options["objective_zero"] == "ranked"
    b.tile_energy_all_contracts = options["tile_energy"] == "all-contracts"
    b.wild_tile = introductory or options["wild_tile"] == "always"
    b.zero_energy_penalty = options["zero_energy"] == "penalty"
    b.revealed_income_at_once = options["revealed_income"] == "at-once"
    b.second_award_always = options["second_award"] == "always"
    b.zero_tie_shared = options["zero_tie"] == "shared"
    b.water_drops_all = options["water_drops"] == "all"
    b.any_1_buildings_free = options["any_1_buildings"] == "free"
    b.jill_any_2 = n.JILL_NAMES.index(str(options["jill_any_2"]))
    b.france_simone_once = options["france_simone"] == "once"
    b.simone_energy_all_energy = options["simone_energy"] == "all-energy"
    b.extra_turn_may = options["extra_turn"] == "may"
    b.automa_systems = options["automa_systems"] == "systems"
    b.automa_buildings_board_order = options["automa_buildings"] == "board-order"
    b.automa_water_letters = options["automa_water"] == "letters"
    b.automa_details_full = options["automa_details"] == "full"
    b.bonus_pool = 0b111111
    if introductory:
        b.bonus_pool = 0b11111
    elif b.leeghwater:
        b.bonus_pool = 0b11111111
    for seat, (_, officer, _) in enumerate(facts("officers")["introductory-pairs"]["rows"]):
        b.intro_officer[seat] = n.OFFICER_NAMES.index(officer)


# What is printed.


def lay_map(b: Board) -> None:
    """Rivers, dams, conduits and powerhouse spaces."""
    printed = facts("map")
    zones = {zone["id"]: zone["basin"] for zone in printed["turbine-zone"]}
    _same("map.toml", m.DAM_NAMES, [space["id"] for space in printed["dam-space"]])
    _same("map.toml", m.CONDUIT_NAMES, [space["id"] for space in printed["conduit-space"]])
    _same("map.toml", m.POWERHOUSE_NAMES, [space["id"] for space in printed["powerhouse-space"]])
    for i, basin in enumerate(printed["basin"]):
        b.basin_area[i] = n.AREA_NAMES.index(basin["area"])
        b.next_basin[i] = -1
    for i, dam in enumerate(printed["dam-space"]):
        b.dam_cost[i] = dam["cost"]
        if dam["position"] == "lower":
            b.next_basin[i // 2] = _basin(zones[dam["flows-to"]])
    for i, conduit in enumerate(printed["conduit-space"]):
        b.conduit_value[i], b.conduit_to[i] = conduit["value"], _basin(conduit["to-basin"])
    for basin in range(n.BASINS + 1):
        b.first_powerhouse[basin] = sum(_basin(space["basin"]) < basin for space in printed["powerhouse-space"])
    for i, space in enumerate(printed["powerhouse-space"]):
        b.powerhouse_basin[i], b.powerhouse_cost[i] = _basin(space["basin"]), space["cost"]
    for i, stream in enumerate(printed["headstream"]):
        b.headstream_basin[i] = m.DAM_NAMES.index(stream["flows-to"]) // 2
    for i, tile in enumerate(facts("setup")["headstream-tile"]):
        for round_no, drops in enumerate(tile["drops"]):
            b.headstream_drops[i, round_no] = drops
    for i, area in enumerate(n.AREA_NAMES):
        b.base_cost[i] = printed["area"][area]["base-excavators"]
        b.elevation_cost[i] = printed["area"][area]["elevation-mixers"]


def _basin(name: str) -> int:
    return int(name.removeprefix("basin-")) - 1


def _same(source: str, ours: tuple[str, ...], theirs: list[str]) -> None:
    for mine, printed in zip(ours, theirs, strict=True):
        if mine != printed:
            raise DataError(source, None, f"{printed!r} stands where {mine!r} is expected")


def lay_effects(b: Board, fan_list: bool) -> None:
    """What contracts, incomes and external works give, and what works and buildings cost."""
    for contract in facts("contracts")["contract"]:
        index = n.CONTRACT_NAMES.index(contract["id"])
        b.contract_energy[index] = contract["energy"]
        reward = FAN_LIST.get(contract["id"], contract["reward"]) if fan_list else contract["reward"]
        _lay_effect(b, index, reward)
    for company, board in enumerate(facts("companies")["company"]):
        for row, piece in enumerate(n.PIECE_NAMES[: n.INCOME_ROWS]):
            for step, reveal in enumerate(("2", "4", "5")):
                index = n.FIRST_INCOME + (company * n.INCOME_ROWS + row) * n.INCOME_STEPS + step
                _lay_effect(b, index, board["income"][piece][reveal])
    expansion = facts("leeghwater")
    for i, work in enumerate(expansion["work"]):
        cost = FAN_LIST_COSTS.get(work["id"], work["cost"]) if fan_list else work["cost"]
        b.work_excavators[i], b.work_mixers[i] = cost.get("excavators", 0), cost.get("mixers", 0)
        _lay_effect(b, n.FIRST_WORK + i, FAN_LIST.get(work["id"], work["reward"]) if fan_list else work["reward"])
    prices = {"customer-office": 3, "energy-relay-field": 1, "robot-factory": 1, "wind-farm": 2}
    for i, building in enumerate(expansion["building"]):
        b.building_excavators[i], b.building_mixers[i] = building["cost"]["excavators"], building["cost"]["mixers"]
        b.building_vp[i], b.building_price[i] = building["vp"], prices.get(building["id"], 0)
        for place, space in enumerate(building["spaces"]):
            engineers, _, surcharge = space.partition("+")
            b.building_engineers[i, place], b.building_surcharge[i, place] = int(engineers), int(surcharge or 0)


def _lay_effect(b: Board, index: int, reward: Mapping[str, Any]) -> None:
    for name, amount in reward.items():
        if name == "build-base":
            amount = sum(1 << n.AREA_NAMES.index(area) for area in amount)
        b.effect[index, n.EFFECT_NAMES.index(name)] = amount


def lay_spaces(b: Board) -> None:
    """Every action space: what it asks for, what it offers, and whether it exists at this number of companies."""
    printed = facts("actions")
    for i, row in enumerate(printed["row"]):
        if row["id"] != n.ROW_NAMES[i]:
            raise DataError("actions.toml", None, f"row {row['id']!r} stands where {n.ROW_NAMES[i]!r} is expected")
        effect = row["effect"]
        kind = n.S_PAIR if len(effect) > 1 else EFFECT_KINDS[next(iter(effect))]
        for side, place in enumerate((row["left"], row["right"])):
            in_play = row["players-min"] <= b.companies
            _lay_space(b, 2 * i + side, kind, next(iter(effect.values())), place, row.get("price", 0), in_play)
    for i, space in enumerate(printed["patent-space"]):
        _lay_space(b, n.FIRST_PATENT + i, n.S_PATENT, i, space, space["price"], bool(b.patents))
    for i in range(n.OPEN_TILES):
        _lay_space(b, n.FIRST_WORK_SPACE + i, n.S_WORK, i, printed["external-works"], 0, bool(b.leeghwater))
    for i, space in enumerate(printed["construction-space"]):
        _lay_space(b, n.FIRST_CONSTRUCT + i, n.S_CONSTRUCT, i, space, 0, True)
    for i, surcharge in enumerate((0, 3)):
        _lay_space(b, n.FIRST_MAHIRI + i, n.S_MAHIRI, i, {"engineers": 1, "surcharge": surcharge}, 0, True)
    _lay_space(b, n.MARGOT_SPACE, n.S_MARGOT, 0, {"engineers": 1, "surcharge": 0}, 0, bool(b.leeghwater))
    for i in range(n.BUILDINGS):
        one = {"engineers": b.building_engineers[i, 0], "surcharge": 0}
        _lay_space(b, n.FIRST_BUILDING_SPACE + i, n.S_BUILDING, i, one, b.building_price[i], bool(b.leeghwater))


def _lay_space(b: Board, index: int, kind: int, amount: int, place: Mapping[str, Any], price: int, in_play: bool) -> None:
    b.space_kind[index], b.space_amount[index], b.space_price[index] = kind, amount, price
    b.space_engineers[index], b.space_surcharge[index] = place["engineers"], place["surcharge"]
    b.space_in_play[index] = in_play


def lay_tiles_and_goods(b: Board) -> None:
    """Pieces, technology tiles by piece, start goods of the officers, energy income and bonus values."""
    common = facts("companies")["common"]
    for piece, name in ((n.BASE, "bases"), (n.ELEVATION, "elevations"), (n.CONDUIT, "conduits"), (n.POWERHOUSE, "powerhouses")):
        b.pieces[piece] = common[name]
    b.pieces[n.BUILDING] = facts("leeghwater")["components"]["building-pieces-per-company"] if b.leeghwater else 0
    for piece in (n.BASE, n.ELEVATION, n.CONDUIT, n.POWERHOUSE, n.BUILDING):
        levels = range(n.FIRST_ADVANCED, n.ANTON_TILE, n.TILE_KINDS)
        wanted = [piece, n.WILD, *(level + piece for level in levels), *(level + n.WILD for level in levels)]
        for i, tile in enumerate(wanted):
            b.tiles_for[piece, i] = tile
    officers = {officer["id"]: officer for officer in facts("officers")["officer"]}
    for i, name in enumerate(n.OFFICER_NAMES):
        start = officers[name].get("start", {})
        b.start_credits[i] = start.get("credits", common_start()["credits"])
        b.start_engineers[i] = start.get("engineers", common_start()["engineers"]) + start.get("architects", 0)
    scoring = facts("scoring")
    for step in scoring["energy-income"]:
        for energy in range(step["from"], MOST_ENERGY_STEP):
            b.energy_credits[energy] = step["credits"]
    for i, tile in enumerate(scoring["bonus-tile"]):
        b.bonus_value[i] = tile["value"]


def common_start() -> dict[str, int]:
    """The goods a company starts with unless its officer says otherwise."""
    start: dict[str, int] = facts("officers")["default-start"]
    return start
