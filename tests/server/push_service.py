"""A browser's push service on loopback, and a browser behind it: checks who signed, and reads what was encrypted, by the RFCs."""

from __future__ import annotations

import datetime
import hashlib
import ipaddress
import json
import secrets
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from .sinks import HookSink, Request, hook_sink

HEADER = 16 + 4 + 1
"""Salt, size of a record, length of the sender's key: what an encrypted body begins with (RFC 8188)."""


def to_text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Browser:
    """What a browser keeps of one subscription."""

    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    @property
    def public(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def wish(self, endpoint: str, **more: str) -> dict[str, str]:
        """What its page sends to the server."""
        return {"endpoint": endpoint, "key": to_text(self.public), "auth": to_text(self.auth), **more}

    def reads(self, body: bytes) -> bytes:
        """What one encrypted message says (RFC 8291, section 3.4), without the library that wrote it."""
        salt, sender = body[:16], body[HEADER : HEADER + body[HEADER - 1]]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = _derived(self.auth, b"WebPush: info\0" + self.public + sender, shared, 32)
        key = _derived(salt, b"Content-Encoding: aes128gcm\0", secret, 16)
        nonce = _derived(salt, b"Content-Encoding: nonce\0", secret, 12)
        padded = AESGCM(key).decrypt(nonce, body[HEADER + len(sender) :], None)
        said, last, padding = padded.rpartition(b"\x02")
        assert last == b"\x02"
        assert not padding.strip(b"\0")
        return said


def _derived(salt: bytes, info: bytes, secret: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def claims_of(request: Request, public_key: str) -> dict[str, Any]:
    """What a request's signature says, after it was checked against the server's public key (RFC 8292)."""
    scheme, _, rest = request.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public_key)
    signed, _, signature = parts["t"].rpartition(".")
    raw = to_bytes(signature)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(public_key))
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point.verify(both, signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(to_bytes(part)) for part in signed.split("."))
    assert head["alg"] == "ES256"
    assert time.time() < claims["exp"] <= time.time() + 86_400
    return dict(claims)


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of its own for 127.0.0.1, and its key."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.datetime.now(datetime.UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push.example")])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    written = folder / f"push-{hashlib.sha256(made.public_bytes(Encoding.DER)).hexdigest()[:8]}.pem"
    written.write_bytes(made.public_bytes(Encoding.PEM))
    keyed = written.with_suffix(".key")
    keyed.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return written, keyed


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[tuple[HookSink, Path]]:
    """A push service, and the certificate that a server has to believe to speak with it."""
    written, keyed = certificate(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(written, keyed)
    async with hook_sink(context) as sink:
        sink.status = "201 Created"
        yield sink, written
