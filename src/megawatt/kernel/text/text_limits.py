"""What a text from outside may be before anything parses it: one pass over the text that ends at the first excess.

Python's TOML reader takes time and memory with the square of a dotted key's length, its recursion is as deep as the
brackets, and a number is read with the square of its digits. Within these limits every reader of ours is linear.
"""

from __future__ import annotations

import re

MOST_CHARACTERS = 64 * 1024
"""The longest file of our own has a third of it."""
MOST_LINES = 5_000
LONGEST_LINE = 4_000
MOST_DEPTH = 12
MOST_DOTS = 8
MOST_KEYS = 6_000
MOST_DIGITS = 18
"""More than fits into 64 bits is nothing that a game counts."""

_TOKENS = re.compile(
    r'''
      """(?:\\[\s\S]|[^\\])*?(?:"""(?:"{0,2})|\Z)      # texts of several lines; the last may be open to the end
    | \'{3}[\s\S]*?(?:\'{3}(?:\'{0,2})|\Z)
    | "(?:\\.|[^"\\\n])*+"? | \'[^\'\n]*+\'?            # texts of one line, closed or not
    | \#[^\n]*
    | [0-9][0-9_]{18,}                                # longer than MOST_DIGITS
    | [\[\]{}=.,\n]
    ''',
    re.VERBOSE,
)


def toml_excess(text: str) -> tuple[int, str] | None:
    """The line and the reason why this text is not even looked at as TOML; None when it may be parsed."""
    if len(text) > MOST_CHARACTERS:
        return 1, f"{len(text)} characters; at most {MOST_CHARACTERS} are read"
    if text.count("\n") >= MOST_LINES:
        return MOST_LINES, f"more than {MOST_LINES} lines"
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            return number, f"a line of {len(line)} characters; at most {LONGEST_LINE} are read"
    found = _deep_or_many(text)
    return None if found is None else (text.count("\n", 0, found[0]) + 1, found[1])


def _deep_or_many(text: str) -> tuple[int, str] | None:
    """Where brackets, dots, keys or digits become too many; what stands in texts and comments is free."""
    depth = dots = keys = 0
    for token in _TOKENS.finditer(text):
        sign = token[0]
        if sign == ".":
            dots += 1
            if dots > MOST_DOTS:
                return token.start(), f"a name of more than {MOST_DOTS + 1} parts"
        elif sign in ("[", "{"):
            depth, dots = depth + 1, 0
            if depth > MOST_DEPTH:
                return token.start(), f"more than {MOST_DEPTH} brackets inside each other"
        elif sign in ("]", "}"):
            depth, dots = max(0, depth - 1), 0
        elif sign == "=":
            keys, dots = keys + 1, 0
            if keys > MOST_KEYS:
                return token.start(), f"more than {MOST_KEYS} keys"
        elif sign in (",", "\n"):
            dots = 0
        elif sign[0].isdigit():
            return token.start(), f"a number of more than {MOST_DIGITS} digits"
    return None
