"""Where the recorded facts of an independent implementation lie; without them tests are skipped, and the summary says so."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parents[2]
OWN_VECTORS = Path(__file__).parent / "vectors.jsonl"
"""Random positions with what our own engine made of them, in the form of the recorded ones."""
PLACES = (os.environ.get("MEGAWATT_BARRAGE_FACTS"), HERE.parent / "shared" / "facts" / "barrage")


def _facts(name: str) -> Path:
    for place in PLACES:
        if place and (Path(place) / name).exists():
            return Path(place) / name
    pytest.skip(f"{name} is not here; MEGAWATT_BARRAGE_FACTS names the folder that holds it")


def _lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="session")
def own_vectors() -> list[dict[str, Any]]:
    return _lines(OWN_VECTORS)


@pytest.fixture(scope="session")
def vectors() -> list[dict[str, Any]]:
    return _lines(_facts("vectors.jsonl"))


@pytest.fixture(scope="session")
def recorded_games() -> dict[str, list[dict[str, Any]]]:
    games: dict[str, list[dict[str, Any]]] = {}
    for line in _lines(_facts("games-sample.jsonl")):
        games.setdefault(line["game"], []).append(line)
    return games
