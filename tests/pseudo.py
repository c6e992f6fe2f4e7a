"""A language that nobody speaks: English with an accent on every letter and every vowel twice, which is 40 % longer.

It is made from the English files when a test asks for it, in a copy of the package: a fifth language, added with files alone.
Beside it stand a language in which nothing has been written yet, and a game whose author knows no language but German.
"""

from __future__ import annotations

import os
import re
import shutil
import tomllib
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import megawatt

PSEUDO = "eo"
"""A code that browsers and Babel know, with the plurals of English."""
PSEUDO_NAME = "Þšéûðö"
UNWRITTEN = "eu"
"""A language with its file and without a single text."""
GERMAN_GAME = "kurzschluss"
"""The template as a game of its own, with German messages only and nothing that teaches it."""
_LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "ǻƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžǺƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
)
_KEPT = re.compile(r"(\{[^}]*\}|\]\([^)]*\)|<[^>]*>)")
"""What stays as it is in a line of a booklet: numbers to fill in, ids, targets of links."""
_BEFORE = re.compile(r"!(?:[^|]*\| |.*$)|\+ .*$|::: .*$|## [a-z0-9-]+$|\|[-| ]+$")
"""The beginning of such a line, or all of it, that is no text."""


def accented(text: str) -> str:
    """Plain text in the pseudo-language."""
    return re.sub(r"([aeiouyAEIOUY])", lambda found: found[1] + found[1].lower(), text).translate(_LETTERS)


class _Accents(Transformer):
    """Puts the accents on what a message says; variables, terms and the names of variants stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = accented(node.value)
        return node


def fluent(source: str) -> str:
    """A file of messages."""
    read = FluentParser().parse(source)
    _Accents().visit(read)
    return FluentSerializer().serialize(read)


def markdown(source: str) -> str:
    """A booklet or the texts of a lesson."""
    return "\n".join(_line(line) for line in source.splitlines()) + "\n"


def _line(line: str) -> str:
    found = _BEFORE.match(line)
    before = found[0] if found else ""
    parts = _KEPT.split(line[len(before) :])
    return before + "".join(part if number % 2 else accented(part) for number, part in enumerate(parts))


def map_words(maps: Path) -> str:
    """What the printed maps say, from the maps themselves."""
    lines: list[str] = []
    for path in sorted(maps.glob("*.toml")):
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        rules = ", ".join(_quoted(accented(rule)) for rule in told.get("special_rules", ()))
        lines += [f"[{path.stem}]", f"special_rules = [{rules}]", f"[{path.stem}.areas]"]
        lines += [f"{area['id']} = {_quoted(accented(area['name']))}" for area in told["areas"]]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def with_languages(folder: Path) -> Path:
    """A copy of the package with two more languages and a game; the folder to put before all others that Python looks in."""
    package = Path(megawatt.__file__).parent
    copy = folder / "megawatt"
    shutil.copytree(package, copy, copy_function=_linked)
    for path in [*copy.rglob("words/en.ftl"), *copy.rglob("words/terms/en.ftl")]:
        path.with_name(f"{PSEUDO}.ftl").write_text(fluent(path.read_text(encoding="utf-8")), encoding="utf-8")
    for path in copy.rglob("teaching/*.en.md"):
        path.with_name(path.name.replace(".en.", f".{PSEUDO}.")).write_text(
            markdown(path.read_text(encoding="utf-8")), encoding="utf-8"
        )
    words = copy / "games" / "power_grid" / "data" / "map_words" / f"{PSEUDO}.toml"
    words.write_text(map_words(copy / "games" / "power_grid" / "data" / "maps"), encoding="utf-8")
    english = (copy / "words" / "languages" / "en.toml").read_text(encoding="utf-8")
    for number, (code, name) in enumerate({PSEUDO: PSEUDO_NAME, UNWRITTEN: "Euskara"}.items(), 5):
        text = english.replace("order = 1", f"order = {number}").replace("English", name).replace("en-GB", code)
        (copy / "words" / "languages" / f"{code}.toml").write_text(text, encoding="utf-8")
    _add_german_game(copy / "games")
    return folder


def _add_german_game(games: Path) -> None:
    folder = games / GERMAN_GAME
    shutil.copytree(games / "template", folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace("games.template", f"games.{GERMAN_GAME}")
        text = text.replace('"overload"', f'"{GERMAN_GAME}"').replace("    hidden_from_lobby = True\n", "")
        path.unlink()
        path.write_text(text, encoding="utf-8")
    for path in (folder / "words").glob("*.ftl"):
        if path.stem != "de":
            path.unlink()


def _linked(source: str, target: str) -> None:
    """The same file at another place, without copying where the disk allows it; nothing here changes one."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def environment(folder: Path) -> dict[str, str]:
    """The variables of a process that finds the copy."""
    return {**os.environ, "PYTHONPATH": str(folder)}
