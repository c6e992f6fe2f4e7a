"""Examples of a booklet: a position, moves, and the numbers that come of them.

The text takes its numbers from the declaration, and a test plays the declaration, so no number on a page can be wrong.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Figure:
    """A number of an example and where the game shows it: a path in the view, `players.0.cash`."""

    value: int
    at: str = ""
    """What the view shows there after the moves."""
    was: str = ""
    """What it shows there before them."""
    spent: str = ""
    """By how much it has become less."""
    gained: str = ""
    """By how much it has become more."""
    costs: str = ""
    """A move that is legal before the others, and the name of its cost: `build essen: price`."""
    printed: str = ""
    """What is printed on the board, as a path with ids: `contracts.yellow-11.energy`."""
    sum: tuple[str, ...] = ()
    """Other numbers of the same example that add up to this one."""
    count: str = ""
    """How many there are in a list of the view."""
    others: str = ""
    """How many there are in a list of the view besides one's own."""
    fact: str = ""
    """A number of the game's data files: `tables.prices.one_line`."""


@dataclass(frozen=True)
class Example:
    """One example: laid out by the helpers of the game's tests, played by the engine."""

    name: str
    seats: int
    options: Mapping[str, Any]
    seed: int
    lay: tuple[str, ...]
    """Calls of the position helpers: `give-houses 0 essen`."""
    moves: tuple[str, ...]
    numbers: Mapping[str, Figure] = field(default_factory=dict)

    def number(self, name: str) -> str:
        """The number with this name, for the text."""
        if name not in self.numbers:
            raise KeyError(f"example {self.name!r} has no number {name!r}; it has {', '.join(self.numbers)}")
        return str(self.numbers[name].value)


@cache
def examples(folder: Path) -> Mapping[str, Example]:
    """The examples of the game in this folder, by name."""
    path = folder / "teaching" / "examples.toml"
    if not path.is_file():
        return {}
    return {name: _example(name, said) for name, said in tomllib.loads(path.read_text(encoding="utf-8")).items()}


def _example(name: str, said: Mapping[str, Any]) -> Example:
    numbers = {each: Figure(**{**number, "sum": tuple(number.get("sum", ()))}) for each, number in said.get("numbers", {}).items()}
    lay, moves = tuple(said.get("lay", ())), tuple(said.get("moves", ()))
    return Example(name, said["seats"], said.get("options", {}), said.get("seed", 1), lay, moves, numbers)
