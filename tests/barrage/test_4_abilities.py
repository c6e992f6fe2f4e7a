"""Notes, section 4: companies, officers and how they meet."""

from __future__ import annotations

import pytest

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.company import dam_capacity
from megawatt.games.barrage.rules.water import flow_from

from .table import GOODS, Table


def three_powerhouses(table: Table, company: str) -> Table:
    for name in ("powerhouse-5-1", "powerhouse-9-1", "powerhouse-11-1"):
        table.powerhouse(name, company)
    return table


def test_v_1_usa_steps_per_drop_and_zone_crossed_by_river() -> None:
    table = three_powerhouses(Table(), "usa")
    flow_from(table.b, table.s, 1, 2, None)
    assert table.of("energy", "usa") == 2 * 3


def test_v_1_the_zone_where_a_drop_is_released_does_not_count_for_it() -> None:
    table = three_powerhouses(Table("germany", "usa"), "usa").dam("dam-3-lower", "germany", 1, 1)
    table.conduit("conduit-3-left", "germany").powerhouse("powerhouse-5-2", "germany").turn_of("germany")
    table.play("place produce-0-left", "produce 1 from dam-3-lower through conduit-3-left")
    assert table.of("energy", "usa") == 2


@pytest.mark.parametrize(("reading", "energy"), [("both", 4), ("first", 2)])
def test_v_2_viktor_with_germany(reading: str, energy: int) -> None:
    table = Table("germany", "usa", officers=("viktor-fiesler",), viktor_germany=reading).dam("dam-6-lower", "germany", 2, 1)
    table.dam("dam-10-lower", "germany", 2, 2).conduit("conduit-6-right", "germany").conduit("conduit-10-left", "germany")
    three_powerhouses(table, "germany").powerhouse("powerhouse-7-1", "germany").turn_of("germany")
    table.play("place produce-0-left", "produce 1 from dam-6-lower through conduit-6-right")
    assert table.of("energy", "germany") == 4 + 3
    table.play("produce 1 from dam-10-lower through conduit-10-left")
    assert table.of("energy", "germany") == 7 + energy


def test_v_3_germany_needs_a_different_powerhouse() -> None:
    table = three_powerhouses(Table("germany", "usa"), "germany").dam("dam-9-lower", "germany", 3, 3)
    table.conduit("conduit-9-left", "germany").conduit("conduit-9-right", "usa").powerhouse("powerhouse-12-1", "germany")
    table.turn_of("germany").play("place produce-0-left", "produce 1 from dam-9-lower through conduit-9-left")
    assert table.why_not("produce 1 from dam-9-lower through conduit-9-left") == "same-powerhouse"
    assert "produce 1 from dam-9-lower through conduit-9-right" in table.legal()


def test_v_4_italy_gains_steps_on_production_actions_only() -> None:
    table = three_powerhouses(Table("italy", "usa"), "italy").dam("dam-9-lower", "italy", 2, 1).conduit("conduit-9-left", "italy")
    table.tile("base-2", "italy").turn_of("italy").play("place construct-1", "build base dam-1-lower", "with base-2")
    assert table.of("energy", "italy") == 2
    table.turn_of("italy").play("place produce-0-left", "produce 1 from dam-9-lower through conduit-9-left")
    assert table.of("energy", "italy") == 2 + 1 + 1 + 3


def test_v_5_graziano_holds_a_fourth_drop_in_level_3_only() -> None:
    table = Table(officers=("graziano-del-monte",)).dam("dam-1-lower", "usa", 3).dam("dam-2-lower", "usa", 2)
    table.dam("dam-3-lower", "neutral", 3)
    assert [dam_capacity(table.s, dam) for dam in (1, 3, 5)] == [4, 2, 3]


def test_v_6_mahiri_copies_before_the_action_and_for_this_turn_only() -> None:
    table = Table(officers=("mahiri-sekibo",))
    table.s.copyable = 0b1
    table.turn_of("usa").play("place mahiri-1", "copy wilhelm-adler", "place construct-1", "build base dam-1-lower")
    assert table.of("excavators", "usa") == GOODS - 3
    assert table.of("engineers", "usa") == 10
    assert table.s.ability[0] == table.s.officer[0]


def test_v_6_mahiri_needs_an_engineer_for_the_turn_itself() -> None:
    table = Table(officers=("mahiri-sekibo",)).give("usa", engineers=1).turn_of("usa")
    assert table.why_not("place mahiri-1") == "needs-engineer-after"


def test_v_7_anton_copies_a_tile_on_the_wheel() -> None:
    table = Table(officers=("anton-krylov",)).wheel("usa", 3, "basic-conduit", 4).turn_of("usa")
    table.play("place construct-1", "build conduit conduit-7-left")
    assert table.wheel_of("usa") == {2: ("basic-conduit", 4, 0), 5: ("anton-copy-tile", 4, 0)}


def test_v_7_anton_copies_engineer_free_tiles_too() -> None:
    table = Table(officers=("anton-krylov",)).tile("base-3", "usa").wheel("usa", 3, "base-3").turn_of("usa")
    assert "without-engineers copied base-3" in table.legal()


def test_v_8_advanced_tiles_count_in_supply_and_on_the_wheel() -> None:
    table = Table().tile("any-3", "usa").tile("base-1", "usa").wheel("usa", 3, "base-1").turn_of("usa")
    points = table.of("vp", "usa")
    table.play("place construct-1", "build base dam-8-lower", "with any-3")
    assert table.of("vp", "usa") == points + 6


# The officers.


def test_wilhelm_builds_every_base_for_three() -> None:
    table = Table(officers=("wilhelm-adler",)).turn_of("usa").play("place construct-1", "build base dam-4-lower")
    assert table.of("excavators", "usa") == GOODS - 3


def test_viktor_lifts_a_small_production_to_four() -> None:
    table = Table(officers=("viktor-fiesler",)).dam("dam-9-lower", "usa", 1, 1).conduit("conduit-9-left", "usa")
    table.powerhouse("powerhouse-11-1", "usa").turn_of("usa")
    table.play("place produce-minus-2-left", "produce 1 from dam-9-lower through conduit-9-left")
    assert table.of("energy", "usa") == 2


def test_jill_pays_conduits_in_mixers() -> None:
    table = Table(officers=("jill-mcdowell",)).give("usa", excavators=0).turn_of("usa")
    table.play("place construct-1", "build conduit conduit-1-left")
    assert table.of("mixers", "usa") == GOODS - 5


def test_solomon_replaces_machines_by_credits() -> None:
    table = Table(officers=("solomon-p-jordan",)).give("usa", excavators=2).turn_of("usa")
    table.play("place construct-1", "build base dam-8-lower", "pay 2 excavators 0 mixers")
    assert (table.of("credits", "usa"), table.of("excavators", "usa")) == (GOODS - 3, 0)
    assert table.wheel_of("usa") == {5: ("basic-base", 2, 0)}


def test_simone_fulfils_several_whose_energies_add_up() -> None:
    table = Table("usa", "italy", officers=("simone-luciani",)).dam("dam-4-lower", "usa", 2, 2).conduit("conduit-4-right", "usa")
    table.powerhouse("powerhouse-12-1", "usa").turn_of("usa")
    for name in ("green-10", "yellow-11", "red-12"):
        table.contract(name, "usa")
    table.play("place produce-0-left", "produce 2 from dam-4-lower through conduit-4-right", "fulfil green-10")
    assert table.legal() == ["decline", "fulfil yellow-11"]


def test_tommaso_takes_another_turn_after_the_architect() -> None:
    table = Table("usa", "italy", officers=("tommaso-battista",)).turn_of("usa").play("architect rotate-1-left")
    assert table.decides == "usa"
    assert table.why_not("architect rotate-1-right") == "no-architect"
    assert table.play("place buy-excavator-left").decides == "italy"


def test_tommasos_extra_turn_may_be_forgone_where_the_tile_says_may() -> None:
    for reading, legal in (("may", True), ("must", False)):
        table = Table("usa", "italy", officers=("tommaso-battista",), extra_turn=reading).turn_of("usa")
        assert table.why_not("decline") == "not-asked"
        table.play("architect rotate-1-left")
        assert ("decline" in table.legal()) is legal
        assert table.why_not("decline") == (None if legal else "not-asked")
    table = Table("usa", "italy", officers=("tommaso-battista",)).turn_of("usa").play("architect rotate-1-left", "decline")
    assert table.decides == "italy"
    table.play("bank 1")
    assert (table.decides, table.of("engineers", "usa")) == ("usa", 11)
    assert "decline" not in table.legal()


def test_v_6_mahiri_may_copy_with_her_last_engineer_before_a_construction_that_needs_none() -> None:
    table = Table(officers=("mahiri-sekibo",)).give("usa", engineers=1).tile("powerhouse-1", "usa")
    table.s.copyable = 1 << n.SOLOMON
    table.turn_of("usa").give("usa", mixers=0).play("place mahiri-1", "copy solomon-p-jordan")
    assert table.legal() == ["pass", "without-engineers powerhouse-1"]
    table.play("without-engineers powerhouse-1", "build powerhouse powerhouse-5-1")
    assert table.of("credits", "usa") == GOODS - 2 * 3
    assert table.decides == "germany"


def test_v_6_mahiri_may_copy_anton_with_her_last_engineer_for_a_tile_on_the_wheel() -> None:
    table = Table(officers=("mahiri-sekibo",)).give("usa", engineers=1).tile("base-3", "usa").wheel("usa", 3, "base-3")
    table.s.copyable = 1 << n.SOLOMON
    assert table.turn_of("usa").why_not("place mahiri-1") == "needs-engineer-after"
    table.s.copyable = 1 << n.ANTON
    table.turn_of("usa").play("place mahiri-1", "copy anton-krylov", "without-engineers copied base-3", "build base dam-8-lower")
    assert table.s.dam_owner[m.DAM_NAMES.index("dam-8-lower")] == 1


def french_simone(**options: str) -> Table:
    """France with Simone has produced 7 and holds contracts of 7, 3 and 2."""
    table = three_powerhouses(Table("france", "italy", officers=("simone-luciani",), **options), "france")
    table.dam("dam-7-lower", "france", 2, 2).conduit("conduit-7-right", "france").powerhouse("powerhouse-12-1", "france")
    table.contract("yellow-12", "france").contract("green-10", "france").contract("start-3", "france").turn_of("france")
    return table.play("place produce-minus-2-left", "produce 2 from dam-7-lower through conduit-7-right")


def test_p_9_france_with_simone_needs_3_less_for_the_sum_of_the_contracts() -> None:
    table = french_simone().play("fulfil yellow-12")
    assert table.of("energy", "france") == 7
    assert table.legal() == ["decline", "fulfil start-3", "fulfil green-10"]
    assert table.play("fulfil green-10").decides == "italy"
    table = french_simone().play("fulfil start-3", "fulfil green-10")
    assert table.decides == "italy"


def test_p_9_france_with_simone_needs_3_less_for_each_contract_in_the_other_reading() -> None:
    table = french_simone(france_simone="each").play("fulfil start-3", "fulfil green-10", "fulfil yellow-12")
    assert table.of("fulfilled", "france") == 3


def test_p_9_france_without_simone_is_the_same_in_both_readings() -> None:
    for reading in ("once", "each"):
        table = french_simone(france_simone=reading)
        table.s.ability[0] = n.WILHELM
        assert table.legal() == ["decline", "fulfil start-3", "fulfil green-10", "fulfil yellow-12"]
        assert table.play("fulfil yellow-12").decides == "italy"


def test_p_7_simone_fulfils_several_with_a_production_action_only() -> None:
    for reading, asked in (("powerhouses", "turn"), ("all-energy", "fulfil")):
        table = Table("usa", "italy", officers=("simone-luciani",), simone_energy=reading).tile("conduit-3", "usa")
        table.contract("green-10", "usa").contract("start-3", "usa").turn_of("usa")
        table.play("place construct-1", "build conduit conduit-4-right", "with conduit-3", "fulfil green-10")
        assert table.asked == asked


# Germany again.


def german_systems(table: Table) -> Table:
    """Three powerhouses, and water for basins 12 and 11 with conduits of value 3 and 1."""
    for name in ("powerhouse-5-1", "powerhouse-12-1", "powerhouse-11-1"):
        table.powerhouse(name, "germany")
    table.dam("dam-7-lower", "germany", 3, 3).conduit("conduit-7-right", "germany")
    return table.dam("dam-9-lower", "germany", 3, 3).conduit("conduit-9-left", "germany")


def test_v_3_germanys_second_production_may_fulfil_a_contract_and_is_never_followed_by_a_third() -> None:
    table = (
        german_systems(Table("germany", "usa")).contract("green-01", "germany").contract("green-06", "germany").turn_of("germany")
    )
    table.play("place produce-0-left", "produce 1 from dam-7-lower through conduit-7-right", "fulfil green-06")
    assert table.asked == "produce"
    table.play("produce 2 from dam-9-lower through conduit-9-left")
    assert table.asked == "fulfil"
    assert table.play("fulfil green-01").of("fulfilled", "germany") == 2
    assert (table.decides, table.of("energy", "germany")) == ("usa", 3 + 1 + 2)


def test_v_3_germanys_second_production_follows_the_one_of_tile_powerhouse_2() -> None:
    """The third powerhouse is built with the tile; its production gets +2 and the bonus, the second one neither."""
    table = Table("germany", "usa").tile("powerhouse-2", "germany").powerhouse("powerhouse-5-1", "germany")
    table.powerhouse("powerhouse-12-1", "germany").dam("dam-7-lower", "germany", 3, 1).conduit("conduit-7-right", "germany")
    table.dam("dam-9-lower", "germany", 3, 1).conduit("conduit-9-left", "germany").turn_of("germany")
    table.play("place construct-1", "build powerhouse powerhouse-11-1", "with powerhouse-2")
    table.play("produce 1 from dam-7-lower through conduit-7-right")
    assert (table.asked, table.of("energy", "germany")) == ("produce", 3 + 2 + 1)
    assert table.play("produce 1 from dam-9-lower through conduit-9-left").of("energy", "germany") == 6 + 1
    assert table.decides == "usa"


# Mahiri's copies.


def mahiri(*copyable: int, **options: object) -> Table:
    table = Table("usa", "italy", officers=("mahiri-sekibo",), **options)
    table.s.copyable = sum(1 << officer for officer in copyable)
    return table.turn_of("usa")


def test_v_6_mahiri_copies_once_a_turn_and_only_who_is_there_to_be_copied() -> None:
    table = mahiri(n.WILHELM, n.VIKTOR).play("place mahiri-1")
    assert table.legal() == ["copy wilhelm-adler", "copy viktor-fiesler"]
    assert table.why_not("copy jill-mcdowell") == "officer-not-copyable"
    assert table.why_not("copy mahiri-sekibo") == "officer-not-copyable"
    table.play("copy viktor-fiesler")
    assert table.why_not("place mahiri-2") == "copied-already"
    assert table.play("bank 1").turn_of("usa").why_not("place mahiri-2") is None


def test_v_5_a_fourth_drop_of_a_copied_graziano_stays_but_none_is_added_later() -> None:
    table = mahiri(n.GRAZIANO).dam("dam-2-lower", "usa", 3, 3).dam("dam-3-lower", "usa", 3, 3)
    table.play("place mahiri-1", "copy graziano-del-monte", "place water-flow-left", "drop headstream-b")
    assert table.drops() == {"dam-2-lower": 4, "dam-3-lower": 3}
    table.turn_of("usa").play("place water-flow-right", "drop headstream-c")
    assert table.drops() == {"dam-2-lower": 4, "dam-3-lower": 3}
    flow_from(table.b, table.s, 1, 1, None)
    assert table.drops()["dam-2-lower"] == 4


def test_v_6_mahiri_uses_margots_space_for_an_engineer_and_no_credits() -> None:
    table = mahiri(n.MARGOT, leeghwater=True)
    table.s.building_in_play[n.FINANCIAL_DIVISION] = table.s.building_owners[n.FINANCIAL_DIVISION] = 1
    assert table.turn_of("usa").why_not("place margot") == "not-your-officer"
    table.play("place mahiri-1", "copy margot-fouche", "place margot", "perform financial-division")
    assert (table.of("credits", "usa"), table.of("engineers", "usa")) == (GOODS + 5, 10)


def test_v_6_a_copied_simone_keeps_four_contracts_until_the_next_one_is_fulfilled() -> None:
    table = mahiri(n.SIMONE)
    for name in ("start-1", "green-06", "green-01"):
        table.contract(name, "usa")
    table.play("place mahiri-1", "copy simone-luciani", "place take-1-left")
    table.play(next(move for move in table.legal() if move.startswith("take red")))
    assert (table.decides, table.of("hand_count", "usa")) == ("italy", 4)
    table.dam("dam-7-lower", "usa", 3, 2).conduit("conduit-7-right", "usa").powerhouse("powerhouse-12-1", "usa").turn_of("usa")
    table.play("place produce-0-left", "produce 2 from dam-7-lower through conduit-7-right", "fulfil green-01")
    assert (table.decides, table.of("hand_count", "usa")) == ("italy", 3)
    table.turn_of("usa").play("place take-1-right")
    table.play(next(move for move in table.legal() if move.startswith("take red")))
    assert table.asked == "discard-contract"


def test_v_6_a_copied_simone_fulfils_several_contracts_with_this_production() -> None:
    table = mahiri(n.SIMONE).dam("dam-7-lower", "usa", 3, 2).conduit("conduit-7-right", "usa").powerhouse("powerhouse-12-1", "usa")
    table.contract("green-01", "usa").contract("green-06", "usa").turn_of("usa")
    table.play("place mahiri-1", "copy simone-luciani", "place produce-0-left")
    table.play("produce 2 from dam-7-lower through conduit-7-right", "fulfil green-06", "fulfil green-01")
    assert table.of("fulfilled", "usa") == 2


def test_v_6_a_copied_tommaso_makes_an_engineer_the_architect_without_a_further_copy() -> None:
    table = mahiri(n.TOMMASO).play("place mahiri-1", "copy tommaso-battista", "architect buy-excavator-left")
    assert (table.decides, table.of("engineers", "usa")) == ("usa", 10)
    assert table.why_not("place mahiri-2") == "copied-already"
    assert table.why_not("architect rotate-1-left") == "no-architect"
    table.play("bank 1", "bank 1")
    assert table.decides == "usa"
    assert table.why_not("place mahiri-2") is None


# Simone and Tommaso themselves.


def test_simone_keeps_four_open_contracts_and_discards_the_fifth() -> None:
    table = Table("usa", "italy", officers=("simone-luciani",)).contract("start-1", "usa").contract("green-01", "usa")
    table.contract("green-02", "usa").turn_of("usa").play("place take-1-left")
    table.play(next(move for move in table.legal() if "yellow" in move))
    assert (table.decides, table.of("hand_count", "usa")) == ("italy", 4)
    table.turn_of("usa").play("place take-1-right")
    table.play(next(move for move in table.legal() if "yellow" in move))
    assert table.asked == "discard-contract"
    assert table.play("discard start-1").of("hand_count", "usa") == 4


def test_the_architect_goes_alone_to_spaces_for_exactly_one_engineer() -> None:
    table = Table("usa", "italy", officers=("tommaso-battista",)).turn_of("usa")
    assert table.of("engineers", "usa") == 12
    for space in ("buy-pair-left", "rotate-3-left", "rotate-1-right", "rotate-3-right"):
        assert table.why_not(f"place {space}") is None
        assert table.why_not(f"architect {space}") == "architect-alone"
    assert table.why_not("architect construct-1") is None


def test_the_architect_among_others_is_a_plain_engineer_and_the_bank_brings_no_extra_turn() -> None:
    for move in ("bank 1", "bank 12", "place buy-pair-left"):
        table = Table("usa", "italy", officers=("tommaso-battista",)).turn_of("usa")
        assert table.play(move).decides == "italy"
    table = (
        Table("usa", "italy", officers=("tommaso-battista",)).give("usa", engineers=2).turn_of("usa").play("place buy-pair-left")
    )
    assert (table.decides, table.of("architect", "usa")) == ("italy", 0)
    table = Table("usa", "italy", officers=("tommaso-battista",)).turn_of("usa")
    assert not [move for move in table.legal() if move.startswith("architect bank")]
