"""Figures that a table asks of the rules: the same numbers interpreted and compiled, one by one, in a row and as a list."""

from __future__ import annotations

import random

import pytest

import megawatt
from megawatt.games.template.game import Overload
from megawatt.kernel import engine as engines
from megawatt.kernel.engine import Engine, engine, usual_mode
from megawatt.kernel.game import Rules
from megawatt.kernel.match import Match
from megawatt.kernel.reckoning import Reckoning
from megawatt.kernel.rules import COMPILED, INTERPRETED, rule
from megawatt.kernel.sharing import ViewMemory, remembered


@rule
def charge_and(s, seat, more):
    """What a seat has charged, and more."""
    return s.charged[seat] + more


@rule
def charge_of_all(b, s):
    """What all have charged; a rule below reads the field."""
    total = 0
    for seat in range(b.seats):
        total += charge_and(s, seat, 0)
    return total


@rule
def list_charges(b, s, times, listed):
    """Everybody's charge, so many times over."""
    for seat in range(b.seats):
        listed[seat] = times * s.charged[seat]
    return b.seats


@rule
def spend_everything(b, s):
    """What all have charged, found by emptying a state."""
    total = 0
    for seat in range(b.seats):
        total += s.charged[seat]
        s.charged[seat] = 0
    return total


@rule
def list_and_spend(b, s, times, listed):
    """Everybody's charge, so many times over, emptying a state."""
    count = list_charges(b, s, times, listed)
    spend_everything(b, s)
    return count


reckoning = Reckoning(f"{__name__}.figures")
charged_and = reckoning(charge_and)
charged_by_all = reckoning(charge_of_all)
charges = reckoning(list_charges)
spent = reckoning(spend_everything, on_copy=True)
charges_spent = reckoning(list_and_spend, on_copy=True)


class CountedOverload(Overload):
    """Overload with figures."""

    rules = Rules(**{**Overload.rules.__dict__, "reckoning": reckoning})


game = CountedOverload()


@pytest.fixture(scope="module")
def compiled() -> Engine:
    eng = engine(game, COMPILED)
    eng.compile_all()
    return eng


@pytest.fixture(autouse=True)
def interpreted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test loads is loaded for this test only."""
    monkeypatch.setattr(reckoning, "compiled", None)
    monkeypatch.setattr(engines, "_in_use", set())


def in_the_middle() -> Match:
    match = Match(game, 3, seed=4, mode=INTERPRETED)
    chance = random.Random(4)
    while not any(match.state.charged) and not match.over:
        match.play(chance.choice(match.legal_actions()))
    return match


def all_figures(match: Match) -> list[object]:
    b, s = match.board, match.state
    return [
        charged_and(b, s, 1, 5),
        charged_by_all(b, s),
        charged_and.each(b, s, 0, 4),
        charges.listed(b, s, 3),
        charges.listed_each(b, s, [3, 0, 5]),
        charges_spent.listed_each(b, s, [3, 0, 5]),
        spent(b, s),
    ]  # fmt: skip


def test_figures_are_the_same_before_and_after_loading(compiled: Engine) -> None:
    match = in_the_middle()
    before, state = all_figures(match), match.state.save()
    compiled.load()
    assert reckoning.compiled is not None
    assert all_figures(match) == before
    assert match.state.save() == state, "a figure on a copy leaves the state alone"
    assert all(type(number) is int for number in (before[0], before[1], before[-1]))
    assert before[1] == sum(match.state.charged) > 0
    assert before[4] == before[5] == [charges.listed(match.board, match.state, times) for times in (3, 0, 5)]
    assert charges.listed_each(match.board, match.state, []) == []


def test_figures_can_be_asked_of_compiled_rules_for_a_while(compiled: Engine) -> None:
    match = in_the_middle()
    before = all_figures(match)
    with compiled.asked_for_figures():
        assert reckoning.compiled is not None
        assert all_figures(match) == before
        with engine(game, INTERPRETED).asked_for_figures():
            assert reckoning.compiled is None
        assert reckoning.compiled is not None
    assert reckoning.compiled is None


def test_a_match_without_a_mode_goes_on_compiled_when_the_rules_are_loaded(compiled: Engine) -> None:
    match, other = Match(game, 2, seed=1), Match(game, 2, seed=1, mode=INTERPRETED)
    chance = random.Random(1)
    assert usual_mode(game) == INTERPRETED
    while not match.over:
        if match.ply == 2:
            compiled.load()
            assert usual_mode(game) == COMPILED
        action = chance.choice(match.legal_actions())
        assert match.play(action) == other.play(action)
        assert match.state == other.state
    assert match.ply > 3
    assert (match._engine.mode, other._engine.mode) == (COMPILED, INTERPRETED)


def test_a_remembered_part_notices_what_compiled_figures_read(compiled: Engine) -> None:
    @remembered
    def total(b, s):
        return charged_by_all(b, s)

    compiled.load()
    match, memory = in_the_middle(), ViewMemory(lambda made: made)
    for more in (0, 1, 2):
        match.state.charged[0] += more
        with memory.one_round(match.state):
            assert total(match.board, match.state) == sum(match.state.charged)


def test_a_figure_of_too_many_numbers_is_refused() -> None:
    @rule
    def greedy(b, s, n1, n2, n3, n4, n5, n6, n7, n8):
        return n1 + n2 + n3 + n4 + n5 + n6 + n7 + n8

    with pytest.raises(TypeError, match="greedy takes 8 numbers; a figure takes at most 7"):
        Reckoning("figures.too_many")(greedy)


@pytest.mark.parametrize("named", megawatt.list_games(), ids=lambda each: each.name)
def test_every_game_at_the_table_has_figures(named: Overload) -> None:
    assert named.rules.reckoning is not None
    assert named.rules.reckoning.figures
