"""Warnings before likely blunders: said where they help, and nowhere else."""

from __future__ import annotations

from .table import Table

ONE = "produce 1 from dam-7-lower through conduit-7-right"
TWO = "produce 2 from dam-7-lower through conduit-7-right"


def system(drops: int = 2) -> Table:
    """The USA can send two drops through a conduit of value 3."""
    table = Table().dam("dam-7-lower", "usa", 3, drops).conduit("conduit-7-right", "usa").powerhouse("powerhouse-12-1", "usa")
    return table.turn_of("usa")


def warned(table: Table, move: str) -> str | None:
    action = table.match.action(move)
    assert table.why_not(move) is None
    found = table.match.game.warning(table.b, table.s, action)
    assert found is None or table.match.game.words("en")(f"warning-{found[0]}", found[1])
    return found[0] if found else None


def test_the_last_engineers_of_a_round_without_energy() -> None:
    table = system().give("usa", engineers=2)
    assert warned(table, "place rotate-1-left") is None  # the other engineer is enough for the station at minus 2
    assert warned(table, "place rotate-3-left") == "no-energy"
    assert warned(table, "bank 1") is None
    assert warned(table, "bank 2") == "no-energy"
    assert warned(table, "place produce-0-left") is None


def test_no_such_warning_with_energy_or_without_a_production() -> None:
    assert warned(system().give("usa", engineers=2, energy=1), "bank 2") is None
    assert warned(system(drops=0).give("usa", engineers=2), "bank 2") is None
    assert warned(Table(zero_energy="credits-only").turn_of("usa"), "bank 12") is None


def test_a_production_that_misses_a_contract() -> None:
    table = system().contract("yellow-06", "usa").play("place produce-0-left")
    assert warned(table, ONE) == "contract-missed"
    assert warned(table, TWO) is None


def test_no_warning_when_no_production_is_enough() -> None:
    table = system().contract("red-15", "usa").play("place produce-0-left")
    assert warned(table, ONE) is None


def test_a_contract_that_is_left_unfulfilled() -> None:
    table = system().contract("yellow-06", "usa").play("place produce-0-left", TWO)
    assert warned(table, "decline") == "contract-declined"
