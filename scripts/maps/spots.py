"""Where the names and costs of a map could stand: every place that is tried, each with what speaks against it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

import numpy as np
from boards import GAMES, Board
from geometry import Rows, crossings, gaps, inside, nearest, outside, through
from letters import MARGIN, letter_size, text_width

FORBIDDEN = 100.0
SIDES = [
    (0.0, 1.0, "middle", 0.0), (1.0, 0.0, "start", 0.3), (-1.0, 0.0, "end", 0.35), (0.8, 0.75, "start", 0.7),
    (-0.8, 0.75, "end", 0.75), (0.95, 0.4, "start", 0.5), (-0.95, 0.4, "end", 0.55), (0.95, -0.4, "start", 0.5),
    (-0.95, -0.4, "end", 0.55), (0.0, -1.0, "middle", 0.9), (0.75, -0.9, "start", 1.0), (-0.75, -0.9, "end", 1.05),
]  # fmt: skip
FARTHER = (1.0, 2.2, 4.0)
NEAR, STRIDE = 4.5, 0.4
"""Where the usual places do not do: anywhere this near to the city, in such steps, in letters."""
CLEARLY = 0.8
"""A name belongs to a city at a glance if no other is nearer than so many of its gaps; if one is, a fine line says whose it is."""
TOO_FAR = 1.9
"""A name as far from its city as this, in letters, has a line too."""
SHARES = np.arange(0.16, 0.85, 0.04)
ANGLES = np.arange(0, 360, 22.5)
AWAY = (0.9, 1.25, 1.7, 2.2, 2.8, 3.6, 4.6, 5.8)
CROWN = 0.3
"""Houses stand out above a disc by this many radiuses."""
NOWHERE = np.full(4, -1e6)
"""The line of a label that has none."""


@dataclass
class Label:
    """A name or a cost, and every place where it could stand."""

    cost: bool
    shown: list[list[object]] = field(default_factory=list)
    boxes: Rows = field(default_factory=lambda: np.zeros((0, 4)))
    lines: Rows = field(default_factory=lambda: np.zeros((0, 4)))
    """From a cost to its link, from a name that could be taken for another city's to its own; far off where there is no need."""
    trouble: Rows = field(default_factory=lambda: np.zeros(0))

    def reach(self) -> Rows:
        """A box around all its places and lines."""
        corners = np.vstack([self.boxes, self.lines[self.lines[:, 0] != NOWHERE[0]]])
        low, high = np.minimum(corners[:, :2], corners[:, 2:]).min(axis=0), np.maximum(corners[:, :2], corners[:, 2:]).max(axis=0)
        return np.array([*low, *high])

    def keep_best(self, enough: int) -> None:
        """Forget the places that nobody would take: the search is faster without them."""
        best = np.argsort(self.trouble, kind="stable")[:enough]
        best = best[(self.trouble[best] < FORBIDDEN) | (np.arange(len(best)) == 0)]
        self.shown = [self.shown[i] for i in best]
        self.boxes, self.lines, self.trouble = self.boxes[best], self.lines[best], self.trouble[best]


@dataclass
class Sheet:
    """A printed map with sizes, as arrays."""

    board: Board
    names: list[str]
    costs: list[int]
    letters: float
    discs: Rows
    places: Rows
    ends: Rows
    """Both ends of every link: rows of x, y, x, y."""

    def covered(self, boxes: Rows, room: float) -> Rows:
        """How many cities each box covers part of."""
        return np.asarray((gaps(boxes, self.places, self.discs * room) < 0).sum(axis=1), dtype=float)

    def outside(self, boxes: Rows) -> Rows:
        """Which boxes leave the drawing."""
        return outside(boxes, self.board.canvas, max(self.board.canvas) * (MARGIN - 0.005))


def sheet_of(board: Board) -> Sheet:
    """What is printed on a map, with the sizes it is drawn in."""
    printed = tomllib.loads((GAMES / "power_grid" / "data" / "maps" / f"{board.id}.toml").read_text(encoding="utf-8"))
    places = board.drawn()
    letters = letter_size(board.canvas)
    apart = np.linalg.norm(places[:, None] - places[None], axis=-1) + np.eye(len(places)) * 1e6
    long = max(board.canvas)
    discs = np.clip(apart.min(axis=1) * 0.34, long * 0.0105, long * 0.0215)
    order = {city: i for i, city in enumerate(board.cities)}
    ends = np.array([[*places[order[a]], *places[order[b]]] for a, b in board.links])
    names = [city["name"] for city in printed["board"]["cities"]]
    return Sheet(board, names, [link["cost"] for link in printed["board"]["connections"]], letters, discs, places, ends)


def costs_of(sheet: Sheet, enough: int) -> list[Label]:
    """A label for every link that costs something, along it or beside it."""
    return [_cost_of(sheet, i, enough) for i, cost in enumerate(sheet.costs) if cost]


def _cost_of(sheet: Sheet, i: int, enough: int) -> Label:
    a, b = sheet.ends[i, :2], sheet.ends[i, 2:]
    # A bit more than it is, because places are rounded when they are written.
    width, height = sheet.letters * (0.5 + 0.58 * len(str(sheet.costs[i]))) + 0.3, sheet.letters * 1.12 + 0.3
    rows, prices = [], []
    for share in SHARES:
        rows.append([*(a + (b - a) * share), *(a + (b - a) * share)])
        prices.append(abs(share - 0.5) * 2)
    for share in (0.5, 0.3, 0.7):
        foot = a + (b - a) * share
        for away in AWAY:
            for angle in np.radians(ANGLES):
                rows.append([*(foot + np.array([np.cos(angle), np.sin(angle)]) * away * height), *foot])
                prices.append(2.5 + away * 1.6 + abs(share - 0.5))
    spots = np.array(rows)
    label = Label(cost=True)
    label.boxes = np.hstack([spots[:, :2] - (width / 2, height / 2), spots[:, :2] + (width / 2, height / 2)])
    others = np.delete(sheet.ends, i, axis=0)
    label.trouble = np.array(prices) + FORBIDDEN * (sheet.covered(label.boxes, 1.08) + sheet.outside(label.boxes))
    label.trouble += FORBIDDEN * (inside(label.boxes, others, sheet.letters * 0.06) > 0).sum(axis=1)
    beside = np.any(spots[:, :2] != spots[:, 2:], axis=1)
    label.lines = np.where(beside[:, None], spots, NOWHERE)
    label.trouble += beside * 1.5 * (inside(label.boxes, sheet.ends[i : i + 1], 0)[:, 0] > 0)
    label.trouble += beside * 1.5 * crossings(spots, others)
    label.shown = [[round(float(v), 1) for v in (row if away else row[:2])] for row, away in zip(spots, beside, strict=True)]
    label.keep_best(enough)
    return label


def names_of(sheet: Sheet, enough: int) -> list[Label]:
    """A label for every city, in one line or more, on any side or anywhere near it."""
    return [_name_of(sheet, i, enough) for i in range(len(sheet.names))]


def _name_of(sheet: Sheet, i: int, enough: int) -> Label:
    label = Label(cost=False)
    boxes, prices = [], []
    for lines in forms(sheet.names[i]):
        width = max(text_width(line) for line in lines) * sheet.letters
        height = sheet.letters * 1.02 * len(lines)
        for x, y, anchor, price in [*on_sides(sheet, i, height), *all_around(sheet, i, width, height)]:
            left = {"start": x, "end": x - width, "middle": x - width / 2}[anchor]
            boxes.append([left, y - height / 2, left + width, y + height / 2])
            prices.append(price + (len(lines) - 1) * 0.25)
            more = lines if len(lines) > 1 else []
            label.shown.append([round(x, 1), round(y - height / 2 + sheet.letters * 0.84, 1), anchor, *more])
    label.boxes = np.array(boxes)
    label.trouble = np.array(prices) + FORBIDDEN * (sheet.covered(label.boxes, 1.0) + sheet.outside(label.boxes))
    label.trouble += inside(label.boxes, sheet.ends, 0).sum(axis=1) / sheet.letters * 0.8
    _price_nearness(sheet, i, label)
    label.keep_best(enough)
    return label


def _price_nearness(sheet: Sheet, i: int, label: Label) -> None:
    """Make places dear where another city is about as near as one's own, and give a line to those where it is nearer."""
    apart = gaps(label.boxes, sheet.places, sheet.discs) / sheet.letters
    own, other = np.maximum(apart[:, i], 0.05), np.delete(apart, i, axis=1).min(axis=1, initial=np.inf)
    label.trouble += 3 * np.clip(own / np.maximum(other, 0.05) - 0.5, 0, 1) + 3 * np.clip(0.6 - other, 0, 1)
    marked = (own > CLEARLY * other) | (own > TOO_FAR)
    middle = sheet.places[i]
    ends = nearest(label.boxes, sheet.places[i : i + 1])[:, 0]
    rim = middle + (ends - middle) * (sheet.discs[i] / np.maximum(np.linalg.norm(ends - middle, axis=1), 1e-9))[:, None]
    label.lines = np.where(marked[:, None], np.hstack([rim, ends]), NOWHERE)
    others = np.arange(len(sheet.places)) != i
    label.trouble += marked * (6 + 1.5 * crossings(label.lines, sheet.ends))
    label.trouble += FORBIDDEN * through(label.lines, sheet.places[others], sheet.discs[others] * 1.15).any(axis=1)


Spot = tuple[float, float, str, float]
"""Where a name could stand: x of its anchor, y of its middle, the anchor, and what speaks against it."""


def on_sides(sheet: Sheet, i: int, height: float) -> Iterator[Spot]:
    """The usual places: beside, below and above a city, near it or a bit farther."""
    for farther in FARTHER:
        gap = sheet.letters * 0.22 * farther
        for dx, dy, anchor, price in SIDES:
            x = sheet.places[i, 0] + dx * (sheet.discs[i] + gap)
            y = sheet.places[i, 1] + dy * (sheet.discs[i] + gap + (height / 2 if dx == 0 else sheet.letters * 0.25))
            y -= sheet.discs[i] * CROWN if dy < 0 else 0
            yield x, y, anchor, price + (farther - 1) * 1.5


def all_around(sheet: Sheet, i: int, width: float, height: float) -> Iterator[Spot]:
    """Every place near a city, with its anchor in the middle: the farther the dearer."""
    x, y = sheet.places[i]
    far = sheet.discs[i] + sheet.letters * NEAR
    for dx in np.arange(-far - width / 2, far + width / 2, sheet.letters * STRIDE):
        for dy in np.arange(-far - height / 2, far + height / 2, sheet.letters * STRIDE):
            beyond = np.maximum(np.abs((dx, dy)) - (width / 2, height / 2), 0)
            gap = (np.linalg.norm(beyond) - sheet.discs[i]) / sheet.letters
            if 0.1 <= gap <= NEAR:
                yield float(x + dx), float(y + dy), "middle", float(1.5 + 3.5 * gap)


def forms(name: str) -> list[list[str]]:
    """A name in one line, and a long one in two or three, broken at spaces and behind hyphens."""
    breaks = [i + (letter == "-") for i, letter in enumerate(name) if letter in " -" and 0 < i < len(name) - 1]
    found = [[name]]
    for count in (1, 2):
        for cuts in combinations(breaks, count) if len(name) >= 7 else []:
            found.append([name[a:b].strip() for a, b in zip((0, *cuts), (*cuts, None), strict=True)])
    return found
