"""Sends what is due: once per turn, round or invitation and channel, not at night, and not to people who are at the page.

A row of the outbox is put off before its message is sent and deleted afterwards. A server that is killed in between sends it
again later, with the same id: nothing is lost, and whoever gets it twice can tell.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from megawatt.server.mail import Mailer, MailFailed
from megawatt.server.notices.outbound import Outbound, Unreachable
from megawatt.server.notices.push import Gone, Push
from megawatt.server.notices.texts import Texts
from megawatt.server.storage.outbox import INVITATION, MAIL, PUSH, SEAT, TURN, Notice, Outbox, ReachRow
from megawatt.server.storage.steps import OPEN, RUNNING, WAITING, read_seats
from megawatt.server.storage.storage import Storage
from megawatt.server.storage.tournaments import INVITED
from megawatt.server.storage.tournaments import OPEN as OPEN_TOURNAMENT
from megawatt.server.wire.to_page import encode

AT_ONCE = 40
LEASE = 120.0
"""Seconds after which a message that somebody began to send is taken for unsent."""
PAUSES = (60.0, 300.0, 1800.0, 7200.0, 43_200.0)
"""Seconds between the tries; after the last one it is given up."""
URGENT = 3600.0
"""With less than so many seconds left a phone is woken up for it."""
AT_THE_PAGE = 90.0
"""Who was at the page so many seconds ago has seen it."""


class Notices:
    """The sender of one process."""

    def __init__(
        self, storage: Storage, mailer: Mailer, outbound: Outbound, push: Push, texts: Texts, now: Callable[[], float]
    ) -> None:
        self._storage = storage
        self._outbox = Outbox(storage.store.engine)
        self._mailer = mailer
        self.outbound = outbound
        self._push = push
        self._texts = texts
        self._now = now

    async def send_due(self) -> None:
        """One round, by the leader."""
        if not await self._storage.leads():
            return
        due = await self._storage.read(self._outbox.due, self._now(), AT_ONCE)
        await asyncio.gather(*(self._handle(notice) for notice in due))

    async def note_seen(self, people: list[str]) -> None:
        """These people are at the page."""
        if people:
            await self._storage.writer.submit(lambda connection: self._outbox.seen(connection, people, self._now()))

    async def _handle(self, notice: Notice) -> None:
        now = self._now()
        unwanted = notice.reach.off or not notice.channel.confirmed
        if unwanted or not is_still_true(notice) or notice.reach.seen > max(notice.made, now - AT_THE_PAGE):
            await self._done(notice, None)
            return
        morning = end_of_quiet(notice.reach, now)
        if morning is not None:
            await self._put_off(notice, morning, notice.tries)
            return
        if not await self._put_off(notice, now + LEASE, notice.tries + 1):
            return
        try:
            await self._send(notice)
        except Gone:
            await self._storage.writer.submit(lambda connection: self._outbox.drop(connection, notice.channel.id))
            return
        except (MailFailed, Unreachable) as fault:
            if fault.for_good or notice.tries >= len(PAUSES):
                await self._done(notice, True)
            else:
                held = replace(notice, due=now + LEASE, tries=notice.tries + 1)
                await self._put_off(held, now + PAUSES[notice.tries], held.tries)
            return
        await self._done(notice, False)

    async def _send(self, notice: Notice) -> None:
        if notice.channel.kind == MAIL:
            subject, text = self._texts.letter(notice)
            headers = self._texts.off_headers(notice.channel.id)
            await self._mailer.send(notice.channel.address, subject, text, headers=headers, message_id=delivery(notice))
            return
        if notice.channel.kind == PUSH:
            urgent = notice.what == TURN and notice.deadline is not None and notice.deadline - self._now() < URGENT
            await self._push.send(notice.channel, self._texts.pushed(notice), urgent=urgent)
            return
        body = encode(self._texts.at_hook(notice))
        status = await self.outbound.post(notice.channel.address, body, signed(notice.channel.secret, delivery(notice), body))
        if not 200 <= status < 300:
            raise Unreachable(f"answered {status}", for_good=status == 410)

    async def _done(self, notice: Notice, failed: bool | None) -> None:
        await self._storage.writer.submit(lambda connection: self._outbox.done(connection, notice, failed))

    async def _put_off(self, notice: Notice, until: float, tries: int) -> bool:
        return bool(await self._storage.writer.submit(lambda connection: self._outbox.put_off(connection, notice, until, tries)))


def is_still_true(notice: Notice) -> bool:
    """Whether the person is still to decide in the turn that the message is about, sits in the round, or may accept a seat.

    A round is not told beside a turn in it: there is a newer message at the same table then.
    """
    if notice.what == INVITATION:
        return notice.status == OPEN_TOURNAMENT and notice.part == INVITED
    if notice.what == SEAT:
        return notice.status == WAITING and notice.seats is not None and not notice.newer and _is_kept(notice)
    if notice.status != RUNNING or notice.seats is None or notice.newer:
        return False
    seats = read_seats(notice.seats)
    if notice.what == TURN:
        return notice.to_decide is not None and seats[notice.to_decide].person == notice.channel.person
    return any(seat.person == notice.channel.person for seat in seats)


def _is_kept(notice: Notice) -> bool:
    return any(seat.kind == OPEN and seat.reserved == notice.channel.person for seat in read_seats(notice.seats or "[]"))


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


def delivery(notice: Notice) -> str:
    """The id of a message: the same however often it is sent, and not the channel's own."""
    channel = hashlib.sha256(notice.channel.id.encode()).hexdigest()[:12]
    return f"{notice.table_id}.{notice.seq}.{channel}"


def signed(secret: str, delivery: str, body: bytes) -> dict[str, str]:
    """The headers by which a hook knows that a message is ours: HMAC-SHA-256 of its id, a dot and the body."""
    signature = hmac.new(secret.encode(), delivery.encode() + b"." + body, hashlib.sha256).hexdigest()
    return {
        "Content-Type": "application/json",
        "User-Agent": "Megawatt",
        "X-Megawatt-Delivery": delivery,
        "X-Megawatt-Signature": f"sha256={signature}",
    }
