"""The random numbers of analyses: the same in whatever program, so that all find the same."""

from __future__ import annotations

from collections.abc import Sequence

from megawatt.kernel.rng.luck import seed_chance, shuffle

SPREAD = 1 << 20
"""The distance between the seeds of neighbouring positions; no position needs as many playouts."""
LOW_53 = (1 << 53) - 1


def position_seed(seed: int, ply: int) -> int:
    """The seed of the playouts of one position."""
    return (seed * 0x9E3779B97F4A7C15 + ply * SPREAD) & LOW_53


def shuffled(actions: Sequence[int], seed: int) -> list[int]:
    """In random order, so that a part of a long list is a fair sample."""
    order = list(actions)
    luck = [0, 0]
    seed_chance(luck, seed)
    shuffle(luck, order, 0, len(order))
    return order
