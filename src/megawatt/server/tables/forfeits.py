"""Places in a game that some have given up."""

from __future__ import annotations

from collections.abc import Sequence


def places_with_forfeits(ranking: Sequence[int] | None, gave_up: Sequence[int]) -> list[int]:
    """Who stayed, in the order of the game's ranking (None: all equal); behind them who gave up, the last to do so first.

    `gave_up` is 0 for who stayed, else 1 for the first who gave up, 2 for the second. Nobody gets the place of a stand-in.
    """

    def standing(seat: int) -> tuple[int, int]:
        if gave_up[seat]:
            return 1, -gave_up[seat]
        return 0, ranking[seat] if ranking is not None else 0

    seats = range(len(gave_up))
    return [1 + sum(standing(other) < standing(seat) for other in seats) for seat in seats]
