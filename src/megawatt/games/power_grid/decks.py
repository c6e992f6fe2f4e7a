"""Decks: the printed plant cards, the variants of deck 2, and users' own deck files (NOTES 10).

A file of its own, because only here one chooses between printed decks and brings new ones.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from megawatt.author import ATTACHED, DataFile
from megawatt.games.power_grid import names as n

BASE = "base"
VARIANT_1, VARIANT_2, VARIANT_3 = "variant-1", "variant-2", "variant-3"
DECKS = (BASE, VARIANT_1, VARIANT_2, VARIANT_3)
FIRST_MARKET = 8
START_CASH = 50
MOST_BUYERS = 6
MOST_RANK = 3
NEEDED = ("number", "fuel", "units", "cities")


@dataclass(frozen=True)
class Plant:
    """A power plant card."""

    number: int
    fuel: str
    units: int
    cities: int
    rank: int = 0
    """Of cards with one number the one of higher rank counts as larger (NOTES 2.1)."""
    deck: str = "own"
    only_area: str = ""
    """On maps with regional plants: in the deck only while this area is in play."""
    not_area: str = ""

    @property
    def name(self) -> str:
        """How people call it: `13`, `46+`; one + per rank."""
        return f"{self.number}{'+' * self.rank}"


@dataclass(frozen=True)
class Deck:
    """The plants of one game and where the fixed ones lie."""

    plants: tuple[Plant, ...]
    first_market: tuple[str, ...]
    """The names of the cards that lie open at first."""
    top: tuple[str, ...]
    twins: bool = False


def load_deck(value: str) -> Deck:
    """A printed deck or variant by its name, or a user's own (variant 4) from the attached text."""
    if value.startswith(ATTACHED):
        file, deck = read_deck(DataFile.parse("deck", value.removeprefix(ATTACHED)))
        file.raise_first()
        assert deck is not None
        return deck
    old, new = _printed_plants("old"), _printed_plants("new")
    base, second = _printed_decks()["old"], _printed_decks()["new"]
    small_new = tuple(plant for plant in new if plant.number not in second["only_in_variant_3"])
    if value == VARIANT_1:
        return Deck(small_new, _names_of(second["market_at_start"]), _names_of([second["top_of_stack"]]))
    if value == VARIANT_2:
        paired = tuple(plant for plant in old if plant.number not in second["missing_numbers_against_old"])
        return Deck(paired + small_new, _names_of(second["market_at_start"]), (), twins=True)
    if value == VARIANT_3:
        old += tuple(plant for plant in new if plant.rank)
    return Deck(old, _names_of(base["market_at_start"]), _names_of([base["top_of_stack"]]))


@cache
def _plants_file() -> dict[str, Any]:
    return tomllib.loads((files("megawatt.games.power_grid") / "data" / "plants.toml").read_text(encoding="utf-8"))


def _printed_decks() -> dict[str, Any]:
    """What is printed about the two decks: where their first cards lie, and which cards only some variants use."""
    decks: dict[str, Any] = _plants_file()["decks"]
    return decks


@cache
def _printed_plants(deck: str) -> tuple[Plant, ...]:
    return tuple(_plant(card, deck) for card in _plants_file()["plants"][deck])


def _plant(card: Mapping[str, Any], deck: str) -> Plant:
    return Plant(card["number"], card["fuel"], card["units"], card["cities"], card.get("rank", 0), deck)


def _names_of(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(str, numbers))


def read_deck(file: DataFile) -> tuple[DataFile, Deck | None]:
    """Check a deck file (docs/power-grid-maps.md); the deck is there when no fault was found."""
    if file.faults:
        return file, None
    file.unknown_keys(file.data, ("name", "first_market", "top_of_stack", "plants"), "a deck file")
    lines = file.lines_of_entries("plants")
    cards = file.data.get("plants", [])
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        file.fault(file.line_of_key("plants"), "plants should be a list of tables")
        return file, None
    plants: list[Plant] = []
    for i, card in enumerate(cards):
        line = lines[i] if i < len(lines) else None
        file.unknown_keys(card, (*NEEDED, "rank"), f"plant {card.get('number', '?')}", line)
        fault = card_fault(card, plants)
        if fault:
            file.fault(line, fault)
        else:
            plants.append(_plant(card, "own"))
    smallest = sorted(plants, key=lambda plant: (plant.number, plant.rank))[:FIRST_MARKET]
    market = _names(file, "first_market", [plant.name for plant in smallest])
    top = _names(file, "top_of_stack", [])
    if not file.faults:
        _check_deck(file, plants, market, top)
    return file, None if file.faults else Deck(tuple(plants), market, top)


def _is_number(value: Any, lowest: int, highest: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest


def _names(file: DataFile, key: str, default: list[str]) -> tuple[str, ...]:
    """The plants a key of the file names: by number, those of a higher rank as text such as "13+"."""
    names = file.data.get(key, default)
    if not isinstance(names, list) or not all(_is_number(name, 1, 200) or _is_name(name) for name in names):
        file.fault(file.line_of_key(key), f'{key} should be a list of plant numbers, or names such as "13+", not {names!r}')
        return ()
    return tuple(map(str, names))


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[1-9][0-9]{0,2}\+*", value, re.ASCII) is not None


def card_fault(card: Mapping[str, Any], before: list[Plant]) -> str | None:
    """What is wrong with a plant as a file describes it, or None."""
    missing = [key for key in NEEDED if key not in card]
    if missing:
        return f"a plant lacks {', '.join(missing)}"
    number, fuel, units, cities = card["number"], card["fuel"], card["units"], card["cities"]
    if not _is_number(number, 1, 200):
        return f"plant number {number!r} should be from 1 to 200"
    if fuel not in n.FUEL_NAMES:
        return f"plant {number}: fuel {fuel!r} should be one of {', '.join(n.FUEL_NAMES)}"
    if fuel in ("wind", "fusion") and units != 0:
        return f"plant {number}: {fuel} plants burn nothing, so units should be 0, not {units!r}"
    if fuel not in ("wind", "fusion") and not _is_number(units, 1, 3):
        return f"plant {number}: units should be 1 to 3, not {units!r}"
    if not _is_number(cities, 1, 12):
        return f"plant {number}: cities should be 1 to 12, not {cities!r}"
    rank = card.get("rank", 0)
    if not _is_number(rank, 0, MOST_RANK):
        return f"plant {number}: rank should be 0 to {MOST_RANK}, not {rank!r}"
    if any((plant.number, plant.rank) == (number, rank) for plant in before):
        return f"plant {number} is there twice with rank {rank}; cards of one number need different ranks, 0 to {MOST_RANK}"
    return None


def _check_deck(file: DataFile, plants: list[Plant], market: tuple[str, ...], top: tuple[str, ...]) -> None:
    numbers = {plant.name: plant.number for plant in plants}
    for key, cards in (("first_market", market), ("top_of_stack", top)):
        for name in cards:
            if name not in numbers:
                file.fault(file.line_of_key(key), f"{key}: there is no plant {name}")
    if len(market) != FIRST_MARKET or len(set(market)) != len(market):
        file.fault(file.line_of_key("first_market"), f"first_market should name {FIRST_MARKET} different plants")
    if set(market) & set(top):
        file.fault(file.line_of_key("top_of_stack"), "a plant cannot be both in the first market and on top of the stack")
    if len(top) > 3:
        file.fault(file.line_of_key("top_of_stack"), "at most three plants lie on top of the stack")
    if sum(numbers.get(name, START_CASH + 1) <= START_CASH for name in market) < MOST_BUYERS:
        file.fault(file.line_of_key("first_market"), "everybody must be able to buy a plant in round 1 with 50 Elektro")
    if not 20 <= len(plants) <= n.CARDS:
        file.fault(file.line_of_key("plants"), f"{len(plants)} plants; a deck needs 20 to {n.CARDS}")
