"""Which notifications people want, and where: e-mail addresses, browsers, and web addresses of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, cast
from zoneinfo import available_timezones

from msgspec.structs import replace

from megawatt.server.accounts.store import AccountStore
from megawatt.server.db.database import Storage
from megawatt.server.db.outbox import PUSH
from megawatt.server.encoding import encode
from megawatt.server.mail import Mailer, MailFailed, is_address
from megawatt.server.notifications.delivery import signed
from megawatt.server.notifications.messages import (
    ChannelShown,
    ChannelWish,
    DeviceWish,
    HookFormat,
    NewChannel,
    QuietHours,
    ReachShown,
    ReachWish,
)
from megawatt.server.notifications.outbound import Outbound, Unreachable
from megawatt.server.notifications.push import Gone, Push
from megawatt.server.notifications.store import HOOK, MAIL, ChannelRow, Outbox, new_channel
from megawatt.server.notifications.texts import Texts
from megawatt.server.refusals import Refusal

MAX_CHANNELS = 5
MAX_DEVICES = 8


class NotificationPreferences:
    """Stores notification preferences and channels."""

    def __init__(
        self, storage: Storage, mailer: Mailer, outbound: Outbound, push: Push, texts: Texts, now: Callable[[], float]
    ) -> None:
        self._storage = storage
        self._outbox = Outbox(storage.store.engine)
        self._accounts = AccountStore(storage.store)
        self._mailer, self._outbound, self._push, self._texts = mailer, outbound, push, texts
        self._now = now

    async def shown(self, person: str) -> ReachShown:
        """How a person is notified."""
        row = await self._storage.read(self._outbox.reach, person)
        channels = await self._storage.read(self._outbox.channels, person)
        quiet = None if row.quiet_from is None or row.quiet_to is None else QuietHours(row.quiet_from, row.quiet_to)
        ways = [_shown(channel) for channel in channels]
        key = await self._push.public_key()
        return ReachShown(self._mailer.is_set_up, key, row.off, quiet, row.zone, row.language, row.only_decisions, ways)

    async def set(self, person: str, wish: ReachWish) -> None:
        """Quiet hours, language, and the switch for everything."""
        if wish.zone not in available_timezones():
            raise Refusal("zone", f"there is no time zone {wish.zone!r}; it should be like Europe/Amsterdam")
        row = await self._storage.read(self._outbox.reach, person)
        times = (wish.quiet.begin, wish.quiet.end) if wish.quiet else (None, None)
        row = replace(row, off=wish.off, quiet_from=times[0], quiet_to=times[1], zone=wish.zone, language=wish.language)
        row = replace(row, only_decisions=wish.only_decisions)
        await self._storage.writer.submit(lambda connection: self._outbox.keep_reach(connection, row))

    async def add(self, person: str, wish: ChannelWish, count_email: Callable[[str], None]) -> NewChannel:
        """Add a channel: a mail address has to be confirmed, a webhook has to answer a test message.

        `count_email` is called with the recipient, and refuses one too many.
        """
        if wish.kind == MAIL and not self._mailer.is_set_up:
            raise Refusal("no-mail", "this server sends no mail")
        if wish.kind == MAIL and not is_address(wish.address):
            raise Refusal("mail-address", f"{wish.address[:80]!r} is no mail address")
        known = wish.kind == HOOK or await self._is_of_account(person, wish.address)
        if not known:
            count_email(wish.address)
        row = new_channel(person, wish.kind, wish.address, known, self._now())
        if wish.kind == HOOK:
            row = replace(row, format=wish.format)
            await self._try_hook(row, wish.language)
        outbox = self._outbox
        if not await self._storage.writer.submit(lambda connection: outbox.add(connection, row, wish.language, MAX_CHANNELS)):
            raise Refusal("too-many-channels", f"at most {MAX_CHANNELS} ways; remove one first", most=MAX_CHANNELS)
        if not known:
            await self._ask_mail(row, wish.language)
        return NewChannel(_shown(row), row.secret if wish.kind == HOOK else None)

    async def add_device(self, person: str, session: str | None, about: str, wish: DeviceWish) -> None:
        """Add a browser; it has to accept a test message, unless it is known already."""
        row = new_channel(person, PUSH, wish.endpoint, True, self._now())
        row = replace(row, key=wish.key, auth=wish.auth, about=about, session=session or "")
        devices = [each for each in await self._storage.read(self._outbox.channels, person) if each.kind == PUSH]
        known = next((each for each in devices if each.address == wish.endpoint), None)
        known = known or next((each for each in devices if each.address == wish.instead_of), None)
        if known is None and len(devices) >= MAX_DEVICES:
            raise _too_many_devices()
        if known is not None:
            row = replace(row, id=known.id, made=known.made)
        if known is None or not known.is_same(row):
            try:
                await self._push.send(row, self._texts.pushed_first(wish.language, row.id))
            except Unreachable:
                raise _no_such_device() from None
        outbox, language = self._outbox, wish.language
        if not await self._storage.writer.submit(lambda connection: outbox.keep_device(connection, row, language, MAX_DEVICES)):
            raise _too_many_devices()

    async def bring_along(self, guest: str, person: str, session: str) -> None:
        """Give a guest's browsers to the person who has signed in."""
        outbox = self._outbox
        await self._storage.writer.submit(lambda connection: outbox.hand_devices(connection, guest, person, session, MAX_DEVICES))

    async def try_device(self, person: str, channel: str) -> None:
        """Send a test message to a browser; one that is gone is removed."""
        row = next((each for each in await self._storage.read(self._outbox.channels, person) if each.id == channel), None)
        if row is None or row.kind != PUSH:
            raise Refusal("no-such-channel", "you have no such channel")
        reach = await self._storage.read(self._outbox.reach, person)
        try:
            await self._push.send(row, self._texts.pushed_first(reach.language, row.id))
        except Unreachable as fault:
            if isinstance(fault, Gone):
                await self.drop(person, channel)
            raise _no_such_device() from None

    async def drop(self, person: str, channel: str) -> None:
        """Remove a channel."""
        await self._storage.writer.submit(lambda connection: self._outbox.drop(connection, channel, person))

    async def confirm(self, token: str) -> None:
        """Confirm a mail address by the token that was sent to it."""
        if not await self._storage.writer.submit(lambda connection: self._outbox.confirm(connection, token)):
            raise Refusal("no-such-channel", "this link is no longer good")

    async def switch_off(self, channel: str) -> None:
        """Remove a channel by the link in a message; the answer is the same if there was none."""
        await self._storage.writer.submit(lambda connection: self._outbox.drop(connection, channel))

    async def _is_of_account(self, person: str, address: str) -> bool:
        """Whether this is the confirmed address of the person's account: then nothing need be asked."""
        account = await self._storage.read(self._accounts.of, person)
        return account is not None and account.email_confirmed and account.email == address

    async def _try_hook(self, row: ChannelRow, language: str) -> None:
        """The same refusal for every failure, so that this can't be used to scan the server's network."""
        body = encode(self._texts.first_at_hook(row.format, language))
        try:
            status = await self._outbound.post(row.address, body, signed(row.secret, "test", body), row.person)
        except Unreachable:
            status = 0
        if not 200 <= status < 300:
            raise Refusal("hook", "this address does not take our messages; it has to be public and to answer 200 to 299")

    async def _ask_mail(self, row: ChannelRow, language: str) -> None:
        subject, text = self._texts.confirmation(language, row.secret)
        try:
            await self._mailer.send(row.address, subject, text, headers={"Auto-Submitted": "auto-generated"})
        except MailFailed:
            await self.drop(row.person, row.id)
            raise Refusal("mail-failed", "the mail could not be sent; try again later") from None


def _shown(row: ChannelRow) -> ChannelShown:
    kind = cast(Literal["mail", "hook", "push"], row.kind)
    return ChannelShown(row.id, kind, row.address, row.confirmed, row.failures > 0, row.about, cast(HookFormat, row.format))


def _too_many_devices() -> Refusal:
    return Refusal("too-many-devices", f"at most {MAX_DEVICES} browsers; remove one first", most=MAX_DEVICES)


def _no_such_device() -> Refusal:
    """As with webhooks, the same refusal for every failure."""
    return Refusal("device", "messages for this browser are not taken; allow them in it anew")
