"""Map files: the printed boards and users' own, read and checked with a line for every fault.

The format is described in docs/power-grid-maps.md; `data/maps/germany.toml` is the plainest example.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from megawatt.games.power_grid import names as n
from megawatt.kernel.datafiles import DataFile
from megawatt.kernel.errors import did_you_mean
from megawatt.kernel.options import ATTACHED

MAP_IDS = (
    "germany", "usa", "france", "italy", "benelux", "central-europe", "brazil", "spain-portugal", "china", "korea", "russia",
    "japan", "quebec", "baden-wuerttemberg", "northern-europe", "uk-ireland", "australia", "india", "middle-east", "south-africa",
)  # fmt: skip

PLAYER_COUNTS = range(2, 7)
FUELS = n.FUEL_NAMES[: n.FUELS]
MOST_CITIES = 62
"""One below the bits of the compiled code's widest set of cities."""

TOP_KEYS = (
    "id", "name", "canvas", "special_rules", "readings", "verification", "rules", "regional_plants", "markets", "start_market",
    "price_track", "tokens", "resupply", "mine_refill", "areas", "board",
)  # fmt: skip

RULE_KEYS = (
    "areas_apart", "auction_before_order", "below_step_3", "coal_storage_price", "connection_at_most", "deck_2_out_of_game",
    "discount", "early_plants", "ecological_stays", "end_at", "extra_burn", "fifth_if_ecological", "first_market",
    "first_pass_removes", "islands", "market", "mine_prices", "mines", "must_power_most", "never_removed",
    "nothing_sold_removes", "obsolete_plants_leave", "oil_slides", "on_offer", "on_stack_at_step_2", "one_token_at_a_time",
    "ordered_up_to", "out_of_game", "outage_fine", "price_cap", "price_rise_in_step_3", "removed_by_players",
    "second_network_cost", "shuffled_up_to", "smallest_leaves_too", "source_names", "start_cities", "step_2_at",
    "top_of_stack", "turnover_least", "turnover_size", "uranium_areas",
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
    rules = file.data.get("rules", {})
    file.unknown_keys(rules, RULE_KEYS, "[rules]")
    areas = _read_areas(file)
    cities = _read_cities(file, [area.id for area in areas])
    links = _read_links(file, [city.id for city in cities])
    _check_areas(file, areas, cities)
    _check_one_board(file, areas, cities, links, rules)
    _check_tables(file)
    _check_named_places(file, rules, [a.id for a in areas], [c.id for c in cities])
    for key in ("id", "name"):
        if not isinstance(file.data.get(key), str):
            file.fault(1, f"{key} = \"...\" is missing at the top")
    if file.faults:
        return file, None
    canvas = file.data.get("canvas", [1000, 1000])
    return file, Map(
        file.data["id"], file.data["name"], (canvas[0], canvas[1]), tuple(areas), tuple(cities), tuple(links), rules, file.data
    )


def _entries(file: DataFile, key: str, table: Mapping[str, Any]) -> list[dict[str, Any]]:
    entries = table.get(key, [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        file.fault(file.line_of_key(key), f"{key} should be a list of tables")
        return []
    return entries


def _line(lines: list[int], index: int) -> int | None:
    return lines[index] if index < len(lines) else None


def _read_areas(file: DataFile) -> list[Area]:
    lines = file.lines_of_entries("areas", ["adjacent"])
    areas: list[Area] = []
    for i, entry in enumerate(_entries(file, "areas", file.data)):
        line = _line(lines, i)
        if not isinstance(entry.get("id"), str):
            file.fault(line, "an area without id")
            continue
        if entry["id"] in [area.id for area in areas]:
            file.fault(line, f"area {entry['id']!r} is there twice")
        areas.append(
            Area(entry["id"], str(entry.get("name", entry["id"])), tuple(entry.get("adjacent", ())), str(entry.get("island", "")))
        )
    known = [area.id for area in areas]
    for i, area in enumerate(areas):
        for other in area.adjacent:
            if other not in known:
                file.fault(_line(lines, i), f"area {area.id!r} borders on {other!r}, which is unknown{did_you_mean(other, known)}")
            elif area.id not in areas[known.index(other)].adjacent:
                file.fault(_line(lines, i), f"area {area.id!r} borders on {other!r}, but not the other way round")
    if len(areas) > n.AREAS:
        file.fault(_line(lines, n.AREAS), f"{len(areas)} areas; at most {n.AREAS} fit")
    if not areas:
        file.fault(None, "no [[areas]]: a map has at least one")
    return areas


def _read_cities(file: DataFile, area_ids: list[str]) -> list[City]:
    lines = file.lines_of_entries("cities", ["id", "area"])
    cities: list[City] = []
    for i, entry in enumerate(_entries(file, "cities", file.data.get("board", {}))):
        line = _line(lines, i)
        missing = [key for key in ("id", "area", "x", "y") if key not in entry]
        if missing:
            file.fault(line, f"city {entry.get('id', '?')!r} lacks {', '.join(missing)}")
            continue
        if entry["id"] in [city.id for city in cities]:
            file.fault(line, f"city {entry['id']!r} is there twice")
        if entry["area"] not in area_ids:
            file.fault(line, f"city {entry['id']!r} lies in the unknown area {entry['area']!r}{did_you_mean(entry['area'], area_ids)}")
            continue
        if not str(entry["id"]).replace("-", "").isalnum() or str(entry["id"]) != str(entry["id"]).lower():
            file.fault(line, f"city id {entry['id']!r} should be lower-case letters, digits and hyphens")
        file.unknown_keys(entry, ("id", "name", "area", "x", "y", "spaces", "open_spaces", "foreign"), f"city {entry['id']!r}")
        cities.append(_city(file, line, entry, area_ids))
    if not cities:
        file.fault(file.line_of_key("board"), "no cities under [board]")
    if len(cities) > MOST_CITIES:
        file.fault(_line(lines, MOST_CITIES), f"{len(cities)} cities; at most {MOST_CITIES} fit")
    return cities


def _city(file: DataFile, line: int | None, entry: Mapping[str, Any], area_ids: list[str]) -> City:
    foreign = bool(entry.get("foreign", False))
    spaces = (0,) if foreign else tuple(entry.get("spaces", (10, 15, 20)))
    if not 1 <= len(spaces) <= n.SPACES or any(not isinstance(price, int) or price < 0 for price in spaces):
        file.fault(line, f"city {entry['id']!r}: spaces should be one to three prices, not {list(spaces)}")
        spaces = (10, 15, 20)
    opened = tuple(entry.get("open_spaces", tuple(min(step, len(spaces)) for step in (1, 2, 3))))
    if len(opened) != 3 or any(not 0 <= count <= len(spaces) for count in opened):
        file.fault(line, f"city {entry['id']!r}: open_spaces should be three numbers from 0 to {len(spaces)}")
        opened = (1, 2, 3)
    area = area_ids.index(entry["area"])
    return City(
        str(entry["id"]), str(entry.get("name", entry["id"])), area, entry["x"], entry["y"], spaces,
        (opened[0], opened[1], opened[2]), foreign,
    )  # fmt: skip


def _read_links(file: DataFile, city_ids: list[str]) -> list[Link]:
    lines = file.lines_of_entries("connections", ["a", "b"])
    links: list[Link] = []
    seen: dict[frozenset[str], int | None] = {}
    for i, entry in enumerate(_entries(file, "connections", file.data.get("board", {}))):
        line = _line(lines, i)
        ends = [entry.get("a"), entry.get("b")]
        unknown = [end for end in ends if end not in city_ids]
        for end in unknown:
            file.fault(line, f"a connection to {end!r}, which is no city{did_you_mean(str(end), city_ids)}")
        cost = entry.get("cost")
        if not isinstance(cost, int) or isinstance(cost, bool) or not 0 <= cost <= 200:
            file.fault(line, f"connection {ends[0]}-{ends[1]}: cost {cost!r} should be a whole number from 0 to 200")
            continue
        if ends[0] == ends[1]:
            file.fault(line, f"{ends[0]!r} is connected with itself")
        pair = frozenset(map(str, ends))
        if pair in seen:
            file.fault(line, f"connection {ends[0]}-{ends[1]} is there twice (first in line {seen[pair]})")
        seen[pair] = line
        if not unknown:
            a, b = city_ids.index(str(ends[0])), city_ids.index(str(ends[1]))
            links.append(Link(a, b, cost, bool(entry.get("uncertain", False))))
    for index, city in enumerate(city_ids):
        if sum(index in (link.a, link.b) for link in links) > n.NEIGHBOURS:
            file.fault(None, f"city {city!r} has more than {n.NEIGHBOURS} connections")
    return links


def _check_areas(file: DataFile, areas: list[Area], cities: list[City]) -> None:
    lines = file.lines_of_entries("areas", ["adjacent"])
    for i, area in enumerate(areas):
        if not any(city.area == i for city in cities):
            file.fault(_line(lines, i), f"area {area.id!r} has no cities")


def _check_one_board(
    file: DataFile, areas: list[Area], cities: list[City], links: list[Link], rules: Mapping[str, Any]
) -> None:
    """The board must hang together, island by island where there are islands."""
    if file.faults or rules.get("areas_apart"):
        return
    for island in sorted({area.island for area in areas}):
        here = [i for i, city in enumerate(cities) if areas[city.area].island == island]
        reached = {here[0]}
        while True:
            more = {link.b for link in links if link.a in reached} | {link.a for link in links if link.b in reached}
            if more <= reached:
                break
            reached |= more
        lost = [cities[i].id for i in here if i not in reached]
        if lost:
            where = f"island {island!r}" if island else "board"
            file.fault(None, f"the {where} is split: no way from {cities[here[0]].id!r} to {', '.join(map(repr, lost[:5]))}")


def _check_tables(file: DataFile) -> None:
    for table in ("start_market", "tokens", "price_track", "resupply"):
        values = file.data.get(table, {})
        file.unknown_keys(values, FUELS, f"[{table}]")
    for fuel, rows in file.data.get("resupply", {}).items():
        good = isinstance(rows, list) and len(rows) == len(PLAYER_COUNTS) and all(len(row) == 3 and min(row) >= 0 for row in rows)
        if not good:
            file.fault(file.line_of_key("resupply"), f"[resupply] {fuel}: five rows (2 to 6 players) of three steps are needed")
    for fuel, prices in file.data.get("price_track", {}).items():
        if not isinstance(prices, list) or sorted(prices) != prices or not 0 < len(prices) <= n.TRACK:
            file.fault(file.line_of_key("price_track"), f"[price_track] {fuel}: prices should rise, one per space, at most {n.TRACK}")
    for fuel, count in file.data.get("start_market", {}).items():
        if not isinstance(count, int) or not 0 <= count <= n.TRACK:
            file.fault(file.line_of_key("start_market"), f"[start_market] {fuel}: {count!r} should be a number of tokens")
    for key in ("step_2_at", "end_at"):
        row = file.data.get("rules", {}).get(key)
        if row is not None and (not isinstance(row, list) or len(row) != len(PLAYER_COUNTS)):
            file.fault(file.line_of_key(key), f"{key} should have five numbers, for 2 to 6 players")


def _check_named_places(file: DataFile, rules: Mapping[str, Any], area_ids: list[str], city_ids: list[str]) -> None:
    for key, known in (("uranium_areas", area_ids), ("start_cities", city_ids)):
        for name in rules.get(key, []):
            if name not in known:
                file.fault(file.line_of_key(key), f"{key}: {name!r} is unknown{did_you_mean(name, known)}")
    city = rules.get("discount", {}).get("city")
    if city is not None and city not in city_ids:
        file.fault(file.line_of_key("discount"), f"discount: {city!r} is no city{did_you_mean(city, city_ids)}")
