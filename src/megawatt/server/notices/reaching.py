"""What people want to be told, and where: mail addresses that are theirs, and addresses of their own on the public internet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, cast
from zoneinfo import available_timezones

from msgspec.structs import replace

from megawatt.server.mail import Mailer, MailFailed, is_address
from megawatt.server.notices.outbound import Outbound, Unreachable
from megawatt.server.notices.sending import signed
from megawatt.server.notices.texts import Texts
from megawatt.server.refusals import Refusal
from megawatt.server.storage.accounts import AccountStore
from megawatt.server.storage.outbox import HOOK, MAIL, ChannelRow, Outbox, new_channel
from megawatt.server.storage.storage import Storage
from megawatt.server.wire.reaching import ChannelShown, ChannelWish, NewChannel, QuietHours, ReachShown, ReachWish
from megawatt.server.wire.to_page import encode

MOST_CHANNELS = 5


class Reaching:
    """Keeps it."""

    def __init__(self, storage: Storage, mailer: Mailer, outbound: Outbound, texts: Texts, now: Callable[[], float]) -> None:
        self._storage = storage
        self._outbox = Outbox(storage.store.engine)
        self._accounts = AccountStore(storage.store)
        self._mailer, self._outbound, self._texts = mailer, outbound, texts
        self._now = now

    async def shown(self, person: str) -> ReachShown:
        """How this person is told."""
        row = await self._storage.read(self._outbox.reach, person)
        channels = await self._storage.read(self._outbox.channels, person)
        quiet = None if row.quiet_from is None or row.quiet_to is None else QuietHours(row.quiet_from, row.quiet_to)
        return ReachShown(self._mailer.is_set_up, row.off, quiet, row.zone, row.language, [_shown(channel) for channel in channels])

    async def set(self, person: str, wish: ReachWish) -> None:
        """Quiet hours, language, and the switch for everything."""
        if wish.zone not in available_timezones():
            raise Refusal("zone", f"there is no time zone {wish.zone!r}; it should be like Europe/Amsterdam")
        row = await self._storage.read(self._outbox.reach, person)
        times = (wish.quiet.begin, wish.quiet.end) if wish.quiet else (None, None)
        row = replace(row, off=wish.off, quiet_from=times[0], quiet_to=times[1], zone=wish.zone, language=wish.language)
        await self._storage.writer.submit(lambda connection: self._outbox.keep_reach(connection, row))

    async def add(self, person: str, wish: ChannelWish) -> NewChannel:
        """One more way: a mail address is asked whether it is theirs, a hook has to answer a first message."""
        if wish.kind == MAIL and not self._mailer.is_set_up:
            raise Refusal("no-mail", "this server sends no mail")
        if wish.kind == MAIL and not is_address(wish.address):
            raise Refusal("mail-address", f"{wish.address[:80]!r} is no mail address")
        known = wish.kind == HOOK or await self._is_of_account(person, wish.address)
        row = new_channel(person, wish.kind, wish.address, known, self._now())
        if wish.kind == HOOK:
            await self._try_hook(row)
        outbox = self._outbox
        if not await self._storage.writer.submit(lambda connection: outbox.add(connection, row, wish.language, MOST_CHANNELS)):
            raise Refusal("too-many-channels", f"at most {MOST_CHANNELS} ways; remove one first", most=MOST_CHANNELS)
        if not known:
            await self._ask_mail(row, wish.language)
        return NewChannel(_shown(row), row.secret if wish.kind == HOOK else None)

    async def drop(self, person: str, channel: str) -> None:
        """This way no more."""
        await self._storage.writer.submit(lambda connection: self._outbox.drop(connection, channel, person))

    async def confirm(self, token: str) -> None:
        """Somebody has got what was sent to their mail address."""
        if not await self._storage.writer.submit(lambda connection: self._outbox.confirm(connection, token)):
            raise Refusal("no-such-channel", "this link is no longer good")

    async def switch_off(self, channel: str) -> None:
        """Whoever got a message wants no more of them; whether there was such a channel is nobody's business."""
        await self._storage.writer.submit(lambda connection: self._outbox.drop(connection, channel))

    async def _is_of_account(self, person: str, address: str) -> bool:
        """Whether this is the confirmed address of the person's account: then nothing need be asked."""
        account = await self._storage.read(self._accounts.of, person)
        return account is not None and account.email_confirmed and account.email == address

    async def _try_hook(self, row: ChannelRow) -> None:
        """The same refusal for whatever is wrong there: this is no way to look around in somebody's network."""
        body = encode({"what": "test"})
        try:
            status = await self._outbound.post(row.address, body, signed(row.secret, "test", body))
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
    kind = cast(Literal["mail", "hook"], row.kind)
    return ChannelShown(row.id, kind, row.address, row.confirmed, row.failures > 0)
