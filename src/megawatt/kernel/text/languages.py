"""The languages that Megawatt speaks: one file each in `megawatt/words/languages`, and nothing about any of them in code.

The file of a language says what it is called, where it stands in lists, and how its articles and plurals are formed. Whoever adds
a language adds that file and the texts (docs/add-a-language.md).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from megawatt.kernel.errors import MegawattError

FOLDER = Path(__file__).parents[2] / "words" / "languages"
FALLBACK = "en"
"""What is not said in a language is said in this one."""
_KEYS = {"order", "name", "locale", "spaced", "space_before", "hard_space_before", "numbers", "other_numbers", "spelling", "terms"}
_CODE = re.compile(r"[a-z]{2,3}")


@dataclass(frozen=True)
class TermRules:
    """How the terms of a glossary are formed."""

    parts: tuple[str, ...] = ("one", "many")
    """What stands between the bars of a glossary's line; one that is left out is like the one before it."""
    articles: tuple[Mapping[str, str], ...] = ()
    """Articles by `gender`, the word before the noun, and by how the noun begins (`before`); the first that fits is taken."""
    forms: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By count and case: a text with the names of parts and articles in braces; the first of each is the usual one."""

    @property
    def genders(self) -> list[str]:
        """The words that may stand before a noun in the glossary; none in a language without genders."""
        return list(dict.fromkeys(each["gender"] for each in self.articles if "gender" in each))


@dataclass(frozen=True)
class Language:
    """One language."""

    code: str
    name: str
    """What it calls itself."""
    locale: str
    """The usual tag of a browser that speaks it."""
    order: int
    terms: TermRules
    spaced: bool = True
    """Whether there are spaces between words."""
    space_before: tuple[str, ...] = ()
    """Signs with a space before them."""
    hard_space_before: tuple[str, ...] = ()
    """Signs with a space before them at which no line is broken."""
    numbers: tuple[str, ...] = ()
    """The words for two, three and so on, by which numbers are found in texts."""
    other_numbers: Mapping[str, int] = field(default_factory=dict)
    """More words that say a number, such as ordinals and pairs."""
    spelling: Mapping[str, str] = field(default_factory=dict)
    """How our texts spell what may be spelled in more than one way: the other spelling, and ours."""


def read_languages(folder: Path) -> dict[str, Language]:
    """The languages whose files lie in a folder, in the order of lists, English first."""
    found = sorted(
        (_language(path) for path in folder.glob("*.toml")), key=lambda each: (each.code != FALLBACK, each.order, each.code)
    )
    if not found or found[0].code != FALLBACK:
        raise MegawattError(f"{folder} has no {FALLBACK}.toml: English is what everything falls back to")
    return {each.code: each for each in found}


@cache
def known() -> dict[str, Language]:
    """All languages by their code."""
    return read_languages(FOLDER)


def _language(path: Path) -> Language:
    """Read one file; faults are reported with its name."""
    try:
        declared = tomllib.loads(path.read_text(encoding="utf-8"))
        if not _CODE.fullmatch(path.stem):
            raise ValueError("a file is called by the code of its language, two or three small letters, such as fr.toml")
        if unknown := sorted(set(declared) - _KEYS):
            raise ValueError(f"{unknown[0]!r} is not one of {', '.join(sorted(_KEYS))}")
        if missing := [key for key in ("order", "name", "locale", "terms") if key not in declared]:
            raise ValueError(f"{missing[0]!r} is missing")
        return Language(
            path.stem, str(declared["name"]), str(declared["locale"]), int(declared["order"]), _rules(declared["terms"]),
            bool(declared.get("spaced", True)), tuple(declared.get("space_before", ())),
            tuple(declared.get("hard_space_before", ())), tuple(str(declared.get("numbers", "")).split()),
            {str(word): int(number) for word, number in declared.get("other_numbers", {}).items()},
            {str(other): str(ours) for other, ours in declared.get("spelling", {}).items()},
        )  # fmt: skip
    except (ValueError, TypeError) as fault:
        raise MegawattError(f"{path}: {fault}") from fault


def _rules(declared: Mapping[str, Any]) -> TermRules:
    rules = TermRules(tuple(declared.get("parts", ("one", "many"))), tuple(declared.get("articles", ())), declared.get("forms", {}))
    for count in ("one", "many"):
        if "bare" not in rules.forms.get(count, {}):
            raise ValueError(f"terms.forms.{count} should have a form 'bare'")
    return rules
