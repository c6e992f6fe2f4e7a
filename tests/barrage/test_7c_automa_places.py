"""Automas: where a piece goes, criterion by criterion (docs/barrage-automa.md, section 6). Tiles are counted from 1."""

from __future__ import annotations

import pytest

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.options import OLD_READINGS
from megawatt.games.barrage.rules.automa_places import first_from_start

from .automa_table import against, place_for
from .table import Table


def water(table: Table, **streams: int) -> Table:
    """Drops wait on headstreams."""
    for letter, drops in streams.items():
        table.s.waiting[n.LETTERS.index(letter)] = drops
    return table


# The order of the steps.


def test_6_criteria_are_taken_in_the_order_of_the_tile() -> None:
    """Tile 2: strongest conduit, own powerhouse, red border; tile 9: red border, strongest conduit, own powerhouse."""
    table = against().conduit("conduit-7-right", "usa")
    assert place_for(table, n.BASE, 2, "dam-7-lower", "dam-9-upper") == "dam-7-lower"
    assert place_for(table, n.BASE, 9, "dam-7-lower", "dam-9-upper") == "dam-9-upper"


def test_6_a_later_criterion_decides_between_what_the_first_one_leaves() -> None:
    table = against().conduit("conduit-7-right", "usa").conduit("conduit-9-right", "usa").powerhouse("powerhouse-11-1", "italy")
    assert place_for(table, n.BASE, 10, "dam-7-upper", "dam-7-lower", "dam-8-lower", "dam-9-upper") == "dam-9-upper"


def test_6_a_criterion_that_nobody_meets_is_ignored() -> None:
    table = against()
    assert place_for(table, n.BASE, 9, "dam-4-lower", "dam-2-lower") == "dam-2-lower"


def test_6_conduits_and_powerhouses_go_up_from_the_start_number_and_round_the_board() -> None:
    """Conduits start at 5A on tile 9, powerhouses in basin 8."""
    table = against()
    assert place_for(table, n.CONDUIT, 9, "conduit-2-left", "conduit-4-left", "conduit-7-right") == "conduit-7-right"
    assert place_for(table, n.CONDUIT, 9, "conduit-2-left", "conduit-4-left") == "conduit-2-left"
    assert place_for(table, n.POWERHOUSE, 9, "powerhouse-6-1", "powerhouse-5-1", "powerhouse-10-1") == "powerhouse-10-1"
    assert place_for(table, n.POWERHOUSE, 9, "powerhouse-6-1", "powerhouse-5-1") == "powerhouse-5-1"


def test_6_conduit_a_comes_before_b_and_a_start_at_b_is_later() -> None:
    table = against()
    both = 0b11 << 8
    table.s.criteria = 8  # start 5A
    assert m.CONDUIT_NAMES[first_from_start(table.b, table.s, n.CONDUIT, both, False)] == "conduit-5-left"
    table.s.criteria = 9  # start 5B
    assert m.CONDUIT_NAMES[first_from_start(table.b, table.s, n.CONDUIT, both, False)] == "conduit-5-right"


def test_6_a_free_powerhouse_space_comes_before_the_red_one() -> None:
    table = against()
    for zone, free, red in ((5, 1, 2), (8, 2, 3), (10, 1, 2), (12, 1, 4)):
        spaces = (f"powerhouse-{zone}-{red}", f"powerhouse-{zone}-{free}")
        assert place_for(table, n.POWERHOUSE, 9, *spaces) == spaces[1]


# Dams.


def test_6_dams_where_the_strongest_conduit_is_built_own_ones_on_ties() -> None:
    table = against().conduit("conduit-9-left", "italy").conduit("conduit-7-right", "usa")
    assert place_for(table, n.BASE, 1, "dam-1-lower", "dam-7-lower", "dam-9-lower") == "dam-7-lower"
    table.conduit("conduit-9-right", "italy")
    assert place_for(table, n.BASE, 1, "dam-1-lower", "dam-7-lower", "dam-9-lower") == "dam-9-lower"


def test_6_dams_whose_conduits_lead_to_an_own_powerhouse() -> None:
    """Tile 13 starts in basin 6; conduits of basin 9 lead to basins 11 and 12, those of basin 7 to 10 and 12."""
    table = against().powerhouse("powerhouse-12-1", "usa")
    assert place_for(table, n.BASE, 13, "dam-7-lower", "dam-9-lower") == "dam-7-lower"
    table.powerhouse("powerhouse-11-1", "italy")
    assert place_for(table, n.BASE, 13, "dam-7-lower", "dam-9-lower") == "dam-9-lower"


def test_6_dams_below_a_powerhouse_with_no_dam_between_own_or_rival_ones_first() -> None:
    table = against().powerhouse("powerhouse-9-1", "italy").powerhouse("powerhouse-8-1", "usa")
    places = ("dam-6-lower", "dam-8-lower", "dam-9-lower", "dam-10-lower")
    assert place_for(table, n.BASE, 17, *places) == "dam-9-lower"
    assert place_for(table, n.BASE, 19, *places) == "dam-8-lower"
    table.dam("dam-9-upper", "neutral")
    assert place_for(table, n.BASE, 17, *places) == "dam-8-lower"
    table.dam("dam-8-upper", "usa")
    assert place_for(table, n.BASE, 17, *places) == "dam-6-lower"


def test_6_water_of_a_powerhouse_runs_on_to_the_next_basin() -> None:
    table = against().powerhouse("powerhouse-6-1", "italy")
    assert place_for(table, n.BASE, 18, "dam-8-lower", "dam-10-lower", "dam-5-lower") == "dam-10-lower"


def test_6_dams_on_red_bordered_spaces() -> None:
    table = against()
    assert place_for(table, n.BASE, 9, "dam-1-lower", "dam-2-upper", "dam-3-lower") == "dam-2-upper"


def test_6_dams_that_most_drops_would_reach() -> None:
    table = water(against(), a=1, c=2)
    assert place_for(table, n.BASE, 16, "dam-1-lower", "dam-3-lower") == "dam-3-lower"
    assert place_for(water(table, a=3), n.BASE, 16, "dam-1-lower", "dam-3-lower") == "dam-1-lower"
    table = water(against(), a=1, c=2).dam("dam-3-upper", "neutral", 2)
    assert place_for(table, n.BASE, 16, "dam-1-lower", "dam-3-lower") == "dam-1-lower"


@pytest.mark.parametrize(("reading", "basin"), [("letters", 3), ("drops-only", 1)])
def test_6_headstream_letters_break_ties_of_most_water(reading: str, basin: int) -> None:
    """Two drops each on a and c; tile 16 has the letters c, b, a and starts in basin 9."""
    table = water(against(automa_water=reading), a=2, c=2)
    assert place_for(table, n.BASE, 16, "dam-1-lower", "dam-3-lower") == f"dam-{basin}-lower"
    assert place_for(table, n.BASE, 15, "dam-1-lower", "dam-3-lower") == "dam-1-lower"


def test_6_more_drops_count_before_any_letter() -> None:
    table = water(against(), a=3, c=2)
    assert place_for(table, n.BASE, 16, "dam-1-lower", "dam-3-lower") == "dam-1-lower"


def test_6_the_first_letter_whose_water_comes_decides_where_several_headstreams_meet() -> None:
    """Drops of c and d meet in basin 10. Tiles 4 (d, a, b), 8 (c, b, a, then d), 15 (b, a, d, then c)."""
    table = water(against(), a=2, c=1, d=1)
    for tile, basin in ((4, 10), (8, 10), (15, 1)):
        assert place_for(table, n.BASE, tile, "dam-1-lower", "dam-10-lower") == f"dam-{basin}-lower"


def test_6_the_letter_after_the_first_decides_when_the_first_comes_to_both() -> None:
    """Tile 8 (c, b, a, then d): basin 10 gets one drop of c and one of d, basin 6 two of c: both have c, only basin 10 has d."""
    table = water(against(), c=2, d=1).dam("dam-6-lower", "neutral", 1)
    assert place_for(table, n.BASE, 8, "dam-6-upper", "dam-10-lower") == "dam-10-lower"


def test_6_elevations_are_raised_where_most_water_comes_by_letters_too() -> None:
    table = water(against().dam("dam-1-lower", "italy").dam("dam-3-lower", "italy"), a=2, c=2)
    assert place_for(table, n.ELEVATION, 16, "dam-1-lower", "dam-3-lower") == "dam-3-lower"
    assert sum(table.s.arriving) == sum(table.s.future_drops) == 0


def test_6_old_rules_versions_know_no_letters() -> None:
    assert {OLD_READINGS[version]["automa_water"] for version in (1, 2)} == {"drops-only"}


def test_6_dams_whose_conduits_lead_to_a_basin_with_an_own_dam_or_at_least_no_rival_one() -> None:
    """Tile 11 starts in basin 3. Conduits of basin 5 lead to basins 8 and 10, those of basin 6 to 9 and 7."""
    table = against().dam("dam-8-lower", "italy")
    assert place_for(table, n.BASE, 11, "dam-3-lower", "dam-5-lower", "dam-6-lower") == "dam-5-lower"
    table = against().dam("dam-9-lower", "usa")
    assert place_for(table, n.BASE, 11, "dam-6-lower", "dam-7-lower") == "dam-7-lower"
    table.dam("dam-7-upper", "neutral")
    assert place_for(table, n.BASE, 11, "dam-6-lower", "dam-10-lower") == "dam-10-lower"


# Conduits.


def test_6_conduits_of_the_highest_and_of_the_second_highest_value() -> None:
    table = against()
    places = ("conduit-1-left", "conduit-3-left", "conduit-9-left")
    assert place_for(table, n.CONDUIT, 1, *places) == "conduit-1-left"
    assert place_for(table, n.CONDUIT, 17, *places) == "conduit-3-left"
    assert place_for(table, n.CONDUIT, 17, "conduit-1-left", "conduit-2-right") == "conduit-1-left"


@pytest.mark.parametrize(("tile", "order"), [(9, (6, 8, 9, 7)), (13, (9, 8, 6, 7))])
def test_6_conduits_by_the_dams_of_their_basin(tile: int, order: tuple[int, ...]) -> None:
    table = against().dam("dam-6-lower", "italy").dam("dam-8-lower", "neutral").dam("dam-9-lower", "usa")
    places = {basin: f"conduit-{basin}-left" for basin in order}
    for basin in order:
        assert place_for(table, n.CONDUIT, tile, *places.values()) == places.pop(basin)


@pytest.mark.parametrize(("tile", "order"), [(5, ("8-left", "8-right", "7-left")), (15, ("8-right", "8-left", "7-left"))])
def test_6_conduits_by_the_powerhouses_they_lead_to(tile: int, order: tuple[str, ...]) -> None:
    """Conduit 8A leads to basin 11, 8B to basin 9, 7A to basin 10."""
    table = against().powerhouse("powerhouse-11-1", "italy").powerhouse("powerhouse-9-1", "usa")
    places = [f"conduit-{name}" for name in order]
    while places:
        assert place_for(table, n.CONDUIT, tile, *places) == places.pop(0)


# Powerhouses.


def test_6_powerhouses_reached_by_the_strongest_built_conduit_own_ones_on_ties() -> None:
    table = against().conduit("conduit-9-left", "italy").conduit("conduit-7-right", "usa")
    assert place_for(table, n.POWERHOUSE, 9, "powerhouse-11-1", "powerhouse-12-1") == "powerhouse-12-1"
    table = against().conduit("conduit-8-left", "usa").conduit("conduit-7-right", "italy")
    assert place_for(table, n.POWERHOUSE, 9, "powerhouse-11-1", "powerhouse-12-1") == "powerhouse-12-1"


def test_6_powerhouses_that_some_conduit_space_links_to_an_own_dam() -> None:
    """Conduits of basin 5 lead to basins 8 and 10; tile 16 starts in basin 12."""
    table = against().dam("dam-5-lower", "italy").dam("dam-6-lower", "usa")
    assert place_for(table, n.POWERHOUSE, 16, "powerhouse-9-1", "powerhouse-10-1", "powerhouse-12-1") == "powerhouse-10-1"


def test_6_powerhouses_whose_water_reaches_an_own_dam_first_otherwise_not_a_rivals() -> None:
    """Basin 5 drains into 9; tile 1 starts in basin 5."""
    table = against().dam("dam-9-lower", "italy")
    places = ("powerhouse-5-1", "powerhouse-6-1", "powerhouse-9-1")
    assert place_for(table, n.POWERHOUSE, 1, *places) == "powerhouse-5-1"
    table.dam("dam-5-lower", "usa")
    assert place_for(table, n.POWERHOUSE, 1, *places) == "powerhouse-9-1"
    table = against().dam("dam-6-lower", "usa")
    assert place_for(table, n.POWERHOUSE, 1, "powerhouse-6-1", "powerhouse-7-1") == "powerhouse-7-1"


def test_6_powerhouses_whose_water_does_not_reach_a_rivals_dam() -> None:
    """Tile 3 starts in basin 7: an own dam below counts no more than none at all. Basins 6 and 7 drain into 10."""
    table = against().dam("dam-9-lower", "italy")
    assert place_for(table, n.POWERHOUSE, 3, "powerhouse-5-1", "powerhouse-7-1") == "powerhouse-7-1"
    assert place_for(table, n.POWERHOUSE, 1, "powerhouse-5-1", "powerhouse-7-1") == "powerhouse-5-1"
    table.dam("dam-10-lower", "usa")
    assert place_for(table, n.POWERHOUSE, 3, "powerhouse-5-1", "powerhouse-7-1") == "powerhouse-5-1"


@pytest.mark.parametrize(("tile", "basin"), [(5, 5), (6, 6), (7, 7)])
def test_6_powerhouses_in_a_basin_of_the_hills(tile: int, basin: int) -> None:
    assert place_for(against(), n.POWERHOUSE, tile) == f"powerhouse-{basin}-1"
    others = [name for name in m.POWERHOUSE_NAMES if not name.startswith(f"powerhouse-{basin}-")]
    assert not place_for(against(), n.POWERHOUSE, tile, *others).startswith(f"powerhouse-{basin}-")


def test_6_powerhouses_in_the_plains() -> None:
    """Tile 8 starts in basin 12, so without its criterion the hills would come first."""
    assert place_for(against(), n.POWERHOUSE, 8, "powerhouse-5-1", "powerhouse-11-1") == "powerhouse-11-1"
