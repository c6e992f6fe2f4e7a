"""How the analysis of a match is divided: parts of a few positions each, and the moments of a first sketch of its chart."""

from __future__ import annotations

from megawatt.kernel.match.match import Match

PART = 6
"""Positions per part: about a second's work, after which other work may come first."""
SKETCHED, SKETCH_PLAYOUTS = 24, 64
"""How many moments of a game a first sketch of its chart has, and the playouts of each: together well under a second."""


def parts_of(match: Match) -> list[tuple[int, int]]:
    """The first and the last ply of every part."""
    return [(first, min(first + PART - 1, match.ply)) for first in range(0, match.ply + 1, PART)]


def sketched_plies(match: Match) -> list[int]:
    """The moments of a sketch, evenly spaced."""
    return sorted({round(match.ply * place / (SKETCHED - 1)) for place in range(SKETCHED)})
