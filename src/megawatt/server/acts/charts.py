"""The numbers behind the charts, worked out once per moment of a table: everybody looks at them when a game is over."""

from __future__ import annotations

from megawatt.server.files.errands import Errands
from megawatt.server.telling.audience import Audience
from megawatt.server.telling.figures import figures
from megawatt.server.wire.answers import Figures

MOST_KEPT = 64


class Charts:
    """What charts of late were made of, by table and step."""

    def __init__(self, errands: Errands) -> None:
        self._errands = errands
        self._kept: dict[tuple[str, int], Figures] = {}

    async def of(self, audience: Audience, person: str, address: str) -> Figures:
        """The figures of a table as it stands; working them out waits in line."""
        async with audience.lock:
            past = audience.table.match_in_play().fork()
            moment = audience.table.id, audience.table.seq
        if moment not in self._kept:
            worked_out = await self._errands.replay(person, address, figures, past)
            while len(self._kept) >= MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[moment] = worked_out
        return self._kept[moment]
