"""What is printed on the board and its tiles, for drawing."""

from __future__ import annotations

from typing import cast

from megawatt.games.barrage import names as n
from megawatt.games.barrage.state import Board
from megawatt.games.barrage.tables import facts
from megawatt.games.barrage.view_types import Printed, PrintedMap


def printed(b: Board) -> Printed:
    """The map with its drawing hints, the action spaces and everything printed on tiles."""
    board_map, tiles = facts("map"), facts("technology")
    kept = ("headstream", "basin", "dam-space", "conduit-space", "turbine-zone", "powerhouse-space", "exit", "river", "area")
    return {
        "map": cast(PrintedMap, {key: board_map[key] for key in kept}),
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


def effect_of(b: Board, effect: int) -> dict[str, int]:
    """What an income, contract or work gives, by name."""
    return {name: b.effect[effect, part] for part, name in enumerate(n.EFFECT_NAMES) if b.effect[effect, part]}
