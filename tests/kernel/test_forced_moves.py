"""Woken only for real decisions: what a table may play for somebody, the same with compiled and with interpreted rules."""

from __future__ import annotations

import random

import pytest

import megawatt
from megawatt.games.barrage import names as barrage
from megawatt.kernel.match.forced_moves import forced_move, reveals_something

GAMES = ("overload", "power-grid", "barrage", "future-energy")
MOVES = 150


def played(game: str, mode: str, seed: int) -> list[tuple[str, int | None]]:
    """Some moves at random: every position, and what would be played by itself in it."""
    m, choice, seen = megawatt.new(game, seed=seed, mode=mode), random.Random(seed), []
    while not m.over and m.ply < MOVES:
        seen.append((m.digest(), forced_move(m)))
        m.play(choice.choice(m.legal_actions()))
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_rules_wake_for_the_same_decisions(game: str) -> None:
    assert played(game, "compiled", 8) == played(game, "interpreted", 8)


@pytest.mark.parametrize("game", GAMES)
def test_only_a_single_legal_move_is_played_and_asking_changes_nothing(game: str) -> None:
    m, choice = megawatt.new(game, seed=3), random.Random(3)
    while not m.over and m.ply < MOVES:
        before, action = (m.digest(), m.ply), forced_move(m)
        assert (m.digest(), m.ply) == before
        if action is not None:
            assert m.legal_actions() == [action]
            assert not m.game.worth_seeing(m.board, m.state)
        m.play(choice.choice(m.legal_actions()))


def test_what_is_turned_over_in_the_middle_of_a_turn_is_left_to_the_person(monkeypatch: pytest.MonkeyPatch) -> None:
    m = megawatt.new("power-grid", 3, seed=1, options={"introductory": True})
    while not m.legal()[0].startswith("nominate"):
        m.play(m.legal()[0])
    nominate = m.legal_actions()[0]
    assert not reveals_something(m, nominate)
    monkeypatch.setattr(type(m.game), "concealed", lambda _, b, s: bytes(s.memory))  # as if every move showed something
    assert reveals_something(m.fork(), nominate), "the same seat goes on and opens the bidding"
    m.play(nominate)
    bid = m.legal_actions()[0]
    assert not reveals_something(m.fork(), bid), "what comes up after one's turn nobody need be there for"


def test_what_automas_have_done_is_there_to_be_looked_at() -> None:
    m = megawatt.new("barrage", 1, seed=2)
    assert not m.game.worth_seeing(m.board, m.state)
    m.state.asked = barrage.ASK_WATCH
    assert m.game.worth_seeing(m.board, m.state)
