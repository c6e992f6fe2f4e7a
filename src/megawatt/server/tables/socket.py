"""The messages of pages about the table that they watch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from megawatt.server.live.connection import Connection
from megawatt.server.live.handlers import MessageHandlers
from megawatt.server.live.messages import Done, Watching
from megawatt.server.live.requests import (
    AnswerUndo,
    LessonMessage,
    LogMessage,
    Look,
    MoveMessage,
    PlanMessage,
    Sit,
    UndoMessage,
    WakeMessage,
    Watch,
    Why,
)
from megawatt.server.tables import history, lessons, moves, plans, undo, wake_preferences
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.watchers import Watchers
from megawatt.server.tables.wishes import StepJournal

if TYPE_CHECKING:
    from megawatt.server.api.rate_limits import Limits
    from megawatt.server.tables.open_tables import OpenTables
    from megawatt.server.tables.sync import TableSync


class TableMessages:
    """Handles these messages."""

    def __init__(self, tables: OpenTables, journal: StepJournal, sync: TableSync, watchers: Watchers, limits: Limits) -> None:
        self._tables, self._journal, self._sync, self._watchers, self._limits = tables, journal, sync, watchers, limits

    def register(self, handlers: MessageHandlers) -> None:
        """Handle the messages of every connection from now on."""
        handlers.add(Watch, self._watch, for_banned=True, after=self._watched)
        handlers.add(Sit, self._sit, for_banned=True, after=self._sat)
        handlers.add(Why, self._why, for_banned=True)
        handlers.add(Look, self._look, for_banned=True)
        handlers.add(LogMessage, self._log, for_banned=True)
        handlers.add(MoveMessage, self._move)
        handlers.add(PlanMessage, self._plan)
        handlers.add(WakeMessage, self._wake)
        handlers.add(LessonMessage, self._lesson)
        handlers.add(UndoMessage, self._undo)
        handlers.add(AnswerUndo, self._answer_undo)
        handlers.on_disconnect.append(self._leave)

    # Coming and going

    async def _watch(self, connection: Connection, message: Watch) -> Done:
        if message.table is None:
            self._leave(connection)
            return Done()
        live = await self._tables.open(message.table)
        if not live.table.is_ours:
            live.table.match_in_play()
        seat = _seat_to_show(live, connection, message)
        resumed = message.since == live.table.seq and self._shows_the_same(live, connection, message)
        if connection.table != message.table:
            self._leave(connection)
        connection.table, connection.shown = message.table, seat
        live.broadcast.connections.add(connection)
        return Watching(resumed=True) if resumed else Watching()

    def _shows_the_same(self, live: LiveTable, connection: Connection, message: Watch) -> bool:
        """Whether a page that reconnects certainly shows the seat that it would get now."""
        return message.seat is not UNSET or len(live.table.seats_of(connection.person)) < 2

    def _watched(self, connection: Connection, message: Watch, answer: Done) -> None:
        """Send the table, unless the page has it, and announce the visitor to everybody."""
        live = self._tables.live.get(connection.table or "")
        if live is None:
            return
        if not (isinstance(answer, Watching) and answer.resumed is True):
            live.broadcast.send_table([connection])
        self._watchers.joined(live, connection)

    async def _sit(self, connection: Connection, message: Sit) -> Done:
        live = self._tables.watched_by(connection)
        if message.seat is not None:
            live.table.must_hold(connection.person, message.seat)
        connection.shown = message.seat
        live.broadcast.forget_unwatched()
        return Done()

    def _sat(self, connection: Connection, message: Sit, answer: Done) -> None:
        live = self._tables.live.get(connection.table or "")
        if live is not None:
            live.broadcast.send_table([connection])

    def _leave(self, connection: Connection) -> None:
        live = self._tables.live.get(connection.table or "")
        connection.table, connection.shown, connection.muted = None, None, None
        if live is not None and connection in live.broadcast.connections:
            self._watchers.leave(live, connection)

    # Playing

    async def _move(self, connection: Connection, message: MoveMessage) -> Done:
        await moves.move(self._journal, self._tables.watched_by(connection), connection.person, message)
        return Done()

    async def _why(self, connection: Connection, message: Why) -> Done:
        live = self._tables.watched_by(connection)
        live.must_be_sound()
        return moves.why(live, connection.shown, message.ply, message.move)

    async def _look(self, connection: Connection, message: Look) -> Done:
        return history.look(self._tables.watched_by(connection), connection.shown, message.ply)

    async def _log(self, connection: Connection, message: LogMessage) -> Done:
        return history.log(self._tables.watched_by(connection), connection.shown, message.first, message.last)

    async def _plan(self, connection: Connection, message: PlanMessage) -> Done:
        await plans.plan(self._journal, self._sync, self._tables.watched_by(connection), connection.person, message)
        return Done()

    async def _wake(self, connection: Connection, message: WakeMessage) -> Done:
        live = self._tables.watched_by(connection)
        await wake_preferences.wake(self._journal, self._limits, live, connection.person, message)
        return Done()

    async def _lesson(self, connection: Connection, message: LessonMessage) -> Done:
        self._limits.spend("note", connection.person, connection.address)
        await lessons.follow_lesson(self._journal, self._tables.watched_by(connection), connection.person, message)
        return Done()

    async def _undo(self, connection: Connection, message: UndoMessage) -> Done:
        await undo.undo(self._journal, self._limits, self._tables.watched_by(connection), connection.person, message)
        return Done()

    async def _answer_undo(self, connection: Connection, message: AnswerUndo) -> Done:
        await undo.answer_undo(self._journal, self._tables.watched_by(connection), connection.person, message)
        return Done()


def _seat_to_show(live: LiveTable, connection: Connection, message: Watch) -> int | None:
    """The seat that was asked for, else the usual one."""
    if message.seat is UNSET:
        return live.usual_seat(connection.person)
    if message.seat is not None:
        live.table.must_hold(connection.person, message.seat)
    return message.seat
