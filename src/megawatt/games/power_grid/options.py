"""What players agree on before a game of Power Grid, which agreements go together, and the files they may bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from megawatt.author import ATTACHED, DataFile, Fault, Option, OptionError, Value, did_you_mean
from megawatt.games.power_grid.areas import areas_in_play, cut_off
from megawatt.games.power_grid.board import ANY, CONNECTED, DRAFT, RANDOM
from megawatt.games.power_grid.decks import BASE, DECKS, VARIANT_2, VARIANT_3, load_deck, read_deck
from megawatt.games.power_grid.maps import MAP_IDS, Map, load_map, read_map, sets_ruled_out
from megawatt.games.power_grid.tables import tables

MOST_ROUNDS = 200
STRANDED, RUN_WITHOUT_CITIES = "stranded_cities", "run_without_cities"
CITY_CHOICE = "city_choice"
FILE_KINDS = ("map", "deck")

OPTIONS = (
    Option("map", "germany", MAP_IDS, file=True),
    Option("areas", RANDOM, (RANDOM, DRAFT), free=True),
    Option("deck", BASE, DECKS, file=True),
    Option("introductory", False),
    Option("late_start", "any-open-space", ("any-open-space", "free-city")),
    Option(CITY_CHOICE, CONNECTED, (CONNECTED, ANY), disputed=True),
    Option("round_limit", 60, lowest=1, highest=MOST_ROUNDS),
    Option(STRANDED, False, offered=False),
    Option(RUN_WITHOUT_CITIES, True, offered=False),
)

OLD_READINGS = {1: {STRANDED: True, RUN_WITHOUT_CITIES: False}}
"""Version 1 dealt areas that left cities out of reach, and asked nobody without cities to run plants."""


def check_agreement(seats: int, options: Mapping[str, Value]) -> None:
    """OptionError when these options do not go together at a table of this size."""
    board_map, deck = load_map(str(options["map"])), str(options["deck"])
    load_deck(deck)
    _check_deck(board_map, deck, seats)
    if options["introductory"] and deck == VARIANT_3:
        raise OptionError("the introductory game is played with areas, so not with variant-3")
    areas = str(options["areas"])
    if areas not in (RANDOM, DRAFT):
        _check_choice(board_map, areas, seats, deck, options.get(CITY_CHOICE, CONNECTED) == ANY)
        if deck != VARIANT_3 and not options.get(STRANDED):
            _check_reach(board_map, areas)


def _check_deck(board_map: Map, deck: str, seats: int) -> None:
    if deck == BASE:
        return
    if board_map.base_deck_only:
        raise OptionError(f"the special rules of {board_map.name} name plants of the base deck, so deck must be 'base'")
    if deck == VARIANT_2 and "out_of_game" in board_map.rules:
        raise OptionError(f"nobody has said how variant-2 is played on {board_map.name}; choose another deck")
    if deck.startswith(ATTACHED) and "out_of_game" in board_map.rules:
        raise OptionError(f"{board_map.name} takes certain plants out of the game, so a deck of one's own cannot be used there")
    if deck == VARIANT_3:
        own_rules = {"step_2_at", "end_at", "islands", "areas_apart", "start_cities"} & set(board_map.rules)
        if own_rules:
            raise OptionError(f"{board_map.name} has its own rules for areas or for the end, so variant-3 is not offered there")
        needed = tables()["variant_3"][str(seats)]["cities_in_play"]
        if needed > len(board_map.cities):
            raise OptionError(f"variant-3 with {seats} seats needs {needed} cities; {board_map.name} has {len(board_map.cities)}")


def _check_choice(board_map: Map, areas: str, seats: int, deck: str, anywhere: bool) -> None:
    """The host's list of areas, or of cities with variant 3: known, enough, and connected unless any will do (NOTES 1.1, 10.3)."""
    chosen = areas.split(",")
    if deck == VARIANT_3:
        what, known, needed = "cities", [c.id for c in board_map.cities], tables()["variant_3"][str(seats)]["cities_in_play"]
        borders = {frozenset((known[link.a], known[link.b])) for link in board_map.links}
    else:
        what, known, needed = "areas", [a.id for a in board_map.areas], areas_in_play(board_map, seats)
        borders = {frozenset((area.id, other)) for area in board_map.areas for other in area.adjacent}
    for name in chosen:
        if name not in known:
            raise OptionError(f"option areas: {name!r} is none of the {what} of {board_map.name}{did_you_mean(name, known)}")
    if len(set(chosen)) != len(chosen) or len(chosen) != needed:
        raise OptionError(f"option areas: {seats} seats play with {needed} different {what}, not {len(chosen)} ({areas})")
    if not board_map.rules.get("areas_apart") and not (deck == VARIANT_3 and anywhere):
        _check_hanging_together(board_map, chosen, borders, what)


def _check_hanging_together(board_map: Map, chosen: Sequence[str], borders: set[frozenset[str]], what: str) -> None:
    islands = {area.id: area.island for area in board_map.areas}
    groups: dict[str, list[str]] = {}
    for name in chosen:
        groups.setdefault(islands.get(name, ""), []).append(name)
    for group in groups.values():
        reached = {group[0]}
        while True:
            more = {name for name in group if any(frozenset((name, other)) in borders for other in reached)} - reached
            if not more:
                break
            reached |= more
        apart = [name for name in group if name not in reached]
        if apart:
            raise OptionError(f"option areas: {', '.join(apart)} does not hang together with {group[0]}; the {what} in play must")


def _check_reach(board_map: Map, areas: str) -> None:
    """No city in play may be out of reach (NOTES 1.1)."""
    known = [area.id for area in board_map.areas]
    lost = cut_off(board_map, frozenset(map(known.index, areas.split(","))))
    if lost:
        raise OptionError(f"option areas: with {areas} in play there is no way to {', '.join(lost)}; choose other areas")


def sample_agreements(seats: int) -> list[dict[str, Any]]:
    """Option sets that together show every map, deck, way to choose areas, and named reading at this seat count."""
    samples: list[dict[str, Any]] = [{"map": map_id} for map_id in MAP_IDS]
    for map_id in MAP_IDS:
        for deck in DECKS[1:]:
            sample = {"map": map_id, "deck": deck, "areas": DRAFT if deck == VARIANT_3 else RANDOM}
            try:
                check_agreement(seats, {"introductory": False, **sample})
            except OptionError:
                continue
            samples.append(sample)
    samples.append({"areas": DRAFT})
    samples.append({"areas": DRAFT, "map": "uk-ireland"})
    samples.append({"deck": VARIANT_3})
    samples.append({"deck": VARIANT_3, "areas": DRAFT, CITY_CHOICE: ANY})
    samples.append({"introductory": True})
    samples.append({"late_start": "free-city"})
    samples.append({"round_limit": 5})
    samples.append({"map": "italy", "areas": DRAFT})
    samples.append({"map": "italy", **OLD_READINGS[1]})
    return samples


def check_file(source: str, text: str) -> tuple[str, Sequence[Fault]] | None:
    """The kind and every fault of a map or deck of the players' own; None when it is neither."""
    file = DataFile.parse(source, text)
    if not file.data or "board" in file.data or "areas" in file.data:
        return "map", read_map(file)[0].faults
    return ("deck", read_deck(file)[0].faults) if "plants" in file.data else None


def file_notes(source: str, text: str) -> Sequence[str]:
    """What is worth knowing about a faultless map: the sets of areas that are never dealt."""
    found = check_file(source, text)
    if found is None or found[0] != "map" or found[1]:
        return ()
    board_map = read_map(DataFile.parse(source, text))[1]
    return sets_ruled_out(board_map) if board_map else ()
