"""What the database keeps of programs: the tokens that people gave them, and which of them wait for challenges."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from megawatt.server.db import schema as db
from megawatt.server.db.notify import notify
from megawatt.server.db.store import Store

ONLINE_SECONDS = 60.0
MAX_LISTED = 100


class TokenRow(msgspec.Struct, frozen=True):
    """A token as the database stores it: a digest, no secret."""

    id: str
    person: str
    name: str
    scopes: str
    digest: str
    created: float
    used: float | None


class ProgramRow(msgspec.Struct, frozen=True):
    """A program that waits for challenges."""

    person: str
    handle: str
    name: str | None
    games: str


class ProgramStore:
    """Reads and writes about programs. Every method blocks: call it from a thread."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._engine = store.engine

    def token(self, digest: str) -> TokenRow | None:
        """The token with this digest."""
        return self._first(db.tokens.c.digest == digest)

    def tokens_of(self, person: str) -> list[TokenRow]:
        """The tokens that a person has made, the newest first."""
        theirs = select(db.tokens).where(db.tokens.c.person == person).order_by(db.tokens.c.created.desc())
        with self._engine.connect() as connection:
            return [TokenRow(**row) for row in connection.execute(theirs).mappings()]

    def add(self, connection: Connection, row: TokenRow, session: str | None, most: int) -> bool | None:
        """Keep a new token; False when the person has that many already, None when the person was signed out meanwhile.

        The session is locked, so that whatever ends it (and with it the tokens) comes either before or after; a guest is locked
        against becoming an account.
        """
        if session is None:
            self._store.lock_person(connection, row.person)
            signed_in = select(db.accounts.c.person).where(db.accounts.c.person == row.person)
            if connection.execute(signed_in).first() is not None:
                return None
        else:
            own = and_(db.sessions.c.person == row.person, db.sessions.c.id == session)
            if connection.execute(select(db.sessions.c.id).where(own).with_for_update()).first() is None:
                return None
        theirs = select(func.count()).select_from(db.tokens).where(db.tokens.c.person == row.person)
        if connection.execute(theirs).scalar_one() >= most:
            return False
        connection.execute(insert(db.tokens).values(msgspec.structs.asdict(row)))
        return True

    def revoke(self, connection: Connection, person: str, token: str) -> bool:
        """Delete a token of this person; returns whether there was one."""
        theirs = and_(db.tokens.c.person == person, db.tokens.c.id == token)
        gone = bool(connection.execute(delete(db.tokens).where(theirs)).rowcount)
        if gone and self._engine.dialect.name == "postgresql":
            notify(connection, f"person {person}")
        return gone

    def still(self, tokens: Sequence[str]) -> set[str]:
        """Those of these tokens that there are."""
        with self._engine.connect() as connection:
            return set(connection.execute(select(db.tokens.c.id).where(db.tokens.c.id.in_(tokens))).scalars())

    def note_used(self, connection: Connection, token: str) -> None:
        """This token was used now."""
        connection.execute(update(db.tokens).where(db.tokens.c.id == token).values(used=time.time()))

    def announce(self, connection: Connection, person: str, games: str) -> None:
        """This person's program waits for challenges to these games."""
        row = {"person": person, "handle": secrets.token_hex(6), "games": games, "seen": time.time()}
        insert = self._store.insert(db.programs).values(row)
        seen = {"games": games, "seen": row["seen"]}
        connection.execute(insert.on_conflict_do_update(index_elements=["person"], set_=seen))

    def leave(self, connection: Connection, person: str) -> None:
        """The program waits no more; its handle stays."""
        connection.execute(update(db.programs).where(db.programs.c.person == person).values(seen=0.0))

    def waiting(self) -> list[ProgramRow]:
        """The programs that wait for challenges now."""
        columns = (db.programs.c.person, db.programs.c.handle, db.people.c.name, db.programs.c.games)
        query = select(*columns).join_from(db.programs, db.people, db.people.c.id == db.programs.c.person, isouter=True)
        query = query.where(db.programs.c.seen > time.time() - ONLINE_SECONDS).order_by(db.people.c.name, db.programs.c.handle)
        with self._engine.connect() as connection:
            return [ProgramRow(*row) for row in connection.execute(query.limit(MAX_LISTED))]

    def _first(self, wanted: object) -> TokenRow | None:
        with self._engine.connect() as connection:
            found = connection.execute(select(db.tokens).where(wanted)).mappings().first()  # type: ignore[arg-type]
        return None if found is None else TokenRow(**found)
