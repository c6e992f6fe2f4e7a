"""Automas: deck, order of actions, engineers, and every entry of the tiles (docs/barrage-automa.md, sections 2 to 5 and 8)."""

from __future__ import annotations

import pytest

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.automa_facts import ANYWHERE
from megawatt.games.barrage.rules.automa import (
    flip,
    permit,
    remove_contracts,
    try_construct,
    try_machines,
    try_patent,
    try_produce,
    try_rotate,
    try_water,
    try_work,
)
from megawatt.games.barrage.rules.automa_answers import best_production, useful_stream
from megawatt.games.barrage.rules.pending import ask_for_machines, gain_later
from megawatt.games.barrage.rules.produce import conduit_of, dam_of, drops_of
from megawatt.games.barrage.rules.rounds import begin_round, clean_up, flow_and_score
from megawatt.games.barrage.rules.spaces import engineers_for

from .automa_table import (
    AUTOMA,
    PERSON,
    against,
    nationals,
    open_contracts,
    owned,
    settle,
    show_contracts,
    standing,
    system,
    take_turn,
)
from .table import GOODS, Table

EVERY_PIECE = (n.BASE, n.ELEVATION, n.CONDUIT, n.POWERHOUSE)


def build(table: Table, piece: int, area: int = ANYWHERE, least_value: int = 0) -> bool:
    """Let the automa construct a piece."""
    built = try_construct(table.b, table.s, AUTOMA, 2, piece, area, least_value, 0, None)
    settle(table)
    return built


# Section 2: levels.


@pytest.mark.parametrize(("level", "income"), [("1", 0), ("2", 3), ("3", 3)])
def test_2_low_voltage_takes_no_income_when_it_is_uncovered_and_none_in_the_income_phase(level: str, income: int) -> None:
    table = against(level=level).dam("dam-8-lower", "italy")
    points = table.of("vp", "italy")
    table.s.criteria = 0
    assert build(table, n.BASE)
    assert table.of("vp", "italy") == points + income
    begin_round(table.b, table.s, None)
    settle(table)
    assert table.of("vp", "italy") == points + 2 * income


@pytest.mark.parametrize(("level", "credits"), [("1", 0), ("2", 0), ("3", 10), ("4", 10)])
def test_2_advanced_tiles_are_only_permits_below_level_3(level: str, credits: int) -> None:
    """Tile conduit-1 pays twice the value of the conduit."""
    table = against(level=level).tile("conduit-1", "italy").give("italy", excavators=10)
    points = table.of("vp", "italy")
    assert build(table, n.CONDUIT, least_value=5)
    assert table.of("vp", "italy") == points + credits
    assert table.wheel_of("italy")[5][0] == "conduit-1"


@pytest.mark.parametrize(("level", "steps"), [("2", 6), ("3", 6 + 3)])
def test_2_company_abilities_work_from_level_3_on(level: str, steps: int) -> None:
    table = show_contracts(system(against(level=level)), "green-01").powerhouse("powerhouse-5-1", "italy")
    table.powerhouse("powerhouse-6-1", "italy")
    assert try_produce(table.b, table.s, AUTOMA, 2, -1, 0, None)
    assert table.of("energy", "italy") == steps


# Section 3: the deck.


def test_3_an_empty_pile_is_shuffled_anew_and_one_tile_flipped() -> None:
    table = against()
    s = table.s
    s.deck_at = 18
    flip(s)
    assert (s.criteria, s.deck_at) == (s.deck[18], 19)
    before = list(s.deck)
    flip(s)
    assert (s.criteria, s.deck_at) == (s.deck[0], 1)
    assert sorted(s.deck) == list(range(20))
    assert list(s.deck) != before


# Section 4: a turn.


def test_4_the_first_possible_action_ends_the_turn() -> None:
    """Tile 4: produce for a green contract, construct a base in the mountains, an excavator for 2 VP."""
    table = take_turn(show_contracts(system(against()), "green-01"), 4)
    assert (table.of("energy", "italy"), len(owned(table, n.BASE)), table.of("engineers", "italy")) == (5, 1, 11)
    table = take_turn(show_contracts(against(), "green-01"), 4)
    assert [name.split("-")[1] in "1234" for name in owned(table, n.BASE)] == [True]
    assert (table.of("excavators", "italy"), table.of("engineers", "italy")) == (GOODS - 5, 10)
    table = take_turn(show_contracts(against(), "green-01").give("italy", excavators=2), 4)
    assert owned(table, n.BASE) == []
    assert (table.of("excavators", "italy"), table.of("engineers", "italy")) == (3, 11)


@pytest.mark.parametrize(("tile", "chained"), [(1, "water-two-left"), (2, "water-two-left"), (3, "take-1-left")])
def test_4_water_and_removing_contracts_do_not_end_the_turn(tile: int, chained: str) -> None:
    table = take_turn(against().dam("dam-2-lower", "italy", 2), tile)
    assert chained in standing(table)
    assert len(owned(table, n.BASE)) == 2
    assert table.of("engineers", "italy") == 12 - 1 - 2


def test_4_a_chained_action_with_the_last_engineer_ends_the_turn() -> None:
    table = take_turn(against().dam("dam-2-lower", "italy", 2).give("italy", engineers=1), 1)
    assert len(owned(table, n.BASE)) == 1
    assert table.of("engineers", "italy") == 0


def test_4_with_fewer_engineers_than_shown_it_acts_with_all_it_has() -> None:
    table = take_turn(against().give("italy", engineers=1), 4)
    assert len(owned(table, n.BASE)) == 1
    assert (table.of("engineers", "italy"), table.of("working", "italy")) == (0, 1)


def test_4_without_engineers_it_is_out_for_the_round() -> None:
    table = against().tile("base-3", "italy").give("italy", engineers=0).turn_of("usa")
    table.play("bank 1")
    assert (table.decides, table.asked) == ("usa", "turn")
    assert owned(table, n.BASE) == []


def test_4_the_bank_is_last_and_gives_one_vp_for_one_engineer() -> None:
    table = against().give("italy", excavators=0, mixers=0)
    for place in range(n.OPEN_TILES):
        table.s.open_tile[place] = -1
    points = table.of("vp", "italy")
    take_turn(table, 15)
    assert (table.of("vp", "italy"), table.of("engineers", "italy")) == (points + 1, 11)
    assert standing(table) == []


def test_4_no_machines_are_bought_in_round_5() -> None:
    for round_no, excavators in ((4, 1), (5, 0)):
        table = against().give("italy", excavators=0)
        table.s.round_no = round_no
        take_turn(show_contracts(table), 4)
        assert table.of("excavators", "italy") == excavators


def test_4_entries_of_the_expansion_are_skipped_without_it() -> None:
    """Tile 20 with no powerhouse possible: a building with Leeghwater, machines without."""
    for leeghwater in (False, True):
        table = against(leeghwater=leeghwater)
        table.s.built[AUTOMA, n.POWERHOUSE] = 4
        take_turn(show_contracts(table), 20, 1)
        assert table.s.built[AUTOMA, n.BUILDING] == leeghwater
        assert ("buy-excavator-left" in standing(table)) is not leeghwater


def test_4_engineers_fill_a_section_from_the_left_column_and_pay_no_surcharge() -> None:
    table = against()
    points = table.of("vp", "italy")
    for spaces in (["buy-excavator-left"], ["buy-pair-left"], ["buy-excavator-right"], ["buy-pair-right"], []):
        before = set(standing(table))
        assert try_machines(table.b, table.s, AUTOMA, 1, -2, 1, 0, 0, None)
        assert [space for space in standing(table) if space not in before] == spaces
    assert (table.of("vp", "italy"), table.of("excavators", "italy")) == (points - 5 * 2, GOODS + 5)
    assert table.of("engineers", "italy") == 12 - 5


def test_4_every_section_has_its_own_spaces() -> None:
    table = show_contracts(system(against()), "green-01").wheel("italy", 3, excavators=2)
    assert try_produce(table.b, table.s, AUTOMA, 2, 0, 0, None)
    settle(table)
    for flowing in (0, 1):
        assert try_water(table.b, table.s, AUTOMA, 1, flowing, None)
    assert try_rotate(table.b, table.s, AUTOMA, 1, 0, 1, None)
    assert remove_contracts(table.b, table.s, AUTOMA, 1, 0, 2, None)
    assert standing(table) == ["produce-plus-2-left", "water-two-left", "water-flow-left", "rotate-1-left", "take-1-left"]


def test_4_a_space_that_somebody_holds_is_passed_over() -> None:
    table = against()
    table.s.occupied[n.SPACE_NAMES.index("buy-excavator-left")] = PERSON + 1
    assert try_machines(table.b, table.s, AUTOMA, 1, 0, 1, 0, 0, None)
    assert standing(table) == ["buy-pair-left"]


def test_4_it_constructs_without_limit_per_round_and_takes_no_construction_space() -> None:
    table = against().give("italy", excavators=50, mixers=50)
    table.s.criteria = 0
    for piece in (n.BASE, n.ELEVATION, n.CONDUIT, n.POWERHOUSE):
        assert build(table, piece)
    table.tile("basic-base", "italy")
    assert build(table, n.BASE)
    assert (table.s.construct_used[AUTOMA], table.of("engineers", "italy")) == (0, 12 - 5 * 2)


# Section 5: production.


def chosen_system(table: Table, criteria: int = 1) -> tuple[str, str, int]:
    """Dam, conduit and drops of the production that the automa prefers."""
    table.s.criteria = criteria - 1
    production = best_production(table.b, table.s, AUTOMA, 0, 0, 0)
    return m.DAM_NAMES[dam_of(production)], m.CONDUIT_NAMES[conduit_of(production)], drops_of(production)


def test_5_the_strongest_system_with_all_water_of_the_dam() -> None:
    table = system(against()).dam("dam-9-lower", "italy", 3, 3).conduit("conduit-9-left", "usa")
    table.powerhouse("powerhouse-11-1", "italy").dam("dam-7-upper", "neutral", 1, 1)
    assert chosen_system(table) == ("dam-7-lower", "conduit-7-right", 2)
    table.conduit("conduit-9-right", "usa")
    assert chosen_system(table) == ("dam-9-lower", "conduit-9-right", 3)


def test_5_of_equal_systems_a_neutral_dam_comes_first_then_the_conduit_criteria() -> None:
    table = system(against()).dam("dam-9-lower", "italy", 3, 2).conduit("conduit-9-right", "usa")
    assert chosen_system(table, criteria=1)[0] == "dam-7-lower"
    assert chosen_system(table, criteria=17)[0] == "dam-9-lower"
    table.s.dam_owner[m.DAM_NAMES.index("dam-9-lower")] = n.NEUTRAL
    assert chosen_system(table, criteria=1)[0] == "dam-9-lower"
    table.dam("dam-7-upper", "neutral", 2, 2)
    assert chosen_system(table, criteria=1)[:2] == ("dam-7-upper", "conduit-7-right")


def test_5_national_contracts_are_open_to_it() -> None:
    table = nationals(show_contracts(system(against(), drops=3), "green-01", "red-11"), "national-3", "national-1")
    points = table.of("vp", "italy")
    for name in ("powerhouse-5-1", "powerhouse-6-1", "powerhouse-8-1"):
        table.powerhouse(name, "italy")
    assert try_produce(table.b, table.s, AUTOMA, 2, 2, 0, None)
    settle(table)
    assert table.of("energy", "italy") == 3 * 3 + 2 + 3
    assert list(table.s.national[:2]) == [n.NO_CONTRACT, n.CONTRACT_NAMES.index("national-1")]
    assert (table.of("vp", "italy"), table.of("fulfilled", "italy")) == (points + 8 + 8, 1)


def test_5_of_equal_national_contracts_the_one_further_right() -> None:
    table = nationals(show_contracts(system(against(), drops=3), "green-01"), "national-4", "national-3")
    for name in ("powerhouse-5-1", "powerhouse-6-1", "powerhouse-8-1"):
        table.powerhouse(name, "italy")
    assert try_produce(table.b, table.s, AUTOMA, 2, 2, 0, None)
    settle(table)
    assert list(table.s.national[:2]) == [n.CONTRACT_NAMES.index("national-4"), n.NO_CONTRACT]


# Section 5: water and contracts.


@pytest.mark.parametrize("flowing", [0, 1])
@pytest.mark.parametrize(("criteria", "letter"), [(1, "a"), (6, "c"), (4, "d"), (10, "c")])
def test_5_between_equal_headstreams_the_letters_of_the_criteria_tile_decide(flowing: int, criteria: int, letter: str) -> None:
    """Tiles 1 (a b c), 6 (c b a), 4 (d a b) and 10 (b c d); no dam below headstream b."""
    table = against().dam("dam-1-lower", "italy").dam("dam-3-lower", "italy").dam("dam-4-lower", "italy")
    table.s.criteria = criteria - 1
    assert n.LETTERS[useful_stream(table.b, table.s, AUTOMA, flowing)] == letter


def test_5_removed_contracts_are_shuffled_in_when_their_stack_runs_dry() -> None:
    table = show_contracts(against(), "green-01", "green-02")
    table.s.stack_count[0], table.s.set_aside[0] = 1, 0b11100
    table.s.stack[0, table.s.stack_at[0]] = n.CONTRACT_NAMES.index("green-10")
    remove_contracts(table.b, table.s, AUTOMA, 1, 0, 2, None)
    shown = {n.CONTRACT_NAMES[table.s.display[0, place]] for place in range(2)}
    assert "green-10" in shown
    (other,) = shown - {"green-10"}
    assert other in {f"green-0{i}" for i in range(1, 6)}
    assert (table.s.stack_count[0], table.s.set_aside[0]) == (4, 0)
    left = {n.CONTRACT_NAMES[table.s.stack[0, (table.s.stack_at[0] + i) % n.STACK]] for i in range(4)}
    assert left | {other} == {f"green-0{i}" for i in range(1, 6)}


# Section 5: construction.


def test_5_it_constructs_only_in_the_area_or_from_the_value_shown() -> None:
    for area, basins in ((n.MOUNTAIN, range(1, 5)), (n.HILL, range(5, 8))):
        table = against()
        assert build(table, n.BASE, area=area)
        assert int(owned(table, n.BASE)[0].split("-")[1]) in basins
    table = against()
    for i, name in enumerate(m.CONDUIT_NAMES):
        if name not in ("conduit-1-right", "conduit-6-right", "conduit-9-right"):
            table.s.conduit_owner[i] = PERSON + 1
    assert not build(table, n.CONDUIT, least_value=5)
    assert build(table, n.CONDUIT, least_value=4)
    assert owned(table, n.CONDUIT) == ["conduit-1-right"]


def test_5_it_constructs_only_with_a_piece_a_tile_and_the_machines() -> None:
    assert build(against(), n.BASE, area=n.MOUNTAIN)
    assert not build(against().give("italy", excavators=4), n.BASE, area=n.MOUNTAIN)
    assert not build(against().wheel("italy", 3, "basic-base"), n.BASE)
    table = against()
    table.s.built[AUTOMA, n.BASE] = 5
    assert not build(table, n.BASE)
    assert not build(against(), n.ELEVATION)
    assert table.of("engineers", "italy") == 12


def test_5_the_tile_of_the_highest_level_a_specific_one_before_a_wild_one() -> None:
    table = against()
    names = []
    for tile in ("basic-base", "any-1", "base-1", "base-2", "any-2", "any-3"):
        table.tile(tile, "italy")
        names.append(n.TILE_NAMES[permit(table.b, table.s, AUTOMA, n.BASE)])
    assert names == ["basic-base", "any-1", "base-1", "base-2", "base-2", "any-3"]


@pytest.mark.parametrize("piece", [n.BASE, n.POWERHOUSE])
def test_5_a_red_bordered_space_costs_3_vp(piece: int) -> None:
    table = against()
    costs, owners = (
        (table.b.dam_cost, table.s.dam_owner) if piece == n.BASE else (table.b.powerhouse_cost, table.s.powerhouse_owner)
    )
    for i in range(len(owners)):
        owners[i] = 0 if costs[i] else PERSON + 1
    points = table.of("vp", "italy")
    assert build(table, piece)
    assert table.of("vp", "italy") == points - 3


# Section 5: patents, wheel, machines.


def offer(table: Table, *tiles: str) -> Table:
    """These advanced tiles lie open."""
    for place in range(n.OPEN_TILES):
        table.s.open_tile[place] = n.TILE_NAMES.index(tiles[place]) if place < len(tiles) else -1
    return table


@pytest.mark.parametrize(
    ("tiles", "taken", "space"),
    [(("base-1", "any-2", "conduit-3"), "any-2", "patent-2"), (("any-1", "conduit-3", "base-2"), "base-2", "patent-3"),
     (("base-1", "any-1", "conduit-1"), "base-1", "patent-1")],
)  # fmt: skip
def test_5_a_patent_of_the_highest_level_for_1_engineer_and_2_vp(tiles: tuple[str, ...], taken: str, space: str) -> None:
    table = offer(against(), *tiles)
    points = table.of("vp", "italy")
    assert try_patent(table.b, table.s, AUTOMA, 1, -2, n.BASE, None)
    assert taken in table.tiles_of("italy")
    assert (standing(table), table.of("vp", "italy"), table.of("engineers", "italy")) == ([space], points - 2, 11)


def test_5_no_patent_that_builds_something_else() -> None:
    table = offer(against(), "conduit-1", "elevation-1", "powerhouse-1")
    assert not try_patent(table.b, table.s, AUTOMA, 1, -2, n.BASE, None)


@pytest.mark.parametrize(("tile", "vp", "turns"), [(2, 2, 2), (5, 5, 3), (13, 0, 1)])
def test_5_turning_the_wheel_costs_the_vp_shown(tile: int, vp: int, turns: int) -> None:
    table = show_contracts(against()).wheel("italy", 5, excavators=1).give("italy", excavators=0, mixers=0)
    points = table.of("vp", "italy")
    take_turn(table, tile)
    assert table.of("vp", "italy") == points - vp
    assert table.wheel_of("italy") == {5 - turns: (None, 1, 0)}


@pytest.mark.parametrize(
    ("tile", "vp", "excavators", "mixers"), [(4, 2, 1, 0), (8, 3, 0, 1), (12, 4, 2, 0), (18, 5, 1, 1), (13, 3, 1, 0)]
)
def test_5_machines_cost_the_vp_shown(tile: int, vp: int, excavators: int, mixers: int) -> None:
    table = show_contracts(against()).give("italy", excavators=0, mixers=0)
    points = table.of("vp", "italy")
    take_turn(table, tile)
    assert table.of("vp", "italy") == points - vp
    assert (table.of("excavators", "italy"), table.of("mixers", "italy")) == (excavators, mixers)


@pytest.mark.parametrize(
    ("have", "machines", "get"), [((2, 3), 1, (3, 3)), ((3, 2), 1, (3, 3)), ((3, 3), 1, (4, 3)), ((1, 4), 5, (5, 5))]
)
def test_5_a_machine_of_choice_is_the_kind_it_has_fewer_of(have: tuple[int, int], machines: int, get: tuple[int, int]) -> None:
    table = against().give("italy", excavators=have[0], mixers=have[1])
    ask_for_machines(table.s, AUTOMA, machines)
    settle(table)
    assert (table.of("excavators", "italy"), table.of("mixers", "italy")) == get


# Section 5: the expansion.


def works(*names: str) -> Table:
    table = against(leeghwater=True)
    for place, name in enumerate(names):
        table.s.open_work[place] = n.WORK_NAMES.index(name)
    return table


@pytest.mark.parametrize(("order", "space"), [((0, 1, 2), "external-work-2"), ((2, 1, 0), "external-work-3")])
def test_5_the_first_external_work_it_can_pay_in_the_order_shown(order: tuple[int, int, int], space: str) -> None:
    table = works("work-c-3", "work-a-2", "work-b-4").give("italy", excavators=3, mixers=1)
    assert try_work(table.b, table.s, AUTOMA, 2, *order, None)
    settle(table)
    assert (standing(table), table.of("works_done", "italy"), table.of("engineers", "italy")) == ([space], 1, 10)
    assert not try_work(table.b, table.s, AUTOMA, 2, 0, 0, 0, None)


@pytest.mark.parametrize(("work", "fulfilled"), [("work-a-1", "green-11"), ("work-c-3", "red-12")])
def test_5_a_work_that_fulfils_takes_the_best_open_private_contract_within_its_limit(work: str, fulfilled: str) -> None:
    table = nationals(show_contracts(works(work), "green-01", "green-11", "yellow-01", "red-11", "red-12"), "national-1")
    assert try_work(table.b, table.s, AUTOMA, 2, 0, 1, 2, None)
    settle(table)
    assert set(open_contracts(table)) == {"green-01", "green-11", "yellow-01", "red-11", "red-12"} - {fulfilled}
    assert (table.of("fulfilled", "italy"), table.s.national[0]) == (1, n.CONTRACT_NAMES.index("national-1"))


def test_5_the_cheapest_space_of_a_building_it_built_is_closed_for_good() -> None:
    table = against(leeghwater=True)
    for at in range(n.BUILDINGS):
        table.s.building_in_play[at] = int(at == n.FINANCIAL_DIVISION)
    space = n.SPACE_NAMES.index("financial-division")
    table.s.building_owners[n.FINANCIAL_DIVISION] = 1 << PERSON
    assert engineers_for(table.b, table.s, space) == 1
    assert build(table, n.BUILDING)
    assert table.s.building_owners[n.FINANCIAL_DIVISION] == 0b11
    for _ in range(2):
        assert engineers_for(table.b, table.s, space) == 2
        clean_up(table.b, table.s, None)
    table.s.building_spaces[n.FINANCIAL_DIVISION] = 3
    assert table.turn_of("usa").why_not("place financial-division") == "occupied"


# Section 8: conversions.


def test_8_pieces_and_machines_of_rewards_go_by_the_criteria() -> None:
    table = against().powerhouse("powerhouse-5-1", "usa").give("italy", excavators=0, mixers=1)
    table.s.criteria = 4  # prefers hills, basin 5
    points = table.of("vp", "italy")
    for contract in ("yellow-02", "yellow-09"):
        gain_later(table.s, AUTOMA, n.CONTRACT_NAMES.index(contract))
        settle(table)
    assert owned(table, n.POWERHOUSE) == ["powerhouse-5-2"]
    assert (table.of("excavators", "italy"), table.of("mixers", "italy")) == (2, 1)
    assert table.of("vp", "italy") == points - 3 + 3


def test_8_free_bases_and_conduits_keep_to_the_limits_of_the_reward() -> None:
    table = against()
    table.s.criteria = 0
    for contract in ("green-11", "green-12"):
        gain_later(table.s, AUTOMA, n.CONTRACT_NAMES.index(contract))
        settle(table)
    (conduit,), (base,) = owned(table, n.CONDUIT), owned(table, n.BASE)
    assert table.b.conduit_value[m.CONDUIT_NAMES.index(conduit)] == 2
    assert int(base.split("-")[1]) >= 8
    assert (table.of("excavators", "italy"), table.of("engineers", "italy")) == (GOODS, 12)


@pytest.mark.parametrize(("energy", "points"), [(0, -3 + 3), (9, 6 + 4)])
def test_8_award_and_energy_income_are_vp(energy: int, points: int) -> None:
    table = against().give("italy", energy=energy, vp=0).give("usa", energy=3, vp=0)
    table.s.round_no, table.s.bonus[2] = 3, n.BONUS_BASES
    flow_and_score(table.b, table.s, None)
    assert (table.of("vp", "italy"), table.of("credits", "italy")) == (points, 0)


def test_8_the_bonus_tile_counts_for_automas_too() -> None:
    table = against().give("italy", energy=18, vp=0).dam("dam-1-lower", "italy").dam("dam-2-lower", "italy")
    table.s.round_no, table.s.bonus[2] = 3, n.BONUS_BASES
    flow_and_score(table.b, table.s, None)
    assert table.of("vp", "italy") == 6 + 6 + 2 * 4
