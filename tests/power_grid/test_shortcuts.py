"""Shortcuts: fuel by amount, the cheapest fuel for plants, and plants with their opening bid."""

from __future__ import annotations

import random
from itertools import product

import pytest

from megawatt.games.power_grid import moves as m
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.game import GAME
from megawatt.games.power_grid.rules.resources import buy_token, why_not_buy
from megawatt.games.power_grid.rules.storage import can_run
from megawatt.games.power_grid.shortcuts import best_running
from megawatt.kernel.match.match import Match
from megawatt.testing.shortcut_laws import check_shortcuts
from megawatt.testing.situation import Situation

MAPS = ["germany", "usa", "korea", "russia", "india", "japan", "baden-wuerttemberg"]
MOST_BOUGHT = 5
"""Purchases up to this many tokens are compared with all that there are."""


def played(match: Match, moves: random.Random) -> None:
    """Play one move, seldom the one that ends a turn, so that plants are bought and much is asked."""
    legal = match.legal_actions()
    wanted = [action for action in legal if action not in (m.PASS, m.DONE)] or legal
    action = moves.choice(wanted if moves.random() < 0.8 else legal)
    if match.state.asked in (n.ASK_OPEN, n.ASK_RAISE):
        bids = [each for each in legal if each >= int(m.BID)]
        action = bids[0] if bids and moves.random() < 0.4 else m.PASS if m.PASS in legal else bids[0]
    match.play(int(action))


def cheapest_by_trying(match: Match, plants: int, most: int) -> int | None:
    """The lowest price of up to this many tokens with which these plants can run, by trying everything in every order."""
    b, s = match.board, match.state
    best, todo, seen = None, [(s, 0)], {s.save()}
    while todo:
        here, bought = todo.pop()
        if can_run(b, here, s.seat, plants):
            price = s.cash[s.seat] - here.cash[s.seat]
            best = price if best is None else min(best, price)
            continue
        for source, fuel in product(range(b.sources), range(n.FUELS)) if bought < most else ():
            if why_not_buy(b, here, s.seat, source, fuel) == n.ALLOWED:
                then = here.copy()
                buy_token(b, then, source, fuel, None)
                if then.save() not in seen:
                    seen.add(then.save())
                    todo.append((then, bought + 1))
    return best


@pytest.mark.parametrize("name", MAPS)
def test_every_shortcut_is_lawful_and_costs_what_its_moves_cost(name: str, draw: int) -> None:
    moves = random.Random(draw)
    match = Match(GAME, 4, draw, {"map": name})
    offered = 0
    while not match.over and match.ply < 600:
        if match.state.asked in (n.ASK_BUY, n.ASK_NOMINATE) and moves.random() < 0.3:
            check_shortcuts(Situation(match, moves, compiled=False))
            offered += len(GAME.shortcuts(match.board, match.state))
        played(match, moves)
    assert offered or match.board.one_at_a_time


@pytest.mark.parametrize("name", [name for name in MAPS if name != "india"])
def test_fuel_for_plants_is_bought_at_the_lowest_price_there_is(name: str, draw: int) -> None:
    moves = random.Random(draw)
    match = Match(GAME, 4, draw, {"map": name})
    compared = 0
    while not match.over and match.ply < 900 and compared < 12:
        if match.state.asked == n.ASK_BUY:
            plants = m.own_plants(match.board, match.state)
            running = best_running(match.board, match.state)
            for each in GAME.shortcuts(match.board, match.state):
                if not each.kind.startswith("fill") or len(each.actions) > MOST_BOUGHT:
                    continue
                wanted = (1 << len(plants)) - 1 if each.kind == "fill-all" else running | 1 << plants.index(each.arguments["plant"])
                assert each.costs["price"] == cheapest_by_trying(match, wanted, len(each.actions))
                compared += 1
        played(match, moves)
    assert compared


def test_the_usual_run_earns_most_and_of_those_sets_burns_least(draw: int) -> None:
    moves = random.Random(draw)
    match = Match(GAME, 4, draw, {})
    asked = 0
    while not match.over and match.ply < 900:
        if match.state.asked == n.ASK_RUN:
            offers = {action: GAME.costs(match.board, match.state, action) for action in match.legal_actions()}
            usual = GAME.usual(match.board, match.state)
            assert usual is not None
            best = min((-costs["income"], sum(costs["burned"].values())) for costs in offers.values())
            assert (-offers[usual]["income"], sum(offers[usual]["burned"].values())) == best
            asked += 1
        else:
            assert GAME.usual(match.board, match.state) is None
        played(match, moves)
    assert asked
