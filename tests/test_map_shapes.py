"""The maps that are drawn ahead for the page (scripts/maps): every cost and every name can be read, on every map."""

from __future__ import annotations

import json
import math
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

PROJECT = Path(__file__).parents[1]
sys.path.insert(0, str(PROJECT / "scripts" / "maps"))

from letters import MARGIN, letter_size, text_width  # noqa: E402

MAPS = sorted((PROJECT / "src" / "megawatt" / "games" / "power_grid" / "data" / "maps").glob("*.toml"))
SHAPES = PROJECT / "src" / "megawatt" / "games" / "power_grid" / "data" / "drawn" / "maps"
Box = tuple[float, float, float, float]
ROUNDED = 0.2
"""Places and discs are written with one decimal."""
MOST_LINES, LONGEST_LINE = 18, 5.0
"""On Russia's and Quebec's crowded maps; in letters."""


class Sheet:
    """A map as it is printed, with the labels that were placed on it."""

    def __init__(self, path: Path) -> None:
        printed = tomllib.loads(path.read_text(encoding="utf-8"))
        self.canvas: tuple[int, int] = tuple(printed["canvas"])
        self.cities: list[dict[str, Any]] = printed["board"]["cities"]
        self.links: list[dict[str, Any]] = printed["board"]["connections"]
        self.shapes = json.loads((SHAPES / f"{path.stem}.json").read_text(encoding="utf-8"))
        self.letters: float = self.shapes["labels"]["letters"]
        self.places = {city["id"]: (city["x"], city["y"]) for city in self.cities}

    def costs(self) -> dict[str, Box]:
        """What every cost covers."""
        found = {}
        for link, place in zip(self.links, self.shapes["labels"]["costs"], strict=True):
            assert (place is None) == (link["cost"] == 0)
            if place:
                width, height = self.letters * (0.5 + 0.58 * len(str(link["cost"]))), self.letters * 1.12
                x, y = place[:2]
                found[f"{link['a']}-{link['b']}"] = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        return found

    def names(self) -> dict[str, Box]:
        """What every name covers."""
        found = {}
        for city, (x, y, anchor, *lines) in zip(self.cities, self.shapes["labels"]["names"], strict=True):
            lines = lines or [city["name"]]
            width = max(map(text_width, lines)) * self.letters
            left = {"start": x, "middle": x - width / 2, "end": x - width}[anchor]
            top = y - self.letters * 0.84
            found[city["id"]] = (left, top, left + width, top + self.letters * 1.02 * len(lines))
        return found

    def lines(self) -> dict[str, tuple[float, float, float, float]]:
        """From a city's rim to its name, where there is such a line."""
        return {self.cities[int(nth)]["id"]: tuple(line) for nth, line in self.shapes["labels"]["lines"].items()}

    def covered_by(self, name: str, box: Box) -> list[str]:
        """The cities and other links that a cost lies on."""
        discs = zip(self.cities, self.shapes["labels"]["discs"], strict=True)
        cities = [city["id"] for city, disc in discs if _meets_disc(box, self.places[city["id"]], disc)]
        others = [link for link in self.links if f"{link['a']}-{link['b']}" != name]
        return cities + [
            f"{each['a']}-{each['b']}" for each in others if _crosses(box, self.places[each["a"]], self.places[each["b"]])
        ]


def _meet(box: Box, other: Box) -> bool:
    return box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]


def _smaller(box: Box) -> Box:
    return box[0] + ROUNDED, box[1] + ROUNDED, box[2] - ROUNDED, box[3] - ROUNDED


def _within(box: Box, whole: Box) -> bool:
    return box[0] >= whole[0] and box[1] >= whole[1] and box[2] <= whole[2] and box[3] <= whole[3]


def _meets_disc(box: Box, middle: tuple[float, float], radius: float) -> bool:
    x, y = (min(max(middle[i], box[i]), box[i + 2]) - middle[i] for i in (0, 1))
    return x * x + y * y < radius * radius


def _gap(box: Box, middle: tuple[float, float], radius: float) -> float:
    """How far a disc is from a box."""
    return math.dist([min(max(middle[i], box[i]), box[i + 2]) for i in (0, 1)], middle) - radius


def _passes(a: tuple[float, float], b: tuple[float, float], middle: tuple[float, float], radius: float) -> bool:
    """Whether a straight line runs over a disc."""
    way = (b[0] - a[0], b[1] - a[1])
    share = sum((middle[i] - a[i]) * way[i] for i in (0, 1)) / (way[0] ** 2 + way[1] ** 2 or 1e-9)
    share = min(max(share, 0), 1)
    return math.dist((a[0] + way[0] * share, a[1] + way[1] * share), middle) < radius


def _crosses(box: Box, a: tuple[float, float], b: tuple[float, float]) -> bool:
    """Whether a straight line runs through a box: the part of it between each pair of sides, cut together."""
    first, last = 0.0, 1.0
    for i in (0, 1):
        way = b[i] - a[i] or 1e-9
        ends = sorted(((box[i] - a[i]) / way, (box[i + 2] - a[i]) / way))
        first, last = max(first, ends[0]), min(last, ends[1])
    return first < last


@pytest.fixture(params=MAPS, ids=lambda path: path.stem)
def sheet(request: pytest.FixtureRequest) -> Sheet:
    return Sheet(request.param)


def test_every_cost_can_be_read(sheet: Sheet) -> None:
    costs, names = sheet.costs(), sheet.names()
    margin = MARGIN * max(sheet.canvas)
    whole = (-margin, -margin, sheet.canvas[0] + margin, sheet.canvas[1] + margin)
    in_the_way = {name: sheet.covered_by(name, box) for name, box in costs.items()}
    for name, box in costs.items():
        in_the_way[name] += [other for other, its in costs.items() if other != name and _meet(box, its)]
        in_the_way[name] += [f"the name {city}" for city, its in names.items() if _meet(box, its)]
        assert box[0] > whole[0], name
        assert box[1] > whole[1], name
        assert box[2] < whole[2], name
        assert box[3] < whole[3], name
    assert {name: covers for name, covers in in_the_way.items() if covers} == {}


def test_no_name_is_in_the_way(sheet: Sheet) -> None:
    """Names may lie on links, which run on below them; cities, costs and other names stay free."""
    names, costs = sheet.names(), sheet.costs()
    discs = dict(zip(sheet.places, sheet.shapes["labels"]["discs"], strict=True))
    margin = MARGIN * max(sheet.canvas)
    whole = (-margin, -margin, sheet.canvas[0] + margin, sheet.canvas[1] + margin)
    in_the_way = {
        name: [city for city, place in sheet.places.items() if _meets_disc(box, place, discs[city] - ROUNDED)]
        + [other for other, its in names.items() if other != name and _meet(_smaller(box), its)]
        + [cost for cost, its in costs.items() if _meet(box, its)]
        for name, box in names.items()
    }
    assert {name: covers for name, covers in in_the_way.items() if covers} == {}
    assert [name for name, box in names.items() if not _within(_smaller(box), whole)] == []


def test_every_name_is_nearest_to_its_own_city_or_has_a_line_to_it(sheet: Sheet) -> None:
    discs = dict(zip(sheet.places, sheet.shapes["labels"]["discs"], strict=True))
    lined = sheet.lines()
    taken_for = {}
    for name, box in sheet.names().items():
        apart = {city: _gap(box, place, discs[city]) for city, place in sheet.places.items()}
        nearer = [city for city in apart if apart[city] < apart[name]]
        if nearer and name not in lined:
            taken_for[name] = nearer
    assert taken_for == {}


def test_lines_from_names_are_few_short_and_lead_to_one_city(sheet: Sheet) -> None:
    """Two lines of a crowded map may run below another label, on both sides of which they are seen."""
    discs = dict(zip(sheet.places, sheet.shapes["labels"]["discs"], strict=True))
    names, costs, lined = sheet.names(), sheet.costs(), sheet.lines()
    below: list[tuple[str, str]] = []
    assert len(lined) <= MOST_LINES
    for name, (*rim, x, y) in lined.items():
        place = sheet.places[name]
        assert math.dist(rim, place) == pytest.approx(discs[name], abs=1), name
        assert _gap(names[name], (x, y), 0) <= 1, name
        assert math.dist(rim, (x, y)) <= LONGEST_LINE * sheet.letters, name
        sight = (rim[0], rim[1]), (x, y)
        assert [city for city, its in sheet.places.items() if city != name and _passes(*sight, its, discs[city])] == [], name
        labels = {**costs, **{other: its for other, its in names.items() if other != name}}
        below += [(name, other) for other, its in labels.items() if _crosses(_smaller(its), *sight)]
    assert len(below) <= 2, below


def test_letters_are_as_large_as_a_laptop_needs(sheet: Sheet) -> None:
    assert sheet.letters >= letter_size(sheet.canvas)


def test_the_drawing_belongs_to_this_map(sheet: Sheet) -> None:
    total = sum(city["x"] + 3 * city["y"] for city in sheet.cities)
    assert sheet.shapes["printed"] == [*sheet.canvas, len(sheet.cities), round(total)]
    assert {area["id"] for area in sheet.shapes["areas"]} == {city["area"] for city in sheet.cities}
    assert sheet.shapes["land"].startswith("M")
    assert sheet.shapes["home"].startswith("M")
