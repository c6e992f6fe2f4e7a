"""What can go wrong at the edges, each with the offending value and what would have been right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

MOST_NAMED = 25
"""A longer list of what is known helps nobody."""
LONGEST_SHOWN = 80
LONGEST_GUESSED = 80
"""Nobody means a word by something longer, and comparing takes time with the square of the length."""


class MegawattError(Exception):
    """Any refusal of ours; its text can be shown to a person as it is."""


class IllegalMove(MegawattError):
    """A move that cannot be read or that the rules forbid now. Nothing was changed."""

    def __init__(self, move: str, explanation: str, reason: str = "unreadable") -> None:
        super().__init__(f"{move!r}: {explanation}")
        self.move = move
        self.reason = reason
        self.explanation = explanation


class OptionError(MegawattError, ValueError):
    """An option, seat count, seed or mode that no table can be laid with."""


class DataError(MegawattError):
    """A fault in a data file (map, deck), with the line where a person should look."""

    def __init__(self, source: str, line: int | None, fault: str) -> None:
        where = f"{source}:{line}" if line else source
        super().__init__(f"{where}: {fault}")
        self.source = source
        self.line = line
        self.fault = fault


class FileError(MegawattError):
    """A match file that is damaged, cut short, or not ours."""

    def __init__(self, source: str, line: int, fault: str) -> None:
        super().__init__(f"{source}, line {line}: {fault}" if line else f"{source}: {fault}")
        self.source = source
        self.line = line
        self.fault = fault


def shown(value: object) -> str:
    """A value as a message quotes it: never longer than a line, whatever it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists inside lists inside lists
        return f"a {type(value).__name__} beyond all bounds"
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`; did you mean 'map'?` when something close exists, else a list of what is known."""
    known = sorted(known)
    close = get_close_matches(word, known, n=1, cutoff=0.6) if len(word) <= LONGEST_GUESSED else []
    if close:
        return f"; did you mean {close[0]!r}?"
    more = f", … ({len(known)} in all)" if len(known) > MOST_NAMED else ""
    return f"; known: {', '.join(known[:MOST_NAMED])}{more}"
