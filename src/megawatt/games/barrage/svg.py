"""The map of Barrage as a picture: Alps, rivers and basins, dams with their water, conduits, powerhouses and headstreams."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from megawatt.author import Words, beside, labelled, svg
from megawatt.games.barrage.view_types import Printed, View

DRAWN = Path(__file__).parent / "data" / "drawn"
WIDTH, HEIGHT, STRETCH = 1000, 1100, 1.145
"""The sheet is higher than the data's square of 1000."""
GROUND = {"meadow": "#e6e4bd", "hill": "#cfd9b4", "rock": "#c2c3bb", "sky-rock": "#dfe8ea"}
FAR_ROCK = "#aab6bd"
ROCK_SHADE, SNOW, HILL_SHADE, MEADOW_SHADE, WOOD = "#a9aca6", "#fbfcfb", "#b9c79a", "#d8d6a4", "#93a878"
RIVER, DEEP, LAKE, DROP, DROP_SOFT = "#6fb0df", "#3d86bf", "#a9d2ee", "#1f74bd", "#cfe4f5"
CONCRETE, PLOT, PLOT_LINE, RED, INK = "#8d8f8c", "#f7f5ec", "#80836f", "#c0271c", "#2c3330"
VALUES = {1: "#f4f2ea", 2: "#8fc27a", 3: "#f1d25c", 4: "#ef9f4b", 5: "#e2695a"}
COURSE = 12
"""How high one course of a dam is drawn."""
BASINS = 10
"""The last two have no water of their own: they are where it leaves the map."""
Point = tuple[float, float]


def picture(printed: Printed, view: View, words: Words) -> svg.Picture:
    """The map as everybody sees it, with everybody's points."""
    sheet = svg.Sheet()
    _write_terrain(sheet)
    _write_water(sheet, printed["map"])
    _write_conduits(sheet, printed["map"], view)
    _write_powerhouses(sheet, printed["map"], view)
    _write_dams(sheet, printed["map"], view)
    _write_headstreams(sheet, printed["map"], view)
    return svg.Picture(0, 0, WIDTH, HEIGHT, sheet, _headline(view, words), _standing(view, words))


def _headline(view: View, words: Words) -> str:
    rounds = [words("label-round", round=view["round"])] if view["round"] > 0 else []
    return beside(words, [*rounds, words(f"phase-{view['phase']}")])


def _standing(view: View, words: Words) -> list[svg.Standing]:
    """Points in turn order, by company; after the game the winner first."""
    names = {company["seat"]: words(f"company-{company['company']}") for company in view["companies"]}
    result = view["result"]
    rows: list[tuple[int, int, int | None]]
    if result is not None:
        rows = [(row["seat"], row["vp"], row["place"]) for row in result["rows"]]
    else:
        points = {company["seat"]: company["vp"] for company in view["companies"]}
        rows = [(seat, points[seat], None) for seat in view["order"] if seat in points]
    return [
        svg.Standing(seat, beside(words, [names[seat], labelled(words, words("label-vp"), vp)]), place) for seat, vp, place in rows
    ]


@cache
def _terrain() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DRAWN / "terrain.json").read_text(encoding="utf-8"))
    return found


def placed(x: float, y: float) -> Point:
    """Where something of the data is on the sheet."""
    return x, round(y * STRETCH + 6)


def pipe(points: Sequence[Sequence[float]], radius: float = 26) -> str:
    """A polyline with rounded corners."""
    at = [placed(*point) for point in points]
    path = f"M{at[0][0]:g} {at[0][1]:g}"
    for before, corner, after in zip(at, at[1:], at[2:], strict=False):
        (x0, y0), (x1, y1) = _towards(corner, before, radius), _towards(corner, after, radius)
        path += f"L{x0:g} {y0:g}Q{corner[0]:g} {corner[1]:g} {x1:g} {y1:g}"
    return f"{path}L{at[-1][0]:g} {at[-1][1]:g}"


def _towards(start: Point, end: Point, distance: float) -> Point:
    """The point at this distance from the start towards the end, at most half the way."""
    share = min(distance / (math.dist(start, end) or 1), 0.5)
    return round(start[0] + (end[0] - start[0]) * share, 1), round(start[1] + (end[1] - start[1]) * share, 1)


def river(points: Sequence[Sequence[float]]) -> str:
    """It leaves and arrives running downhill and bends in between."""
    at = [placed(*point) for point in points]
    path = f"M{at[0][0]:g} {at[0][1]:g}"
    for (x0, y0), (x1, y1) in pairwise(at):
        bend = (y1 - y0) * 0.5
        path += f"C{x0:g} {y0 + bend:g} {x1:g} {y1 - bend:g} {x1:g} {y1:g}"
    return path


def course(nth: int) -> str:
    """A course of a dam's wall, bent upstream, a little narrower the lower it is; the first is number 0."""
    y, half = 26 - nth * COURSE, 40 + nth * 3
    return f"M{-half} {y - 17}Q0 {y - 6} {half} {y - 17}L{half - 3} {y - 5}Q0 {y + 6} {3 - half} {y - 5}Z"


def _write_terrain(sheet: svg.Sheet) -> None:
    """A far range and snow-capped ridges above, wooded hills in the middle, fields in the plain."""
    drawn = _terrain()
    sheet.add("rect", width=WIDTH, height=HEIGHT, fill=GROUND["meadow"])
    for slope in drawn["slopes"]:
        sheet.path(slope["d"], GROUND[slope["ground"]])
    for mountain in drawn["range"]:
        _write_mountain(sheet, drawn["mountain"], mountain, FAR_ROCK)
    for nth, (x, y, w, h) in enumerate(drawn["fields"]):
        sheet.open(transform=f"rotate({-8 if nth % 2 else 7} {x} {y})", fill=MEADOW_SHADE)
        for strip in range(4):
            sheet.add("rect", x=x - w / 2 + strip * w / 4, y=y - h / 2, width=w / 8, height=h, rx=3)
        sheet.close()
    for nth, (x, y, w, h) in enumerate(drawn["contours"]):
        for part in (1, 0.72, 0.44):
            turn = f"rotate({nth * 14 - 20} {x} {y})"
            sheet.add("ellipse", cx=x, cy=y, rx=w * part, ry=h * part, fill=HILL_SHADE, opacity=0.45, transform=turn)
    for mountain in drawn["peaks"]:
        _write_mountain(sheet, drawn["mountain"], mountain, ROCK_SHADE)
    for x, y in drawn["woods"]:
        sheet.path(f"M{x} {y - 26}l10 18h-5l8 14h-26l8-14h-5Z", WOOD, opacity=0.8)


def _write_mountain(sheet: svg.Sheet, shape: Mapping[str, Sequence[Point]], place: Sequence[float], rock: str) -> None:
    """A ridge, its snow and its side in the shade, at a middle and a foot, with half a width and a height."""
    x, y, w, h = place

    def outline(part: str) -> str:
        return "M" + "L".join(f"{x + w * across:.1f} {y - h * up:.1f}" for across, up in shape[part]) + "Z"

    sheet.path(outline("ridge"), rock)
    sheet.path(outline("snow"), SNOW)
    sheet.path(outline("lee"), INK, opacity=0.13)


def _write_water(sheet: svg.Sheet, board: Any) -> None:
    """Headstreams into basins, dam to dam, rivers to turbine zones, zones into their basins, and out; then the basins."""
    every = [*board["headstream"], *board["dam-space"], *board["turbine-zone"], *board["exit"]]
    where = {each["id"]: (each["x"], each["y"]) for each in every}
    drawn = {each["from"]: each["path"] for each in board["river"]}
    flowing = [*board["headstream"], *board["dam-space"], *board["turbine-zone"]]
    ways = [river(drawn.get(each["id"]) or [where[each["id"]], where[each["flows-to"]]]) for each in flowing]
    for colour, width in ((DEEP, 15), (RIVER, 10)):
        for way in ways:
            sheet.path(way, stroke=colour, stroke_width=width, stroke_linecap="round")
    for basin in board["basin"]:
        if basin["number"] <= BASINS:
            x, y = placed(basin["x"], basin["y"])
            shore = "M-36-96C-70-60-66 40-40 80C-20 92 20 92 40 80C66 40 70-60 36-96C18-106-18-106-36-96Z"
            sheet.path(shore, LAKE, stroke=DEEP, stroke_width=2.5, opacity=0.94, transform=svg.move(x, y))


def _write_conduits(sheet: svg.Sheet, board: Any, view: View) -> None:
    """Pipes that are built in their owner's colour, the others dotted in the colour of their value."""
    for space in board["conduit-space"]:
        way, owner = pipe(space["path"]), view["conduits"].get(space["id"])
        colour = VALUES[space["value"]]
        if owner is None:
            sheet.path(way, stroke=colour, stroke_width=8, stroke_dasharray="2 12", stroke_linecap="round")
        else:
            sheet.path(way, stroke=svg.EDGE, stroke_width=15)
            sheet.path(way, stroke=svg.seat_colour(owner), stroke_width=10)
            sheet.path(way, stroke="#ffffff", stroke_width=3, stroke_dasharray="12 14", opacity=0.8)
    for space in board["conduit-space"]:
        x, y = placed(space["x"], space["y"])
        sheet.path(svg.circle(x, y, 19), VALUES[space["value"]], stroke=svg.EDGE, stroke_width=2)
        sheet.text(str(space["value"]), x, y + 8, 24, font_weight=800)


def _write_powerhouses(sheet: svg.Sheet, board: Any, view: View) -> None:
    """Turbine zones, their spaces, and the halls that stand there."""
    for zone in board["turbine-zone"]:
        across = [space["x"] for space in board["powerhouse-space"] if space["zone"] == zone["id"]]
        x, y = placed(min(across), zone["y"])
        width = max(across) - x + 64
        sheet.add("rect", x=x - 32, y=y - 33, width=width, height=66, rx=14, fill=PLOT, stroke=PLOT_LINE, stroke_width=2)
        sheet.path(svg.circle(x - 32, y - 29, 17), INK)
        sheet.text(zone["basin"].removeprefix("basin-"), x - 32, y - 21, 24, font_weight=700, fill=PLOT)
    for space in board["powerhouse-space"]:
        x, y = placed(space["x"], space["y"])
        owner = view["powerhouses"].get(space["id"])
        edge = RED if space["cost"] else PLOT_LINE
        dashes = None if space["cost"] else "5 4"
        sheet.open(transform=svg.move(x, y))
        sheet.add(
            "rect", x=-22, y=-22, width=44, height=44, rx=8, fill=PLOT, stroke=edge, stroke_width=2.5, stroke_dasharray=dashes
        )
        if owner is not None:
            sheet.path(
                "M-20 19V-4L-8-11V-4L4-11V-4L16-11H20V19Z",
                svg.mix(svg.seat_colour(owner), "#fffaf0", 0.35),
                stroke=svg.EDGE,
                stroke_width=1.5,
            )
            sheet.path("M-20-4-8-11V-4L4-11V-4L16-11H20V-5H-20Z", svg.seat_colour(owner), stroke=svg.EDGE, stroke_width=1.5)
            sheet.seat(owner, 0, 8, 9)
        elif space["cost"]:
            sheet.text(str(space["cost"]), 0, 8, 24, font_weight=800, fill=RED)
        sheet.close()


def _write_dams(sheet: svg.Sheet, board: Any, view: View) -> None:
    """Walls that rise with their level and hold water, and places for one."""
    dams = {dam["id"]: dam for dam in view["dams"]}
    for space in board["dam-space"]:
        sheet.open(transform=svg.move(*placed(space["x"], space["y"])))
        dam = dams.get(space["id"])
        if dam is not None:
            _write_dam(sheet, dam)
        else:
            edge = RED if space["cost"] else PLOT_LINE
            sheet.path(course(0), PLOT, stroke=edge, stroke_width=2.5, fill_opacity=0.75)
            if space["cost"]:
                sheet.text(str(space["cost"]), 0, 22, 18, font_weight=800, fill=RED)
        sheet.close()


def _write_dam(sheet: svg.Sheet, dam: Any) -> None:
    top, half = 26 - dam["level"] * COURSE, 38 + dam["level"] * 3
    colour = CONCRETE if dam["owner"] == "neutral" else svg.seat_colour(dam["owner"])
    if dam["drops"]:
        held = 12 + dam["drops"] / max(dam["capacity"], 1) * 22
        shore = f"C{half - 4} {top - held:g} {14 - half} {top - held:g} {-half} {top - 4}Z"
        behind = f"M{-half} {top - 4}Q0 {top + 7} {half} {top - 4}{shore}"
        sheet.path(behind, RIVER, stroke=DEEP, stroke_width=1.5, opacity=0.9)
    for nth in range(dam["level"]):
        sheet.path(course(nth), colour, stroke=svg.EDGE, stroke_width=2)
    for nth in range(dam["capacity"]):
        x = (nth - (dam["capacity"] - 1) / 2) * 21
        _write_drop(sheet, x, top - 14, 17, hollow=nth >= dam["drops"])
    if dam["owner"] != "neutral":
        sheet.path(svg.circle(-46, 14, 13), PLOT, stroke=svg.EDGE, stroke_width=1.5)
        sheet.seat(dam["owner"], -46, 14, 9)
    sheet.path(svg.circle(46, 14, 15), PLOT, stroke=svg.EDGE, stroke_width=1.5)
    sheet.text(str(dam["level"]), 46, 22.5, 24, font_weight=800)


def _write_drop(sheet: svg.Sheet, x: float, y: float, size: float, hollow: bool = False) -> None:
    shape = "M0-9.5C0-9.500-7-1-7 3.500a7 7 0 0 0 14 0C7-1 0-9.500 0-9.500Z"
    sheet.path(
        shape,
        PLOT if hollow else DROP,
        stroke=DROP,
        stroke_width=2,
        transform=svg.move(x, y, size / 20),
        opacity=0.5 if hollow else None,
    )


def _write_headstreams(sheet: svg.Sheet, board: Any, view: View) -> None:
    """Each headstream's tile: the drops of every round, and those that wait there."""
    waiting = {stream["id"]: stream for stream in view["headstreams"]}
    for stream in board["headstream"]:
        x, y = placed(stream["x"], stream["y"])
        state = waiting[stream["id"]]
        sheet.open(transform=svg.move(x, y - 8))
        sheet.add("rect", x=-84, y=-36, width=168, height=76, rx=16, fill=PLOT, stroke=DEEP, stroke_width=3)
        sheet.text(stream["id"][-1].upper(), -66, -6, 25, font_weight=800, fill=DEEP)
        for nth, drops in enumerate(state["drops"]):
            now = nth + 1 == view["round"]
            sheet.path(svg.circle(-38 + nth * 27, -14, 13), DROP if now else DROP_SOFT)
            sheet.text(str(drops), -38 + nth * 27, -6, 23, font_weight=700, fill=PLOT if now else INK)
        for nth in range(min(state["waiting"], 6)):
            _write_drop(sheet, (nth - (min(state["waiting"], 6) - 1) / 2) * 24, 20, 22)
        sheet.close()
