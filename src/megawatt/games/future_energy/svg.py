"""The map of Future Energy as a picture: Europe's regions, links with power lines, sites with tiles or turbines, and the crew."""

from __future__ import annotations

import json
import math
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from megawatt.author import Words, beside, labelled, svg
from megawatt.games.future_energy.view_types import Printed, View

DRAWN = Path(__file__).parent / "data" / "drawn"
SIDE, LEFT, TOP = 1030, -15, -8
SEA, LAND, LAND_2, WATER, MAP_INK, HALO, ROAD = "#cfe0e6", "#efe6d0", "#e2d6ba", "#2f83c0", "#22303a", "#fffaf0", "#6d6655"
TILES = {
    "oil": "#30363d", "gas": "#2c78ad", "coal": "#74492b", "nuclear": "#f0c419", "investor": "#24804a", "engineer": "#8a4ba0",
    "ground": "#c39a5b",
}  # fmt: skip
PAPER, DARK = "#fff8e8", "#231c10"
HALF = 25
GAP = 13
BLADE = "M0-3C-3-9-2.5-17 0-21 2.5-17 3-9 0-3Z"
Place = tuple[float, float]


def picture(printed: Printed, view: View, words: Words) -> svg.Picture:
    """The map as everybody sees it, with everybody's points."""
    scale = 1000 / max(printed["board"]["canvas"])
    sites = [*printed["sites"], printed["start"]]
    places: dict[str, Place] = {site["id"]: (site["x"] * scale, site["y"] * scale) for site in sites}
    sheet = svg.Sheet()
    sheet.add("rect", x=LEFT, y=TOP, width=SIDE, height=SIDE, fill=SEA)
    _write_land(sheet, printed, places)
    _write_links(sheet, printed, view, places)
    _write_sites(sheet, view, places)
    for site in sites:
        x, y = places[site["id"]]
        sheet.label(_site_name(site, words), x, y + 45, 18, HALO, fill=MAP_INK)
    _write_crew(sheet, *places[view["crew"]])
    return svg.Picture(LEFT, TOP, SIDE, SIDE, sheet, _headline(view, words), _standing(view, words))


def _site_name(site: Any, words: Words) -> str:
    return words(f"place-{site['id']}") if f"place-{site['id']}" in words else str(site["name"])


def _headline(view: View, words: Words) -> str:
    over = view["phase"] == "game-over"
    return beside(words, [words("label-round", round=view["round"])] * (not over) + [words(f"phase-{view['phase']}")])


def _standing(view: View, words: Words) -> list[svg.Standing]:
    """Points so far in turn order; after the game the winner first, with all points."""
    points = words("label-points")
    result = view["result"]
    if result is not None:
        return [svg.Standing(row["seat"], labelled(words, points, row["points"]), row["place"]) for row in result["rows"]]
    return [svg.Standing(player["seat"], labelled(words, points, player["score"])) for player in view["players"]]


@cache
def _read(name: str) -> dict[str, Any]:
    """A file of shapes that comes with the game."""
    found: dict[str, Any] = json.loads((DRAWN / f"{name}.json").read_text(encoding="utf-8"))
    return found


def _shapes(printed: Printed) -> dict[str, Any] | None:
    """Europe for a board of ours; None for somebody's own, even where it has the name of one of ours."""
    name = printed["board"]["id"]
    if name not in {path.stem for path in DRAWN.glob("board-*.json")}:
        return None
    shapes = _read(name)
    places = [*printed["sites"], printed["start"]]
    total = round(sum(place["x"] + 3 * place["y"] for place in places))
    return shapes if shapes["printed"] == [*printed["board"]["canvas"], len(places), total] else None


def _write_land(sheet: svg.Sheet, printed: Printed, places: dict[str, Place]) -> None:
    """Real coasts and the regions as coloured land; around somebody's own sites soft land in their regions' colours."""
    colours = {region["id"]: region["hex"] for region in printed["regions"]}
    shapes = _shapes(printed)
    if shapes is None:
        for width, share in ((150, 0.25), (120, 0.42)):
            for site in printed["sites"]:
                x, y = places[site["id"]]
                sheet.path(svg.circle(x, y, width / 2), svg.mix(colours[site["region"]], LAND, share))
        return
    sheet.path(shapes["land"], stroke=svg.mix(SEA, "#ffffff", 0.62), stroke_width=20, opacity=0.7)
    sheet.path(shapes["land"], LAND_2)
    sheet.path(shapes["borders"], stroke=MAP_INK, stroke_width=1.4, stroke_dasharray="5 4", opacity=0.28)
    sheet.open("clipPath", id="home")
    sheet.path(shapes["home"])
    sheet.close("clipPath")
    sheet.open(clip_path="url(#home)")
    for area in shapes["areas"]:
        colour = colours[area["id"]]
        sheet.path(area["path"], svg.mix(colour, LAND, 0.42), stroke=svg.mix(colour, LAND, 0.62), stroke_width=3)
    sheet.close()
    sheet.path(shapes["rivers"], stroke=WATER, stroke_width=2, opacity=0.4)
    sheet.path(shapes["lakes"], svg.mix(WATER, SEA, 0.35))
    sheet.path(shapes["home"], stroke=MAP_INK, stroke_width=1.6, opacity=0.55)


def _write_links(sheet: svg.Sheet, printed: Printed, view: View, places: dict[str, Place]) -> None:
    """Links, dashed over the sea, and the power lines along them."""
    for link in printed["links"]:
        (x1, y1), (x2, y2) = places[link["a"]], places[link["b"]]
        faint = 0.75 if link["open"] else 0.25
        dashes = "2 9" if link["sea"] else None
        width = 4 if link["sea"] else 3.4
        sheet.add("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=ROAD, stroke_width=width, stroke_linecap="round",
                  stroke_dasharray=dashes, opacity=faint)  # fmt: skip
    ends = {link["id"]: (places[link["a"]], places[link["b"]]) for link in printed["links"]}
    for line in view["lines"]:
        for nth, seat in enumerate(line["owners"]):
            _write_line(sheet, seat, *_beside(*ends[line["id"]], (nth - (len(line["owners"]) - 1) / 2) * GAP))


def _beside(a: Place, b: Place, off: float) -> tuple[Place, Place]:
    """A way shortened at both ends, and moved sideways."""
    length = math.dist(a, b) or 1
    dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    cut = min(22, length * 0.4)
    start = (a[0] + dx * cut - dy * off, a[1] + dy * cut + dx * off)
    return start, (b[0] - dx * cut - dy * off, b[1] - dy * cut + dx * off)


def _write_line(sheet: svg.Sheet, seat: int, a: Place, b: Place) -> None:
    """A wire in the seat's colour on pylons, with the seat's mark."""
    count = max(2, round(math.dist(a, b) / 46))
    tops = [
        (a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count - (11 if 0 < i < count else 0))
        for i in range(count + 1)
    ]
    wire = f"M{tops[0][0]:.1f} {tops[0][1]:.1f}" + "".join(
        f"Q{(x0 + x1) / 2:.1f} {(y0 + y1) / 2 + 7:.1f} {x1:.1f} {y1:.1f}" for (x0, y0), (x1, y1) in pairwise(tops)
    )
    sheet.path(wire, stroke=svg.EDGE, stroke_width=7.6, stroke_linecap="round")
    for x, y in tops[1:-1]:
        sheet.path(
            "M-5 7-1-13H1L5 7M-6.5-10.5H6.5M-3.5 0 4.2 4M3.5 0-4.2 4",
            stroke=MAP_INK,
            stroke_width=1.8,
            transform=svg.move(x, y + 11),
        )
    sheet.path(wire, stroke=svg.seat_colour(seat), stroke_width=5, stroke_linecap="round")
    sheet.seat(seat, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 3, 8)


def _write_sites(sheet: svg.Sheet, view: View, places: dict[str, Place]) -> None:
    """Tiles that are still there, and turbines where something was built."""
    start = places["start"]
    sheet.path(
        "M-13-31h26l18 18v26l-18 18h-26l-18-18v-26Z", svg.SURFACE, stroke=MAP_INK, stroke_width=3.5, transform=svg.move(*start)
    )
    _write_turbines(sheet, view["start_plants"], *start, 19)
    for site in view["sites"]:
        x, y = places[site["id"]]
        if site["blocked"]:
            sheet.add("rect", x=x - 22, y=y - 22, width=44, height=44, rx=8, fill="#e9e4d9", stroke="#b3261e", stroke_width=3)
        elif site["tile"]:
            _write_tile(sheet, site["tile"], x - HALF, y - HALF, 2 * HALF)
        else:
            sheet.path(svg.circle(x, y, 26), svg.SURFACE, stroke=MAP_INK, stroke_width=1.6, fill_opacity=0.82, stroke_opacity=0.45)
            _write_turbines(sheet, site["plants"], x, y, 22)


def _write_tile(sheet: svg.Sheet, tile: str, x: float, y: float, size: float) -> None:
    """A tile with its picture, stroke by stroke."""
    drawn = _read("tiles")
    kind = "ground" if tile.startswith("ground") else tile
    colour = TILES[kind]
    pens: dict[str, dict[str, Any]] = {
        "paper": {"fill": PAPER}, "dark": {"fill": DARK}, "hole": {"fill": colour},
        "paper edged": {"fill": PAPER, "stroke": colour, "stroke_width": 0.8},
        "paper-line": {"stroke": PAPER, "stroke_width": 1.7}, "dark-line": {"stroke": DARK, "stroke_width": 1.4},
        "hole-line": {"stroke": colour, "stroke_width": 1.3}, "badge": {"fill": PAPER, "stroke": DARK, "stroke_width": 0.8},
    }  # fmt: skip
    sheet.open(transform=svg.move(x, y, size / 24), stroke_linecap="round")
    edge = svg.mix(colour, "#000000", 0.7)
    sheet.add("rect", x=0.8, y=0.8, width=22.4, height=22.4, rx=5, fill=colour, stroke=edge, stroke_width=0.9)
    for stroke in drawn["tiles"][kind]:
        turn = f"rotate({stroke['turn']} 12 12)" if "turn" in stroke else None
        sheet.path(stroke["d"], transform=turn, **pens[stroke["pen"]])
    if kind == "ground":
        fill = DARK if tile == "ground-5-points" else "none"
        sheet.path(drawn["badges"].get(tile, ""), fill, stroke=DARK, stroke_width=1.2)
    sheet.close()


def _write_turbines(sheet: svg.Sheet, plants: list[int], x: float, y: float, room: float) -> None:
    """Everybody's plants in rows."""
    seats = [seat for seat, count in enumerate(plants) for _ in range(count)]
    per_row = next(width for width, most in ((1, 1), (2, 4), (3, 9), (4, 10_000)) if len(seats) <= most)
    rows = math.ceil(len(seats) / per_row)
    size = room / (max(per_row, rows, 1.6) * 1.02)
    for nth, seat in enumerate(seats):
        row = nth // per_row
        in_row = min(per_row, len(seats) - row * per_row)
        across = (nth % per_row - (in_row - 1) / 2) * size * 2.06
        _write_turbine(sheet, seat, x + across, y + (row - (rows - 1) / 2) * size * 2.06, size)


def _write_turbine(sheet: svg.Sheet, seat: int, x: float, y: float, size: float) -> None:
    """Blades in the seat's colour, a hub in its shape."""
    colour = svg.seat_colour(seat)
    sheet.open(transform=svg.move(x, y, size / 10.5))
    sheet.path("M-2.2 16-1.2-4H1.2L2.2 16Z", "#f4f6f7", stroke="#28323a", stroke_width=1.2)
    for turn in (0, 120, 240):
        turned = f"translate(0 -3) scale(.82) rotate({turn})"
        sheet.path(BLADE, svg.mix(colour, "#ffffff", 0.45), stroke="#28323a", stroke_width=1.3, transform=turned)
    sheet.path(svg.seat_shape(seat, 7), colour, stroke=svg.EDGE, stroke_width=1.6, transform=svg.move(0, -3))
    sheet.close()


def _write_crew(sheet: svg.Sheet, x: float, y: float) -> None:
    """The crew's lorry beside its place."""
    sheet.open(transform=svg.move(x + 14, y - 46, 1.5))
    sheet.path("M2 4H17V14H2ZM17 7H23L26 11V14H17Z", "#f6a01a", stroke=svg.EDGE, stroke_width=1.6)
    sheet.path("M4 3 19-5", stroke=svg.EDGE, stroke_width=2)
    sheet.path(svg.circle(7, 15, 3) + svg.circle(21, 15, 3), svg.EDGE)
    sheet.close()
