"""Plain numbers for rules.

Compiled rules use `smaller` and `larger` instead of `min` and `max`: those come as functions of Numba's own, which are not
always linked into what calls them.
"""

from megawatt.kernel.rules import rule


@rule
def number(field):
    """A field as a full-width number, so that compiled code needs one version only of what it is handed to."""
    return field + 0


@rule
def smaller(a, b):
    """The smaller of two numbers."""
    return a + 0 if a < b else b + 0


@rule
def larger(a, b):
    """The larger of two numbers."""
    return a + 0 if a > b else b + 0
