"""Invisible and look-alike characters (Unicode Technical Standard 39).

Names of accounts and lines of chat go by the same rules for what is invisible.
"""

from __future__ import annotations

import hashlib
import unicodedata
from bisect import bisect_right
from functools import cache
from importlib.metadata import version

JOINERS = "\u200c\u200d"
"""Joiners of letters and emoji; invisible, so they are kept between visible characters only."""
MAX_MARKS = 3
"""Accents on one letter; more of them are piled up to hide the lines above."""
UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
"""Control and format characters (those that turn the direction of text among them), halves, and what is no character."""
IGNORABLE = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x200B, 0x200F),
    (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
"""Unicode's Default_Ignorable_Code_Point, first and last of each range; it holds code points that are reserved for more of them."""
STARTS = [first for first, _ in IGNORABLE]
BLANKS = "\u2800\U0001d159\U00013441\U00013442\U00016fe4"
"""Characters with a width and nothing to see."""
SELECTORS = ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
"""They choose between two pictures of the character before them, such as a heart in colour, or a form of a kanji."""
RULES = 1
"""Raised when `skeleton` gives other results for the same data."""


def is_invisible(letter: str) -> bool:
    """Whether this character is invisible."""
    return _is_ignorable(ord(letter)) or letter in BLANKS or unicodedata.category(letter) in UNSEEN


def visible(text: str) -> str:
    """A text without invisible characters, except joiners and selectors where they change how others look."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        if letter in JOINERS or _is_selector(letter):
            if not kept or kept[-1] == " " or kept[-1] in JOINERS or _is_selector(kept[-1]):
                continue
        elif is_invisible(letter):
            continue
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MAX_MARKS and not (marks and not kept):
            kept.append(letter)
    return "".join(kept).rstrip(JOINERS)


def skeleton(text: str) -> str:
    """Two texts with the same skeleton are taken for each other by people who read them, in capitals or not.

    Unicode compares capitals and small letters apart; names are the same in both. So a character stands for the Latin letter that
    it, its capital or its small letter looks like, where there is one. What cannot be seen counts as nothing, or as a space if it
    is as wide as one.
    """
    seen = "".join(" " if letter in BLANKS else "" if is_invisible(letter) else letter for letter in _decomposed(text))
    return " ".join(unicodedata.normalize("NFD", "".join(map(_look, seen))).split())


def name_look(name: str) -> str:
    """Two names with the same look are the same name to people. A digest, because a skeleton may be long."""
    return hashlib.sha256(skeleton(name).encode()).hexdigest()


def data_version() -> str:
    """Which data and rules skeletons are made with: those of another version are made anew."""
    return f"{version('confusable_homoglyphs')} {unicodedata.unidata_version} {RULES}"


def _decomposed(text: str) -> str:
    return unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text))


@cache
def _look(letter: str) -> str:
    """What one character looks like, in small letters; i counts as l, because its capital looks like one."""
    for form in (letter, letter.upper(), letter.lower()):
        found = "".join(map(_prototype, form))
        if found.isascii():
            return "".join(map(_prototype, found.casefold())).casefold().replace("i", "l")
    return "".join(map(_prototype, letter.casefold()))


def _prototype(letter: str) -> str:
    return _prototypes().get(letter, letter)


@cache
def _prototypes() -> dict[str, str]:
    """For each character that looks like others, the text that stands for all of them.

    The library lists, for each text, those that it can be confused with. They form stars: each character has one prototype, and a
    prototype has many characters. Where there are only two of them, the first in Unicode's order is the prototype.
    """
    from confusable_homoglyphs.confusables import confusables_data

    def bare(text: str) -> str:
        """Letters that are written from right to left stand between two marks in the library's data."""
        return text.replace("\u200e", "")

    pairs = {bare(text): [bare(each["c"]) for each in others] for text, others in confusables_data.items()}
    found: dict[str, str] = {}
    for text, others in pairs.items():
        if len(text) > 1 or len(others) != 1:
            continue  # a prototype
        (other,) = others
        if len(other) > 1 or len(pairs[other]) > 1 or other < text:
            found[text] = other
    return {text: "".join(found.get(part, part) for part in stands) for text, stands in found.items()}


def _is_ignorable(point: int) -> bool:
    place = bisect_right(STARTS, point) - 1
    return place >= 0 and point <= IGNORABLE[place][1]


def _is_selector(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in SELECTORS)
