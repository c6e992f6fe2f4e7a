"""People whom the host has banned: they may look on, but do nothing."""

from __future__ import annotations

from megawatt.server.refusals import Refusal


class Bans:
    """Who is banned, as the database said last."""

    def __init__(self) -> None:
        self.people: frozenset[str] = frozenset()

    def check(self, person: str | None) -> None:
        """Refuse whatever a banned person wants to do."""
        if person in self.people:
            raise Refusal("banned", "the host of this server has banned you")
