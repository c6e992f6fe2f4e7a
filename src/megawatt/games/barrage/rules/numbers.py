"""Plain numbers for rules.

Compiled code is made once per kind of argument, and a written constant is a kind of its own. Where a constant would switch
off a call inside (`choose_place(..., CONDUIT, ...)`), hand it over as `number(CONDUIT)`: a call that vanishes in one version can
be missing in another when all is linked. For the same reason rules use `smaller` and `larger` instead of `min` and `max`.
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
