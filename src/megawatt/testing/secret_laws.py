"""The laws of secret moves and of seats that decide at the same time."""

from __future__ import annotations

from collections.abc import Sequence

from megawatt.kernel.contract.game import ALLOWED
from megawatt.kernel.match.match import Match
from megawatt.kernel.rules.records import Record
from megawatt.testing import indistinguishable
from megawatt.testing.situation import Situation, as_sent, as_viewer, difference
from megawatt.testing.view_laws import heard

COMPARED = 4
"""How many secret moves are compared with the first one."""
ORDERS = 3
"""How many orders of answers are compared with that of the seats."""


def check_deciders(here: Situation) -> None:
    """The seat to decide is the first of those that may, and every other one can be asked as well."""
    match = here.match
    deciders = match.deciders
    law = f"`deciders` are seats, ascending, and the first is s.seat ({match.seat}), not {list(deciders)}"
    here.require(sorted(set(deciders)) == list(deciders) and deciders[0] == match.seat and deciders[-1] < match.seats, law)
    for seat in deciders[1:]:
        asked = match.asking(seat)
        here.require(bool(asked.legal_actions()), f"seat {seat} may decide, so it has a legal move")
        same = asked.deciders == deciders
        here.require(same, f"who may decide does not depend on s.seat: {list(deciders)}, but {list(asked.deciders)} for {seat}")
        _check_that_nothing_else_changes(here, asked, seat)


def _check_that_nothing_else_changes(here: Situation, asked: Match, seat: int) -> None:
    """A seat that is asked before its turn in the order knows no more and no less than it will then."""
    other = here.match.fork()
    other.state.restore(here.indistinguishable(seat).save())
    other.state.seat = seat  # type: ignore[attr-defined]
    law = f"the legal moves of seat {seat}, which decides beside seat {here.match.seat}, do not depend on hidden things"
    here.require(other.legal_actions() == asked.legal_actions(), law)


def check_answers_together(here: Situation) -> None:
    """What one answers changes nothing for the others that are asked, and the order of all answers changes nothing."""
    match = here.match
    deciders = match.deciders
    if len(deciders) < 2:
        return
    answers = {seat: here.chooser.choice(match.asking(seat).legal_actions()) for seat in deciders}
    first = here.chooser.choice(deciders)
    _check_one_answer(here, first, answers[first])
    together = _after_answers(here, deciders, answers)
    for _ in range(ORDERS):
        order = here.chooser.sample(deciders, len(deciders))
        other = _after_answers(here, order, answers)
        changed = [name for name in match.game.State.fields if _bytes_of(together, name) != _bytes_of(other, name)]
        law = f"the order of answers changes nothing: {', '.join(changed)} differ when seats {order} answer one after the other"
        here.require(together == other, law)


def _check_one_answer(here: Situation, first: int, answer: int) -> None:
    """The others are still asked, and the same."""
    match = here.match
    after = match.fork()
    after.play(answer, first)
    for seat in match.deciders:
        if seat != first:
            here.require(seat in after.deciders, f"seat {seat} is still to decide when seat {first} has answered")
            before, now = (m.asking(seat).legal_actions() for m in (match, after))
            here.require(before == now, f"what seat {seat} may do does not depend on what seat {first} has answered")


def _after_answers(here: Situation, order: Sequence[int], answers: dict[int, int]) -> Record:
    tried = here.match.fork()
    for seat in order:
        here.require(seat in tried.deciders, f"seat {seat} may still decide when others have answered: {order}")
        tried.play(answers[seat], seat)
    return tried.state


def _bytes_of(s: Record, name: str) -> bytes:
    value = getattr(s, name)
    return bytes(repr(value if isinstance(value, int) else value.tolist()), "ascii")


def check_secret_moves(here: Situation) -> None:
    """As long as a move lies face down, others learn nothing but that it was made: whatever it was, they see and hear the same."""
    if not here.match.game.actions.has_secrets:
        return
    for seat in here.match.deciders:
        match = here.match.asking(seat)
        secret = [action for action in match.legal_actions() if match.game.actions.verb_of(action).secret]
        if len(secret) > 1:
            sample = here.chooser.sample(secret, min(len(secret), 1 + COMPARED))
            _compare(here, match, seat, sample[0], sample[1:])


def _compare(here: Situation, match: Match, seat: int, action: int, others: Sequence[int]) -> None:
    """What others know after this secret move and after these."""
    played, text = _played(match, seat, action), match.text(action)
    if match.ply + 1 not in played.secret_plies(None):  # shown at once, as by the last one who answers
        return
    for each in others:
        other = _played(match, seat, each)
        pair = f"{text!r} and {match.text(each)!r}"
        law = f"whether a secret move lies face down does not depend on what it is: {pair}"
        here.require(match.ply + 1 in other.secret_plies(None), law)
        for viewer in here.viewers:
            if viewer != seat:
                _check_that_they_look_alike(here, played, other, viewer, pair)


def _played(match: Match, seat: int, action: int) -> Match:
    played = match.fork()
    played.play(action, seat)
    return played


def _check_that_they_look_alike(here: Situation, a: Match, b: Match, viewer: int, pair: str) -> None:
    """Two secret moves are one to this viewer: in events, in the view, as numbers, and by what is declared as hidden."""
    game, board, reader = a.game, a.board, as_viewer(viewer)
    who = f"seat {viewer}" if reader is not None else "a spectator"
    told = [heard(match.events(seat=reader), viewer) for match in (a, b)]
    here.require(told[0] == told[1], f"the events of a secret move tell {who} nothing of it: {pair}, {difference(*told)}")
    with here.quick_rules.answer_queries():
        seen = [as_sent(match.view(reader)) for match in (a, b)]
        here.require(seen[0] == seen[1], f"the view shows {who} nothing of a secret move: {pair}, {difference(*seen)}")
        figures = [as_sent([game.figures(board, match.state), game.curves(board, match.state)]) for match in (a, b)]
        here.require(figures[0] == figures[1], f"figures tell {who} nothing of a secret move: {pair}, {difference(*figures)}")
    known = [indistinguishable.known(game, board, match.state, viewer) for match in (a, b)]
    shown = [name for name in game.State.fields if _bytes_of(known[0], name) != _bytes_of(known[1], name)]
    law = f"what a secret move leaves is declared as hidden from {who}: {', '.join(shown)} differ after {pair}"
    here.require(known[0] == known[1], law)
    if reader is None:
        return
    numbers = [here.rules.observe(board, match.state, viewer) for match in (a, b)]
    here.require(bool((numbers[0] == numbers[1]).all()), f"the observation of {who} holds nothing of a secret move: {pair}")
    for action in a.legal_actions() if a.seat == viewer else ():
        allowed = here.rules.why_not(board, b.state, action) == ALLOWED
        here.require(allowed, f"what {who} may do does not depend on a secret move: {pair}")
