"""The services that every feature may use, and what a feature is."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

from fastapi import APIRouter
from msgspec import Struct

from megawatt.server.accounts.account_email import AccountEmail
from megawatt.server.accounts.bans import Bans
from megawatt.server.accounts.hooks import AccountHooks
from megawatt.server.accounts.host_changes import AccountsChangedByHost
from megawatt.server.accounts.identity import Identities, cookie_name
from megawatt.server.accounts.membership import Membership
from megawatt.server.accounts.service import Accounts
from megawatt.server.accounts.sessions import Sessions
from megawatt.server.api.rate_limits import Limits, network_of
from megawatt.server.api.scopes import RouteScopes
from megawatt.server.api.services import Services
from megawatt.server.background import Background
from megawatt.server.db.database import Storage
from megawatt.server.db.store import Store
from megawatt.server.jobs import Job, each_deadline, each_reconnect, each_sweep
from megawatt.server.live.connections import OpenPages
from megawatt.server.live.handlers import MessageHandlers
from megawatt.server.live.pubsub import PubSub
from megawatt.server.mail import Mailer
from megawatt.server.settings import Settings
from megawatt.server.tables.account_changes import AccountChanges
from megawatt.server.tables.charts import Charts
from megawatt.server.tables.creation import NewTables
from megawatt.server.tables.deadlines import Deadlines
from megawatt.server.tables.games_file import GamesFile
from megawatt.server.tables.host_changes import TablesChangedByHost
from megawatt.server.tables.invitations import Invitations
from megawatt.server.tables.journal import Journal
from megawatt.server.tables.lists import TableLists
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.lobby import Lobby
from megawatt.server.tables.open_tables import OpenTables
from megawatt.server.tables.recovery import UNCERTAIN
from megawatt.server.tables.socket import TableMessages
from megawatt.server.tables.sync import TableSync
from megawatt.server.tables.vacations import Vacations
from megawatt.server.tables.watchers import Watchers
from megawatt.server.uploads.jobs import JobQueues
from megawatt.server.uploads.signatures import FileSignatures

IDLE_SECONDS = 600.0
"""People who have done nothing at an open page for this long count as absent."""


class Core:
    """The shared services of one process. Features add theirs, their background jobs, and what they do when something happens."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self.worker = secrets.token_hex(8)
        """The name of this process among the workers."""
        self.settings, self.now = settings, now
        self.services = Services()
        self.jobs: list[Job] = []
        self.at_shutdown: list[Callable[[], Awaitable[None]]] = []
        """Called before the last commits are written."""
        self.table_changed: list[Callable[[LiveTable], None]] = []
        """A table was opened, or a step of it was committed."""
        self.is_needed: list[Callable[[LiveTable], bool]] = []
        """Whether a table that nobody watches has to stay in memory."""
        self.invitations_open: list[Callable[[str | None, str | None], bool]] = []
        """Whether an invitation to a tournament can be accepted, by the tournament's status and the person's part in it."""
        self.account_hooks = AccountHooks()
        self.handlers = MessageHandlers()
        self.background = Background()
        self.storage = Storage(settings.database_url, self.background.note)
        self.limits = Limits(settings.rate_limits)
        self.mailer = Mailer(settings.smtp, settings.mail_from)
        self.pages = OpenPages(settings, network_of)
        self.queues = JobQueues(settings.reader_processes, settings.rate_limits)
        self._make_accounts()
        self._make_tables()
        for service in (settings, self.background, self.storage, self.limits, self.mailer, self.pages, self.queues):
            self.services.add(service)

    def _make_accounts(self) -> None:
        self.bans = Bans()
        self.membership = Membership(self.settings, self.storage)
        self.accounts = Accounts(self.storage, self.limits, self.membership, self.account_hooks, self.now)
        self.account_email = AccountEmail(
            self.accounts, self.storage, self.mailer, self.limits, self.background, self.settings.address
        )
        self.host_changes = AccountsChangedByHost(self.storage, self.bans, self.account_hooks)
        for service in (self.bans, self.membership, self.accounts, self.account_email):
            self.services.add(service)

    def _make_tables(self) -> None:
        storage, background, now = self.storage, self.background, self.now
        self.tables = OpenTables(storage, self._table_changed, lambda live: self.journal.refresh(live), now)
        self.lobby = Lobby(self.pages, self.tables.live, background, lambda *news: self.sync.publish_lobby(*news))
        self.journal = Journal(storage, background, self.tables, self.lobby, self._table_changed, now)
        self.pubsub = PubSub(storage, background)
        self.sync = TableSync(self.worker, self.pubsub, background, self.tables.live, self.lobby, self.journal.catch_up)
        self.pubsub.subscribe("person", lambda fields: self.account_hooks.person_changed(fields[0]))
        self.invitations = Invitations(storage, self.journal, self.limits, now)
        allowed = self.limits, self.membership, self.invitations
        self.new_tables = NewTables(
            storage, self.tables, self.lobby, *allowed, self.queues, lambda: self.services.get(FileSignatures), now
        )
        self.tables_of_host = TablesChangedByHost(storage, self.tables.live, self.lobby, self.journal.catch_up)
        self.vacations = Vacations(storage, self.tables, self.journal)
        self.deadlines = Deadlines(storage, self.tables, self.journal, self.vacations)
        lists, charts = TableLists(storage, self.tables, self.lobby, self.journal), Charts(self.queues)
        games_file = GamesFile(storage, self.tables, self.queues, lambda: self.services.get(FileSignatures))
        self.watchers = Watchers(self.sync)
        TableMessages(self.tables, self.journal, self.sync, self.watchers, self.limits).register(self.handlers)
        self.services.add(self.watchers)
        AccountChanges(storage, background, self.tables, self.journal, self.account_hooks).register()
        self.jobs.append(Job("deadlines", self.deadlines.fire, each_deadline))
        made = (
            self.tables,
            self.lobby,
            self.journal,
            self.pubsub,
            self.sync,
            self.invitations,
            self.new_tables,
            self.vacations,
            self.deadlines,
        )
        for service in (*made, lists, charts, games_file):
            self.services.add(service)

    async def start(self) -> None:
        """Migrate the database, and make the services that need its secret."""
        await self.storage.migrate()
        await self.accounts.refresh_looks()
        await self.membership.note_address()
        secret = await self.storage.read(self.storage.store.secret)
        self.services.add(FileSignatures(secret))
        sessions = Sessions(Identities(secret, cookie_name(self.settings)), self.storage, self.background)
        self.services.add(sessions)
        self.account_hooks.changed.append(sessions.forget)
        if self.storage.is_shared:
            self.jobs.insert(0, Job("listening", self.pubsub.listen, each_reconnect))
        self.jobs.append(Job("accounts changed by the host", self.host_changes.apply, each_sweep))
        self.jobs.append(Job("tables changed by the host", self.tables_of_host.apply, each_sweep))
        self.jobs.append(Job("tidying up", self._tidy_up, each_sweep))

    def is_invited(self, status: str | None, part: str | None) -> bool:
        """Whether an invitation can still be accepted."""
        return any(is_open(status, part) for is_open in self.invitations_open)

    async def close(self) -> None:
        """End the services and finish every commit."""
        await self.queues.close()
        self.accounts.close()
        self.mailer.close()
        await self.storage.writer.close()
        self.tables.close()
        await self.storage.close()

    async def _tidy_up(self) -> None:
        """Drop idle tables, silent connections and old counters."""
        self.tables.drop_idle(self.settings.idle_seconds, self._is_needed)
        self.pages.close_silent(self.settings.silent_seconds)
        self.limits.forget_old()
        self.sync.keep_presence()

    def _is_needed(self, live: LiveTable) -> bool:
        return live.fault is UNCERTAIN or any(is_needed(live) for is_needed in self.is_needed)

    def _table_changed(self, live: LiveTable) -> None:
        for hook in self.table_changed:
            hook(live)


class RouteModule(Protocol):
    """A module of routes: its router, and the scopes by which tokens open them."""

    router: APIRouter
    SCOPES: RouteScopes


class Feature(Struct, frozen=True):
    """A package of the server: its addresses, and what it adds to a process."""

    routes: tuple[RouteModule, ...]
    set_up: Callable[[Core], None] | None = None
    """Adds services, jobs and hooks to the core of a process."""
    keep_accounts: Callable[[Store, AccountHooks], None] | None = None
    """Registers what happens to its rows in transactions about accounts, in servers and in `megawatt admin` alike."""
