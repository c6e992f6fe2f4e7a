"""Automas: set-up, turns, where pieces go, conversions (docs/barrage-automa.md)."""

from __future__ import annotations

import pytest

import megawatt
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.options import OLD_READINGS
from megawatt.games.barrage.rules.automa import automa_turn, remove_contracts, try_produce, try_rotate, wanted_building
from megawatt.games.barrage.rules.automa_answers import best_contract, place_useful_drops
from megawatt.games.barrage.rules.automa_places import choose_place, keep_completing
from megawatt.games.barrage.rules.company import gain_credits, production_bonus
from megawatt.games.barrage.rules.construct import put_free_piece
from megawatt.games.barrage.rules.ending import objective_vp

from .automa_table import settle
from .table import Table


def solo(**options: object) -> Table:
    table = Table("usa", "italy", automas="1", **options)
    for colour in range(n.COLOURS):
        for place in range(2):
            table.s.display[colour, place] = n.FIRST_PRIVATE + colour * n.PER_COLOUR + place
    return table


def test_1_an_automa_starts_with_16_vp_and_pays_with_them() -> None:
    table = solo()
    assert (table.of("vp", "italy"), table.of("credits", "italy")) == (16, 0)
    gain_credits(table.s, 1, -20)
    assert table.of("vp", "italy") == -4


def test_1_automas_come_first_in_the_first_round() -> None:
    match = megawatt.new("barrage", 2, 4, {"automas": "2"})
    assert match.view()["order"][:2] == [2, 3]


def test_2_low_voltage_takes_no_income_and_no_bonus() -> None:
    for level, bonus in (("1", 0), ("2", 1)):
        table = solo(automa_level=level).powerhouse("powerhouse-5-1", "italy").powerhouse("powerhouse-6-1", "italy")
        assert production_bonus(table.s, 1) == bonus
        table.dam("dam-8-lower", "italy").s.pending = 0
        points = table.of("vp", "italy")
        put_free_piece(table.b, table.s, 1, m.DAM_NAMES.index("dam-9-lower"), None)
        settle(table)
        assert table.of("vp", "italy") == points + 3 * bonus


def test_3_criteria_and_actions_come_from_different_tiles() -> None:
    table = solo()
    seen = []
    for _ in range(45):
        table.s.engineers[1] = 12
        automa_turn(table.b, table.s, 1, None)
        table.s.pending = 0
        seen.append((table.s.criteria, table.s.deck[table.s.deck_at]))
    assert all(criteria != action for criteria, action in seen)
    assert len({criteria for criteria, _ in seen}) == 20


def test_4_a_turn_always_uses_an_engineer() -> None:
    table = solo()
    for _ in range(60):
        table.s.engineers[1] = 12
        automa_turn(table.b, table.s, 1, None)
        table.s.pending = 0
        assert table.of("engineers", "italy") < 12


def test_5_it_produces_only_for_an_open_contract_of_the_colour() -> None:
    table = solo().dam("dam-7-lower", "italy", 2, 2).conduit("conduit-7-right", "usa").powerhouse("powerhouse-12-1", "italy")
    points = table.of("vp", "italy")
    assert not try_produce(table.b, table.s, 1, 2, 0, n.COLOUR_NAMES.index("red"), None)
    assert try_produce(table.b, table.s, 1, 2, 0, n.COLOUR_NAMES.index("green"), None)
    assert table.of("energy", "italy") == 6
    assert table.of("vp", "italy") == points - 2


def test_5_not_alone_in_the_lead_beyond_the_section() -> None:
    table = solo().dam("dam-7-lower", "italy", 2, 2).conduit("conduit-7-right", "italy").powerhouse("powerhouse-12-1", "italy")
    table.s.round_no = 1
    table.give("italy", energy=6)
    assert not try_produce(table.b, table.s, 1, 2, 0, 0, None)
    table.give("usa", energy=6)
    assert try_produce(table.b, table.s, 1, 2, 0, 0, None)


def test_5_the_most_valuable_contract_further_right_on_ties() -> None:
    table = solo()
    assert n.CONTRACT_NAMES[best_contract(table.b, table.s, 1, 4, n.WITH_NATIONAL)] == "green-02"
    assert n.CONTRACT_NAMES[best_contract(table.b, table.s, 1, 8, n.WITH_NATIONAL)] == "red-02"


def test_5_only_useful_drops_are_placed() -> None:
    table = solo().dam("dam-2-lower", "italy", 1)
    assert place_useful_drops(table.b, table.s, 1, 2, 0, None) == 1
    assert table.s.waiting[1] == 1


def test_5_removed_contracts_are_set_aside_and_two_new_ones_open() -> None:
    table = Table("usa", "italy", automas="1")
    before = [table.s.display[0, place] for place in range(2)]
    remove_contracts(table.b, table.s, 1, 1, 0, 2, None)
    assert table.of("energy", "italy") == 2
    assert not set(before) & {table.s.display[0, place] for place in range(2)}
    assert table.s.set_aside[0].bit_count() == 2


def test_5_an_empty_wheel_is_not_turned() -> None:
    table = solo()
    assert not try_rotate(table.b, table.s, 1, 1, 0, 1, None)


def test_6_a_single_completing_space_is_taken() -> None:
    table = solo().dam("dam-3-lower", "neutral", 1).powerhouse("powerhouse-6-1", "italy")
    everywhere = (1 << n.CONDUITS) - 1
    assert choose_place(table.b, table.s, 1, n.CONDUIT, everywhere, n.NO_TILE) == 5


def test_6_start_numbers_go_up_and_free_spaces_come_before_red_ones() -> None:
    table = solo()
    table.s.criteria = 7
    basin_9 = 1 << 16 | 1 << 17
    table.b.dam_criteria[7, 0] = table.b.dam_criteria[7, 1] = table.b.dam_criteria[7, 2] = 0
    assert choose_place(table.b, table.s, 1, n.BASE, basin_9 | 1 << 1, n.NO_TILE) == 17


def test_8_objective_ranks_give_an_automa_five_more() -> None:
    table = solo().conduit("conduit-1-left", "italy")
    table.s.objective = n.BASINS_1
    assert (objective_vp(table.b, table.s, 1), objective_vp(table.b, table.s, 0)) == (20, 10)


def test_a_person_watches_now_and_then_while_automas_play_on() -> None:
    match = megawatt.new("barrage", 1, 3, {"automas": "3", "start": "random"})
    assert match.legal() == ["watch"]
    match.play("watch")
    match.play("bank 12")
    asked = set()
    while match.view()["round"] == 1:
        asked.add(match.view()["asked"])
        match.play(match.legal()[0])
    assert asked == {"watch"}


def test_6_two_free_dam_spaces_of_one_basin_complete_one_system() -> None:
    table = solo().conduit("conduit-9-left", "usa").powerhouse("powerhouse-11-1", "italy")
    everywhere = (1 << n.DAMS) - 1
    assert choose_place(table.b, table.s, 1, n.BASE, everywhere, n.NO_TILE) // 2 == 8
    assert keep_completing(table.b, table.s, 1, n.BASE, everywhere) == 1 << 16 | 1 << 17


def test_6_several_powerhouse_spaces_of_one_zone_complete_one_system() -> None:
    table = solo().dam("dam-9-lower", "neutral", 1).conduit("conduit-9-left", "usa")
    chosen = choose_place(table.b, table.s, 1, n.POWERHOUSE, (1 << n.POWERHOUSES) - 1, n.NO_TILE)
    assert m.POWERHOUSE_NAMES[chosen].startswith("powerhouse-11")


def test_6_two_systems_that_would_become_complete_decide_nothing() -> None:
    table = solo().conduit("conduit-9-left", "usa").powerhouse("powerhouse-11-1", "italy")
    table.conduit("conduit-7-right", "usa").powerhouse("powerhouse-12-1", "italy")
    everywhere = (1 << n.DAMS) - 1
    assert keep_completing(table.b, table.s, 1, n.BASE, everywhere) == everywhere


def test_6_a_system_that_is_complete_already_does_not_count() -> None:
    table = solo().dam("dam-9-lower", "neutral", 1).conduit("conduit-9-left", "usa").powerhouse("powerhouse-11-1", "italy")
    free = (1 << n.DAMS) - 1 - (1 << 17)
    assert keep_completing(table.b, table.s, 1, n.BASE, free) == free
    table.conduit("conduit-7-right", "usa").powerhouse("powerhouse-12-1", "italy")
    assert keep_completing(table.b, table.s, 1, n.BASE, free) == 1 << 12 | 1 << 13


def test_6_rules_version_1_counted_spaces() -> None:
    table = solo(**OLD_READINGS[1]).conduit("conduit-9-left", "usa").powerhouse("powerhouse-11-1", "italy")
    everywhere = (1 << n.DAMS) - 1
    assert keep_completing(table.b, table.s, 1, n.BASE, everywhere) == everywhere
    assert keep_completing(table.b, table.s, 1, n.BASE, everywhere - (1 << 17)) == 1 << 16


@pytest.mark.parametrize(("upward", "building"), [(0, "wind-farm"), (1, "cofferdam")])
def test_5_buildings_are_searched_as_they_lie_on_the_board(upward: int, building: str) -> None:
    table = solo(leeghwater=True)
    for at in range(n.BUILDINGS):
        table.s.building_in_play[at] = 0
    for place, name in enumerate(("wind-farm", "loan-agency", "robot-factory", "control-station", "cofferdam"), 1):
        table.s.building_in_play[n.BUILDING_NAMES.index(name)] = place
    target = wanted_building(table.b, table.s, 1, n.BUILDING, upward)
    assert n.BUILDING_NAMES[target - n.FIRST_BUILDING] == building
