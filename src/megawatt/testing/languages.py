"""How complete a language is: `python -m megawatt.testing.languages fr`."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import games
from megawatt.kernel.errors import MegawattError
from megawatt.kernel.text.glossary import glossary, terms, written
from megawatt.kernel.text.languages import FALLBACK
from megawatt.kernel.text.words import LANGUAGES, SHARED, missing, must_be_spoken, said_in
from megawatt.teaching import booklet, has_booklet, lessons
from megawatt.teaching.lessons import own_texts

PACKAGE = SHARED.parent
_USED = re.compile(r"\{ *-([a-zA-Z][\w-]*)")
"""Where a message uses a term."""
SHOWN = 5
"""How many missing entries are named."""


class Part(NamedTuple):
    """One file to translate: what is in it, and what of that is missing."""

    file: str
    all: int
    missing: list[str]

    def __str__(self) -> str:
        """One line about it."""
        named = ", ".join(self.missing[:SHOWN]) + (", …" if len(self.missing) > SHOWN else "")
        return f"{self.file}: {self.all - len(self.missing)} of {self.all}" + (f", missing: {named}" if self.missing else "")


def parts(language: str) -> Iterator[Part]:
    """Everything to translate, file by file."""
    must_be_spoken(language)
    for folder in [SHARED, PACKAGE / "server" / "words", *(game.folder / "words" for game in games(all_of_them=True))]:
        name = _name(folder / f"{language}.ftl")
        yield Part(name, len(said_in(folder, FALLBACK)), missing(folder, language))
        if glossary(folder):
            yield _terms(folder, language)
    for game in games():
        yield from taught_parts(game, language)
        yield from _maps(game.folder / "data" / "map_words", language)


def _terms(folder: Path, language: str) -> Part:
    """The terms that the messages of the language use; a language need not have all those of others."""
    messages, known = folder / f"{language}.ftl", {term.concept for term in terms(folder, language)}
    wanted = sorted(set(_USED.findall(messages.read_text(encoding="utf-8")))) if messages.is_file() else []
    lost = [concept for concept in wanted if concept not in known]
    file = folder / "terms" / f"{language}.ftl"
    if not lost and (not file.is_file() or file.read_text(encoding="utf-8") != written(folder, language)):
        lost = ["run `python -m megawatt.kernel.text.glossary`"]
    return Part(_name(folder / "glossary.toml"), len(wanted), lost)


def taught_parts(game: Game, language: str) -> Iterator[Part]:
    """The booklet and the lessons of a game."""
    folder = game.folder / "teaching"
    if has_booklet(game):
        paragraphs = booklet(game, language).paragraphs
        yield Part(
            _name(folder / f"rules.{language}.md"), len(paragraphs), [each.id for each in paragraphs if each.language != language]
        )
    for guided in lessons(game):
        said = own_texts(game, guided.name, language)
        lost = [each for each in guided.texts if each not in said]
        yield Part(_name(folder / f"{guided.name}.{language}.md"), len(guided.texts), lost)


def _maps(folder: Path, language: str) -> Iterator[Part]:
    """What the printed maps say: English is in the maps, so any other language lists what there is."""
    files = [path for path in sorted(folder.glob("*.toml")) if path.stem in LANGUAGES and path.stem != language]
    if files and language != FALLBACK:
        wanted = list(_strings(_read(files[0])))
        own = set(_strings(_read(folder / f"{language}.toml")))
        yield Part(_name(folder / f"{language}.toml"), len(wanted), [name for name in wanted if name not in own])


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def _strings(tree: Any, name: str = "") -> Iterator[str]:
    """Where there is a text, by its path in the file."""
    if isinstance(tree, str):
        yield name
    for key, value in tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ():
        yield from _strings(value, f"{name}.{key}" if name else str(key))


def _name(path: Path) -> str:
    return str(path.relative_to(PACKAGE)) if path.is_relative_to(PACKAGE) else str(path)


def main(arguments: list[str]) -> int:
    """Print how complete a language is; exit code 1 while something is missing."""
    if len(arguments) != 1:
        sys.stderr.write(f"usage: python -m megawatt.testing.languages LANGUAGE (one of {', '.join(LANGUAGES)})\n")
        return 2
    try:
        found = list(parts(arguments[0]))
    except MegawattError as fault:
        sys.stderr.write(f"{fault}\n")
        return 2
    lost = sum(len(part.missing) for part in found)
    sys.stdout.write("".join(f"{part}\n" for part in found) + (f"{lost} missing\n" if lost else "complete\n"))
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
