"""The maps that are drawn ahead for the page (scripts/maps): every cost and every name can be read, on every map."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

PROJECT = Path(__file__).parents[1]
sys.path.insert(0, str(PROJECT / "scripts" / "maps"))

from letters import MARGIN, SMALLEST, letter_size, text_width  # noqa: E402

MAPS = sorted((PROJECT / "src" / "megawatt" / "games" / "power_grid" / "data" / "maps").glob("*.toml"))
SHAPES = PROJECT / "src" / "megawatt" / "games" / "power_grid" / "data" / "drawn" / "maps"
Box = tuple[float, float, float, float]
ROUNDED = 0.2
"""Places and discs are written with one decimal."""


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


def test_letters_are_as_large_as_a_laptop_needs(sheet: Sheet) -> None:
    assert sheet.letters >= letter_size(sheet.canvas) * (SMALLEST - 0.1) / SMALLEST


def test_the_drawing_belongs_to_this_map(sheet: Sheet) -> None:
    total = sum(city["x"] + 3 * city["y"] for city in sheet.cities)
    assert sheet.shapes["printed"] == [*sheet.canvas, len(sheet.cities), round(total)]
    assert {area["id"] for area in sheet.shapes["areas"]} == {city["area"] for city in sheet.cities}
    assert sheet.shapes["land"].startswith("M")
    assert sheet.shapes["home"].startswith("M")
