"""Analyses, compared moves and hints that a page works out are those of the compiled program, to the last thousandth."""

from __future__ import annotations

import asyncio

import pytest

import megawatt
from megawatt.analysis import analyse
from megawatt.analysis.build_report import report_of
from megawatt.analysis.hints import compare
from megawatt.analysis.records import Effort
from megawatt.bots import bot, imagined
from megawatt.bots.search.budget import SearchedMove
from megawatt.bots.search.compilation import compile_game
from megawatt.kernel.contract.registry import games
from megawatt.kernel.match.match import Match
from megawatt.local.analyses import LocalAnalysis
from megawatt.local.thinking import Think, Thinking
from megawatt.server.bots.analysis_progress import SEED, AnalysisProgress
from megawatt.server.bots.own_hints import described_hint

from ..rotations import shown
from .conftest import Node, wasm_of

EFFORT = Effort(decision=32, comparing=64, stake=32, moment=32)
NAMES = [game.name for game in games()]


def think_in(node: Node, name: str) -> Think:
    wasm = str(wasm_of(megawatt.find(name)))

    async def think(wish: str) -> str:
        return node.tell(kind="think", wasm=wasm, wish=wish)

    return think


def finished(name: str) -> Match:
    """A game in which somebody makes mistakes."""
    game = megawatt.find(name)
    match = Match(game, game.seat_counts[0], 23)
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
    assert report.decisions, "somebody has made a mistake"


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
