"""What programs may do: every module of routes declares the scopes of its addresses. Without an entry no token is accepted.

`tests/server/test_token_scopes.py` walks the application's addresses: one without an entry fails there, and is refused here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fastapi.routing import iter_route_contexts
from starlette.routing import BaseRoute, compile_path

from megawatt.server.refusals import Refusal

BEARER = "bearer "
READ, PLAY, CHAT = "read", "play", "chat"
SCOPES = (READ, PLAY, CHAT)
Scopes = frozenset[str]
"""Any one of these is enough."""
RouteScopes = Mapping[tuple[str, str], Scopes]
"""Scopes by method and path of a route."""
NO_TOKEN: Scopes = frozenset()
"""For people in a browser alone."""
ANY: Scopes = frozenset((READ, PLAY, CHAT))
LOOKING: Scopes = frozenset((READ, PLAY))
PLAYING: Scopes = frozenset((PLAY,))
TALKING: Scopes = frozenset((CHAT,))
NONE = "none"
"""The scope that a refusal names where no scope helps."""


class TokenScopes:
    """Knows which address a request means, as the application finds it."""

    def __init__(self, routes: Sequence[BaseRoute], allowed: RouteScopes) -> None:
        self._allowed = allowed
        self._routes = [
            (compile_path(route.path)[0], route.path, frozenset(route.methods or ()))
            for route in iter_route_contexts(routes)
            if route.path is not None
        ]

    def check(self, scopes: str, method: str, path: str) -> Scopes:
        """Refuse what this token was not made for; the scopes of which it had to have one."""
        needed = self._needed(method, path)
        must_have(scopes.split(","), needed)
        return needed

    def _needed(self, method: str, path: str) -> Scopes:
        found = [(template, methods) for pattern, template, methods in self._routes if pattern.match(path)]
        if not found:
            raise Refusal("no-such-page", "there is no such page")
        template = next((template for template, methods in found if method in methods), None)
        if template is None:
            raise Refusal("wrong-method", "this address takes other methods")
        return self._allowed.get((method, template), NO_TOKEN)


def must_have(scopes: Sequence[str], needed: Scopes) -> None:
    """Refuse a token without any of the scopes that are needed."""
    if not needed:
        raise Refusal("token-scope", "this is for people, not for programs", scope=NONE)
    if not needed.intersection(scopes):
        wanted = next(scope for scope in (READ, PLAY, CHAT) if scope in needed)
        raise Refusal("token-scope", f"this token may only {','.join(scopes)}; this needs {wanted}", scope=wanted)


def is_bearer(authorization: str) -> bool:
    """Whether an Authorization header brings a token."""
    return authorization.lower().startswith(BEARER)
