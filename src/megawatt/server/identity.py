"""Guests: a random id in a signed cookie. The cookie holds nothing else, and nobody but its owner is told the id."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from http.cookies import CookieError, SimpleCookie

COOKIE = "megawatt"
YEAR = 365 * 24 * 3600
ID_BYTES = 15


class Identities:
    """Makes and reads cookies."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new(self) -> str:
        """A new person."""
        return secrets.token_urlsafe(ID_BYTES)

    def cookie(self, person: str, secure: bool) -> str:
        """The header that gives a browser this identity."""
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={person}.{self._signature(person)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"

    def read(self, header: str) -> str | None:
        """The person in a Cookie header; None when there is none or it was not signed by us."""
        try:
            kept = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        person, _, signature = (kept.value if kept else "").partition(".")
        if not person or not hmac.compare_digest(signature.encode(), self._signature(person).encode()):
            return None
        return person

    def _signature(self, person: str) -> str:
        digest = hmac.new(self._secret, person.encode(), hashlib.sha256).digest()[:18]
        return urlsafe_b64encode(digest).decode()
