"""The map of Power Grid as a picture: real land where the map is one of ours, links and costs, cities with houses and names."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from megawatt.author import Words, beside, labelled, svg
from megawatt.games.power_grid.view_types import CityState, Printed, PrintedCity, View

DRAWN = Path(__file__).parent / "data" / "drawn"
SEA, SOIL, AROUND, COAST, HALO, OFF, LINK, WATER = (
    "#c5dde6", "#eee7d2", "#e6e2d6", "#f8f4e8", "#fffdf8", "#dcd8cf", "#8d8470", "#2f83c0",
)  # fmt: skip
AREAS = {
    "green": "#cfdcb2", "brown": "#d9c4a6", "red": "#eebdad", "yellow": "#f2e3a0", "blue": "#bcd3e4", "purple": "#d5c5e3",
    "cyan": "#b7dcd3", "pink": "#f2cfdc", "orange": "#f4cf9f", "grey": "#d5d3cf",
}  # fmt: skip
ALSO_CALLED = {"violet": "purple", "teal": "cyan", "turquoise": "cyan", "gray": "grey"}
HOUSES_AT = (
    (1.0, ()),
    (1.5, ((0, -0.16),)),
    (1.22, ((-0.55, -0.14), (0.55, -0.14))),
    (1.1, ((0, -0.62), (-0.6, 0.16), (0.6, 0.16))),
    (0.95, ((-0.5, -0.62), (0.5, -0.62), (-0.58, 0.2), (0.58, 0.2))),
)
"""How wide one, two, three … houses are and where they stand, back to front, in radiuses of the city's plate."""
LETTER, BADGE = 0.58, 0.5
"""The width of a letter, and what a cost has around it, in sizes of the text."""


def picture(printed: Printed, view: View, words: Words) -> svg.Picture:
    """The map as everybody sees it, with how many cities and how much money each has."""
    width, height = printed["map"]["canvas"]
    margin = max(width, height) * 0.045
    plan = _Plan(printed, view)
    sheet = svg.Sheet()
    sheet.add("rect", x=-margin, y=-margin, width=width + 2 * margin, height=height + 2 * margin, fill=SEA)
    plan.write_ground(sheet)
    plan.write_links(sheet)
    plan.write_cities(sheet)
    plan.write_names(sheet)
    field = (-margin, -margin, width + 2 * margin, height + 2 * margin)
    return svg.Picture(*field, sheet, _headline(printed, view, words), _standing(view, words), margin)


def _headline(printed: Printed, view: View, words: Words) -> str:
    ours = bool(printed["map"]["words"])
    parts = [words(f"option-map-{printed['map']['id']}") if ours else printed["map"]["name"]]
    if view["round"] > 0:
        parts.append(words("label-round", round=view["round"]))
    parts.append(words(f"phase-{view['phase']}"))
    return beside(words, parts)


def _standing(view: View, words: Words) -> list[svg.Standing]:
    """In player order; after the game the winner first."""
    result = view["result"]
    if result is not None:
        return [svg.Standing(row["seat"], _facts(words, row["powered"], row["cash"]), row["place"]) for row in result["rows"]]
    players = {player["seat"]: player for player in view["players"]}
    return [svg.Standing(seat, _facts(words, players[seat]["cities"], players[seat]["cash"])) for seat in view["order"]]


def _facts(words: Words, cities: int, cash: int) -> str:
    return beside(words, [labelled(words, words("label-cities"), cities), labelled(words, words("label-cash"), cash)])


@cache
def _read(path: Path) -> dict[str, Any]:
    """A file of shapes that comes with the game."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def _shapes(printed: Printed) -> dict[str, Any] | None:
    """The real land of a map of ours; None for somebody's own, even where it has the name of one of ours."""
    path = DRAWN / "maps" / f"{printed['map']['id']}.json"
    if path.name not in {each.name for each in path.parent.glob("*.json")}:
        return None
    shapes = _read(path)
    total = round(sum(city["x"] + 3 * city["y"] for city in printed["cities"]))
    return shapes if shapes["printed"] == [*printed["map"]["canvas"], len(printed["cities"]), total] else None


def area_colours(areas: list[str]) -> dict[str, str]:
    """Areas called after a colour get it; the others get the colours that are left."""
    named = {area: ALSO_CALLED.get(area, area) for area in areas}
    left = [colour for colour in AREAS if colour not in named.values()] or list(AREAS)
    others = iter(left * len(areas))
    return {area: AREAS.get(name) or AREAS[next(others)] for area, name in named.items()}


class _Plan:
    """One map being drawn: its sizes, and what is where."""

    def __init__(self, printed: Printed, view: View) -> None:
        self.printed, self.view = printed, view
        self.shapes = _shapes(printed)
        self.long = max(printed["map"]["canvas"])
        self.disc = self.long * 0.0135
        self.places: dict[str, PrintedCity] = {city["id"]: city for city in printed["cities"]}
        self.states: dict[str, CityState] = {city["id"]: city for city in view["cities"]}
        self.colours = area_colours([area["id"] for area in printed["areas"]])
        labels = self.shapes["labels"] if self.shapes else None
        self.letters: float = labels["letters"] if labels else self.long * 0.0165
        radii = labels["discs"] if labels else [self.long * 0.0165] * len(printed["cities"])
        self.discs: dict[str, float] = dict(zip(self.places, radii, strict=True))

    def write_ground(self, sheet: svg.Sheet) -> None:
        """Sea, land and areas, waters and coast; around somebody's own cities soft land."""
        shapes = self.shapes
        if shapes is None:
            return self._write_soft_land(sheet)
        sheet.path(shapes["land"], stroke=svg.mix(COAST, SEA, 0.42), stroke_width=self.long * 0.03, opacity=0.6)
        sheet.path(shapes["land"], AROUND, stroke=svg.mix(AROUND, svg.INK_3, 0.6), stroke_width=self.long * 0.0022)
        sheet.path(
            shapes["borders"], stroke=svg.mix(AROUND, svg.INK_3, 0.6), stroke_width=self.long * 0.0022, stroke_dasharray="6 4"
        )
        sheet.open("clipPath", id="home")
        sheet.path(shapes["home"])
        sheet.close("clipPath")
        sheet.open(clip_path="url(#home)")
        playing = set(self.view["areas"] or self.colours)
        for area in shapes["areas"]:
            colour = self.colours[area["id"]] if area["id"] in playing else OFF
            sheet.path(area["path"], svg.mix(colour, SOIL, 0.66), stroke=svg.mix(colour, svg.INK_3, 0.55), stroke_width=2)
        sheet.close()
        sheet.path(shapes["rivers"], stroke=svg.mix(WATER, SOIL, 0.45), stroke_width=self.long * 0.0024)
        sheet.path(shapes["lakes"], svg.mix(WATER, SEA, 0.3), stroke=svg.mix(WATER, SOIL, 0.55), stroke_width=self.long * 0.0016)
        sheet.path(shapes["home"], stroke=svg.mix(SOIL, svg.INK_2, 0.3), stroke_width=self.long * 0.0026)
        return None

    def _write_soft_land(self, sheet: svg.Sheet) -> None:
        """A broad shore along links and around cities, each city on its area's colour."""
        ways = [(self.places[link["a"]], self.places[link["b"]]) for link in self.printed["links"]]
        shore = "".join(f"M{a['x']} {a['y']}L{b['x']} {b['y']}" for a, b in ways)
        dots = "".join(f"M{city['x']} {city['y']}h0" for city in self.places.values())
        for colour, width in ((svg.mix(COAST, SEA, 0.5), 0.16), (SOIL, 0.13)):
            sheet.path(shore + dots, stroke=colour, stroke_width=self.long * width, stroke_linecap="round")
        for city in self.places.values():
            sheet.path(svg.circle(city["x"], city["y"], self.long * 0.045), self.colours.get(city["area"], OFF), opacity=0.6)

    def write_links(self, sheet: svg.Sheet) -> None:
        """Lines between cities, and on each its cost; below the costs the lines from cities to their names."""
        for link in self.printed["links"]:
            a, b = self.places[link["a"]], self.places[link["b"]]
            width = self.disc * (0.6 if link["cost"] == 0 else 0.26)
            faint = None if self._played(link["a"]) and self._played(link["b"]) else 0.35
            sheet.add("line", x1=a["x"], y1=a["y"], x2=b["x"], y2=b["y"], stroke=LINK, stroke_width=width, opacity=faint)
        for nth, city in enumerate(self.places):
            self._write_leader(sheet, nth, None if self._played(city) else 0.4)
        for nth, link in enumerate(self.printed["links"]):
            if link["cost"] > 0:
                self._write_cost(sheet, nth)

    def _write_cost(self, sheet: svg.Sheet, nth: int) -> None:
        link = self.printed["links"][nth]
        x, y, *foot = self._cost_place(nth)
        faint = None if self._played(link["a"]) and self._played(link["b"]) else 0.45
        width, height = self.letters * (BADGE + LETTER * len(str(link["cost"]))), self.letters * 1.12
        sheet.open(opacity=faint)
        if foot:
            sheet.add("line", x1=x, y1=y, x2=foot[0], y2=foot[1], stroke=svg.INK_3, stroke_width=self.disc * 0.16)
        sheet.add("rect", x=x - width / 2, y=y - height / 2, width=width, height=height, rx=height * 0.35, fill=HALO, stroke=LINK)
        sheet.text(str(link["cost"]), x, y + self.letters * 0.36, self.letters, font_weight=700, fill=svg.INK_2)
        sheet.close()

    def _cost_place(self, nth: int) -> list[float]:
        place = self.shapes["labels"]["costs"][nth] if self.shapes else None
        if place:
            return list(place)
        link = self.printed["links"][nth]
        a, b = self.places[link["a"]], self.places[link["b"]]
        return [(a["x"] + b["x"]) / 2, (a["y"] + b["y"]) / 2]

    def write_cities(self, sheet: svg.Sheet) -> None:
        """Plates, and the houses that stand on them."""
        for city in self.places.values():
            state = self.states.get(city["id"])
            disc = self.discs[city["id"]]
            at = svg.circle(city["x"], city["y"], disc * (1 if state else 0.62))
            sheet.path(at, HALO, stroke=svg.INK_2, stroke_width=disc * 0.11, opacity=None if state else 0.5)
            houses = state["houses"] if state else []
            size, places = HOUSES_AT[min(len(houses), len(HOUSES_AT) - 1)]
            for seat, (x, y) in zip(houses, places, strict=False):
                _write_house(sheet, seat, city["x"] + x * disc, city["y"] + y * disc, disc * size)

    def write_names(self, sheet: svg.Sheet) -> None:
        """The names of cities, where they were placed, or below their city."""
        for nth, city in enumerate(self.places.values()):
            faint = None if self._played(city["id"]) else 0.4
            x, y, anchor, *lines = self._name_place(nth, city)
            for line, text in enumerate(lines or [city["name"]]):
                size = self.letters
                sheet.label(text, x, y + line * size * 1.02, size, HALO, text_anchor=anchor, opacity=faint, fill=svg.INK)

    def _write_leader(self, sheet: svg.Sheet, nth: int, faint: float | None) -> None:
        """A fine line from a city to its name, where that could be taken for another city's."""
        if self.shapes and (line := self.shapes["labels"]["lines"].get(str(nth))):
            x1, y1, x2, y2 = line
            sheet.add("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=svg.INK_2, stroke_width=self.letters * 0.15, opacity=faint)

    def _name_place(self, nth: int, city: PrintedCity) -> list[Any]:
        if self.shapes:
            return list(self.shapes["labels"]["names"][nth])
        return [city["x"], city["y"] + self.discs[city["id"]] + self.letters * 1.1, "middle"]

    def _played(self, city: str) -> bool:
        return city in self.states


def _write_house(sheet: svg.Sheet, seat: int, x: float, y: float, size: float) -> None:
    """A house with a roof in its seat's colour and shape."""
    drawn = _read(DRAWN / "house.json")
    colour = svg.seat_colour(seat)
    sheet.open(transform=svg.move(x, y, size / 20), stroke_linejoin="round")
    sheet.path(drawn["walls"], svg.mix(colour, "#fffaf0", 0.22), stroke=svg.EDGE, stroke_width=1.5)
    sheet.path(drawn["windows"], "#f2a413")
    sheet.path(drawn["door"], svg.mix(colour, svg.EDGE, 0.7))
    sheet.path(drawn["roofs"][seat % len(drawn["roofs"])], colour, stroke=svg.EDGE, stroke_width=1.5)
    sheet.close()
