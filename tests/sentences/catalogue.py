"""The files of words as tests read them: four languages in the folders of the house, the page and every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import megawatt
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import games
from megawatt.kernel.text.words import LANGUAGES, Words

SOURCES = Path(megawatt.__file__).parent
SHARED = SOURCES / "words"
PAGE = SOURCES / "server" / "words"
WEB = Path(__file__).parents[2] / "web" / "src"
GAMES = games(all_of_them=True)
FOLDERS = sorted({SHARED, *(path.parent for path in SOURCES.rglob("words/*.ftl")), *(game.folder / "words" for game in GAMES)})

PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS = (0, 1, 2, 3, 5, 11, 21)
"""Numbers that between them meet every plural form of our languages."""


def folder_name(folder: Path) -> str:
    return {SHARED: "shared", PAGE: "page"}.get(folder, folder.parent.name)


def game_name(game: Game) -> str:
    return game.name


each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES, ids=game_name)


@cache
def entries(folder: Path, language: str) -> list[ast.EntryType]:
    return FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(folder, language) if isinstance(entry, ast.Message)}


def ids_in_order(folder: Path, language: str) -> list[str]:
    return [entry.id.name for entry in entries(folder, language) if isinstance(entry, ast.Message)]


class Reader(Visitor):
    """Collects what a message mentions: all variables, those that are spoken or choose a variant, and the variants' names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.spoken: set[str] = set()
        self.choosing: set[str] = set()
        self.variants: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.spoken.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.choosing.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.variants.add(node.key.name)
        self.generic_visit(node)


FORMS = re.compile(r"_(subject|object|number|a|in|the|where|level|text|icons)$")
"""Endings of arguments that are forms of another one: `company_subject` is a form of `company`, `piece_a` one of `piece`."""
COUNTED_TOGETHER = {"excavators": "machines", "mixers": "machines"}
"""Arguments that a language may also say as one list."""


def things(variables: set[str]) -> set[str]:
    """What is spoken of, in whatever form the language needs."""
    return {COUNTED_TOGETHER.get(thing, thing) for thing in (FORMS.sub("", variable) for variable in variables)}


def read(message: ast.Message) -> Reader:
    reader = Reader()
    reader.visit(message)
    return reader


def renderings(words: Words, name: str, reader: Reader) -> Iterator[str]:
    """The message with every count where a variable chooses a variant, and a text of its own for every other variable."""
    for count in COUNTS:
        yield words(name, {variable: count if variable in reader.choosing else f"<{variable}>" for variable in reader.variables})
