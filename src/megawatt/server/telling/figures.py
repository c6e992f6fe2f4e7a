"""The numbers behind the charts: every round's public figures, from a replay."""

from __future__ import annotations

from typing import Any

from megawatt.kernel.match import Match


def figures(match: Match) -> dict[str, Any]:
    """What docs/protocol.md calls figures: a sample where each round ends, and the last position."""
    game, board = match.game, match.board
    rounds: list[dict[str, Any]] = []
    past = match.at(0)
    label, before = game.round_of(board, past.state), _sample(past)
    for action in list(match.actions):
        past.play(action)
        if game.round_of(board, past.state) != label:
            rounds.append({"label": label, **before})
            label = game.round_of(board, past.state)
        before = _sample(past)
    rounds.append({"label": label, **before})
    return {"names": list(before["values"]), "rounds": rounds}


def _sample(match: Match) -> dict[str, Any]:
    values = match.game.figures(match.board, match.state)
    return {"ply": match.ply, "values": {name: list(numbers) for name, numbers in values.items()}}
