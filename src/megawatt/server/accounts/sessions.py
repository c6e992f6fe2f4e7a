"""Who a cookie belongs to now. A guest is known by the cookie, a person with an account by a session that has not ended.

Answers of the database are cached for a while, and longer when it does not answer; changes invalidate them at once, here and (by
a message) at the other workers.
"""

from __future__ import annotations

import hashlib
import secrets
import time

from msgspec import Struct

from megawatt.server.accounts.identity import YEAR, Identities
from megawatt.server.accounts.store import AccountStore, SessionRow
from megawatt.server.background import Background
from megawatt.server.db.database import Storage
from megawatt.server.refusals import Refusal

BELIEVED_SECONDS = 30.0
SEEN_SECONDS = 3600.0
MAX_KNOWN = 50_000
TOKEN_BYTES = 24
MAX_ABOUT_LENGTH = 60
GUEST, SESSION = "guest", "session"


class Who(Struct, frozen=True):
    """Somebody, and the session they are signed in with; guests have none."""

    person: str
    session: str | None = None


class _Known(Struct):
    who: Who | None
    person: str
    at: float


class Sessions:
    """Reads and makes the cookies of guests and of people who are signed in."""

    def __init__(self, identities: Identities, storage: Storage, background: Background) -> None:
        self.identities = identities
        self._storage, self._background = storage, background
        self._accounts = AccountStore(storage.store)
        self._known: dict[tuple[str, str], _Known] = {}

    async def who(self, header: str) -> Who | None:
        """Whose Cookie header this is; None when it is unknown or has ended."""
        token = self.identities.read_session(header)
        if token is not None:
            found = await self._ask((SESSION, digest(token)))
            if found is not None:
                return found
        person = self.identities.read(header)
        return None if person is None else await self._ask((GUEST, person))

    async def still(self, person: str, session: str | None) -> bool:
        """Whether somebody who has come in may stay."""
        if session is None:
            return await self._ask((GUEST, person)) is not None
        sessions = await self._storage.read(self._accounts.sessions_of, person)
        return any(row.id == session and not _is_over(row) for row in sessions)

    def new_guest(self) -> str:
        """Somebody who was never here."""
        person = self.identities.new()
        self._know((GUEST, person), Who(person), person)
        return person

    def forget(self, person: str) -> None:
        """Drop what is cached about this person."""
        for key in [key for key, known in self._known.items() if known.person == person]:
            del self._known[key]

    async def _ask(self, key: tuple[str, str]) -> Who | None:
        known = self._known.get(key)
        if known is not None and time.monotonic() - known.at < BELIEVED_SECONDS:
            return known.who
        try:
            return await (self._ask_guest(key[1]) if key[0] == GUEST else self._ask_session(key[1]))
        except Refusal:
            if known is None:
                raise
            return known.who  # the database does not answer: use what is cached

    async def _ask_guest(self, person: str) -> Who | None:
        who = None if await self._storage.read(self._accounts.was_account, person) else Who(person)
        return self._know((GUEST, person), who, person)

    async def _ask_session(self, token: str) -> Who | None:
        row = await self._storage.read(self._accounts.session, token)
        if row is None or _is_over(row):
            return self._know((SESSION, token), None, "")
        if row.seen < time.time() - SEEN_SECONDS:
            seen = self._storage.writer.submit(lambda connection: self._accounts.note_seen(connection, token))
            self._background.once("sessions", seen)
        return self._know((SESSION, token), Who(row.person, row.id), row.person)

    def _know(self, key: tuple[str, str], who: Who | None, person: str) -> Who | None:
        self._known.pop(key, None)
        while len(self._known) >= MAX_KNOWN:
            del self._known[next(iter(self._known))]
        self._known[key] = _Known(who, person, time.monotonic())
        return who


def _is_over(row: SessionRow) -> bool:
    """Whether this session was not used for a year."""
    return row.seen < time.time() - YEAR


def new_session(person: str, about: str) -> tuple[str, SessionRow]:
    """A token for a cookie, and the row that is kept of it."""
    token, now = secrets.token_urlsafe(TOKEN_BYTES), time.time()
    return token, SessionRow(token=digest(token), id=secrets.token_hex(6), person=person, about=about, created=now, seen=now)


def digest(secret: str) -> str:
    """The digest of a secret, which recognises it and opens nothing."""
    return hashlib.sha256(secret.encode()).hexdigest()


BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "macOS"), ("Linux", "Linux"),
)  # fmt: skip


def browser_of(agent: str) -> str:
    """A description of a browser that its owner recognises; of other programs, the first word of their name."""
    browser = next((name for part, name in BROWSERS if part in agent), "")
    system = next((name for part, name in SYSTEMS if part in agent), "")
    about = ", ".join(name for name in (browser, system) if name) or agent.partition(" ")[0].partition("/")[0]
    return about[:MAX_ABOUT_LENGTH] if about.isprintable() else ""
