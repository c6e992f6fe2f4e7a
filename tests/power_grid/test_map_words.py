"""The printed maps speak all our languages; a user's own map speaks for itself."""

from __future__ import annotations

from importlib.resources import files

import pytest

from megawatt.games.power_grid.map_words import OTHER_LANGUAGES, area_name, map_words, words_in
from megawatt.games.power_grid.maps import MAP_IDS, load_map
from megawatt.kernel.options import ATTACHED


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
