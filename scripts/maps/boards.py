"""The boards that get real shapes: what is printed on them, and where their cities truly lie."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from bend import Bend, Points

HERE = Path(__file__).parent
PROJECT = HERE.parents[1]
GAMES = PROJECT / "src" / "megawatt" / "games"


@dataclass(frozen=True)
class Board:
    """One printed map with the true coordinates of its cities."""

    id: str
    canvas: tuple[int, int]
    areas: list[str]
    cities: dict[str, tuple[float, float, str]]
    """Where each city is drawn, and in which area."""
    links: list[tuple[str, str]]
    facts: dict[str, Any]
    """Its table in places.toml."""
    shapes: Path
    """The file for page and pictures."""

    def true(self) -> Points:
        """(longitude, latitude) of every city, in the order of `cities`."""
        missing = [city for city in self.cities if city not in self.facts["cities"]]
        if missing:
            raise ValueError(f"places.toml knows no coordinates for {', '.join(missing)} on {self.id}")
        return np.array([self.facts["cities"][city][::-1] for city in self.cities])

    def drawn(self) -> Points:
        """Where every city is drawn."""
        return np.array([place[:2] for place in self.cities.values()], dtype=float)

    def bend(self) -> Bend:
        """The way from the globe onto this board."""
        return Bend(self.true(), self.drawn(), self.canvas)


def boards() -> list[Board]:
    """Every map of Power Grid and both sides of Future Energy's board."""
    places = tomllib.loads((HERE / "places.toml").read_text(encoding="utf-8"))
    grids = [_power_grid(path, places) for path in sorted((GAMES / "power_grid" / "data" / "maps").glob("*.toml"))]
    return grids + [_future_energy(path, places) for path in sorted((GAMES / "future_energy" / "data").glob("board-*.toml"))]


def _power_grid(path: Path, places: dict[str, Any]) -> Board:
    printed = tomllib.loads(path.read_text(encoding="utf-8"))
    cities = {city["id"]: (city["x"], city["y"], city["area"]) for city in printed["board"]["cities"]}
    links = [(link["a"], link["b"]) for link in printed["board"]["connections"]]
    shapes = GAMES / "power_grid" / "data" / "drawn" / "maps" / f"{path.stem}.json"
    return Board(
        path.stem, tuple(printed["canvas"]), [area["id"] for area in printed["areas"]], cities, links, places[path.stem], shapes
    )


def _future_energy(path: Path, places: dict[str, Any]) -> Board:
    printed = tomllib.loads(path.read_text(encoding="utf-8"))
    cities = {site["id"]: (site["x"], site["y"], site["region"]) for site in printed["sites"]}
    start = printed["start"]
    links = [(link["a"], link["b"]) for link in printed["links"]]
    side = path.stem.removeprefix("board-")
    facts = places[f"future-energy-{side}"]
    nearest = min(cities.values(), key=lambda place: (place[0] - start["x"]) ** 2 + (place[1] - start["y"]) ** 2)
    cities[start["id"]] = (start["x"], start["y"], nearest[2])
    shapes = GAMES / "future_energy" / "data" / "drawn" / f"{path.stem}.json"
    return Board(path.stem, tuple(printed["canvas"]), [region["id"] for region in printed["regions"]], cities, links, facts, shapes)
