"""The events that a program gets about all its tables, made from its lists, so that nothing is missed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec

from megawatt.server.clients.messages import Challenged, Event, GameOver, Withdrawn, YourTurn
from megawatt.server.db.rows import TableRow
from megawatt.server.live.messages import Summary
from megawatt.server.tables.steps import OPEN, OVER, PERSON, RUNNING, read_seats

CHALLENGE = "challenge"
PLAYING = "playing"
Stands = str | tuple[int, float]
"""A challenge, that a game is on, or since which ply and step it is my turn: one that comes back by an undo is sent again."""


class Events:
    """What one stream has sent, so that the next lists yield changes only."""

    def __init__(self, person: str, summary: Callable[[TableRow], Summary]) -> None:
        self._person = person
        self._summary = summary
        self._known: Mapping[str, Stands] = {}

    @property
    def known(self) -> Collection[str]:
        """The tables that this stream has reported, whose end it will report."""
        return self._known.keys()

    def news(self, rows: Sequence[TableRow]) -> list[Event]:
        """The events that lead from what was sent to the present lists."""
        before, now = self._known, {}
        events: list[Event] = []
        for row in rows:
            stands = self._stands(row)
            if stands is not None:
                now[row.id] = stands
            if stands != before.get(row.id):
                events += self._events_of(row, stands, before.get(row.id))
        gone = [table for table, stood in before.items() if table not in now and stood == CHALLENGE]
        events += [Withdrawn(table) for table in gone if all(row.id != table for row in rows)]
        self._known = now
        return events

    def _stands(self, row: TableRow) -> Stands | None:
        """How a table stands for this person."""
        seats = read_seats(row.seats)
        if any(seat.kind == OPEN and seat.reserved == self._person for seat in seats):
            return CHALLENGE
        mine = [number for number, seat in enumerate(seats) if seat.kind == PERSON and seat.person == self._person]
        if row.status != RUNNING or not mine:
            return None
        return (row.ply, row.moved) if row.to_decide in mine else PLAYING

    def _events_of(self, row: TableRow, stands: Stands | None, before: Stands | None) -> list[Event]:
        if stands == CHALLENGE:
            return [Challenged(row.id, self._summary(row))]
        if isinstance(stands, tuple):
            return [YourTurn(row.id, row.game, row.to_decide or 0, row.ply)]
        if stands is None and row.status == OVER and before is not None:
            return [GameOver(row.id, None if row.ranking is None else msgspec.json.decode(row.ranking, type=list[int]))]
        if stands is None and before == CHALLENGE:
            return [Withdrawn(row.id)]
        return []
