"""The door: every request passes here first. Hosts, origins, sizes, identities and the headers of every answer."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from megawatt.server.door import forwarded
from megawatt.server.door.admission import Admission
from megawatt.server.door.token_scopes import TokenScopes
from megawatt.server.people.bans import Bans
from megawatt.server.people.limits import Allowance, Limits
from megawatt.server.people.sessions import Sessions, Who
from megawatt.server.people.tokens import Tokens
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings
from megawatt.server.timings import Timings
from megawatt.server.wire.to_page import encode

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MOST_BODY = 256 * 1024
LONGEST_PATH = 1024
METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"))
MOST_FILE = 4 * 1024 * 1024
POLICY = "; ".join(
    (
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
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


def header(scope: Scope, name: bytes) -> str:
    """A header of the request; empty when it has none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


class Door:
    """Knows who may come in. Sessions are there as soon as the database has been asked for its secret."""

    def __init__(self, settings: Settings, sessions: Callable[[], Sessions]) -> None:
        self._sessions = sessions
        self._proxies, self._host = settings.proxies if settings.behind_proxy else 0, settings.host
        self._public = urlsplit(settings.public_url)
        self._local = settings.host in ("127.0.0.1", "localhost", "::1")

    def address(self, scope: Scope) -> str:
        """Who sends this: the peer, or whom the outermost of our proxies has seen."""
        peer = str(scope["client"][0]) if scope.get("client") else "local"
        return forwarded.address(scope["headers"], self._proxies) or peer

    def is_secure(self, scope: Scope) -> bool:
        """Whether the page came by https, so that its cookie may never travel without."""
        if scheme := forwarded.entry(scope["headers"], b"x-forwarded-proto", self._proxies):
            return scheme.lower() == "https"
        return self._public.scheme == "https" or scope.get("scheme") in ("https", "wss")

    def check_host(self, scope: Scope) -> None:
        """A name that is not ours may be somebody's trick to reach a server on this machine through a browser."""
        host = header(scope, b"host")
        name = (urlsplit(f"//{host}").hostname or "") if _is_sane(host) else ""
        allowed = {self._public.hostname, self._host, "localhost"}
        if name in allowed or _is_address(name) or not (self._local or self._public.hostname):
            return
        raise Refusal("unknown-host", f"this server is not called {host[:60]!r}")

    def check_origin(self, scope: Scope, *, needed: bool) -> None:
        """Only our own pages may act for the person whose cookie comes along."""
        origin = header(scope, b"origin")
        if not origin and not needed:
            return
        ours = {header(scope, b"host"), self._public.netloc}
        if not _is_sane(origin) or not urlsplit(origin).netloc or urlsplit(origin).netloc not in ours:
            raise Refusal("foreign-origin", f"pages from {origin[:60]!r} may not do this")

    async def who(self, scope: Scope) -> Who | None:
        """The person whose cookie this is."""
        return await self._sessions().who(_cookies(scope))

    def needs_cookie(self, scope: Scope) -> bool:
        """Whether the guest of this request should be given their cookie again under the name of today."""
        return self._sessions().identities.has_old_name(_cookies(scope))

    def new_guest(self) -> str:
        """A guest who comes for the first time."""
        return self._sessions().new_guest()

    def cookie(self, scope: Scope) -> tuple[bytes, bytes]:
        """The header that gives the guest of this request their cookie."""
        return b"set-cookie", self._sessions().identities.cookie(scope["person"], self.is_secure(scope)).encode()

    def session_cookie(self, scope: Scope, token: str) -> str:
        """The header by which a browser is signed in."""
        return self._sessions().identities.session_cookie(token, self.is_secure(scope))

    def known_cookie(self, scope: Scope, person: str) -> str:
        """The header by which this browser is known to be that person's."""
        return self._sessions().identities.known_cookie(person, self.is_secure(scope))

    def known_device(self, scope: Scope) -> tuple[str, str] | None:
        """Who was signed in at this browser before, and what it is called here."""
        return self._sessions().identities.read_known(_cookies(scope))


class Guard:
    """Wraps the application: refuses at the door, and sees to the headers of all that goes out."""

    def __init__(
        self,
        app: App,
        live: App,
        door: Door,
        limits: Limits,
        bans: Bans,
        tokens: Tokens,
        scopes: TokenScopes,
        settings: Settings,
    ) -> None:
        self.app = app
        self._live = live
        self._door = door
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
                told = message.get("headers", [])
                signs_in = any(name == b"set-cookie" for name, _ in told)
                message["headers"] = [*told, *HEADERS, *_allowance(scope.get("allowance")), *([] if signs_in else cookie)]
            await send(message)

        try:
            self._door.check_host(scope)
            if not scope["path"].isprintable() or len(scope["path"]) > LONGEST_PATH:
                raise Refusal("no-such-page", "there is no such page")
            if scope["method"] not in ("GET", "HEAD"):
                self._door.check_origin(scope, needed=False)
            scope["address"] = self._door.address(scope)
            scope["scheme"] = "https" if self._door.is_secure(scope) else "http"  # redirects lead where the visitor came from
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
            if not scope["path"].endswith(("/events", "/stream")):  # they last as long as somebody listens
                self.timings.note(took)
            self.answered[scope["method"] if scope["method"] in METHODS else "other", str(status)] += 1
            told = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(took * 1000, 1)}
            log.info("request", extra=told)

    async def _identify(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """Who asks; a guest without a cookie gets one with the first answer of the API. Elsewhere nobody needs to be known."""
        if not scope["path"].startswith("/api/"):
            return []
        if authorization := header(scope, b"authorization"):
            token = await self._tokens.read(authorization, scope["address"])
            self._scopes.check(token, scope["method"], scope["path"])
            scope["who"], scope["person"] = Who(token.person), token.person
            scope["token"], scope["scopes"] = token.id, token.scopes.split(",")
            return []
        who = await self._door.who(scope)
        if who is None:
            self._limits.spend("guest", None, scope["address"])
        scope["who"] = who or Who(self._door.new_guest())
        scope["person"] = scope["who"].person
        is_known = who is not None and (who.session is not None or not self._door.needs_cookie(scope))
        return [] if is_known else [self._door.cookie(scope)]

    async def _body_in_time(self, scope: Scope, receive: Receive) -> Receive:
        """The body, which must not trickle in for ever."""
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
        most = MOST_FILE if scope["path"] == "/api/files" else MOST_BODY
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
        told = False

        async def once() -> dict[str, Any]:
            nonlocal told
            if told:
                return await receive()
            told = True
            return {"type": "http.request", "body": b"".join(parts), "more_body": False}

        return once


def _number(length: str, most: int) -> int:
    """A length as a number; one of very many digits is more than allowed without being read."""
    if not length.isascii() or not length.isdigit():
        return 0
    return int(length) if len(length) <= len(str(most)) else most + 1


def _cookies(scope: Scope) -> str:
    """All cookies of a request; a browser may spread them over several headers."""
    return "; ".join(value.decode("latin-1") for key, value in scope["headers"] if key == b"cookie")


def _start(status: int, more: dict[str, str]) -> dict[str, Any]:
    headers = {"content-type": "application/json", **more}
    lines = [(name.encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http.response.start", "status": status, "headers": lines}


def retry_after(refusal: Refusal) -> dict[str, str]:
    """The header that says when to come again; that a token is missing is told as the standard wants it."""
    if refusal.refused == "token":
        return {"www-authenticate": "Bearer"}
    return {"retry-after": str(refusal.arguments["seconds"])} if "seconds" in refusal.arguments else {}


def _allowance(allowance: Allowance | None) -> list[tuple[bytes, bytes]]:
    """How much of what was asked for is left, in the headers that programs know."""
    if allowance is None:
        return []
    told = {"limit": allowance.limit, "remaining": allowance.remaining, "reset": allowance.reset}
    return [(f"ratelimit-{name}".encode(), str(value).encode()) for name, value in told.items()]


def _is_sane(host: str) -> bool:
    """`urlsplit` refuses some strings with an exception; so do we."""
    try:
        urlsplit(host if "//" in host else f"//{host}").port  # noqa: B018
    except ValueError:
        return False
    return host.isascii() and host.isprintable()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
