"""The Leeghwater expansion: Dutch company, external works, private buildings and its officers."""

from __future__ import annotations

import pytest

import megawatt
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.costs import building_slots
from megawatt.games.barrage.rules.ending import final_scoring
from megawatt.games.barrage.rules.rounds import clean_up
from megawatt.games.barrage.rules.spaces import credits_to_place, engineers_for

from .table import GOODS, Table


def table_with(*companies: str, officers: tuple[str, ...] = (), building: str = "", work: str = "") -> Table:
    table = Table(*(companies or ("usa", "italy")), officers=officers, leeghwater=True)
    if building:
        at = n.BUILDING_NAMES.index(building)
        table.s.building_in_play[at] = 1
        table.s.building_owners[at] = 1
        table.s.built[0, n.BUILDING] = 1
    if work:
        table.s.open_work[0] = n.WORK_NAMES.index(work)
    return table.turn_of(table.names[0])


def test_the_dutch_refill_another_own_dam() -> None:
    table = table_with("netherlands", "usa").dam("dam-7-lower", "netherlands", 2, 2).dam("dam-1-lower", "netherlands", 1)
    table.dam("dam-2-lower", "neutral", 1).conduit("conduit-7-right", "netherlands")
    for name in ("powerhouse-12-1", "powerhouse-5-1", "powerhouse-6-1"):
        table.powerhouse(name, "netherlands")
    table.turn_of("netherlands").play("place produce-0-left", "produce 1 from dam-7-lower through conduit-7-right")
    assert table.legal() == ["decline", "fill dam-1-lower"]
    assert table.why_not("fill dam-7-lower") == "same-dam"


def test_an_external_work_costs_machines_and_gives_its_reward() -> None:
    table = table_with(work="work-b-4")
    points = table.of("vp", "usa")
    table.play("place external-work-1")
    assert (table.of("excavators", "usa"), table.of("vp", "usa"), table.of("energy", "usa")) == (GOODS - 3, points + 5, 6)
    assert table.of("works_done", "usa") == 1


def test_leslie_puts_the_machines_on_the_wheel() -> None:
    table = table_with(officers=("leslie-spencer",), work="work-b-4").play("work-on-wheel 1")
    assert table.wheel_of("usa") == {5: ("leslie-works-tile", 3, 0)}


def test_a_private_building_is_constructed_with_both_machines() -> None:
    table = table_with()
    table.s.building_in_play[n.COFFERDAM] = 1
    table.play("place construct-1", "build building cofferdam")
    assert table.wheel_of("usa") == {5: ("basic-building", 2, 1)}
    assert table.s.building_owners[n.COFFERDAM] == 1


def test_the_second_company_pays_three_for_its_slot_unless_four_play() -> None:
    for companies, cost in ((("usa", "italy"), 3), (("usa", "italy", "france", "germany"), 0)):
        table = table_with(*companies)
        table.s.building_in_play[n.COFFERDAM] = 1
        table.s.building_owners[n.COFFERDAM] = 2
        table.turn_of("usa").play("place construct-1", "build building cofferdam")
        assert table.of("credits", "usa") == GOODS - cost


@pytest.mark.parametrize(
    ("building", "moves", "what", "expected"),
    [
        ("energy-relay-field", (), "energy", 4),
        ("financial-division", (), "credits", GOODS + 5),
        ("robot-factory", ("gain mixer", "gain mixer"), "mixers", GOODS + 2),
        ("wind-farm", (), "energy", 5),
    ],
)
def test_building_actions(building: str, moves: tuple[str, ...], what: str, expected: int) -> None:
    table = table_with(building=building).play(f"place {building}", *moves)
    assert table.of(what, "usa") == expected
    assert table.turn_of("usa").why_not(f"place {building}") == "building-used"


def test_cofferdam_fills_own_or_neutral_dams() -> None:
    table = table_with(building="cofferdam").dam("dam-2-lower", "neutral", 1).turn_of("usa")
    assert table.play("place cofferdam", "fill dam-2-lower").drops() == {"dam-2-lower": 1}


def test_control_station_produces_at_plus_three() -> None:
    table = table_with(building="control-station").dam("dam-7-lower", "usa", 1, 1).conduit("conduit-7-right", "usa")
    table.powerhouse("powerhouse-12-1", "usa").turn_of("usa")
    table.play("place control-station", "produce 1 from dam-7-lower through conduit-7-right")
    assert table.of("energy", "usa") == 6


def test_customer_office_fulfils_without_producing() -> None:
    table = table_with(building="customer-office").contract("red-12", "usa").turn_of("usa")
    table.play("place customer-office", "fulfil red-12")
    assert (table.of("credits", "usa"), table.of("fulfilled", "usa")) == (GOODS - 3 + 3, 1)


def test_development_office_takes_a_tile_back_without_machines() -> None:
    table = table_with(building="development-office").wheel("usa", 3, "basic-base", 4).turn_of("usa")
    table.play("place development-office", "retrieve basic-base")
    assert table.wheel_of("usa") == {3: (None, 4, 0)}


def test_loan_agency_pays_two_credits_per_machine() -> None:
    table = table_with(building="loan-agency", work="work-a-2").play("place loan-agency", "work 1")
    assert table.of("credits", "usa") == GOODS - 2 + 3


def test_research_lab_takes_half_of_a_segment_back() -> None:
    table = table_with(building="research-lab").wheel("usa", 3, None, 3, 2).turn_of("usa")
    table.play("place research-lab", "segment 3", "recover excavator", "recover mixer")
    assert table.wheel_of("usa") == {3: (None, 2, 1)}


def test_margot_uses_an_own_building_on_her_own_space() -> None:
    table = table_with(officers=("margot-fouche",), building="financial-division")
    table.play("place margot", "perform financial-division")
    assert table.of("credits", "usa") == GOODS + 5
    assert table.turn_of("usa").why_not("place financial-division") is None


@pytest.mark.parametrize(("work", "question"), [("work-a-5", "advanced-tile"), ("work-a-1", "fulfil-unproduced")])
def test_works_that_give_tiles_or_fulfil_contracts(work: str, question: str) -> None:
    table = table_with(work=work).contract("green-01", "usa").turn_of("usa").play("place external-work-1")
    assert table.asked == question


def test_only_an_automa_closes_a_space_of_the_building_that_it_constructs() -> None:
    table = table_with()
    table.s.building_in_play[n.COFFERDAM] = 1
    table.turn_of("usa").play("place construct-1", "build building cofferdam")
    assert table.s.building_closed[n.COFFERDAM] == 0


def test_building_tiles() -> None:
    table = table_with().tile("building-2", "usa")
    table.s.building_in_play[n.COFFERDAM] = 1
    table.turn_of("usa").play("place construct-1", "build building cofferdam", "with building-2")
    assert table.legal() == ["pay 0 excavators 1 mixers", "pay 2 excavators 0 mixers"]
    table = table_with().tile("building-3", "usa")
    table.s.building_in_play[n.COFFERDAM] = 1
    points = table.of("vp", "usa")
    table.turn_of("usa").play("place construct-1", "build building cofferdam", "with building-3")
    assert table.of("vp", "usa") == points + 3
    table = table_with().tile("building-1", "usa")
    table.s.building_in_play[n.FINANCIAL_DIVISION] = 1
    table.turn_of("usa").play("place construct-1", "build building financial-division", "with building-1", "accept")
    assert table.of("credits", "usa") == GOODS + 5


def test_tile_any_1_saves_the_credits_of_a_dear_building_slot() -> None:
    for reading, cost in (("free", 0), ("charged", 3)):
        table = Table("usa", "italy", leeghwater=True, any_1_buildings=reading).tile("any-1", "usa")
        table.s.building_in_play[n.COFFERDAM] = 1
        table.s.building_owners[n.COFFERDAM] = 2
        table.turn_of("usa").play("place construct-1", "build building cofferdam", "with any-1")
        assert table.of("credits", "usa") == GOODS - cost


def test_simone_fulfils_one_contract_with_the_energy_of_a_wind_farm() -> None:
    table = table_with(officers=("simone-luciani",), building="wind-farm").contract("green-10", "usa").contract("start-3", "usa")
    assert table.turn_of("usa").play("place wind-farm", "fulfil green-10").decides == "italy"


def test_buildings_lie_on_the_board_in_the_order_they_were_drawn() -> None:
    match = megawatt.new("barrage", 2, 5, {"leeghwater": True, "start": "random"})
    places = {n.BUILDING_NAMES[i]: match.state.building_in_play[i] for i in range(n.BUILDINGS)}
    assert sorted(place for place in places.values() if place) == [1, 2, 3, 4, 5]
    shown = [building["id"] for building in match.view()["buildings"]]
    assert shown == sorted((name for name in places if places[name]), key=places.__getitem__)
    assert shown != sorted(shown)


def test_an_external_work_takes_two_engineers_and_its_tile() -> None:
    table = table_with(work="work-b-4").give("usa", engineers=1).turn_of("usa")
    assert table.why_not("place external-work-1") == "too-few-engineers"
    table.give("usa", engineers=2).turn_of("usa").play("place external-work-1")
    assert (table.of("engineers", "usa"), table.s.open_work[0]) == (0, -1)


def test_a_building_has_three_slots_or_four_with_four_companies() -> None:
    for companies, owners in ((("usa", "italy", "france"), 0b110), (("usa", "italy", "france", "germany"), 0b1110)):
        table = table_with(*companies)
        table.s.building_in_play[n.COFFERDAM], table.s.building_owners[n.COFFERDAM] = 1, owners
        table.turn_of("usa").play("place construct-1", "build building cofferdam")
        assert table.of("credits", "usa") == GOODS - 3
        assert building_slots(table.b) == len(companies)


def test_each_company_builds_a_building_at_most_once() -> None:
    table = table_with(building="cofferdam").play("place construct-1")
    assert table.why_not("build building cofferdam") == "building-not-yours"


def test_only_who_built_a_building_uses_it() -> None:
    table = table_with(building="financial-division")
    assert table.why_not("place financial-division") is None
    assert table.turn_of("italy").why_not("place financial-division") == "building-not-yours"


@pytest.mark.parametrize(
    ("building", "asked"),
    [("financial-division", [(1, 0), (2, 0), (2, 0), (2, 0)]), ("energy-relay-field", [(1, 0), (1, 3), (1, 3), (1, 3)]),
     ("robot-factory", [(2, 0), (2, 3), (2, 3), (2, 3)])],
)  # fmt: skip
def test_the_spaces_of_a_building_become_dearer(building: str, asked: list[tuple[int, int]]) -> None:
    table = table_with("usa", "italy", "france", "germany", building=building)
    at, space = n.BUILDING_NAMES.index(building), n.SPACE_NAMES.index(building)
    table.s.building_owners[at] = 0b1111
    found = []
    for company in table.names:
        found.append((engineers_for(table.b, table.s, space), credits_to_place(table.b, table.s, space)))
        table.turn_of(company).play(f"place {building}")
        while table.asked == "machines":
            table.play("gain mixer")
        assert table.of("engineers", company) == 12 - found[-1][0]
    assert found == asked


@pytest.mark.parametrize(
    ("building", "price"), [("energy-relay-field", 1), ("robot-factory", 1), ("wind-farm", 2), ("customer-office", 3)]
)
def test_what_building_actions_cost(building: str, price: int) -> None:
    table = table_with(building=building).contract("green-07", "usa").turn_of("usa").play(f"place {building}")
    assert table.of("credits", "usa") == GOODS - price
    table = table_with(building=building).contract("green-07", "usa").give("usa", credits=price - 1).turn_of("usa")
    assert table.why_not(f"place {building}") == "too-dear"


def test_buildings_score_at_the_end() -> None:
    """Cofferdam 3, financial division 6, customer office 7; a rival's wind farm counts for the rival."""
    table = table_with()
    for name in ("cofferdam", "financial-division", "customer-office"):
        table.s.building_owners[n.BUILDING_NAMES.index(name)] = 0b01
    table.s.building_owners[n.WIND_FARM] = 0b10
    for company in ("usa", "italy"):
        table.give(company, credits=0, excavators=0, mixers=0, vp=0)
    final_scoring(table.b, table.s, None)
    assert [table.of("vp", company) - table.of("objective_vp", company) for company in ("usa", "italy")] == [16, 5]


def test_leslies_way_is_closed_while_her_tile_lies_on_the_wheel() -> None:
    table = table_with(officers=("leslie-spencer",), work="work-b-4").play("work-on-wheel 1")
    table.s.open_work[1] = n.WORK_NAMES.index("work-a-2")
    assert table.turn_of("usa").why_not("work-on-wheel 2") == "tile-not-available"
    assert table.why_not("place external-work-2") is None


def test_leslie_copied_by_mahiri_needs_no_tile() -> None:
    table = table_with(officers=("mahiri-sekibo",), work="work-b-4")
    table.s.copyable = 1 << n.LESLIE
    assert table.why_not("work-on-wheel 1") == "tile-not-available"
    table.play("place mahiri-1", "copy leslie-spencer", "work-on-wheel 1")
    assert table.wheel_of("usa") == {5: (None, 3, 0)}
    assert table.of("works_done", "usa") == 1


def test_margots_space_works_once_a_round() -> None:
    table = table_with(officers=("margot-fouche",), building="financial-division")
    table.play("place margot", "perform financial-division").turn_of("usa")
    assert table.why_not("place margot") == "occupied"
    clean_up(table.b, table.s, None)
    assert table.turn_of("usa").why_not("place margot") is None
    assert table.turn_of("italy").why_not("place margot") == "not-your-officer"
