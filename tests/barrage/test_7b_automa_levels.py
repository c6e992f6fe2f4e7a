"""Automas of levels 3 and 4: the finer points of section 7 (docs/barrage-automa.md)."""

from __future__ import annotations

from megawatt.games.barrage import names as n
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
