"""Place the names and costs of Power Grid's maps: `python scripts/maps/labels.py [MAP...]` adds them to the files for the page.

Costs cover nothing: no city, no other link, no label. Names cover no city and no label, as few links as possible, and stand nearer
to their own city than to any other; where there is no such place, a fine line leads to it. Letters are as large as eleven pixels
on a laptop's screen; everything is in board units, so the arrangement holds at any magnification.
"""

from __future__ import annotations

import json
import sys

import numpy as np
from boards import GAMES, boards
from geometry import Rows, meeting, runs_below
from spots import FORBIDDEN, NOWHERE, Label, Sheet, costs_of, names_of, sheet_of

NAMES_MEET = 60.0
NAMES_LINE, COSTS_LINE = 25.0, 8.0
"""A line below another label can still be followed; that of a cost is shorter."""
STEPS = 40_000
HOTTEST, COLDEST = 25.0, 0.15
LUCKS = ((5, 250), (6, 700), (9, 700), (7, 1000), (8, 1000))
"""Seeds, and how many places each label has to choose from: where labels are in the way after one search, the next has more."""
CLOSELY = 16
"""How many of a label's best places are checked for lines that run below other labels."""


def main(wanted: list[str]) -> None:
    """Place the labels of the maps named, or of all."""
    for board in boards():
        if (wanted and board.id not in wanted) or not (GAMES / "power_grid" / "data" / "maps" / f"{board.id}.toml").exists():
            continue
        sheet = sheet_of(board)
        best = arranged(sheet)
        content = json.loads(board.shapes.read_text(encoding="utf-8")) if board.shapes.exists() else {}
        content["labels"] = written(sheet, best)
        board.shapes.parent.mkdir(parents=True, exist_ok=True)
        board.shapes.write_text(json.dumps(content, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
        costs, names = best.in_the_way()
        print(
            f"{board.id}: letters {sheet.letters:.1f}, in the way: {costs} costs, {names} names; lines: {best.lined()}", flush=True
        )


class Arrangement:
    """One place for each label, and what it costs to move one."""

    def __init__(self, labels: list[Label]) -> None:
        self.labels = labels
        self.chosen = [int(label.trouble.argmin()) for label in labels]
        self.boxes = np.array([label.boxes[at] for label, at in zip(labels, self.chosen, strict=True)])
        self.lines = np.array([label.lines[at] for label, at in zip(labels, self.chosen, strict=True)])
        costs = np.array([label.cost for label in labels])
        self.prices = np.where(costs[:, None] | costs[None], FORBIDDEN, NAMES_MEET) * (1 - np.eye(len(labels)))
        self.line_prices = np.where(costs, COSTS_LINE, NAMES_LINE)
        reach = np.array([label.reach() for label in labels])
        self.near = [np.flatnonzero(row & (np.arange(len(labels)) != i)) for i, row in enumerate(meeting(reach, reach))]
        """The other labels that each could ever meet."""

    def move(self, which: int, place: int) -> None:
        """Put a label elsewhere."""
        label = self.labels[which]
        self.chosen[which], self.boxes[which], self.lines[which] = place, label.boxes[place], label.lines[place]

    def against(self, which: int) -> Rows:
        """What speaks against every place of a label, given those of all others; not yet what its own line would run below."""
        label, near = self.labels[which], self.near[which]
        against = label.trouble + meeting(label.boxes, self.boxes[near]) @ self.prices[which, near]
        lined = near[self.lines[near, 0] != NOWHERE[0]]
        return against + runs_below(label.boxes, self.lines[lined]) @ self.line_prices[lined] if len(lined) else against

    def below(self, which: int, places: list[int]) -> Rows:
        """What speaks against the lines that a label has at these places."""
        others = self.boxes[self.near[which]]
        return np.asarray(self.line_prices[which] * runs_below(others, self.labels[which].lines[places]).sum(axis=0))

    def best(self, which: int, noise: Rows | float) -> int:
        """The place with least against it."""
        against = self.against(which) - noise
        closely = np.argpartition(against, CLOSELY)[:CLOSELY] if len(against) > CLOSELY else np.arange(len(against))
        return int(closely[(against[closely] + self.below(which, closely.tolist())).argmin()])

    def trouble(self, which: int) -> float:
        """What speaks against a label where it stands."""
        place = self.chosen[which]
        return float(self.against(which)[place] + self.below(which, [place])[0])

    def total(self) -> float:
        """The trouble of the whole arrangement."""
        own = sum(float(label.trouble[at]) for label, at in zip(self.labels, self.chosen, strict=True))
        crossed = float(((runs_below(self.boxes, self.lines) & ~np.eye(len(self.labels), dtype=bool)) @ self.line_prices).sum())
        return own + float((meeting(self.boxes, self.boxes) * self.prices).sum()) / 2 + crossed

    def in_the_way(self) -> tuple[int, int]:
        """How many costs and names cover a city, another label or a line to a name, or leave the drawing."""
        bad = [label.cost for i, label in enumerate(self.labels) if self.trouble(i) >= NAMES_LINE]
        return sum(bad), len(bad) - sum(bad)

    def lined(self) -> int:
        """How many names need a line to their city."""
        return sum(not label.cost and bool((line != NOWHERE).any()) for label, line in zip(self.labels, self.lines, strict=True))


def arranged(sheet: Sheet) -> Arrangement:
    """The best arrangement of a few searches."""
    found = []
    for luck, enough in LUCKS:
        found.append(settled([*costs_of(sheet, enough), *names_of(sheet, enough)], luck))
        if found[-1].in_the_way() == (0, 0):
            break
    return min(found, key=lambda each: (sum(each.in_the_way()), each.total()))


def settled(labels: list[Label], seed: int) -> Arrangement:
    """One place for each label: annealed, labels in trouble moving most, then every label to its best place."""
    luck = np.random.default_rng(seed)
    table = Arrangement(labels)
    best, least = list(table.chosen), np.inf
    for step in range(STEPS):
        heat = HOTTEST * (COLDEST / HOTTEST) ** (step / STEPS)
        which = int(luck.integers(len(labels)))
        table.move(which, table.best(which, luck.gumbel(size=len(labels[which].trouble)) * heat * 0.25))
        if step > STEPS * 0.7 and step % 200 == 0 and (now := table.total()) < least:
            best, least = list(table.chosen), now
    for which, place in enumerate(best):
        table.move(which, place)
    return polished(table)


def polished(table: Arrangement) -> Arrangement:
    """Every label to its best place until nothing moves."""
    for _ in range(30):
        before = list(table.chosen)
        for which in range(len(table.labels)):
            table.move(which, table.best(which, 0.0))
        if table.chosen == before:
            break
    return table


def written(sheet: Sheet, table: Arrangement) -> dict[str, object]:
    """The arrangement for the page: letters, discs, an entry per link (none if it costs nothing) and per city, lines by city."""
    shown = [label.shown[at] for label, at in zip(table.labels, table.chosen, strict=True)]
    costs = iter(shown)
    first = len(shown) - len(sheet.names)
    return {
        "letters": round(sheet.letters + 0.005, 2),
        "discs": [round(float(disc), 1) for disc in sheet.discs],
        "costs": [next(costs) if cost else None for cost in sheet.costs],
        "names": list(costs),
        "lines": {
            str(i): [round(float(v), 1) for v in line] for i, line in enumerate(table.lines[first:]) if (line != NOWHERE).any()
        },
    }


if __name__ == "__main__":
    main(sys.argv[1:])
