"""Views with a memory are the views without one, move by move, for every game and after any jump through the history."""

from __future__ import annotations

import json
import random

import pytest

import megawatt
from megawatt.kernel.game import Game
from megawatt.kernel.sharing import ViewMemory, remembered, same_for_all

GAMES = megawatt.list_games()
PLIES = 120


def plain(value: object) -> object:
    """As it goes over the wire."""
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_view_from_memory_is_the_view(game: Game) -> None:
    match = megawatt.new(game.name, seed=5)
    chance = random.Random(5)
    viewers = [*range(match.seats), None]
    memory = ViewMemory(plain)
    for _ in range(PLIES):
        if match.over:
            break
        match.play(chance.choice(match.legal_actions()))
        if chance.random() < 0.1:
            match = match.at(chance.randint(0, match.ply))
        views = game.views(match.board, match.state, viewers, memory)
        for seat in viewers:
            assert plain(views[seat]) == plain(match.view(seat)), f"ply {match.ply}, seat {seat}"
            assert list(views[seat]) == list(match.view(seat))


def test_a_part_is_made_again_only_when_a_field_that_it_read_has_changed() -> None:
    made: list[str] = []

    @remembered
    def charged(b, s, who):
        made.append("charged")
        return s.charged[who]

    @same_for_all
    def everything(b, s):
        made.append("everything")
        return bytes(s.save())

    match = megawatt.new("overload", 2, 1)
    memory = ViewMemory(plain)

    def look() -> None:
        with memory.one_round(match.state):
            for _ in range(3):
                assert charged(match.board, match.state, 0) == match.state.charged[0]
                everything(match.board, match.state)

    look()
    look()
    assert made == ["charged", "everything", "everything"]
    match.state.fuse[0] = 1
    look()
    assert made.count("charged") == 1
    match.play("charge 2")
    look()
    assert made.count("charged") == 2
    memory.clear()
    look()
    assert made.count("charged") == 3


def test_without_a_memory_the_marks_do_nothing() -> None:
    @remembered
    def seat(b, s):
        return s.seat

    match = megawatt.new("overload", 2, 1)
    assert seat(match.board, match.state) == 0


def test_what_is_read_plainly_is_still_watched_for_changes() -> None:
    from megawatt.kernel.sharing import read_plainly

    @remembered
    def charged(b, s):
        plain = read_plainly(s, "charged")
        assert plain is match.state
        return list(plain.charged)

    match = megawatt.new("overload", 2, 1)
    memory = ViewMemory(plain)
    for _ in range(2):
        with memory.one_round(match.state):
            assert charged(match.board, match.state) == list(match.state.charged)
        match.play("charge 1")
