"""Secret moves and simultaneous decisions: what others learn, the order of answers, and games that break a law."""

from __future__ import annotations

import io
from itertools import permutations
from typing import Any

import pytest
from rich.console import Console

import megawatt
from megawatt.author import NOBODY, Rules, rule, tell
from megawatt.cli.terminal import TerminalTable
from megawatt.games.sealed_bids import sealed_bids
from megawatt.games.sealed_bids.sealed_bids import ALREADY_PLAYED, CARDS, SealedBids, first_without_bid
from megawatt.kernel.errors import FileError, IllegalMove, OptionError
from megawatt.kernel.match.files import dumps, loads
from megawatt.kernel.match.match import SECRET, SECRET_TEXT, Match
from megawatt.testing import Broken, check_game

GAME = sealed_bids.GAME
RULES = SealedBids.rules


def dealt(seats: int = 3) -> Match:
    return Match(GAME, seats, seed=1)


def lines(match: Match, seat: int | None) -> list[tuple[int, str]]:
    return [(played.seat, played.text) for played in match.history(seat=seat)]


# What others learn.


def test_a_secret_move_is_known_to_its_seat_alone_until_it_is_shown() -> None:
    match = dealt()
    match.play("bid 4", 1)
    assert lines(match, 1) == [(1, "bid 4")]
    for stranger in (None, 0, 2):
        (hidden,) = match.history(seat=stranger)
        assert (hidden.seat, hidden.action, hidden.text, dict(hidden.arguments)) == (1, SECRET, SECRET_TEXT, {})
    match.play("bid 2", 0)
    match.play("bid 2", 2)
    assert lines(match, None) == [(1, "bid 4"), (0, "bid 2"), (2, "bid 2")]


def test_the_view_of_others_shows_a_card_face_down() -> None:
    match = dealt()
    match.play("bid 4", 1)
    bids = [match.view(seat)["bids"]["values"][1]["text"] for seat in (None, 0, 1)]
    assert bids == [None, None, 4]


def test_a_look_back_into_a_finished_game_shows_everything() -> None:
    match = dealt(2)
    while not match.over:
        match.play(match.legal()[0])
    assert SECRET_TEXT not in [text for _, text in lines(match, None)]
    match.undo()
    assert lines(match, 1)[-1] == (0, SECRET_TEXT)
    assert lines(match.at(1), 1) == [(0, SECRET_TEXT)]


def test_a_position_that_somebody_imagines_has_another_bid() -> None:
    match = dealt()
    match.play("bid 4", 1)
    imagined = {match.imagine(0).state.bid[1] for _ in range(60)}
    assert imagined == set(range(1, CARDS + 1))
    assert {match.asking(2).imagine(1).state.bid[1] for _ in range(10)} == {4}


# Who decides, and in which order.


def test_all_who_have_not_bid_decide_at_the_same_time() -> None:
    match = dealt()
    assert (match.seat, match.deciders) == (0, (0, 1, 2))
    match.play("bid 4", 1)
    assert (match.seat, match.deciders) == (0, (0, 2))
    with pytest.raises(OptionError, match="seat 1 has nothing to decide; to decide: 0, 2"):
        match.play("bid 1", 1)
    before = match.state.save()
    with pytest.raises(IllegalMove):
        match.play("bid 9", 2)
    assert match.state.save() == before


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_arrival_changes_nothing(order: tuple[int, ...]) -> None:
    match, usual = dealt(), dealt()
    for seat in order:
        match.play(f"bid {2 + seat}", seat)
    usual.play_all(["bid 2", "bid 3", "bid 4"])
    assert match.state == usual.state
    assert [match.seat_at(ply) for ply in range(3)] == list(order)
    assert match.at(1).seat == order[1]
    assert {seat for seat in range(3) if match.at(2).state.bid[seat]} == set(order[:2])
    assert match.moves() == [f"bid {2 + seat}" for seat in order]


def test_a_file_replays_the_order_of_arrival() -> None:
    match = dealt()
    for seat in (2, 0, 1, 1):
        match.play("bid 3" if match.ply < 3 else "bid 5", seat)
    again = loads(dumps(match))
    assert (again.state, again.moves(), again.deciders) == (match.state, match.moves(), (0, 2))
    assert [again.seat_at(ply) for ply in range(4)] == [2, 0, 1, 1]
    forged = dumps(match).replace('"ply": 2, "seat": 0', '"ply": 2, "seat": 2')
    with pytest.raises(FileError, match="seat 0 is to decide, not 2"):
        loads(forged)


def test_undo_and_forks_go_back_to_whoever_was_asked() -> None:
    match = dealt()
    match.play("bid 4", 2)
    match.play("bid 1", 1)
    fork = match.fork()
    assert match.undo() == "bid 1"
    assert (match.seat, match.deciders) == (0, (0, 1))
    match.play("bid 6")
    match.play("bid 5", 1)
    assert match.moves() == ["bid 4", "bid 6", "bid 5"]
    assert fork.deciders == (0,)


def test_a_decision_begins_when_the_seat_is_asked() -> None:
    match = dealt()
    match.play("bid 4", 2)
    assert [match.asked_since(seat) for seat in range(3)] == [0, 0, None]
    match.play("bid 1", 1)
    match.play("bid 1", 0)
    assert [match.asked_since(seat) for seat in range(3)] == [3, 3, 3]
    nim = megawatt.new("overload", seats=2, seed=1)
    nim.play(nim.legal()[0])
    assert [nim.asked_since(seat) for seat in range(2)] == [None, 1]


def test_a_game_in_turns_has_one_decider() -> None:
    match = megawatt.new("overload", seats=3, seed=1)
    assert (match.deciders, match.asking(0)) == ((0,), match)
    with pytest.raises(OptionError, match="seat 2 has nothing to decide"):
        match.play(match.legal()[0], 2)


def test_secret_moves_need_a_rule_for_how_long_they_are() -> None:
    with pytest.raises(TypeError, match="has secret moves, so it needs `face_down`"):
        type("Lacking", (SealedBids,), {"face_down": megawatt.Game.face_down})


# The laws, each with a game that breaks it.


def test_the_example_keeps_every_law() -> None:
    assert check_game(GAME, seeds=(1, 2, 3), compiled=False) > 100


@rule
def apply_in_turn(b, s, action, log):
    """The next seat is asked, whoever has answered already."""
    s.bid[s.seat] = action + 1
    if first_without_bid(b, s) == NOBODY:
        RULES_apply_end(b, s, log)
    else:
        s.seat = (s.seat + 1) % b.seats


@rule
def RULES_apply_end(b, s, log):  # noqa: N802
    sealed_bids.show_bids(b, s, log)
    if s.to_come:
        sealed_bids.offer_next(s, log)
        s.seat = 0
    else:
        s.seat = NOBODY


@rule
def apply_with_trace(b, s, action, log):
    """It is noted who has answered last."""
    s.bid[s.seat] = action + 1
    s.asked = s.seat
    s.seat = first_without_bid(b, s)
    if s.seat == NOBODY:
        RULES_apply_end(b, s, log)


@rule
def apply_telling(b, s, action, log):
    """The log tells everybody the bid."""
    tell(log, sealed_bids.SHOWN, s.seat, action + 1)
    s.bid[s.seat] = action + 1
    s.seat = first_without_bid(b, s)
    if s.seat == NOBODY:
        RULES_apply_end(b, s, log)


@rule
def apply_using_up(b, s, action, log):
    """Everybody sees the points, and there the bid is counted at once."""
    s.bid[s.seat] = action + 1
    s.points[s.seat] += action
    s.seat = first_without_bid(b, s)
    if s.seat == NOBODY:
        RULES_apply_end(b, s, log)


@rule
def why_not_the_same(b, s, action):
    """Nobody bids what another has bid already."""
    reason = RULES.why_not(b, s, action)
    for other in range(b.seats):
        if reason == 0 and s.seat != NOBODY and s.bid[other] == action + 1:
            reason = ALREADY_PLAYED
    return reason


def rules(**changed: Any) -> Rules:
    given = {name: getattr(RULES, name) for name in ("setup", "why_not", "apply", "returns", "resample")}
    return Rules(**{**given, **changed})


class InTurn(SealedBids):
    rules = rules(apply=apply_in_turn)


class WithTrace(SealedBids):
    rules = rules(apply=apply_with_trace)


class Telling(SealedBids):
    rules = rules(apply=apply_telling)


class UsingUp(SealedBids):
    rules = rules(apply=apply_using_up)


class NotTheSame(SealedBids):
    rules = rules(why_not=why_not_the_same)


class LastSeatFirst(SealedBids):
    def deciders(self, b, s):
        return list(reversed(super().deciders(b, s)))


class Undeclared(SealedBids):
    hidden = ()


class Showing(SealedBids):
    def view(self, b, s, seat):
        return {**super().view(b, s, seat), "sum": sum(s.bid[who] for who in range(b.seats))}


class SometimesOpen(SealedBids):
    def face_down(self, b, s, seat):
        return int(s.bid[seat] > 1)


BROKEN = [
    (InTurn, "the first is s.seat"),
    (WithTrace, "the order of answers changes nothing: asked differ"),
    (Telling, "the events of a secret move tell seat 1 nothing of it"),
    (UsingUp, "the view shows seat 1 nothing of a secret move: .* points"),
    (NotTheSame, "what seat 1 may do does not depend on what seat 0 has answered"),
    (LastSeatFirst, "`deciders` are seats, ascending"),
    (Undeclared, "what a secret move leaves is declared as hidden from seat 1: bid differ"),
    (Showing, "the view shows seat 1 nothing of a secret move: .* sum"),
    (SometimesOpen, "whether a secret move lies face down does not depend on what it is"),
]


@pytest.mark.parametrize(("kind", "law"), BROKEN, ids=[kind.__name__ for kind, _ in BROKEN])
def test_a_game_that_breaks_a_law_is_found(kind: type[SealedBids], law: str) -> None:
    with pytest.raises(Broken, match=law):
        check_game(kind(), seeds=range(1, 6), seats=[3], compiled=False)


def test_the_terminal_tells_a_person_nothing_of_a_bid_that_lies_face_down() -> None:
    written = io.StringIO()
    match = dealt(2)
    table = TerminalTable(match, {1}, {0: "house"}, "en", Console(file=written, width=120), None)
    table._bots_decide()
    assert (match.ply, match.seat) == (1, 1)
    bid = match.moves()[0].removeprefix("bid ")
    table._show(1)
    table._tell(0, 1)
    assert "?" in written.getvalue()
    assert "shows" not in written.getvalue()
    assert f"shows {bid}" not in written.getvalue()
    table._try("bid 6")
    table._tell(1, 1)
    assert f"shows {bid}" in " ".join(written.getvalue().split())
