"""What a seat cannot know is redrawn, all of it and nothing else (NOTES 3, 6)."""

import random

import pytest

from megawatt.games.future_energy import names as n
from megawatt.kernel.compilation.engine import engine, generator
from megawatt.testing.situation import Situation
from megawatt.testing.view_laws import check_what_is_logged

from ..small_cases import redrawn_fairly, ways_of
from .positions import A, B, give_certificates, new_game


def resampled(m, seat, count=200):
    eng = engine(m.game, "interpreted")
    return [eng.resample(m.board, m.state, seat, generator(seed)) for seed in range(count)]


def values_of(s, seat):
    return [s.certificate[i] for i in range(s.certificates_drawn) if s.certificate_holder[i] == seat]


def test_own_certificates_are_kept_and_others_redrawn():
    m = new_game(3)
    give_certificates(m, A, 5, 3)
    give_certificates(m, B, 4, 3)
    seen_by_a = resampled(m, A)
    assert all(values_of(s, A) == [5, 3] for s in seen_by_a)
    assert {tuple(values_of(s, B)) for s in seen_by_a} == {(3, 3), (3, 4), (4, 3), (4, 4)}
    spectator = resampled(m, -1)
    assert len({tuple(values_of(s, A)) for s in spectator}) > 2


def test_a_sold_certificate_stays_known():
    m = new_game(3)
    give_certificates(m, B, 5)
    m.state.certificate_holder[0] = n.GONE
    assert all(s.certificate[0] == 5 for s in resampled(m, A))


def test_any_contract_not_seen_may_lie_in_the_stack_or_be_removed():
    m = new_game(2)
    unseen = {m.state.stack[i] for i in range(8)} | {m.state.removed[i] for i in range(12)}
    assert {s.stack[7] for s in resampled(m, A)} == unseen
    assert {s.removed[0] for s in resampled(m, A)} == unseen


def test_the_face_down_tiles_are_redrawn_from_the_removed_ones():
    m = new_game(2)
    assert {s.bag[0] for s in resampled(m, A)} == set(range(7))
    kinds = sorted(m.state.bag[i] for i in range(14))
    assert all(sorted(s.bag[i] for i in range(14)) == kinds for s in resampled(m, A, 20))


def test_module_3_nobody_knows_which_grounds_were_removed():
    m = new_game(2, modules=(3,), seed=4)
    grounds = [m.state.bag[i] for i in range(m.state.bag_size) if m.state.bag[i] >= n.GROUND]
    if len(grounds) > 2:
        seen = {tuple(sorted(s.bag[i] for i in range(14) if s.bag[i] >= n.GROUND)) for s in resampled(m, A)}
        assert len(seen) > 1
    assert all(sorted(s.bag[i] for i in range(s.bag_size)) == sorted(m.state.bag[i] for i in range(m.state.bag_size))
               for s in resampled(m, A, 20))  # fmt: skip


def test_every_order_of_public_contracts_is_equally_likely():
    m = new_game(3, modules=(2,))
    m.state.public_stack_size = 3
    cards = {m.state.public_stack[place] for place in range(3)}
    assert {s.public_stack[2] for s in resampled(m, A)} == cards, "the next one may be any of them"
    assert {tuple(s.public_stack[:3]) for s in resampled(m, A)} == set(ways_of(m, "the unseen public contracts"))
    redrawn_fairly(m)


def test_every_way_to_have_removed_contracts_is_equally_likely():
    m = new_game(2)
    m.state.stack_size, m.state.removed_count = 2, 2
    assert len(ways_of(m, "the unseen contracts")) == 24
    redrawn_fairly(m)


def test_every_way_to_hold_certificates_is_equally_likely():
    m = new_game(3)
    give_certificates(m, A, 5)
    give_certificates(m, B, 4, 3)
    for place in range(5, n.CERTIFICATES):
        m.state.certificate_holder[place] = n.GONE
    assert len(ways_of(m, "the certificates of the others")) > 2
    redrawn_fairly(m)


def test_at_the_end_certificates_are_open_except_those_that_nobody_drew():
    m = new_game(3)
    give_certificates(m, A, 5)
    give_certificates(m, B, 4, 3)
    m.state.seat = -1
    found = resampled(m, A)
    assert {tuple(values_of(s, B)) for s in found} == {(4, 3)}
    assert len({tuple(s.certificate[3:]) for s in found}) > 1


def test_the_log_tells_nobody_but_the_holder_what_a_certificate_is_worth():
    m, chooser = new_game(3), random.Random(2)
    while not any(event.name == "certificate-drawn" for event in m.events()):
        m.play(chooser.choice(m.legal_actions()))
    drawn = m.actions[-1]
    m.undo()
    for seed in range(8):
        check_what_is_logged(Situation(m, random.Random(seed), compiled=False), [drawn])
    holder = m.seat
    m.play(drawn)
    for seat in (0, 1, 2, None):
        heard = [event.name for event in m.events(seat=seat)]
        assert ("certificate-seen" in heard) == (seat == holder)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_view_depends_on_what_the_seat_cannot_know(seats):
    m, chooser = new_game(seats, modules=(1, 2, 3)), random.Random(seats)
    while not m.over:
        if m.ply % 20 == 0:
            for seat in range(seats):
                for s in resampled(m, seat, 2):
                    assert m.game.view(m.board, s, seat) == m.view(seat)
                    assert m.game.conserved(m.board, s) == m.game.conserved(m.board, m.state)
        m.play(chooser.choice(m.legal_actions()))
