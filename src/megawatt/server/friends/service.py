"""Friends: a person's own list, and who of them is online. People don't learn that they are on a list.

People can hide in their settings (`hide_online`), and are never shown as online to those whom they have muted.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec

from megawatt.server.accounts.service import Accounts, name_key
from megawatt.server.accounts.sessions import Who
from megawatt.server.accounts.store import AccountStore
from megawatt.server.db.database import Storage
from megawatt.server.friends.messages import Friends, FriendShown
from megawatt.server.friends.store import FriendRow, FriendStore
from megawatt.server.refusals import Refusal

MAX_FRIENDS = 100
ONLINE_SECONDS = 60.0
HIDDEN = "hide_online"


class FriendLists:
    """Lists of friends, and who of them is online."""

    def __init__(self, storage: Storage, accounts: Accounts, now: Callable[[], float]) -> None:
        self._storage, self._accounts, self._now = storage, accounts, now
        self._store, self._account_store = FriendStore(storage.store), AccountStore(storage.store)

    async def note_seen(self, people: Sequence[str]) -> None:
        """Store that these people are at the page."""
        if people:
            await self._storage.writer.submit(lambda connection: self._store.note_seen(connection, people, self._now()))

    async def shown(self, who: Who) -> Friends:
        """My friends, those who are online first; a guest has none."""
        if who.session is None:
            return Friends([])
        rows = await self._storage.read(self._store.friends_of, who.person)
        friends = [FriendShown(row.name, self._is_online(row)) for row in rows]
        return Friends(sorted(friends, key=lambda friend: not friend.online))

    async def about(self, person: str, reader: str) -> tuple[bool, bool]:
        """Whether somebody is online for a reader, and on the reader's list."""
        row = await self._storage.read(self._store.person_as_seen_by, person, reader)
        return row is not None and self._is_online(row), await self._storage.read(self._store.is_friend, reader, person)

    async def online_among(self, people: Collection[str], reader: str) -> set[str]:
        """Which of these people are online for a reader."""
        rows = await self._storage.read(self._store.people_as_seen_by, people, reader)
        return {row.person for row in rows if self._is_online(row)}

    async def add(self, who: Who, name: str) -> None:
        """Put the account of this name on my list; being there already is fine."""
        await self._accounts.mine(who)
        friend = await self._named(name)
        if friend == who.person:
            raise Refusal("no-such-person", "this is yourself")
        if not await self._storage.writer.submit(lambda connection: self._store.add(connection, who.person, friend, MAX_FRIENDS)):
            raise Refusal("too-many-friends", f"your list has {MAX_FRIENDS} names already; remove one first", most=MAX_FRIENDS)

    async def remove(self, who: Who, name: str) -> None:
        """Take somebody off my list; not being there is fine."""
        await self._accounts.mine(who)
        friend = await self._named(name)
        await self._storage.writer.submit(lambda connection: self._store.remove(connection, who.person, friend))

    async def _named(self, name: str) -> str:
        found = await self._storage.read(self._account_store.person_named, name_key(name))
        if found is None:
            raise Refusal("no-such-person", "nobody with an account is called so")
        return found[0]

    def _is_online(self, row: FriendRow) -> bool:
        hidden = bool(msgspec.json.decode(row.settings).get(HIDDEN))
        return not hidden and not row.muted and row.seen > self._now() - ONLINE_SECONDS
