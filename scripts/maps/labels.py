"""Place the names and costs of Power Grid's maps: `python scripts/maps/labels.py [MAP...]` adds them to the files for the page.

Costs cover nothing: no city, no other link, no label. Names cover no city and no label, and as few links as possible. Letters
are as large as eleven pixels on a laptop's screen; everything is in board units, so the arrangement holds at any magnification.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from boards import GAMES, Board, boards
from letters import letter_size, text_width
from numpy.typing import NDArray

Boxes = NDArray[np.float64]
"""Rows of left, top, right, bottom."""

FORBIDDEN = 100.0
NAMES_MEET = 60.0
STEPS = 40_000
HOTTEST, COLDEST = 25.0, 0.15
SIDES = [
    (0.0, 1.0, "middle", 0.0), (1.0, 0.0, "start", 0.3), (-1.0, 0.0, "end", 0.35), (0.8, 0.75, "start", 0.7),
    (-0.8, 0.75, "end", 0.75), (0.95, 0.4, "start", 0.5), (-0.95, 0.4, "end", 0.55), (0.95, -0.4, "start", 0.5),
    (-0.95, -0.4, "end", 0.55), (0.0, -1.0, "middle", 0.9), (0.75, -0.9, "start", 1.0), (-0.75, -0.9, "end", 1.05),
]  # fmt: skip
FARTHER = (1.0, 2.2, 4.0, 7.0, 11.0)
NEAR, STRIDE = 3.2, 0.4
"""Where the usual places do not do: anywhere this near to the city, in such steps, in letters."""
LUCKS = (5, 6, 7, 8, 9, 10)
"""Where labels are still in the way after one search, the next one begins with other luck."""
SHARES = np.arange(0.16, 0.85, 0.04)
ANGLES = np.arange(0, 360, 22.5)
AWAY = (0.9, 1.25, 1.7, 2.2, 2.8, 3.6, 4.6, 5.8)
CROWN = 0.3
"""Houses stand out above a disc by this many radiuses."""


@dataclass
class Label:
    """A name or a cost, and every place where it could stand."""

    cost: bool
    shown: list[list[object]] = field(default_factory=list)
    boxes: Boxes = field(default_factory=lambda: np.zeros((0, 4)))
    trouble: NDArray[np.float64] = field(default_factory=lambda: np.zeros(0))


@dataclass
class Sheet:
    """A printed map with sizes, as arrays."""

    board: Board
    names: dict[str, str]
    costs: list[int]
    letters: float
    discs: NDArray[np.float64]
    places: NDArray[np.float64]
    ends: NDArray[np.float64]
    """Both ends of every link: rows of x, y, x, y."""


def main(wanted: list[str]) -> None:
    """Place the labels of the maps named, or of all."""
    for board in boards():
        if (wanted and board.id not in wanted) or not (GAMES / "power_grid" / "data" / "maps" / f"{board.id}.toml").exists():
            continue
        sheet = sheet_of(board)
        labels, chosen = arranged(sheet)
        content = json.loads(board.shapes.read_text(encoding="utf-8")) if board.shapes.exists() else {}
        content["labels"] = written(sheet, labels, chosen)
        board.shapes.parent.mkdir(parents=True, exist_ok=True)
        board.shapes.write_text(json.dumps(content, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
        bad = in_the_way(labels, chosen)
        costs = sum(each.cost for each in bad)
        print(f"{board.id}: letters {sheet.letters:.1f}, in the way: {costs} costs, {len(bad) - costs} names", flush=True)


def arranged(sheet: Sheet) -> tuple[list[Label], list[int]]:
    """The labels with a place for each: at the usual places if they do, else at more of them and with other luck."""
    best: tuple[list[Label], list[int]] | None = None
    for luck in LUCKS:
        labels = [*costs_of(sheet), *names_of(sheet, anywhere=luck != LUCKS[0])]
        chosen = settled(labels, luck)
        if best is None or len(in_the_way(labels, chosen)) < len(in_the_way(*best)):
            best = labels, chosen
        if not in_the_way(*best):
            break
    assert best is not None
    return best


def in_the_way(labels: list[Label], chosen: list[int]) -> list[Label]:
    """The labels that cover a city or another label, or leave the drawing."""
    return [label for label, place in zip(labels, chosen, strict=True) if trouble(labels, chosen, label, place) >= NAMES_MEET]


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
    names = {city["id"]: city["name"] for city in printed["board"]["cities"]}
    return Sheet(board, names, [link["cost"] for link in printed["board"]["connections"]], letters, discs, places, ends)


def costs_of(sheet: Sheet) -> list[Label]:
    """A label for every link that costs something, along it or beside it."""
    found = []
    for i, cost in enumerate(sheet.costs):
        if cost == 0:
            continue
        a, b = sheet.ends[i, :2], sheet.ends[i, 2:]
        # A bit more than it is, because places are rounded when they are written.
        width, height = sheet.letters * (0.5 + 0.58 * len(str(cost))) + 0.3, sheet.letters * 1.12 + 0.3
        label = Label(cost=True)
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
        label.boxes = np.column_stack(
            [spots[:, 0] - width / 2, spots[:, 1] - height / 2, spots[:, 0] + width / 2, spots[:, 1] + height / 2]
        )
        others = np.delete(sheet.ends, i, axis=0)
        label.trouble = np.array(prices) + FORBIDDEN * (on_discs(label.boxes, sheet, 1.08) + outside(label.boxes, sheet))
        label.trouble += FORBIDDEN * (inside(label.boxes, others, sheet.letters * 0.06) > 0).sum(axis=1)
        beside = np.any(spots[:, :2] != spots[:, 2:], axis=1)
        label.trouble += beside * 1.5 * (inside(label.boxes, sheet.ends[i : i + 1], 0)[:, 0] > 0)
        label.trouble += beside * 1.5 * crossings(spots, others)
        label.shown = [[round(float(v), 1) for v in (row if away else row[:2])] for row, away in zip(spots, beside, strict=True)]
        found.append(label)
    return found


def names_of(sheet: Sheet, anywhere: bool) -> list[Label]:
    """A label for every city, in one line or two, on any side; if wished anywhere near it."""
    found = []
    for i, city in enumerate(sheet.board.cities):
        label = Label(cost=False)
        boxes, prices = [], []
        whole = sheet.names[city]
        for form, lines in enumerate([[whole], broken(whole)]):
            if not lines:
                continue
            width = max(text_width(line) for line in lines) * sheet.letters
            height = sheet.letters * 1.02 * len(lines)
            sides = [*on_sides(sheet, i, height), *(all_around(sheet, i, width, height) if anywhere else [])]
            for x, y, anchor, price in sides:
                left = {"start": x, "end": x - width, "middle": x - width / 2}[anchor]
                boxes.append([left, y - height / 2, left + width, y + height / 2])
                prices.append(price + form * 0.25)
                label.shown.append([round(x, 1), round(y - height / 2 + sheet.letters * 0.84, 1), anchor, *(lines if form else [])])
        label.boxes = np.array(boxes)
        label.trouble = np.array(prices) + FORBIDDEN * (on_discs(label.boxes, sheet, 1.0) + outside(label.boxes, sheet))
        label.trouble += inside(label.boxes, sheet.ends, 0).sum(axis=1) / sheet.letters * 0.8
        found.append(label)
    return found


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
    """Every place near a city, with its anchor in the middle: the farther the dearer, dearest where another city is nearer."""
    x, y = sheet.places[i]
    far = sheet.discs[i] + sheet.letters * NEAR
    for dx in np.arange(-far - width / 2, far + width / 2, sheet.letters * STRIDE):
        for dy in np.arange(-far - height / 2, far + height / 2, sheet.letters * STRIDE):
            beyond = np.maximum(np.abs(sheet.places - (x + dx, y + dy)) - (width / 2, height / 2), 0)
            gaps = np.linalg.norm(beyond, axis=1) - sheet.discs
            if sheet.letters * 0.1 <= gaps[i] <= sheet.letters * NEAR:
                others = np.delete(gaps, i).min(initial=np.inf)
                yield float(x + dx), float(y + dy), "middle", 1.5 + 6 * gaps[i] / sheet.letters + (8 if others < gaps[i] else 0)


def broken(name: str) -> list[str]:
    """A long name in two lines, at the space or hyphen nearest to its middle."""
    breaks = [i + (letter == "-") for i, letter in enumerate(name) if letter in " -" and i + 1 < len(name)]
    if not breaks or len(name) < 7:
        return []
    at = min(breaks, key=lambda each: abs(each - len(name) / 2))
    return [name[:at].strip(), name[at:].strip()]


def on_discs(boxes: Boxes, sheet: Sheet, room: float) -> NDArray[np.float64]:
    """How many cities each box covers part of."""
    x = np.clip(sheet.places[None, :, 0], boxes[:, None, 0], boxes[:, None, 2]) - sheet.places[None, :, 0]
    y = np.clip(sheet.places[None, :, 1], boxes[:, None, 1], boxes[:, None, 3]) - sheet.places[None, :, 1]
    return (x**2 + y**2 < (sheet.discs * room) ** 2).sum(axis=1).astype(float)


def outside(boxes: Boxes, sheet: Sheet) -> NDArray[np.float64]:
    """Which boxes leave the drawing."""
    width, height = sheet.board.canvas
    margin = max(width, height) * 0.04
    return ((boxes[:, :2] < -margin).any(axis=1) | (boxes[:, 2] > width + margin) | (boxes[:, 3] > height + margin)).astype(float)


def inside(boxes: Boxes, lines: NDArray[np.float64], room: float) -> NDArray[np.float64]:
    """The length of every line inside every box."""
    start, way = lines[None, :, :2], lines[None, :, 2:] - lines[None, :, :2]
    way = np.where(np.abs(way) < 1e-9, 1e-9, way)
    low = (boxes[:, None, :2] - room - start) / way
    high = (boxes[:, None, 2:] + room - start) / way
    first = np.maximum(np.minimum(low, high).max(axis=-1), 0)
    last = np.minimum(np.maximum(low, high).min(axis=-1), 1)
    return np.maximum(last - first, 0) * np.linalg.norm(way, axis=-1)


def crossings(spots: NDArray[np.float64], lines: NDArray[np.float64]) -> NDArray[np.float64]:
    """How many lines the short line from a cost to its link crosses."""
    p, r = spots[:, None, :2], spots[:, None, 2:] - spots[:, None, :2]
    q, s = lines[None, :, :2], lines[None, :, 2:] - lines[None, :, :2]
    cross = r[..., 0] * s[..., 1] - r[..., 1] * s[..., 0]
    cross = np.where(np.abs(cross) < 1e-9, 1e-9, cross)
    gap = q - p
    t = (gap[..., 0] * s[..., 1] - gap[..., 1] * s[..., 0]) / cross
    u = (gap[..., 0] * r[..., 1] - gap[..., 1] * r[..., 0]) / cross
    return ((t > 0.02) & (t < 0.98) & (u > 0) & (u < 1)).sum(axis=1).astype(float)


def trouble(labels: list[Label], chosen: list[int], label: Label, place: int) -> float:
    """What speaks against one label's place, given those of all others."""
    current = np.array([each.boxes[at] for each, at in zip(labels, chosen, strict=True)])
    prices = prices_for(labels, label)
    return float(label.trouble[place] + (meeting(label.boxes[place : place + 1], current) * prices).sum())


def prices_for(labels: list[Label], label: Label) -> NDArray[np.float64]:
    """What meeting each other label costs this one."""
    return np.array([0.0 if other is label else FORBIDDEN if other.cost or label.cost else NAMES_MEET for other in labels])


def meeting(boxes: Boxes, others: Boxes) -> NDArray[np.bool_]:
    """Which boxes meet which others."""
    return (
        (boxes[:, None, 0] < others[None, :, 2]) & (others[None, :, 0] < boxes[:, None, 2])
        & (boxes[:, None, 1] < others[None, :, 3]) & (others[None, :, 1] < boxes[:, None, 3])
    )  # fmt: skip


def settled(labels: list[Label], seed: int) -> list[int]:
    """One place for each label: annealed, labels in trouble moving most, then every label to its best place."""
    luck = np.random.default_rng(seed)
    chosen = [int(label.trouble.argmin()) for label in labels]
    current = np.array([label.boxes[at] for label, at in zip(labels, chosen, strict=True)])
    prices = [prices_for(labels, label) for label in labels]
    best, least = list(chosen), np.inf
    for step in range(STEPS):
        heat = HOTTEST * (COLDEST / HOTTEST) ** (step / STEPS)
        which = int(luck.integers(len(labels)))
        label = labels[which]
        against = label.trouble + meeting(label.boxes, current) @ prices[which]
        noise = luck.gumbel(size=len(against)) * heat * 0.25
        place = int((against - noise).argmin())
        chosen[which], current[which] = place, label.boxes[place]
        if step > STEPS * 0.7 and step % 200 == 0:
            now = total(labels, chosen, current, prices)
            if now < least:
                best, least = list(chosen), now
    return polished(labels, best, prices)


def polished(labels: list[Label], chosen: list[int], prices: list[NDArray[np.float64]]) -> list[int]:
    """Every label to its best place until nothing moves."""
    current = np.array([label.boxes[at] for label, at in zip(labels, chosen, strict=True)])
    for _ in range(30):
        before = list(chosen)
        for which, label in enumerate(labels):
            chosen[which] = int((label.trouble + meeting(label.boxes, current) @ prices[which]).argmin())
            current[which] = label.boxes[chosen[which]]
        if chosen == before:
            break
    return chosen


def total(labels: list[Label], chosen: list[int], current: Boxes, prices: list[NDArray[np.float64]]) -> float:
    """The trouble of a whole arrangement."""
    own = sum(float(label.trouble[at]) for label, at in zip(labels, chosen, strict=True))
    return own + float((meeting(current, current) * np.array(prices)).sum()) / 2


def written(sheet: Sheet, labels: list[Label], chosen: list[int]) -> dict[str, object]:
    """The arrangement for the page: letters, discs, one entry per link (none where it costs nothing) and one per city."""
    shown = [label.shown[at] for label, at in zip(labels, chosen, strict=True)]
    costs = iter(shown)
    return {
        "letters": round(sheet.letters, 2),
        "discs": [round(float(disc), 1) for disc in sheet.discs],
        "costs": [next(costs) if cost else None for cost in sheet.costs],
        "names": list(costs),
    }


if __name__ == "__main__":
    main(sys.argv[1:])
