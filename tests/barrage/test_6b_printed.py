"""What is printed: every tile, space and number as it lies on the table, compared with a list of its own (printed.toml)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from megawatt.games.barrage import automa_facts as f
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.game import GAME
from megawatt.games.barrage.state import Board

LISTED: dict[str, Any] = tomllib.loads((Path(__file__).parent / "printed.toml").read_text(encoding="utf-8"))


def board(seats: int = 4, **options: Any) -> Board:
    laid: Board = GAME.board(seats, GAME.settle(seats, {"start": "random", **options}))  # type: ignore[assignment]
    return laid


def reward(b: Board, index: int) -> str:
    """An effect in the words of the list."""
    parts = []
    for part, name in enumerate(n.EFFECT_NAMES):
        amount = b.effect[index, part]
        if name == "build-base" and amount:
            areas = [area for i, area in enumerate(n.AREA_NAMES) if amount >> i & 1]
            parts.append(f"{name} {'+'.join(sorted(areas))}")
        elif amount:
            parts.append(f"{name} {amount}")
    return ", ".join(sorted(parts))


def listed(line: str) -> str:
    """A reward of the list with its areas in alphabetical order."""
    parts = []
    for part in line.split(", "):
        name, amount = part.split()
        parts.append(f"{name} {'+'.join(sorted(amount.split('+')))}")
    return ", ".join(sorted(parts))


@pytest.mark.parametrize("name", n.CONTRACT_NAMES)
def test_what_a_contract_asks_for_and_gives(name: str) -> None:
    b, index = board(), n.CONTRACT_NAMES.index(name)
    energy, gives = LISTED["contracts"][name].split(" | ")
    assert (b.contract_energy[index], reward(b, index)) == (int(energy), listed(gives))


DISPUTED = {
    "green-05": "credits 2, headstream-drops 3", "green-08": "credits 4, flowing-drops 2", "green-09": "energy-steps 3, rotate 2",
    "yellow-10": "build-elevation 1",
}  # fmt: skip


def test_the_fan_list_reads_four_contracts_and_two_works_otherwise() -> None:
    ours, theirs = board(leeghwater=True), board(leeghwater=True, disputed_tiles="fan-list")
    for index, name in enumerate(n.CONTRACT_NAMES):
        assert reward(theirs, index) == DISPUTED.get(name, reward(ours, index))
    for index, name in enumerate(n.WORK_NAMES):
        expected = "credits 2, fulfil-own-contract-max 4" if name == "work-a-1" else reward(ours, n.FIRST_WORK + index)
        assert reward(theirs, n.FIRST_WORK + index) == expected
        cost = (theirs.work_excavators[index], theirs.work_mixers[index])
        assert cost == ((2, 0) if name == "work-a-4" else (ours.work_excavators[index], ours.work_mixers[index]))


@pytest.mark.parametrize("name", n.WORK_NAMES)
def test_what_an_external_work_costs_and_gives(name: str) -> None:
    b, index = board(leeghwater=True), n.WORK_NAMES.index(name)
    cost, gives = LISTED["works"][name].split(" | ")
    assert f"{b.work_excavators[index]} {b.work_mixers[index]}" == cost
    assert reward(b, n.FIRST_WORK + index) == listed(gives)


@pytest.mark.parametrize("name", n.BUILDING_NAMES)
def test_what_a_building_costs_scores_and_asks_of_its_users(name: str) -> None:
    b, index = board(leeghwater=True), n.BUILDING_NAMES.index(name)
    engineers = [b.building_engineers[index, space] for space in range(4)]
    credits = [b.building_surcharge[index, space] for space in range(4)]
    spaces = [f"{asks}+{costs}" if costs else f"{asks}" for asks, costs in zip(engineers, credits, strict=True)]
    shown = f"{b.building_excavators[index]} {b.building_mixers[index]} | {b.building_vp[index]} | {' '.join(spaces)}"
    assert shown == LISTED["buildings"][name]


@pytest.mark.parametrize("name", LISTED["incomes"])
def test_what_pieces_of_a_row_uncover(name: str) -> None:
    b = board(leeghwater=True)
    company, row = name.split("-")
    first = (n.COMPANY_NAMES.index(company) * n.INCOME_ROWS + n.PIECE_NAMES.index(row)) * n.INCOME_STEPS + n.FIRST_INCOME
    shown = [reward(b, first + step) for step in range(n.INCOME_STEPS)]
    assert shown == [listed(gives) for gives in LISTED["incomes"][name].split(" | ")]


def test_every_company_has_its_incomes_listed() -> None:
    assert len(LISTED["incomes"]) == len(n.COMPANY_NAMES) * n.INCOME_ROWS


@pytest.mark.parametrize("row", n.ROW_NAMES)
def test_what_a_management_space_asks_for_and_when_it_exists(row: str) -> None:
    places, price, least = LISTED["rows"][row].split(" | ")
    for seats in (2, 3, 4):
        b = board(seats)
        spaces = [n.SPACE_NAMES.index(f"{row}-{side}") for side in ("left", "right")]
        assert " ".join(f"{b.space_engineers[space]}+{b.space_surcharge[space]}" for space in spaces) == places
        assert [b.space_price[space] for space in spaces] == [int(price)] * 2
        assert [bool(b.space_in_play[space]) for space in spaces] == [seats >= int(least)] * 2


def test_engineers_of_patents_works_construction_and_officers_spaces() -> None:
    b = board(leeghwater=True)
    asked = {
        name: (b.space_engineers[i], b.space_surcharge[i], b.space_price[i])
        for i, name in enumerate(n.SPACE_NAMES)
        if n.FIRST_PATENT <= i < n.FIRST_BUILDING_SPACE
    }
    assert asked == {
        **{f"patent-{i}": (2, 0, 5) for i in (1, 2, 3)},
        **{f"external-work-{i}": (2, 0, 0) for i in (1, 2, 3)},
        "construct-1": (1, 0, 0), "construct-2": (2, 0, 0), "construct-3": (3, 0, 0), "construct-4": (3, 3, 0),
        "mahiri-1": (1, 0, 0), "mahiri-2": (1, 3, 0), "margot": (1, 0, 0),
    }  # fmt: skip


def test_red_borders_of_the_map() -> None:
    b = board()
    assert {name: b.dam_cost[i] for i, name in enumerate(m.DAM_NAMES) if b.dam_cost[i]} == dict.fromkeys(LISTED["red"]["dams"], 3)
    red = {name: b.powerhouse_cost[i] for i, name in enumerate(m.POWERHOUSE_NAMES) if b.powerhouse_cost[i]}
    assert red == dict.fromkeys(LISTED["red"]["powerhouses"], 3)


def test_free_and_red_spaces_of_every_area() -> None:
    """The counts of the short sheet: mountains, hills, upper plains, bottom of the plains."""
    b = board()
    strips = (range(4), range(4, 7), range(7, 10), range(10, 12))
    dams = [[b.dam_cost[dam] for dam in range(n.DAMS) if dam // 2 in strip] for strip in strips]
    assert [(costs.count(3), costs.count(0)) for costs in dams] == [(4, 4), (3, 3), (3, 3), (0, 0)]
    houses = [[b.powerhouse_cost[i] for i in range(n.POWERHOUSES) if b.powerhouse_basin[i] in strip] for strip in strips]
    assert [(costs.count(3), costs.count(0)) for costs in houses] == [(0, 0), (3, 3), (4, 5), (5, 3)]
    assert [sum(b.powerhouse_basin[i] == basin for i in range(n.POWERHOUSES)) for basin in range(12)] == [0] * 4 + [2] * 3 + [
        3
    ] * 3 + [4] * 2
    assert [n.AREA_NAMES[b.basin_area[basin]] for basin in range(12)] == ["mountain"] * 4 + ["hill"] * 3 + ["plain"] * 5


def test_where_rivers_and_conduits_lead() -> None:
    b = board()
    assert [b.next_basin[basin] + 1 for basin in range(n.BASINS)] == LISTED["rivers"]["ends"]
    assert [b.headstream_basin[stream] for stream in range(n.HEADSTREAMS)] == [0, 1, 2, 3]
    assert {name: [b.conduit_value[i], b.conduit_to[i] + 1] for i, name in enumerate(m.CONDUIT_NAMES)} == LISTED["conduits"]


def test_machines_for_bases_and_elevations_by_area() -> None:
    b = board()
    assert {area: [b.base_cost[i], b.elevation_cost[i]] for i, area in enumerate(n.AREA_NAMES)} == LISTED["costs"]


def test_drops_of_the_headstream_tiles() -> None:
    b = board()
    drops = [[b.headstream_drops[tile, i] for i in range(n.ROUNDS)] for tile in range(n.HEADSTREAM_TILES)]
    assert drops == [[*given, 0] for given in LISTED["headstreams"].values()]


def test_what_bonus_tiles_are_worth() -> None:
    b = board(leeghwater=True)
    assert {name: b.bonus_value[i] for i, name in enumerate(n.BONUS_NAMES)} == LISTED["bonus"]


def test_pieces_of_a_company() -> None:
    for leeghwater, buildings in ((False, 0), (True, 5)):
        b = board(leeghwater=leeghwater)
        counts = {name: b.pieces[i] for i, name in enumerate(n.PIECE_NAMES) if name != "any"}
        assert counts == {"base": 5, "elevation": 5, "conduit": 5, "powerhouse": 4, "building": buildings}


# The automa tiles.


def spelled(b: Board, tile: int, i: int) -> str:
    """An action of an automa tile in the words of the list."""
    does, engineers, vp, x, y, z, last, _ = (b.automa_action[tile, i, part] for part in range(8))
    name = f.ACTION_NAMES[does]
    words = [name, str(engineers)]
    if name == "produce":
        words += [f"{x:+d}", n.COLOUR_NAMES[y]]
    elif name == "remove-contracts":
        words += [n.COLOUR_NAMES[x], str(y)]
    elif name == "construct":
        words += [n.PIECE_NAMES[x], *([n.AREA_NAMES[y]] if y != f.ANYWHERE else []), *([str(z)] if z else [])]
        words += ["up" if last else "down"] if x == n.BUILDING else []
    elif name == "patent":
        words += [n.PIECE_NAMES[x]]
    elif name == "rotate":
        words += [str(x)]
    elif name == "machines":
        words += [str(x), str(y), str(z)]
    elif name == "external-work":
        words += [f"{x + 1}{y + 1}{z + 1}"]
    return " ".join([*words, *([f"{vp:+d}VP"] if vp else [])])


@pytest.mark.parametrize("tile", range(20))
def test_3_actions_of_the_automa_tiles(tile: int) -> None:
    wanted = LISTED["automa"][f"automa-{tile + 1:02}"]["actions"].split("; ")
    for leeghwater in (True, False):
        b = board(leeghwater=leeghwater)
        shown = [spelled(b, tile, i) for i in range(b.automa_actions[tile])]
        assert shown == [action.removesuffix(" (L)") for action in wanted if leeghwater or not action.endswith("(L)")]
        assert shown[-1] == "bank 1 +1VP"


@pytest.mark.parametrize("tile", range(20))
def test_3_criteria_start_numbers_and_letters_of_the_automa_tiles(tile: int) -> None:
    b, wanted = board(), LISTED["automa"][f"automa-{tile + 1:02}"]
    criteria = (
        ("dam", f.DAM_CRITERIA, b.dam_criteria), ("conduit", f.CONDUIT_CRITERIA, b.conduit_criteria),
        ("powerhouse", f.POWERHOUSE_CRITERIA, b.powerhouse_criteria),
    )  # fmt: skip
    conduit = b.conduit_start[tile]
    starts = {
        "dam": b.dam_start[tile] + 1,
        "conduit": f"{conduit // 2 + 1}{'AB'[conduit % 2]}",
        "powerhouse": b.powerhouse_start[tile] + 1,
    }
    for kind, names, kept in criteria:
        assert f"{' '.join(names[kept[tile, i]] for i in range(3))} | {starts[kind]}" == wanted[kind]
    letters = "".join(n.LETTERS[b.headstream_order[tile, i]] for i in range(n.HEADSTREAMS))
    assert letters[:3] == wanted["letters"]
    assert sorted(letters) == list(n.LETTERS)
