"""The route of the crew that the page takes unasked: the best one, whatever else could be gone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.game import GAME
from megawatt.kernel.match.match import Match


@pytest.mark.parametrize("options", [{}, {"module_3": True}])
def test_the_usual_route_is_offered_where_the_route_is_asked_and_costs_least(draw: int, options: dict[str, Any]) -> None:
    moves = random.Random(draw)
    asked, match = 0, Match(GAME, 3, draw, options)
    while not match.over and match.ply < 500:
        usual = GAME.usual(match.board, match.state)
        assert (usual is not None) == (match.state.asked == n.ASK_ROUTE)  # type: ignore[attr-defined]
        if usual is not None:
            assert match.text(usual) == "go"
            costs = [GAME.costs(match.board, match.state, action) for action in match.legal_actions()]
            price = GAME.costs(match.board, match.state, usual)["price"]
            assert price == min(each["price"] + each.get("rest", 0) for each in costs)
            asked += 1
        match.play(moves.choice(match.legal()))
    assert asked
