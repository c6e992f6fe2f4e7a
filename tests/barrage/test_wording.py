"""What people read: names of things, prices, warnings, and the final scoring in the view."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import megawatt
from megawatt.bots import bot
from megawatt.games.barrage import names as n
from megawatt.games.barrage.wording import contract_name, place_name, reward, space_name, tile_name
from megawatt.kernel.match.match import Match
from megawatt.kernel.text.words import LANGUAGES

NAMES = (*n.SPACE_NAMES[: n.FIRST_BUILDING_SPACE], *n.TILE_NAMES, *n.CONTRACT_NAMES, *n.WORK_NAMES)


def played(seats: int, **options: Any) -> Match:
    """A whole match between house bots."""
    match = megawatt.new("barrage", seats, seed=7, options=options)
    house = bot("house", match.game, 3)
    while not match.over:
        match.play(house.choose(match))
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played(3, leeghwater=True, new_officers=True)


def said(match: Match, language: str, arguments: dict[str, Any]) -> dict[str, Any]:
    return match.game.spell(match.board, match.game.words(language), arguments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_tile_contract_and_work_has_a_name(match: Match, language: str) -> None:
    b: Any = match.board
    words = match.game.words(language)
    spoken = [space_name(words, space) for space in n.SPACE_NAMES] + [tile_name(words, tile) for tile in n.TILE_NAMES]
    spoken += [contract_name(b, words, contract) for contract in n.CONTRACT_NAMES]
    spoken += [reward(b, words, what) for what in (*n.CONTRACT_NAMES, *n.WORK_NAMES)]
    assert set(spoken).isdisjoint(NAMES)
    assert len({contract_name(b, words, contract) for contract in n.CONTRACT_NAMES}) == len(n.CONTRACT_NAMES)
    assert not [text for text in spoken if "-left" in text or "-upper" in text]


def test_places_are_said_in_words(match: Match) -> None:
    b: Any = match.board
    english, german = match.game.words("en"), match.game.words("de")
    assert place_name(b, english, "dam-3-lower") == "basin 3, lower dam"
    assert place_name(b, german, "conduit-4-left") == "Tal 4, Rohrwerk links (Wert 3)"
    assert space_name(english, "produce-minus-2-right") == "Turbine station, production −2 (right)"
    assert tile_name(english, "elevation-2") == "elevation tile II"


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_costs_and_events_of_a_match_show_no_ids(match: Match, language: str) -> None:
    game, words = match.game, match.game.words(language)
    ids = {*n.TILE_NAMES, *n.CONTRACT_NAMES, *n.WORK_NAMES, *n.SPACE_NAMES[: n.FIRST_BUILDING_SPACE]} - {"margot"}
    for ply in range(0, match.ply, 5):
        now = match.at(ply)
        for action in now.legal_actions()[:12]:
            verb = game.actions.verb_of(action).name
            sentences = [game.say_move(now.board, now.state, action, words)]
            costs = game.costs(now.board, now.state, action)
            if costs and f"cost-{verb}" in words:
                sentences.append(words(f"cost-{verb}", game.spell(now.board, words, costs)))
            assert not [text for text in sentences if ids & set(text.replace(",", " ").split())]


def test_an_unknown_thing_is_a_dash(match: Match) -> None:
    spelled = said(match, "en", {"tile": "none", "contracts": [], "count": 3})
    assert (spelled["tile"], spelled["tile_object"], spelled["contracts"], spelled["count"]) == ("–", "–", "–", 3)
    assert said(match, "en", {"dam": "none"})["dam"] == "off the map"


def test_every_part_of_the_final_scoring_is_in_the_result(match: Match) -> None:
    told = {
        (event.name, event.arguments["company"]): event.arguments["count"]
        for event in match.events(match.ply)
        if "scored" in event.name
    }
    view = match.view()
    for row in view["result"]["rows"]:
        company = view["companies"][row["seat"]]["company"]
        parts = {part: told.get((f"{part}-scored", company), 0) for part in row["scored"]}
        assert row["scored"] == parts
        assert row["track"] + sum(parts.values()) == row["vp"]


def test_a_production_names_its_receiver_contracts_and_where_the_water_goes() -> None:
    match = played(2)
    asked = [ply for ply in range(match.ply) if match.at(ply).view()["asked"] == "produce"]
    for ply in asked:
        now = match.at(ply)
        moves = {now.text(action): now.game.costs(now.board, now.state, action) for action in now.legal_actions()}
        for option in now.view()["productions"]:
            costs = moves[f"produce {option['drops']} from {option['dam']} through {option['conduit']}"]
            assert {key: option[key] for key in ("energy", "fee", "owner", "contracts")} == {
                key: costs[key] for key in ("energy", "fee", "owner", "contracts")
            }
            assert option["caught_by"] == costs["dam"]


def test_a_drop_that_flows_is_caught_where_its_price_says() -> None:
    match = played(4)
    flows = 0
    for move in match.history():
        names = [event.name for event in move.events]
        if "drop-flows" in names:
            before = match.at(move.ply - 1)
            ends = [event for event in move.events[names.index("drop-flows") :] if event.name in ("drops-caught", "drops-left")]
            assert ends[0].arguments.get("dam", "none") == before.game.costs(before.board, before.state, move.action)["dam"]
            flows += 1
    assert flows


SPELLED = json.loads((Path(__file__).parent / "spelled.json").read_text(encoding="utf-8"))
"""What the page's tests expect as well (web/tests/barrage/spell.test.ts): both must say the same."""


@pytest.mark.parametrize("language", SPELLED["cases"][0]["spelled"])
def test_the_page_and_the_terminal_say_the_same(match: Match, language: str) -> None:
    for case in SPELLED["cases"]:
        assert said(match, language, case["arguments"]) == case["spelled"][language]


def test_the_page_is_told_what_it_needs_for_that(match: Match) -> None:
    printed = match.game.printed(match.board)
    for kind in ("contracts", "works"):
        assert {name: printed[kind][name] for name in SPELLED["printed"][kind]} == SPELLED["printed"][kind]
    values = {space["id"]: space["value"] for space in printed["map"]["conduit-space"]}
    assert {space["id"]: values[space["id"]] for space in SPELLED["printed"]["map"]["conduit-space"]} == {
        space["id"]: space["value"] for space in SPELLED["printed"]["map"]["conduit-space"]
    }
