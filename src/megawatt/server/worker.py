"""One process of the server: makes its parts, gives each what it needs, and begins and ends their work."""

from __future__ import annotations

import contextlib
import gc
import logging
import secrets
import sys
import time
from collections.abc import Callable, Iterable

from megawatt.kernel.registry import games
from megawatt.server.acts.administering import heed
from megawatt.server.acts.charts import Charts
from megawatt.server.acts.chatting import Chatting
from megawatt.server.acts.counting import Counting
from megawatt.server.acts.creating import NewTables
from megawatt.server.acts.deadlines import Deadlines
from megawatt.server.acts.doubts import IN_DOUBT
from megawatt.server.acts.inviting import Inviting
from megawatt.server.acts.journal import Journal
from megawatt.server.acts.naming import follow_name
from megawatt.server.acts.open_tables import OpenTables
from megawatt.server.acts.rounds import Rounds
from megawatt.server.acts.tournaments import Tournaments
from megawatt.server.acts.vacations import Vacations
from megawatt.server.background import Background
from megawatt.server.bots.analyses import Analyses
from megawatt.server.bots.hints import HintGiver
from megawatt.server.bots.pool import Pool
from megawatt.server.bots.rules_compiler import RulesCompiler
from megawatt.server.bots.turns import BotTurns
from megawatt.server.files.errands import Errands
from megawatt.server.files.seals import Seals
from megawatt.server.mail import Mailer
from megawatt.server.notices.outbound import Outbound
from megawatt.server.notices.push import Push
from megawatt.server.notices.reaching import Reaching
from megawatt.server.notices.sending import Notices
from megawatt.server.notices.texts import Texts
from megawatt.server.people.accounts import Accounts
from megawatt.server.people.bans import Bans
from megawatt.server.people.friends import FriendLists
from megawatt.server.people.identity import Identities, cookie_name
from megawatt.server.people.letters import Letters
from megawatt.server.people.limits import Limits, network_of
from megawatt.server.people.membership import Membership
from megawatt.server.people.profiles import Club
from megawatt.server.people.sessions import Sessions
from megawatt.server.people.tokens import Tokens
from megawatt.server.people.tournaments import TournamentPages
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings
from megawatt.server.storage.for_hosts import changed_lately
from megawatt.server.storage.storage import Storage
from megawatt.server.telling.audience import Audience
from megawatt.server.telling.connection import GOING_AWAY, REVOKED, Connection
from megawatt.server.telling.lobby import Lobby
from megawatt.server.telling.neighbours import MUTED, SAID, Neighbours
from megawatt.server.telling.open_pages import OpenPages
from megawatt.server.wire.to_page import News

SWEEP_SECONDS = 5.0
DEADLINE_SECONDS = 1.0
COUNT_SECONDS = 2.0
ROUND_SECONDS = 2.0
SEEN_SECONDS = 10.0
IDLE_SECONDS = 600.0
"""Who has done nothing at an open page for so long is not there."""
LISTEN_AGAIN_SECONDS = 1.0
SWITCH_SECONDS = 0.0002
"""The writer's thread lets go of the interpreter at every statement; with Python's own 5 ms it waits that long to get it back."""
COMPILE_PAUSE = 600.0
RARE_COLLECTIONS = (50_000, 4, 100)
"""Views are trees that die by themselves; looking for cycles as often as Python does by default only costs time.

Five hundred tables that wait for the same commit hold more than 20,000 new objects between them: looking through those once a
round took a tenth of all processor time, and found nothing. What outlives four such looks is looked at once more, together;
after twenty of them that would take half a second while many tables are opened."""
log = logging.getLogger(__name__)


class Worker:
    """One process of the server. The other packages never see it: they take the parts they need."""

    sessions: Sessions
    seals: Seals

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        """`now` is what time it is for all that people agree on: deadlines, vacations, quiet hours."""
        self.settings = settings
        self._heeded: dict[str, float] = {}
        """Whose account the host has changed lately, and when."""
        self.id = secrets.token_hex(8)
        self.background = Background()
        self.storage = Storage(settings.database_url, self.background.note)
        self.mailer = Mailer(settings.smtp, settings.mail_from)
        self.pages = OpenPages(settings, network_of)
        self.limits = Limits(settings.rate_limits)
        self.membership = Membership(settings, self.storage)
        self.accounts = Accounts(self.storage, self.limits, self.membership, self._person_changed)
        self.letters = Letters(self.accounts, self.storage, self.mailer, self.limits, self.background, settings.address)
        self.bans = Bans()
        self.tokens = Tokens(self.storage, self.background, self.limits, self._person_changed, self._hears_all)
        self.errands = Errands(settings.reader_processes, settings.rate_limits)
        self.pool = Pool(settings.bot_processes, settings.bot_patience)
        self.tables = OpenTables(self.storage, self._wake, self._refresh, now)
        self.lobby = Lobby(self.pages, self.tables.audiences, self.background, self._tell_neighbours)
        self.journal = Journal(self.storage, self.background, self.tables, self.lobby, self._wake, now)
        self.neighbours = Neighbours(
            self.id,
            self.storage,
            self.background,
            self.tables.audiences,
            self.lobby,
            self.journal.catch_up,
            self._person_changed,
            self._chat_heard,
        )
        self.chatting = Chatting(self.storage, self.background, self.tables.audiences, self.pages, self.limits)
        paces = settings.bot_pace, settings.bot_thinking
        self.bots = BotTurns(self.id, *paces, self.storage, self.background, self.journal, self.pool)
        self.inviting = Inviting(self.storage, self.journal, self.limits, now)
        allowed = self.limits, self.membership, self.inviting
        self.new_tables = NewTables(self.storage, self.tables, self.lobby, *allowed, self.errands, lambda: self.seals, now)
        self.vacations = Vacations(self.storage, self.tables, self.journal)
        self.outbound = Outbound()
        self.push = Push(self.storage, self.outbound, settings.contact)
        messages = self.mailer, self.outbound, self.push, Texts(settings.address)
        self.reaching = Reaching(self.storage, *messages, now)
        self.notices = Notices(self.storage, *messages, now)
        self.deadlines = Deadlines(self.storage, self.tables, self.journal, self.vacations)
        self.charts = Charts(self.errands)
        self.club = Club(self.storage)
        self.friends = FriendLists(self.storage, self.accounts, now)
        self.counting = Counting(self.storage, self.tables)
        self.tournaments = Tournaments(self.storage, self.new_tables, self.lobby, self.limits, now)
        self.tournament_pages = TournamentPages(self.storage, now)
        self.rounds = Rounds(self.storage, self.tables, self.new_tables, self.tournaments, self.lobby, now)
        self.hints = HintGiver(self.pool, settings.rate_limits)
        self.analyses = Analyses(self.storage, self.background, self.pool)
        self.compiler = RulesCompiler(self.pages.tell, self.background.note)

    async def start(self) -> None:
        """Bring the database to today's shape and begin to work."""
        sys.setswitchinterval(SWITCH_SECONDS)
        games()  # importing them takes longer than anybody's request should wait for the first one who names a game
        gc.set_threshold(*RARE_COLLECTIONS)
        gc.freeze()
        await self.storage.migrate()
        await self.accounts.refresh_looks()
        await self.membership.note_address()
        secret = await self.storage.read(self.storage.store.secret)
        identities = Identities(secret, cookie_name(self.settings))
        self.sessions, self.seals = Sessions(identities, self.storage, self.background), Seals(secret)
        if self.storage.is_shared:
            self.background.lasting("listening", self.neighbours.listen, every=lambda: LISTEN_AGAIN_SECONDS)
        if self.settings.compile_rules:
            self.background.lasting("compiling", self.compiler.run, longest=COMPILE_PAUSE)
        self.background.lasting("taking over", self._take_over, every=lambda: SWEEP_SECONDS)
        self.background.lasting("deadlines", self.deadlines.fire, every=lambda: DEADLINE_SECONDS)
        self.background.lasting("heeding the host", self._heed_the_host, every=lambda: SWEEP_SECONDS)
        self.background.lasting("counting results", self.counting.count, every=lambda: COUNT_SECONDS)
        self.background.lasting("rounds of tournaments", self.rounds.see_to, every=lambda: ROUND_SECONDS)
        self.background.lasting("notices", self.notices.send_due, every=lambda: SWEEP_SECONDS)
        self.background.lasting("who is here", self._note_who_is_here, every=lambda: SEEN_SECONDS)
        self.background.lasting("tokens", self._look_at_tokens, every=lambda: SWEEP_SECONDS)
        self.background.lasting("tidying up", self._tidy_up, every=lambda: SWEEP_SECONDS)
        log.info("started", extra={"worker": self.id, "database": self.storage.store.engine.dialect.name})

    def say_farewell(self) -> None:
        """The pages hear that they should connect again soon; bots decide nothing more."""
        if self.background.ending:
            return
        self.background.ending = True
        self.pages.tell(News("restarting"))
        self.pages.close()

    async def stop(self) -> None:
        """Tell the pages, finish every commit, end the bots."""
        self.say_farewell()
        await self.background.close()
        await self.pool.close()
        await self.errands.close()
        self.accounts.close()
        self.mailer.close()
        await self.storage.writer.close()
        with contextlib.suppress(Exception):
            await self.storage.read(self.storage.store.give_up_claims, self.id)
        self.tables.close()
        await self.storage.close()
        log.info("stopped", extra={"worker": self.id})

    # Parts that need each other, and housekeeping

    def _wake(self, audience: Audience) -> None:
        self.bots.wake(audience)
        self.chatting.look_after(audience)

    async def _refresh(self, audience: Audience) -> None:
        await self.journal.refresh(audience)

    def _chat_heard(self, what: str, whose: str) -> None:
        """Another worker, or the host, has said or changed something; `whose`: a table, or the person who has muted somebody."""
        audience = self.tables.audiences.get(whose)
        if what == MUTED:
            self.background.once("chat", self.chatting.tell_mutes(whose))
        elif audience is not None:
            hear = self.chatting.catch_up if what == SAID else self.chatting.tell_again
            self.background.once("chat", hear(audience))

    def _person_changed(self, person: str) -> None:
        """Somebody has signed up, in or out, or is called otherwise, here or at another worker: their tables show it, and
        pages that are not theirs any more are let go."""
        self.background.once("names", follow_name(self.storage, self.tables, person))
        self.sessions.forget(person)
        self.tokens.forget(person)
        self.background.once("sessions", self._let_go(person))

    async def _let_go(self, person: str) -> None:
        await self._end_revoked([connection for connection in self.pages.connections if connection.person == person])
        theirs = [connection for connection in self.pages.connections if connection.person == person]
        for connection in theirs:
            if connection.token is None and not await self.sessions.still(person, connection.session):
                connection.close(GOING_AWAY)

    async def _end_revoked(self, listening: Iterable[Connection]) -> None:
        """Programs whose token was revoked hear nothing more."""
        by_token = [(connection, connection.token) for connection in listening if connection.token is not None]
        if by_token:
            good = await self.tokens.still(token for _, token in by_token)
            for connection, token in by_token:
                if token not in good:
                    connection.close(REVOKED)

    def _hears_all(self) -> bool:
        """Whether word of what changes at other workers comes here."""
        return not self.storage.is_shared or self.neighbours.listening.is_set()

    def _tell_neighbours(self, everybody: bool, people: set[str]) -> None:
        self.neighbours.tell_lobby(everybody, people)

    async def _take_over(self) -> None:
        """Bots whose server was killed go on here."""
        since = self.journal.now() - self.settings.bot_pace - 2
        for table in await self.storage.read(self.storage.store.waiting_for_us, since):
            if table in self.tables.audiences:
                self.bots.wake(self.tables.audiences[table])
            elif table not in self.tables.damaged:
                with contextlib.suppress(Refusal):
                    await self.tables.open(table)

    async def _heed_the_host(self) -> None:
        """`megawatt admin` is another process: what it did is taken over here."""
        await heed(self.storage, self.tables.audiences, self.bans, self.lobby, self.journal.catch_up)
        for person in await self._changed_by_host():
            self._person_changed(person)
        await self.chatting.heed()

    async def _changed_by_host(self) -> list[str]:
        """Whose account the host has changed since the last look; PostgreSQL has told of it already."""
        if self.storage.is_shared:
            return []
        before = self._heeded
        self._heeded = await self.storage.read(changed_lately, self.storage.store.engine)
        return [person for person, at in self._heeded.items() if before.get(person) != at]

    async def _note_who_is_here(self) -> None:
        """People at the page need not be told elsewhere."""
        here = self.pages.people(IDLE_SECONDS)
        await self.notices.note_seen(here)
        await self.friends.note_seen(here)

    async def _look_at_tokens(self) -> None:
        """Word of a token that was revoked may be lost, or come just before its stream was open: so they are looked at, too."""
        await self._end_revoked(self.pages.connections)

    async def _tidy_up(self) -> None:
        """Let idle tables go, close silent connections, and forget what is old."""
        self.tables.drop_idle(self.settings.idle_seconds, self._is_needed)
        self.pages.close_silent(self.settings.silent_seconds)
        self.limits.forget_old()
        self.neighbours.keep_presence()

    def _is_needed(self, audience: Audience) -> bool:
        """Whether somebody is about to do something at a table that nobody watches."""
        return audience.trouble is IN_DOUBT or self.bots.are_near(audience.table.id)
