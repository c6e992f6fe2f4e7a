"""Shares, means and ratings with their 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
import numpy.typing as npt

from megawatt.arena.simulator import Outcome

Floats = npt.NDArray[np.float64]

Z = 1.96
"""The number of standard deviations around the mean that hold 95 % of a normal distribution."""
ELO = 400 / math.log(10)
"""The scale of chess ratings: 400 points more means ten times as likely to come first."""
MIDDLE = 1500
PRIOR = 3.0
"""The prior standard deviation of strengths (about 500 points), so that a bot that wins everything has a finite rating."""
STEPS = 100
CLOSE_ENOUGH = 1e-9


@dataclass(frozen=True)
class Estimate:
    """A number and the 95 % interval around it."""

    value: float
    low: float
    high: float
    count: int = 0
    """How many games it rests on."""


def wilson(wins: float, games: int) -> Estimate:
    """A share of wins; the interval holds for few games and for shares near 0 and 1, too."""
    if games == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    low, high = (middle - spread) / (1 + Z * Z / games), (middle + spread) / (1 + Z * Z / games)
    return Estimate(share, max(0.0, low), min(1.0, high), games)


def mean(numbers: Sequence[float]) -> Estimate:
    """A mean, with the interval of many independent games."""
    row = np.asarray(numbers, np.float64)
    spread = Z * float(row.std(ddof=1)) / math.sqrt(len(row)) if len(row) > 1 else math.inf
    return Estimate(float(row.mean()), float(row.mean()) - spread, float(row.mean()) + spread, len(row))


def shares_of_win(outcome: Outcome) -> list[float]:
    """What each seat has of the win: a shared one is shared."""
    winners = sum(seat.place == 1 for seat in outcome.seats)
    return [(seat.place == 1) / winners for seat in outcome.seats]


def ratings(outcomes: Sequence[Outcome]) -> dict[str, Estimate]:
    """Every bot's strength from the places in all games (Plackett-Luce), the strongest first.

    The bot that comes first is drawn from all seats by strength, the next from the others, and so on. Seats on equal
    places count as drawn in any order. The intervals are those of the likelihood's curvature, against the pool's mean.
    """
    names = sorted({seat.bot for outcome in outcomes for seat in outcome.seats})
    number = {name: index for index, name in enumerate(names)}
    choices = _choices(outcomes, number)
    strength = np.zeros(len(names))
    for _ in range(STEPS):
        slope, curvature = _slope_and_curvature(strength, choices)
        step = np.linalg.solve(curvature, slope)
        strength = strength + np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    centre = np.eye(len(names)) - 1 / len(names)
    spread = Z * np.sqrt(np.diag(centre @ np.linalg.inv(_slope_and_curvature(strength, choices)[1]) @ centre))
    ratings = MIDDLE + ELO * (strength - strength.mean())
    played = {name: sum(any(seat.bot == name for seat in outcome.seats) for outcome in outcomes) for name in names}
    rated = {
        name: Estimate(float(ratings[i]), float(ratings[i] - ELO * spread[i]), float(ratings[i] + ELO * spread[i]), played[name])
        for i, name in enumerate(names)
    }
    return dict(sorted(rated.items(), key=lambda item: -item[1].value))


def _choices(outcomes: Sequence[Outcome], number: dict[str, int]) -> tuple[Floats, Floats, Floats]:
    """Every stage of every game, equal ones together: which bot was drawn, how many of each were still there, how often."""
    counted: dict[tuple[int, tuple[int, ...]], float] = {}
    for outcome in outcomes:
        bots = [number[seat.bot] for seat in outcome.seats]
        for drawn, left, weight in _stages([seat.place for seat in outcome.seats]):
            standing = [0] * len(number)
            for seat in left:
                standing[bots[seat]] += 1
            stage = bots[drawn], tuple(standing)
            counted[stage] = counted.get(stage, 0.0) + weight
    chosen = np.zeros((len(counted), len(number)))
    chosen[np.arange(len(counted)), [drawn for drawn, _ in counted]] = 1
    there = np.array([standing for _, standing in counted], np.float64).reshape(chosen.shape)
    return chosen, there, np.array(list(counted.values()))


def _stages(places: Sequence[int]) -> Iterator[tuple[int, list[int], float]]:
    """Who is drawn when from whom, place by place; seats on equal places in every order, each order as likely as the other."""
    for place in sorted(set(places)):
        equal = [seat for seat, each in enumerate(places) if each == place]
        behind = [seat for seat, each in enumerate(places) if each > place]
        for gone in range(len(equal)):
            for left in combinations(equal, len(equal) - gone):
                if len(left) + len(behind) > 1:
                    weight = 1 / math.comb(len(equal), gone) / len(left)
                    yield from ((drawn, [*left, *behind], weight) for drawn in left)


def _slope_and_curvature(strength: Floats, choices: tuple[Floats, Floats, Floats]) -> tuple[Floats, Floats]:
    """Of the likelihood of all that was chosen, with the prior."""
    chosen, there, times = choices
    likely = there * np.exp(strength)
    likely /= likely.sum(axis=1, keepdims=True)
    expected = likely * times[:, None]
    slope = (chosen * times[:, None]).sum(axis=0) - expected.sum(axis=0) - strength / PRIOR**2
    curvature = np.diag(expected.sum(axis=0)) - expected.T @ likely
    return slope, curvature + np.eye(len(strength)) / PRIOR**2
