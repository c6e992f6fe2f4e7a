"""Reserved seats: inviting people to them, and notifying them by mail and push.

People find seats that are reserved for them in their lobby in any case. Messages are unsolicited, so they are limited per sender
and per recipient, and muted people send none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sqlalchemy import Connection

from megawatt.server.accounts.mutes import MuteStore
from megawatt.server.accounts.service import name_key
from megawatt.server.accounts.store import AccountStore
from megawatt.server.api.rate_limits import Limits
from megawatt.server.db.database import Storage
from megawatt.server.db.outbox import SEAT, write_notification
from megawatt.server.refusals import Refusal
from megawatt.server.tables import reservations as challenges
from megawatt.server.tables.journal import NOTIFICATION_DELAY_S, Journal
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.steps import OPEN, SeatRow


class Invitations:
    """Reserves seats for people and notifies them."""

    def __init__(self, storage: Storage, journal: Journal, limits: Limits, now: Callable[[], float]) -> None:
        self._storage, self._journal, self._limits, self._now = storage, journal, limits, now
        self._mutes, self._account_store = MuteStore(storage.store), AccountStore(storage.store)

    async def invite(self, live: LiveTable, person: str, seat: int | None, name: str) -> None:
        """The host of a table that waits keeps an open seat (None: the first) for the account of this name."""
        found = await self._storage.read(self._account_store.person_named, name_key(name))
        if found is None:
            raise Refusal("no-such-person", "nobody with an account is called so")
        invited, written, _ = found
        if seat is None:
            free = (number for number, each in enumerate(live.table.seats) if each.kind == OPEN and each.reserved is None)
            seat = next(free, None)
        if seat is None:
            raise Refusal("seat-taken", "no seat is free at this table", seat=-1)
        live.table.names[invited] = written
        await challenges.challenge(self._journal, live, person, seat, invited)
        welcome = self.welcome_invitations(person, [invited])
        number = live.table.seq
        await self._storage.writer.submit(lambda connection: self.notify(connection, live.table.id, number, person, welcome))

    def welcome_invitations(self, person: str, people: Iterable[str]) -> list[str]:
        """Those of these people who may get a message from this one now; the others' seats are reserved silently."""
        return [each for each in people if self._is_within_limits(person, each)]

    def notify(self, connection: Connection, table: str, number: int, person: str, people: Iterable[str]) -> None:
        """Notify people that a seat is kept for them from this step on, unless they have muted the person who invites."""
        now = self._now()
        for each in people:
            if not self._mutes.has_muted(connection, each, person):
                write_notification(connection, SEAT, table, number, each, now, now + NOTIFICATION_DELAY_S)

    def _is_within_limits(self, person: str, invited: str) -> bool:
        try:
            self._limits.spend("invite-to", f"{person} {invited}", None)
            self._limits.spend("invited", invited, None)
        except Refusal:
            return False
        return True


def kept_for(seats: Iterable[SeatRow], person: str) -> list[str]:
    """The people for whom seats are reserved, other than this person."""
    return [seat.reserved for seat in seats if seat.kind == OPEN and seat.reserved not in (None, person)]
