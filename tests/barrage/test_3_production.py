"""Notes, section 3: production and contracts."""

from __future__ import annotations

from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.contracts import refill_display

from .table import GOODS, Table


def test_worked_example_three_drops_through_a_foreign_conduit_of_value_4() -> None:
    """Three drops, value 4, no modifier: 12 energy, a fee of 3 credits, 3 VP for the owner of the conduit."""
    table = Table().dam("dam-3-lower", "usa", 3, 3).conduit("conduit-3-left", "italy").powerhouse("powerhouse-5-1", "usa")
    points = table.of("vp", "italy")
    table.turn_of("usa").play("place produce-0-left", "produce 3 from dam-3-lower through conduit-3-left")
    assert table.of("energy", "usa") == 12
    assert (table.of("credits", "usa"), table.of("credits", "italy")) == (GOODS - 3, GOODS + 3)
    assert table.of("vp", "italy") == points + 3


def system(*companies: str, drops: int = 2, officers: tuple[str, ...] = (), **options: object) -> Table:
    """The first company owns a dam of level 3 and a conduit of value 3 from basin 7 to basin 12."""
    table = Table(*companies, officers=officers, **options)
    first = table.names[0]
    return table.dam("dam-7-lower", first, 3, drops).conduit("conduit-7-right", first).powerhouse("powerhouse-12-1", first)


def produce(table: Table, drops: int, space: str = "produce-0-left") -> Table:
    table.turn_of(table.names[0])
    return table.play(f"place {space}", f"produce {drops} from dam-7-lower through conduit-7-right")


def test_p_1_engineers_must_all_be_placed_and_the_bank_takes_any_number() -> None:
    table = Table().turn_of("usa")
    assert table.why_not("pass") == "engineers-left"
    assert [move for move in table.legal() if move.startswith("bank")] == [f"bank {i}" for i in range(1, 13)]
    assert table.play("bank 12").of("credits", "usa") == GOODS + 12


def test_p_2_space_modifier_and_powerhouse_bonus_are_added() -> None:
    table = system().powerhouse("powerhouse-5-1", "usa")
    assert produce(table, 2, "produce-plus-2-left").of("energy", "usa") == 2 * 3 + 2 + 1


def test_p_2_below_one_is_not_a_production() -> None:
    table = Table().dam("dam-9-lower", "usa", 1, 1).conduit("conduit-9-left", "usa").powerhouse("powerhouse-11-1", "usa")
    assert table.turn_of("usa").why_not("place produce-minus-2-left") == "nothing-to-produce"


def test_p_3_fewer_drops_may_be_used() -> None:
    assert produce(system(drops=3), 1).drops() == {"dam-7-lower": 2}


def test_p_4_the_fee_must_be_there_before_the_reward() -> None:
    table = system().give("usa", credits=1)
    table.s.conduit_owner[13] = table.seat("italy") + 1
    table.turn_of("usa").play("place produce-0-left")
    assert table.why_not("produce 2 from dam-7-lower through conduit-7-right") == "fee-too-dear"


def test_p_4_an_own_conduit_costs_nothing() -> None:
    table = system().give("usa", credits=0)
    credits = table.of("credits", "usa")
    table.turn_of("usa").play("place produce-0-left")
    assert table.why_not("produce 2 from dam-7-lower through conduit-7-right") is None
    assert table.play("produce 2 from dam-7-lower through conduit-7-right").of("credits", "usa") == credits


def test_p_5_nobody_takes_water_from_the_dam_of_another_company() -> None:
    table = system().dam("dam-7-upper", "italy", 2, 2)
    table.turn_of("usa").play("place produce-0-left")
    assert table.why_not("produce 1 from dam-7-upper through conduit-7-right") == "not-your-dam"
    assert table.why_not("produce 1 from dam-7-lower through conduit-7-right") is None


def test_p_5_neutral_dams_are_for_everybody() -> None:
    table = Table().dam("dam-7-lower", "neutral", 2, 1).conduit("conduit-7-right", "usa").powerhouse("powerhouse-12-1", "usa")
    assert produce(table, 1).of("energy", "usa") == 3


def test_p_6_one_contract_per_production() -> None:
    table = system().contract("green-01", "usa").contract("green-10", "usa")
    produce(table, 2).play("fulfil green-10")
    assert table.decides == "germany"
    assert table.of("fulfilled", "usa") == 1


def test_p_7_energy_of_tiles_is_for_private_contracts_only() -> None:
    for option, offered in (("private-contracts", False), ("all-contracts", True)):
        table = Table("usa", "italy", tile_energy=option).tile("conduit-3", "usa").give("usa", excavators=20)
        table.s.national[0] = n.CONTRACT_NAMES.index("national-1")
        table.b.contract_energy[n.CONTRACT_NAMES.index("national-1")] = 10
        table.turn_of("usa").play("place construct-1", "build conduit conduit-1-left", "with conduit-3")
        assert ("fulfil national-1" in table.legal()) is offered


def test_p_8_the_reward_comes_before_germanys_second_production() -> None:
    table = Table("germany", "usa").dam("dam-7-lower", "germany", 2, 2).conduit("conduit-7-right", "germany")
    for name in ("powerhouse-12-1", "powerhouse-5-1"):
        table.powerhouse(name, "germany")
    table.conduit("conduit-7-left", "usa").contract("yellow-02", "germany")
    produce(table, 1, "produce-plus-2-left").play("fulfil yellow-02", "build powerhouse powerhouse-10-1")
    assert table.asked == "produce"
    assert "produce 1 from dam-7-lower through conduit-7-left" in table.legal()


def test_p_9_france_needs_three_less_and_moves_by_the_real_energy() -> None:
    table = system("france", "usa").powerhouse("powerhouse-5-1", "france").powerhouse("powerhouse-6-1", "france")
    table.contract("red-07", "france")
    produce(table, 2)
    assert table.of("energy", "france") == 7
    assert "fulfil red-07" in table.legal()


def test_p_10_the_display_is_refilled_at_the_end_of_the_turn() -> None:
    table = Table().turn_of("usa").play("place take-2-left")
    taken = [move for move in table.legal() if move.startswith("take")][:2]
    table.play(taken[0])
    assert len([move for move in table.legal() if move.startswith("take")]) == 5
    table.play(taken[1])
    assert all(table.s.display[colour, place] >= 0 for colour in range(3) for place in range(2))


def test_p_11_hand_limit_of_three_and_discards_under_their_stack() -> None:
    table = Table().contract("start-1", "usa").contract("green-01", "usa").contract("green-02", "usa").turn_of("usa")
    table.play("place take-1-left")
    taken = next(move for move in table.legal() if "yellow" in move)
    table.play(taken)
    assert table.asked == "discard-contract"
    before = table.s.stack_count[0]
    table.play("discard green-02")
    assert table.s.stack_count[0] == before + 1
    at = (table.s.stack_at[0] + before) % n.STACK
    assert n.CONTRACT_NAMES[table.s.stack[0, at]] == "green-02"


def test_p_12_national_contracts_are_not_replaced() -> None:
    table = system("france", "usa", drops=3).powerhouse("powerhouse-5-1", "france").powerhouse("powerhouse-6-1", "france")
    table.s.national[0] = n.CONTRACT_NAMES.index("national-1")
    produce(table, 3, "produce-plus-2-left").play("fulfil national-1")
    refill_display(table.s, None)
    assert all(table.s.national[i] == n.NO_CONTRACT for i in range(n.NATIONALS))


def test_p_7_steps_of_italy_never_count_for_a_contract() -> None:
    """7 produced with the bonus of the powerhouses, and 3 more steps: a contract of 8 stays out of reach."""
    table = system("italy", "usa").powerhouse("powerhouse-5-1", "italy").powerhouse("powerhouse-6-1", "italy")
    table.contract("red-01", "italy").contract("yellow-11", "italy")
    assert produce(table, 2).of("energy", "italy") == 7 + 3
    assert table.legal() == ["decline", "fulfil yellow-11"]


def test_p_7_steps_that_lie_on_the_track_never_count_for_a_contract() -> None:
    table = system().give("usa", energy=20).contract("yellow-11", "usa").contract("yellow-06", "usa")
    produce(table, 2)
    assert table.of("energy", "usa") == 26
    assert table.legal() == ["decline", "fulfil yellow-06"]


def test_p_8_marker_water_and_fee_come_before_the_contract() -> None:
    table = system("france", "italy", drops=2).contract("green-01", "france").dam("dam-10-upper", "italy")
    table.s.conduit_owner[12], table.s.conduit_owner[13] = table.seat("italy") + 1, 0
    table.powerhouse("powerhouse-10-1", "france").turn_of("france")
    points = table.of("vp", "italy")
    table.play("place produce-0-left", "produce 2 from dam-7-lower through conduit-7-left")
    assert table.asked == "fulfil"
    assert table.of("energy", "france") == 2 * 2 + 1
    assert (table.drops(), table.s.water_left) == ({"dam-10-upper": 1}, 1)
    assert (table.of("credits", "france"), table.of("vp", "italy")) == (GOODS - 2, points + 2)
    assert table.play("fulfil green-01").of("credits", "france") == GOODS - 2 + 5


def test_p_10_the_display_is_refilled_before_tommasos_extra_turn() -> None:
    table = Table("usa", "italy", officers=("tommaso-battista",)).turn_of("usa").play("architect take-1-left")
    taken = next(move for move in table.legal() if move.startswith("take"))
    table.play(taken)
    assert (table.decides, table.asked) == ("usa", "turn")
    assert all(table.s.display[colour, place] >= 0 for colour in range(3) for place in range(2))
