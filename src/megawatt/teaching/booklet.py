"""The booklet of a game: the rules in our own words, one text per language, in paragraphs with ids that never change.

`## Building {#building}` begins a chapter, `### …` a paragraph in it. Braces in the text are numbers: inside an example those of
the example, elsewhere a path into the game's data files (`{tables.houses.costs.0}` reads `data/tables.toml`). A line
`+ NAME` takes in the lines that the game's data already holds in this language (`Game.lore`): as items of a list, or as the rows
of a table where they begin with `|`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from megawatt.kernel.contract.game import Game
from megawatt.kernel.text.languages import FALLBACK
from megawatt.kernel.text.words import LANGUAGES, written_in
from megawatt.teaching.examples import examples
from megawatt.teaching.markup import Fill, MarkupError, plain, to_html

_HEADING = re.compile(r"(#{1,3}) (.+?)(?: \{#([a-z0-9-]+)\})?$")


@dataclass(frozen=True)
class Paragraph:
    """A part of the booklet with an address of its own."""

    id: str
    level: int
    """1 for a chapter, 2 for a paragraph in it."""
    title: str
    html: str
    language: str
    """What it is written in: another one than the booklet's where nobody has translated it yet."""


@dataclass(frozen=True)
class Booklet:
    """One game's rules in one language, as far as they are translated."""

    game: str
    language: str
    title: str
    foreword: str
    paragraphs: tuple[Paragraph, ...]

    def paragraph(self, wanted: str) -> Paragraph:
        """The paragraph with this id."""
        return next(each for each in self.paragraphs if each.id == wanted)

    @property
    def ids(self) -> list[str]:
        """All paragraph ids in order."""
        return [paragraph.id for paragraph in self.paragraphs]


def has_booklet(game: Game) -> bool:
    """Whether somebody has written this game's booklet."""
    return bool(booklet_languages(game))


def booklet_languages(game: Game) -> list[str]:
    """The languages in which somebody has written it."""
    return [language for language in LANGUAGES if _path(game, language).is_file()]


@cache
def booklet(game: Game, language: str) -> Booklet:
    """The booklet in this language; paragraphs that it lacks, or all of it, are in English or any other language there is.

    MarkupError or KeyError says what is wrong in it.
    """
    languages = booklet_languages(game)
    own, whole = (_written(game, written_in(wanted, languages)) for wanted in (language, FALLBACK))
    paragraphs = {each.id: each for each in whole.paragraphs}
    return replace(own, paragraphs=tuple((paragraphs | {each.id: each for each in own.paragraphs}).values()))


@cache
def _written(game: Game, language: str) -> Booklet:
    """What stands in the file of this language."""
    path = _path(game, language)
    title, foreword, paragraphs = "", "", []
    for level, heading, name, lines in _parts(path.read_text(encoding="utf-8").splitlines()):
        body = to_html(_with_lore(game, language, lines), facts(game.folder), lambda wanted: _example(game, language, wanted))
        if level == 1:
            title, foreword = heading, body
        elif name is None:
            raise MarkupError(f"{path.name}: {heading!r} needs an id, as in '## {heading} {{#id}}'")
        else:
            paragraphs.append(Paragraph(name, level - 1, plain(heading), body, language))
    return Booklet(game.name, language, title, foreword, tuple(paragraphs))


def _path(game: Game, language: str) -> Path:
    return game.folder / "teaching" / f"rules.{language}.md"


def _parts(lines: list[str]) -> Iterator[tuple[int, str, str | None, list[str]]]:
    """Every heading with the lines below it."""
    found: tuple[int, str, str | None] | None = None
    below: list[str] = []
    for line in lines:
        heading = _HEADING.match(line)
        if heading:
            if found:
                yield (*found, below)
            found, below = (len(heading[1]), heading[2], heading[3]), []
        else:
            below.append(line)
    if found:
        yield (*found, below)


def _with_lore(game: Game, language: str, lines: list[str]) -> list[str]:
    """Lines `+ NAME` replaced by what the game's data says of NAME."""
    whole: list[str] = []
    for line in lines:
        if line.startswith("+ "):
            lore = _lore(game, language)[line.removeprefix("+ ").strip()]
            whole.extend(each if each.startswith("|") else f"- {each}" for each in lore)
        else:
            whole.append(line)
    return whole


@cache
def _lore(game: Game, language: str) -> Mapping[str, Sequence[str]]:
    return game.lore(language)


def _example(game: Game, language: str, name: str) -> tuple[str, Fill]:
    known = examples(game.folder)
    if name not in known:
        raise KeyError(f"no example {name!r} in examples.toml; there are {', '.join(known)}")
    return game.words(language)("example-heading"), known[name].number


def facts(folder: Path) -> Fill:
    """How a number of the game's data files is read: `tables.houses.costs.0` from `data/tables.toml`."""

    def read(path: str) -> str:
        file, *steps = path.split(".")
        value: Any = _data(folder / "data" / f"{file}.toml")
        for step in steps:
            value = value[int(step)] if isinstance(value, list) else value[step]
        if not isinstance(value, int | str):
            raise KeyError(f"{{{path}}} leads to {type(value).__name__}, not to a number or a word")
        return str(value)

    return read


@cache
def _data(path: Path) -> Any:
    return tomllib.loads(path.read_text(encoding="utf-8"))
