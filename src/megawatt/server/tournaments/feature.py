"""Tournaments as a feature of the server."""

from __future__ import annotations

from megawatt.server.accounts.hooks import AccountHooks
from megawatt.server.core import Core, Feature
from megawatt.server.db.store import Store
from megawatt.server.jobs import Job, each_round
from megawatt.server.tournaments import routes
from megawatt.server.tournaments.pages import TournamentPages
from megawatt.server.tournaments.rounds import Rounds
from megawatt.server.tournaments.service import Tournaments
from megawatt.server.tournaments.store import INVITED, OPEN, TournamentStore

CHANGED = "tournaments"


def set_up(core: Core) -> None:
    """Add tournaments, and start their rounds."""
    tournaments = Tournaments(core.storage, core.new_tables, core.lobby, core.limits, core.now)
    rounds = Rounds(core.storage, core.tables, core.new_tables, tournaments, core.lobby, core.now)
    for service in (tournaments, TournamentPages(core.storage, core.now), rounds):
        core.services.add(service)
    core.account_hooks.erased.append(lambda changes: tournaments.lists_changed_of(changes.get(CHANGED, ())))
    core.invitations_open.append(lambda status, part: status == OPEN and part == INVITED)
    core.jobs.append(Job("rounds of tournaments", rounds.see_to, each_round))


def keep_accounts(store: Store, hooks: AccountHooks) -> None:
    """Who deletes the account takes part no longer."""
    tournaments = TournamentStore(store)
    hooks.erase.append(lambda connection, person, now: {CHANGED: tournaments.forget(connection, person, now)})


FEATURE = Feature((routes,), set_up, keep_accounts)
