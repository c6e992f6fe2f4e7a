"""Verbs with arguments and their numbers."""

import pytest

import megawatt
from megawatt.kernel.moves import ActionSpace, Amount, Word


def test_verbs_own_runs_of_numbers():
    actions = ActionSpace()
    assert actions.verb("pass") == 0
    assert actions.verb("bid", 10, Amount(1, 10)) == 1
    assert actions.verb("paint", 2, Word(("red", "blue"), "a colour")) == 11
    assert actions.count == 13
    assert actions.text(None, None, 5) == "bid 5"
    assert actions.parse(None, None, "  PAINT   blue ") == 12


def test_a_verb_is_declared_once():
    actions = ActionSpace()
    actions.verb("pass")
    with pytest.raises(ValueError, match="twice"):
        actions.verb("pass")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("buld essen", "did you mean 'build'"),
        ("fly", "known: area, bid, build"),
        ("", "no move begins with ''"),
        ("pass now", "'pass' stands alone, without 'now'"),
        ("bid many", "an amount from 0 to 2047 should follow, not 'many'"),
        ("bid -3", "an amount from 0 to 2047"),
        ("build esen", "did you mean 'essen'"),
        ("nominate 44", "plant '44' is not in the market (3, 4, 5, 6, 7, 8, 9, 10)"),
        ("buy wood", "'wood' is not for sale"),
        ("run", "name the plants to run, or say 'run nothing'"),
        ("run 3", "plant '3' is not yours (you have none)"),
        ("area mauve", "no area is called 'mauve'"),
        ("burn all", "say how many of each"),
        ("return uranium", "coal or oil should follow"),
    ],
)
def test_unreadable_moves_say_what_would_be_right(text, says):
    m = megawatt.new("power-grid", seats=4, seed=7)
    before = m.state.save()
    with pytest.raises(megawatt.IllegalMove) as refusal:
        m.play(text)
    assert says in str(refusal.value)
    assert refusal.value.reason == "unreadable"
    assert m.state.save() == before


@pytest.mark.parametrize("text", ["build frankfurt-main", "build Frankfurt-M", "build frankfurt main", "BUILD  frankfurt-main"])
def test_cities_can_be_typed_as_people_write_them(text):
    m = megawatt.new("power-grid", seats=4, seed=7)
    assert m.text(m.action(text)) == "build frankfurt-main"


def test_numbers_outside_the_action_space_are_refused():
    m = megawatt.new("power-grid", seats=4, seed=7)
    for action in (-1, m.game.actions.count, 10**9):
        with pytest.raises(megawatt.IllegalMove):
            m.play(action)
