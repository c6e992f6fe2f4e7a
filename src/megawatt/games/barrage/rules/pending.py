"""The stack of pending things: what still has to be decided or resolved before the turn is over, the uppermost first.

A rule that leads to another (a reward that builds, a production that fulfils) never calls it: it lays it here.
"""

from megawatt.kernel.rules import rule


@rule
def push(s, kind, seat, x, y, z):
    """Lay something on top of what is pending."""
    at = s.pending
    s.kind[at] = kind
    s.who[at] = seat
    s.x[at] = x
    s.y[at] = y
    s.z[at] = z
    s.pending = at + 1


@rule
def pop(s):
    """The uppermost thing is done."""
    at = s.pending - 1
    s.kind[at] = 0
    s.who[at] = 0
    s.x[at] = 0
    s.y[at] = 0
    s.z[at] = 0
    s.pending = at


@rule
def top_x(s):
    """The first number of the uppermost thing."""
    return s.x[s.pending - 1]


@rule
def top_y(s):
    """The second number of the uppermost thing."""
    return s.y[s.pending - 1]


@rule
def top_z(s):
    """The third number of the uppermost thing."""
    return s.z[s.pending - 1]
