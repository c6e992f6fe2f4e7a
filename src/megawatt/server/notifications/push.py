"""Web push: short messages to a browser without an open page, through its vendor's service (RFC 8030, 8291, 8292).

Contents are encrypted for that browser. The service sees time and size, and our signature.
"""

from __future__ import annotations

import asyncio
import binascii
import hashlib
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import SplitResult

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat, load_pem_private_key
from py_vapid import jwt

from megawatt.server.db.database import Storage
from megawatt.server.encoding import encode
from megawatt.server.notifications.messages import Pushed
from megawatt.server.notifications.outbound import Outbound, Unreachable, checked
from megawatt.server.notifications.store import ChannelRow

KEY = "vapid-key"
"""The name of the server's own key among its settings."""
CURVE = ec.SECP256R1()
MAX_PLAINTEXT = 3000
"""Bytes of one message; the services take 4096 with what encryption adds."""
TTL_S = 86_400
"""Seconds that a service keeps a message for a browser that is switched off."""
TOKEN_LIFETIME_S = 12 * 3600
POINT_BYTES, AUTH_BYTES = 65, 16


class Gone(Unreachable):
    """The subscription has ended: it was switched off in the browser, or the browser is gone."""

    def __init__(self, why: str) -> None:
        super().__init__(why, for_good=True)


class Push:
    """Sends them. The key by which the services know us is drawn once per database; every worker has the same."""

    def __init__(self, storage: Storage, outbound: Outbound, subject: str) -> None:
        """`subject` is how the makers of browsers find the host: a mailto: or https: address, or empty."""
        self._storage, self._outbound, self._subject = storage, outbound, subject
        self._key: ec.EllipticCurvePrivateKey | None = None

    async def public_key(self) -> str:
        """What a browser has to know of us to let us write to it."""
        return _public(await self._own_key())

    async def send(self, channel: ChannelRow, said: Pushed, *, urgent: bool = False) -> None:
        """Hand one message over; Gone when the browser has left, Unreachable when it was not taken."""
        parts = checked_endpoint(channel.address)
        plain = encode(said)
        if len(plain) > MAX_PLAINTEXT:
            raise Unreachable(f"a message of {len(plain)} bytes is too long; at most {MAX_PLAINTEXT} are", for_good=True)
        body = encrypted(plain, *checked_keys(channel.key, channel.auth))
        headers = {
            "Authorization": self._authorization(await self._own_key(), parts),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_S),
            "Topic": hashlib.sha256(said.tag.encode()).hexdigest()[:32],
            "Urgency": "high" if urgent else "normal",
        }
        status = await self._outbound.post(channel.address, body, headers, channel.person)
        if status in (404, 410):
            raise Gone(f"answered {status}")
        if not 200 <= status < 300:
            raise Unreachable(f"answered {status}", for_good=status == 413)

    async def _own_key(self) -> ec.EllipticCurvePrivateKey:
        if self._key is None:
            kept = await self._storage.read(self._storage.store.drawn, KEY, _draw)
            self._key = await asyncio.to_thread(_read, kept)
        return self._key

    def _authorization(self, key: ec.EllipticCurvePrivateKey, parts: SplitResult) -> str:
        claims: dict[str, str | int] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TOKEN_LIFETIME_S}
        if self._subject:
            claims["sub"] = self._subject
        return f"vapid t={jwt.sign(claims, key)},k={_public(key)}"


def encrypted(plain: bytes, point: bytes, auth: bytes) -> bytes:
    """What only the browser with this key can read (RFC 8291)."""
    once = ec.generate_private_key(CURVE)
    return bytes(http_ece.encrypt(plain, salt=os.urandom(16), private_key=once, dh=point, auth_secret=auth, version="aes128gcm"))


def checked_endpoint(address: str) -> SplitResult:
    """The parts of an address that messages for a browser may go to."""
    parts = checked(address)
    if parts.scheme != "https":
        raise Unreachable("messages for a browser go by https only", for_good=True)
    return parts


def checked_keys(key: str, auth: str) -> tuple[bytes, bytes]:
    """The two keys of a browser as bytes; Unreachable when they are none."""
    point, secret = _bytes(key), _bytes(auth)
    if len(point) != POINT_BYTES or len(secret) != AUTH_BYTES:
        sizes = f"{len(point)} and {len(secret)}"
        raise Unreachable(f"a browser's keys have {POINT_BYTES} and {AUTH_BYTES} bytes, not {sizes}", for_good=True)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError:
        raise Unreachable("a browser's key is a point of the curve P-256", for_good=True) from None
    return point, secret


def _bytes(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return b""


def _draw() -> str:
    key = ec.generate_private_key(CURVE)
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def _read(kept: str) -> ec.EllipticCurvePrivateKey:
    key = load_pem_private_key(kept.encode(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key


def _public(key: ec.EllipticCurvePrivateKey) -> str:
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).decode().rstrip("=")
