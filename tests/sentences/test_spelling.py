"""What may be spelled in more than one way is spelled in one: the table `spelling` of a language's file."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from fluent.syntax import ast

from megawatt.kernel.text.languages import known

from .catalogue import FOLDERS, SOURCES, each_language, entries, folder_name
from .test_terms_and_grammar import literal_texts
from .typography import mentions

NO_TEXT = re.compile(r"\{[^}]*\}|\]\([^)]*\)|^!.*? \||^[+:].*$", re.MULTILINE)
"""What is no text in a booklet or lesson: numbers and ids, targets of links, drawings, what is taken in."""


def texts(language: str) -> dict[str, str]:
    """Everything written in a language, by its place: messages, booklets, lessons and what the printed maps say."""
    messages = {
        f"{folder_name(folder)} {entry.id.name}": " ".join(literal_texts(entry))
        for folder in FOLDERS
        for entry in entries(folder, language)
        if isinstance(entry, ast.Message)
    }
    taught = {
        f"{path.parent.parent.name} {path.name}": NO_TEXT.sub("", path.read_text(encoding="utf-8"))
        for path in SOURCES.glob(f"games/*/teaching/*.{language}.md")
    }
    return messages | taught | printed(language)


def printed(language: str) -> dict[str, str]:
    """The words of the printed maps; the English ones are in the maps."""
    maps = sorted(SOURCES.glob(f"games/*/data/map_words/{language}.toml"))
    return {f"{path.parent.name} {name}": str(said) for path in maps for name, said in read(path).items()}


def read(path: Path) -> dict[str, object]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@each_language
def test_every_word_has_one_spelling(language: str) -> None:
    spelling = known()[language].spelling
    assert spelling, language
    found = {
        (place, other): ours
        for place, said in texts(language).items()
        for other, ours in spelling.items()
        if mentions(said, other, language)
    }
    assert found == {}


def test_other_spellings_are_found() -> None:
    assert mentions("誰が一番か", "一番", "ja")
    assert mentions("Player colors", "colors", "en")
    assert not mentions("colorful", "color", "en")
    assert mentions("ランダムにダムを", "ダム", "ja")
    assert not mentions("ランダムに配る", "ダム", "ja")
    assert len(texts("ja")) > 2000
    assert {"barrage rules.ja.md", "power_grid lesson-2.ja.md", "map_words japan"} <= set(texts("ja"))
