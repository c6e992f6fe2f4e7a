"""A question is one declaration: its list, its refusals and its answers come from it."""

import linecache
import traceback
from importlib import import_module

import pytest

import megawatt
from megawatt.kernel.contract.moves import ActionSpace
from megawatt.kernel.contract.questions import Answer, Question, Questions, always
from megawatt.kernel.contract.reasons import ALLOWED, IS_OVER, NO_SUCH_THING, NOT_ASKED, Reasons
from megawatt.kernel.rules.records import Array, Record, i8
from megawatt.kernel.rules.rule import rule

# A garden: plant something into one of 2 x 3 beds, water any of them with what is left in the can, or stop.

reasons = Reasons()
TAKEN = reasons.why("taken")
DRY = reasons.why("dry")
ASK_PLANT, ASK_WATER, ASK_NOTHING = range(3)

actions = ActionSpace()
STOP = actions.verb("stop")
PLANT = actions.verb("plant", row=2, bed=3)
WATER = actions.verb("water", litres=range(1, 5))


class Garden(Record):
    seat: int = i8
    asked: int = i8
    beds: Array = i8[2, 3]
    rows_dug: int = i8
    pending: int = i8
    about: Array = i8[2, 2]


@rule
def why_not_plant(s, row, bed):
    return TAKEN if s.beds[row, bed] else ALLOWED


@rule
def plant(s, seat, row, bed, log):
    s.beds[row, bed] = seat + 1
    s.asked = ASK_WATER
    s.about[s.pending, 0] = 3
    s.about[s.pending, 1] = row
    s.pending += 1
    return True


@rule
def rows_dug(s):
    return s.rows_dug


@rule
def why_not_water(litres, can):
    return DRY if litres > can else ALLOWED


@rule
def water(s, litres, can, row):
    s.asked = ASK_PLANT
    s.beds[row, 0] += 10 * litres + can


@rule
def some_water(can):
    return can > 0


@rule
def let_it_rain(s, row):
    s.beds[row, 0] += 50


@rule
def stop(s):
    s.seat = -1
    s.asked = ASK_NOTHING


@rule
def number(s, place):
    return s.about[s.pending - 1, place]


@rule
def take(s):
    s.pending -= 1


def show(b, can, row):
    return {"can": can, "row": "upper" if row == 0 else "lower"}


garden = Questions(
    "tests.garden",
    actions,
    [
        Question(ASK_PLANT, "plant", Answer("plant", why_not_plant, plant, among=rows_dug), Answer("stop", always, stop)),
        Question(
            ASK_WATER, "water", Answer("water", why_not_water, water),
            about=("can", "row"), show=show, worth_asking=some_water, automatic=let_it_rain,
        ),
        Question(ASK_NOTHING, "nothing"),
    ],
    number=number,
    take=take,
)  # fmt: skip


def listed(s):
    found = [0] * actions.count
    return found[: garden.legal(None, s, found)]


def test_the_list_ascends_whatever_the_order_of_the_declaration_and_tries_what_is_worth_trying():
    s = Garden()
    s.rows_dug = 1
    assert listed(s) == [STOP, PLANT, PLANT + 1, PLANT + 2]
    s.rows_dug = 2
    s.beds[1, 0] = 1
    assert listed(s) == [STOP, PLANT, PLANT + 1, PLANT + 2, PLANT + 4, PLANT + 5]


@rule
def is_dug(s, row):
    return s.rows_dug >> row & 1


def test_the_list_passes_over_first_numbers_that_are_not_worth_trying():
    only_dug = Answer("plant", why_not_plant, plant, where=is_dug)
    s, found = Garden(), [0] * actions.count
    s.rows_dug = 0b10
    count = Questions("tests.dug", actions, [Question(0, "plant", only_dug)]).legal(None, s, found)
    assert found[:count] == [PLANT + 3, PLANT + 4, PLANT + 5]


def test_list_and_refusals_agree_for_every_number():
    s = Garden()
    s.rows_dug = 2
    for _ in range(2):
        assert [a for a in range(actions.count) if garden.why_not(None, s, a) == ALLOWED] == listed(s)
        garden.answer(None, s, PLANT + 4, None)


def test_what_is_not_asked_does_not_exist_or_is_over_is_refused():
    s = Garden()
    assert garden.why_not(None, s, WATER) == NOT_ASKED
    assert garden.why_not(None, s, -1) == garden.why_not(None, s, actions.count) == NO_SUCH_THING
    garden.answer(None, s, STOP, None)
    assert garden.why_not(None, s, PLANT) == IS_OVER
    assert listed(s) == []


def test_an_answer_says_whether_somebody_has_been_asked_already():
    s = Garden()
    assert garden.answer(None, s, PLANT + 5, None) is True
    assert s.beds[1, 2] == 1
    assert garden.answer(None, s, WATER, None) is False  # `water` returns nothing: the game goes on


def test_a_pending_question_knows_its_numbers_by_name_and_is_taken_off_before_its_answer():
    s = Garden()
    garden.answer(None, s, PLANT + 4, None)
    assert s.pending == 1
    assert listed(s) == [WATER, WATER + 1, WATER + 2]
    assert garden.why_not(None, s, WATER + 3) == DRY
    garden.answer(None, s, WATER + 1, None)
    assert (s.pending, s.beds[1, 0]) == (0, 10 * 2 + 3)


def test_a_pending_question_is_shown_by_its_declaration():
    assert garden.shown(None, ASK_WATER, [3, 1]) == {"can": 3, "row": "lower"}
    assert garden.shown(None, ASK_PLANT, [0, 0]) == {}
    assert garden.names == ("plant", "water", "nothing")


def test_a_pending_question_says_whether_it_is_worth_asking():
    s = Garden()
    garden.answer(None, s, PLANT + 4, None)
    assert garden.worth_asking(None, s, 0, ASK_WATER)
    s.about[0, 0] = 0
    assert not garden.worth_asking(None, s, 0, ASK_WATER)
    assert garden.worth_asking(None, s, 0, ASK_PLANT)  # says nothing about it: always asked


def test_a_pending_question_is_answered_by_the_rules_where_nobody_plays():
    s = Garden()
    garden.answer(None, s, PLANT + 4, None)
    garden.automatic(None, s, 0, ASK_WATER, None)
    assert (s.pending, s.beds[1, 0]) == (0, 50)


@rule
def why_not_paint(s, colour):
    return ALLOWED


@pytest.mark.parametrize(
    ("declared", "says"),
    [
        (
            [Question(0, "paint", Answer("plant", why_not_paint, plant))],
            "why_not_paint takes 'colour', but here are only b, s, seat",
        ),
        ([Question(0, "paint", Answer("paint", always, plant))], "question 'paint': no verb is called 'paint'"),
        ([Question(1, "paint", Answer("stop", always, stop))], r"numbered \[1\], not 0 to 0"),
        ([Question(0, "paint", Answer("stop", always, stop), about=("can",))], "got no `number` to read them"),
    ],
)
def test_a_declaration_that_cannot_be_carried_out_is_refused_at_once(declared, says):
    with pytest.raises((TypeError, ValueError), match=says):
        Questions("tests.wrong", actions, declared)


def test_two_rules_of_the_same_name_are_both_called():
    def other():
        @rule
        def stop(s):
            s.seat = 7

        return stop

    two = Questions(
        "tests.two",
        actions,
        [Question(0, "one", Answer("stop", always, stop)), Question(1, "two", Answer("stop", always, other()))],
    )
    s = Garden()
    s.asked = 1
    two.answer(None, s, STOP, None)
    assert s.seat == 7


def test_a_fault_in_a_rule_shows_the_line_that_called_it():
    @rule
    def fall(s):
        raise ZeroDivisionError

    falling = Questions("tests.falling", actions, [Question(0, "fall", Answer("stop", always, fall))])
    with pytest.raises(ZeroDivisionError) as fault:
        falling.answer(None, Garden(), STOP, None)
    assert "if fall(s):" in "".join(traceback.format_tb(fault.value.__traceback__))
    assert linecache.getline("<tests.falling.dispatch>", 1).startswith('"""tests.falling.dispatch')


def test_a_reason_is_declared_once():
    assert reasons.names == ["allowed", "not-asked", "game-over", "no-such-thing", "taken", "dry"]
    with pytest.raises(ValueError, match="'dry' is declared twice"):
        reasons.why("dry")


@pytest.mark.parametrize("game", ["power_grid", "future_energy"])
def test_every_verb_of_a_game_answers_a_question(game):
    questions = import_module(f"megawatt.games.{game}.rules.questions").questions
    answered = {answer.verb for question in questions.declared.values() for answer in question.answers}
    assert answered == set(megawatt.find(game.replace("_", "-")).actions.verbs)
