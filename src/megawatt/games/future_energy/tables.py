"""The printed tables: tiles, prices, limits, scoring."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from megawatt.games.future_energy import names as n

SPARE_TILES = 2
"""The exchange around the start takes two left-over tiles at a time (NOTES 3)."""


@cache
def tables() -> dict[str, Any]:
    """The printed tables as they stand in data/tables.toml."""
    return tomllib.loads((files("megawatt.games.future_energy") / "data" / "tables.toml").read_text(encoding="utf-8"))


def open_site_limit(seats: int) -> int:
    """The most sites that can get a tile with this many players."""
    all_tiles = sum(tables()["tiles"]["base"].values())
    return int(all_tiles - n.SETUP_KINDS * tables()["players"][str(seats)]["tiles_removed_per_kind"] - SPARE_TILES)
