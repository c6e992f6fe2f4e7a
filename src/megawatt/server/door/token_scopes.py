"""What programs may do: for every address of the server the scopes that open it. What is not in the table is for no token.

`tests/server/test_token_scopes.py` walks the application's addresses: one without an entry fails there, and is refused here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fastapi.routing import iter_route_contexts
from starlette.routing import BaseRoute, compile_path

from megawatt.server.people.tokens import CHAT, PLAY, READ
from megawatt.server.refusals import Refusal
from megawatt.server.storage.programs import TokenRow

Scopes = frozenset[str]
"""Any one of these is enough."""
NO_TOKEN: Scopes = frozenset()
"""For people in a browser alone."""
ANY: Scopes = frozenset((READ, PLAY, CHAT))
LOOKING: Scopes = frozenset((READ, PLAY))
PLAYING: Scopes = frozenset((PLAY,))
TALKING: Scopes = frozenset((CHAT,))
NONE = "none"
"""The scope that a refusal names where no scope helps."""
TABLE = "/api/tables/{table}"

ALLOWED: Mapping[tuple[str, str], Scopes] = {
    # The same for everybody
    ("GET", "/api/openapi.json"): ANY,
    ("HEAD", "/api/openapi.json"): ANY,
    ("GET", "/api/server"): ANY,
    ("GET", "/api/puzzles/daily"): ANY,
    ("GET", "/api/puzzles/{game}/{number}"): ANY,
    ("GET", "/api/puzzles/{game}/{number}/answer"): ANY,
    ("GET", "/api/teaching/{game}/{language}"): ANY,
    # Looking: my lists, and what my seats see
    ("GET", "/api/tables"): LOOKING,
    ("GET", "/api/programs"): LOOKING,
    ("GET", "/api/events"): LOOKING,
    ("GET", f"{TABLE}/position"): LOOKING,
    ("GET", f"{TABLE}/imagined"): LOOKING,
    ("GET", f"{TABLE}/file"): LOOKING,
    ("GET", f"{TABLE}/picture.svg"): LOOKING,
    ("GET", f"{TABLE}/figures"): LOOKING,
    ("GET", f"{TABLE}/analysis"): LOOKING,
    ("GET", f"{TABLE}/ratings"): LOOKING,
    # Playing; at rated tables refused all the same (asking.py)
    ("POST", "/api/tables"): PLAYING,
    ("POST", "/api/files"): PLAYING,
    ("POST", f"{TABLE}/join"): PLAYING,
    ("POST", f"{TABLE}/leave"): PLAYING,
    ("POST", f"{TABLE}/seats"): PLAYING,
    ("POST", f"{TABLE}/fork"): PLAYING,
    ("POST", f"{TABLE}/analysis"): PLAYING,
    ("POST", f"{TABLE}/hint"): PLAYING,
    ("POST", f"{TABLE}/hand-over"): PLAYING,
    ("POST", f"{TABLE}/resign"): PLAYING,
    ("POST", f"{TABLE}/come-back"): PLAYING,
    ("POST", f"{TABLE}/propose-end"): PLAYING,
    ("POST", f"{TABLE}/rematch"): PLAYING,
    ("POST", f"{TABLE}/hide"): PLAYING,
    ("POST", f"{TABLE}/moves"): PLAYING,
    ("POST", f"{TABLE}/challenge"): PLAYING,
    ("POST", f"{TABLE}/decline"): PLAYING,
    # Talking: who sits at a table, and the lines of its chat (programs.py leaves the rest of the stream out)
    ("GET", TABLE): ANY,
    ("GET", f"{TABLE}/stream"): ANY,
    ("POST", f"{TABLE}/chat"): TALKING,
    # Mine alone: the account, how I am reached, sessions, tokens, notes, games to take along
    ("GET", "/api/me"): NO_TOKEN,
    ("PUT", "/api/me"): NO_TOKEN,
    ("GET", "/api/me/vacation"): NO_TOKEN,
    ("PUT", "/api/me/vacation"): NO_TOKEN,
    ("GET", "/api/me/reach"): NO_TOKEN,
    ("PUT", "/api/me/reach"): NO_TOKEN,
    ("POST", "/api/me/channels"): NO_TOKEN,
    ("DELETE", "/api/me/channels/{channel}"): NO_TOKEN,
    ("POST", "/api/me/devices"): NO_TOKEN,
    ("POST", "/api/me/devices/{channel}/test"): NO_TOKEN,
    ("POST", "/api/confirm"): NO_TOKEN,
    ("POST", "/api/off/{channel}"): NO_TOKEN,
    ("GET", "/api/account"): NO_TOKEN,
    ("POST", "/api/account"): NO_TOKEN,
    ("PUT", "/api/account/email"): NO_TOKEN,
    ("POST", "/api/account/email/confirm"): NO_TOKEN,
    ("PUT", "/api/account/settings"): NO_TOKEN,
    ("PUT", "/api/account/password"): NO_TOKEN,
    ("POST", "/api/account/codes"): NO_TOKEN,
    ("DELETE", "/api/account/sessions/{session}"): NO_TOKEN,
    ("POST", "/api/account/delete"): NO_TOKEN,
    ("POST", "/api/sign-in"): NO_TOKEN,
    ("POST", "/api/sign-out"): NO_TOKEN,
    ("POST", "/api/recover"): NO_TOKEN,
    ("POST", "/api/recover/mail"): NO_TOKEN,
    ("POST", "/api/forgotten"): NO_TOKEN,
    ("GET", "/api/tokens"): NO_TOKEN,
    ("POST", "/api/tokens"): NO_TOKEN,
    ("DELETE", "/api/tokens/{token}"): NO_TOKEN,
    ("GET", f"{TABLE}/notes"): NO_TOKEN,
    ("PUT", f"{TABLE}/notes"): NO_TOKEN,
    ("GET", "/api/archive"): NO_TOKEN,
    ("GET", "/api/archive/file"): NO_TOKEN,
    # The club, between people
    ("GET", "/api/people/{name}"): NO_TOKEN,
    ("GET", "/api/leaders"): NO_TOKEN,
    ("GET", "/api/played"): NO_TOKEN,
    ("GET", "/api/friends"): NO_TOKEN,
    ("PUT", "/api/friends/{name}"): NO_TOKEN,
    ("DELETE", "/api/friends/{name}"): NO_TOKEN,
    ("POST", f"{TABLE}/invite"): NO_TOKEN,
    ("GET", "/api/openings"): NO_TOKEN,
    ("GET", "/api/tournaments"): NO_TOKEN,
    ("POST", "/api/tournaments"): NO_TOKEN,
    ("GET", "/api/tournaments/{tournament}"): NO_TOKEN,
    ("POST", "/api/tournaments/{tournament}/join"): NO_TOKEN,
    ("POST", "/api/tournaments/{tournament}/invite"): NO_TOKEN,
    ("POST", "/api/tournaments/{tournament}/withdraw"): NO_TOKEN,
    ("POST", "/api/tournaments/{tournament}/start"): NO_TOKEN,
    ("POST", "/api/tournaments/{tournament}/cancel"): NO_TOKEN,
    ("POST", "/api/tournaments/{tournament}/give-up"): NO_TOKEN,
    ("GET", "/api/tournaments/{tournament}/standings.csv"): NO_TOKEN,
    ("GET", "/api/tournaments/{tournament}/file"): NO_TOKEN,
    # The page's own connection
    ("WEBSOCKET", "/ws"): NO_TOKEN,
}
"""Every address under `/api/`, and the WebSocket. The files of the page are the same for everybody: no token is looked at there."""


class TokenScopes:
    """Knows which address a request means, as the application finds it."""

    def __init__(self, routes: Sequence[BaseRoute]) -> None:
        self._routes = [
            (compile_path(route.path)[0], route.path, frozenset(route.methods or ()))
            for route in iter_route_contexts(routes)
            if route.path is not None
        ]

    def check(self, row: TokenRow, method: str, path: str) -> None:
        """Refuse what this token was not made for."""
        must_have(row.scopes.split(","), self._needed(method, path))

    def _needed(self, method: str, path: str) -> Scopes:
        found = [(template, methods) for pattern, template, methods in self._routes if pattern.match(path)]
        if not found:
            raise Refusal("no-such-page", "there is no such page")
        template = next((template for template, methods in found if method in methods), None)
        if template is None:
            raise Refusal("wrong-method", "this address takes other methods")
        return ALLOWED.get((method, template), NO_TOKEN)


def must_have(scopes: Sequence[str], needed: Scopes) -> None:
    """Refuse a token without any of the scopes that are needed."""
    if not needed:
        raise Refusal("token-scope", "this is for people, not for programs", scope=NONE)
    if not needed.intersection(scopes):
        wanted = next(scope for scope in (READ, PLAY, CHAT) if scope in needed)
        raise Refusal("token-scope", f"this token may only {','.join(scopes)}; this needs {wanted}", scope=wanted)
