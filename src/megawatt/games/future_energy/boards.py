"""Board files: the reconstructed sides and users' own, read and checked with a line for every fault.

The format is described in docs/future-energy.md; `data/board-4p.toml` is an example. A file of its own because sides are data that
users can write too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from megawatt.author import ATTACHED, DataFile, did_you_mean, is_id, line_at
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.tables import open_site_limit, tables

START_NEIGHBOURS = 8
RED_FRAMES = 8
FEWEST_SITES = 16

TOP_KEYS = ("id", "name", "players", "canvas", "reconstructed", "regions", "sites", "links", "start")
REGION_KEYS = ("id", "name", "colour", "hex")
SITE_KEYS = ("id", "name", "country", "region", "x", "y", "red_framed")
LINK_KEYS = ("a", "b", "sea")
START_KEYS = ("id", "name", "country", "x", "y")


@dataclass(frozen=True)
class Region:
    """A region as printed."""

    id: str
    name: str
    colour: str
    hex: str


@dataclass(frozen=True)
class Place:
    """A site, or the start space, which lies in no region (-1)."""

    id: str
    name: str
    country: str
    region: int
    x: float
    y: float
    red_framed: bool = False


@dataclass(frozen=True)
class Link:
    """Two places that a line may join."""

    a: int
    b: int
    sea: bool = False


@dataclass(frozen=True)
class Side:
    """A checked board side; the start space is the last of its places."""

    id: str
    name: str
    players: tuple[int, ...]
    canvas: tuple[float, float]
    reconstructed: bool
    regions: tuple[Region, ...]
    places: tuple[Place, ...]
    links: tuple[Link, ...]

    @property
    def sites(self) -> tuple[Place, ...]:
        """All places but the start space."""
        return self.places[:-1]

    def link_id(self, link: Link, turned: bool = False) -> str:
        """A link by its two ends."""
        a, b = self.places[link.a].id, self.places[link.b].id
        return f"{b}-{a}" if turned else f"{a}-{b}"

    def is_blocked(self, place: int, seats: int) -> bool:
        """Red-framed sites are out of the game with two players (NOTES 10.6)."""
        return seats == 2 and self.places[place].red_framed


def load_side(value: str, seats: int) -> Side:
    """The side for this many seats, or a user's own from the attached text. DataError names the first fault."""
    if value.startswith(ATTACHED):
        file, side = read_side(DataFile.parse("board", value.removeprefix(ATTACHED)))
        file.raise_first()
        assert side is not None
        return side
    return _own_side(tables()["players"][str(seats)]["board"])


@cache
def _own_side(name: str) -> Side:
    text = (files("megawatt.games.future_energy") / "data" / f"{name}.toml").read_text(encoding="utf-8")
    file, side = read_side(DataFile.parse(f"{name}.toml", text))
    file.raise_first()
    assert side is not None
    return side


def read_side(file: DataFile) -> tuple[DataFile, Side | None]:
    """Check a board file; the side is there when no fault was found."""
    if file.faults:
        return file, None
    file.unknown_keys(file.data, TOP_KEYS, "a board file")
    players = _read_players(file)
    regions = _read_regions(file)
    places = _read_places(file, [region.id for region in regions])
    links = _read_links(file, [place.id for place in places])
    _check_regions(file, regions, places)
    if not file.faults:
        side = Side(
            str(file.data.get("id", "own")), str(file.data.get("name", "own board")), players, _canvas(file),
            bool(file.data.get("reconstructed", False)), tuple(regions), tuple(places), tuple(links),
        )  # fmt: skip
        _check_side(file, side)
    return (file, None) if file.faults else (file, side)


def _canvas(file: DataFile) -> tuple[float, float]:
    canvas = file.data.get("canvas", [1000, 1000])
    if not isinstance(canvas, list) or len(canvas) != 2 or not all(isinstance(size, int | float) and size > 0 for size in canvas):
        file.fault(file.line_of_key("canvas"), f"canvas should be [width, height], not {canvas!r}")
        return (1000, 1000)
    return (canvas[0], canvas[1])


def _read_players(file: DataFile) -> tuple[int, ...]:
    players = file.data.get("players")
    if not isinstance(players, list) or not players or any(seats not in (2, 3, 4) for seats in players):
        line = file.line_of_key("players") or 1
        file.fault(line, f"players should list seat counts from 2 to 4, such as [2, 3]; not {players!r}")
        return ()
    return tuple(players)


def _read_regions(file: DataFile) -> list[Region]:
    lines = file.lines_of_entries("regions")
    regions: list[Region] = []
    for i, entry in enumerate(file.entries("regions")):
        line = line_at(lines, i)
        if not is_id(entry.get("id")):
            file.fault(line, f"region id {entry.get('id')!r} should be lower-case letters, digits and hyphens")
            continue
        file.unknown_keys(entry, REGION_KEYS, f"region {entry['id']!r}", line)
        if entry["id"] in [region.id for region in regions]:
            file.fault(line, f"region {entry['id']!r} is there twice")
        name, colour = str(entry.get("name", entry["id"])), str(entry.get("colour", ""))
        regions.append(Region(entry["id"], name, colour, str(entry.get("hex", ""))))
    if not 1 <= len(regions) <= n.REGIONS:
        file.fault(file.line_of_key("regions"), f"{len(regions)} regions; a board has 1 to {n.REGIONS}")
    return regions


def _read_places(file: DataFile, region_ids: Sequence[str]) -> list[Place]:
    lines = file.lines_of_entries("sites")
    places: list[Place] = []
    for i, entry in enumerate(file.entries("sites")):
        place = _place(file, line_at(lines, i), entry, SITE_KEYS, ("id", "region", "x", "y"), places)
        if place is None:
            continue
        region = entry["region"]
        if region not in region_ids:
            hint = did_you_mean(str(region), region_ids)
            file.fault(line_at(lines, i), f"site {place.id!r} lies in the unknown region {region!r}{hint}")
            continue
        red = bool(entry.get("red_framed", False))
        places.append(Place(place.id, place.name, place.country, region_ids.index(region), place.x, place.y, red))
    if not FEWEST_SITES <= len(places) <= n.SITES and not file.faults:
        file.fault(file.line_of_key("sites"), f"{len(places)} sites; a board has {FEWEST_SITES} to {n.SITES}")
    start = file.data.get("start")
    if not isinstance(start, dict):
        file.fault(file.line_of_key("start"), "[start] with id, x and y is missing")
        return places
    place = _place(file, file.line_of_key("start"), start, START_KEYS, ("id", "x", "y"), places)
    return [*places, place] if place else places


def _place(
    file: DataFile, line: int | None, entry: Mapping[str, Any], keys: Sequence[str], needed: Sequence[str], before: Sequence[Place]
) -> Place | None:
    missing = [key for key in needed if key not in entry]
    if missing:
        file.fault(line, f"site {entry.get('id', '?')!r} lacks {', '.join(missing)}")
        return None
    if not is_id(entry["id"]):
        file.fault(line, f"site id {entry['id']!r} should be lower-case letters, digits and hyphens")
        return None
    if not all(isinstance(entry[axis], int | float) for axis in ("x", "y")):
        file.fault(line, f"site {entry['id']!r}: x and y should be numbers")
        return None
    file.unknown_keys(entry, keys, f"site {entry['id']!r}", line)
    if entry["id"] in [place.id for place in before]:
        file.fault(line, f"site {entry['id']!r} is there twice")
    return Place(entry["id"], str(entry.get("name", entry["id"])), str(entry.get("country", "")), -1, entry["x"], entry["y"])


def _read_links(file: DataFile, place_ids: Sequence[str]) -> list[Link]:
    lines = file.lines_of_entries("links")
    links: list[Link] = []
    seen: dict[frozenset[str], int | None] = {}
    for i, entry in enumerate(file.entries("links")):
        line = line_at(lines, i)
        file.unknown_keys(entry, LINK_KEYS, "a link", line)
        ends = [str(entry.get("a")), str(entry.get("b"))]
        unknown = [end for end in ends if end not in place_ids]
        for end in unknown:
            file.fault(line, f"a link to {end!r}, which is no site{did_you_mean(end, place_ids)}")
        if unknown:
            continue
        if ends[0] == ends[1]:
            file.fault(line, f"{ends[0]!r} is linked with itself")
        pair = frozenset(ends)
        if pair in seen:
            file.fault(line, f"link {ends[0]}-{ends[1]} is there twice (first in line {seen[pair]})")
        seen[pair] = line
        links.append(Link(place_ids.index(ends[0]), place_ids.index(ends[1]), bool(entry.get("sea", False))))
    if len(links) > n.LINKS:
        file.fault(line_at(lines, n.LINKS), f"{len(links)} links; at most {n.LINKS} fit")
    return links


def _check_regions(file: DataFile, regions: Sequence[Region], places: Sequence[Place]) -> None:
    lines = file.lines_of_entries("regions")
    for i, region in enumerate(regions):
        if not any(place.region == i for place in places):
            file.fault(line_at(lines, i), f"region {region.id!r} has no sites")


def _check_side(file: DataFile, side: Side) -> None:
    """What the setup needs: the start's neighbours, red frames, spare tiles, and one connected board."""
    start = len(side.places) - 1
    around = [link for link in side.links if start in (link.a, link.b)]
    if len(around) != START_NEIGHBOURS:
        file.fault(file.line_of_key("start"), f"the start space has {len(around)} neighbours; it should have {START_NEIGHBOURS}")
    ids = [side.link_id(link, turned) for link in side.links for turned in (False, True)]
    for double in sorted({link for link in ids if ids.count(link) > 1}):
        file.fault(file.line_of_key("links"), f"two links would both be called {double!r}; choose other site ids")
    for place, printed in enumerate(side.places):
        if sum(place in (link.a, link.b) for link in side.links) > n.NEIGHBOURS:
            file.fault(None, f"site {printed.id!r} has more than {n.NEIGHBOURS} links")
    red = sum(place.red_framed for place in side.places)
    if 2 in side.players and red != RED_FRAMES:
        file.fault(file.line_of_key("sites"), f"{red} sites have a red frame; a board for two players has {RED_FRAMES}")
    for seats in side.players:
        _check_for_seats(file, side, seats)


def _check_for_seats(file: DataFile, side: Side, seats: int) -> None:
    start = len(side.places) - 1
    playing = {place for place in range(len(side.places)) if not side.is_blocked(place, seats)}
    most = open_site_limit(seats)
    if len(playing) - 1 > most:
        fault = f"{len(playing) - 1} sites with {seats} players; at most {most} leave tiles to exchange"
        file.fault(file.line_of_key("sites"), fault)
    near = {link.a + link.b - start for link in side.links if start in (link.a, link.b)}
    blocked = sorted(near - playing)
    if blocked:
        file.fault(file.line_of_key("sites"), f"{side.places[blocked[0]].id!r} is next to the start and may have no red frame")
    reached = {start}
    while True:
        more = {link.b for link in side.links if link.a in reached} | {link.a for link in side.links if link.b in reached}
        if more & playing <= reached:
            break
        reached |= more & playing
    lost = sorted(playing - reached)
    if lost:
        names = ", ".join(repr(side.places[place].id) for place in lost[:5])
        file.fault(None, f"the board is split with {seats} players: no way from the start to {names}")
