"""How long a game can be: the parts of `PowerGrid.longest` hold for seats that do all they can to draw it out."""

from __future__ import annotations

from collections import Counter

import pytest

import megawatt
from megawatt.games.power_grid import moves as m
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.game import DECISIONS_PER_LOT, DECISIONS_PER_ROUND, TOKENS, PowerGrid


def dawdle(match):
    """Raise by one, buy every token that is to be had, never end a phase without need, and build nothing before the end."""
    legal, asked = match.legal_actions(), match.state.asked
    if asked == n.ASK_BUILD:
        return m.DONE
    first = {n.ASK_OPEN: m.BID, n.ASK_RAISE: m.BID, n.ASK_NOMINATE: m.NOMINATE, n.ASK_BUY: m.BUY}.get(asked, 0)
    return next((action for action in legal if action >= first), legal[0])


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (6, {}), (4, {"map": "south-africa"}), (4, {"map": "korea"})])
def test_even_those_who_draw_it_out_keep_to_what_was_promised(seats, options):
    match = megawatt.new("power-grid", seats, 3, {**options, "round_limit": 12})
    asked, lots, rounds, at_lot = Counter(), [], Counter(), 0
    while not match.over:
        question, round_no = match.state.asked, match.state.round_no
        asked[question] += 1
        if question in (n.ASK_OPEN, n.ASK_RAISE, n.ASK_DISCARD):
            at_lot += 1
            assert at_lot < DECISIONS_PER_LOT
        elif question != n.ASK_NOMINATE:
            rounds[round_no] += 1
        action = dawdle(match)
        if question == n.ASK_NOMINATE and action != m.PASS:
            lots.append(match.state.market[action - m.NOMINATE])
            at_lot = 1
        match.play(action)
    assert len(set(lots)) == len(lots) <= n.CARDS, "every plant is sold once"
    assert asked[n.ASK_RAISE] > len(lots), "they did raise"
    assert max(rounds.values()) <= DECISIONS_PER_ROUND
    assert asked[n.ASK_BUY] <= 12 * (TOKENS + seats)
    assert match.ply <= PowerGrid.longest < 300_000
