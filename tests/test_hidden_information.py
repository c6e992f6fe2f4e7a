"""The no-leak law as a property: for every game, table, moment, seat and position that it cannot tell from the true one."""

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import megawatt
from megawatt.kernel.compilation.engine import engine, generator
from megawatt.testing.indistinguishable import indistinguishable_position


@st.composite
def moments(draw, games):
    """A match somewhere in the middle of random play."""
    game = draw(st.sampled_from(games))
    seats = draw(st.sampled_from(list(game.seat_counts)))
    options = draw(st.sampled_from(list(game.sample_options(seats))))
    match = megawatt.new(game.name, seats, draw(st.integers(0, 2**40)), options)
    chooser = random.Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 250))):
        if match.over:
            break
        match.play(chooser.choice(match.legal_actions()))
    return match


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(moments(megawatt.list_games(all_of_them=True)), st.integers(0, 2**40), st.data())
def test_no_view_depends_on_what_the_seat_cannot_know(match, redrawn, data):
    eng = engine(match.game, "interpreted")
    seat = data.draw(st.sampled_from([*range(match.seats), None]))
    other = indistinguishable_position(match.game, match.board, match.state, -1 if seat is None else seat, random.Random(redrawn))
    assert match.game.view(match.board, other, seat) == match.view(seat)
    if seat is not None:
        assert (eng.observe(match.board, other, seat) == eng.observe(match.board, match.state, seat)).all()
    if seat is not None and seat == match.seat:
        assert eng.legal(match.board, other) == match.legal_actions()


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(moments(megawatt.list_games()), st.integers(0, 2**40))
def test_what_is_redrawn_keeps_what_must_be_conserved(match, redrawn):
    eng = engine(match.game, "interpreted")
    kept = match.game.conserved(match.board, match.state)
    for seat in range(match.seats):
        other = eng.resample(match.board, match.state, seat, generator(redrawn))
        assert match.game.conserved(match.board, other) == kept


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(moments(megawatt.list_games(all_of_them=True)), st.integers(0, 2**40), st.integers(0, 2**40), st.data())
def test_states_that_a_seat_cannot_tell_apart_are_redrawn_alike(match, once, again, data):
    """Until version 0.2.0 no two of them were, so that a seeded search could not be shown not to peek."""
    eng = engine(match.game, "interpreted")
    seat = data.draw(st.sampled_from([*range(match.seats), -1]))
    other = indistinguishable_position(match.game, match.board, match.state, seat, random.Random(once))
    states = [eng.resample(match.board, state, seat, generator(again)) for state in (match.state, other)]
    assert states[0] == states[1]
