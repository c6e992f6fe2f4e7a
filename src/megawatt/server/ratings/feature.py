"""Ratings, profiles and the archive as a feature of the server."""

from __future__ import annotations

from megawatt.server.accounts.hooks import AccountHooks
from megawatt.server.core import Core, Feature
from megawatt.server.db.store import Store
from megawatt.server.jobs import Job, each_count
from megawatt.server.ratings import routes
from megawatt.server.ratings.service import Club
from megawatt.server.ratings.store import RatingStore
from megawatt.server.ratings.updates import RatingUpdates


def set_up(core: Core) -> None:
    """Add what is shown of finished games, and count them."""
    updates = RatingUpdates(core.storage, core.tables)
    core.services.add(Club(core.storage))
    core.services.add(updates)
    core.account_hooks.before_deletion.append(lambda person: updates.update())  # while the others' rating can still be counted
    core.jobs.append(Job("counting results", updates.update, each_count))


def keep_accounts(store: Store, hooks: AccountHooks) -> None:
    """Ratings of a deleted account are forgotten."""
    ratings = RatingStore(store)
    hooks.erase.append(lambda connection, person, now: ratings.forget(connection, person))


FEATURE = Feature((routes,), set_up, keep_accounts)
