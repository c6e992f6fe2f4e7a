"""Verbs with arguments and their numbers."""

import pytest

import megawatt
from megawatt.kernel.contract.moves import ActionSpace, Amount, Word
from megawatt.kernel.contract.registry import games
from megawatt.kernel.text.words import LANGUAGES


def test_verbs_own_runs_of_numbers():
    actions = ActionSpace()
    assert actions.verb("pass") == 0
    assert actions.verb("bid", 10, Amount(1, 10)) == 1
    assert actions.verb("paint", 2, Word(("red", "blue"))) == 11
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
        ("buld essen", "No move begins with “buld”. Did you mean “build”?"),
        ("fly", "Possible: area, bid, build"),
        ("", "Nothing was typed. Possible: area, bid, build"),
        ("pass now", "“pass” takes nothing after it; leave out “now”."),
        ("bid many", "After “bid” comes a number from 0 to 2047, not “many”."),
        ("bid -3", "a number from 0 to 2047, not “-3”"),
        ("bid " + "9" * 5000, "a number from 0 to 2047, not “9999"),
        ("bid", "Something is missing after “bid”."),
        ("build esen", "“esen” doesn't fit after “build”. Did you mean “essen”?"),
        ("nominate 44", "“44” doesn't fit after “nominate”. Possible: 3, 4, 5, 6, 7, 8, 9, 10."),
        ("buy wood", "Possible: coal, oil, garbage, uranium."),
        ("run", "Something is missing after “run”. Possible: nothing."),
        ("run 3", "“3” doesn't fit after “run”."),
        ("area mauve", "“mauve” doesn't fit after “area”."),
        ("burn all", "Possible: 0 coal 0 oil."),
        ("return uranium", "Possible: coal, oil."),
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


@pytest.mark.parametrize("game", games(all_of_them=True), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_unreadable_moves_are_refused_in_every_language(game, language):
    """Whatever follows a verb, the refusal is made of messages that every language has."""
    m, words = megawatt.new(game.name, max(game.seat_counts), seed=7), game.words(language)
    for text in ("", "fly", *(f"{verb} xyzzy" for verb in game.actions.verbs)):
        with pytest.raises(megawatt.IllegalMove) as refusal:
            m.action(text)
        said = " ".join(words(message, arguments) for message, arguments in refusal.value.sentences)
        assert (said == refusal.value.explanation) == (language == "en")
