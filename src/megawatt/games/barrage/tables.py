"""The printed facts of Barrage, read from the data files."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def facts(name: str) -> dict[str, Any]:
    """One data file."""
    return tomllib.loads((files("megawatt.games.barrage") / "data" / f"{name}.toml").read_text(encoding="utf-8"))
