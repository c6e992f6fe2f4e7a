"""Every game keeps the laws of the conformance test with every option; at every seat count in `make soak`."""

from typing import ClassVar

import pytest

import megawatt
from megawatt.games.template.game import Overload
from megawatt.games.template.house import units_to_charge
from megawatt.kernel.chance import below
from megawatt.kernel.dealing import redraw_chance
from megawatt.kernel.game import Rules
from megawatt.kernel.rules import rule
from megawatt.testing import Broken, check_game

from .economy import ROTATIONS, by_turns

TABLES = [(game.name, seats) for game in megawatt.list_games(all_of_them=True) for seats in game.seat_counts]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_game_keeps_the_laws_with_every_option(name, seats, draw):
    game = megawatt.find(name)
    assert check_game(game, seats=[seats], options=by_turns(game, seats), seeds=[draw], close_look_every=40) > 0


@pytest.mark.parametrize("game", megawatt.list_games(all_of_them=True), ids=lambda game: game.name)
@pytest.mark.parametrize("turn", range(ROTATIONS))
def test_the_turns_of_the_seat_counts_leave_no_option_out(game, turn):
    shown = [options for seats in game.seat_counts for options in by_turns(game, seats, turn)]
    for seats in game.seat_counts:
        assert [options for options in game.sample_options(seats) if options not in shown] == []


@pytest.mark.parametrize("game", megawatt.list_games(all_of_them=True), ids=lambda game: game.name)
def test_ten_rotations_show_every_option_at_every_seat_count(game):
    for seats in game.seat_counts:
        shown = [options for turn in range(ROTATIONS) for options in by_turns(game, seats, turn)]
        assert [options for options in game.sample_options(seats) if options not in shown] == []


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_laws_hold_in_many_more_games(name, seats, draw):
    assert check_game(megawatt.find(name), seats=[seats], seeds=[*range(100, 105), *range(draw, draw + 5)], close_look_every=10) > 0


# The conformance test itself must notice: each broken game below breaks one law.


def broken(**changes):
    """Overload with some rules or promises exchanged."""
    rules = {name: changes.pop(name) for name in list(changes) if name in Rules.__dataclass_fields__}
    attributes = {"rules": Rules(**{**Overload.rules.__dict__, **rules}), **changes}
    return type("BrokenOverload", (Overload,), attributes)()


@rule
def legal_hides_a_move(b, s, actions):
    actions[0] = 0
    return 0 if s.seat < 0 else 1


@rule
def legal_in_a_strange_order(b, s, actions):
    if s.seat < 0:
        return 0
    actions[0], actions[1], actions[2] = 2, 1, 0
    return 3


@rule
def resample_nothing_but_everything(b, s, seat, luck):
    for other in range(b.seats):
        s.fuse[other] = 6


@rule
def resample_from_what_is_there(b, s, seat, luck):
    """Fuses are only handed around among the others: which ones go where depends on who has which now."""
    first, second = (seat + 1) % b.seats, (seat + 2) % b.seats
    if s.seat >= 0 and second != seat and below(luck, 2):
        s.fuse[first], s.fuse[second] = s.fuse[second], s.fuse[first]
    redraw_chance(s.chance, luck)


@rule
def observe_other_fuses(b, s, seat, numbers):
    for other in range(b.seats):
        numbers[other] = s.fuse[other]


@rule
def house_that_cheats(b, s, actions, count, luck):
    return actions[s.fuse[(s.seat + 1) % b.seats] % count]


@rule
def weigh_against_the_house(b, s, actions, count, weights):
    for i in range(count):
        weights[i] = abs(i + 1 - units_to_charge(b, s))


@rule
def weigh_by_what_is_hidden(b, s, actions, count, weights):
    for i in range(count):
        weights[i] = s.fuse[(s.seat + 1) % b.seats]


@rule
def apply_that_changes_fuses(b, s, action, log):
    s.fuse[0] = s.fuse[0] % 6 + 1
    Overload.rules.apply(b, s, action, log)


@rule
def nobody_wins(b, s, places):
    for seat in range(b.seats):
        places[seat] = 2


class Leaky(Overload):
    def view(self, b, s, seat):
        return {**super().view(b, s, seat), "leak": s.fuse.tolist()}


class TooShort(Overload):
    longest: ClassVar[int] = 1


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (broken(legal=legal_hides_a_move), "legal and why_not agree"),
        (broken(legal=legal_in_a_strange_order), "listed once each, ascending"),
        (broken(resample=resample_nothing_but_everything), "leaves what seat 0 knows: fuse changed"),
        (broken(resample=resample_from_what_is_there), "does not depend on what it cannot know"),
        (broken(observe=observe_other_fuses), "holds nothing it cannot know"),
        (broken(policies={"house": house_that_cheats}, weigh=None), "does not look at hidden things"),
        (broken(weigh=weigh_against_the_house), "the house's choice 'charge [0-9]' weighs most"),
        (broken(weigh=weigh_by_what_is_hidden), "weights of moves do not depend on hidden things"),
        (broken(apply=apply_that_changes_fuses), "what must be conserved"),
        (broken(ranks=nobody_wins), "somebody has won"),
        (broken(reasons=("fine", "not-asked", "game-over", "no-such-thing")), "reasons begin with 'allowed'"),
        (broken(name="Over load"), "lower-case with hyphens"),
        (Leaky(), "the view of seat 0 shows nothing it cannot know: leak"),
        (TooShort(), "no game is longer than promised"),
    ],
)
def test_a_broken_game_is_noticed(game, law):
    with pytest.raises(Broken, match=law):
        check_game(game, seeds=range(12), compiled=False, close_look_every=1)
