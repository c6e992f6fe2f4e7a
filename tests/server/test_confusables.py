"""What looks alike, and what cannot be seen."""

from __future__ import annotations

import string
import sys
import unicodedata

import pytest

from megawatt.server.confusables import BLANKS, _prototypes, is_invisible, skeleton, visible


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Alice", "AIice"),  # a capital i
        ("Alice", "\u0391L\u0399C\u0395"),  # Greek capitals
        ("Alice", "\u0410LICE"),  # a Cyrillic one
        ("paypal", "\u0440\u0430\u0443\u0440\u0430\u04cf"),
        ("Bob", "B0b"),
        ("modern", "modem"),
        ("Vera", "\u03bder\u0430"),
        ("\u043d\u0438\u043d\u0430", "H\u0438\u043d\u0430"),  # a Latin capital in a Cyrillic name of small letters
        ("l", "\u05d5"),  # Hebrew, written from right to left
        ("l", "\u0661"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("Ann Lee", "Ann\u2800Lee"),
        ("Ann Lee", "Ann\u00a0\u2003Lee"),
    ],
)
def test_texts_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anne"),
        ("Ann Lee", "AnnLee"),
        ("Vera", "Nera"),
        ("Zoe", "Zo\u00eb"),
        ("\u738b", "\u4e3b"),
        ("Ann 2", "Ann 3"),
        ("n", "v"),
        ("y", "u"),
    ],
)
def test_texts_that_differ_to_the_eye_have_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_of_plain_letters_only_those_are_one_that_are_taken_for_each_other() -> None:
    alike: dict[str, set[str]] = {}
    for letter in string.ascii_lowercase + string.digits:
        alike.setdefault(skeleton(letter), set()).add(letter)
    assert [account_email for account_email in alike.values() if len(account_email) > 1] == [{"i", "l", "1"}, {"o", "0"}]
    assert len({skeleton(f"Ann {number}") for number in range(1000)}) == 1000


def test_a_skeleton_is_the_same_in_capitals_for_names_of_latin_letters() -> None:
    for name in ("Alice", "Zo\u00eb", "S\u00f8ren", "M\u00fcller", "Stra\u00dfe", "\u0141ukasz", "I\u0307pek"):
        assert skeleton(name) == skeleton(name.upper()) == skeleton(name.lower())


def test_every_prototype_stands_for_itself() -> None:
    known = _prototypes()
    assert len(known) > 6000
    for letter, stands in known.items():
        assert all(part not in known for part in stands), f"{letter!a} leads to {stands!a}, which leads on"


def test_nothing_invisible_changes_a_skeleton() -> None:
    """Every character that Python calls a control, format or unassigned one, and Unicode's list of those to be ignored."""
    invisible = [chr(point) for point in range(sys.maxunicode + 1) if is_invisible(chr(point)) and chr(point) not in BLANKS]
    assert {"\u034f", "\u115f", "\u17b4", "\u180b", "\u3164", "\ufe0f", "\uffa0", "\U000e0100", "\u200d", "\u202e"} <= set(
        invisible
    )
    assert not [letter for letter in invisible if letter.isspace() is False and skeleton(f"Ve{letter}ra") != "vera"]
    assert not [letter for letter in invisible if unicodedata.category(letter)[0] in "NPS"], "nothing that is seen"


@pytest.mark.parametrize(
    "text", ["\u2764\ufe0f", "1\ufe0f\u20e3", "\u845b\U000e0100", "\U0001f468\u200d\U0001f467", "\u0645\u06cc\u200c\u0634"]
)
def test_what_changes_how_others_look_stays_in_a_text(text: str) -> None:
    assert visible(text) == text


@pytest.mark.parametrize("text", ["\ufe0f", " \u200d", "\u3164", "\u2800", "\u0301", "\u202e", "\ufe0f\ufe0e\u034f", "\U000e0041"])
def test_what_nobody_can_see_is_nothing(text: str) -> None:
    assert visible(text).strip() == ""
