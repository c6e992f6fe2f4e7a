"""Whether draws are as likely as they should be: Pearson's chi-square, with a limit that a right generator does not reach."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

LEAST_EXPECTED = 5.0
"""Outcomes that are expected less often are counted together, as is usual."""
LIMIT = 6.5
"""In standard deviations: a right generator goes beyond once in 10 to the 10th tests."""


def is_unlikely(counted: Mapping[Hashable, int], shares: Mapping[Hashable, float]) -> bool:
    """Whether these counts of outcomes are implausible for these probabilities."""
    draws = sum(counted.values())
    if any(not shares.get(outcome) for outcome, times in counted.items() if times):
        return True
    cells = _cells(counted, shares, draws)
    if len(cells) < 2:
        return False
    square = sum((times - expected) ** 2 / expected for times, expected in cells)
    return deviations(square, len(cells) - 1) > LIMIT


def _cells(counted: Mapping[Hashable, int], shares: Mapping[Hashable, float], draws: int) -> list[tuple[float, float]]:
    """How often each outcome came and how often it should have, the rare ones together."""
    cells, rare = [], [0.0, 0.0]
    for outcome, share in shares.items():
        times, expected = counted.get(outcome, 0), share * draws
        if expected >= LEAST_EXPECTED:
            cells.append((float(times), expected))
        else:
            rare[0] += times
            rare[1] += expected
    if rare[1] >= LEAST_EXPECTED:
        cells.append((rare[0], rare[1]))
    return cells


def deviations(square: float, freedom: int) -> float:
    """A chi-square as standard deviations from what is expected (Wilson and Hilferty, 1931)."""
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)
