"""Cleaning of people's texts: visible characters in one line."""

from __future__ import annotations

from megawatt.server.confusables import visible
from megawatt.server.refusals import Refusal


def cleaned(text: str) -> str:
    """One line of visible characters, with single spaces."""
    return " ".join(visible(" ".join(text.split())).split())


def cleaned_lines(text: str) -> str:
    """The same line by line."""
    return "\n".join(visible(line.replace("\t", " ")).rstrip() for line in text.splitlines()).strip("\n")


def checked_text(text: str, most: int) -> str:
    """A text that can be said; Refusal when nothing is left of it, or too much."""
    said = cleaned(text)
    if not said:
        raise Refusal("chat-empty", "there is nothing to be seen in this text")
    if len(said) > most:
        raise Refusal("chat-long", f"a line may have {most} characters, not {len(said)}", most=most)
    return said
