"""Personal tokens: with one of them a program acts for the person who made it, as far as its scopes go."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from megawatt.server.accounts.sessions import Who, digest
from megawatt.server.api.rate_limits import Limits
from megawatt.server.api.scopes import BEARER, SCOPES, is_bearer
from megawatt.server.background import Background
from megawatt.server.clients.store import ProgramStore, TokenRow
from megawatt.server.db.database import Storage
from megawatt.server.refusals import Refusal

PREFIX = "mw_"
MAX_TOKENS = 20
BELIEVED_SECONDS = 10.0
"""Seconds for which a token is trusted without asking the database, unless its end is published."""
USED_SECONDS = 3600.0
MAX_KNOWN = 5_000


class Tokens:
    """Creates, verifies and revokes tokens."""

    def __init__(
        self, storage: Storage, background: Background, limits: Limits, changed: Callable[[str], None], hears: Callable[[], bool]
    ) -> None:
        """`changed` is called with everybody who has revoked a token; `hears`: whether other workers' revocations arrive here."""
        self._storage, self._background, self._limits = storage, background, limits
        self._changed, self._hears = changed, hears
        self.store = ProgramStore(storage.store)
        self._known: dict[str, tuple[TokenRow, float]] = {}
        self._forgotten = 0
        """A counter of invalidations: results that were read before one are not cached."""

    async def make(self, who: Who, name: str, scopes: list[str]) -> tuple[str, TokenRow]:
        """A new token, which is shown this once, and what is kept of it."""
        token = PREFIX + secrets.token_urlsafe(24)
        ordered = ",".join(scope for scope in SCOPES if scope in scopes)
        row = TokenRow(secrets.token_hex(6), who.person, name, ordered, digest(token), time.time(), None)
        made = await self._storage.writer.submit(lambda connection: self.store.add(connection, row, who.session, MAX_TOKENS))
        if made is None:
            raise Refusal("no-account", "sign in first; you are not signed in here any more")
        if not made:
            raise Refusal("too-many-tokens", f"you have {MAX_TOKENS} tokens already; revoke one first", most=MAX_TOKENS)
        return token, row

    async def revoke(self, person: str, token: str) -> None:
        """Revoke a token."""
        if not await self._storage.writer.submit(lambda connection: self.store.revoke(connection, person, token)):
            raise Refusal("no-such-token", "you have no such token")
        self._changed(person)

    def forget(self, person: str) -> None:
        """Drop the cached tokens of this person."""
        self._forgotten += 1
        self._known = {kept: known for kept, known in self._known.items() if known[0].person != person}

    async def still(self, tokens: Iterable[str]) -> set[str]:
        """Those of these tokens, by their ids, that were not revoked."""
        return await self._storage.read(self.store.still, sorted(set(tokens)))

    async def of(self, person: str) -> list[TokenRow]:
        """The tokens that a person has made."""
        return await self._storage.read(self.store.tokens_of, person)

    async def read(self, authorization: str, address: str) -> TokenRow:
        """The token in an Authorization header; Refusal when it is unknown or revoked."""
        if not is_bearer(authorization):
            raise Refusal("token", "the Authorization header should read: Bearer TOKEN")
        kept = digest(authorization[len(BEARER) :].strip())
        found = self._believed(kept) or await self._ask(kept)
        if found is None:
            self._limits.spend("token", None, address)
            raise Refusal("token", "there is no such token, or it was revoked")
        if found.used is None or found.used < time.time() - USED_SECONDS:
            self._note_used(kept, found)
        return found

    def _believed(self, kept: str) -> TokenRow | None:
        """A token that was valid a moment ago, if its revocation would have arrived here."""
        row, at = self._known.get(kept, (None, 0.0))
        return row if self._hears() and time.monotonic() - at < BELIEVED_SECONDS else None

    async def _ask(self, kept: str) -> TokenRow | None:
        forgotten = self._forgotten
        row = await self._storage.read(self.store.token, kept)
        self._known.pop(kept, None)
        if len(self._known) > MAX_KNOWN:
            self._known.clear()
        if row is not None and forgotten == self._forgotten:
            self._known[kept] = row, time.monotonic()
        return row

    def _note_used(self, kept: str, row: TokenRow) -> None:
        """Note that a token is in use, at most once in a while."""
        now = time.time()
        if kept in self._known:
            self._known[kept] = replace(row, used=now), self._known[kept][1]
        noted = self._storage.writer.submit(lambda connection: self.store.note_used(connection, row.id))
        self._background.once("tokens", noted)
