"""Recorded cases and games: of an independent program (recorded/README.md), and cases of our own engine in the same form."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
RECORDED = HERE / "recorded"
OWN_VECTORS = HERE / "vectors.jsonl"
"""Random positions with what our own engine made of them, in the form of the recorded ones."""


def _lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def _recorded(name: str) -> list[dict[str, Any]]:
    return _lines(gzip.decompress((RECORDED / name).read_bytes()).decode())


@pytest.fixture(scope="session")
def own_vectors() -> list[dict[str, Any]]:
    return _lines(OWN_VECTORS.read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def vectors() -> list[dict[str, Any]]:
    return _recorded("vectors.jsonl.gz")


@pytest.fixture(scope="session")
def recorded_games() -> dict[str, list[dict[str, Any]]]:
    games: dict[str, list[dict[str, Any]]] = {}
    for line in _recorded("games-sample.jsonl.gz"):
        games.setdefault(line["game"], []).append(line)
    return games
