"""What a program hears about all its tables: challenges, turns and ends; made from its lists, so that nothing is missed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec

from megawatt.server.storage.steps import OPEN, OVER, PERSON, RUNNING, read_seats
from megawatt.server.storage.store import TableRow
from megawatt.server.wire.programs import Challenged, Event, GameOver, Withdrawn, YourTurn
from megawatt.server.wire.to_page import Summary

CHALLENGE = "challenge"
PLAYING = "playing"
Stands = str | tuple[int, float]
"""A challenge, that a game is on, or since which ply and step it is my turn: one that comes back by an undo is told again."""


class Events:
    """What one stream has been told, so that the next lists tell only what is new."""

    def __init__(self, person: str, summary: Callable[[TableRow], Summary]) -> None:
        self._person = person
        self._summary = summary
        self._told: Mapping[str, Stands] = {}

    @property
    def known(self) -> Collection[str]:
        """The tables that this stream has told something of, and whose end it would tell."""
        return self._told.keys()

    def news(self, rows: Sequence[TableRow]) -> list[Event]:
        """The events that lead from what was told to what is so."""
        before, now = self._told, {}
        events: list[Event] = []
        for row in rows:
            stands = self._stands(row)
            if stands is not None:
                now[row.id] = stands
            if stands != before.get(row.id):
                events += self._told_of(row, stands, before.get(row.id))
        gone = [table for table, stood in before.items() if table not in now and stood == CHALLENGE]
        events += [Withdrawn(table) for table in gone if all(row.id != table for row in rows)]
        self._told = now
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

    def _told_of(self, row: TableRow, stands: Stands | None, before: Stands | None) -> list[Event]:
        if stands == CHALLENGE:
            return [Challenged(row.id, self._summary(row))]
        if isinstance(stands, tuple):
            return [YourTurn(row.id, row.game, row.to_decide or 0, row.ply)]
        if stands is None and row.status == OVER and before is not None:
            return [GameOver(row.id, None if row.ranking is None else msgspec.json.decode(row.ranking, type=list[int]))]
        if stands is None and before == CHALLENGE:
            return [Withdrawn(row.id)]
        return []
