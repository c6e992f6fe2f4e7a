"""Leaderboards, and statistics of openings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from megawatt.server.ratings.archive import OpeningRow
from megawatt.server.ratings.messages import LabelShown, Leader, OpeningShown
from megawatt.server.ratings.model import is_provisional, shown, shown_doubt
from megawatt.server.ratings.store import RatingRow

MAX_LABELS = 40
MAX_FAVOURITES = 3
NORMAL_95 = 1.96
"""Standard deviations to either side of an interval of 95 %."""


def leader_lines(rows: Iterable[tuple[RatingRow, str]], reader: str | None) -> list[Leader]:
    """The lines of a leaderboard; firm ratings come first."""
    listed = [
        Leader(name, shown(row.mu), shown_doubt(row.sigma), is_provisional(row.sigma), row.games, row.who == reader)
        for row, name in rows
    ]
    return sorted(listed, key=lambda leader: leader.provisional)


def opening_lines(rows: Sequence[OpeningRow]) -> list[OpeningShown]:
    """Per trait: every label with its seats and wins, the most common ones first."""
    counted: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0]))
    for row in rows:
        seen = counted[row.trait][row.label]
        seen[0] += 1
        seen[1] += row.place == 1
    return [
        OpeningShown(
            trait,
            [_label(label, *seen) for label, seen in sorted(labels.items(), key=lambda item: -item[1][0])[:MAX_LABELS]],
        )
        for trait, labels in counted.items()
    ]


def favourite_openings(rows: Sequence[OpeningRow]) -> dict[str, list[OpeningShown]]:
    """What somebody begins with most often, per game."""
    by_game: dict[str, list[OpeningRow]] = defaultdict(list)
    for row in rows:
        by_game[row.game].append(row)
    return {
        game: [OpeningShown(opening.trait, opening.labels[:MAX_FAVOURITES]) for opening in opening_lines(own)]
        for game, own in by_game.items()
    }


def _label(label: str, seats: int, wins: int) -> LabelShown:
    """A share of wins with its interval (Wilson's), which is wide where little is known."""
    share, spread = wins / seats, NORMAL_95 * NORMAL_95 / seats
    middle = (share + spread / 2) / (1 + spread)
    half = NORMAL_95 * ((share * (1 - share) + spread / 4) / seats) ** 0.5 / (1 + spread)
    return LabelShown(label, seats, wins, max(0.0, middle - half), min(1.0, middle + half))
