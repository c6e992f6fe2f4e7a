"""Friends as a feature of the server."""

from __future__ import annotations

from megawatt.server.accounts.hooks import AccountHooks
from megawatt.server.accounts.relations import Relations
from megawatt.server.core import IDLE_SECONDS, Core, Feature
from megawatt.server.db.store import Store
from megawatt.server.friends import routes
from megawatt.server.friends.service import FriendLists
from megawatt.server.friends.store import FriendStore
from megawatt.server.jobs import Job, each_look_at_pages


def set_up(core: Core) -> None:
    """Add the lists of friends."""
    friends = FriendLists(core.storage, core.accounts, core.now)
    core.services.add(friends)
    core.services.add(friends, provides=Relations)
    core.jobs.append(Job("who is here", lambda: friends.note_seen(core.pages.people(IDLE_SECONDS)), each_look_at_pages))


def keep_accounts(store: Store, hooks: AccountHooks) -> None:
    """Friends of a deleted account are forgotten."""
    friends = FriendStore(store)
    hooks.erase.append(lambda connection, person, now: friends.forget(connection, person))


FEATURE = Feature((routes,), set_up, keep_accounts)
