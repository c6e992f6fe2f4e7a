"""Plain numbers out of narrow fields."""

from megawatt.kernel.rules import rule


@rule
def number(field):
    """A field as a full-width number, so that compiled code needs one version only of what it is handed to."""
    return field + 0
