"""Map files: the printed boards and users' own, read and checked with a line for every fault.

The format is described in docs/power-grid-maps.md; `data/maps/germany.toml` is the plainest example.
A file of its own, because only here people bring boards of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from megawatt.author import ATTACHED, DataFile, did_you_mean, is_id, line_at
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.areas import cut_off, playable_sets, sets_in_use, sets_that_hang_together
from megawatt.games.power_grid.map_checks import (
    are_numbers,
    check_fuel,
    check_mine_refill,
    check_regional_plants,
    check_rules,
    is_number,
    table,
)

MAP_IDS = (
    "germany", "usa", "france", "italy", "benelux", "central-europe", "brazil", "spain-portugal", "china", "korea", "russia",
    "japan", "quebec", "baden-wuerttemberg", "northern-europe", "uk-ireland", "australia", "india", "middle-east", "south-africa",
)  # fmt: skip

MOST_CITIES = 62
"""One below the bits of the compiled code's widest set of cities."""

TOP_KEYS = (
    "id", "name", "canvas", "special_rules", "readings", "verification", "rules", "regional_plants", "markets", "start_market",
    "price_track", "tokens", "resupply", "mine_refill", "areas", "board",
)  # fmt: skip

DECK_RULES = {
    "early_plants", "first_market", "market", "mines", "never_removed", "on_stack_at_step_2", "out_of_game", "top_of_stack",
}  # fmt: skip
"""Rules that speak of plants by number: such a map is offered with the base deck only."""


@dataclass(frozen=True)
class City:
    """A city as printed."""

    id: str
    name: str
    area: int
    x: float
    y: float
    spaces: tuple[int, ...]
    open_spaces: tuple[int, int, int]
    foreign: bool


@dataclass(frozen=True)
class Area:
    """An area of the board and the areas it borders on."""

    id: str
    name: str
    adjacent: tuple[str, ...]
    island: str


@dataclass(frozen=True)
class Link:
    """A connection between two cities."""

    a: int
    b: int
    cost: int
    uncertain: bool = False


@dataclass(frozen=True)
class Map:
    """A checked map."""

    id: str
    name: str
    canvas: tuple[float, float]
    areas: tuple[Area, ...]
    cities: tuple[City, ...]
    links: tuple[Link, ...]
    rules: Mapping[str, Any]
    data: Mapping[str, Any] = field(repr=False)

    @property
    def special_rules(self) -> list[str]:
        """The printed special rules in our words."""
        return list(self.data.get("special_rules", []))

    @property
    def confidence(self) -> str:
        """How well the board is verified: high, medium, low, or own for a user's file."""
        return str(self.data.get("verification", {}).get("confidence", "own"))

    @property
    def base_deck_only(self) -> bool:
        """Whether its special rules name plants of the base deck."""
        return bool((DECK_RULES & set(self.rules) and "deck_2_out_of_game" not in self.rules) or "regional_plants" in self.data)


def load_map(value: str) -> Map:
    """A printed map by its id, or a user's own from the attached text. DataError names the first fault."""
    if value.startswith(ATTACHED):
        read = read_map(DataFile.parse("map", value.removeprefix(ATTACHED)))
        read[0].raise_first()
        assert read[1] is not None
        return read[1]
    return _printed_map(value)


@cache
def _printed_map(map_id: str) -> Map:
    text = (files("megawatt.games.power_grid") / "data" / "maps" / f"{map_id}.toml").read_text(encoding="utf-8")
    file, board = read_map(DataFile.parse(f"{map_id}.toml", text))
    file.raise_first()
    assert board is not None
    return board


def read_map(file: DataFile) -> tuple[DataFile, Map | None]:
    """Check a map file; the map is there when no fault was found."""
    if file.faults:
        return file, None
    file.unknown_keys(file.data, TOP_KEYS, "a map file")
    _check_title(file)
    rules, board = table(file, "rules"), table(file, "board")
    file.unknown_keys(board, ("cities", "connections"), "[board]")
    check_rules(file, rules)
    areas = _read_areas(file)
    cities = _read_cities(file, board, [area.id for area in areas])
    links = _read_links(file, board, [city.id for city in cities])
    check_fuel(file)
    check_mine_refill(file, rules)
    check_regional_plants(file, [area.id for area in areas])
    if not file.faults:
        _check_named_places(file, rules, [area.id for area in areas], [city.id for city in cities])
        _check_every_area(file, areas, cities, rules)
    if not file.faults and not rules.get("areas_apart"):
        _check_one_board(file, areas, cities, links, rules)
    if file.faults:
        return file, None
    canvas = file.data.get("canvas", [1000, 1000])
    read = Map(
        file.data["id"], file.data["name"], (canvas[0], canvas[1]), tuple(areas), tuple(cities), tuple(links), rules, file.data
    )
    _check_playable(file, read)
    return file, None if file.faults else read


def _check_playable(file: DataFile, board_map: Map) -> None:
    """For every number of players some areas must be playable together."""
    for count, seats in sets_in_use(board_map).items():
        if not any(playable_sets(board_map, count)):
            players = ", ".join(map(str, seats))
            fault = f"{players} players use {count} areas, but no {count} that border on each other leave all cities within reach"
            file.fault(file.line_of_key("areas"), fault)


def sets_ruled_out(board_map: Map) -> list[str]:
    """A sentence for every set of areas that hang together but are never in play, because cities would be out of reach."""
    said = []
    for count in sets_in_use(board_map):
        for chosen in sets_that_hang_together(board_map, count):
            if lost := cut_off(board_map, chosen):
                names = ", ".join(board_map.areas[area].id for area in sorted(chosen))
                said.append(f"the areas {names} are never in play together: there would be no way to {', '.join(lost)}")
    return said


def _check_title(file: DataFile) -> None:
    for key in ("id", "name"):
        if not isinstance(file.data.get(key), str):
            file.fault(file.line_of_key(key) if key in file.data else 1, f'{key} = "..." is missing at the top')
    canvas = file.data.get("canvas", [1000, 1000])
    if not are_numbers(canvas, 1, 100_000, count=2):
        file.fault(file.line_of_key("canvas"), f"canvas should be width and height, such as [1000, 800], not {canvas!r}")
    for key in ("special_rules", "readings"):
        texts = file.data.get(key, [])
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            file.fault(file.line_of_key(key), f"{key} should be a list of sentences")
    table(file, "verification")


def _read_areas(file: DataFile) -> list[Area]:
    lines = file.lines_of_entries("areas")
    areas: list[Area] = []
    for i, entry in enumerate(file.entries("areas")):
        line = line_at(lines, i)
        if not isinstance(entry.get("id"), str):
            file.fault(line, "an area without id")
            continue
        adjacent = entry.get("adjacent", [])
        if not isinstance(adjacent, list) or not all(isinstance(other, str) for other in adjacent):
            file.fault(line, f"area {entry['id']!r}: adjacent should be a list of areas, not {adjacent!r}")
            adjacent = []
        if entry["id"] in [area.id for area in areas]:
            file.fault(line, f"area {entry['id']!r} is there twice")
        file.unknown_keys(entry, ("id", "name", "adjacent", "island"), f"area {entry['id']!r}", line)
        areas.append(Area(entry["id"], str(entry.get("name", entry["id"])), tuple(adjacent), str(entry.get("island", ""))))
    for i, area in enumerate(areas):
        _check_borders(file, line_at(lines, i), area, areas)
    if len(areas) > n.AREAS:
        file.fault(line_at(lines, n.AREAS), f"{len(areas)} areas; at most {n.AREAS} fit")
    if not areas:
        file.fault(file.line_of_key("areas"), "no [[areas]]: a map has at least one")
    return areas


def _check_borders(file: DataFile, line: int | None, area: Area, areas: list[Area]) -> None:
    known = [other.id for other in areas]
    for other in area.adjacent:
        if other not in known:
            file.fault(line, f"area {area.id!r} borders on {other!r}, which is unknown{did_you_mean(other, known)}")
        elif other == area.id:
            file.fault(line, f"area {area.id!r} borders on itself")
        elif area.id not in areas[known.index(other)].adjacent:
            file.fault(line, f"area {area.id!r} borders on {other!r}, but not the other way round")


def _read_cities(file: DataFile, board: Mapping[str, Any], area_ids: list[str]) -> list[City]:
    lines = file.lines_of_entries("cities")
    cities: list[City] = []
    for i, entry in enumerate(file.entries("cities", board)):
        line = line_at(lines, i)
        missing = [key for key in ("id", "area", "x", "y") if key not in entry]
        if missing:
            file.fault(line, f"city {entry.get('id', '?')!r} lacks {', '.join(missing)}")
            continue
        city_id, area = str(entry["id"]), str(entry["area"])
        file.unknown_keys(entry, ("id", "name", "area", "x", "y", "spaces", "open_spaces", "foreign"), f"city {city_id!r}", line)
        if city_id in [city.id for city in cities]:
            file.fault(line, f"city {city_id!r} is there twice")
        if not is_id(city_id):
            file.fault(line, f"city id {city_id!r} should be lower-case letters, digits and hyphens")
        if area not in area_ids:
            file.fault(line, f"city {city_id!r} lies in the unknown area {area!r}{did_you_mean(area, area_ids)}")
            continue
        cities.append(_city(file, line, entry, area_ids.index(area)))
    if not cities:
        file.fault(file.line_of_key("board"), "no cities under [board]")
    if len(cities) > MOST_CITIES:
        file.fault(line_at(lines, MOST_CITIES), f"{len(cities)} cities; at most {MOST_CITIES} fit")
    return cities


def _city(file: DataFile, line: int | None, entry: Mapping[str, Any], area: int) -> City:
    city_id = str(entry["id"])
    foreign = entry.get("foreign", False)
    if not isinstance(foreign, bool):
        file.fault(line, f"city {city_id!r}: foreign should be true or false, not {foreign!r}")
    if any(not isinstance(entry[axis], int | float) or isinstance(entry[axis], bool) for axis in ("x", "y")):
        file.fault(line, f"city {city_id!r}: x and y should be numbers, not {entry['x']!r} and {entry['y']!r}")
    spaces = [0] if foreign else entry.get("spaces", [10, 15, 20])
    if not are_numbers(spaces, 0, 200, most=n.SPACES) or not spaces:
        file.fault(line, f"city {city_id!r}: spaces should be one to three prices, not {spaces!r}")
        spaces = [10, 15, 20]
    opened = entry.get("open_spaces", [min(step, len(spaces)) for step in (1, 2, 3)])
    if not are_numbers(opened, 0, len(spaces), count=3) or opened != sorted(opened) or opened[2] == 0:
        file.fault(line, f"city {city_id!r}: open_spaces should be three rising numbers up to {len(spaces)}, not {opened!r}")
        opened = [1, 2, 3]
    return City(
        city_id, str(entry.get("name", city_id)), area, entry["x"], entry["y"], tuple(spaces),
        (opened[0], opened[1], opened[2]), bool(foreign),
    )  # fmt: skip


def _read_links(file: DataFile, board: Mapping[str, Any], city_ids: list[str]) -> list[Link]:
    lines = file.lines_of_entries("connections")
    links: list[Link] = []
    seen: dict[frozenset[str], int | None] = {}
    for i, entry in enumerate(file.entries("connections", board)):
        line = line_at(lines, i)
        ends = [entry.get("a"), entry.get("b")]
        file.unknown_keys(entry, ("a", "b", "cost", "uncertain"), f"connection {ends[0]}-{ends[1]}", line)
        unknown = [end for end in ends if end not in city_ids]
        for end in unknown:
            file.fault(line, f"a connection to {end!r}, which is no city{did_you_mean(str(end), city_ids)}")
        cost: Any = entry.get("cost")
        if not is_number(cost, 0, 200):
            file.fault(line, f"connection {ends[0]}-{ends[1]}: cost {cost!r} should be a whole number from 0 to 200")
            continue
        if ends[0] == ends[1]:
            file.fault(line, f"{ends[0]!r} is connected with itself")
        pair = frozenset(map(str, ends))
        if pair in seen:
            file.fault(line, f"connection {ends[0]}-{ends[1]} is there twice (first in line {seen[pair]})")
        seen.setdefault(pair, line)
        if not unknown:
            a, b = city_ids.index(str(ends[0])), city_ids.index(str(ends[1]))
            links.append(Link(a, b, cost, bool(entry.get("uncertain", False))))
            for end in (a, b):
                if sum(end in (link.a, link.b) for link in links) == n.NEIGHBOURS + 1:
                    file.fault(line, f"city {city_ids[end]!r} has more than {n.NEIGHBOURS} connections")
    return links


def _check_every_area(file: DataFile, areas: list[Area], cities: list[City], rules: Mapping[str, Any]) -> None:
    """Whatever areas are chosen, a network must be able to begin there."""
    lines = file.lines_of_entries("areas")
    for i, area in enumerate(areas):
        here = [city for city in cities if city.area == i]
        if not here:
            file.fault(line_at(lines, i), f"area {area.id!r} has no cities")
        elif all(city.foreign for city in here):
            file.fault(line_at(lines, i), f"area {area.id!r} has only foreign spaces, so no network could begin there")
        elif "start_cities" in rules and not any(city.id in rules["start_cities"] for city in here):
            file.fault(line_at(lines, i), f"area {area.id!r} has none of the start_cities, so no network could begin there")


def _check_one_board(file: DataFile, areas: list[Area], cities: list[City], links: list[Link], rules: Mapping[str, Any]) -> None:
    """Cities and areas must hang together, island by island where there are islands."""
    islands = [area.island if rules.get("islands") else "" for area in areas]
    known = [area.id for area in areas]
    roads = {(link.a, link.b) for link in links}
    borders = {(i, known.index(other)) for i, area in enumerate(areas) for other in area.adjacent}
    for island in sorted(set(islands)):
        where = f"island {island!r}" if island else "board"
        here = [i for i, city in enumerate(cities) if islands[city.area] == island]
        lost = [cities[i].id for i in _out_of_reach(here, roads)]
        if lost:
            line = line_at(file.lines_of_entries("cities"), [city.id for city in cities].index(lost[0]))
            file.fault(line, f"the {where} is split: no way from {cities[here[0]].id!r} to {', '.join(map(repr, lost[:5]))}")
        here = [i for i, name in enumerate(islands) if name == island]
        apart = [known[i] for i in _out_of_reach(here, borders)]
        if apart:
            line = line_at(file.lines_of_entries("areas"), known.index(apart[0]))
            file.fault(
                line, f"the areas of the {where} do not hang together: no border leads from {known[here[0]]!r} to {apart[0]!r}"
            )


def _out_of_reach(here: list[int], pairs: set[tuple[int, int]]) -> list[int]:
    """Which of these places the first of them cannot be reached from, going along the pairs."""
    reached = {here[0]}
    while True:
        more = {b for a, b in pairs if a in reached} | {a for a, b in pairs if b in reached}
        if more <= reached:
            return [place for place in here if place not in reached]
        reached |= more


def _check_named_places(file: DataFile, rules: Mapping[str, Any], area_ids: list[str], city_ids: list[str]) -> None:
    for key, known in (("uranium_areas", area_ids), ("start_cities", city_ids)):
        for name in rules.get(key, []):
            if name not in known:
                file.fault(file.line_of_key(key, "rules"), f"{key}: {name!r} is unknown{did_you_mean(name, known)}")
    city = rules.get("discount", {}).get("city")
    if city is not None and city not in city_ids:
        file.fault(file.line_of_key("discount", "rules"), f"discount: {city!r} is no city{did_you_mean(city, city_ids)}")
