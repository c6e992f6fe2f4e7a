"""Every pending question of Barrage: what is laid on the stack is what its declaration says it is about."""

import inspect

import pytest

from megawatt.games.barrage import names as n
from megawatt.games.barrage.board import make_board
from megawatt.games.barrage.game import GAME
from megawatt.games.barrage.rules import pending
from megawatt.games.barrage.rules.questions import questions
from megawatt.games.barrage.state import State
from megawatt.kernel.text.words import LANGUAGES

ASKING = sorted(name for name in vars(pending) if name.startswith("ask_"))


@pytest.mark.parametrize("name", ASKING)
def test_what_is_laid_down_is_what_the_question_is_about(name: str) -> None:
    asking = getattr(pending, name)
    s, given = State(), list(inspect.signature(asking).parameters)[2:]
    asking(s, 2, *range(1, len(given) + 1))
    question = questions.declared[s.kind[0]]
    assert question.about == tuple(given)
    assert s.who[0] == 2
    assert [pending.number(s, place) for place in range(len(given))] == list(range(1, len(given) + 1))


def test_every_question_with_numbers_has_a_rule_that_asks_it() -> None:
    with_numbers = [question.name for question in questions.declared.values() if question.about]
    asked = set()
    for name in ASKING:
        s, asking = State(), getattr(pending, name)
        asking(s, 0, *[0] * (len(inspect.signature(asking).parameters) - 2))
        asked.add(questions.declared[s.kind[0]].name)
    assert sorted(asked) == sorted(with_numbers)


def test_a_question_that_is_taken_leaves_nothing_behind() -> None:
    s = State()
    empty = s.save()
    pending.ask_to_produce(s, 3, 2, n.SECOND, 5)
    pending.pop(s)
    assert s.save() == empty


@pytest.mark.parametrize(
    ("question", "numbers", "shown"),
    [
        (n.ASK_TURN, (1, 0, 0), {}),
        (n.ASK_CONSTRUCT, (n.BASE_3 + n.COPIED, 1, 0), {"tile": "base-3"}),
        (n.ASK_CONSTRUCT, (0, 0, 0), {}),
        (n.ASK_PAY, (n.FIRST_CONDUIT, n.ANY_2, 0), {"piece": "conduit", "target": "conduit-1-left", "tile": "any-2"}),
        (n.ASK_FREE_PIECE, (n.POWERHOUSE, 0, 2), {"piece": "powerhouse", "count": 2}),
        (n.ASK_PRODUCE, (-1, n.SECOND | n.OPTIONAL, 4), {"modifier": -1, "second": True}),
        (n.ASK_DROPS, (3, 1, 0), {"count": 3, "flowing": True}),
        (n.ASK_RECOVER, (4, 2, 0), {"count": 2}),
        (n.ASK_BUILDING_ACTION, (n.WIND_FARM, 0, 0), {"building": "wind-farm"}),
    ],
)
def test_a_pending_question_is_shown_in_words(question: int, numbers: tuple[int, ...], shown: dict[str, object]) -> None:
    b = make_board(2, GAME.settle(2, {}))
    assert questions.shown(b, question, numbers) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_its_words(language: str) -> None:
    words = GAME.words(language)
    missing = [name for name in questions.names if name != "nothing" and f"question-{name}" not in words]
    assert missing == []
