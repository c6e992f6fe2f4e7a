"""The middleware that every request passes first: hosts, origins, sizes, identities, and the headers of every answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Any

from megawatt.server.accounts.authentication import Authenticator
from megawatt.server.accounts.bans import Bans
from megawatt.server.accounts.sessions import Who
from megawatt.server.api.asgi import App, Receive, Scope, Send, header
from megawatt.server.api.rate_limits import Allowance, Limits
from megawatt.server.api.scopes import TokenScopes
from megawatt.server.clients.tokens import Tokens
from megawatt.server.encoding import encode
from megawatt.server.http.connection_limits import Admission
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings
from megawatt.server.timings import Timings

MAX_BODY_BYTES = 256 * 1024
MAX_PATH_LENGTH = 1024
METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"))
MAX_FILE_BYTES = 4 * 1024 * 1024
POLICY = "; ".join(
    (
        "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
        "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'none'",
        "frame-ancestors 'none'",
    )
)  # fmt: skip
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
log = logging.getLogger(__name__)


class Middleware:
    """Wraps the application: refuses requests early, and adds headers to every answer."""

    def __init__(
        self,
        app: App,
        live: App,
        authenticator: Authenticator,
        limits: Limits,
        bans: Bans,
        tokens: Tokens,
        scopes: TokenScopes,
        settings: Settings,
    ) -> None:
        self.app = app
        self._live = live
        self._authenticator = authenticator
        self._limits = limits
        self._bans = bans
        self._tokens, self._scopes = tokens, scopes
        self._body_seconds = settings.body_seconds
        self.answered: Counter[tuple[str, str]] = Counter()
        """How many requests of each method were answered with each status."""
        self.timings = Timings()
        self.admission = Admission(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in or refuse it."""
        if scope["type"] == "websocket":
            await self._live(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 0
        cookie: list[tuple[bytes, bytes]] = []

        async def send_with_headers(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = message.get("headers", [])
                signs_in = any(name == b"set-cookie" for name, _ in headers)
                message["headers"] = [*headers, *HEADERS, *_allowance(scope.get("allowance")), *([] if signs_in else cookie)]
            await send(message)

        try:
            self._authenticator.check_host(scope)
            if not scope["path"].isprintable() or len(scope["path"]) > MAX_PATH_LENGTH:
                raise Refusal("no-such-page", "there is no such page")
            if scope["method"] not in ("GET", "HEAD"):
                self._authenticator.check_origin(scope, needed=False)
            scope["address"] = self._authenticator.address(scope)
            # Redirects lead where the visitor came from.
            scope["scheme"] = "https" if self._authenticator.is_secure(scope) else "http"
            cookie += await self._identify(scope)
            if scope["method"] not in ("GET", "HEAD"):
                self._bans.check(scope.get("person"))
            body = await self._body_in_time(scope, receive)
            await self.app(scope, body, send_with_headers)
        except Refusal as refusal:
            await send_with_headers(_start(refusal.status, retry_after(refusal)))
            await send({"type": "http.response.body", "body": encode(refusal.body())})
        finally:
            took = time.perf_counter() - started
            if not scope["path"].endswith(("/events", "/stream")):  # they last as long as the client stays
                self.timings.note(took)
            self.answered[scope["method"] if scope["method"] in METHODS else "other", str(status)] += 1
            fields = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(took * 1000, 1)}
            log.info("request", extra=fields)

    async def _identify(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """The person who asks; a guest without a cookie gets one with the first answer of the API. Other addresses need none."""
        if not scope["path"].startswith("/api/"):
            return []
        if authorization := header(scope, b"authorization"):
            token = await self._tokens.read(authorization, scope["address"])
            scope["needed_scopes"] = self._scopes.check(token.scopes, scope["method"], scope["path"])
            scope["who"], scope["person"] = Who(token.person), token.person
            scope["token"], scope["scopes"] = token.id, token.scopes.split(",")
            return []
        who = await self._authenticator.who(scope)
        if who is None:
            self._limits.spend("guest", None, scope["address"])
        scope["who"] = who or Who(self._authenticator.new_guest())
        scope["person"] = scope["who"].person
        is_known = who is not None and (who.session is not None or not self._authenticator.needs_cookie(scope))
        return [] if is_known else [self._authenticator.cookie(scope)]

    async def _body_in_time(self, scope: Scope, receive: Receive) -> Receive:
        """The body, with a deadline."""
        seconds = self._body_seconds
        try:
            async with asyncio.timeout(seconds):
                return await self._whole_body(scope, receive)
        except TimeoutError:
            raise Refusal("too-slow", f"the body was not here after {seconds:g} s") from None

    async def _whole_body(self, scope: Scope, receive: Receive) -> Receive:
        """The body, read whole and not longer than allowed."""
        if scope["method"] in ("GET", "HEAD"):
            return receive
        most = MAX_FILE_BYTES if scope["path"] == "/api/files" else MAX_BODY_BYTES
        length = header(scope, b"content-length")
        parts, size, more = [], _number(length, most), True
        read = 0
        while more and size <= most:
            message = await receive()
            if message["type"] != "http.request":
                return receive
            parts.append(message.get("body", b""))
            read += len(parts[-1])
            size, more = max(size, read), message.get("more_body", False)
        if size > most:
            raise Refusal("too-large", f"at most {most} bytes may be sent", most=most)
        delivered = False

        async def once() -> dict[str, Any]:
            nonlocal delivered
            if delivered:
                return await receive()
            delivered = True
            return {"type": "http.request", "body": b"".join(parts), "more_body": False}

        return once


def _number(length: str, most: int) -> int:
    """A length as a number; one of very many digits is more than allowed without being read."""
    if not length.isascii() or not length.isdigit():
        return 0
    return int(length) if len(length) <= len(str(most)) else most + 1


def _start(status: int, more: dict[str, str]) -> dict[str, Any]:
    headers = {"content-type": "application/json", **more}
    lines = [(name.encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http.response.start", "status": status, "headers": lines}


def retry_after(refusal: Refusal) -> dict[str, str]:
    """The header that says when to come again; a missing token is reported as the standard requires."""
    if refusal.refused == "token":
        return {"www-authenticate": "Bearer"}
    return {"retry-after": str(refusal.arguments["seconds"])} if "seconds" in refusal.arguments else {}


def _allowance(allowance: Allowance | None) -> list[tuple[bytes, bytes]]:
    """How much of what was asked for is left, in the headers that programs know."""
    if allowance is None:
        return []
    shown = {"limit": allowance.limit, "remaining": allowance.remaining, "reset": allowance.reset}
    return [(f"ratelimit-{name}".encode(), str(value).encode()) for name, value in shown.items()]
