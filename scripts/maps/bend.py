"""From the globe onto one of our boards: an equal-area projection, then a thin-plate spline through the cities.

Our boards push crowded cities apart, so a true map has to be bent until every city lies where its disc is. The spline never
folds the map over itself: it is made stiffer until the bend is gentle everywhere, and it fades out beyond the board.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.interpolate import RBFInterpolator

Points = NDArray[np.float64]

STIFFNESS = (0.0, 1e-5, 1e-4, 3e-4, 1e-3, 3e-3, 1e-2, 3e-2, 0.1, 1.0)
SMALLEST_FACE = 0.3
"""No piece of the map may shrink to less than this share of its area: far from the zero where it would fold."""
FADE = 0.35
"""The bend is gone at this many board lengths outside the board."""


class Bend:
    """A way from (longitude, latitude) to a board's own units."""

    def __init__(self, true: Points, drawn: Points, canvas: tuple[int, int]) -> None:
        self.canvas = np.array(canvas, dtype=float)
        self.long = float(max(canvas))
        self.middle = (true.min(axis=0) + true.max(axis=0)) / 2
        flat = np.column_stack([self._projected(true), np.ones(len(true))])
        self.affine, *_ = np.linalg.lstsq(flat, drawn, rcond=None)
        sources, targets = _merged(self._straight(true) / self.long, drawn / self.long)
        for stiffness in STIFFNESS:
            self.stiffness = stiffness
            self.spline = RBFInterpolator(sources, targets - sources, kernel="thin_plate_spline", smoothing=stiffness)
            self.smallest_face = self._smallest_face()
            if self.smallest_face >= SMALLEST_FACE:
                return
        raise ValueError(f"even the stiffest bend shrinks a piece to {self.smallest_face:.2f}; look at the cities' coordinates")

    def __call__(self, degrees: Points) -> Points:
        """Board coordinates of places given as (longitude, latitude)."""
        # Rounded, because equal points at the two ends of a ring have to stay equal.
        return np.round(self._bent(self._straight(degrees)), 6)

    def _bent(self, straight: Points) -> Points:
        outside = np.maximum(np.maximum(-straight, straight - self.canvas), 0.0)
        fade = np.exp(-((np.linalg.norm(outside, axis=1) / (self.long * FADE)) ** 2) * 3)
        shift = self.spline(np.clip(straight, -0.2 * self.long, self.canvas + 0.2 * self.long) / self.long) * self.long
        return straight + shift * fade[:, None]

    def _straight(self, degrees: Points) -> Points:
        flat = self._projected(degrees)
        return np.column_stack([flat, np.ones(len(flat))]) @ self.affine

    def _projected(self, degrees: Points) -> Points:
        """Lambert's azimuthal equal-area projection around the middle of the map; what is far beyond lies at its rim."""
        longitude, latitude = np.radians(degrees - [self.middle[0], 0.0]).T
        centre = np.radians(self.middle[1])
        cosine = np.sin(centre) * np.sin(latitude) + np.cos(centre) * np.cos(latitude) * np.cos(longitude)
        k = np.sqrt(2 / np.maximum(1 + cosine, 0.25))
        x = k * np.cos(latitude) * np.sin(longitude)
        y = k * (np.cos(centre) * np.sin(latitude) - np.sin(centre) * np.cos(latitude) * np.cos(longitude))
        return np.column_stack([x, -y])

    def _smallest_face(self) -> float:
        """The smallest share of its area that a small piece of the map keeps, over the board and around it."""
        step = self.long / 60
        xs = np.arange(-0.3 * self.long, self.canvas[0] + 0.3 * self.long, step)
        ys = np.arange(-0.3 * self.long, self.canvas[1] + 0.3 * self.long, step)
        grid = np.stack(np.meshgrid(xs, ys), axis=-1)
        bent = self._bent(grid.reshape(-1, 2)).reshape(grid.shape) / step
        across, down = np.diff(bent, axis=1)[:-1], np.diff(bent, axis=0)[:, :-1]
        return float((across[..., 0] * down[..., 1] - across[..., 1] * down[..., 0]).min())


def _merged(sources: Points, targets: Points) -> tuple[Points, Points]:
    """Two discs of one city (Melbourne 1 and 2) pull at the same place: together they pull to their middle."""
    places = np.round(sources, 3)
    kept = np.unique(places, axis=0)
    together = [np.all(places == place, axis=1) for place in kept]
    return np.array([sources[same].mean(axis=0) for same in together]), np.array([targets[same].mean(axis=0) for same in together])
