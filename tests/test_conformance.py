"""Every game keeps the laws of the conformance test with every option; at every seat count in `make soak`."""

from typing import ClassVar

import pytest

import megawatt
from megawatt.games.template.game import Overload
from megawatt.games.template.house import units_to_charge
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.compilation.refusals import CompileFault
from megawatt.kernel.contract.game import Rules
from megawatt.kernel.match.match import Match
from megawatt.kernel.rng.deal_rng import redraw_chance
from megawatt.kernel.rng.luck import below
from megawatt.kernel.rules.rule import COMPILED, rule
from megawatt.testing import Broken, check_game, conformance

from .rotations import ROTATIONS, by_turns

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


SHARES = 5
"""The number of cases at each seat count from which on progress is reported."""


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_laws_hold_in_many_more_games(name, seats, share, draw):
    """Every option at every seat count with two of ten seeds, a fixed and a drawn one: some 700 games, about one a second."""
    game = megawatt.find(name)
    options = list(game.sample_options(seats))[share::SHARES]
    assert not options or check_game(game, seats=[seats], options=options, seeds=[100 + share, draw + share], close_look_every=10)


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


def with_words(folder, **changes):
    """Overload whose English messages are changed: a message and what it says instead; None leaves it out."""
    lines = (Overload().words_folder / "en.ftl").read_text(encoding="utf-8").splitlines()
    for line in lines:
        name, _, said = line.partition(" = ")
        told = changes.pop(name.replace("-", "_"), said)
        if told is not None and said:
            with (folder / "en.ftl").open("a", encoding="utf-8") as file:
                file.write(f"{name} = {told}\n")
    assert changes == {}
    return type("Wordy", (Overload,), {"words_folder": folder})()


@pytest.mark.parametrize(
    ("changes", "law"),
    [
        (
            {"option_open_fuses_about": None},
            r"the message 'option-open_fuses-about' is missing \(what the option 'open_fuses' means\)",
        ),
        ({"question_charge": None}, r"the message 'question-charge' is missing"),
        ({"why_no_such_thing": None}, r"the message 'why-no-such-thing' is missing"),
        ({"event_burned_out": None}, r"the message 'event-burned-out' is missing"),
        ({"event_burned_out": "{ $who } burns it out."}, r"en.ftl:\d+: 'event-burned-out' asks for \$who; the event has seat"),
        ({"view_load": None}, r"the message 'view-load' is missing \(what the table shows\)"),
        ({"move_charge": "Charge { $units }"}, r"Unknown external: units"),
        ({"move_charge": "Charge { $count"}, r"en.ftl:5: "),
    ],
)
def test_a_message_that_is_missing_or_broken_is_noticed(changes, law, tmp_path):
    with pytest.raises(Broken, match=law):
        check_game(with_words(tmp_path, **changes), compiled=False)


def test_english_alone_is_enough(tmp_path):
    assert check_game(with_words(tmp_path), seats=[2], compiled=False) > 0


@rule
def apply_that_overflows(b, s, action, log):
    Overload.rules.apply(b, s, action, log)
    s.charged[0] += 300 * s.charged[0] * s.charged[0] * s.charged[0]


@rule
def setup_beyond_the_end(b, s):
    s.fuse[b.seats + 9] = 1


@rule
def apply_that_falls(b, s, action, log):
    s.asked = 1000


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (
            broken(apply=apply_that_overflows),
            r"the field 'charged' holds -32768 to 32767, not \d+ \(apply_that_overflows, tests/test_conf",
        ),
        (
            broken(setup=setup_beyond_the_end),
            r"the field 'fuse' has no place \[11\]: its shape is \[4\] \(setup_beyond_the_end, .*before",
        ),
        (
            broken(apply=apply_that_falls),
            r"the field 'asked' holds -128 to 127, not 1000 \(apply_that_falls, .*: s.asked = 1000\).*ply \d",
        ),
    ],
)
def test_a_rule_that_fails_is_told_with_its_line_and_field(game, told):
    with pytest.raises(Broken, match=f"(?s){told}"):
        check_game(game, compiled=False)


def test_playing_tells_the_line_and_field_too():
    match = Match(broken(apply=apply_that_falls), 2, 1)
    with pytest.raises(ValueError) as fault:
        match.play("charge 1")
    assert "the field 'asked' holds -128 to 127, not 1000" in fault.value.__notes__[0]
    assert match.ply == 0


@rule
def names_a_thing_by_text(b, s, action):
    return len("charge " + str(action))


@rule
def apply_with_text(b, s, action, log):
    s.charged[0] += names_a_thing_by_text(b, s, action)


@rule
def apply_to_a_missing_field(b, s, action, log):
    s.charged[0] = b.seats
    s.charged[0] += b.colour


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        (apply_with_text, r"str\(int64\) \(names_a_thing_by_text, tests/test_conformance.py:\d+: return len"),
        (
            apply_to_a_missing_field,
            r"there is no field 'colour' \(apply_to_a_missing_field, tests/test_conformance.py:\d+: s.charged",
        ),
    ],
)
def test_what_the_compiler_refuses_is_one_line_with_the_rule(rule, told):
    game = broken(apply=rule, name=rule.__name__.replace("_", "-"))
    match = Match(game, 2, 1)
    with pytest.raises(CompileFault, match=told) as fault:
        engine(game, COMPILED).apply(match.board, match.state, 0)
    assert "\n" not in str(fault.value)


def test_a_short_game_is_looked_at_closely_at_every_ply(monkeypatch):
    """A fault in the last words of a game of twenty moves is found without being asked for."""
    looks = []
    monkeypatch.setattr(conformance, "look_closely", lambda here, legal: looks.append(here.match.ply))
    plies = check_game(Overload(), seats=[3], options=[{}], compiled=False)
    assert looks == list(range(plies))
