"""Glossaries: what things are called, once per game, as Fluent terms that all messages use.

`words/glossary.toml` says for every concept `one | many` in each language, with the word that tells its gender where the language
has genders (German also `| many in the dative` where it differs). How articles and plurals are formed is said by the file of the
language (`megawatt/words/languages`). From both come `words/terms/LANGUAGE.ftl`, read by the terminal and by the page:

    -dam                                   Staumauer
    -dam(count: "many")                    Staumauern
    -dam(case: "the-dative")               der Staumauer
    -dam(case: "a-accusative")             eine Staumauer
    -dam(count: "many", case: "capital")   Dams (English and Dutch, at the beginning of a sentence)

`python -m megawatt.kernel.text.glossary` writes the terms anew; a test sees when somebody forgot to.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from megawatt.kernel.text.languages import TermRules, known


class Term(NamedTuple):
    """A concept in one language: its forms by count and case."""

    concept: str
    forms: dict[str, dict[str, str]]

    @property
    def one(self) -> dict[str, str]:
        """The forms of a single one, by case."""
        return self.forms["one"]

    @property
    def many(self) -> dict[str, str]:
        """The forms of several, by case."""
        return self.forms["many"]


@cache
def glossary(folder: Path) -> dict[str, Any]:
    """The concepts of a folder of words; none where there is no glossary."""
    path = folder / "glossary.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def terms(folder: Path, language: str) -> list[Term]:
    """All terms of one language."""
    return [_term(concept, language, said[language]) for concept, said in glossary(folder).items() if language in said]


def unwanted(folder: Path, language: str) -> dict[str, list[str]]:
    """Words that must not come back, by concept."""
    return {concept: said["not"][language] for concept, said in glossary(folder).items() if language in said.get("not", {})}


def written(folder: Path, language: str) -> str:
    """The file of terms as it should be."""
    lines = [f"# Made from ../glossary.toml by `python -m megawatt.kernel.text.glossary`: change it there. Language: {language}."]
    for term in terms(folder, language):
        lines += [f"-{term.concept} = {{ $count ->"]
        for count, cases in term.forms.items():
            lines += [f"   *[{count}] {{ $case ->" if count == "one" else f"    [{count}] {{ $case ->", *_variants(cases), "    }"]
        lines += ["}"]
    return "\n".join(lines) + "\n"


def write(folder: Path) -> Iterator[Path]:
    """Write the terms of a folder that has a glossary, in every language that the glossary knows."""
    spoken = [language for language in known() if any(language in said for said in glossary(folder).values())]
    for language in spoken:
        path = folder / "terms" / f"{language}.ftl"
        path.parent.mkdir(exist_ok=True)
        path.write_text(written(folder, language), encoding="utf-8")
        yield path


def _variants(forms: dict[str, str]) -> list[str]:
    return [f"       *[{case}] {form}" if case == "bare" else f"        [{case}] {form}" for case, form in forms.items()]


def _term(concept: str, language: str, said: str) -> Term:
    rules = known()[language].terms
    parts = [part.strip() for part in said.split("|")]
    if len(parts) > len(rules.parts):
        raise ValueError(f"{concept}: {said!r} should have at most {len(rules.parts)} parts: {' | '.join(rules.parts)}")
    gender, noun = _gender(concept, parts[0], rules)
    parts = [noun, *parts[1:]]
    named = dict(zip(rules.parts, parts + parts[-1:] * (len(rules.parts) - len(parts)), strict=True))
    named |= {_capital(name): _capital(part) for name, part in named.items()} | dict(_article(rules, gender, noun))
    return Term(
        concept, {count: {case: form.format(**named) for case, form in cases.items()} for count, cases in rules.forms.items()}
    )


def _gender(concept: str, one: str, rules: TermRules) -> tuple[str, str]:
    """The word that tells a noun's gender, and the noun."""
    if not rules.genders:
        return "", one
    gender, _, noun = one.partition(" ")
    if gender not in rules.genders or not noun:
        raise ValueError(f"{concept}: {one!r} should begin with {', '.join(rules.genders[:-1])} or {rules.genders[-1]}")
    return gender, noun


def _article(rules: TermRules, gender: str, noun: str) -> Mapping[str, str]:
    """The articles of a noun; none where the language has none for it."""
    fitting = (
        each for each in rules.articles if each.get("gender", gender) == gender and re.match(each.get("before", ""), noun)
    )  # fmt: skip
    return next(fitting, {})


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


if __name__ == "__main__":
    from megawatt.kernel.contract.registry import games

    for game in games(all_of_them=True):
        for path in write(game.folder / "words"):
            sys.stdout.write(f"{path}\n")
