"""Membership: who may create an account, and who may set up tables, by the server's settings."""

from __future__ import annotations

from megawatt.server.accounts.codes import code_read
from megawatt.server.accounts.membership_store import MembershipStore
from megawatt.server.accounts.sessions import digest
from megawatt.server.accounts.store import AccountStore
from megawatt.server.db.database import Storage
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings


class Membership:
    """Checks who may make an account, and who may set up tables."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self._registration, self._tables = settings.registration, settings.tables
        self._address, self._storage = settings.address, storage
        self.store, self._accounts = MembershipStore(storage.store), AccountStore(storage.store)

    async def note_address(self) -> None:
        """Store the address of this server, for commands that print links."""
        if await self._storage.read(self.store.address) != self._address:
            await self._storage.writer.submit(lambda connection: self.store.note_address(connection, self._address))

    def must_be_open(self) -> None:
        """Refuse new accounts where there are none."""
        if self._registration == "closed":
            raise Refusal("registration-closed", "this server takes no new accounts")

    async def admitted(self, invitation: str) -> str | None:
        """The digest of the invitation that a new account needs; None where none is needed. Refusal when it is not good."""
        if self._registration != "invitation":
            return None
        code = digest(code_read(invitation))
        if not await self._storage.read(self.store.is_good, code):
            raise not_invited()
        return code

    async def may_create(self, person: str) -> bool:
        """Whether this person may set up tables and tournaments."""
        if self._tables == "everybody":
            return True
        account = await self._storage.read(self._accounts.of, person) is not None
        return account and (self._tables == "accounts" or await self._storage.read(self.store.is_host, person))

    async def must_create(self, person: str) -> None:
        """Refuse a table of somebody who may not set one up."""
        if await self.may_create(person):
            return
        if self._tables == "accounts":
            raise Refusal("tables-accounts", "on this server only people with an account set up tables; sign in first")
        raise Refusal("tables-hosts", "on this server only its hosts set up tables")


def not_invited() -> Refusal:
    """No account without an invitation."""
    return Refusal("invitation", "an account here needs the code of an invitation that is neither used nor too old")
