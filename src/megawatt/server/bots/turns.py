"""Bots and plans: who decides when no person does. One task per table, and only while there is something to decide."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

from megawatt.bots import imagined
from megawatt.bots.policy import PolicyBot
from megawatt.kernel.compilation.engine import HOUSE, RANDOM
from megawatt.kernel.match.match import Match
from megawatt.server.background import Background, Backoff
from megawatt.server.db.database import Storage
from megawatt.server.refusals import ForbiddenMove, Refusal
from megawatt.server.settings import Settings
from megawatt.server.tables.journal import Journal
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.open_tables import OpenTables
from megawatt.server.tables.steps import PERSON, RUNNING, Played
from megawatt.server.tables.store import TableStore
from megawatt.server.tables.table import Table
from megawatt.server.thinking.pool import Pool, ThinkingFailed
from megawatt.server.thinking.process import Answer, Decide, Decided

CLAIM_SECONDS = 4.0
TAKE_OVER_SECONDS = 2.0
"""How long a table's bots may stand still, beyond their pace, before another worker takes over."""
CONSENT_SECONDS = 60.0
"""How long bots wait for the answers to a request for an undo."""
LATE_SECONDS = 5.0
"""Seconds beyond its thinking time after which a silent bot is reported and its house policy plays."""
UNWATCHED_PACE = 0.02
"""Games between bots only leave room for the tables where people play."""
log = logging.getLogger(__name__)


class BotTurns:
    """Plays the moves of bots and plans at tables that this worker has claimed."""

    def __init__(
        self,
        worker: str,
        settings: Settings,
        storage: Storage,
        background: Background,
        tables: OpenTables,
        journal: Journal,
        pool: Pool,
    ) -> None:
        self._worker = worker
        self._pace, self._thinking = settings.bot_pace, settings.bot_thinking
        self._storage = storage
        self._table_store = TableStore(storage.store)
        self._background = background
        self._tables, self._journal = tables, journal
        self._pool = pool
        self._driving: set[str] = set()
        self._late: dict[str, asyncio.Task[Answer]] = {}
        """Answers that did not come in time, by table; until such a request ends, no other is made there."""

    def are_near(self, table: str) -> bool:
        """Whether a bot or a plan is about to decide there."""
        return table in self._driving

    async def take_over(self) -> None:
        """Continue at tables whose bots stand still because the worker that ran them was killed."""
        since = self._journal.now() - self._pace - TAKE_OVER_SECONDS
        for table in await self._storage.read(self._table_store.waiting_for_us, since):
            if table in self._tables.live:
                self.wake(self._tables.live[table])
            elif table not in self._tables.damaged:
                with contextlib.suppress(Refusal):
                    await self._tables.open(table)

    async def give_up_claims(self) -> None:
        """Let other workers run the bots of our tables at once."""
        with contextlib.suppress(Exception):
            await self._storage.read(self._table_store.give_up_claims, self._worker)

    def wake(self, live: LiveTable) -> None:
        """A table has changed: play on if a bot or a plan decides next."""
        table = live.table
        if table.id in self._driving or self._background.ending or not self._is_our_turn(live):
            return
        self._driving.add(table.id)
        self._background.once("bots", self._drive(live))

    def _is_our_turn(self, live: LiveTable) -> bool:
        table = live.table
        return live.fault is None and table.status == RUNNING and table.match is not None and table.waits_for_us()

    async def _drive(self, live: LiveTable) -> None:
        """Decide as long as it is our turn; retry failures after a growing pause."""
        pauses = Backoff()
        try:
            while self._is_our_turn(live) and not self._background.ending:
                try:
                    if not await self._may_decide(live.table):
                        return
                    await self._wait(live)
                    await self._decide(live)
                    pauses.reset()
                except Exception as fault:  # a full disk, an unreachable database, a faulty bot: the table goes on later
                    self._background.note("bots", fault)
                    await asyncio.sleep(pauses.next())
        finally:
            self._driving.discard(live.table.id)

    async def _may_decide(self, table: Table) -> bool:
        """With several workers, one of them runs a table's bots."""
        if not self._storage.is_shared:
            return True
        return await self._storage.read(self._table_store.claim, table.id, self._worker, CLAIM_SECONDS)

    async def _wait(self, live: LiveTable) -> None:
        """A pace that people can follow, and patience while they talk about an undo."""
        table = live.table
        if table.bot_to_decide() is not None:
            alone = not any(seat.kind == PERSON for seat in table.seats)
            watched = self._pace if live.broadcast.connections else 0.0
            await asyncio.sleep(max(watched, UNWATCHED_PACE if alone else 0.0))
        waited = 0.0
        while live.table.request is not None and not live.table.request.end and waited < CONSENT_SECONDS:
            await asyncio.sleep(0.1)
            waited += 0.1

    async def _decide(self, live: LiveTable) -> None:
        table = live.table
        match, bot = table.asked_match(), table.bot_to_decide()
        assert match is not None
        if bot is None:
            await self._play_by_itself(live)
            return
        ply, action = match.ply, await self._ask_bot(live, match, bot)
        try:
            await self._play(live, ply, action)
        except ForbiddenMove as refusal:
            log.error("a bot wants an illegal move", extra={"table": table.id, "ply": ply, "fault": refusal.detail})
            await self._play(live, ply, secrets.choice(match.legal_actions()))

    async def _play_by_itself(self, live: LiveTable) -> None:
        """What the table plays for a person, as they want it at this moment."""
        seat = live.table.to_decide
        try:
            await self._journal.act(live, lambda table: table.by_itself_now() if table.status == RUNNING else None)
        except ForbiddenMove as refusal:
            log.error("a plan wants an illegal move; it is dropped", extra={"table": live.table.id, "fault": refusal.detail})
            async with live.lock:
                if seat in live.table.plans:
                    await self._journal.plan(live, seat, None)

    async def _play(self, live: LiveTable, ply: int, action: int) -> None:
        """Play this, unless the table has changed meanwhile."""

        def step(table: Table) -> Played | None:
            match = table.asked_match()
            if match is None or match.ply != ply or match.seat is None or not self._is_our_turn(live):
                return None
            return Played(match.seat, action, match.text(action))

        await self._journal.act(live, step)

    async def _ask_bot(self, live: LiveTable, match: Match, bot: str) -> int:
        """What the bot chooses in a position in which all that its seat cannot know is redrawn."""
        table, ply = live.table, match.ply
        legal = match.legal_actions()
        if len(legal) == 1:
            return legal[0]
        seed = table.row.bot_seed
        position = imagined(match, seed).save()
        answer = await self._answer(
            table.id, Decide(bot, match.game.name, match.seats, table.options, position, seed, ply, self._thinking)
        )
        self._tell(live, isinstance(answer, Decided))
        if isinstance(answer, Decided):
            return answer.action
        log.error("a bot failed; its house policy plays", extra={"table": table.id, "ply": ply, "answer": repr(answer)})
        return await asyncio.to_thread(_fallback_move, match, seed)

    async def _answer(self, table: str, wish: Decide) -> Answer | None:
        """The answer of a bot; None while there is none in time.

        A late request is not cut short, since the process may be busy with its own start.
        """
        late = self._late.get(table)
        if late is not None and not late.done():
            return None
        self._late.pop(table, None)
        asking = asyncio.create_task(self._pool.ask(wish))
        asking.add_done_callback(_heard)
        try:
            return await asyncio.wait_for(asyncio.shield(asking), self._thinking + LATE_SECONDS)
        except TimeoutError:
            self._late[table] = asking
        except ThinkingFailed as fault:
            log.error("no bot answers", extra={"table": table, "fault": str(fault)})
        except asyncio.CancelledError:
            asking.cancel()
            raise
        return None

    def _tell(self, live: LiveTable, thinks: bool) -> None:
        """Report to a table's people when its bots stop answering, and when they answer again."""
        if live.simple_bots == thinks:
            live.simple_bots = not thinks
            live.broadcast.send_presence()

    async def forget_late_answers(self) -> None:
        """Cancel everything."""
        for asking in self._late.values():
            asking.cancel()


def _fallback_move(match: Match, seed: int) -> int:
    """What the game's house policy plays, interpreted; a random legal move where there is none or it fails."""
    name = HOUSE if HOUSE in match.game.rules.policies else RANDOM
    try:
        return PolicyBot(name, match.game, seed).choose(match)
    except Exception as fault:  # a game from elsewhere may have faults everywhere
        log.error("a house policy failed; a random move is played", extra={"game": match.game.name, "fault": repr(fault)})
        return secrets.choice(match.legal_actions())


def _heard(asking: asyncio.Task[Answer]) -> None:
    """Retrieve the outcome of a request, so that nothing is logged about an answer that nobody awaits."""
    if not asking.cancelled():
        asking.exception()
