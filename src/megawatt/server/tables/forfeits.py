"""Places in a game in which seats have given up."""

from __future__ import annotations

from collections.abc import Sequence


def places_with_forfeits(ranking: Sequence[int] | None, gave_up: Sequence[int]) -> list[int]:
    """Those who stayed, as the game ranks them (None: all equal), and behind them those who gave up, the last one first.

    `gave_up` is 0 for those who stayed, else 1 for the first to give up, 2 for the second. Stand-ins get no place.
    """

    def standing(seat: int) -> tuple[int, int]:
        if gave_up[seat]:
            return 1, -gave_up[seat]
        return 0, ranking[seat] if ranking is not None else 0

    seats = range(len(gave_up))
    return [1 + sum(standing(other) < standing(seat) for other in seats) for seat in seats]
