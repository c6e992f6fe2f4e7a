"""Texts put together as each language does it: lists, labels, asides, sentences, all by shared messages.

The page puts the same messages together (web/src/lib/words/phrases.ts).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from megawatt.kernel.text.words import Words


def listed(words: Words, parts: Iterable[str]) -> str:
    """`a, b and c`; nothing for nothing."""
    *before, last = list(parts) or [""]
    return words("list-last", first=_chained(words, "list-more", before), second=last) if before else last


def enumerated(words: Words, parts: Iterable[str]) -> str:
    """`a, b, c`: a list in a table or on a button, where no word fits between."""
    return _chained(words, "list-more", parts)


def beside(words: Words, parts: Iterable[str]) -> str:
    """`a · b · c`: short facts of the same rank."""
    return _chained(words, "said-beside", parts)


def sentences(words: Words, parts: Iterable[str]) -> str:
    """One sentence after the other."""
    return _chained(words, "said-next", parts)


def labelled(words: Words, label: str, text: object) -> str:
    """`Price: 3`."""
    return words("said-of", label=label, text=str(text))


def aside(words: Words, text: str, said: str) -> str:
    """`coal (south)`."""
    return words("said-aside", text=text, aside=said)


def _chained(words: Words, message: str, parts: Iterable[str]) -> str:
    return reduce(lambda first, second: words(message, first=first, second=second), [part for part in parts if part] or [""])
