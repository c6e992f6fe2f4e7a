"""The printed tables of the base game: money, fuel, resupply, and what depends on the number of players."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def tables() -> dict[str, Any]:
    """The contents of data/tables.toml."""
    return tomllib.loads((files("megawatt.games.power_grid") / "data" / "tables.toml").read_text(encoding="utf-8"))
