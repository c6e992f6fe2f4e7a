"""Bots and plans at the tables of a page: who decides when no person does."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

from megawatt.bots import bot, imagined, split_character
from megawatt.bots.characters import SEPARATOR
from megawatt.kernel.match.match import Match
from megawatt.local.journal import LocalJournal
from megawatt.local.thinking import AT_ONCE, NotThoughtOut, Thinking
from megawatt.server.refusals import ForbiddenMove
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.steps import RUNNING, Played
from megawatt.server.tables.table import Table

SUBSTITUTE = "kilowatt"
"""Decides where a search is not possible: the house policy, as at a server whose search is not compiled yet."""
PACE_S = 0.6
"""A pace that people can follow."""
UNWATCHED_PACE_S = 0.02
Spawn = Callable[[Any], object]


class LocalBots:
    """Plays the moves of bots and plans, one task per table and only while there is something to decide."""

    def __init__(self, spawn: Spawn, thinking: Thinking, pace: float = PACE_S) -> None:
        self._spawn, self._thinking, self._pace = spawn, thinking, pace
        self._driving: set[str] = set()
        self.journal: LocalJournal | None = None

    def wake(self, live: LiveTable) -> None:
        """A table has changed: play on if a bot or a plan decides next."""
        if live.table.id not in self._driving and self._is_our_turn(live):
            self._driving.add(live.table.id)
            self._spawn(self._drive(live))

    def _is_our_turn(self, live: LiveTable) -> bool:
        table = live.table
        return table.status == RUNNING and table.match is not None and table.waits_for_us()

    async def _drive(self, live: LiveTable) -> None:
        try:
            while self._is_our_turn(live):
                if live.table.bot_to_decide() is not None:
                    await asyncio.sleep(self._pace if live.broadcast.connections else UNWATCHED_PACE_S)
                await self._decide(live)
        finally:
            self._driving.discard(live.table.id)

    async def _decide(self, live: LiveTable) -> None:
        assert self.journal is not None
        table = live.table
        match, name = table.asked_match(), table.bot_to_decide()
        assert match is not None
        if name is None:
            await self.journal.act(live, lambda now: now.by_itself_now() if now.status == RUNNING else None)
            return
        seq, action = table.seq, await self._choose(table, match, name)
        try:
            await self._play(live, seq, action)
        except ForbiddenMove:
            await self._play(live, seq, secrets.choice(match.legal_actions()))

    async def _choose(self, table: Table, match: Match, name: str) -> int:
        legal, (level, character) = match.legal_actions(), split_character(name)
        if level in AT_ONCE or len(legal) == 1 or not self._thinking.is_possible:
            return choose(table, match, name)
        try:
            return await self._thinking.decide(match, name, table.row.bot_seed, table.id)
        except NotThoughtOut:
            return choose(table, match, SUBSTITUTE if character is None else f"{SUBSTITUTE}{SEPARATOR}{character}")

    async def _play(self, live: LiveTable, seq: int, action: int) -> None:
        """Play this, unless something else has happened since the bot was asked."""
        assert self.journal is not None

        def step(table: Table) -> Played | None:
            match = table.asked_match()
            if match is None or table.seq != seq or match.seat is None or not self._is_our_turn(live):
                return None
            return Played(match.seat, action, match.text(action))

        await self.journal.act(live, step)


def choose(table: Table, match: Match, name: str) -> int:
    """What the bot chooses in a position in which all that its seat cannot know is redrawn: as at a server, for the same seed."""
    legal = match.legal_actions()
    if len(legal) == 1:
        return legal[0]
    seed = table.row.bot_seed
    return bot(name, match.game, seed).decide(match.board, imagined(match, seed), match.ply)
