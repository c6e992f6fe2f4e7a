"""Whole numbers that callers pass: Python's and NumPy's are accepted, anything that would have to be cut is refused."""

from __future__ import annotations

from operator import index
from typing import Any

from megawatt.kernel.errors import OptionError, shown


def whole_number(what: str, value: Any, lowest: int, highest: int | None = None) -> int:
    """The value as a Python int; OptionError names what it stands for and the numbers that would be right."""
    number = as_whole(value)
    if number is None or number < lowest or (highest is not None and number > highest):
        right = f"a number from {lowest} to {highest}" if highest is not None else f"a number of at least {lowest}"
        raise OptionError(f"{what} {shown(value)} should be {right}")
    return number


def as_whole(value: Any) -> int | None:
    """A Python int; None for floats, texts and truth values, which only look like numbers."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None
