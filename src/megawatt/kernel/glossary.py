"""Glossaries: what things are called, once per game, as Fluent terms that all messages use.

`words/glossary.toml` says for every concept `one | many` in each language, in German and Dutch with the article (German also
`| many in the dative` where it differs). From it come `words/terms/LANGUAGE.ftl`, read by the terminal and by the page:

    -dam                                   Staumauer
    -dam(count: "many")                    Staumauern
    -dam(case: "the-dative")               der Staumauer
    -dam(case: "a-accusative")             eine Staumauer
    -dam(count: "many", case: "capital")   Dams (English and Dutch, at the beginning of a sentence)

`python -m megawatt.kernel.glossary` writes the terms anew; a test sees when somebody forgot to.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

GERMAN = {
    "der": {"the": "der", "the-accusative": "den", "the-dative": "dem", "a": "ein", "a-accusative": "einen", "a-dative": "einem"},
    "die": {"the": "die", "the-accusative": "die", "the-dative": "der", "a": "eine", "a-accusative": "eine", "a-dative": "einer"},
    "das": {"the": "das", "the-accusative": "das", "the-dative": "dem", "a": "ein", "a-accusative": "ein", "a-dative": "einem"},
}
"""German articles by gender and case."""
VOWELS = "aeiouAEIOU"


class Term(NamedTuple):
    """A concept in one language: its forms by count and case."""

    concept: str
    one: dict[str, str]
    many: dict[str, str]


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
    lines = [f"# Made from ../glossary.toml by `python -m megawatt.kernel.glossary`: change it there. Language: {language}."]
    for term in terms(folder, language):
        lines += [f"-{term.concept} = {{ $count ->", "   *[one] { $case ->", *_variants(term.one), "    }"]
        lines += ["    [many] { $case ->", *_variants(term.many), "    }", "}"]
    return "\n".join(lines) + "\n"


def write(folder: Path, languages: tuple[str, ...]) -> Iterator[Path]:
    """Write the terms of a folder that has a glossary."""
    for language in languages if glossary(folder) else ():
        path = folder / "terms" / f"{language}.ftl"
        path.parent.mkdir(exist_ok=True)
        path.write_text(written(folder, language), encoding="utf-8")
        yield path


def _variants(forms: dict[str, str]) -> list[str]:
    return [f"       *[{case}] {form}" if case == "bare" else f"        [{case}] {form}" for case, form in forms.items()]


def _term(concept: str, language: str, said: str) -> Term:
    one, many, *dative = [part.strip() for part in said.split("|")] if "|" in said else [said, said.split(" ", 1)[-1]]
    if language == "de":
        return _german(concept, one, many, dative[0] if dative else many)
    article, _, noun = one.partition(" ") if language == "nl" else ("the", "", one)
    many = many if "|" in said else noun
    if language == "ja":
        return Term(concept, {"bare": noun}, {"bare": many})
    indefinite = "een" if language == "nl" else "an" if noun[0] in VOWELS else "a"
    definite = "de" if language == "nl" else "the"
    single = {"bare": noun, "capital": _capital(noun), "the": f"{article} {noun}", "a": f"{indefinite} {noun}"}
    return Term(concept, single, {"bare": many, "capital": _capital(many), "the": f"{definite} {many}"})


def _german(concept: str, one: str, many: str, dative: str) -> Term:
    article, _, noun = one.partition(" ")
    if article not in GERMAN:
        raise ValueError(f"{concept}: {one!r} should begin with der, die or das")
    single = {"bare": noun} | {case: f"{word} {noun}" for case, word in GERMAN[article].items()}
    return Term(concept, single, {"bare": many, "the": f"die {many}", "the-dative": f"den {dative}", "dative": dative})


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


if __name__ == "__main__":
    from megawatt.kernel.registry import games
    from megawatt.kernel.words import LANGUAGES

    for game in games(all_of_them=True):
        for path in write(game.folder / "words", LANGUAGES):
            sys.stdout.write(f"{path}\n")
