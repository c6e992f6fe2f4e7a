"""What the seats of a game began with, noted while it is replayed."""

from __future__ import annotations

from collections.abc import Sequence

from megawatt.kernel.match.match import Match

Traits = list[list[tuple[str, str]]]
"""Names and labels, by seats."""


class OpeningNotes:
    """Asks a game for the traits of its seats after every round; the first answer counts. Call `note` after every move."""

    def __init__(self) -> None:
        self._round: object = None
        self._noted: list[dict[str, Sequence[str]]] = []

    def note(self, match: Match) -> None:
        """Note what is known after this move, if a round ended with it."""
        now = match.game.round_of(match.board, match.state)
        if now == self._round and not match.over:
            return
        self._round = now
        self._noted = self._noted or [{} for _ in range(match.seats)]
        for known, had in zip(self._noted, match.game.traits(match.board, match.state), strict=False):
            for name, labels in had.items():
                known.setdefault(name, list(labels))

    @property
    def traits(self) -> Traits:
        """What every seat had."""
        return [[(name, label) for name, labels in known.items() for label in labels] for known in self._noted]
