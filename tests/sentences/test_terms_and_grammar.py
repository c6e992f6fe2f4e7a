"""Every concept has one term, and every number its grammar."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from megawatt.kernel.text.glossary import terms, unwanted, written
from megawatt.kernel.text.languages import known
from megawatt.kernel.text.words import Words

from .catalogue import (
    FOLDERS,
    Reader,
    each_folder,
    each_language,
    folder_name,
    messages,
    read,
    renderings,
)
from .typography import HALF_WIDTH, POLITE, UNTIDY, mentions

each_glossary = pytest.mark.parametrize(
    "folder", [folder for folder in FOLDERS if (folder / "glossary.toml").is_file()], ids=folder_name
)
NUMBERS = {
    "amount", "at", "basin", "capacity", "cities", "coal", "connection", "count", "credits", "drops", "energy", "energy_left",
    "engineers", "engineers_left", "excavators", "fee", "first", "highest", "income", "last", "left", "level", "lines", "lit",
    "lowest", "mixers", "money", "most", "number", "oil", "open", "place", "points", "powered", "price", "regions", "remaining",
    "rest", "room", "round", "seconds", "space", "stack", "step", "total", "turns", "units", "value", "vp",
}  # fmt: skip
"""Arguments that are numbers; where a game means a name by one of them, the number does no harm."""


ALWAYS_SEVERAL = {
    "label-end",
    "label-step-2",
    "map-most-plants",
    "build-all",
    "result-network",
    "refused-seats",
    "story-built",
    "story-lines",
}
"""Messages whose number is never one: the size at which a game ends, the most plants of a player, the end of a range, what
a turn built when it built more than one thing."""


def literal_texts(message: ast.Message) -> Iterator[str]:
    """What a message spells itself, without terms and variables."""
    texts: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            texts.append(node.value)

    Texts().visit(message)
    yield from texts


def counted(words: Words, name: str, reader: Reader) -> Iterator[tuple[int, str]]:
    """The message with the same number wherever a number belongs."""
    for count in (0, 1, 2, 5, 21):
        given = {each: count if each in NUMBERS or each in reader.choosing else f"<{each}>" for each in reader.variables}
        yield count, words(name, given)


@each_glossary
@each_language
def test_the_terms_are_those_of_the_glossary(folder: Path, language: str) -> None:
    path = folder / "terms" / f"{language}.ftl"
    assert path.read_text(encoding="utf-8") == written(folder, language), "run `python -m megawatt.kernel.text.glossary`"


@each_glossary
@each_language
def test_no_message_spells_a_term_itself(folder: Path, language: str) -> None:
    forms = {form for term in terms(folder, language) for form in (term.one["bare"], term.many["bare"])}
    spelled = {
        (name, form)
        for name, message in messages(folder, language).items()
        for text in literal_texts(message)
        for form in forms
        if mentions(text, form, language)
    }
    assert spelled == set()


@each_glossary
@each_language
def test_no_message_uses_a_word_that_was_replaced(folder: Path, language: str) -> None:
    words = Words(language, folder)
    used = {
        (name, word)
        for name, message in messages(folder, language).items()
        for text in renderings(words, name, read(message))
        for unwanted_words in unwanted(folder, language).values()
        for word in unwanted_words
        if mentions(re.sub("<[a-z_]+>", "", text), word, language)
    }
    assert used == set()


@each_folder
@each_language
def test_sentences_are_tidy_with_any_number(folder: Path, language: str) -> None:
    words = Words(language, folder)
    for name, message in messages(folder, language).items():
        for _, text in counted(words, name, read(message)):
            assert UNTIDY.search(text.strip()) is None, f"{name}: {text!r}"


@each_folder
@each_language
def test_percent_signs_and_ellipses_stand_as_the_language_has_them(folder: Path, language: str) -> None:
    """With a space before them, one at which no line is broken, or none: the file of the language says which."""
    spoken = known()[language]
    hard = [rf"(?<!\u00a0){sign}" for sign in "…%" if sign in spoken.hard_space_before]
    soft = [rf"\S{sign}" for sign in "…%" if sign in spoken.space_before]
    none = [rf"\s{sign}" for sign in "…%" if sign not in (*spoken.hard_space_before, *spoken.space_before)]
    wrong = re.compile("|".join(f"{each}$" if "…" in each else each for each in (*hard, *soft, *none)))
    faults = {
        (name, text)
        for name, message in messages(folder, language).items()
        for text in renderings(Words(language, folder), name, read(message))
        if wrong.search(text)
    }
    assert faults == set()


@each_glossary
@each_language
def test_one_is_singular_and_more_are_plural(folder: Path, language: str) -> None:
    """No "1 drops" and no "2 drop", for everything in the glossary that has two forms; each language has its own singular."""
    plural_form = Locale.parse(known()[language].locale, sep="-").plural_form
    words = Words(language, folder)
    forms = [(term.one["bare"], term.many["bare"]) for term in terms(folder, language) if term.one["bare"] != term.many["bare"]]
    for name, message in messages(folder, language).items():
        if name in ALWAYS_SEVERAL:
            continue
        for count, text in counted(words, name, read(message)):
            for one, many in forms:
                wrong = many if plural_form(count) == "one" else one
                assert not re.search(rf"(?<![\w–.]){count} {re.escape(wrong)}(?![\w-])", text), f"{name}: {text!r}"


@cache
def plural_words(language: str) -> frozenset[str]:
    """Words that some message says after 5 but not after 1, where it says another: points, Punkte, punten."""
    found: set[str] = set()
    for folder in FOLDERS:
        words = Words(language, folder)
        for name, message in messages(folder, language).items():
            told = dict(counted(words, name, read(message)))
            after_one, after_five = (re.findall(rf"\b{count} (\w+)", told[count]) for count in (1, 5))
            if len(after_one) == len(after_five):
                found |= {many for one, many in zip(after_one, after_five, strict=True) if one != many}
    return frozenset(word for word in found if language != "de" or word[0].isupper())  # adjectives may be the same


@each_folder
@each_language
def test_after_one_comes_no_plural(folder: Path, language: str) -> None:
    """For every word that any message counts, whether it is a term or not."""
    words = Words(language, folder)
    for name, message in messages(folder, language).items():
        if name in ALWAYS_SEVERAL or language == "ja":
            continue
        text = dict(counted(words, name, read(message)))[1]
        wrong = [word for word in re.findall(r"(?<![\w–.])1 (\w+)", text) if word in plural_words(language)]
        assert wrong == [], f"{name}: {text!r}"


@each_folder
def test_japanese_has_its_own_punctuation_and_one_register(folder: Path) -> None:
    words = Words("ja", folder)
    for name, message in messages(folder, "ja").items():
        for text in renderings(words, name, read(message)):
            assert HALF_WIDTH.search(text) is None, f"{name}: {text!r}"
            if name.startswith(("event-", "did-", "why-", "warning-", "refused-")) and "heading" not in name:
                last = re.split("[。：]", re.sub("（[^）]*）", "", text).rstrip("。"))[-1]
                assert "warning-" in name or POLITE.search(last) or POLITE.search(text.split("：")[0]), f"{name}: {text!r}"


OTHER_COUNTER = re.compile(r"発電所[がをはもの]?(?:さらに|あと|もう)?(?:\d+|\{[^}]*\})つ|(?:\d|\})つ(?:目)?の発電所")
"""Power stations counted like things without a counter of their own: 発電所を2つ, 2つの発電所."""


@each_folder
def test_japanese_counts_power_stations_with_their_counter(folder: Path) -> None:
    """発電所 are counted with 基, in messages, booklets and lessons."""
    words = Words("ja", folder)
    said = {name: text for name, message in messages(folder, "ja").items() for text in renderings(words, name, read(message))}
    written = {path.name: path.read_text(encoding="utf-8") for path in (folder.parent / "teaching").glob("*.ja.md")}
    assert {name: OTHER_COUNTER.findall(text) for name, text in (said | written).items() if OTHER_COUNTER.search(text)} == {}
    assert OTHER_COUNTER.search("発電所を2つ置く")
    assert OTHER_COUNTER.search("{plants}つの発電所")
