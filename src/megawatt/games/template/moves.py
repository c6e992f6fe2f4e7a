"""The verbs of Overload and how people write them."""

from __future__ import annotations

from megawatt.author import ActionSpace, Amount
from megawatt.games.template.names import MOST_CHARGE

actions = ActionSpace()
CHARGE = actions.verb("charge", argument=Amount(1, MOST_CHARGE), units=range(1, MOST_CHARGE + 1))
