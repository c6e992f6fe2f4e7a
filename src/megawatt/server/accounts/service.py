"""Accounts: making one out of a guest, signing in and out, getting back in, and changing what is kept.

Answers reveal nothing about which accounts exist: a wrong name and a wrong password cost the same work and get the same answer.
"""

from __future__ import annotations

import re
import time
import unicodedata
from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from megawatt.kernel.text.words import LANGUAGES
from megawatt.server.accounts.codes import code_read, new_code
from megawatt.server.accounts.hooks import AccountHooks, Changes
from megawatt.server.accounts.membership import Membership, not_invited
from megawatt.server.accounts.membership_store import MembershipStore
from megawatt.server.accounts.passwords import Passwords, check_password
from megawatt.server.accounts.sessions import Who, digest, new_session
from megawatt.server.accounts.store import CODE, OBJECT, AccountRow, AccountStore
from megawatt.server.api.rate_limits import Limits
from megawatt.server.confusables import data_version, name_look, visible
from megawatt.server.db.database import Storage
from megawatt.server.db.store import Store
from megawatt.server.refusals import Refusal

CODES_PER_ACCOUNT = 8
NO_NAMES = re.compile(r"[/\\?#%]|^\.{1,2}$")
"""Names that would be read as something else in a page's address."""


class SignedIn(Struct):
    """Somebody has signed in by password or code; the token is for their cookie."""

    person: str
    token: str
    session: str


class From(Struct, frozen=True):
    """Where a guess comes from: an address, and a browser that somebody was signed in at before (who, and what it is called)."""

    address: str
    known: tuple[str, str] | None = None

    def device_of(self, account: AccountRow | None) -> str | None:
        """What this browser is called, if it is one of this account's own."""
        return self.known[1] if self.known is not None and account is not None and self.known[0] == account.person else None


class Accounts:
    """Signing up, in and out, recovery, and changes of accounts."""

    def __init__(
        self, storage: Storage, limits: Limits, membership: Membership, hooks: AccountHooks, now: Callable[[], float]
    ) -> None:
        self._storage, self._limits, self._membership = storage, limits, membership
        self._hooks, self._now = hooks, now
        self._passwords = Passwords()
        self.store = AccountStore(storage.store)

    def close(self) -> None:
        """Check no password any more."""
        self._passwords.close()

    # Coming in

    async def sign_up(
        self, who: Who, address: str, name: str, password: str, about: str, invitation: str = ""
    ) -> tuple[SignedIn, list[str]]:
        """Turn a guest into an account that keeps everything; returns the recovery codes, which are shown once.

        Where the server asks for an invitation, it is used up with the account, and only then.
        """
        if who.session is not None:
            raise Refusal("signed-in", "you have an account; sign out to make another one")
        self._membership.must_be_open()
        check_account_name(name)
        check_password(password, name)
        self._limits.spend("sign-up", who.person, address)
        admitted, invitations = await self._membership.admitted(invitation), self._membership.store
        await self.must_be_free(name)
        hashed, key, look = await self._passwords.hashed(password), name_key(name), name_look(name)
        row = AccountRow(person=who.person, name_key=key, name_look=look, password=hashed, created=time.time())
        token, session = new_session(who.person, about)
        codes = [new_code() for _ in range(CODES_PER_ACCOUNT)]

        def write(connection: Connection) -> Refusal | None:
            if admitted is not None and not invitations.lock(connection, admitted):
                return not_invited()
            if not self.store.add(connection, row, name):
                return _taken(name)
            if admitted is not None:
                invitations.use(connection, admitted, who.person)
            self.store.sign_in(connection, session)
            self._keep_codes(connection, who.person, codes)
            return None

        refused = await self._storage.writer.submit(write)
        if refused is not None:
            raise refused
        self._hooks.person_changed(who.person)
        self._hooks.show_name(who.person, name)
        return SignedIn(who.person, token, session.id), codes

    async def bring_guest_along(self, who: Who, signed_in: SignedIn) -> None:
        """Give what a guest had to the person who has signed in."""
        if who.session is None:
            for hook in self._hooks.signed_in:
                await hook(who.person, signed_in.person, signed_in.session)

    async def sign_in(self, origin: From, name: str, password: str, about: str) -> SignedIn:
        """The person with this name and password."""
        account = await self._guessed_at(origin, name)
        if not await self._passwords.fits(account.password if account else None, password) or account is None:
            raise Refusal("sign-in", "there is no such name with this password")
        token, session = new_session(account.person, about)
        await self._storage.writer.submit(lambda connection: self.store.sign_in(connection, session))
        return SignedIn(account.person, token, session.id)

    async def recover(self, origin: From, name: str, code: str, password: str, about: str) -> SignedIn:
        """A new password by a code that was shown once; every other browser is signed out, and the code is used up."""
        account = await self._guessed_at(origin, name)
        check_password(password, name)
        person = account.person if account else ""
        signed_in = await self.begin_anew_by(digest(code_read(code)), CODE, person, password, about)
        if signed_in is None:
            raise Refusal("recovery", "there is no such name with this code, or the code was used")
        return signed_in

    async def _guessed_at(self, origin: From, name: str) -> AccountRow | None:
        """The account that somebody wants to come in by, as it was typed or without what cannot be seen; counts one guess at it.

        However a name was typed, guesses at one account are counted together.
        """
        keys = list(dict.fromkeys((name_key(name), name_key(visible(name)))))
        found = [await self._storage.read(self.store.named, key) for key in keys]
        account = next((each for each in found if each is not None), None)
        key = account.name_key if account is not None and account.name_key else keys[-1]
        self._limits.guess(key, origin.address, origin.device_of(account))
        return account

    async def refresh_looks(self) -> None:
        """Recompute the looks of all names if the data or rules for them have changed."""
        current = data_version()
        if await self._storage.read(self.store.looks_version) != current:
            await self._storage.writer.submit(lambda connection: self.store.refresh_looks(connection, current, name_look))

    async def begin_anew_by(
        self, way: str, kind: str, person: str, password: str, about: str, email: str | None = None
    ) -> SignedIn | None:
        """Use up a way back: set another password and end all sessions. None when it is invalid.

        An objection also restores the previous e-mail address and ends all other ways in.
        """
        hashed = await self._passwords.hashed(password)
        token, session = new_session(person, about)

        def write(connection: Connection) -> bool:
            if kind == OBJECT and not self.store.object_by(connection, way, person, email):
                return False
            if kind != OBJECT and self.store.use_way(connection, way, [kind], person) is None:
                return False
            self.store.change(connection, person, password=hashed)
            self.store.end_links(connection, person)
            self.store.sign_out(connection, person)
            self.store.sign_in(connection, session)
            return True

        if not await self._storage.writer.submit(write):
            return None
        self._hooks.person_changed(person)
        return SignedIn(person, token, session.id)

    async def sign_out(self, who: Who, session: str | None = None) -> None:
        """End a session of one's own (None: the one that asks)."""
        ending = session or who.session or ""
        gone = await self._storage.writer.submit(lambda connection: self.store.sign_out(connection, who.person, only=ending))
        if not gone:
            raise Refusal("no-such-session", "you are not signed in there")
        self._hooks.person_changed(who.person)

    async def sign_out_elsewhere(self, who: Who) -> None:
        """End all other sessions."""
        await self._storage.writer.submit(lambda connection: self.store.sign_out(connection, who.person, all_but=who.session))
        self._hooks.person_changed(who.person)

    # Changing

    async def mine(self, who: Who) -> AccountRow:
        """The account of the person who asks; Refusal for a guest."""
        account = await self._storage.read(self.store.of, who.person) if who.session is not None else None
        if account is None:
            raise Refusal("no-account", "sign in first")
        return account

    async def confirmed(self, who: Who, address: str, password: str) -> AccountRow:
        """The person's account, after checking its password: changes that could lock people out need more than an open browser."""
        account = await self.mine(who)
        self._limits.spend("own-password", who.session, address)
        if not await self._passwords.fits(account.password, password):
            raise Refusal("password-wrong", "this is not your password")
        return account

    async def change_password(self, who: Who, address: str, old: str, new: str) -> None:
        """Another password; every other browser is signed out."""
        account = await self.confirmed(who, address, old)
        check_password(new, account.name_key or "")
        hashed = await self._passwords.hashed(new)

        def write(connection: Connection) -> None:
            self.store.change(connection, who.person, password=hashed)
            self.store.end_links(connection, who.person)
            self.store.sign_out(connection, who.person, all_but=who.session)

        await self._storage.writer.submit(write)
        self._hooks.person_changed(who.person)

    async def new_codes(self, who: Who, address: str, password: str) -> list[str]:
        """Replace the recovery codes."""
        await self.confirmed(who, address, password)
        codes = [new_code() for _ in range(CODES_PER_ACCOUNT)]
        await self._storage.writer.submit(lambda connection: self._keep_codes(connection, who.person, codes))
        return codes

    async def keep_settings(self, who: Who, settings: Mapping[str, str | float | bool]) -> None:
        """What this person prefers, on every device."""
        await self.mine(who)
        language = settings.get("language")
        kept = msgspec.json.encode(settings).decode()
        spoken = language if isinstance(language, str) and language in LANGUAGES else None
        await self._storage.writer.submit(
            lambda connection: self.store.change(connection, who.person, settings=kept, language=spoken)
        )

    async def must_be_free(self, name: str) -> None:
        """Refuse a name that somebody has an account with, or that looks like it; their pages are public anyway."""
        if await self._storage.read(self.store.is_taken, name_key(name), name_look(name)):
            raise _taken(name)

    async def rename(self, who: Who, name: str) -> None:
        """Choose another name; a guest may not take that of an account."""
        if await self._storage.read(self.store.of, who.person) is None:
            await self._rename_guest(who.person, name)
            return
        check_account_name(name)
        keys = name_key(name), name_look(name)
        tables = await self._storage.writer.submit(lambda connection: self.store.rename(connection, who.person, keys, name))
        if tables is None:
            raise _taken(name)
        self._hooks.show_name(who.person, name, tables)

    async def _rename_guest(self, person: str, name: str) -> None:
        """Refuse people who have deleted their account: they can't have a name again."""
        await self.must_be_free(name)
        tables = await self._storage.writer.submit(lambda connection: self.store.rename_guest(connection, person, name))
        if tables is None:
            raise Refusal("no-account", "sign in first; you are not signed in here any more")
        self._hooks.show_name(person, name, tables)

    async def erase(self, person: str) -> None:
        """Delete the account, and with it the name; games stay."""
        for before in self._hooks.before_deletion:
            await before(person)
        changes = await self._storage.writer.submit(lambda connection: self._erase(connection, person))
        self._hooks.person_changed(person)
        for after in self._hooks.erased:
            await after(changes)
        self._hooks.show_name(person, None)

    def _erase(self, connection: Connection, person: str) -> Changes:
        return erase_account(self._storage.store, self._hooks, connection, person, self._now())

    def _keep_codes(self, connection: Connection, person: str, codes: Sequence[str]) -> None:
        self.store.replace_ways(connection, person, CODE, [digest(code_read(code)) for code in codes])


def erase_account(store: Store, hooks: AccountHooks, connection: Connection, person: str, now: float) -> Changes:
    """Forget an account, wherever something is kept of it; what else has changed by it."""
    AccountStore(store).erase(connection, person)
    MembershipStore(store).remove_host(connection, person)
    return hooks.erase_all(connection, person, now)


def name_key(name: str) -> str:
    """The key of an account's name: case-insensitive and in Unicode's normal form."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def check_account_name(name: str) -> None:
    """Refuse what cannot stand in the address of a person's page."""
    if NO_NAMES.search(name) or not name_key(name):
        raise Refusal("account-name", f"{name!r} should be a name without / \\ ? # and %")


def _taken(name: str) -> Refusal:
    return Refusal("name-taken", f"somebody else is called {name!r}, or something that looks the same", name=name)
