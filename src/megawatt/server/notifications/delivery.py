"""Sends what is due: once per turn, round or invitation and channel, outside quiet hours, and not to people who are at the page.

A row of the outbox is postponed before its message is sent and deleted afterwards. A server that is killed in between sends it
again later, with the same id: nothing is lost, and recipients can recognise duplicates.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from megawatt.server.db.database import Storage
from megawatt.server.db.outbox import INVITATION, PUSH, SEAT, TURN
from megawatt.server.encoding import encode
from megawatt.server.mail import Mailer, MailFailed
from megawatt.server.notifications.outbound import Outbound, Unreachable
from megawatt.server.notifications.push import Gone, Push
from megawatt.server.notifications.store import MAIL, Notification, Outbox, ReachRow
from megawatt.server.notifications.texts import Texts
from megawatt.server.tables.steps import OPEN, RUNNING, WAITING, read_seats

MAX_DUE_PER_ROUND = 40
MAX_OF_PERSON_PER_ROUND = 6
"""A round ends when its slowest hook has answered or timed out: nobody's slow hooks fill it alone."""
LEASE_S = 120.0
"""Seconds after which a message whose sending has begun counts as unsent."""
RETRY_DELAYS_S = (60.0, 300.0, 1800.0, 7200.0, 43_200.0)
"""Seconds between the tries; after the last one it is given up."""
URGENT_S = 3600.0
"""With less time left, a push message is urgent and wakes a phone."""
AT_PAGE_S = 90.0
"""People who were at the page at most this many seconds ago have seen it."""

IsInvited = Callable[[str | None, str | None], bool]


class NotificationSender:
    """Sends the notifications of the outbox."""

    def __init__(
        self,
        storage: Storage,
        mailer: Mailer,
        outbound: Outbound,
        push: Push,
        texts: Texts,
        now: Callable[[], float],
        is_invited: IsInvited,
    ) -> None:
        """`is_invited` knows whether an invitation to a tournament can still be accepted, by its status and the person's part."""
        self._storage = storage
        self._outbox = Outbox(storage.store.engine)
        self._mailer = mailer
        self.outbound = outbound
        self._push = push
        self._texts = texts
        self._now, self._is_invited = now, is_invited

    async def send_due(self) -> None:
        """One round, by the leader."""
        if not await self._storage.leads():
            return
        due = await self._storage.read(self._outbox.due, self._now(), MAX_DUE_PER_ROUND, MAX_OF_PERSON_PER_ROUND)
        await asyncio.gather(*(self._handle(notification) for notification in due))

    async def note_seen(self, people: list[str]) -> None:
        """Store that these people are at the page."""
        if people:
            await self._storage.writer.submit(lambda connection: self._outbox.seen(connection, people, self._now()))

    async def _handle(self, notification: Notification) -> None:
        now = self._now()
        unwanted = notification.reach.off or not notification.channel.confirmed
        if (
            unwanted
            or not is_still_true(notification, self._is_invited)
            or notification.reach.seen > max(notification.made, now - AT_PAGE_S)
        ):
            await self._done(notification, None)
            return
        morning = end_of_quiet(notification.reach, now)
        if morning is not None:
            await self._put_off(notification, morning, notification.tries)
            return
        if not await self._put_off(notification, now + LEASE_S, notification.tries + 1):
            return
        try:
            await self._send(notification)
        except Gone:
            await self._storage.writer.submit(lambda connection: self._outbox.drop(connection, notification.channel.id))
            return
        except (MailFailed, Unreachable) as fault:
            if fault.for_good or notification.tries >= len(RETRY_DELAYS_S):
                await self._done(notification, True)
            else:
                held = replace(notification, due=now + LEASE_S, tries=notification.tries + 1)
                await self._put_off(held, now + RETRY_DELAYS_S[notification.tries], held.tries)
            return
        await self._done(notification, False)

    async def _send(self, notification: Notification) -> None:
        if notification.channel.kind == MAIL:
            subject, text = self._texts.email(notification)
            headers = self._texts.off_headers(notification.channel.id)
            await self._mailer.send(notification.channel.address, subject, text, headers=headers, message_id=delivery(notification))
            return
        if notification.channel.kind == PUSH:
            urgent = (
                notification.what == TURN and notification.deadline is not None and notification.deadline - self._now() < URGENT_S
            )
            await self._push.send(notification.channel, self._texts.pushed(notification), urgent=urgent)
            return
        channel, body = notification.channel, encode(self._texts.at_hook(notification))
        headers = signed(channel.secret, delivery(notification), body)
        status = await self.outbound.post(channel.address, body, headers, channel.person)
        if not 200 <= status < 300:
            raise Unreachable(f"answered {status}", for_good=status == 410)

    async def _done(self, notification: Notification, failed: bool | None) -> None:
        await self._storage.writer.submit(lambda connection: self._outbox.done(connection, notification, failed))

    async def _put_off(self, notification: Notification, until: float, tries: int) -> bool:
        return bool(
            await self._storage.writer.submit(lambda connection: self._outbox.put_off(connection, notification, until, tries))
        )


def is_still_true(notification: Notification, is_invited: IsInvited) -> bool:
    """Whether the message still applies: the person is to decide in that turn, sits in the round, or may accept a seat.

    A message about a turn replaces that about its round.
    """
    if notification.what == INVITATION:
        return is_invited(notification.status, notification.part)
    if notification.what == SEAT:
        return (
            notification.status == WAITING and notification.seats is not None and not notification.newer and _is_kept(notification)
        )
    if notification.status != RUNNING or notification.seats is None or notification.newer:
        return False
    seats = read_seats(notification.seats)
    if notification.what == TURN:
        return notification.to_decide is not None and seats[notification.to_decide].person == notification.channel.person
    return any(seat.person == notification.channel.person for seat in seats)


def _is_kept(notification: Notification) -> bool:
    return any(
        seat.kind == OPEN and seat.reserved == notification.channel.person for seat in read_seats(notification.seats or "[]")
    )


def end_of_quiet(reach: ReachRow, now: float) -> float | None:
    """When this person's quiet hours end; None when it is not quiet now."""
    if reach.quiet_from is None or reach.quiet_to is None or reach.quiet_from == reach.quiet_to:
        return None
    here = datetime.fromtimestamp(now, ZoneInfo(reach.zone))
    minute = here.hour * 60 + here.minute
    if not (minute - reach.quiet_from) % 1440 < (reach.quiet_to - reach.quiet_from) % 1440:
        return None
    end = here.replace(hour=reach.quiet_to // 60, minute=reach.quiet_to % 60, second=0, microsecond=0)
    return (end if end > here else end + timedelta(days=1)).timestamp()


def delivery(notification: Notification) -> str:
    """The id of a message: the same however often it is sent, and not the channel's own."""
    channel = hashlib.sha256(notification.channel.id.encode()).hexdigest()[:12]
    return f"{notification.table_id}.{notification.seq}.{channel}"


def signed(secret: str, delivery: str, body: bytes) -> dict[str, str]:
    """The headers by which a hook knows that a message is ours: HMAC-SHA-256 of its id, a dot and the body."""
    signature = hmac.new(secret.encode(), delivery.encode() + b"." + body, hashlib.sha256).hexdigest()
    return {
        "Content-Type": "application/json",
        "User-Agent": "Megawatt",
        "X-Megawatt-Delivery": delivery,
        "X-Megawatt-Signature": f"sha256={signature}",
    }
