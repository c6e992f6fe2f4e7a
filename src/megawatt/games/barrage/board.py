"""From the printed facts and the options to the Board record."""

from __future__ import annotations

from collections.abc import Mapping

from megawatt.games.barrage import names as n
from megawatt.games.barrage.automa_facts import lay_automa
from megawatt.games.barrage.facts import facts, lay_effects, lay_map, lay_spaces, lay_tiles_and_goods
from megawatt.games.barrage.state import Board
from megawatt.kernel.options import Value

BASE_OFFICERS = (1 << n.SIMONE) - 1
NEW_OFFICERS = 1 << n.SIMONE | 1 << n.TOMMASO
EXPANSION_OFFICERS = (1 << n.OFFICERS) - 1


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
    b.viktor_second = options["viktor_germany"] == "both"
    b.any_construct = options["construction_spaces"] == "any"
    b.discards_leave = options["discards"] == "removed"
    b.income_reversed = options["income_order"] == "last-first"
    b.zero_objective = options["objective_zero"] == "ranked"
    b.tile_energy_national = options["tile_energy"] == "all-contracts"
    b.wild_tile = introductory or options["wild_tile"] == "always"
    b.zero_penalty = options["zero_energy"] == "penalty"
    b.income_at_once = options["revealed_income"] == "at-once"
    b.zero_award = options["second_award"] == "always"
    b.zero_tie = options["zero_tie"] == "shared"
    b.all_drops = options["water_drops"] == "all"
    b.any_1_buildings = options["any_1_buildings"] == "free"
    b.jill_any_2 = n.JILL_NAMES.index(str(options["jill_any_2"]))
    b.discount_once = options["france_simone"] == "once"
    b.simone_everywhere = options["simone_energy"] == "all-energy"
    b.extra_turn_optional = options["extra_turn"] == "may"
    b.count_systems = options["automa_systems"] == "systems"
    b.building_order = options["automa_buildings"] == "board-order"
    b.bonus_pool = 0b111111
    if introductory:
        b.bonus_pool = 0b11111
    elif b.leeghwater:
        b.bonus_pool = 0b11111111
    for seat, (_, officer, _) in enumerate(facts("officers")["introductory-pairs"]["rows"]):
        b.intro_officer[seat] = n.OFFICER_NAMES.index(officer)
