"""Bots and plans: who decides when no person does. One task per table, and only while there is something to decide."""

from __future__ import annotations

import asyncio
import logging
import secrets

from megawatt.bots import imagined
from megawatt.kernel.match import Match
from megawatt.server.acts.journal import Journal
from megawatt.server.background import Background, Backoff
from megawatt.server.bots.bot_process import Decide, Decided
from megawatt.server.bots.pool import Pool, ThinkingFailed
from megawatt.server.refusals import ForbiddenMove
from megawatt.server.storage.steps import PERSON, RUNNING, Played
from megawatt.server.storage.storage import Storage
from megawatt.server.tables.table import Table
from megawatt.server.telling.audience import Audience

CLAIM_SECONDS = 4.0
CONSENT_SECONDS = 60.0
"""So long bots wait for the answers to a request for an undo."""
UNWATCHED_PACE = 0.02
"""Games of bots alone leave room for the tables where people play."""
log = logging.getLogger(__name__)


class BotTurns:
    """Lets bots and plans decide, at tables that this worker has claimed."""

    def __init__(
        self, worker: str, pace: float, thinking: float, storage: Storage, background: Background, journal: Journal, pool: Pool
    ) -> None:
        self._worker = worker
        self._pace = pace
        self._thinking = thinking
        self._storage = storage
        self._background = background
        self._journal = journal
        self._pool = pool
        self._driving: set[str] = set()

    def are_near(self, table: str) -> bool:
        """Whether a bot or a plan is about to decide there."""
        return table in self._driving

    def wake(self, audience: Audience) -> None:
        """Something has changed: go on if it is our turn."""
        table = audience.table
        if table.id in self._driving or self._background.ending or not self._is_our_turn(audience):
            return
        self._driving.add(table.id)
        self._background.once("bots", self._drive(audience))

    def _is_our_turn(self, audience: Audience) -> bool:
        table = audience.table
        return audience.trouble is None and table.status == RUNNING and table.match is not None and table.waits_for_us()

    async def _drive(self, audience: Audience) -> None:
        """Decide as long as it is our turn; what fails is tried again after a growing pause."""
        pauses = Backoff()
        try:
            while self._is_our_turn(audience) and not self._background.ending:
                try:
                    if not await self._may_decide(audience.table):
                        return
                    await self._wait(audience)
                    await self._decide(audience)
                    pauses.reset()
                except Exception as fault:  # a full disk, a database that is away, a bot with a fault: the table goes on later
                    self._background.note("bots", fault)
                    await asyncio.sleep(pauses.next())
        finally:
            self._driving.discard(audience.table.id)

    async def _may_decide(self, table: Table) -> bool:
        """With several workers, one of them runs a table's bots."""
        if not self._storage.is_shared:
            return True
        return await self._storage.read(self._storage.store.claim, table.id, self._worker, CLAIM_SECONDS)

    async def _wait(self, audience: Audience) -> None:
        """A pace that people can follow, and patience while they talk about an undo."""
        table = audience.table
        if table.bot_to_decide() is not None:
            alone = not any(seat.kind == PERSON for seat in table.seats)
            watched = self._pace if audience.connections else 0.0
            await asyncio.sleep(max(watched, UNWATCHED_PACE if alone else 0.0))
        waited = 0.0
        while audience.table.request is not None and not audience.table.request.end and waited < CONSENT_SECONDS:
            await asyncio.sleep(0.1)
            waited += 0.1

    async def _decide(self, audience: Audience) -> None:
        table = audience.table
        match, bot = table.match, table.bot_to_decide()
        assert match is not None
        if bot is None:
            await self._play_by_itself(audience)
            return
        ply, action = match.ply, await self._ask_bot(table, match, bot)
        try:
            await self._play(audience, ply, action)
        except ForbiddenMove as refusal:
            log.error("a bot wants an illegal move", extra={"table": table.id, "ply": ply, "fault": refusal.detail})
            await self._play(audience, ply, secrets.choice(match.legal_actions()))

    async def _play_by_itself(self, audience: Audience) -> None:
        """What the table plays for a person, as they want it at this moment."""
        seat = audience.table.to_decide
        try:
            await self._journal.act(audience, lambda table: table.by_itself_now() if table.status == RUNNING else None)
        except ForbiddenMove as refusal:
            log.error("a plan wants an illegal move; it is dropped", extra={"table": audience.table.id, "fault": refusal.detail})
            async with audience.lock:
                if seat in audience.table.plans:
                    await self._journal.plan(audience, seat, None)

    async def _play(self, audience: Audience, ply: int, action: int) -> None:
        """Play this, unless something else has happened meanwhile."""

        def step(table: Table) -> Played | None:
            match = table.match
            if match is None or match.ply != ply or match.seat is None or not self._is_our_turn(audience):
                return None
            return Played(match.seat, action, match.text(action))

        await self._journal.act(audience, step)

    async def _ask_bot(self, table: Table, match: Match, bot: str) -> int:
        """What the bot chooses in a position in which all that its seat cannot know is redrawn."""
        ply = match.ply
        legal = match.legal_actions()
        if len(legal) == 1:
            return legal[0]
        seed = table.row.bot_seed
        position = imagined(match, seed).save()
        wish = Decide(bot, match.game.name, match.seats, table.options, position, seed, ply, self._thinking)
        try:
            answer = await self._pool.ask(wish)
        except ThinkingFailed as fault:
            answer = None
            log.error("no bot answers", extra={"table": table.id, "fault": str(fault)})
        if isinstance(answer, Decided):
            return answer.action
        log.error("a bot failed; a random move is played", extra={"table": table.id, "ply": ply, "answer": repr(answer)})
        return secrets.choice(legal)
