"""Notes, section 1: water."""

from __future__ import annotations

import random

from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.water import flow_from, release_headstreams

from .table import Table


def put_water(table: Table, **streams: int) -> Table:
    for letter, drops in streams.items():
        table.s.waiting[n.LETTERS.index(letter)] = drops
        table.s.water_placed += drops
    return table


def test_w_1_the_first_basin_skips_the_hills() -> None:
    table = put_water(Table().dam("dam-8-lower", "usa", 2).dam("dam-5-lower", "italy", 3), a=2)
    release_headstreams(table.b, table.s, None)
    assert table.drops() == {"dam-8-lower": 2}


def test_w_1_both_outer_hills_drain_into_basin_10_and_on_to_the_exit() -> None:
    table = put_water(Table().dam("dam-10-upper", "usa", 2), c=1, d=2)
    release_headstreams(table.b, table.s, None)
    assert table.drops() == {"dam-10-upper": 2}
    assert table.s.water_left == 1


def test_w_2_the_first_dam_with_room_catches_whoever_owns_it() -> None:
    table = put_water(Table().dam("dam-2-upper", "france").dam("dam-2-lower", "neutral").dam("dam-5-upper", "usa", 3), b=4)
    release_headstreams(table.b, table.s, None)
    assert table.drops() == {"dam-2-upper": 1, "dam-2-lower": 1, "dam-5-upper": 2}


def test_w_2_what_has_flowed_does_not_flow_again() -> None:
    table = put_water(Table().dam("dam-2-upper", "france", 3), b=2)
    release_headstreams(table.b, table.s, None)
    assert list(table.s.waiting) == [0] * len(table.s.waiting)
    release_headstreams(table.b, table.s, None)
    assert table.drops() == {"dam-2-upper": 2}


def test_w_2_stored_drops_never_spill() -> None:
    table = put_water(Table().dam("dam-3-upper", "usa", 1, 1), c=3)
    release_headstreams(table.b, table.s, None)
    assert table.drops() == {"dam-3-upper": 1}
    assert table.s.water_left == 3


def test_w_3_the_order_of_drops_is_irrelevant() -> None:
    for seed in range(20):
        chooser, ends = random.Random(seed), set()
        dams = [(f"dam-{basin}-{side}", chooser.randint(1, 3)) for basin in range(1, 11) for side in ("upper", "lower")]
        dams = chooser.sample(dams, 9)
        drops = [chooser.randrange(4) for _ in range(8)]
        for _ in range(4):
            chooser.shuffle(drops)
            table = Table()
            for name, level in dams:
                table.dam(name, "italy", level)
            for stream in drops:
                flow_from(table.b, table.s, stream, 1, None)
            ends.add(str(table.drops()))
        assert len(ends) == 1


def test_w_4_delayed_drops_wait_and_flowing_ones_run_at_once() -> None:
    table = Table().dam("dam-2-lower", "usa", 2)
    table.turn_of("usa").play("place water-two-left", "drop headstream-b", "decline")
    assert table.drops() == {}
    assert table.s.waiting[1] == 1
    table.turn_of("usa").play("place water-flow-left", "drop headstream-b")
    assert table.drops() == {"dam-2-lower": 1}


def test_w_5_used_drops_go_on_from_the_zone_of_the_powerhouse() -> None:
    table = Table().dam("dam-6-lower", "usa", 2, 2).conduit("conduit-6-right", "usa").powerhouse("powerhouse-7-1", "usa")
    table.dam("dam-7-upper", "france").turn_of("usa")
    table.play("place produce-0-left", "produce 2 from dam-6-lower through conduit-6-right")
    assert table.drops() == {"dam-7-upper": 1}
    assert table.s.water_left == 1


def test_w_6_both_dams_feed_both_conduits_one_dam_at_a_time() -> None:
    table = Table().dam("dam-5-upper", "usa", 2, 2).dam("dam-5-lower", "neutral", 2, 1)
    for conduit, powerhouse in (("conduit-5-left", "powerhouse-8-1"), ("conduit-5-right", "powerhouse-10-1")):
        table.conduit(conduit, "usa").powerhouse(powerhouse, "usa")
    table.turn_of("usa").play("place produce-0-left")
    assert table.legal() == [
        "produce 1 from dam-5-upper through conduit-5-left",
        "produce 2 from dam-5-upper through conduit-5-left",
        "produce 1 from dam-5-lower through conduit-5-left",
        "produce 1 from dam-5-upper through conduit-5-right",
        "produce 2 from dam-5-upper through conduit-5-right",
        "produce 1 from dam-5-lower through conduit-5-right",
    ]


def test_w_7_direct_drops_do_not_travel() -> None:
    table = Table().tile("base-1", "usa").dam("dam-9-lower", "usa", 2, 1).dam("dam-3-lower", "usa").turn_of("usa")
    table.play("place construct-1", "build base dam-5-lower", "with base-1")
    assert table.asked == "first-water"
    table.play("accept")
    assert table.drops() == {"dam-3-lower": 1, "dam-5-lower": 1, "dam-9-lower": 1}


def test_w_8_round_5_adds_no_headstream_water() -> None:
    assert all(Table().b.headstream_drops[tile, 4] == 0 for tile in range(n.HEADSTREAM_TILES))


def test_w_9_the_supply_of_machines_is_not_a_limit() -> None:
    table = Table().give("usa", excavators=90)
    table.turn_of("usa").play("place buy-excavator-left")
    assert table.of("excavators", "usa") == 91


def test_w_4_two_drops_of_an_action_may_stop_after_one_or_must_both_be_placed() -> None:
    for reading, legal in (("one-at-least", True), ("all", False)):
        table = Table(water_drops=reading).turn_of("usa").play("place water-two-left")
        assert table.why_not("decline") == "must-choose"
        table.play("drop headstream-a")
        assert ("decline" in table.legal()) is legal
        assert (table.why_not("decline") is None) is legal
        assert table.play("drop headstream-b").decides == "germany"


def test_w_4_drops_of_a_reward_may_be_declined_in_both_readings() -> None:
    for reading in ("one-at-least", "all"):
        table = Table(water_drops=reading).dam("dam-7-lower", "usa", 3, 3).conduit("conduit-7-right", "usa")
        table.powerhouse("powerhouse-12-1", "usa").contract("green-05", "usa").turn_of("usa")
        table.play("place produce-plus-2-left", "produce 3 from dam-7-lower through conduit-7-right", "fulfil green-05")
        assert table.asked == "drops"
        assert "decline" in table.legal()
