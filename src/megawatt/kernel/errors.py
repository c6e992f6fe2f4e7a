"""What can go wrong at the edges, each with the offending value and what would have been right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

Sentence = tuple[str, Mapping[str, str | int]]
"""A message id and its arguments: something to say in any language."""

MOST_NAMED = 25
"""A longer list of what is known helps nobody."""
LONGEST_SHOWN = 80
LONGEST_GUESSED = 80
"""Longer input is never a misspelt word, and comparing takes time with the square of the length."""
CLOSE = 0.6
"""How much alike two words must be for one to be meant by the other."""


class MegawattError(Exception):
    """The base of our exceptions for wrong input; the text can be shown to a person as it is."""


class IllegalMove(MegawattError):
    """A move that cannot be read or that the rules forbid now. Nothing was changed."""

    def __init__(self, move: str, explanation: str, reason: str = "unreadable", sentences: Sequence[Sentence] = ()) -> None:
        super().__init__(f"{move!r}: {explanation}")
        self.move = move
        self.reason = reason
        self.explanation = explanation
        self.sentences = sentences
        """What the explanation says, for readers of other languages: shared messages."""


class Unreadable(ValueError):
    """A word that stands where it means nothing: the shared message `unreadable-WHAT`, and the words that would be right."""

    def __init__(self, what: str, word: str, known: Iterable[str] = (), **arguments: str | int) -> None:
        super().__init__(f"{what}: {word!r}")
        self.what = what
        self.word = word
        self.known = list(known)
        self.arguments = arguments

    def sentences(self, **more: str | int) -> list[Sentence]:
        """What is wrong, and the closest word that is known, or all of them; a number is close to nothing."""
        what = self.what if self.word else "nothing" if self.what.startswith("verb") else "missing"
        word = self.word if len(self.word) <= LONGEST_SHOWN else f"{self.word[:LONGEST_SHOWN]}…"
        said: list[Sentence] = [(f"unreadable-{what}", {"word": word, **self.arguments, **more})]
        close = None if self.word.isdigit() else closest(self.word, self.known)
        if close is not None:
            said.append(("unreadable-close", {"word": close}))
        elif self.known:
            named = ", ".join(self.known[:MOST_NAMED])
            said.append(("unreadable-known", {"words": named, "more": max(0, len(self.known) - MOST_NAMED)}))
        return said


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


def closest(word: str, known: Sequence[str]) -> str | None:
    """The known word that was most likely meant."""
    if len(word) > LONGEST_GUESSED:
        return None
    return next(iter(get_close_matches(word, known, n=1, cutoff=CLOSE)), None)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`; did you mean 'map'?` when something close exists, else a list of what is known."""
    known = sorted(known)
    if close := closest(word, known):
        return f"; did you mean {close!r}?"
    more = f", … ({len(known)} in all)" if len(known) > MOST_NAMED else ""
    return f"; known: {', '.join(known[:MOST_NAMED])}{more}"
