"""Golden playthroughs: one whole game printed move by move, to be kept in a file and compared."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

from megawatt.kernel.contract.game import Game
from megawatt.kernel.match.match import Match

SHOWN_MOVES = 6


def playthrough(game: Game, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> str:
    """A seeded random game as text: every move, what was legal, what happened, and the table now and then."""
    match = Match(game, seats, seed, options)
    lines = [f"{game.name}, rules {game.rules_version}, {seats} seats, seed {seed}", f"options {json.dumps(match.options)}", ""]
    chooser = random.Random(seed)
    while not match.over:
        legal = match.legal()
        move = legal[int(chooser.random() * len(legal))]
        lines.append(f"{match.ply}. seat {match.seat}: {move}   [{_summary(legal)}]")
        for event in match.play(move):
            arguments = ", ".join(f"{name}={value}" for name, value in event.arguments.items())
            lines.append(f"     {event.name}({arguments})")
        if match.ply % 100 == 0 or match.over:
            lines.append(f"   = {json.dumps(match.view(None), ensure_ascii=False)}")
    lines += ["", f"scores {match.scores()}", f"ranking {match.ranking()}", ""]
    return "\n".join(lines)


def _summary(moves: list[str]) -> str:
    """The legal moves, the middle of a long list left out."""
    if len(moves) <= SHOWN_MOVES:
        return ", ".join(moves)
    half = SHOWN_MOVES // 2
    return ", ".join([*moves[:half], f"... {len(moves) - 2 * half} more", *moves[-half:]])
