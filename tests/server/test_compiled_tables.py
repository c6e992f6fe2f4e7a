"""What a table sends is the same byte by byte, whether the rules behind it are interpreted or compiled."""

from __future__ import annotations

import random

import pytest

import megawatt
from megawatt.kernel import roots
from megawatt.kernel.engine import engine
from megawatt.kernel.game import Game
from megawatt.kernel.match import Match
from megawatt.kernel.rules import COMPILED, INTERPRETED
from megawatt.kernel.sharing import ViewMemory
from megawatt.server.telling.from_match import listed_moves, plan_offers
from megawatt.server.wire.to_page import encode

PLIES = 160


def told(match: Match, memory: ViewMemory) -> list[bytes]:
    """What the pages of all seats hear of a position."""
    viewers = [*range(match.seats), None]
    with memory.one_round(match.state):
        views = {seat: match.game.seen_by(match.board, match.state, seat) for seat in viewers}
        common = match.game.seen_by_all(match.board, match.state)
        moves = [] if match.over else [listed_moves(match, None)]
        plans = [plan_offers(match, seat) for seat in range(match.seats)]
        return [encode(each) for each in (common, *views.values(), *moves, *plans)]


@pytest.mark.parametrize("game", megawatt.list_games(), ids=lambda game: game.name)
def test_the_wire_carries_the_same_bytes_in_both_modes(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = game.rules.reckoning
    assert figures is not None
    compiled = engine(game, COMPILED).bind(roots.call_reckon)
    slow, fast = (Match(game, 3, seed=8, mode=mode) for mode in (INTERPRETED, COMPILED))
    memories = ViewMemory(lambda made: made), ViewMemory(lambda made: made)
    chance = random.Random(8)
    for _ in range(PLIES):
        monkeypatch.setattr(figures, "compiled", None)
        expected = told(slow, memories[0])
        monkeypatch.setattr(figures, "compiled", compiled)
        assert told(fast, memories[1]) == expected, f"ply {slow.ply}"
        if slow.over:
            break
        action = chance.choice(slow.legal_actions())
        assert fast.play(action) == slow.play(action)
    assert slow.ply > 20
