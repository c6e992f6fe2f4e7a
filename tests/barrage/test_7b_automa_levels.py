"""Automas of levels 3 and 4: the finer points of section 7 (docs/barrage-automa.md)."""

from __future__ import annotations

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.automa_facts import ANYWHERE
from megawatt.games.barrage.rules.automa import try_construct
from megawatt.games.barrage.rules.automa_answers import place_useful_drops, useful_stream

from .table import Table


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
