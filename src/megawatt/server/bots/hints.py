"""Hints at the table: thought out by the bots' processes, from what the seat may know, where the table's rules allow them."""

from __future__ import annotations

from megawatt.bots import imagined
from megawatt.bots.search.compiling import search_is_compiled
from megawatt.server.bots.bot_process import GiveHints, Hinted
from megawatt.server.bots.pool import Pool, ThinkingFailed
from megawatt.server.files.errands import Line
from megawatt.server.refusals import Refusal
from megawatt.server.telling.audience import Audience
from megawatt.server.wire.answers import Hints

MOST_KEPT = 256
PATIENCE = 90.0
"""Seconds on the clock, for a machine that is busy with other things; on a quiet one a hint takes one or two."""


class HintGiver:
    """Gives hints; one that was given is given again without thinking."""

    def __init__(self, pool: Pool, limited: bool) -> None:
        self._pool = pool
        self._line = Line(1, limited)
        self._kept: dict[tuple[str, int], Hints] = {}

    async def give(self, audience: Audience, person: str, address: str, seat: int, ply: int) -> Hints:
        """The best moves of a seat now; Refusal where hints are not allowed, or it is not this seat's turn."""
        table = audience.table
        match = table.match_in_play()
        table.must_hold(person, seat)
        if not table.row.hints:
            raise Refusal("no-hints", "this table was laid without hints")
        if match.over:
            raise Refusal("over", "the game is over")
        if match.ply != ply:
            raise Refusal("late", f"{match.ply} moves have been played, not {ply}")
        if match.seat != seat:
            raise Refusal("not-your-turn", f"seat {match.seat} is to decide")
        if not search_is_compiled(match.game):
            raise Refusal("not-ready", f"the search of {match.game.name} is not compiled yet")
        moment = table.id, table.seq
        if moment not in self._kept:
            position = imagined(match, table.row.bot_seed).save()
            wish = GiveHints(match.game.name, match.seats, table.options, position, table.row.bot_seed, ply)
            async with self._line.place(person, address):
                found = await self._think(wish)
            while len(self._kept) >= MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[moment] = found
        return self._kept[moment]

    async def _think(self, wish: GiveHints) -> Hints:
        try:
            answer = await self._pool.ask(wish, PATIENCE)
        except ThinkingFailed as fault:
            raise Refusal("busy", str(fault)) from None
        if not isinstance(answer, Hinted):
            raise Refusal("busy", "the bots have no hint for this")
        return Hints(wish.ply, answer.hints)
