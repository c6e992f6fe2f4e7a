"""The numbers behind the charts: every round's public figures, from a replay."""

from __future__ import annotations

from megawatt.kernel.match.match import Match
from megawatt.server.tables.messages import Figures, RoundFigures


def figures(match: Match) -> Figures:
    """What docs/protocol.md calls figures: a sample where each round ends, and the last position."""
    game, board = match.game, match.board
    rounds: list[RoundFigures] = []
    past = match.at(0)
    before = _sample(past)
    for action in list(match.actions):
        past.play(action, match.seat_at(past.ply))
        if game.round_of(board, past.state) != before.label:
            rounds.append(before)
        before = _sample(past)
    rounds.append(before)
    return Figures(list(before.values), rounds)


def _sample(match: Match) -> RoundFigures:
    values = match.game.figures(match.board, match.state)
    label = match.game.round_of(match.board, match.state)
    return RoundFigures(match.ply, label, {name: list(numbers) for name, numbers in values.items()})
