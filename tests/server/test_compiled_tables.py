"""What a table sends is the same byte by byte, by interpreted and compiled rules, and whether parts were kept or are made anew."""

from __future__ import annotations

import random

import pytest

import megawatt
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.view_cache import ViewCache
from megawatt.kernel.match.match import Match
from megawatt.kernel.rules.rule import COMPILED, INTERPRETED
from megawatt.server.encoding import encode
from megawatt.server.tables.serialize import listed_moves, plan_offers

PLIES = 160
AGREED: dict[str, list[tuple[int, dict[str, str]]]] = {
    "power-grid": [(2, {"areas": "draft"}), (6, {})],
    "future-energy": [(2, {}), (4, {"module_1": "true", "module_2": "true", "module_3": "true"}), (3, {"module_3": "true"})],
    "barrage": [(2, {"leeghwater": "true"}), (4, {"start": "draft", "leeghwater": "true", "new_officers": "true"}), (1, {})],
}
"""Seats and options of the games that are played to their end."""


def told(match: Match, memory: ViewCache) -> list[bytes]:
    """What the pages of all seats hear of a position."""
    viewers = [*range(match.seats), None]
    with memory.for_state(match.state) as s:
        views = {seat: match.game.seen_by(match.board, s, seat) for seat in viewers}
        common = match.game.seen_by_all(match.board, s)
        moves = [] if match.over else [listed_moves(match, s, None)]
        plans = [plan_offers(match, s, seat) for seat in range(match.seats)]
        return [encode(each) for each in (common, *views.values(), *moves, *plans)]


@pytest.mark.parametrize("game", megawatt.list_games(), ids=lambda game: game.name)
def test_the_wire_carries_the_same_bytes_in_both_modes(game: Game) -> None:
    slow, fast = (Match(game, 3, seed=8, mode=mode) for mode in (INTERPRETED, COMPILED))
    memories = ViewCache(lambda made: made), ViewCache(lambda made: made)
    chance = random.Random(8)
    engine(game, COMPILED).compile_event_log()
    for _ in range(PLIES):
        with engine(game, INTERPRETED).answer_queries():
            expected = told(slow, memories[0])
        with engine(game, COMPILED).answer_queries():
            assert told(fast, memories[1]) == expected, f"ply {slow.ply}"
        if slow.over:
            break
        action = chance.choice(slow.legal_actions())
        assert fast.play(action) == slow.play(action)
    assert slow.ply > 20


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [(game, *agreed) for game, agreements in AGREED.items() for agreed in agreements],
    ids=lambda value: str(value) if not isinstance(value, dict) else " ".join(value),
)
def test_what_is_kept_is_told_as_if_it_were_made_anew(game: str, seats: int, options: dict[str, str]) -> None:
    """To the end of a game, with some moves taken back on the way."""
    match, chance = megawatt.new(game, seats=seats, seed=9, options=options), random.Random(9)
    memory = ViewCache(lambda made: made)
    while not match.over:
        match.play(chance.choice(match.legal_actions()))
        if chance.random() < 0.02:
            match = match.at(match.ply - 1)
        assert told(match, memory) == told(match, ViewCache(lambda made: made)), f"ply {match.ply}"
