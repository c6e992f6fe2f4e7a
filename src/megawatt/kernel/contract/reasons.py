"""Why something is not allowed: each reason is declared once, with the end of its message id `why-…`.

reasons = Reasons()
TOO_DEAR = reasons.why("too-dear")
"""

from __future__ import annotations

ALLOWED, NOT_ASKED, IS_OVER, NO_SUCH_THING = range(4)
"""What every game needs: nothing forbids it, something else is being decided, the game is over, no such action exists."""


class Reasons:
    """The reasons of a game in the order of their codes; the four above come first."""

    def __init__(self) -> None:
        self.names = ["allowed", "not-asked", "game-over", "no-such-thing"]

    def why(self, name: str) -> int:
        """Declare a reason; returns the code that rules give."""
        if name in self.names:
            raise ValueError(f"reason {name!r} is declared twice")
        self.names.append(name)
        return len(self.names) - 1
