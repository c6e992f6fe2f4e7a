"""Cookies: a guest's random id or a session's token, signed."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from urllib.parse import urlsplit

from megawatt.server.ids import PERSON_BYTES, drawn_id
from megawatt.server.settings import Settings

FIRST_COOKIE = "megawatt"
"""What the cookie was called in version 0.1.0; people who still have one keep their identity."""
YEAR = 365 * 24 * 3600
SESSION, KNOWN = "session", "known"
"""The prefix of a session's cookie; no guest's id is that short."""


def cookie_name(settings: Settings) -> str:
    """The cookie's name contains the port, since browsers share cookies between all ports of a host."""
    where = urlsplit(settings.public_url).netloc or str(settings.port)
    return f"{FIRST_COOKIE}-{re.sub(r'[^a-z0-9]+', '-', where.lower())}"


class Identities:
    """Makes and reads cookies."""

    def __init__(self, secret: bytes, name: str = FIRST_COOKIE) -> None:
        self._secret = secret
        self._name = name

    def new(self) -> str:
        """A new person."""
        return drawn_id(PERSON_BYTES)

    def cookie(self, person: str, secure: bool) -> str:
        """The header that gives a browser this identity."""
        return self._header(f"{person}.{self._signature(person)}", secure)

    def session_cookie(self, token: str, secure: bool) -> str:
        """The header by which a browser is signed in."""
        return self._header(f"{SESSION}.{token}.{self._signature(f'{SESSION}.{token}')}", secure)

    def known_cookie(self, person: str, secure: bool) -> str:
        """The header by which a browser shows later that this person was signed in there once; it opens nothing."""
        value = f"{person}.{secrets.token_urlsafe(9)}"
        return self._header(f"{value}.{self._signature(f'{KNOWN}.{value}')}", secure, f"{self._name}-{KNOWN}")

    def read_known(self, header: str) -> tuple[str, str] | None:
        """The person who was signed in at this browser, and what it is called here; None when nobody was."""
        for value in _cookies(header, f"{self._name}-{KNOWN}"):
            device, _, signature = value.rpartition(".")
            if device and hmac.compare_digest(signature.encode(), self._signature(f"{KNOWN}.{device}").encode()):
                return device.partition(".")[0], device
        return None

    def _header(self, value: str, secure: bool, name: str = "") -> str:
        flags = "; Secure" if secure else ""
        return f"{name or self._name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"

    def read_session(self, header: str) -> str | None:
        """The token in a Cookie header; None when there is none or it was not signed by us."""
        for value in _cookies(header, self._name):
            signed, _, signature = value.rpartition(".")
            kind, _, token = signed.partition(".")
            if kind == SESSION and token and hmac.compare_digest(signature.encode(), self._signature(signed).encode()):
                return token
        return None

    def read(self, header: str) -> str | None:
        """The person in a Cookie header; None when there is none or it was not signed by us."""
        return self._read(header, self._name) or self._read(header, FIRST_COOKIE)

    def has_old_name(self, header: str) -> bool:
        """Whether only the cookie's old name was sent, so that the cookie should be renewed."""
        return self._read(header, self._name) is None

    def _read(self, header: str, name: str) -> str | None:
        for value in _cookies(header, name):
            person, _, signature = value.partition(".")
            if person and hmac.compare_digest(signature.encode(), self._signature(person).encode()):
                return person
        return None

    def _signature(self, person: str) -> str:
        digest = hmac.new(self._secret, person.encode(), hashlib.sha256).digest()[:18]
        return urlsafe_b64encode(digest).decode()


def _cookies(header: str, name: str) -> Iterator[str]:
    """The values of the cookies of exactly this name; other cookies may look as they like."""
    for part in header.split(";"):
        found, equals, value = part.strip().partition("=")
        if equals and found == name:
            yield value
