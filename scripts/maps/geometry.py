"""Boxes, discs and lines on a map: what covers what, and how far apart things are. All are rows, and asked about at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.float64]
"""Boxes are rows of left, top, right, bottom; lines of x, y, x, y; points of x, y."""


def gaps(boxes: Rows, middles: Rows, radiuses: Rows) -> Rows:
    """How far every disc is from every box; less than nothing where the box covers part of the disc."""
    return np.asarray(np.linalg.norm(nearest(boxes, middles) - middles[None], axis=-1) - radiuses)


def nearest(boxes: Rows, points: Rows) -> Rows:
    """The place of every box that is nearest to every point."""
    return np.stack([np.clip(points[None, :, i], boxes[:, None, i], boxes[:, None, i + 2]) for i in (0, 1)], axis=-1)


def outside(boxes: Rows, canvas: tuple[int, int], margin: float) -> Rows:
    """Which boxes leave the drawing."""
    width, height = canvas
    return ((boxes[:, :2] < -margin).any(axis=1) | (boxes[:, 2] > width + margin) | (boxes[:, 3] > height + margin)).astype(float)


def inside(boxes: Rows, lines: Rows, room: float) -> Rows:
    """The length of every line inside every box."""
    first, last = _shares(boxes, lines, room)
    return np.asarray(np.maximum(last - first, 0) * np.hypot(lines[:, 2] - lines[:, 0], lines[:, 3] - lines[:, 1]))


def runs_below(boxes: Rows, lines: Rows) -> NDArray[np.bool_]:
    """Which boxes lie on which lines."""
    first, last = _shares(boxes, lines, 0)
    return np.asarray(first < last)


def _shares(boxes: Rows, lines: Rows, room: float) -> tuple[Rows, Rows]:
    """From which share of every line to which it runs inside every box: the parts between both pairs of sides, cut together."""
    first, last = np.zeros(1), np.ones(1)
    for i in (0, 1):
        way = lines[:, i + 2] - lines[:, i]
        way = np.where(np.abs(way) < 1e-9, 1e-9, way)
        one = (boxes[:, None, i] - room - lines[:, i]) / way
        two = (boxes[:, None, i + 2] + room - lines[:, i]) / way
        first, last = np.maximum(first, np.minimum(one, two)), np.minimum(last, np.maximum(one, two))
    return first, last


def through(lines: Rows, middles: Rows, radiuses: Rows) -> NDArray[np.bool_]:
    """Which lines run through which discs."""
    start, way = lines[:, None, :2], lines[:, None, 2:] - lines[:, None, :2]
    share = ((middles[None] - start) * way).sum(axis=-1) / np.maximum((way**2).sum(axis=-1), 1e-9)
    foot = start + way * np.clip(share, 0, 1)[..., None]
    return np.asarray(np.linalg.norm(foot - middles[None], axis=-1) < radiuses)


def crossings(lines: Rows, others: Rows) -> Rows:
    """How many of the others each line crosses."""
    p, r = lines[:, None, :2], lines[:, None, 2:] - lines[:, None, :2]
    q, s = others[None, :, :2], others[None, :, 2:] - others[None, :, :2]
    cross = r[..., 0] * s[..., 1] - r[..., 1] * s[..., 0]
    cross = np.where(np.abs(cross) < 1e-9, 1e-9, cross)
    gap = q - p
    t = (gap[..., 0] * s[..., 1] - gap[..., 1] * s[..., 0]) / cross
    u = (gap[..., 0] * r[..., 1] - gap[..., 1] * r[..., 0]) / cross
    return np.asarray(((t > 0.02) & (t < 0.98) & (u > 0) & (u < 1)).sum(axis=1).astype(float))


def meeting(boxes: Rows, others: Rows) -> NDArray[np.bool_]:
    """Which boxes meet which others."""
    return (
        (boxes[:, None, 0] < others[None, :, 2]) & (others[None, :, 0] < boxes[:, None, 2])
        & (boxes[:, None, 1] < others[None, :, 3]) & (others[None, :, 1] < boxes[:, None, 3])
    )  # fmt: skip
