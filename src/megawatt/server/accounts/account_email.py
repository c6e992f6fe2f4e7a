"""E-mail about accounts: confirming an address, and recovery links for forgotten passwords.

The answer to a recovery request is immediate and always the same; whether the account exists is looked up afterwards.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from pathlib import Path

from megawatt.kernel.text.words import Words, spoken_instead_of
from megawatt.server.accounts.passwords import check_password
from megawatt.server.accounts.service import Accounts, SignedIn, name_key
from megawatt.server.accounts.sessions import Who, digest
from megawatt.server.accounts.store import MAIL, OBJECT, RESET, AccountRow
from megawatt.server.api.rate_limits import Limits
from megawatt.server.background import Background
from megawatt.server.db.database import Storage
from megawatt.server.mail import Mailer, MailFailed, is_address
from megawatt.server.refusals import Refusal

WORDS = Path(__file__).parents[1] / "words"
CONFIRM_LINK_S, RECOVERY_LINK_S, OBJECTION_LINK_S = 86_400.0, 3600.0, 3 * 86_400.0
"""Seconds that a link is good for."""
RECOVERY_EMAIL_INTERVAL_S = 900.0
"""Seconds between two recovery links sent to one person."""
MAX_CONCURRENT_EMAILS, MAX_WAITING = 2, 40
"""How many e-mails are delivered at a time, and how many may wait."""
MESSAGES = {
    "confirm": ("email-message-confirm", "email-message-confirm-text"),
    "recover": ("email-message-recover", "email-message-recover-text"),
    "object": ("email-message-object", "email-message-object-text"),
}
"""The purpose of their links, with subject and text."""
log = logging.getLogger(__name__)


class AccountEmail:
    """Sends e-mail about accounts and follows the links in it. A link is stored as a digest and works once."""

    def __init__(
        self, accounts: Accounts, storage: Storage, mailer: Mailer, limits: Limits, background: Background, address: str
    ) -> None:
        """`address` is what people type, without a slash at its end."""
        self._accounts, self._storage, self._store = accounts, storage, accounts.store
        self._mailer, self._limits, self._background, self._address = mailer, limits, background, address
        self._line = asyncio.Semaphore(MAX_CONCURRENT_EMAILS)
        self._waiting = 0

    async def set_address(self, who: Who, place: str, password: str, email: str, language: str) -> None:
        """Set another address, which has to be confirmed; an empty one removes it. Earlier links become invalid.

        The previous address, if it was confirmed, gets a message and may object.
        """
        email = email.strip()
        if email:
            self._must_send_mail()
            if not is_address(email):
                raise Refusal("mail-address", f"{email[:80]!r} is no mail address")
        account = await self._accounts.confirmed(who, place, password)
        if email and email == account.email and account.email_confirmed:
            return  # or a thief could make it unconfirmed first, and then change it without a word to its owner
        if not email:
            await self._change(account, None, None, language)
            return
        self._limits.email(email, who.person, place)
        if self._waiting >= MAX_WAITING:
            raise Refusal("busy", "too many e-mails wait to be sent; try again")
        token, until = secrets.token_urlsafe(24), time.time() + CONFIRM_LINK_S
        try:
            await self._send(email, account.language or language, "confirm", token)
        except MailFailed:
            raise Refusal("mail-failed", "the mail could not be sent; try again later") from None
        await self._change(account, email, (digest(token), until), language)

    async def confirm(self, place: str, token: str) -> None:
        """Confirm an address by its token; the browser that opens the link need not be signed in."""
        self._limits.spend("sign-in", None, place)
        if not await self._storage.writer.submit(lambda connection: self._store.confirm_email(connection, digest(token))):
            raise _no_such_link()

    def ask_way_back(self, place: str, name: str, language: str) -> None:
        """Send a recovery link if an account of this name has a confirmed address; the answer doesn't reveal whether."""
        self._must_send_mail()
        key = name_key(name)
        self._limits.spend("forgotten", key, place)
        if self._waiting >= MAX_WAITING:
            log.warning("too many e-mails wait; one was not written")
            return
        self._background.once("emails", self._send_way_back(key, language))

    async def come_back(self, place: str, token: str, password: str, about: str) -> SignedIn:
        """Set a new password with the token of a recovery link; every other browser is signed out."""
        self._limits.spend("sign-in", None, place)
        way, found = digest(token), None
        for kind in (MAIL, RESET, OBJECT):
            found = await self._storage.read(self._store.whose_way, way, kind)
            if found is not None:
                break
        person, email = found, _address_in(token) if kind == OBJECT else None
        account = await self._storage.read(self._store.of, person) if person else None
        if account is None:
            raise _no_such_link()
        check_password(password, account.name_key or "")
        signed_in = await self._accounts.begin_anew_by(way, kind, account.person, password, about, email)
        if signed_in is None:
            raise _no_such_link()
        return signed_in

    async def _change(self, account: AccountRow, email: str | None, way: tuple[str, float] | None, language: str) -> None:
        """Store another address, or none, and notify the previous one."""
        before = account.email if account.email_confirmed else None
        token = _objection_for(before) if before else ""
        objection = (digest(token), time.time() + OBJECTION_LINK_S) if before else None
        await self._storage.writer.submit(
            lambda connection: self._store.set_email(connection, account.person, email, way, objection)
        )
        if before:
            self._background.once("emails", self._notify_old_address(before, account.language or language, token))

    async def _notify_old_address(self, before: str, language: str, token: str) -> None:
        try:
            await self._send(before, language, "object", token)
        except MailFailed as fault:
            log.warning("a previous address was not notified: %s", fault)

    async def _send_way_back(self, key: str, language: str) -> None:
        account = await self._storage.read(self._store.named, key)
        if account is None or account.email is None or not account.email_confirmed:
            return
        person, email, token, now = account.person, account.email, secrets.token_urlsafe(24), time.time()
        way, since = (digest(token), now + RECOVERY_LINK_S), now + RECOVERY_LINK_S - RECOVERY_EMAIL_INTERVAL_S
        if not await self._storage.writer.submit(lambda connection: self._store.offer_way(connection, person, email, way, since)):
            return
        try:
            await self._send(email, account.language or language, "recover", token)
        except MailFailed as fault:
            log.warning("a way back was not sent: %s", fault)
            if not fault.for_good:  # who asks again need not wait
                await self._storage.writer.submit(lambda connection: self._store.replace_ways(connection, person, MAIL, []))

    async def _send(self, to: str, language: str, what: str, token: str) -> None:
        """The token stands behind a #, so that no server and no log sees it when the link is opened."""
        subject, text = (_words(language)(sentence) for sentence in MESSAGES[what])
        text = f"{text}\n\n{self._address}/account#{what}={token}"
        self._waiting += 1
        try:
            async with self._line:
                await self._mailer.send(to, subject, text, headers={"Auto-Submitted": "auto-generated"})
        finally:
            self._waiting -= 1

    def _must_send_mail(self) -> None:
        if not self._mailer.is_set_up:
            raise Refusal("no-mail", "this server sends no mail")


def _objection_for(email: str) -> str:
    """A secret that carries the address it was sent to. Only its digest is kept, so nobody can put another address into it."""
    return f"{secrets.token_urlsafe(24)}.{urlsafe_b64encode(email.encode()).decode().rstrip('=')}"


def _address_in(token: str) -> str | None:
    text = token.partition(".")[2]
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode() or None
    except ValueError:
        return None


def _no_such_link() -> Refusal:
    return Refusal("no-such-link", "this link is no longer good")


@cache
def _words(language: str) -> Words:
    return Words(spoken_instead_of(language), WORDS)
