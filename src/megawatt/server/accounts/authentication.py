"""Who sends a request, and whether to accept it: address, host, origin and cookies."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from urllib.parse import urlsplit

from megawatt.server.accounts.sessions import Sessions, Who
from megawatt.server.api import forwarded
from megawatt.server.api.asgi import Scope, header
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings


class Authenticator:
    """Identifies senders. Sessions exist once the secret has been read from the database."""

    def __init__(self, settings: Settings, sessions: Callable[[], Sessions]) -> None:
        self._sessions = sessions
        self._proxies, self._host = settings.proxies if settings.behind_proxy else 0, settings.host
        self._public = urlsplit(settings.public_url)
        self._local = settings.host in ("127.0.0.1", "localhost", "::1")

    def address(self, scope: Scope) -> str:
        """The sender's address: the peer's, or the one that our outermost proxy reports."""
        peer = str(scope["client"][0]) if scope.get("client") else "local"
        return forwarded.address(scope["headers"], self._proxies) or peer

    def is_secure(self, scope: Scope) -> bool:
        """Whether the page came by https, so that its cookie may never travel without."""
        if scheme := forwarded.entry(scope["headers"], b"x-forwarded-proto", self._proxies):
            return scheme.lower() == "https"
        return self._public.scheme == "https" or scope.get("scheme") in ("https", "wss")

    def check_host(self, scope: Scope) -> None:
        """Refuse foreign host names: DNS rebinding could reach a server on this machine through a browser."""
        host = header(scope, b"host")
        name = (urlsplit(f"//{host}").hostname or "") if _is_sane(host) else ""
        allowed = {self._public.hostname, self._host, "localhost"}
        if name in allowed or _is_address(name) or not (self._local or self._public.hostname):
            return
        raise Refusal("unknown-host", f"this server is not called {host[:60]!r}")

    def check_origin(self, scope: Scope, *, needed: bool) -> None:
        """Refuse foreign origins: only our own pages may use a person's cookie."""
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
        """Whether the guest's cookie should be renewed under its current name."""
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


def _cookies(scope: Scope) -> str:
    """All cookies of a request; a browser may spread them over several headers."""
    return "; ".join(value.decode("latin-1") for key, value in scope["headers"] if key == b"cookie")


def _is_sane(host: str) -> bool:
    """`urlsplit` raises on some strings; treat these as refused."""
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
