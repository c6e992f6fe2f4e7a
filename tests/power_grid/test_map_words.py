"""The printed maps speak all our languages; a user's own map speaks for itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from megawatt.games.power_grid.game import GAME
from megawatt.games.power_grid.map_words import OTHER_LANGUAGES, area_name, map_lore, map_words, words_in
from megawatt.games.power_grid.maps import MAP_IDS, load_map
from megawatt.kernel.contract.options import ATTACHED
from megawatt.kernel.text.glossary import terms, unwanted
from megawatt.kernel.text.words import LANGUAGES

from ..sentences.typography import HALF_WIDTH, POLITE, UNTIDY, mentions


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_every_map_is_there_and_no_other(language: str) -> None:
    assert list(words_in(language)) == list(MAP_IDS)


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_every_area_and_every_rule_is_said_in_every_language(map_id: str) -> None:
    board_map = load_map(map_id)
    for words in map_words(board_map).values():
        assert list(words["areas"]) == [area.id for area in board_map.areas]
        assert len(words["special_rules"]) == len(board_map.special_rules)


def test_areas_go_by_the_language_of_the_reader() -> None:
    germany = load_map("germany")
    assert [area_name(germany, language, "green") for language in ("en", "de")] == ["North-west", "Nordwesten"]


def test_a_map_of_ones_own_keeps_its_own_words() -> None:
    text = (files("megawatt.games.power_grid") / "data" / "maps" / "germany.toml").read_text(encoding="utf-8")
    own = load_map(ATTACHED + text.replace('name = "North-west"', 'name = "My corner"'))
    assert map_words(own) == {}
    assert area_name(own, "de", "green") == "My corner"


def sentences(language: str) -> Iterator[tuple[str, str]]:
    for map_name, rules in map_lore(language).items():
        for rule in rules:
            yield map_name, rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_maps_are_tidy_and_use_the_words_of_the_glossary(language: str) -> None:
    replaced = [word for words in unwanted(GAME.folder / "words", language).values() for word in words]
    for name, rule in sentences(language):
        assert UNTIDY.search(rule) is None, f"{name}: {rule}"
        assert [word for word in replaced if mentions(rule, word, language)] == [], f"{name}: {rule}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_maps_count_as_people_do(language: str) -> None:
    """No "1 tokens" and no "3 token", for every term of the glossary that has two forms."""
    forms = [(term.one["bare"], term.many["bare"]) for term in terms(GAME.folder / "words", language)]
    for name, rule in sentences(language):
        for one, many in forms:
            if one != many:
                assert not re.search(rf"(?<![\w–.,])1 {re.escape(many)}(?![\w-])", rule), f"{name}: {rule}"
                assert not re.search(rf"(?<![\w–.,])(?!1 )\d+ {re.escape(one)}(?![\w-])", rule), f"{name}: {rule}"


def test_the_japanese_rules_of_maps_keep_punctuation_and_register() -> None:
    for name, rule in sentences("ja"):
        assert HALF_WIDTH.search(rule) is None, f"{name}: {rule}"
        assert any(POLITE.search(part) for part in re.sub("（[^）]*）", "", rule).split("。")), f"{name}: {rule}"
