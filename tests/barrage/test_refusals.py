"""Refusals that no test of a rule meets on its way: what is not there, and what is not one's own."""

from __future__ import annotations

import random

import megawatt
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n

from .table import Table


def system(drops: int = 2, **options: object) -> Table:
    """USA own a dam, a conduit of value 3 from basin 7 to basin 12, and the powerhouse there."""
    table = Table("usa", "germany", **options).dam("dam-7-lower", "usa", 3, drops)
    return table.conduit("conduit-7-right", "usa").powerhouse("powerhouse-12-1", "usa")


def with_building(building: str) -> Table:
    """USA own a building of the expansion."""
    table = Table("usa", "italy", leeghwater=True)
    at = n.BUILDING_NAMES.index(building)
    table.s.building_in_play[at] = table.s.building_owners[at] = 1
    table.s.built[0, n.BUILDING] = 1
    return table.turn_of("usa")


POWERHOUSES = tuple(f"powerhouse-{basin}-1" for basin in range(1, 13))


def ends_in(table: Table, conduit: str) -> str:
    """The basin that a conduit leads to, as powerhouses name it."""
    return str(table.b.conduit_to[m.CONDUIT_NAMES.index(conduit)] + 1)


def test_after_the_end_every_move_is_refused_for_that() -> None:
    match, luck = megawatt.new("barrage", 2, 3), random.Random(3)
    while not match.over:
        match.play(luck.choice(match.legal()))
    assert match.why_not("pass") == "game-over"


def test_only_open_contracts_are_taken() -> None:
    table = Table().turn_of("usa").play("place take-1-left")
    offered = {move.removeprefix("take ") for move in table.legal()}
    closed = next(name for name in n.CONTRACT_NAMES if name.startswith("yellow") and name not in offered)
    assert table.why_not(f"take {closed}") == "no-contract-there"


def test_where_no_tile_lies_none_is_bought() -> None:
    table = Table().turn_of("usa")
    table.s.open_tile[0] = -1
    assert table.why_not("place patent-1") == "no-tile-there"


def test_where_no_external_work_lies_none_is_carried_out() -> None:
    table = Table("usa", "italy", leeghwater=True).turn_of("usa")
    table.s.open_work[0] = -1
    assert table.why_not("place external-work-1") == "no-work-there"


def test_an_external_work_asks_for_machines_that_one_has() -> None:
    table = Table("usa", "italy", leeghwater=True).turn_of("usa").give("usa", excavators=0, mixers=0)
    assert table.why_not("place external-work-1") == "too-few-machines"


def test_a_building_without_anything_to_do_is_not_used() -> None:
    table = with_building("customer-office")
    assert table.why_not("place customer-office") == "building-idle"
    table.contract("green-01", "usa")
    assert table.why_not("place customer-office") is None


def test_without_a_tile_for_it_no_piece_is_built() -> None:
    table = Table().turn_of("usa")
    for tile in ("basic-base", "basic-any"):
        table.wheel("usa", 1 + (tile == "basic-any"), tile)
    table.play("place construct-1")
    assert table.why_not("build base dam-8-lower") == "no-tile-for-it"
    assert table.why_not("build conduit conduit-9-left") is None


def test_what_cannot_be_paid_is_not_built() -> None:
    table = Table("italy", "usa").turn_of("usa").give("usa", excavators=4).play("place construct-1")
    assert table.why_not("build conduit conduit-4-right") == "cannot-pay"


def test_a_production_takes_water_conduit_and_powerhouse_that_are_there() -> None:
    table = system(drops=1).dam("dam-3-lower", "usa", 2, 2).turn_of("usa").play("place produce-0-left")
    assert table.why_not("produce 2 from dam-7-lower through conduit-7-right") == "no-water"
    assert table.why_not("produce 1 from dam-7-lower through conduit-7-left") == "no-conduit"
    table = system().dam("dam-3-lower", "usa", 2, 2).conduit("conduit-3-left", "germany").turn_of("usa")
    table.play("place produce-0-left")
    assert table.why_not("produce 1 from dam-3-lower through conduit-3-left") == "no-powerhouse"


def test_a_production_of_less_than_one_energy_is_none() -> None:
    table = system().dam("dam-9-lower", "usa", 1, 1).conduit("conduit-9-left", "usa")
    table.powerhouse(next(name for name in POWERHOUSES if ends_in(table, "conduit-9-left") == name.split("-")[1]), "usa")
    table.turn_of("usa").play("place produce-minus-2-left")
    low = "produce 1 from dam-9-lower through conduit-9-left"
    assert table.why_not(low) == "below-one"
    assert table.why_not("produce 2 from dam-7-lower through conduit-7-right") is None


def test_only_ones_own_contracts_are_fulfilled_or_discarded() -> None:
    table = system(drops=3).contract("green-01", "usa").contract("green-02", "germany").turn_of("usa")
    table.play("place produce-0-left", "produce 3 from dam-7-lower through conduit-7-right")
    assert table.why_not("fulfil green-02") == "not-your-contract"


def test_a_full_dam_takes_no_more_drops() -> None:
    table = with_building("cofferdam").dam("dam-1-lower", "usa", 1, 1).dam("dam-2-lower", "usa", 2, 1)
    table.turn_of("usa").play("place cofferdam")
    assert table.why_not("fill dam-1-lower") == "no-room"
    assert table.why_not("fill dam-2-lower") is None


def test_only_what_lies_on_the_wheel_comes_back_from_it() -> None:
    table = with_building("development-office").wheel("usa", 3, "basic-base", 4)
    table.turn_of("usa").play("place development-office")
    assert table.why_not("retrieve basic-conduit") == "not-on-wheel"
    table = with_building("research-lab").wheel("usa", 3, None, 2, 2).turn_of("usa").play("place research-lab")
    assert table.why_not("segment 2") == "nothing-in-segment"
    table.play("segment 3")
    assert table.asked == "recover"


def test_a_company_that_is_taken_is_taken() -> None:
    match = megawatt.new("barrage", 3, 3, {"start": "draft"})
    first = next(move for move in match.legal() if move.startswith("pick "))
    match.play(first)
    while not any(move.startswith("pick ") for move in match.legal()):
        match.play(match.legal()[0])
    assert match.why_not(first) == "pair-taken"


def test_a_starting_contract_that_is_taken_is_taken() -> None:
    match = megawatt.new("barrage", 3, 3, {"start": "draft"})
    taken = None
    while match.view()["phase"] == "draft":
        starts = [move for move in match.legal() if move.startswith("start-with ")]
        if starts and taken:
            assert match.why_not(taken) == "contract-taken"
        taken = taken or (starts[0] if starts else None)
        match.play(match.legal()[0])
    assert taken
