"""Single cases of water flow and production: by an independent implementation (notes, section 9), and by our own engine."""

from __future__ import annotations

from typing import Any

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.company import production_bonus
from megawatt.games.barrage.rules.produce import conduit_of, dam_of, drops_of, energy_of, fee_of, why_not_produce
from megawatt.games.barrage.rules.water import release_headstreams

from .table import Table

COMPANIES = ("usa", "germany", "italy", "france")


def position(state: dict[str, Any]) -> Table:
    table = Table(*COMPANIES, officers=tuple(state["officers"][company] for company in COMPANIES))
    for name, dam in state["dams"].items():
        table.dam(name, dam["owner"], dam["level"], dam["drops"])
    for name, owner in state["conduits"].items():
        table.conduit(name, owner)
    for name, owner in state["powerhouses"].items():
        table.powerhouse(name, owner)
    for company, credits in state["credits"].items():
        table.give(company, credits=credits)
    return table


def of_kind(vectors: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [case for case in vectors if case["kind"] == kind]


def test_water_flow_vectors(vectors: list[dict[str, Any]]) -> None:
    cases = of_kind(vectors, "water-flow")
    assert len(cases) == 40
    check_water_flow(cases)


def test_own_water_flow_vectors(own_vectors: list[dict[str, Any]]) -> None:
    cases = of_kind(own_vectors, "water-flow")
    assert len(cases) == 12
    check_water_flow(cases)


def check_water_flow(cases: list[dict[str, Any]]) -> None:
    for case in cases:
        table = position(case["state"])
        for stream, drops in case["headstream-drops"].items():
            table.s.waiting[m.HEADSTREAM_NAMES.index(stream)] = drops
        release_headstreams(table.b, table.s, None)
        expect = case["expect"]
        assert table.drops() == {dam: drops for dam, drops in expect["drops"].items() if drops}, case["case"]
        assert table.s.water_left == expect["left-the-board"], case["case"]
        assert table.of("energy", "usa") == expect["usa-energy-steps"], case["case"]


def test_production_vectors(vectors: list[dict[str, Any]]) -> None:
    cases = of_kind(vectors, "production-options")
    assert len(cases) == 40
    check_production(cases)


def test_own_production_vectors(own_vectors: list[dict[str, Any]]) -> None:
    cases = of_kind(own_vectors, "production-options")
    assert len(cases) == 12
    check_production(cases)


def check_production(cases: list[dict[str, Any]]) -> None:
    for case in cases:
        table, modifier = position(case["state"]), case["modifier"]
        b, s, seat = table.b, table.s, table.seat(case["company"])
        found: dict[tuple[str, str], tuple[int, dict[str, int]]] = {}
        for index in range(len(m.PRODUCTION_NAMES)):
            conduit, dam, drops = conduit_of(index), dam_of(index), drops_of(index)
            if why_not_produce(b, s, seat, index, modifier, 0, 0) == n.ALLOWED:
                fee = fee_of(s, seat, conduit, 1)
                entry = found.setdefault((m.DAM_NAMES[dam], m.CONDUIT_NAMES[conduit]), (fee, {}))
                entry[1][str(drops)] = energy_of(b, s, seat, conduit, drops, modifier, 0)
        expect = case["expect"]
        assert production_bonus(s, seat) == expect["company-bonus"], case["case"]
        wanted = {(o["dam"], o["conduit"]): (o["fee-per-drop"], o["energy-by-drops"]) for o in expect["options"]}
        assert found == wanted, case["case"]
