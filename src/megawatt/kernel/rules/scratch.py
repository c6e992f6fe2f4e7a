"""Scratch memory for rules: numbers that a rule needs only while it runs, such as cards that it gathers and shuffles.

    cards = scratch(CARDS)            # CARDS numbers of 64 bits, all 0; the size is a constant
    for place in range(count):
        cards[place] = s.stack[place]
    shuffle_cards(s.chance, cards, 0, count)

Interpreted it is a new list of numbers at every call. Compiled, on a GPU and in WebAssembly it lies on the stack of the rule that
asks (kernel/compilation/stack_memory.py), costs next to nothing and makes no state longer. The rule may hand it to rules that it
calls, and must not return it. Ask for it before a loop, not inside: there it would be the same memory, cleared.
"""

from __future__ import annotations

from typing import Any

from megawatt.kernel.rules.rule import Unbound

MOST_NUMBERS = 1024
"""A thread of a GPU has little memory of its own."""


class Scratch(Unbound):
    """The placeholder that rules call: plain memory, where nothing is bound to it."""

    def __call__(self, size: int) -> Any:
        """An array of this many zeros."""
        checked_size(size)
        return memoryview(bytearray(8 * size)).cast("q")


def checked_size(size: int) -> int:
    """A size that every machine has room for; ValueError for any other."""
    if not 0 < size <= MOST_NUMBERS:
        raise ValueError(f"scratch memory has 1 to {MOST_NUMBERS} numbers, not {size}")
    return size


scratch = Scratch("scratch")
