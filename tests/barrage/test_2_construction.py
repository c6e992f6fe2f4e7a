"""Notes, section 2: construction and the wheel, and the fifteen advanced tiles."""

from __future__ import annotations

import pytest

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.company import turn_wheel
from megawatt.games.barrage.rules.construct import tile_effect
from megawatt.games.barrage.rules.pending import push
from megawatt.games.barrage.rules.play import go_on, resolve
from megawatt.games.barrage.rules.rounds import begin_round

from .table import GOODS, Table


def construct(table: Table, *moves: str) -> Table:
    return table.turn_of("usa").play("place construct-1", *moves)


def test_k_1_tile_and_machines_go_on_the_wheel_which_turns_by_one() -> None:
    table = construct(Table(officers=("jill-mcdowell",)), "build base dam-5-upper")
    assert table.wheel_of("usa") == {5: ("basic-base", 4, 0)}
    assert (table.of("engineers", "usa"), table.of("credits", "usa"), table.of("excavators", "usa")) == (11, GOODS - 3, GOODS - 4)


def test_k_2_what_returns_by_this_turn_cannot_pay_for_this_construction() -> None:
    table = Table().wheel("usa", 1, excavators=5).give("usa", excavators=0, mixers=0).turn_of("usa")
    assert table.why_not("place construct-1") == "nothing-to-construct"


def test_k_3_six_turns_bring_a_segment_back() -> None:
    table = construct(Table(), "build base dam-8-lower")
    turn_wheel(table.s, 0, 4, None)
    assert table.wheel_of("usa") == {1: ("basic-base", 3, 0)}
    turn_wheel(table.s, 0, 1, None)
    assert table.wheel_of("usa") == {}
    assert table.of("excavators", "usa") == GOODS


def test_k_4_an_empty_wheel_can_be_turned() -> None:
    assert Table().turn_of("usa").play("place rotate-1-left").wheel_of("usa") == {}


def produce_for(table: Table, contract: str) -> Table:
    """USA fulfils a contract with a large production."""
    table.dam("dam-4-lower", "usa", 3, 3).conduit("conduit-4-right", "usa").powerhouse("powerhouse-12-1", "usa")
    table.contract(contract, "usa").turn_of("usa")
    return table.play("place produce-0-left", "produce 3 from dam-4-lower through conduit-4-right", f"fulfil {contract}")


def test_k_5_free_pieces_cost_only_the_red_border_and_may_be_declined() -> None:
    table = produce_for(Table(), "yellow-06")
    assert table.asked == "free-piece"
    assert table.why_not("build base dam-1-lower") == "wrong-area"
    assert "decline" in table.legal()
    table.play("build base dam-9-upper")
    assert table.of("credits", "usa") == GOODS - 3
    assert table.wheel_of("usa") == {}
    assert table.of("excavators", "usa") == GOODS


def test_k_6_surcharges_add_up() -> None:
    table = Table()
    table.s.construct_used[0] = 0b111
    table.turn_of("usa").play("place construct-4", "build base dam-8-upper")
    assert table.of("credits", "usa") == GOODS - 6


def test_k_7_elevations_go_on_own_dams_without_surcharge() -> None:
    table = Table().dam("dam-2-upper", "usa").dam("dam-3-lower", "neutral").dam("dam-9-lower", "usa", 3).turn_of("usa")
    table.play("place construct-1")
    assert table.why_not("build elevation dam-3-lower") == "not-your-dam"
    assert table.why_not("build elevation dam-9-lower") == "dam-full-height"
    table.play("build elevation dam-2-upper")
    assert (table.of("credits", "usa"), table.of("mixers", "usa")) == (GOODS, GOODS - 4)


def test_k_8_powerhouses_cost_2_3_4_5_and_there_are_four() -> None:
    table = Table("usa", "italy").give("usa", mixers=30)
    spent = []
    for name in ("powerhouse-5-1", "powerhouse-6-1", "powerhouse-7-1", "powerhouse-8-1"):
        before = table.of("mixers", "usa")
        table.s.construct_used[0] = 0
        table.tile("basic-powerhouse", "usa")
        table.turn_of("usa").play("place construct-1", f"build powerhouse {name}")
        spent.append(before - table.of("mixers", "usa"))
    assert spent == [2, 3, 4, 5]
    table.tile("basic-powerhouse", "usa").s.construct_used[0] = 0
    table.turn_of("usa").play("place construct-1")
    assert table.why_not("build powerhouse powerhouse-9-1") == "no-piece-left"


def test_k_8_one_own_powerhouse_and_one_own_base_per_basin() -> None:
    table = Table().powerhouse("powerhouse-8-1", "usa").dam("dam-8-lower", "usa").turn_of("usa").play("place construct-1")
    assert table.why_not("build powerhouse powerhouse-8-2") == "basin-taken"
    assert table.why_not("build base dam-8-upper") == "basin-taken"


def test_k_9_the_second_piece_pays_its_income_at_once() -> None:
    table = Table("italy", "usa").dam("dam-8-lower", "italy").turn_of("italy").play("place construct-1", "build base dam-9-lower")
    assert table.of("credits", "italy") == GOODS + 3


def test_k_9_option_revealed_income_waits_for_the_income_phase() -> None:
    table = Table("italy", "usa", revealed_income="income-phase").dam("dam-8-lower", "italy").turn_of("italy")
    table.play("place construct-1", "build base dam-9-lower")
    assert table.of("credits", "italy") == GOODS


def test_k_10_conduit_2_with_jill_offers_five_excavators_or_the_mixers() -> None:
    table = construct(Table(officers=("jill-mcdowell",)).tile("conduit-2", "usa"), "build conduit conduit-1-left", "with conduit-2")
    assert table.legal() == ["pay 0 excavators 5 mixers", "pay 5 excavators 0 mixers"]


def test_k_10_any_2_after_solomon_mixes_machines_and_credits() -> None:
    table = Table(officers=("solomon-p-jordan",)).tile("any-2", "usa").give("usa", excavators=1, mixers=1, credits=6)
    construct(table, "build conduit conduit-7-left")
    assert table.wheel_of("usa") == {5: ("any-2", 1, 1)}
    assert table.of("credits", "usa") == 0


def test_k_11_engineer_free_construction_keeps_a_player_in_the_round() -> None:
    table = Table("usa", "italy").tile("base-3", "usa").give("usa", engineers=0, excavators=0).give("italy", engineers=1)
    table.turn_of("usa")
    assert table.legal() == ["pass", "without-engineers base-3"]
    table.play("without-engineers base-3", "build base dam-2-lower")
    assert table.wheel_of("usa") == {5: ("base-3", 0, 0)}
    assert table.decides == "italy"


def test_k_12_construction_spaces_are_filled_from_the_left() -> None:
    assert Table().turn_of("usa").why_not("place construct-2") == "leftmost-first"
    assert Table(construction_spaces="any").turn_of("usa").why_not("place construct-2") is None


# The advanced tiles.


def after(tile: str, table: Table, target: int) -> Table:
    table.s.pending = 0
    tile_effect(table.b, table.s, 0, n.TILE_NAMES.index(tile), target, None)
    return table


@pytest.mark.parametrize(
    ("tile", "points"), [("elevation-3", 6), ("powerhouse-3", 9), ("any-3", 6)]
)  # fmt: skip
def test_tiles_that_score(tile: str, points: int) -> None:
    table = Table().dam("dam-1-lower", "usa", 2).dam("dam-2-lower", "usa", 3).dam("dam-3-lower", "usa")
    for name in ("powerhouse-5-1", "powerhouse-6-1", "powerhouse-8-1"):
        table.powerhouse(name, "usa")
    table.tile("any-3", "usa").wheel("usa", 2, "base-1").tile("anton-copy-tile", "usa")
    before = table.of("vp", "usa")
    assert after(tile, table, 0).of("vp", "usa") - before == points


def test_tiles_elevation_1_and_conduit_1_turn_and_pay() -> None:
    table = Table().dam("dam-1-lower", "usa", 3).wheel("usa", 2, "basic-base", 3)
    assert after("elevation-1", table, n.FIRST_ELEVATION + 1).wheel_of("usa") == {}
    assert after("conduit-1", table, n.FIRST_CONDUIT).of("credits", "usa") == GOODS + 10


def test_tiles_base_2_and_conduit_3_produce_energy() -> None:
    table = Table().dam("dam-1-lower", "usa").dam("dam-2-lower", "usa")
    assert after("base-2", table, 0).of("energy", "usa") == 2
    assert after("conduit-3", table, n.FIRST_CONDUIT).of("energy", "usa") == 12


def test_tile_elevation_2_fills_the_raised_dam() -> None:
    table = after("elevation-2", Table().dam("dam-4-lower", "usa", 3, 1), n.FIRST_ELEVATION + 7)
    assert table.drops() == {"dam-4-lower": 3}


def test_tile_any_1_saves_the_red_border() -> None:
    table = construct(Table().tile("any-1", "usa"), "build base dam-8-upper", "with any-1")
    assert table.of("credits", "usa") == GOODS


def test_tile_conduit_2_caps_the_cost_at_five() -> None:
    table = construct(Table().tile("conduit-2", "usa"), "build conduit conduit-2-right", "with conduit-2")
    assert table.of("excavators", "usa") == GOODS - 5


def test_tile_powerhouse_1_needs_no_engineers() -> None:
    table = Table().tile("powerhouse-1", "usa").turn_of("usa")
    table.play("without-engineers powerhouse-1", "build powerhouse powerhouse-5-1")
    assert (table.of("engineers", "usa"), table.of("mixers", "usa")) == (12, GOODS - 2)


def test_tile_powerhouse_2_offers_a_production_at_plus_2() -> None:
    table = Table().dam("dam-5-lower", "usa", 1, 1).conduit("conduit-5-left", "usa").tile("powerhouse-2", "usa")
    construct(table, "build powerhouse powerhouse-8-1", "with powerhouse-2")
    assert table.legal() == ["decline", "produce 1 from dam-5-lower through conduit-5-left"]
    table.play("produce 1 from dam-5-lower through conduit-5-left")
    assert table.of("energy", "usa") == 5


def test_tile_base_3_costs_nothing_but_the_red_border() -> None:
    table = Table().tile("base-3", "usa").turn_of("usa").play("without-engineers base-3", "build base dam-1-upper")
    assert (table.of("excavators", "usa"), table.of("credits", "usa")) == (GOODS, GOODS - 3)


def test_k_1_a_tile_of_another_piece_and_a_reward_of_another_piece_are_refused_for_what_they_are() -> None:
    table = Table().tile("base-1", "usa").turn_of("usa").play("place construct-1", "build base dam-8-lower")
    assert table.why_not("with basic-elevation") == "tile-builds-other"
    assert table.why_not("copying basic-base") == "tile-not-available"
    table = Table().tile("base-3", "usa").turn_of("usa").play("without-engineers base-3")
    assert table.why_not("build conduit conduit-7-left") == "tile-builds-other"
    table = Table()
    push(table.s, n.ASK_FREE_PIECE, 0, n.CONDUIT, 5, 1)
    go_on(table.b, table.s, None)
    assert table.why_not("build base dam-8-lower") == "reward-is-other"
    assert table.why_not("build conduit conduit-7-left") is None


def conduit_with_any_2(reading: str) -> Table:
    """Jill builds a conduit of value 5 with tile any-2."""
    table = Table(officers=("jill-mcdowell",), jill_any_2=reading).tile("any-2", "usa").turn_of("usa")
    return table.play("place construct-1", "build conduit conduit-1-left", "with any-2")


def test_k_10_jill_with_any_2_pays_mixers_or_twice_the_value_in_any_mix() -> None:
    table = conduit_with_any_2("mixers-or-mix")
    mixed = [f"pay {excavators} excavators {10 - excavators} mixers" for excavators in range(11)]
    assert set(table.legal()) == {"pay 0 excavators 5 mixers", *mixed}
    assert table.why_not("pay 3 excavators 2 mixers") == "wrong-payment"


def test_k_10_jill_with_any_2_in_the_other_readings() -> None:
    half = {f"pay {excavators} excavators {5 - excavators} mixers" for excavators in range(6)}
    assert half <= set(conduit_with_any_2("half-mix").legal())
    table = conduit_with_any_2("full-mix")
    assert set(table.legal()) == {f"pay {excavators} excavators {10 - excavators} mixers" for excavators in range(11)}


def test_k_10_any_2_alone_and_jill_alone_are_the_same_in_every_reading() -> None:
    for reading in n.JILL_NAMES:
        table = Table(jill_any_2=reading).tile("any-2", "usa").give("usa", excavators=4, mixers=6).turn_of("usa")
        table.play("place construct-1", "build conduit conduit-1-left")
        assert table.wheel_of("usa") == {5: ("any-2", 4, 6)}
        table = Table(officers=("jill-mcdowell",), jill_any_2=reading).give("usa", excavators=0).turn_of("usa")
        table.play("place construct-1", "build conduit conduit-1-left")
        assert table.wheel_of("usa") == {5: ("basic-conduit", 0, 5)}


# Pieces and spaces.


@pytest.mark.parametrize(
    ("piece", "space"),
    [("base", "dam-8-lower"), ("conduit", "conduit-7-left"), ("elevation", "dam-9-lower"), ("powerhouse", "powerhouse-5-1")],
)
def test_k_8_a_company_has_5_bases_5_elevations_5_conduits_and_4_powerhouses(piece: str, space: str) -> None:
    table = Table().dam("dam-9-lower", "usa")
    most = 4 if piece == "powerhouse" else 5
    for built, refused in ((most - 1, None), (most, "no-piece-left")):
        table.s.built[0, n.PIECE_NAMES.index(piece)] = built
        table.s.construct_used[0] = 0
        table.turn_of("usa").play("place construct-1")
        assert table.why_not(f"build {piece} {space}") == refused


def test_k_8_pieces_only_go_on_free_spaces() -> None:
    table = Table().dam("dam-8-lower", "italy").dam("dam-2-lower", "neutral").conduit("conduit-7-left", "italy")
    table.powerhouse("powerhouse-5-1", "italy").turn_of("usa").play("place construct-1")
    for taken in ("base dam-8-lower", "base dam-2-lower", "conduit conduit-7-left", "powerhouse powerhouse-5-1"):
        assert table.why_not(f"build {taken}") == "space-taken"
    for free in ("base dam-8-upper", "base dam-2-upper", "conduit conduit-7-right", "powerhouse powerhouse-5-2"):
        assert table.why_not(f"build {free}") is None


@pytest.mark.parametrize(("space", "mixers"), [("dam-3-lower", 4), ("dam-6-lower", 3), ("dam-9-lower", 2)])
def test_k_7_elevations_cost_mixers_by_area(space: str, mixers: int) -> None:
    table = construct(Table().dam(space, "usa"), f"build elevation {space}")
    assert table.wheel_of("usa") == {5: ("basic-elevation", 0, mixers)}


# Incomes.


@pytest.mark.parametrize("piece", ["base", "elevation", "conduit"])
def test_k_9_the_fifth_piece_pays_7_vp_at_once_and_in_every_income_phase(piece: str) -> None:
    table = Table("germany", "usa").give("germany", vp=0, energy=1).give("usa", energy=9)
    if piece == "elevation":
        table.dam("dam-8-lower", "germany", 2).dam("dam-9-lower", "germany")
        space = "dam-9-lower"
    else:
        space = "dam-9-lower" if piece == "base" else "conduit-7-left"
    table.s.built[0, n.PIECE_NAMES.index(piece)] = 4
    table.turn_of("germany").play("place construct-1", f"build {piece} {space}")
    assert table.of("vp", "germany") == 7
    table.s.pending = 0
    for row in range(3):
        table.s.built[0, row] = 5 if n.PIECE_NAMES[row] == piece else 0
    begin_round(table.b, table.s, None)
    while table.s.pending and table.s.kind[table.s.pending - 1] >= n.DO_GAIN:
        resolve(table.b, table.s, table.s.who[table.s.pending - 1], table.s.kind[table.s.pending - 1], None)
    at_second_and_fourth = {"base": 3, "elevation": 2, "conduit": 2}[piece]
    assert table.of("vp", "germany") == 7 + 7 + at_second_and_fourth


def test_k_1_the_uncovered_income_comes_before_the_effect_of_the_tile() -> None:
    """The second base of France gives a machine of choice, then base-1 offers its drops."""
    table = Table("france", "usa").tile("base-1", "france").dam("dam-8-lower", "france").turn_of("france")
    table.play("place construct-1", "build base dam-9-lower", "with base-1")
    assert table.asked == "machines"
    assert table.play("gain mixer").asked == "first-water"


def test_k_5_a_free_piece_uncovers_income() -> None:
    """The second base of the USA turns the wheel."""
    table = produce_for(Table("usa", "italy").wheel("usa", 1, excavators=2), "yellow-06").play("build base dam-9-lower")
    assert table.wheel_of("usa") == {}
    assert table.of("excavators", "usa") == GOODS + 2


@pytest.mark.parametrize(("contract", "most"), [("green-11", 2), ("yellow-08", 3), ("red-04", 4)])
def test_k_5_free_conduits_only_up_to_the_value_shown(contract: str, most: int) -> None:
    table = produce_for(Table(), contract)
    offered = {move.removeprefix("build conduit ") for move in table.legal() if move.startswith("build")}
    assert {table.b.conduit_value[m.CONDUIT_NAMES.index(name)] for name in offered} == set(range(1, most + 1))
    assert table.why_not("build conduit conduit-1-left") == "value-too-high"


# More about advanced tiles.


def test_tile_base_1_may_be_declined() -> None:
    table = construct(Table().tile("base-1", "usa"), "build base dam-5-lower", "with base-1")
    assert table.legal() == ["decline", "accept"]
    assert table.play("decline").drops() == {}


def test_tile_any_1_does_not_save_the_credits_of_the_fourth_construction_space() -> None:
    table = Table().tile("any-1", "usa")
    table.s.construct_used[0] = 0b111
    table.turn_of("usa").play("place construct-4", "build base dam-8-upper", "with any-1")
    assert table.of("credits", "usa") == GOODS - 3
