"""Views with a memory are the views without one, move by move, for every game and after any jump through the history."""

from __future__ import annotations

import json
import random
from inspect import signature

import pytest

import megawatt
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.rule_queries import RuleQuery
from megawatt.kernel.contract.view_cache import TrackedState, ViewCache, cached_numbers, cached_part, shared_part

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
    memory = ViewCache(plain)
    for _ in range(PLIES):
        if match.over:
            break
        match.play(chance.choice(match.legal_actions()))
        if chance.random() < 0.1:
            match = match.at(chance.randint(0, match.ply))
        with memory.for_state(match.state):
            common = game.seen_by_all(match.board, match.state)
            views = {seat: {**common, **game.seen_by(match.board, match.state, seat)} for seat in viewers}
        for seat in viewers:
            assert plain(views[seat]) == plain(match.view(seat)), f"ply {match.ply}, seat {seat}"
            assert list(views[seat]) == list(match.view(seat))


def test_two_tables_at_once_do_not_disturb_each_other() -> None:
    """There is one scratch state of each kind; while it is in use, another one is made."""

    @cached_part
    def fuses(b, s):
        return s.fuse.tolist()

    one, two = megawatt.new("overload", 2, 1), megawatt.new("overload", 2, 2)
    one.state.fuse[0], two.state.fuse[0] = 3, 4
    first, second = ViewCache(plain), ViewCache(plain)
    with first.for_state(one.state) as s:
        assert s == one.state
        assert s is not one.state
        with second.for_state(two.state) as other:
            assert other == two.state
            assert fuses(two.board, other) == two.state.fuse.tolist()
        assert s == one.state
        assert fuses(one.board, s) == one.state.fuse.tolist()


def test_one_memory_is_in_use_once_at_a_time() -> None:
    match, memory = megawatt.new("overload", 2, 1), ViewCache(plain)
    with memory.for_state(match.state), pytest.raises(AssertionError, match="another block is open"):
        memory.for_state(match.state).__enter__()
    with memory.for_state(match.state) as s:
        assert s == match.state


def test_a_part_is_made_again_only_when_a_field_that_it_read_has_changed() -> None:
    made: list[str] = []

    @cached_part
    def charged(b, s, who):
        made.append("charged")
        return s.charged[who]

    @shared_part
    def everything(b, s):
        made.append("everything")
        return bytes(s.save())

    match = megawatt.new("overload", 2, 1)
    memory = ViewCache(plain)

    def look() -> None:
        with memory.for_state(match.state):
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
    @cached_part
    def seat(b, s):
        return s.seat

    match = megawatt.new("overload", 2, 1)
    assert seat(match.board, match.state) == 0


def test_what_is_read_plainly_is_still_watched_for_changes() -> None:
    from megawatt.kernel.contract.view_cache import read_row_untracked

    @cached_part
    def charged(b, s):
        plain = read_row_untracked(s, 0, frozenset(), frozenset({"charged"}))
        assert plain == match.state
        assert not isinstance(plain, TrackedState)
        return list(plain.charged)

    match = megawatt.new("overload", 2, 1)
    memory = ViewCache(plain)
    for _ in range(2):
        with memory.for_state(match.state):
            assert charged(match.board, match.state) == list(match.state.charged)
        match.play("charge 1")


def test_a_part_that_is_given_counted_numbers_stands_while_they_are_the_same() -> None:
    made: list[int] = []

    @cached_numbers
    def busiest(b, s):
        return max(s.charged.tolist())

    @cached_part
    def told(b, s, most):
        made.append(most)
        return {"most": most}

    match = megawatt.new("overload", 2, 1)
    memory = ViewCache(plain)
    for charged in ((0, 0), (2, 0), (2, 1), (2, 2), (3, 2)):
        match.state.charged[0], match.state.charged[1] = charged
        with memory.for_state(match.state):
            assert told(match.board, match.state, busiest(match.board, match.state)) == {"most": max(charged)}
    assert made == [0, 2, 3]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_figure_reads_nothing_that_it_does_not_note(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A part of a view stands as long as what it noted stands: what a rule really reads has to be among that."""
    figures = game.rules.queries.queries if game.rules.queries else []
    said = RuleQuery._plain

    def checked(figure: RuleQuery, s, numbers):
        if not isinstance(s, TrackedState):
            return said(figure, s, numbers)
        noting, reading = (type(s)(s.plain_state) for _ in range(2))
        said(figure, noting, numbers)
        if not figure._on_copy and "listed" not in signature(figure.function).parameters:
            given = [
                record for name, record in (("b", match.board), ("s", reading)) if name in signature(figure.function).parameters
            ]
            figure.function(*given, *numbers)
            assert not reading.fields_read & ~noting.fields_read, f"{figure.function.__name__}{numbers}"
            seen.add(figure)
        return said(figure, s, numbers)

    seen: set[RuleQuery] = set()
    monkeypatch.setattr(RuleQuery, "_plain", checked)
    match, memory, chance = megawatt.new(game.name, seed=6), ViewCache(plain), random.Random(6)
    for _ in range(PLIES):
        with memory.for_state(match.state):
            game.seen_by_all(match.board, match.state)
            for seat in range(match.seats):
                game.seen_by(match.board, match.state, seat)
        if match.over:
            break
        match.play(chance.choice(match.legal_actions()))
    assert seen or not any(figure._of_seat for figure in figures)
