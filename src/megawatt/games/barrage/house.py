"""The house bot."""

from megawatt.kernel.chance import below
from megawatt.kernel.rules import rule


@rule
def house(b, s, actions, count, words):
    """x"""
    return actions[below(words, count)]
