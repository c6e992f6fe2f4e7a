"""Draw the lands of our maps: `python scripts/maps/draw.py [MAP...]` writes one small file of paths per map for the page.

Coasts, borders, lakes and rivers are Natural Earth's, bent so that every city lies where its disc is (bend.py). Areas are the
land nearest to their cities; the page clips them to the land in play. Mountains and plants stand where nothing else is.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Callable, Iterable

import numpy as np
from atlas import countries, provinces, waters
from bend import Bend, Points
from boards import HERE, Board, boards
from contourpy import contour_generator
from scipy.spatial import cKDTree
from shapely import LineString, Point, Polygon, box, make_valid, prepare, transform
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, unary_union

AROUND = 0.32
"""How far beyond the board land is drawn, in board lengths, since frames rarely have a map's own shape."""
DETAIL = 1.0
"""Lines may be off by this many board units, unless places.toml says another `detail`."""
SMALLEST = 30.0
"""Islands and lakes smaller than this (square units) are left out."""


def main(wanted: list[str]) -> None:
    """Draw the boards named, or all."""
    for board in boards():
        if wanted and board.id not in wanted:
            continue
        bend = board.bend()
        before = json.loads(board.shapes.read_text(encoding="utf-8")) if board.shapes.exists() else {}
        content = {**before, **drawn(board, bend)}
        board.shapes.parent.mkdir(parents=True, exist_ok=True)
        board.shapes.write_text(json.dumps(content, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
        size = board.shapes.stat().st_size / 1024
        print(f"{board.id}: stiffness {bend.stiffness}, smallest face {bend.smallest_face:.2f}, {size:.1f} KB")


def drawn(board: Board, bend: Bend) -> dict[str, object]:
    """Everything the page needs to draw this land."""
    sheet = box(*window(board))
    detail = float(board.facts.get("detail", DETAIL))
    home = shrunk(bent(home_of(board), bend, sheet), detail)
    neighbours = neighbours_of(board)
    near = shrunk(bent(unary_union([*neighbours.values(), home_of(board)]), bend, sheet), detail)
    lakes = shrunk(bent(of_waters("lakes", board), bend, sheet), detail)
    borders = unary_union([bent(shape.boundary, bend, sheet) for shape in neighbours.values()])
    inland = joined(borders.difference(near.boundary.buffer(DETAIL * 3)).difference(home.buffer(DETAIL * 2)))
    rivers = joined(bent(of_waters("rivers", board), bend, sheet).intersection(near.buffer(-1)).difference(lakes))
    areas = areas_of(board)
    return {
        "printed": fingerprint(board),
        "land": path(near),
        "home": path(home),
        "borders": path(inland),
        "lakes": path(lakes),
        "rivers": path(rivers),
        "areas": [{"id": area, "path": path(shape), **middle(shape.intersection(home))} for area, shape in areas.items()],
        "mountains": mountains(board, bend, near, lakes),
        "plants": plants(board, home.difference(lakes)),
    }


def fingerprint(board: Board) -> list[int]:
    """What tells the page that a map is the one drawn here, and not somebody's own of the same name."""
    return [*board.canvas, len(board.cities), round(sum(place[0] + 3 * place[1] for place in board.cities.values()))]


def window(board: Board) -> tuple[float, float, float, float]:
    """What is drawn: the board and its surroundings."""
    width, height = board.canvas
    around = AROUND * max(width, height)
    return -around, -around, width + around, height + around


def home_of(board: Board) -> BaseGeometry:
    """The land in play, in degrees."""
    shape = unary_union([countries()[land] for land in lands_of(board)])
    if "outline" in board.facts:
        shape = shape.intersection(make_valid(Polygon([point[::-1] for point in board.facts["outline"]])))
    if "province" in board.facts:
        others = [each for name, each in provinces(board.facts["province"][0]).items() if name != board.facts["province"][1]]
        shape = shape.difference(unary_union(others))
    return shape


def lands_of(board: Board) -> list[str]:
    """The countries in play: those named, or those that hold a city."""
    if board.facts["lands"]:
        return list(board.facts["lands"])
    places = [Point(place) for place in board.true()]
    return [name for name, shape in countries().items() if any(shape.distance(place) < 0.01 for place in places)]


def neighbours_of(board: Board) -> dict[str, BaseGeometry]:
    """The countries around the land in play."""
    round_about = surroundings(board)
    own = set(lands_of(board)) if "outline" not in board.facts and "province" not in board.facts else set()
    return {
        name: unary_union(list(parts(shape.intersection(round_about), "Polygon")))
        for name, shape in countries().items()
        if name not in own and shape.intersects(round_about)
    }


def surroundings(board: Board) -> BaseGeometry:
    """Everything on the globe that could be seen on the board, generously."""
    (west, south), (east, north) = board.true().min(axis=0), board.true().max(axis=0)
    across, up = (east - west) * 0.9 + 3, (north - south) * 0.9 + 3
    return box(west - across, max(south - up, -89), east + across, min(north + up, 89))


def of_waters(kind: str, board: Board) -> BaseGeometry:
    """Lakes or rivers of the world near this board."""
    round_about = surroundings(board)
    return unary_union([shape for _, shape in waters().shapes(kind) if shape.intersects(round_about)])


def bent(shape: BaseGeometry, bend: Bend, sheet: BaseGeometry) -> BaseGeometry:
    """A shape in degrees as it lies on the board, cut to what is drawn."""
    fine = shape.segmentize(0.5)
    there: Callable[[Points], Points] = bend
    placed = transform(fine, there)
    if any(True for _ in parts(placed, "Polygon")):
        placed = unary_union([make_valid(part).buffer(0) for part in parts(placed, "Polygon")])
    return placed.intersection(sheet)


def shrunk(shape: BaseGeometry, detail: float) -> BaseGeometry:
    """With fewer points and without specks."""
    simple = shape.simplify(detail)
    kept = []
    for part in parts(simple, "Polygon"):
        if part.area > SMALLEST * detail:
            holes = [hole for hole in part.interiors if Polygon(hole).area > SMALLEST]
            kept.append(Polygon(part.exterior, holes))
    return unary_union(kept)


def joined(lines: BaseGeometry) -> BaseGeometry:
    """Pieces of lines put together as far as they go, with fewer points."""
    return linemerge(list(parts(lines, "LineString"))).simplify(DETAIL * 2)


def parts(shape: BaseGeometry, kind: str) -> Iterable[BaseGeometry]:
    """The pieces of one kind in a shape that may be a collection of several."""
    return (part for part in getattr(shape, "geoms", [shape]) if part.geom_type == kind and not part.is_empty)


def areas_of(board: Board) -> dict[str, BaseGeometry]:
    """Each area as everything that is nearer to its cities and their links than to any other's, with soft corners."""
    sites = {area: sites_of(board, area) for area in board.areas}
    left, top, right, bottom = window(board)
    step = max(board.canvas) / 90
    xs, ys = np.arange(left - step, right + 2 * step, step), np.arange(top - step, bottom + 2 * step, step)
    grid = np.stack(np.meshgrid(xs, ys), axis=-1)
    far = {area: nearness(grid, points, max(board.canvas) * 0.02) for area, points in sites.items() if len(points)}
    found = {}
    for area, own in far.items():
        others = np.min([field for other, field in far.items() if other != area], axis=0)
        inside = np.pad((others - own)[1:-1, 1:-1], 1, constant_values=-1.0)
        lines = contour_generator(xs, ys, inside).lines(0.0)
        rings = [make_valid(Polygon(line)) for line in lines if len(line) > 3]
        shape: BaseGeometry = Polygon()
        for ring in sorted(rings, key=lambda each: -each.area):
            shape = shape.symmetric_difference(ring)
        found[area] = shape.simplify(0.4)
    return found


def sites_of(board: Board, area: str) -> Points:
    """The cities of an area, and points along its own links."""
    points = [place[:2] for place in board.cities.values() if place[2] == area]
    for a, b in board.links:
        (ax, ay, a_area), (bx, by, b_area) = board.cities[a], board.cities[b]
        for share in np.arange(0.08, 0.95, 0.08):
            if (a_area if share < 0.5 else b_area) == area:
                points.append((ax + (bx - ax) * share, ay + (by - ay) * share))
    return np.array(points)


def nearness(grid: Points, points: Points, soft: float) -> Points:
    """How far the nearest of these points is, with the corners between them rounded off."""
    apart = np.linalg.norm(grid[:, :, None, :] - points[None, None, :, :], axis=-1)
    least = apart.min(axis=-1, keepdims=True)
    return least[..., 0] - soft * np.log(np.exp((least - apart) / soft).sum(axis=-1)) * 0.5


def middle(shape: BaseGeometry) -> dict[str, float]:
    """Where an area's name can stand."""
    largest = max(parts(shape, "Polygon"), key=lambda part: part.area)
    point = largest.centroid if largest.contains(largest.centroid) else largest.representative_point()
    return {"x": round(point.x), "y": round(point.y)}


def mountains(board: Board, bend: Bend, land: BaseGeometry, lakes: BaseGeometry) -> list[list[float]]:
    """Peaks along the ranges of ranges.toml: [x, y, size], the southern ones in front."""
    ranges = tomllib.loads((HERE / "ranges.toml").read_text(encoding="utf-8"))
    luck = np.random.default_rng(7)
    left, top, right, bottom = window(board)
    peaks: list[list[float]] = []
    spacing = max(board.canvas) * 0.026
    ground = land.buffer(-4).difference(lakes)
    prepare(ground)
    for places in ranges.values():
        degrees = np.array([[longitude, latitude] for latitude, longitude in places])
        if np.abs(degrees - bend.middle).max() > 75:
            continue
        line = bend(degrees if len(degrees) > 1 else np.repeat(degrees, 2, axis=0))
        crest = LineString(line + np.array([[0.01 * i, 0.0] for i in range(len(line))]))
        for along in np.arange(spacing / 2, max(crest.length, spacing), spacing):
            for _ in range(2):
                at = crest.interpolate(along)
                x, y = at.x + luck.normal(0, spacing * 0.35), at.y + luck.normal(0, spacing * 0.3)
                if left < x < right and top < y < bottom and ground.contains(Point(x, y)):
                    peaks.append([round(x), round(y), round(float(luck.uniform(0.75, 1.35)), 2)])
    return sorted(peaks, key=lambda peak: peak[1])


def plants(board: Board, land: BaseGeometry) -> list[list[float]]:
    """Places for trees and the like on the land in play, away from cities and links: [x, y, size]."""
    luck = np.random.default_rng(11)
    width, height = board.canvas
    long = max(width, height)
    busy = cKDTree(np.concatenate([sites_of(board, area) for area in board.areas if len(sites_of(board, area))]))
    ground = land.buffer(-long * 0.008)
    prepare(ground)
    found: list[list[float]] = []
    for x, y in luck.uniform((-0.05 * long, -0.05 * long), (width + 0.05 * long, height + 0.05 * long), (9000, 2)):
        if busy.query((x, y))[0] < long * 0.036 or not ground.contains(Point(x, y)):
            continue
        if all((x - other[0]) ** 2 + (y - other[1]) ** 2 > (long * 0.02) ** 2 for other in found):
            found.append([round(x), round(y), round(float(luck.uniform(0.8, 1.25)), 2)])
        if len(found) >= 90:
            break
    return sorted(found, key=lambda place: place[1])


def path(shape: BaseGeometry) -> str:
    """A shape as an SVG path with short relative steps of a tenth of a unit."""
    pieces = [ring for part in parts(shape, "Polygon") for ring in (part.exterior, *part.interiors)]
    closed = [_steps(np.array(ring.coords)[:-1]) + "z" for ring in pieces]
    return "".join(closed + [_steps(np.array(line.coords)) for line in parts(shape, "LineString")])


def _steps(points: Points) -> str:
    whole = np.round(points * 10).astype(int)
    steps = np.diff(whole, axis=0)
    steps = steps[np.any(steps != 0, axis=1)]
    return "M" + _pair(whole[0]) + "l" + " ".join(_pair(step) for step in steps) if len(steps) else ""


def _pair(point: Points) -> str:
    x, y = (f"{value / 10:g}".replace("0.", ".", 1) if abs(value) < 10 else f"{value / 10:g}" for value in point)
    return f"{x} {y}" if not y.startswith("-") else f"{x}{y}"


if __name__ == "__main__":
    main(sys.argv[1:])
