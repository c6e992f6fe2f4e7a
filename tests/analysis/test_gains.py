"""Why a move is better, in figures of the game: only clear differences, what helps first, and never losses alone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import megawatt
from megawatt.analysis.playouts import Outcomes, Playouts


class Figures:
    """A game of which only the figures are asked."""

    def figures(self, board: Any, end: Any) -> dict[str, list[int]]:
        return end


@pytest.fixture
def playouts() -> Playouts:
    made = Playouts.__new__(Playouts)
    made.game, made.board, made.seats = Figures(), SimpleNamespace(), 3  # type: ignore[assignment]
    return made


def ended(money: list[int], cities: list[int], rivals: list[int]) -> Outcomes:
    """Playouts by what seat 0 holds at the end, and the money of seat 2; seat 1 never wins."""
    ends: Any = [
        {"money": [own, 0, other], "cities": [built, 5, 7]} for own, built, other in zip(money, cities, rivals, strict=True)
    ]
    return Outcomes(np.array([[0.4, 0.0, 0.6]] * len(ends)), np.ones((len(ends), 3)), ends)


STEADY = [10] * 40
NOISY = [0, 40] * 20


def told(found: Any) -> list[tuple[str, int, int | None]]:
    return [(gain.figure, gain.tenths, gain.seat) for gain in found]


def test_what_helps_comes_first_and_losses_beside_it(playouts):
    better, other = ended(STEADY, [9] * 40, STEADY), ended([30] * 40, [7] * 40, STEADY)
    assert told(playouts.gains(better, other, 0)) == [("cities", 20, None), ("money", -200, None)]


def test_differences_that_may_be_chance_are_not_told(playouts):
    better, other = ended(NOISY, [9] * 40, STEADY), ended(NOISY[::-1], [7] * 40, STEADY)
    assert told(playouts.gains(better, other, 0)) == [("cities", 20, None)]


def test_where_nothing_helps_it_is_what_the_strongest_rival_lacks(playouts):
    better, other = ended(STEADY, STEADY, [5] * 40), ended([12] * 40, STEADY, STEADY)
    assert told(playouts.gains(better, other, 0)) == [("money", -50, 2), ("money", -20, None)]


def test_losses_alone_are_no_reason(playouts):
    better, other = ended(STEADY, STEADY, STEADY), ended([12] * 40, STEADY, STEADY)
    assert playouts.gains(better, other, 0) == []


def test_the_figures_are_those_of_the_game():
    match = megawatt.new("power-grid", seats=3, seed=1)
    made = Playouts.__new__(Playouts)
    made.game, made.board, made.seats = match.game, match.board, 3
    richer = match.state.copy()
    richer.cash[0] += 5  # type: ignore[attr-defined]
    better, other = (Outcomes(np.ones((2, 3)), np.ones((2, 3)), [end] * 2) for end in (richer, match.state))
    assert [gain.tenths for gain in made.gains(better, other, 0)] == [50]
