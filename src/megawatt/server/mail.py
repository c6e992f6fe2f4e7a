"""E-mail over SMTP, where the host has set it up. Failures are left to the caller; nothing is retried here."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import SplitResult, unquote, urlsplit

from megawatt.kernel.errors import OptionError

TIMEOUT_S = 20.0
"""Seconds that a mail server is waited for."""
MAX_CONCURRENT_EMAILS = 4
"""How many messages are delivered at a time, in threads of their own: a mail server that does not answer delays only mail."""
PORTS = {"smtp": 587, "smtps": 465}
MAX_ADDRESS_LENGTH = 254
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?", re.ASCII)
"""An address as people have them; quoted and foreign spellings of the part before the @ are refused rather than guessed at."""


class MailFailed(Exception):
    """A message was not taken; `for_good` when trying again would not help."""

    def __init__(self, why: str, for_good: bool) -> None:
        super().__init__(why)
        self.for_good = for_good


class Mailer:
    """Sends plain text through one mail server."""

    def __init__(self, server: str, sender: str) -> None:
        """`server` like smtp://user:password@mail.example:587 (or smtps://…), empty where no mail is sent; `sender` is From."""
        self._server = _parsed(server) if server else None
        self._sender = sender
        self._threads = ThreadPoolExecutor(MAX_CONCURRENT_EMAILS, "mail")
        if self._server is not None and not is_address(sender):
            raise OptionError(f"--mail-from {sender}: mail needs an address that it comes from, such as table@games.example")

    @property
    def is_set_up(self) -> bool:
        """Whether this host sends mail."""
        return self._server is not None

    async def send(
        self, to: str, subject: str, text: str, *, headers: Mapping[str, str] | None = None, message_id: str | None = None
    ) -> None:
        """Hand one message to the mail server; MailFailed when it was not taken. The same message_id: the same message again."""
        if self._server is None:
            raise MailFailed("this host sends no mail", for_good=True)
        if not is_address(to):
            raise MailFailed(f"{to[:80]!r} is no address that mail can be sent to", for_good=True)
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, to, " ".join(subject.split())
        message["Date"] = formatdate(localtime=False)
        domain = self._sender.rpartition("@")[2]
        message["Message-ID"] = f"<{message_id}@{domain}>" if message_id else make_msgid(domain=domain)
        for name, value in (headers or {}).items():
            message[name] = value
        message.set_content(text)
        await asyncio.get_running_loop().run_in_executor(self._threads, self._hand_over, self._server, message)

    def close(self) -> None:
        """Start no more deliveries."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _hand_over(self, server: SplitResult, message: EmailMessage) -> None:
        try:
            with _connected(server) as connection:
                if server.username:
                    connection.login(unquote(server.username), unquote(server.password or ""))
                connection.send_message(message)
        except smtplib.SMTPRecipientsRefused as fault:
            (code, why), *_ = fault.recipients.values()
            raise MailFailed(f"{code} {why.decode(errors='replace')[:200]}", for_good=code >= 500) from fault
        except smtplib.SMTPResponseException as fault:
            raise MailFailed(f"{fault.smtp_code} {fault.smtp_error!r}"[:200], for_good=False) from fault
        except (OSError, smtplib.SMTPException) as fault:
            raise MailFailed(f"{type(fault).__name__}: {fault}"[:200], for_good=False) from fault


def is_address(text: str) -> bool:
    """Whether mail can be sent there, as far as its spelling shows."""
    return len(text) <= MAX_ADDRESS_LENGTH and ADDRESS.fullmatch(text) is not None and ".." not in text


def mailbox_of(address: str) -> str:
    """Whose mailbox this is, for counting: most mail servers ignore case and what follows a +, and a large one ignores dots."""
    local, _, domain = address.casefold().rpartition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain.rstrip('.')}"


def _connected(server: SplitResult) -> smtplib.SMTP:
    """A connection on which a password may be said: TLS, or this very machine."""
    host, port, context = server.hostname or "", server.port or PORTS[server.scheme], ssl.create_default_context()
    if server.scheme == "smtps":
        return smtplib.SMTP_SSL(host, port, timeout=TIMEOUT_S, context=context)
    connection = smtplib.SMTP(host, port, timeout=TIMEOUT_S)
    connection.ehlo()
    if connection.has_extn("starttls"):
        connection.starttls(context=context)
        connection.ehlo()
    elif server.username and not _is_here(host):
        connection.close()
        raise smtplib.SMTPException(f"{host} offers no TLS; the password is not said in the clear")
    return connection


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _parsed(server: str) -> SplitResult:
    try:
        parts = urlsplit(server)
        port = parts.port
    except ValueError:
        raise OptionError("--smtp: its port is no number; it should look like smtp://user:password@mail.example:587") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/") or port == 0:
        raise OptionError("--smtp: it should look like smtp://user:password@mail.example:587 or smtps://…")
    return parts
