"""What a table asks of the rules: the same answers interpreted and compiled, one by one, in a row and as a list."""

from __future__ import annotations

import random

import pytest

import megawatt
from megawatt.games.template.game import Overload
from megawatt.kernel.compilation import engine as engines
from megawatt.kernel.compilation.compiled_engine import CompiledEngine
from megawatt.kernel.compilation.engine import current_mode, engine
from megawatt.kernel.contract.game import Rules
from megawatt.kernel.contract.rule_queries import RuleQueries
from megawatt.kernel.contract.view_cache import ViewCache, cached_part
from megawatt.kernel.match.match import Match
from megawatt.kernel.rules.rule import COMPILED, INTERPRETED, rule


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
    """Everybody's charge, multiplied."""
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
    """Everybody's charge, multiplied, emptying a state."""
    count = list_charges(b, s, times, listed)
    spend_everything(b, s)
    return count


queries = RuleQueries(f"{__name__}.figures")
charged_and = queries(charge_and)
charged_by_all = queries(charge_of_all)
charges = queries(list_charges)
spent = queries(spend_everything, on_copy=True)
charges_spent = queries(list_and_spend, on_copy=True)


class CountedOverload(Overload):
    """Overload with queries."""

    rules = Rules(**{**Overload.rules.__dict__, "queries": queries})


game = CountedOverload()


@pytest.fixture(scope="module")
def compiled() -> CompiledEngine:
    eng = engine(game, COMPILED)
    eng.compile_all()
    return eng


@pytest.fixture(autouse=True)
def interpreted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test loads is loaded for this test only."""
    monkeypatch.setattr(queries, "compiled", None)
    monkeypatch.setattr(engines, "_in_use", set())


def in_the_middle() -> Match:
    match = Match(game, 3, seed=4, mode=INTERPRETED)
    chance = random.Random(4)
    while not any(match.state.charged) and not match.over:
        match.play(chance.choice(match.legal_actions()))
    return match


def all_answers(match: Match) -> list[object]:
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


def test_answers_are_the_same_before_and_after_loading(compiled: CompiledEngine) -> None:
    match = in_the_middle()
    before, state = all_answers(match), match.state.save()
    compiled.load()
    assert queries.compiled is not None
    assert all_answers(match) == before
    assert match.state.save() == state, "a query on a copy leaves the state alone"
    assert all(type(number) is int for number in (before[0], before[1], before[-1]))
    assert before[1] == sum(match.state.charged) > 0
    assert before[4] == before[5] == [charges.listed(match.board, match.state, times) for times in (3, 0, 5)]
    assert charges.listed_each(match.board, match.state, []) == []


def test_answers_can_be_asked_of_compiled_rules_for_a_while(compiled: CompiledEngine) -> None:
    match = in_the_middle()
    before = all_answers(match)
    with compiled.answer_queries():
        assert queries.compiled is not None
        assert all_answers(match) == before
        with engine(game, INTERPRETED).answer_queries():
            assert queries.compiled is None
        assert queries.compiled is not None
    assert queries.compiled is None


def test_a_match_without_a_mode_goes_on_compiled_when_the_rules_are_loaded(compiled: CompiledEngine) -> None:
    match, other = Match(game, 2, seed=1), Match(game, 2, seed=1, mode=INTERPRETED)
    chance = random.Random(1)
    assert current_mode(game) == INTERPRETED
    while not match.over:
        if match.ply == 2:
            compiled.load()
            assert current_mode(game) == COMPILED
        action = chance.choice(match.legal_actions())
        assert match.play(action) == other.play(action)
        assert match.state == other.state
    assert match.ply > 3
    assert (match._engine.mode, other._engine.mode) == (COMPILED, INTERPRETED)


def test_a_remembered_part_notices_what_compiled_figures_read(compiled: CompiledEngine) -> None:
    @cached_part
    def total(b, s):
        return charged_by_all(b, s)

    compiled.load()
    match, memory = in_the_middle(), ViewCache(lambda made: made)
    for more in (0, 1, 2):
        match.state.charged[0] += more
        with memory.for_state(match.state):
            assert total(match.board, match.state) == sum(match.state.charged)


def test_a_query_of_too_many_numbers_is_refused() -> None:
    @rule
    def greedy(b, s, n1, n2, n3, n4, n5, n6, n7, n8):
        return n1 + n2 + n3 + n4 + n5 + n6 + n7 + n8

    with pytest.raises(TypeError, match="greedy takes 8 numbers; a query takes at most 7"):
        RuleQueries("figures.too_many")(greedy)


@pytest.mark.parametrize("named", megawatt.list_games(), ids=lambda each: each.name)
def test_every_game_at_the_table_has_queries(named: Overload) -> None:
    assert named.rules.queries is not None
    assert named.rules.queries.queries
