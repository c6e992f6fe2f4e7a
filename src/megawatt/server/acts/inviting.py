"""Seats that are kept for people: telling them, by mail and push as they like, and inviting somebody to a table that waits.

Whoever a seat is kept for finds it in their lobby in any case. Messages come unasked, so there are few of them: from one person,
to one person, and none from somebody whom they have muted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sqlalchemy import Connection

from megawatt.server.acts import challenging
from megawatt.server.acts.journal import NOTICE_SECONDS, Journal
from megawatt.server.people.accounts import name_key
from megawatt.server.people.limits import Limits
from megawatt.server.refusals import Refusal
from megawatt.server.storage.archive import Archive
from megawatt.server.storage.chat import ChatStore
from megawatt.server.storage.outbox import SEAT, write_notice
from megawatt.server.storage.steps import OPEN, SeatRow
from megawatt.server.storage.storage import Storage
from megawatt.server.telling.audience import Audience


class Inviting:
    """Tells people of seats, and keeps seats for them."""

    def __init__(self, storage: Storage, journal: Journal, limits: Limits, now: Callable[[], float]) -> None:
        self._storage, self._journal, self._limits, self._now = storage, journal, limits, now
        self._chat, self._archive = ChatStore(storage.store), Archive(storage.store)

    async def invite(self, audience: Audience, person: str, seat: int | None, name: str) -> None:
        """The host of a table that waits keeps an open seat (None: the first) for the account of this name."""
        found = await self._storage.read(self._archive.person_named, name_key(name))
        if found is None:
            raise Refusal("no-such-person", "nobody with an account is called so")
        invited, written, _ = found
        if seat is None:
            free = (number for number, each in enumerate(audience.table.seats) if each.kind == OPEN and each.reserved is None)
            seat = next(free, None)
        if seat is None:
            raise Refusal("seat-taken", "no seat is free at this table", seat=-1)
        audience.table.names[invited] = written
        await challenging.challenge(self._journal, audience, person, seat, invited)
        told = self.may_be_told(person, [invited])
        number = audience.table.seq
        await self._storage.writer.submit(lambda connection: self.tell(connection, audience.table.id, number, person, told))

    def may_be_told(self, person: str, people: Iterable[str]) -> list[str]:
        """Those of these people whom this one may send a message now; beyond that, seats are kept without a word."""
        return [each for each in people if self._is_within_limits(person, each)]

    def tell(self, connection: Connection, table: str, number: int, person: str, people: Iterable[str]) -> None:
        """A seat of this table is kept for these people from this step on: they hear of it, unless they have muted who invites."""
        now = self._now()
        for each in people:
            if not self._chat.has_muted(connection, each, person):
                write_notice(connection, SEAT, table, number, each, now, now + NOTICE_SECONDS)

    def _is_within_limits(self, person: str, invited: str) -> bool:
        try:
            self._limits.spend("invite-to", f"{person} {invited}", "")
            self._limits.spend("invited", invited, "")
        except Refusal:
            return False
        return True


def kept_for(seats: Iterable[SeatRow], person: str) -> list[str]:
    """For whom seats are kept, apart from whoever keeps them."""
    return [seat.reserved for seat in seats if seat.kind == OPEN and seat.reserved not in (None, person)]
