"""What is written together with a step of a table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, update

from megawatt.server.db import schema as db
from megawatt.server.db.outbox import TURN, write_notification
from megawatt.server.db.store import Store
from megawatt.server.tables.result_rows import Result, follow_seats, write_result
from megawatt.server.tables.steps import Seated
from megawatt.server.tables.store import write_plan, write_sitting


class TurnNotification(msgspec.Struct):
    """A turn begins: when to notify the player, unless at the page by then."""

    person: str
    due: float


class FollowUp(msgspec.Struct, kw_only=True):
    """Seats, plans, a result and a notification; called in the transaction of the step."""

    store: Store
    table: str
    seq: int
    at: float
    seated: Seated | None = None
    dropped_plans: Sequence[int] = ()
    result: Result | None = None
    """What came of the game, when it is over with this step."""
    notification: TurnNotification | None = None
    """Whose turn begins with this step."""

    def __call__(self, connection: Connection) -> None:
        """Write all of it."""
        if self.seated is not None:
            seats = msgspec.json.encode(self.seated.seats).decode()
            connection.execute(update(db.tables).where(db.tables.c.id == self.table).values(seats=seats))
            write_sitting(connection, self.table, self.seated.seats)
            follow_seats(connection, self.table, self.seated.seats)
        for seat in self.dropped_plans:
            write_plan(self.store, connection, self.table, seat, None)
        if self.result is not None:
            write_result(self.store, connection, self.result)
        if self.notification is not None:
            person, due = self.notification.person, self.notification.due
            write_notification(connection, TURN, self.table, self.seq, person, self.at, due)
