"""Barrage as a whole: its length, the size of a position, costs, drawings (the laws are in tests/test_conformance.py)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import megawatt
from megawatt.games.barrage import names as n
from megawatt.games.barrage.game import GAME
from megawatt.games.barrage.options import OLD_READINGS
from megawatt.games.barrage.rules.spaces import credits_to_place, engineers_for
from megawatt.kernel.errors import FileError
from megawatt.kernel.match.files import dumps, loads
from megawatt.kernel.text.words import LANGUAGES


def test_games_end_after_five_rounds() -> None:
    for seed in range(3):
        match = megawatt.new("barrage", 4, seed, {"start": "random"})
        while not match.over:
            match.play(match.legal_actions()[seed % len(match.legal_actions())])
        assert match.view()["round"] == 5


def test_a_position_is_small() -> None:
    assert GAME.State.dtype.itemsize <= 8192


def test_costs_of_a_production_name_energy_fee_and_contracts() -> None:
    from .table import Table

    table = Table().dam("dam-3-lower", "usa", 3, 3).conduit("conduit-3-left", "italy").powerhouse("powerhouse-5-1", "usa")
    table.contract("red-12", "usa").turn_of("usa").play("place produce-0-left")
    action = table.match.action("produce 3 from dam-3-lower through conduit-3-left")
    assert GAME.costs(table.b, table.s, action) == {
        "energy": 12,
        "total": 12,
        "fee": 3,
        "owner": "italy",
        "contracts": ["red-12"],
        "dam": "none",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_drawn(language: str) -> None:
    from rich.console import Console

    words = GAME.words(language)
    match = megawatt.new("barrage", 2, 1, {"automas": "1", "leeghwater": True})
    while not match.over:
        if match.ply % 20 == 0:
            Console(width=100, quiet=True).print(GAME.draw(match.view(), words))
        match.play(match.legal_actions()[-1])
    Console(width=100, quiet=True).print(GAME.draw(match.view(), words))


def test_the_printed_board_has_everything_to_draw() -> None:
    printed = GAME.printed(GAME.board(4, GAME.settle(4, {})))
    assert len(printed["map"]["dam-space"]) == len(printed["map"]["conduit-space"]) == 20
    assert len(printed["contracts"]) == 56


@pytest.mark.parametrize(
    ("version", "score", "unlike_ours"), [(1, 3, "place water-flow-left"), (2, 11, "take red-02")], ids=["version-1", "version-2"]
)
def test_a_match_of_an_earlier_rules_version_replays_by_its_own_readings_and_not_by_ours(
    version: int, score: int, unlike_ours: str
) -> None:
    """Played by that version: one person, three automas on the highest level, Leeghwater."""
    text = (Path(__file__).parent / f"rules-{version}.mw").read_text(encoding="utf-8")
    match = loads(text)
    assert (match.over, match.scores()) == (True, [score])
    assert {name: match.options[name] for name in OLD_READINGS[version]} == OLD_READINGS[version]
    assert loads(dumps(match)).scores() == [score]
    with pytest.raises(FileError, match=f"illegal move '{unlike_ours}'"):
        loads(text.replace(f'"rules": {version}', f'"rules": {GAME.rules_version}'))
    with pytest.raises(FileError, match="rules version 99"):
        loads(text.replace(f'"rules": {version}', '"rules": 99'))


def test_every_earlier_rules_version_reads_all_that_was_read_otherwise_since() -> None:
    assert sorted(OLD_READINGS) == list(range(1, GAME.rules_version))
    assert OLD_READINGS[2].items() <= OLD_READINGS[1].items()


@pytest.mark.parametrize("options", [{}, {"leeghwater": True}], ids=["base", "leeghwater"])
def test_the_view_asks_for_every_printed_space_what_the_rules_ask(options):
    match, chooser = megawatt.new("barrage", 4, 5, options), random.Random(5)
    for _ in range(60):
        for shown in match.view(0)["spaces"]:
            space = n.SPACE_NAMES.index(shown["id"])
            asked = engineers_for(match.board, match.state, space), credits_to_place(match.board, match.state, space)
            assert (shown["engineers"], shown["credits"]) == asked
        match.play(chooser.choice(match.legal_actions()))
