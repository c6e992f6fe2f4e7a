"""Overload as numbers, for learning."""

from megawatt.author import Number, Observation, Seat, Special, Table, players, rule
from megawatt.games.template import names as n
from megawatt.games.template.state import State


@rule
def observe_fuse(b, s, seat, row, numbers, at):
    """A fuse that the observer may see."""
    if row == seat or b.open_fuses or s.seat < 0:
        numbers[at] = s.fuse[row]


def read_fuse(s, row, numbers):
    """The fuse of a player, if it was seen."""
    s.fuse[row] = int(numbers[0])


observation = Observation(__name__, State, n.SEATS, [
    Table("general", 1, [Seat("seat"), Seat("culprit", lowest=1)]),
    players([Number("charged"), Special("fuse", observe_fuse, read_fuse, ("fuse",))], n.SEATS),
])  # fmt: skip
observe = observation.rule
