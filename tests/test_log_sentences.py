"""The log tells every move: by what it made happen, or by a sentence of its own."""

from __future__ import annotations

import random
import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import megawatt
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import games
from megawatt.kernel.match.match import Played

GAMES = games()
RICH: dict[str, dict[str, str]] = {
    "power-grid": {"areas": "draft"},
    "future-energy": {"module_1": "true", "module_2": "true", "module_3": "true"},
    "barrage": {"start": "draft", "leeghwater": "true", "new_officers": "true"},
}
"""Agreements with which every kind of decision comes up sooner or later."""
ABOUT_WHOM = {"seat", "company"}
FORM = re.compile(r"_(subject|object|number|a|in)$")

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def quiet_moves(game: Game) -> dict[str, Played]:
    """For every verb a move that made nothing happen, from games played at random."""
    found: dict[str, Played] = {}
    for seed in range(8):
        match = megawatt.new(game.name, seats=4, seed=seed, options=RICH.get(game.name, {}))
        chance = random.Random(seed)
        while not match.over and match.ply < 400:
            match.play(chance.choice(match.legal()))
        found |= {played.text.split()[0]: played for played in match.history() if not played.events}
    return found


class _Mentioned(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(FORM.sub("", node.id.name))


def mentioned(message: ast.Message) -> set[str]:
    """The arguments of a message, whatever form of them it uses."""
    reader = _Mentioned()
    reader.visit(message)
    return reader.found


def sentences(game: Game) -> dict[str, ast.Message]:
    entries = FluentParser().parse((game.folder / "words" / "en.ftl").read_text(encoding="utf-8")).body
    return {each.id.name: each for each in entries if isinstance(each, ast.Message) and each.id.name.startswith("did-")}


@each_game
def test_a_move_that_makes_nothing_happen_has_its_sentence(game: Game) -> None:
    """With somebody who did it, and with nothing that the move does not carry."""
    told = sentences(game)
    quiet = quiet_moves(game)
    assert {f"did-{verb}" for verb in quiet} - set(told) == set()
    for verb, played in quiet.items():
        said = mentioned(told[f"did-{verb}"])
        assert said & ABOUT_WHOM, f"did-{verb} does not say who"
        assert said - ABOUT_WHOM <= set(played.arguments), f"did-{verb}: {played.text} has only {dict(played.arguments)}"


@each_game
def test_no_sentence_is_about_a_move_that_does_not_exist(game: Game) -> None:
    assert {name.removeprefix("did-") for name in sentences(game)} - set(game.actions.verbs) == set()
