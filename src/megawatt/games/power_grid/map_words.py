"""The printed maps in other languages: their areas and special rules (their names are messages `option-map-ID`).

A user's own map speaks for itself.
A file of its own, because the words of a map belong to its file, not to the game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from megawatt.author import LANGUAGES
from megawatt.games.power_grid.maps import MAP_IDS, Map, load_map

_FOLDER = files("megawatt.games.power_grid") / "data" / "map_words"
OTHER_LANGUAGES = tuple(language for language in LANGUAGES if (_FOLDER / f"{language}.toml").is_file())
"""Those in which somebody has written the words of the maps; the maps themselves are in English, as all others see them."""


def map_words(board_map: Map) -> dict[str, Any]:
    """By language: areas by id, and special rules; nothing for a user's own map."""
    if board_map.id not in MAP_IDS or load_map(board_map.id) != board_map:
        return {}
    return {language: words_in(language)[board_map.id] for language in OTHER_LANGUAGES}


def area_name(board_map: Map, language: str, area_id: str) -> str:
    """What an area is called in this language; as the map file says where nothing else is known."""
    if language in OTHER_LANGUAGES and (words := map_words(board_map)):
        return str(words[language]["areas"][area_id])
    return next(area.name for area in board_map.areas if area.id == area_id)


@cache
def words_in(language: str) -> dict[str, Any]:
    """All printed maps in one language."""
    return tomllib.loads((_FOLDER / f"{language}.toml").read_text(encoding="utf-8"))


def map_lore(language: str) -> dict[str, list[str]]:
    """The special rules of every printed map in one language, for the booklet: `map-france`."""
    if language in OTHER_LANGUAGES:
        return {f"map-{map_id}": words_in(language)[map_id]["special_rules"] for map_id in MAP_IDS}
    return {f"map-{map_id}": load_map(map_id).special_rules for map_id in MAP_IDS}
