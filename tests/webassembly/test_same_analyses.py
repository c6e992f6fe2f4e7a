"""Analyses, compared moves and hints that a page works out are those of the compiled program, to the last thousandth."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import megawatt
from megawatt.analysis import analyse
from megawatt.analysis.build_report import report_of, report_so_far
from megawatt.analysis.hints import compare
from megawatt.analysis.positions import PositionAnalyser
from megawatt.analysis.records import Effort
from megawatt.analysis.report import Analysis
from megawatt.bots import bot, characters, imagined
from megawatt.bots.characters import SEPARATOR, Taste
from megawatt.bots.search.bot import SearchBot
from megawatt.bots.search.budget import Budget, SearchedMove
from megawatt.bots.search.compilation import compile_game
from megawatt.kernel.contract.registry import games
from megawatt.kernel.match.match import Match
from megawatt.local.analyses import LocalAnalysis
from megawatt.local.thinking import NotThoughtOut, Think, Thinking
from megawatt.server.bots.analysis_progress import SEED, AnalysisProgress
from megawatt.server.bots.own_hints import described_hint

from ..rotations import shown
from .conftest import Node, wasm_of

EFFORT = Effort(decision=32, comparing=64, stake=32, moment=32)
PLAYOUTS, DECISIONS = 64, 30
NAMES = [game.name for game in games()]


def think_in(node: Node, name: str, **given: Any) -> Think:
    wasm = wasm_of(megawatt.find(name))
    weights = wasm.with_suffix(".weights")
    files = {"wasm": str(wasm), "weights": str(weights) if weights.exists() else None}

    async def think(wish: str) -> str:
        return node.tell(kind="think", wish=wish, **files, **given)

    return think


def finished(name: str) -> Match:
    """A game in which somebody makes mistakes."""
    game = megawatt.find(name)
    match = Match(game, max(2, game.seat_counts[0]), 23)
    players = [bot("random" if seat == 0 else "kilowatt", game, seat + 1) for seat in range(match.seats)]
    while not match.over:
        assert match.seat is not None
        match.play(players[match.seat].choose(match))
    return match


@pytest.mark.parametrize("name", shown("analyses as WebAssembly", NAMES, ["power-grid"]))
def test_a_page_analyses_a_game_as_a_server_does(node: Node, name: str) -> None:
    compile_game(megawatt.find(name))
    match = finished(name)
    progress = AnalysisProgress("", match.ply + 1)
    page = LocalAnalysis(Thinking(think_in(node, name)), match, EFFORT, progress)
    report = report_of(match, asyncio.run(page.analyse()), EFFORT, SEED)
    assert report == analyse(match, EFFORT, SEED)
    assert progress.done == match.ply + 1
    assert any(person.accuracy is not None and person.doubt is not None for person in report.people)
    assert report.decisions, "somebody has made a mistake"


@pytest.mark.parametrize("name", shown("sketches as WebAssembly", NAMES, ["power-grid"]))
def test_a_page_sketches_the_chart_as_a_server_does(node: Node, name: str) -> None:
    compile_game(megawatt.find(name))
    match, shown_first = finished(name), list[Analysis | None]()

    class Seen(AnalysisProgress):
        def __setattr__(self, field: str, value: Any) -> None:
            super().__setattr__(field, value)
            if field == "so_far" and value is not None:
                shown_first.append(value)
                raise NotThoughtOut("the sketch is enough here")

    page = LocalAnalysis(Thinking(think_in(node, name)), match, EFFORT, Seen("", match.ply + 1))
    with pytest.raises(NotThoughtOut):
        asyncio.run(page.analyse())
    assert shown_first == [report_so_far(match, [], PositionAnalyser(match, EFFORT, SEED).sketch(), EFFORT, SEED)]


@pytest.mark.parametrize("name", NAMES)
def test_a_character_that_searches_plays_in_a_page_as_at_a_server(node: Node, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it prefers is found by Python, how good that is by the page's worker."""
    monkeypatch.setattr(Taste, "indulgence", 0.3)  # usual ones show seldom
    game, seed = megawatt.find(name), 99
    compile_game(game)
    level = f"gigawatt{SEPARATOR}{characters(game)[-1]}"
    server, plain = bot(level, game, seed), bot("gigawatt", game, seed)
    for each in (server, plain):
        assert isinstance(each, SearchBot)
        each.budget = Budget(PLAYOUTS)
    limits = {"playouts": PLAYOUTS, "seconds": 1e9, "turnSeconds": 1e9}
    page, match, others = (
        Thinking(think_in(node, name, limits=limits)),
        Match(game, game.seat_counts[-1], 8),
        bot("kilowatt", game, 2),
    )
    decided, odd = 0, 0
    while not match.over and decided < DECISIONS:
        if match.seat != 0 or len(match.legal_actions()) == 1:
            match.play(others.choose(match))
            continue
        s = imagined(match, seed)
        chosen = server.decide(match.board, s, match.ply)
        assert asyncio.run(page.decide(match, level, seed, "table")) == chosen
        odd += chosen != plain.decide(match.board, s, match.ply)
        match.play(chosen)
        decided += 1
    assert decided > DECISIONS / 2
    assert odd, "the character does not always play the best move"


@pytest.mark.parametrize("name", NAMES)
def test_a_page_compares_moves_as_a_server_does(node: Node, name: str) -> None:
    game = megawatt.find(name)
    compile_game(game)
    match, player = Match(game, game.seat_counts[0], 5), bot("kilowatt", game, 1)
    while match.ply < 20 or len(match.legal_actions()) == 1:
        match.play(player.choose(match))
    at = Match.from_position(game, match.seats, {}, imagined(match, 9).save())
    actions = at.legal_actions()[:2]
    tried = [SearchedMove(action, 0, ()) for action in actions]
    expected, _ = compare(game, at.board, at.state, match.ply, 77, tried, 96)
    found = asyncio.run(Thinking(think_in(node, name)).compare(at, match.ply, 77, actions, 96))
    assert [described_hint(at, each) for each in found] == expected
