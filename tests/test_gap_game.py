"""A game with gaps between its numbers and everything drawn by components, at the terminal and under the laws."""

from __future__ import annotations

import io

from rich.console import Console

from megawatt.cli.match_text import consecutive
from megawatt.cli.terminal import TerminalTable
from megawatt.kernel.match.match import Match
from megawatt.testing import check_game

from .kernel.gap_game import GAME


def test_it_keeps_every_law() -> None:
    assert check_game(GAME, compiled=False) > 0


def test_the_terminal_lists_numbers_with_gaps() -> None:
    written = io.StringIO()
    match = Match(GAME, 2, seed=1)
    table = TerminalTable(match, {0, 1}, {}, "en", Console(file=written, width=200), None)
    table._show_moves(most=None)
    assert "bid 1, bid 7 … bid 9, bid 17: type one of them" in written.getvalue()
    assert "bid 1 … bid 17" not in written.getvalue()


def test_consecutive_numbers_are_runs() -> None:
    assert consecutive([1, 7, 8, 9, 17]) == [(1, 1), (7, 9), (17, 17)]


def test_components_are_drawn_as_text_under_their_labels() -> None:
    match = Match(GAME, 2, seed=1)
    match.play("connect the-old-transformer-station-behind-the-harbour")
    drawn = str(GAME.draw(match.view(0), GAME.words("nl")))
    assert "Turns played: 1" in drawn
    assert "Hands: 1: [1] [7] [8] [9] [17]  2: [1]" in drawn
    assert "Points: 0–9 (1: 2, 2: 0)" in drawn
    assert "Old transformer station behind the harbour #1" in drawn
    assert "On offer: [12 (costs 3)] [?]" in drawn
