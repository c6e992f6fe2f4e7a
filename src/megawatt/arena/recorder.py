"""Records what designers want to know of a game: what each seat had (traits), and numbers over the rounds (curves)."""

from __future__ import annotations

from megawatt.kernel.match.match import Match


class Recorder:
    """Records a game's traits and curves at the beginning, after every round and at the end of one match."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._round: int | None = None
        self._labels: list[dict[str, list[str]]] = [{} for _ in range(match.seats)]
        self.curves: list[tuple[str, int, int]] = []
        self.record()

    def record(self) -> None:
        """To be called after every move; asks the game when a round, or the game, has ended."""
        game, b, s = self._match.game, self._match.board, self._match.state
        now = game.round_of(b, s)
        if now == self._round and not self._match.over:
            return
        for known, traits in zip(self._labels, game.traits(b, s), strict=False):
            for name, labels in traits.items():
                known.setdefault(name, list(labels))
        if now != self._round:
            self.curves += [(name, now, number) for name, number in game.curves(b, s).items()]
        self._round = now

    @property
    def traits(self) -> list[list[tuple[str, str]]]:
        """Every seat's traits as names and labels; the first answer of the game counts."""
        return [[(name, label) for name, labels in known.items() for label in labels] for known in self._labels]
