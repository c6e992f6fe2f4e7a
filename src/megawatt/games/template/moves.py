"""The verbs of Overload and how people write them."""

from __future__ import annotations

from megawatt.author import ActionSpace, Amount
from megawatt.games.template import names as n

actions = ActionSpace()
CHARGE = actions.verb("charge", argument=Amount(1, n.MOST_CHARGE), units=range(1, n.MOST_CHARGE + 1))
