"""Personal tokens: with one of them a program acts for the person who made it, as far as its scopes go."""

from __future__ import annotations

import re
import secrets
import time

from megawatt.server.background import Background
from megawatt.server.people.limits import Limits
from megawatt.server.people.sessions import digest
from megawatt.server.refusals import Refusal
from megawatt.server.storage.programs import ProgramStore, TokenRow
from megawatt.server.storage.storage import Storage

PREFIX = "mw_"
BEARER = "bearer "
READ, PLAY, CHAT = "read", "play", "chat"
SCOPES = (READ, PLAY, CHAT)
MOST_TOKENS = 20
BELIEVED_SECONDS = 10.0
"""A token that was revoked at another worker is good for nothing after this."""
USED_SECONDS = 3600.0
MOST_KNOWN = 5_000
PLACES = (
    "/api/tables", "/api/programs", "/api/events", "/api/server", "/api/me", "/api/files", "/api/puzzles", "/api/teaching",
)  # fmt: skip
"""Where programs may go; everything about accounts, sessions and tokens is for people alone."""
CHATS = re.compile(r"/api/tables/[^/]+/chat", re.ASCII)
"""Where programs talk: who lets one play does not let it speak in their name."""


class Tokens:
    """Makes, knows and forgets tokens."""

    def __init__(self, storage: Storage, background: Background, limits: Limits) -> None:
        self._storage, self._background, self._limits = storage, background, limits
        self.store = ProgramStore(storage.store)
        self._known: dict[str, tuple[TokenRow | None, float]] = {}

    async def make(self, person: str, name: str, scopes: list[str]) -> tuple[str, TokenRow]:
        """A new token, which is shown this once, and what is kept of it."""
        token = PREFIX + secrets.token_urlsafe(24)
        ordered = ",".join(scope for scope in SCOPES if scope in scopes)
        row = TokenRow(secrets.token_hex(6), person, name, ordered, digest(token), time.time(), None)
        if not await self._storage.writer.submit(lambda connection: self.store.add(connection, row, MOST_TOKENS)):
            raise Refusal("too-many-tokens", f"you have {MOST_TOKENS} tokens already; revoke one first", most=MOST_TOKENS)
        return token, row

    async def revoke(self, person: str, token: str) -> None:
        """This token opens nothing any more."""
        if not await self._storage.writer.submit(lambda connection: self.store.revoke(connection, person, token)):
            raise Refusal("no-such-token", "you have no such token")
        self._known.clear()

    async def of(self, person: str) -> list[TokenRow]:
        """The tokens that a person has made."""
        return await self._storage.read(self.store.tokens_of, person)

    async def read(self, authorization: str, address: str) -> TokenRow:
        """The token in an Authorization header; Refusal when it is nobody's, or nobody's any more."""
        if not authorization.lower().startswith(BEARER):
            raise Refusal("token", "the Authorization header should read: Bearer TOKEN")
        kept = digest(authorization[len(BEARER) :].strip())
        known, at = self._known.get(kept, (None, 0.0))
        if known is None or time.monotonic() - at > BELIEVED_SECONDS:
            known = await self._storage.read(self.store.token, kept)
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            if known is not None:
                self._known[kept] = known, time.monotonic()
        if known is None:
            self._known.pop(kept, None)
            self._limits.spend("token", None, address)
            raise Refusal("token", "there is no such token, or it was revoked")
        if known.used is None or known.used < time.time() - USED_SECONDS:
            self._note_used(kept, known)
        return known

    def _note_used(self, kept: str, row: TokenRow) -> None:
        """Once in a while its owner may see that it is in use."""
        now = time.time()
        self._known[kept] = TokenRow(row.id, row.person, row.name, row.scopes, row.digest, row.created, now), time.monotonic()
        noted = self._storage.writer.submit(lambda connection: self.store.note_used(connection, row.id))
        self._background.once("tokens", noted)


def must_allow(row: TokenRow, method: str, path: str) -> None:
    """Refuse what this token was not made for."""
    if not any(path == place or path.startswith(f"{place}/") for place in PLACES):
        raise Refusal("token-scope", "this is for people, not for programs", scope=PLAY)
    scopes = row.scopes.split(",")
    needed = CHAT if CHATS.fullmatch(path) else PLAY
    if method not in ("GET", "HEAD") and needed not in scopes:
        raise Refusal("token-scope", f"this token may only {row.scopes}; this needs {needed}", scope=needed)
