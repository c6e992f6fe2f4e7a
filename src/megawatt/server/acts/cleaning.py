"""Texts of strangers as they are kept: visible characters in one line, nothing that changes how the rest of a page is read."""

from __future__ import annotations

import unicodedata

from megawatt.server.refusals import Refusal

JOINERS = "\u200c\u200d"
"""They join letters and pictures; invisible otherwise, so they stand between visible characters only."""
MOST_MARKS = 3
"""Accents on one letter; more of them are piled up to hide the lines above."""
UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
"""Control and format characters (those that turn the direction of text among them), halves, and what is no character."""
BLANKS = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters that look like nothing."""


def cleaned(text: str) -> str:
    """One line of visible characters, with single spaces."""
    return " ".join(_visible(" ".join(text.split())).split())


def cleaned_lines(text: str) -> str:
    """The same line by line."""
    return "\n".join(_visible(line.replace("\t", " ")).rstrip() for line in text.splitlines()).strip("\n")


def checked_text(text: str, most: int) -> str:
    """A text that can be said; Refusal when nothing is left of it, or too much."""
    said = cleaned(text)
    if not said:
        raise Refusal("chat-empty", "there is nothing to be seen in this text")
    if len(said) > most:
        raise Refusal("chat-long", f"a line may have {most} characters, not {len(said)}", most=most)
    return said


def _visible(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if letter in JOINERS:
            if not kept or kept[-1] in JOINERS or kept[-1] == " ":
                continue
        elif kind in UNSEEN or letter in BLANKS:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MOST_MARKS and not (marks and not kept):
            kept.append(letter)
    return "".join(kept).rstrip(JOINERS)
