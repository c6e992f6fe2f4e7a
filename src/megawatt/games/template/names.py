"""The names of things in Overload: actions, reasons, events."""

from __future__ import annotations

from megawatt.kernel.events import EventKinds
from megawatt.kernel.moves import ActionSpace, Amount

SEATS = 4
LARGEST_FUSE = 6
MOST_CHARGE = 3

REASONS = ("allowed", "game-over", "no-such-charge")
ALLOWED, IS_OVER, NO_SUCH_CHARGE = range(len(REASONS))

actions = ActionSpace()
CHARGE = actions.verb("charge", MOST_CHARGE, Amount(1, MOST_CHARGE, "a number of units"))

events = EventKinds()
CHARGED = events.kind("charged", "seat", "count")
BURNED_OUT = events.kind("burned-out", "seat")
