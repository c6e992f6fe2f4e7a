"""What the messages of the table already say about officers, tiles, buildings and options, for the booklet to take in.

A file of its own because only here the booklet draws on messages; wording.py spells moves and events.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from megawatt.author import SHARED, Option, Words
from megawatt.games.barrage import names as n
from megawatt.games.barrage.lore_tables import tables
from megawatt.games.barrage.options import OPTIONS
from megawatt.games.barrage.wording import tile_name

BASE_OFFICERS = n.OFFICER_NAMES[:7]
NEW_OFFICERS = n.OFFICER_NAMES[7:9]
"""Those who may come along without the expansion's modules."""
USUAL = {option.name: str(option.default) for option in OPTIONS}
"""Lines that depend on an option are told as it is read where nothing else is agreed."""


def lore(language: str) -> Mapping[str, Sequence[str]]:
    """Lines by the name under which rules.LANGUAGE.md takes them in."""
    words = Words(language, SHARED, Path(__file__).parent / "words")
    levels = {f"tiles-{level}": _about(words, "tile", _advanced(level)) for level in (1, 2, 3)}
    options = {f"option-{option.name}": _readings(words, option) for option in OPTIONS if option.choices}
    return {
        **{f"company-{name}": [words(f"company-{name}-about", USUAL)] for name in n.COMPANY_NAMES},
        "officers": _about(words, "officer", BASE_OFFICERS),
        "officers-new": _about(words, "officer", NEW_OFFICERS),
        "officers-leeghwater": _about(words, "officer", n.OFFICER_NAMES[9:]),
        "building-tiles": _about(words, "tile", [name for name in n.TILE_NAMES if name.startswith("building-")]),
        "buildings": _about(words, "building", n.BUILDING_NAMES),
        "objectives": [words(name) for name in n.OBJECTIVE_NAMES],
        **levels,
        **options,
        **tables(words),
    }


def _advanced(level: int) -> list[str]:
    return [name for name in n.TILE_NAMES if name.endswith(f"-{level}") and not name.startswith("building-")]


def _about(words: Words, kind: str, names: Iterable[str]) -> list[str]:
    names_of = {name: tile_name(words, name) if kind == "tile" else words(f"{kind}-{name}") for name in names}
    return [words("said-of", label=f"**{called}**", text=words(f"{kind}-{name}-about", USUAL)) for name, called in names_of.items()]


def _readings(words: Words, option: Option) -> list[str]:
    """The choices of an option, the usual one first and in bold."""
    said = {choice: words(f"option-{option.name}-{choice}") for choice in option.choices}
    usual = str(option.default)
    return [f"**{said[usual]}**", *(text for choice, text in said.items() if choice != usual)]
