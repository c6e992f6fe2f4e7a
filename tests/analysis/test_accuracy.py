"""Accuracy: 0 for moves drawn by lot, 100 for the evaluator's own, more for stronger players, and how sure it is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import megawatt
from megawatt.analysis.build_report import _most_accurate, accuracy_of
from megawatt.analysis.positions import Choice, Effort, PositionAnalyser
from megawatt.bots import bot
from megawatt.bots.search.compilation import compile_game
from megawatt.kernel.match.match import Match
from megawatt.kernel.rules.rule import COMPILED

EFFORT = Effort(decision=64, comparing=96, stake=48, moment=4)


def choices_by_bot(name: str, bots: list[str], games: int) -> dict[str, list[Choice]]:
    """What an analysis says about every decision in which something was at stake; every bot has every seat equally often."""
    game = megawatt.find(name)
    compile_game(game)
    found: dict[str, list[Choice]] = {each: [] for each in bots}
    for number in range(games):
        order = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
        match = Match(game, len(bots), 1000 + number, mode=COMPILED)
        players = [bot(each, game, 50 + number * 7 + seat) for seat, each in enumerate(order)]
        while not match.over:
            match.play(players[match.seat or 0].choose(match))
        for each in PositionAnalyser(match, EFFORT, 1).analyse_positions(0, match.ply):
            if each.choice and each.choice.matters:
                found[order[match.seat_at(each.ply) or 0]].append(each.choice)
    return found


def test_stronger_players_are_more_accurate_and_moves_drawn_by_lot_are_not_at_all():
    found = choices_by_bot("overload", ["random", "watt", "kilowatt"], 120)
    known = {name: accuracy_of(choices) for name, choices in found.items()}
    lot, watt, kilowatt = (known[name] for name in ("random", "watt", "kilowatt"))
    assert lot[0] <= lot[1], "0 lies within the interval"
    assert lot[0] + lot[1] < watt[0]
    assert watt[0] + watt[1] < kilowatt[0] <= 100


def choice(regret: int, stake: int) -> Choice:
    return Choice(max(0, regret), regret, stake, True, None)


def test_the_evaluators_own_moves_keep_all_and_moves_that_lose_the_stake_keep_nothing():
    assert accuracy_of([choice(0, 100)] * 9) == (100, 0)
    assert accuracy_of([choice(100, 100)] * 9) == (0, 0)
    assert accuracy_of([choice(50, 100)] * 9) == (50, 0)


def test_the_interval_says_how_much_decisions_differ():
    kept, doubt = accuracy_of([choice(0, 100), choice(100, 100)] * 18)
    assert (kept, doubt) == (50, 16)
    assert accuracy_of([choice(0, 100), choice(100, 100)] * 2)[1] == 49


def test_without_anything_at_stake_there_is_no_accuracy():
    assert accuracy_of([choice(0, 10)] * 4) == (None, None)


def seats(*known: tuple[int | None, int | None]) -> Any:
    return [SimpleNamespace(accuracy=accuracy, doubt=doubt) for accuracy, doubt in known]


@pytest.mark.parametrize(
    ("known", "keenest"),
    [
        ([(90, 5), (70, 5), (60, 20)], 0),
        ([(90, 15), (70, 15), (60, 5)], None),
        ([(60, 5), (70, 1), (None, None)], 1),
        ([(90, 5), (None, None)], None),
    ],
)
def test_nobody_is_called_the_most_accurate_within_the_intervals(known, keenest):
    assert _most_accurate(seats(*known)) == keenest
