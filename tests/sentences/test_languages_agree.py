"""Languages that say the same things."""

from __future__ import annotations

from pathlib import Path

from babel import Locale
from fluent.syntax import ast

from megawatt.kernel.contract.game import Game
from megawatt.kernel.text.words import LANGUAGES, Words, fallbacks, missing

from .catalogue import (
    PAGE,
    PLURALS,
    SHARED,
    each_folder,
    each_game,
    each_language,
    entries,
    ids_in_order,
    messages,
    read,
    renderings,
    things,
)


@each_folder
@each_language
def test_every_language_is_written_without_faults(folder: Path, language: str) -> None:
    junk = [entry.content for entry in entries(folder, language) if isinstance(entry, ast.Junk)]
    assert junk == []
    assert ids_in_order(folder, language), "a file without a single message"


@each_folder
@each_language
def test_no_message_is_written_twice(folder: Path, language: str) -> None:
    ids = ids_in_order(folder, language)
    assert [name for name in ids if ids.count(name) > 1] == []


@each_folder
@each_language
def test_every_language_says_everything(folder: Path, language: str) -> None:
    english, own = set(messages(folder, "en")), set(messages(folder, language))
    assert english - own == set(), f"not said in {language}"
    assert own - english == set(), f"only said in {language}"


@each_folder
@each_language
def test_nothing_falls_back_to_another_language(folder: Path, language: str) -> None:
    assert missing(folder, language) == []
    assert fallbacks(language, folder) == ()


@each_folder
@each_language
def test_every_language_keeps_the_order_of_the_english_file(folder: Path, language: str) -> None:
    assert ids_in_order(folder, language) == ids_in_order(folder, "en")


@each_folder
@each_language
def test_every_language_mentions_the_same_variables(folder: Path, language: str) -> None:
    english = {name: things(read(message).variables) for name, message in messages(folder, "en").items()}
    own = {name: things(read(message).variables) for name, message in messages(folder, language).items()}
    assert {name: own[name] for name in own if own[name] != english.get(name)} == {}


@each_folder
@each_language
def test_plural_forms_are_those_of_the_language(folder: Path, language: str) -> None:
    known = {"other", *Locale(language).plural_form.tags}
    variants = {name: read(message).variants & PLURALS for name, message in messages(folder, language).items()}
    assert {name: forms for name, forms in variants.items() if not forms <= known} == {}


@each_folder
@each_language
def test_every_message_can_be_spoken(folder: Path, language: str) -> None:
    words = Words(language, folder)
    for name, message in messages(folder, language).items():
        reader = read(message)
        spoken = list(renderings(words, name, reader))
        assert all(text.strip() for text in spoken), f"{name} says nothing"
        assert not any("{" in text for text in spoken), f"{name} shows its braces: {spoken}"
        for variable in reader.spoken - reader.choosing:
            assert any(f"<{variable}>" in text for text in spoken), f"{name} never says {variable}"


@each_folder
def test_every_language_has_a_file_and_no_other_language_has(folder: Path) -> None:
    assert sorted(path.stem for path in folder.glob("*.ftl")) == sorted(LANGUAGES)


@each_game
def test_no_game_redefines_words_of_the_house(game: Game) -> None:
    own = set(messages(game.folder / "words", "en"))
    assert own & set(messages(SHARED, "en")) == set()
    assert own & set(messages(PAGE, "en")) == set()
