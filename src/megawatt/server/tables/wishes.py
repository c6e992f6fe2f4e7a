"""What somebody wants done at a table: a step for the table as it stands, and the key that identifies a repeated request."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from megawatt.kernel.contract.plans import Plan
from megawatt.server.ids import own_key
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.steps import AnyStep
from megawatt.server.tables.table import Table

Wish = Callable[[Table], AnyStep | None]
"""The step that somebody wants on the table as it stands: None when there is nothing to do, Refusal when it may not be."""


class MoveKey(Struct, frozen=True):
    """The key of a sender's request. The journal stores it with the sender: everybody's keys are their own."""

    person: str
    seat: int
    key: str

    @property
    def kept(self) -> str:
        """The key as the journal has it."""
        return own_key(self.person, self.key)


class StepJournal(Protocol):
    """Stores steps: in a database (journal.py), or in a page (megawatt/local)."""

    now: Callable[[], float]

    async def act(self, live: LiveTable, wish: Wish, key: MoveKey | None = None) -> None:
        """Do what a person wishes; a known key is done already."""

    async def plan(self, live: LiveTable, seat: int, plan: Plan | None) -> None:
        """Store the plan of a seat; under the table's lock."""
