"""Accounts in the database: names, passwords, browsers that are signed in, and codes that lead back. Secrets are kept as digests.

The id of a deleted account never becomes a guest's again: its row stays, without anything in it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, text, update

from megawatt.server.accounts.people import PeopleStore
from megawatt.server.db import schema as db
from megawatt.server.db.notify import notify
from megawatt.server.db.outbox import PUSH, drop_channels
from megawatt.server.db.store import Store

MAX_SESSIONS = 30
"""Sessions per person; one more sign-in ends the session that was unused for the longest time."""
CODE, MAIL, CONFIRM, OBJECT, RESET = "code", "mail", "confirm", "object", "reset"
"""Ways back: a recovery code, a link in an e-mail, the link that confirms an address, the one by which
an objection of the previous address, and the one that the host of the server has made."""

NAME_LOCK = 0x6D65676E
"""The lock of PostgreSQL that lets one worker at a time give out names."""
LOOKS = "name-looks"
"""The setting that says which version of data and rules the looks of names were made with."""


class AccountRow(msgspec.Struct, kw_only=True):
    """An account as the database keeps it; one that was deleted has no name and no password."""

    person: str
    name_key: str | None
    name_look: str | None = None
    """The look of the name, which no other name may share; a digest."""
    password: str
    email: str | None = None
    email_confirmed: bool = False
    language: str | None = None
    settings: str = "{}"
    created: float


class SessionRow(msgspec.Struct, kw_only=True):
    """A browser that is signed in."""

    token: str
    id: str
    person: str
    about: str
    created: float
    seen: float


class AccountStore:
    """Reads and small writes about accounts. Every method blocks: call it from a thread, with a connection from the writer."""

    def __init__(self, store: Store) -> None:
        self._store, self._engine, self._insert, self._people = store, store.engine, store.insert, PeopleStore(store)
        self._notifies = store.engine.dialect.name == "postgresql"

    # Reading

    def of(self, person: str) -> AccountRow | None:
        """The account of a person; None for a guest and for one that was deleted."""
        return self._first(and_(db.accounts.c.person == person, db.accounts.c.name_key.is_not(None)))

    def named(self, key: str) -> AccountRow | None:
        """The account with this name."""
        return self._first(db.accounts.c.name_key == key)

    def person_named(self, key: str) -> tuple[str, str, float] | None:
        """The person with this account's name, how it is written, and since when."""
        query = select(db.accounts.c.person, db.people.c.name, db.accounts.c.created)
        query = query.join(db.people, db.people.c.id == db.accounts.c.person).where(db.accounts.c.name_key == key)
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else (row.person, row.name, row.created)

    def is_taken(self, key: str, look: str) -> bool:
        """Whether somebody has an account with this name, or with one that looks like it."""
        with self._engine.connect() as connection:
            return self._has(connection, or_(db.accounts.c.name_key == key, db.accounts.c.name_look == look))

    def looks_version(self) -> str | None:
        """Which version of data and rules the looks of names were made with."""
        with self._engine.connect() as connection:
            return connection.execute(select(db.settings.c.value).where(db.settings.c.name == LOOKS)).scalar()

    def was_account(self, person: str) -> bool:
        """Whether this person has an account, or had one: then the cookie of a guest is not enough."""
        with self._engine.connect() as connection:
            return connection.execute(select(db.accounts.c.person).where(db.accounts.c.person == person)).first() is not None

    def accounts_among(self, people: Iterable[str]) -> set[str]:
        """Those of these people who have an account."""
        wanted = and_(db.accounts.c.person.in_(sorted(set(people))), db.accounts.c.name_key.is_not(None))
        with self._engine.connect() as connection:
            return set(connection.execute(select(db.accounts.c.person).where(wanted)).scalars())

    def session(self, token: str) -> SessionRow | None:
        """The browser that has this token."""
        with self._engine.connect() as connection:
            found = connection.execute(select(db.sessions).where(db.sessions.c.token == token)).mappings().first()
        return None if found is None else SessionRow(**found)

    def sessions_of(self, person: str) -> list[SessionRow]:
        """Where a person is signed in, the latest first."""
        theirs = select(db.sessions).where(db.sessions.c.person == person).order_by(db.sessions.c.seen.desc())
        with self._engine.connect() as connection:
            return [SessionRow(**row) for row in connection.execute(theirs).mappings()]

    def codes_left(self, person: str) -> int:
        """How many codes a person has not used."""
        theirs = and_(db.ways_back.c.person == person, db.ways_back.c.kind == CODE)
        with self._engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(db.ways_back).where(theirs)).scalar_one())

    def whose_way(self, code: str, kind: str) -> str | None:
        """Whom a way leads back; None when it leads nowhere."""
        wanted = and_(db.ways_back.c.code == code, db.ways_back.c.kind == kind, db.ways_back.c.until > time.time())
        with self._engine.connect() as connection:
            return connection.execute(select(db.ways_back.c.person).where(wanted)).scalar()

    # Writing

    def add(self, connection: Connection, row: AccountRow, name: str) -> bool:
        """Make a person's account; False when the name or its look is taken, or the person has had an account."""
        self._lock_names(connection)
        self._store.lock_person(connection, row.person)
        if self._has(connection, db.accounts.c.name_look == row.name_look):
            return False
        kept = connection.execute(self._insert(db.accounts).values(msgspec.structs.asdict(row)).on_conflict_do_nothing())
        if not kept.rowcount:
            return False
        self._people.rename(connection, row.person, name)
        self.end_tokens(connection, row.person)
        self._changed(connection, row.person)
        return True

    def rename_guest(self, connection: Connection, person: str, name: str) -> list[str] | None:
        """Another name for a guest; the tables where they sit, None for who has an account, or had one."""
        self._store.lock_person(connection, person)
        known = select(db.accounts.c.person).where(db.accounts.c.person == person)
        return None if connection.execute(known).first() is not None else self._people.rename(connection, person, name)

    def rename(self, connection: Connection, person: str, keys: tuple[str, str], name: str) -> list[str] | None:
        """Another name (its key and its look) for an account; the tables where the person sits, None when it is somebody else's.

        Names of older accounts may look alike: each of them may be respelled as long as its look stays.
        """
        key, look = keys
        self._lock_names(connection)
        mine, others = db.accounts.c.person == person, db.accounts.c.person != person
        alike = and_(db.accounts.c.name_look == look, others)
        if self._has(connection, and_(db.accounts.c.name_key == key, others)):
            return None
        if self._has(connection, alike) and not self._has(connection, and_(db.accounts.c.name_look == look, mine)):
            return None
        connection.execute(update(db.accounts).where(mine).values(name_key=key, name_look=look))
        self._changed(connection, person)
        return self._people.rename(connection, person, name)

    def refresh_looks(self, connection: Connection, version: str, look: Callable[[str], str]) -> None:
        """Make the looks of all names anew, with this version of data and rules."""
        self._lock_names(connection)
        named = select(db.accounts.c.person, db.accounts.c.name_key, db.people.c.name)
        named = named.outerjoin(db.people, db.people.c.id == db.accounts.c.person).where(db.accounts.c.name_key.is_not(None))
        for person, key, name in connection.execute(named).all():
            mine = update(db.accounts).where(db.accounts.c.person == person)
            connection.execute(mine.values(name_look=look(name or key)))
        connection.execute(delete(db.settings).where(db.settings.c.name == LOOKS))
        connection.execute(insert(db.settings).values(name=LOOKS, value=version))

    def change(self, connection: Connection, person: str, **values: str | bool | None) -> None:
        """Keep something else about an account."""
        connection.execute(update(db.accounts).where(db.accounts.c.person == person).values(values))
        self._changed(connection, person)

    def sign_in(self, connection: Connection, row: SessionRow) -> None:
        """Keep a browser that is signed in now."""
        connection.execute(insert(db.sessions).values(msgspec.structs.asdict(row)))
        kept = select(db.sessions.c.token).where(db.sessions.c.person == row.person)
        kept = kept.order_by(db.sessions.c.seen.desc(), db.sessions.c.created.desc()).limit(MAX_SESSIONS)
        tokens = list(connection.execute(kept).scalars())
        self._end(connection, row.person, db.sessions.c.token.not_in(tokens))
        device = and_(db.channels.c.person == row.person, db.channels.c.kind == PUSH, db.channels.c.session == "")
        connection.execute(update(db.channels).where(device).values(session=row.id))  # the browser of the previous guest

    def sign_out(self, connection: Connection, person: str, *, only: str | None = None, all_but: str | None = None) -> int:
        """Sign a person out of one browser, of all but one, or of all; of how many. Tokens end unless it is only one browser."""
        theirs = []
        if only is not None:
            theirs.append(db.sessions.c.id == only)
        if all_but is not None:
            theirs.append(db.sessions.c.id != all_but)
        gone = self._end(connection, person, *theirs)
        if only is None:
            self.end_tokens(connection, person)
        self._changed(connection, person)
        return gone

    def end_tokens(self, connection: Connection, person: str) -> None:
        """Revoke all tokens of a person; after the sessions, which making a token locks."""
        connection.execute(delete(db.tokens).where(db.tokens.c.person == person))
        connection.execute(delete(db.programs).where(db.programs.c.person == person))

    def note_seen(self, connection: Connection, token: str) -> None:
        """Note that a session is in use."""
        connection.execute(update(db.sessions).where(db.sessions.c.token == token).values(seen=time.time()))

    def replace_ways(
        self, connection: Connection, person: str, kind: str, codes: Sequence[str], until: float | None = None
    ) -> None:
        """Replace a person's ways of this kind; earlier ones become invalid."""
        connection.execute(delete(db.ways_back).where(and_(db.ways_back.c.person == person, db.ways_back.c.kind == kind)))
        if codes:
            rows = [{"code": code, "person": person, "kind": kind, "until": until} for code in codes]
            connection.execute(insert(db.ways_back), rows)

    def end_links(self, connection: Connection, person: str) -> None:
        """Invalidate links to a new password, after it has changed."""
        for kind in (MAIL, RESET):
            self.replace_ways(connection, person, kind, [])

    def use_way(self, connection: Connection, code: str, kinds: Iterable[str], person: str | None = None) -> str | None:
        """Use up a way, which works once; returns whose it was, None when it is invalid."""
        in_time = or_(db.ways_back.c.until.is_(None), db.ways_back.c.until > time.time())
        wanted = [db.ways_back.c.code == code, db.ways_back.c.kind.in_(list(kinds)), in_time]
        if person is not None:
            wanted.append(db.ways_back.c.person == person)
        return connection.execute(delete(db.ways_back).where(and_(*wanted)).returning(db.ways_back.c.person)).scalar()

    def set_email(
        self,
        connection: Connection,
        person: str,
        email: str | None,
        way: tuple[str, float] | None = None,
        objection: tuple[str, float] | None = None,
    ) -> None:
        """Set another address, to be confirmed by `way` (its code, and until when). Earlier links become invalid.

        By `objection` the owner of the previous address can restore it. Earlier objections stay valid: a thief may change an
        address twice in a row.
        """
        if objection is not None:
            late = and_(db.ways_back.c.kind == OBJECT, db.ways_back.c.until < time.time())
            connection.execute(delete(db.ways_back).where(late))
            row = {"code": objection[0], "person": person, "kind": OBJECT, "until": objection[1]}
            connection.execute(insert(db.ways_back).values(row))
        code, until = way or ("", None)
        self.replace_ways(connection, person, CONFIRM, [code] if code else [], until)
        self.change(connection, person, email=email, email_confirmed=False)
        self.replace_ways(connection, person, MAIL, [])

    def object_by(self, connection: Connection, code: str, person: str, email: str | None) -> bool:
        """Object as the owner of a previous address: restore it, and end everything that was set up since."""
        ways = db.ways_back.c
        mine = and_(ways.code == code, ways.person == person, ways.kind == OBJECT, ways.until > time.time())
        until = connection.execute(delete(db.ways_back).where(mine).returning(ways.until)).scalar()
        if until is None:
            return False
        later = and_(ways.person == person, ways.kind == OBJECT, ways.until >= until)
        connection.execute(delete(db.ways_back).where(later))
        for kind in (CODE, CONFIRM):
            self.replace_ways(connection, person, kind, [])
        self.change(connection, person, email=email, email_confirmed=True)
        return True

    def confirm_email(self, connection: Connection, code: str) -> bool:
        """Confirm the address that a link was sent to; False when the link is invalid."""
        person = self.use_way(connection, code, [CONFIRM])
        if person is not None:
            self.change(connection, person, email_confirmed=True)
        return person is not None

    def offer_way(self, connection: Connection, person: str, email: str, way: tuple[str, float], since: float) -> bool:
        """Keep a way back (its code, and until when) that goes to this address.

        False when it is not the person's any more, or when they have one that ends after `since`. The account is locked, so that
        an address that is changed at this moment gets nothing.
        """
        theirs = and_(db.accounts.c.person == person, db.accounts.c.email == email, db.accounts.c.email_confirmed)
        if connection.execute(select(db.accounts.c.person).where(theirs).with_for_update()).first() is None:
            return False
        ways = db.ways_back.c
        recent = and_(ways.person == person, ways.kind == MAIL, ways.until > since)
        if connection.execute(select(ways.code).where(recent)).first() is not None:
            return False
        self.replace_ways(connection, person, MAIL, [way[0]], way[1])
        return True

    def erase(self, connection: Connection, person: str) -> None:
        """Delete everything about an account, except that it existed."""
        nothing = {
            "name_key": None,
            "name_look": None,
            "password": "",
            "email": None,
            "email_confirmed": False,
            "language": None,
            "settings": "{}",
        }
        connection.execute(update(db.accounts).where(db.accounts.c.person == person).values(nothing))
        connection.execute(update(db.people).where(db.people.c.id == person).values(name=None))
        connection.execute(delete(db.ways_back).where(db.ways_back.c.person == person))
        drop_channels(connection, db.channels.c.person == person)
        for table in (db.reach, db.vacations):
            connection.execute(delete(table).where(table.c.person == person))
        self.sign_out(connection, person)

    def _end(self, connection: Connection, person: str, *which: ColumnElement[bool]) -> int:
        """End sessions of a person, and the push notifications of their browsers."""
        ending = delete(db.sessions).where(and_(db.sessions.c.person == person, *which)).returning(db.sessions.c.id)
        gone = list(connection.execute(ending).scalars())
        drop_channels(connection, and_(db.channels.c.person == person, db.channels.c.session.in_(gone)))
        return len(gone)

    def _lock_names(self, connection: Connection) -> None:
        """Lock names until this transaction ends; SQLite has one writer anyway."""
        if self._notifies:
            connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": NAME_LOCK})

    def _has(self, connection: Connection, wanted: ColumnElement[bool]) -> bool:
        return connection.execute(select(db.accounts.c.person).where(wanted)).first() is not None

    def _first(self, wanted: object) -> AccountRow | None:
        with self._engine.connect() as connection:
            found = connection.execute(select(db.accounts).where(wanted)).mappings().first()  # type: ignore[arg-type]
        return None if found is None else AccountRow(**found)

    def _changed(self, connection: Connection, person: str) -> None:
        """Tell the other workers to drop what they have cached about this person, when this transaction is committed."""
        if self._notifies:
            notify(connection, f"person {person}")
