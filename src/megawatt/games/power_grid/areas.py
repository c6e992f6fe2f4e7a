"""Which areas can be in play together: they border on each other, and every city in them can be reached (NOTES 1.1).

Borders alone are not enough: in Italy red, green and blue hang together, but every way to Livorno runs through yellow.
A file of its own, because only here a game is played on a part of its map.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from megawatt.games.power_grid.tables import tables

if TYPE_CHECKING:
    from megawatt.games.power_grid.maps import Map

Areas = frozenset[int]


def areas_in_play(board_map: Map, seats: int) -> int:
    """How many areas this many players use; a small map may have fewer."""
    return min(int(tables()["players"][str(seats)]["regions"]), len(board_map.areas))


def sets_in_use(board_map: Map) -> dict[int, list[int]]:
    """The numbers of areas that are in play on this map, each with the seat counts it is for."""
    counts: dict[int, list[int]] = {}
    for seats in map(int, tables()["players"]):
        counts.setdefault(areas_in_play(board_map, seats), []).append(seats)
    return counts


def playable_sets(board_map: Map, count: int) -> Iterator[Areas]:
    """Every set of so many areas that hang together and leave no city out of reach."""
    for chosen in sets_that_hang_together(board_map, count):
        if not cut_off(board_map, chosen):
            yield chosen


def sets_that_hang_together(board_map: Map, count: int) -> Iterator[Areas]:
    """Every set of so many areas that border on each other, island by island where there are islands."""
    known = [area.id for area in board_map.areas]
    borders = [(i, known.index(other)) for i, area in enumerate(board_map.areas) for other in area.adjacent]
    for chosen in map(frozenset, combinations(range(len(known)), count)):
        if board_map.rules.get("areas_apart") or all(not apart(group, borders) for group in _by_island(board_map, chosen)):
            yield chosen


def cut_off(board_map: Map, chosen: Areas) -> list[str]:
    """The cities that the others cannot be joined with when exactly these areas are in play."""
    if board_map.rules.get("areas_apart") or board_map.rules.get("connection_at_most"):
        return []
    links = [(link.a, link.b) for link in board_map.links]
    lost: set[int] = set()
    for group in _by_island(board_map, chosen):
        lost |= apart({i for i, city in enumerate(board_map.cities) if city.area in group}, links)
    return [board_map.cities[i].id for i in sorted(lost)]


def apart(places: Iterable[int], pairs: Iterable[tuple[int, int]]) -> set[int]:
    """Those of these places that do not hang together with most of them, going along pairs of them only."""
    here = set(places)
    inside = [(a, b) for a, b in pairs if a in here and b in here]
    left, largest = set(here), set[int]()
    while left:
        piece = {left.pop()}
        while more := {b if a in piece else a for a, b in inside if (a in piece) != (b in piece)}:
            piece |= more
        left -= piece
        largest = max(largest, piece, key=len)
    return here - largest


def _by_island(board_map: Map, chosen: Areas) -> list[Areas]:
    """The chosen areas of each island; all of them where there are none."""
    if not board_map.rules.get("islands"):
        return [chosen]
    islands = {board_map.areas[area].island for area in chosen}
    return [frozenset(area for area in chosen if board_map.areas[area].island == island) for island in sorted(islands)]
