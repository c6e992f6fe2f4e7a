"""The names of things in Overload, and its own: how much there is of everything, what is asked, why something is not allowed."""

from __future__ import annotations

from megawatt.author import Reasons

NAME = "overload"
"""How people and files name the game."""
SEATS = 4
LARGEST_FUSE = 6
MOST_CHARGE = 3

ASK_CHARGE, ASK_NOTHING = range(2)

reasons = Reasons()
"""Nothing beyond what every game refuses; a reason of its own would be `TOO_DEAR = reasons.why("too-dear")`."""
