"""The figures of charts, computed once per state of a table: everybody looks at them when a game is over."""

from __future__ import annotations

from megawatt.server.tables.figures import figures
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.messages import Figures
from megawatt.server.uploads.jobs import JobQueues

MAX_KEPT = 64


class Charts:
    """The figures of recent charts, by table and step."""

    def __init__(self, jobs: JobQueues) -> None:
        self._jobs = jobs
        self._kept: dict[tuple[str, int], Figures] = {}

    async def of(self, live: LiveTable, person: str, address: str) -> Figures:
        """The figures of a table as it stands; computing them waits in the queue."""
        async with live.lock:
            past = live.table.match_in_play().fork()
            moment = live.table.id, live.table.seq
        if moment not in self._kept:
            worked_out = await self._jobs.replay(person, address, figures, past)
            while len(self._kept) >= MAX_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[moment] = worked_out
        return self._kept[moment]
