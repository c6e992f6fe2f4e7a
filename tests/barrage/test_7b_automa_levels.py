"""Automas of levels 3 and 4: the finer points of section 7 (docs/barrage-automa.md)."""

from __future__ import annotations

import itertools
import random

import pytest

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.automa_facts import ANYWHERE
from megawatt.games.barrage.rules.automa import try_construct, try_produce
from megawatt.games.barrage.rules.automa_answers import place_useful_drops, produce_best, useful_stream
from megawatt.games.barrage.rules.pending import ask_for_machines, ask_to_fulfil
from megawatt.games.barrage.rules.produce import after_production

from .automa_table import nationals, open_contracts, settle, show_contracts, take_turn
from .table import GOODS, Table

READINGS = ("full", "partial")
"""Ours, and that of rules versions 1 and 2."""


def against(company: str, level: str, officer: str | None = None, **options: object) -> Table:
    """A person with Germany against one automa."""
    table = Table("germany", company, automas="1", automa_level=level, **options)
    if officer:
        table.s.officer[1] = table.s.ability[1] = n.OFFICER_NAMES.index(officer)
    return table


def test_7_the_usa_choose_the_headstream_with_most_steps_on_ties() -> None:
    for level, letter in (("2", "c"), ("3", "d")):
        table = against("usa", level).dam("dam-10-lower", "usa", 2)
        for name in ("powerhouse-7-1", "powerhouse-8-1", "powerhouse-9-1"):
            table.powerhouse(name, "usa")
        table.s.criteria = 1
        for flowing in (0, 1):
            assert n.LETTERS[useful_stream(table.b, table.s, 1, flowing)] == letter
        place_useful_drops(table.b, table.s, 1, 1, 1, None)
        assert table.of("energy", "usa") == (1 if level == "3" else 0)


def test_7_a_drop_gives_no_steps_beyond_the_dam_that_stops_it() -> None:
    table = against("usa", "3").dam("dam-10-lower", "usa", 2).dam("dam-4-lower", "germany", 1)
    for name in ("powerhouse-7-1", "powerhouse-8-1", "powerhouse-9-1"):
        table.powerhouse(name, "usa")
    table.s.criteria = 1
    assert n.LETTERS[useful_stream(table.b, table.s, 1, 1)] == "c"


def build(table: Table, piece: int) -> bool:
    """Let the automa build a piece anywhere."""
    return try_construct(table.b, table.s, 1, 2, piece, ANYWHERE, 0, 0, None)


def conduits(table: Table) -> list[str]:
    """Where the automa has conduits."""
    return [name for i, name in enumerate(m.CONDUIT_NAMES) if table.s.conduit_owner[i] == 2]


def dams(table: Table) -> list[str]:
    """Where the automa has dams."""
    return [name for i, name in enumerate(m.DAM_NAMES) if table.s.dam_owner[i] == 2]


def test_7_tile_conduit_2_prefers_values_of_3_or_more() -> None:
    for level, name in (("2", "conduit-10-left"), ("3", "conduit-4-right")):
        table = against("italy", level).tile("conduit-2", "italy")
        for i, other in enumerate(m.CONDUIT_NAMES):
            if other not in ("conduit-4-right", "conduit-10-left"):
                table.s.conduit_owner[i] = 1
        table.s.criteria = 18  # the second most powerful first
        assert build(table, n.CONDUIT)
        assert conduits(table) == [name]


def test_7_tile_any_1_prefers_the_red_dam_space_at_the_end() -> None:
    for level, side in (("2", "lower"), ("3", "upper")):
        table = against("italy", level).tile("any-1", "italy")
        table.s.criteria = 0
        points = table.of("vp", "italy")
        assert build(table, n.BASE)
        assert dams(table) == [f"dam-1-{side}"]
        assert table.of("vp", "italy") == points


def test_7_wilhelm_prefers_mountain_then_hill_bases() -> None:
    for officer, name in ((None, "dam-10-lower"), ("wilhelm-adler", "dam-1-lower")):
        table = against("italy", "4", officer).powerhouse("powerhouse-12-1", "italy")
        table.s.criteria = 17
        assert build(table, n.BASE)
        assert dams(table) == [name]
    for i in range(8):
        table.s.dam_owner[i] = 1
    assert build(table.tile("base-2", "italy"), n.BASE)
    assert dams(table) == ["dam-5-lower"]


def test_7_antons_tile_is_used_last_and_copies_the_highest_level() -> None:
    table = against("italy", "4", "anton-krylov").tile("anton-copy-tile", "italy")
    table.wheel("italy", 3, "basic-conduit").wheel("italy", 4, "conduit-1").tile("any-1", "italy")
    assert build(table, n.CONDUIT)
    assert "anton-copy-tile" in table.tiles_of("italy")
    assert build(table, n.CONDUIT)
    assert "anton-copy-tile" not in table.tiles_of("italy")
    assert table.wheel_of("italy")[5][0] == "anton-copy-tile"
    assert table.wheel_of("italy")[2][0] == "conduit-1"
    effects = [table.s.about[0, i] for i in range(table.s.pending) if table.s.kind[i] == n.DO_TILE_EFFECT]
    assert [n.TILE_NAMES[tile] for tile in effects] == ["any-1", "conduit-1"]
    assert not build(table, n.CONDUIT)


def test_7_mahiri_binds_the_first_action_of_people_to_the_open_automa_tile() -> None:
    table = against("italy", "4", "mahiri-sekibo")
    table.s.deck[table.s.deck_at] = 3  # produce, construct a base, machines, rotate, bank
    assert table.why_not("place construct-1") is None
    assert table.why_not("place buy-excavator-left") is None
    assert table.why_not("place water-two-left") == "not-on-automa-tile"
    assert "place water-two-left" not in table.legal()
    assert table.why_not("place take-1-left") == "not-on-automa-tile"
    assert {"place rotate-1-left", "bank 1"} <= set(table.legal())
    table.s.engineers[0], table.s.working[0] = 11, 1
    assert table.why_not("place water-two-left") is None


def test_7_mahiri_allows_no_construction_without_engineers_before_it() -> None:
    for officer, forbidden in (("mahiri-sekibo", True), ("viktor-fiesler", False)):
        table = against("italy", "4", officer).tile("powerhouse-1", "germany")
        assert any(move.startswith("without") for move in table.legal()) != forbidden


# Tiles from level 3 on.


def test_7_tile_powerhouse_2_uses_the_best_production() -> None:
    for level, energy in (("2", 0), ("3", 2 * 3 + 2)):
        table = show_contracts(against("italy", level)).tile("powerhouse-2", "italy").dam("dam-7-lower", "neutral", 2, 2)
        table.dam("dam-9-lower", "neutral", 1, 1).conduit("conduit-7-right", "germany").conduit("conduit-9-right", "germany")
        table.s.pending = 0
        for i, name in enumerate(m.POWERHOUSE_NAMES):
            if not name.startswith("powerhouse-12"):
                table.s.powerhouse_owner[i] = 1
        assert build(table, n.POWERHOUSE)
        assert settle(table).of("energy", "italy") == energy


@pytest.mark.parametrize(
    ("held", "paid"), [((12, 12), (10, 0)), ((7, 12), (7, 3)), ((0, 10), (0, 10))], ids=["all", "some", "none"]
)
def test_7_tile_any_2_spends_the_normal_kind_first(held: tuple[int, int], paid: tuple[int, int]) -> None:
    table = against("italy", "3").tile("any-2", "italy").give("italy", excavators=held[0], mixers=held[1])
    assert try_construct(table.b, table.s, 1, 2, n.CONDUIT, ANYWHERE, 5, 0, None)
    assert table.wheel_of("italy") == {5: ("any-2", *paid)}


def building(tile: str, level: str = "3", details: str = "full", **machines: int) -> Table:
    """An automa of some level with a building tile, and only the cofferdam (2 excavators, 1 mixer, 3 VP) to build."""
    table = against("italy", level, leeghwater=True, automa_details=details).tile(tile, "italy").give("italy", **machines)
    table.s.pending = 0
    for at in range(n.BUILDINGS):
        table.s.building_in_play[at] = int(at == n.COFFERDAM)
    return table


@pytest.mark.parametrize("tile", ["building-1", "building-3"])
def test_7_tile_building_1_scores_the_buildings_vp_instead_of_its_action(tile: str) -> None:
    for level, points in (("2", 0), ("3", 3)):
        table = building(tile, level).dam("dam-2-lower", "neutral", 1)
        before = table.of("vp", "italy")
        assert build(table, n.BUILDING)
        assert settle(table).of("vp", "italy") == before + points
        assert table.drops() == {}


@pytest.mark.parametrize(
    ("held", "paid"), [((5, 4), (0, 1)), ((4, 5), (2, 0)), ((4, 4), (2, 0))], ids=["mixers", "excavators", "equal"]
)
def test_7_tile_building_2_pays_the_kind_it_has_less_of_and_excavators_if_equal(
    held: tuple[int, int], paid: tuple[int, int]
) -> None:
    table = building("building-2", excavators=held[0], mixers=held[1])
    assert build(table, n.BUILDING)
    assert table.wheel_of("italy") == {5: ("building-2", *paid)}


def test_7_tile_building_2_paid_mixers_if_equal_in_old_rules_versions() -> None:
    table = building("building-2", details="partial", excavators=4, mixers=4)
    assert build(table, n.BUILDING)
    assert table.wheel_of("italy") == {5: ("building-2", 0, 1)}


# Companies from level 3 on.


def three_powerhouses(table: Table, company: str) -> Table:
    for name in ("powerhouse-5-1", "powerhouse-11-1", "powerhouse-12-1"):
        table.powerhouse(name, company)
    table.s.pending = 0
    return table


@pytest.mark.parametrize(("level", "energy"), [("2", 10), ("3", 10 + 6)])
def test_7_germanys_second_production_is_the_strongest(level: str, energy: int) -> None:
    """Three drops of value 3 with a bonus of 1; then with another powerhouse two of value 3, not one of value 4."""
    table = three_powerhouses(Table("usa", "germany", automas="1", automa_level=level), "germany")
    table.dam("dam-7-lower", "neutral", 3, 3).conduit("conduit-7-right", "usa")
    table.dam("dam-8-lower", "neutral", 2, 2).conduit("conduit-8-left", "usa")
    table.dam("dam-1-lower", "neutral", 1, 1).conduit("conduit-1-right", "usa")
    show_contracts(table, "green-01")
    assert try_produce(table.b, table.s, 1, 2, 0, 0, None)
    assert settle(table).of("energy", "germany") == energy


@pytest.mark.parametrize(("level", "possible"), [("2", False), ("3", True)])
def test_7_frances_discount_counts_in_check_and_fulfilment(level: str, possible: bool) -> None:
    table = (
        three_powerhouses(against("france", level), "france")
        .dam("dam-9-lower", "neutral", 2, 1)
        .conduit("conduit-9-left", "germany")
    )
    show_contracts(table, "yellow-01", "red-06")
    assert try_produce(table.b, table.s, 1, 2, 0, n.COLOUR_NAMES.index("yellow"), None) is possible
    settle(table)
    assert (table.of("energy", "france"), table.of("fulfilled", "france")) == ((2, 1) if possible else (0, 0))
    assert open_contracts(table) == (["red-06"] if possible else ["yellow-01", "red-06"])


def dutch(level: str = "3", details: str = "full") -> Table:
    table = Table("germany", "netherlands", automas="1", automa_level=level, leeghwater=True, automa_details=details)
    return three_powerhouses(table, "netherlands")


def test_7_the_dutch_drop_goes_to_the_dam_of_the_best_other_system() -> None:
    for level, filled in (("2", 0), ("3", 1)):
        table = dutch(level).dam("dam-7-lower", "netherlands", 2, 1).dam("dam-8-lower", "netherlands", 3, 1)
        table.dam("dam-9-lower", "netherlands", 3).conduit("conduit-7-right", "germany").conduit("conduit-8-left", "germany")
        table.conduit("conduit-9-left", "germany")
        after_production(table.s, 1, 12, m.DAM_NAMES.index("dam-7-lower") + 1)
        assert settle(table).drops() == {"dam-7-lower": 1, "dam-8-lower": 1 + filled}


@pytest.mark.parametrize(("details", "dam"), [("full", "dam-4-lower"), ("partial", "dam-1-lower")])
def test_7_the_dam_criteria_break_ties_for_the_dutch_drop(details: str, dam: str) -> None:
    table = dutch(details=details).dam("dam-1-lower", "netherlands").dam("dam-4-lower", "netherlands")
    table.s.criteria = 11  # starts in basin 4
    after_production(table.s, 1, 12, m.DAM_NAMES.index("dam-7-lower") + 1)
    assert settle(table).drops() == {dam: 1}


# Officers on level 4.


@pytest.mark.parametrize("details", READINGS)
def test_7_graziano_raises_a_dam_in_place_of_any_construction_shown(details: str) -> None:
    """Tiles 4 (base in the mountains), 19 (conduit) and 15 (powerhouse), two engineers each."""
    for tile, piece in ((4, n.BASE), (19, n.CONDUIT), (15, n.POWERHOUSE)):
        table = show_contracts(against("italy", "4", "graziano-del-monte", automa_details=details)).dam("dam-9-lower", "italy")
        table.s.pending, before = 0, table.s.built[1, piece]
        take_turn(table, tile, 1)
        raised = details == "full"
        assert (table.s.built[1, n.ELEVATION], table.s.built[1, piece]) == (raised, before + (not raised))
        assert table.of("engineers", "italy") == 10
        assert table.wheel_of("italy")[5][0] == ("basic-elevation" if raised else f"basic-{n.PIECE_NAMES[piece]}")


@pytest.mark.parametrize("why_not", ["no dam", "full height", "no tile", "no mixers", "no piece"])
def test_7_graziano_constructs_what_is_shown_when_no_dam_can_be_raised(why_not: str) -> None:
    table = show_contracts(against("italy", "4", "graziano-del-monte"))
    table.s.pending = 0
    if why_not != "no dam":
        table.dam("dam-9-lower", "italy", 3 if why_not == "full height" else 1)
    if why_not == "no tile":
        table.wheel("italy", 3, "basic-elevation")
    if why_not == "no mixers":
        table.give("italy", mixers=1)
    if why_not == "no piece":
        table.s.built[1, n.ELEVATION] = 5
    before = table.s.built[1, n.BASE]
    take_turn(table, 4)
    assert table.s.built[1, n.BASE] == before + 1


@pytest.mark.parametrize(
    ("conduit", "powerhouse", "value"), [("conduit-7-left", "powerhouse-10-1", 2), ("conduit-9-left", "powerhouse-11-1", 1)]
)
@pytest.mark.parametrize("details", READINGS)
def test_7_viktor_uses_a_single_drop_on_conduits_of_value_1_or_2(details: str, conduit: str, powerhouse: str, value: int) -> None:
    basin = conduit.split("-")[1]
    table = show_contracts(against("italy", "4", "viktor-fiesler", automa_details=details), "green-01")
    table.dam(f"dam-{basin}-lower", "italy", 3, 3).conduit(conduit, "italy").powerhouse(powerhouse, "italy")
    table.s.pending = 0
    assert try_produce(table.b, table.s, 1, 2, 0, 0, None)
    one = details == "full" or value == 1
    assert table.of("energy", "italy") == (4 if one else 6)
    assert table.s.drops[m.DAM_NAMES.index(f"dam-{basin}-lower")] == (2 if one else 0)


def test_7_viktor_uses_all_water_on_stronger_conduits() -> None:
    table = show_contracts(against("italy", "4", "viktor-fiesler"), "green-01").dam("dam-7-lower", "italy", 3, 3)
    table.conduit("conduit-7-right", "italy").powerhouse("powerhouse-12-1", "italy").s.pending = 0
    assert try_produce(table.b, table.s, 1, 2, 0, 0, None)
    assert (table.of("energy", "italy"), table.drops()) == (9, {})


@pytest.mark.parametrize(("reading", "energy"), [("both", 4), ("first", 6)])
def test_7_viktor_saves_no_water_where_his_minimum_does_not_hold(reading: str, energy: int) -> None:
    table = Table("usa", "germany", automas="1", automa_level="4", viktor_germany=reading).dam("dam-7-lower", "germany", 3, 3)
    table.s.officer[1] = table.s.ability[1] = n.VIKTOR
    table.conduit("conduit-7-left", "germany").powerhouse("powerhouse-10-1", "germany").s.pending = 0
    produce_best(table.b, table.s, 1, 0, n.SECOND | n.OPTIONAL, 0, None)
    assert table.of("energy", "germany") == energy


def fulfil_with(
    energy: int, *contracts: str, national: tuple[str, ...] = (), details: str = "full", company: str = "italy"
) -> list[str]:
    """What is left open after an automa with Simone has fulfilled contracts with this energy."""
    table = nationals(show_contracts(against(company, "4", "simone-luciani", automa_details=details), *contracts), *national)
    three_powerhouses(table, company)
    ask_to_fulfil(table.s, 1, energy, n.WITH_NATIONAL | n.WITH_DISCOUNT)
    settle(table)
    return [*open_contracts(table), *(n.CONTRACT_NAMES[card] for card in table.s.national if card != n.NO_CONTRACT)]


def test_7_simone_fulfils_as_many_contracts_as_possible() -> None:
    """Open contracts of 2, 3, 5, 7, 10 and 10 energy."""
    contracts = ("green-01", "green-06", "yellow-01", "yellow-11", "red-12", "red-15")
    assert fulfil_with(10, *contracts) == ["yellow-11", "red-12", "red-15"]
    assert fulfil_with(10, *contracts, details="partial") == ["green-01", "green-06", "yellow-01", "yellow-11", "red-12"]
    assert fulfil_with(4, *contracts) == ["green-01", "yellow-01", "yellow-11", "red-12", "red-15"]


@pytest.mark.parametrize(
    ("energy", "left"), [(9, ["green-01", "yellow-07", "red-07", "red-12"]), (12, ["yellow-07", "red-07", "red-12"])]
)
def test_7_simone_prefers_the_most_valuable_of_equally_many_and_the_one_further_right(energy: int, left: list[str]) -> None:
    """Open contracts of 2, 3, 6, 6, 9 and 10 energy: 9 fulfils 3 and the right 6, 12 fulfils 2, 3 and the right 6."""
    assert fulfil_with(energy, "green-01", "green-06", "yellow-07", "yellow-09", "red-07", "red-12") == left


def test_7_simone_takes_a_national_contract_first() -> None:
    assert fulfil_with(15, "green-01", "green-06", "yellow-01", national=("national-1",)) == ["green-06", "yellow-01"]


def test_7_simone_with_france_needs_3_less_for_all_contracts_together() -> None:
    assert fulfil_with(7, "green-01", "green-06", "yellow-01", company="france") == []
    assert fulfil_with(6, "green-01", "green-06", "yellow-01", company="france") == ["green-01"]


def test_7_simone_fulfils_the_largest_number_in_random_displays() -> None:
    chooser = random.Random(1)
    private = [name for name in n.CONTRACT_NAMES if name.split("-")[0] in n.COLOUR_NAMES]
    board = against("italy", "4").b
    needs = {name: board.contract_energy[n.CONTRACT_NAMES.index(name)] for name in private}
    for _ in range(40):
        contracts = [name for colour in n.COLOUR_NAMES for name in chooser.sample([c for c in private if c.startswith(colour)], 2)]
        energy = chooser.randint(2, 25)
        most = max(k for k in range(7) for some in itertools.combinations(contracts, k) if sum(map(needs.get, some)) <= energy)  # type: ignore[arg-type]
        assert 6 - len(fulfil_with(energy, *contracts)) == most


def test_7_jill_pays_conduits_in_mixers_when_she_can() -> None:
    for officer, mixers, paid in (("jill-mcdowell", 5, (0, 5)), ("jill-mcdowell", 4, (10, 0)), (None, 5, (10, 0))):
        table = against("italy", "4", officer).give("italy", mixers=mixers)
        assert try_construct(table.b, table.s, 1, 2, n.CONDUIT, ANYWHERE, 5, 0, None)
        assert table.wheel_of("italy") == {5: ("basic-conduit", *paid)}


@pytest.mark.parametrize(("details", "machines"), [("full", (GOODS, GOODS + 2)), ("partial", (GOODS + 1, GOODS + 1))])
def test_7_jill_chooses_mixers(details: str, machines: tuple[int, int]) -> None:
    table = against("italy", "4", "jill-mcdowell", automa_details=details)
    table.s.pending = 0
    ask_for_machines(table.s, 1, 2)
    settle(table)
    assert (table.of("excavators", "italy"), table.of("mixers", "italy")) == machines


@pytest.mark.parametrize(("excavators", "vp"), [(5, 0), (4, 3), (3, None)])
def test_7_solomon_replaces_at_most_one_machine_by_3_vp(excavators: int, vp: int | None) -> None:
    table = against("italy", "4", "solomon-p-jordan").give("italy", excavators=excavators)
    points = table.of("vp", "italy")
    assert try_construct(table.b, table.s, 1, 2, n.BASE, n.MOUNTAIN, 0, 0, None) is (vp is not None)
    assert table.of("vp", "italy") == points - (vp or 0)
    if vp is not None:
        assert table.wheel_of("italy") == {5: ("basic-base", excavators if vp else 5, 0)}
