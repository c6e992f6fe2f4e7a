"""Hints at the table: thought out by the bots' processes, from what the seat may know, where the table's rules allow them."""

from __future__ import annotations

from megawatt.bots import imagined
from megawatt.bots.search.compilation import search_is_compiled
from megawatt.server.bots.messages import Hints
from megawatt.server.bots.own_hints import may_have_hints
from megawatt.server.refusals import Refusal
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.thinking.hints import thought_out
from megawatt.server.thinking.pool import Pool
from megawatt.server.thinking.process import GiveHints
from megawatt.server.uploads.jobs import JobQueue

MAX_KEPT = 256


class HintGiver:
    """Gives hints, and caches them by table, step and seat."""

    def __init__(self, pool: Pool, limited: bool) -> None:
        self._pool = pool
        self._queue = JobQueue(1, limited)
        self._kept: dict[tuple[str, int, int], Hints] = {}

    async def give(self, live: LiveTable, person: str, address: str, seat: int, ply: int) -> Hints:
        """The best moves of a seat now; Refusal where hints are not allowed, or it is not this seat's turn."""
        table = live.table
        match = may_have_hints(table, person, seat, ply)
        if not search_is_compiled(match.game):
            raise Refusal("not-ready", f"the search of {match.game.name} is not compiled yet")
        moment = table.id, table.seq, seat
        if moment not in self._kept:
            position = imagined(match, table.row.bot_seed).save()
            wish = GiveHints(match.game.name, match.seats, table.options, position, table.row.bot_seed, ply)
            async with self._queue.slot(person, address):
                found = Hints(ply, await thought_out(self._pool, wish))
            while len(self._kept) >= MAX_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[moment] = found
        return self._kept[moment]
