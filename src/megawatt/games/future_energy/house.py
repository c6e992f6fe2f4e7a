"""The house bot."""

from megawatt.kernel.chance import below
from megawatt.kernel.rules import rule


@rule
def house(b, s, actions, count, words):
    """Any move."""
    return actions[below(words, count)]
