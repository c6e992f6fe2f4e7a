"""A table in memory: as it is committed, whether it can be used, and who watches it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from megawatt.server.refusals import Refusal
from megawatt.server.tables.broadcast import Broadcaster
from megawatt.server.tables.table import Table


class LiveTable:
    """A recently used table."""

    __slots__ = ("__weakref__", "broadcast", "elsewhere", "fault", "last_used", "lock", "simple_bots", "table")

    def __init__(self, table: Table, now: Callable[[], float] = time.time) -> None:
        self.table = table
        """The table as it is committed; replaced whole by the next one (see tables/journal.py)."""
        self.lock = asyncio.Lock()
        """Held while the next step is made."""
        self.fault: Refusal | None = None
        """Why the table can't be used now; None if it can."""
        self.simple_bots = False
        """Whether a bot gives no answer at the moment, so that rules of thumb play for the bots."""
        self.last_used = time.monotonic()
        self.broadcast = Broadcaster(self, now)
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}
        """Connections at other workers: when last reported, seats and watchers."""

    def must_be_sound(self) -> None:
        """Refuse while the last write is uncertain, or when the journal is damaged."""
        if self.fault is not None:
            raise self.fault.with_traceback(None)

    def present(self) -> set[int]:
        """The seats whose people are looking."""
        people = {connection.person for connection in self.broadcast.connections if connection.person}
        here = {seat for person in people for seat in self.table.seats_of(person)}
        return here.union(*(seats for _, seats, _ in self.elsewhere.values()))

    def watchers(self) -> int:
        """How many connections look without a seat."""
        here = sum(1 for connection in self.broadcast.connections if not self.table.seats_of(connection.person))
        return here + sum(watchers for _, _, watchers in self.elsewhere.values())

    def usual_seat(self, person: str | None) -> int | None:
        """The seat that this person is shown by default: theirs to decide, else their first; None for a spectator."""
        mine = self.table.seats_of(person)
        if self.table.to_decide in mine:
            return self.table.to_decide
        asked = [seat for seat in mine if seat in self.table.deciders()]
        return next(iter(asked or mine), None)
