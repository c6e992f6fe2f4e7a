"""People whom the host has banned: they may watch, but do nothing."""

from __future__ import annotations

from megawatt.server.refusals import Refusal


class Bans:
    """The banned people, as last read from the database."""

    def __init__(self) -> None:
        self.people: frozenset[str] = frozenset()

    def check(self, person: str | None) -> None:
        """Refuse banned people."""
        if person in self.people:
            raise Refusal("banned", "the host of this server has banned you")
