"""The WebSocket: one per page. Reads its messages one after the other and answers each exactly once."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from msgspec import UNSET

from megawatt.server.acts import looking_back, moving, planning, taking_back, waking
from megawatt.server.acts.chatting import Chatting
from megawatt.server.acts.journal import Journal
from megawatt.server.acts.open_tables import OpenTables
from megawatt.server.door.guards import Door, Receive, Scope, Send, header
from megawatt.server.door.token_scopes import ALLOWED, must_have
from megawatt.server.people.bans import Bans
from megawatt.server.people.limits import Limits
from megawatt.server.people.tokens import is_bearer
from megawatt.server.refusals import Refusal
from megawatt.server.telling.audience import Audience
from megawatt.server.telling.connection import SHORT_WAYS, Connection, SendNow
from megawatt.server.telling.neighbours import Neighbours
from megawatt.server.telling.open_pages import OpenPages
from megawatt.server.wire.from_page import (
    MOST_MESSAGE,
    AnswerUndo,
    EarlierChat,
    LogMessage,
    Look,
    MoveMessage,
    Mute,
    PageMessage,
    Ping,
    PlanMessage,
    Report,
    Say,
    Sit,
    UndoMessage,
    Unmute,
    WakeMessage,
    Watch,
    Why,
    read_message,
)
from megawatt.server.wire.to_page import Done, Refused, Watching, encode

POLICY_VIOLATION = 1008
DENIAL = "websocket.http.response"
"""The extension of ASGI by which a handshake is refused with an answer of HTTP."""
LOOKING = (Watch, Sit, Why, Look, LogMessage, EarlierChat, Ping)
"""What a person may do whom the host has banned."""
log = logging.getLogger(__name__)


class Socket:
    """The application behind `/ws`."""

    def __init__(
        self,
        door: Door,
        pages: OpenPages,
        tables: OpenTables,
        journal: Journal,
        neighbours: Neighbours,
        chatting: Chatting,
        limits: Limits,
        bans: Bans,
        most_waiting: int,
    ) -> None:
        self._door = door
        self._pages, self._tables, self._journal = pages, tables, journal
        self._neighbours, self._chatting, self._limits, self._bans = neighbours, chatting, limits, bans
        self._most_waiting = most_waiting
        self.heard: Counter[str] = Counter()
        """How many messages of each type came."""
        self.refused: Counter[str] = Counter()
        """How many were refused, by what they were refused with."""
        self._handlers: dict[type, Callable[[Connection, Any], Coroutine[Any, Any, Done]]] = {
            Watch: self._watch,
            Sit: self._sit,
            MoveMessage: self._move,
            Why: self._why,
            Look: self._look,
            LogMessage: self._log,
            PlanMessage: self._plan,
            WakeMessage: self._wake,
            UndoMessage: self._undo,
            AnswerUndo: self._answer_undo,
            Ping: self._ping,
            Say: self._say,
            EarlierChat: self._earlier_chat,
            Mute: self._mute,
            Unmute: self._unmute,
            Report: self._report,
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one page until it goes."""
        await receive()
        short_ways = scope.get("extensions", {}).get(SHORT_WAYS, {})
        try:
            connection = await self._let_in(scope, send, short_ways.get("send"))
        except Refusal as refusal:
            await _turn_away(scope, send, refusal)
            return
        try:
            await send({"type": "websocket.accept"})
            if "read_on" in short_ways:
                short_ways["read_on"]()
            await self._listen(connection, receive)
        finally:
            self._pages.leave(connection)
            connection.closed = True
            self._leave_table(connection)

    async def _let_in(self, scope: Scope, send: Send, send_now: SendNow | None) -> Connection:
        """The connection of whoever asks, counted from now on; Refusal when they may not come in."""
        if scope["path"] != "/ws":
            raise Refusal("no-such-page", "pages connect to /ws")
        self._door.check_host(scope)
        self._door.check_origin(scope, needed=True)
        if is_bearer(header(scope, b"authorization")):
            must_have([], ALLOWED["WEBSOCKET", "/ws"])
        who = await self._door.who(scope)
        person, session = (who.person, who.session) if who else (None, None)
        connection = Connection(send, person, session, self._door.address(scope), self._most_waiting, send_now)
        self._pages.enter(connection)
        return connection

    async def _listen(self, connection: Connection, receive: Receive) -> None:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            connection.heard = time.monotonic()
            await self._answer(connection, message.get("text") or "")

    async def _answer(self, connection: Connection, text: str) -> None:
        """One answer for one message; a fault of ours is logged and told as such, never in its own words."""
        number: int | None = None
        try:
            self._limits.spend("message", connection.person or connection.address, connection.address)
            message, number = _read(text)
            self.heard[type(message).__name__] += 1
            if not isinstance(message, LOOKING):
                self._bans.check(connection.person)
            if not isinstance(message, Ping):
                connection.acted = time.monotonic()
            answer = await self._handlers[type(message)](connection, message)
            answer.id = number
            connection.tell(encode(answer))
            self._follow_up(connection, message, answer)
        except Refusal as refusal:
            number = _number(text) if number is None else number
            self.refused[refusal.refused] += 1
            connection.tell(encode(Refused(number, refusal.reason, dict(refusal.arguments))))
        except Exception:
            log.exception("a message could not be answered")
            connection.tell(encode(Refused(number, "refused-busy", {})))
        finally:
            connection.release()

    def _follow_up(self, connection: Connection, message: PageMessage, answer: Done) -> None:
        """After `done`, the table that was asked for, unless the page has it; and everybody hears who has come."""
        audience = self._tables.audiences.get(connection.table or "")
        if not isinstance(message, Watch | Sit) or audience is None:
            return
        if not (isinstance(answer, Watching) and answer.resumed is True):
            audience.tell_table([connection])
        if isinstance(message, Watch):
            self._chatting.greet_soon(audience, connection)
            audience.tell_presence()
            self._neighbours.tell_presence(audience)

    # The messages

    async def _watch(self, connection: Connection, message: Watch) -> Done:
        if message.table is None:
            self._leave_table(connection)
            return Done()
        audience = await self._tables.open(message.table)
        if not audience.table.is_ours:
            audience.table.match_in_play()
        seat = _seat_to_show(audience, connection, message)
        resumed = message.since == audience.table.seq and self._shows_the_same(audience, connection, message)
        if connection.table != message.table:
            self._leave_table(connection)
        connection.table, connection.shown = message.table, seat
        audience.connections.add(connection)
        return Watching(resumed=True) if resumed else Watching()

    def _shows_the_same(self, audience: Audience, connection: Connection, message: Watch) -> bool:
        """Whether a page that comes back certainly shows the seat that it would be shown now."""
        return message.seat is not UNSET or len(audience.table.seats_of(connection.person)) < 2

    async def _sit(self, connection: Connection, message: Sit) -> Done:
        audience = self._audience(connection)
        if message.seat is not None:
            audience.table.must_hold(connection.person, message.seat)
        connection.shown = message.seat
        audience.forget_unwatched()
        return Done()

    async def _move(self, connection: Connection, message: MoveMessage) -> Done:
        await moving.move(self._journal, self._audience(connection), connection.person, message, connection)
        return Done()

    async def _why(self, connection: Connection, message: Why) -> Done:
        audience = self._audience(connection)
        audience.must_be_sound()
        return moving.why(audience, connection.shown, message.ply, message.move)

    async def _look(self, connection: Connection, message: Look) -> Done:
        return looking_back.look(self._audience(connection), connection.shown, message.ply)

    async def _log(self, connection: Connection, message: LogMessage) -> Done:
        return looking_back.log(self._audience(connection), connection.shown, message.first, message.last)

    async def _plan(self, connection: Connection, message: PlanMessage) -> Done:
        await planning.plan(self._journal, self._neighbours, self._audience(connection), connection.person, message)
        return Done()

    async def _wake(self, connection: Connection, message: WakeMessage) -> Done:
        await waking.wake(self._journal, self._limits, self._audience(connection), connection.person, message)
        return Done()

    async def _undo(self, connection: Connection, message: UndoMessage) -> Done:
        await taking_back.undo(self._journal, self._limits, self._audience(connection), connection.person, message)
        return Done()

    async def _answer_undo(self, connection: Connection, message: AnswerUndo) -> Done:
        await taking_back.answer_undo(self._journal, self._audience(connection), connection.person, message)
        return Done()

    async def _ping(self, connection: Connection, message: Ping) -> Done:
        return Done()

    async def _say(self, connection: Connection, message: Say) -> Done:
        await self._chatting.say(self._audience(connection), connection, message)
        return Done()

    async def _earlier_chat(self, connection: Connection, message: EarlierChat) -> Done:
        return await self._chatting.earlier(self._audience(connection), connection, message)

    async def _mute(self, connection: Connection, message: Mute) -> Done:
        await self._chatting.mute(self._audience(connection), connection, message)
        return Done()

    async def _unmute(self, connection: Connection, message: Unmute) -> Done:
        await self._chatting.unmute(connection, message)
        return Done()

    async def _report(self, connection: Connection, message: Report) -> Done:
        await self._chatting.report(self._audience(connection), connection, message)
        return Done()

    # Coming and going

    def _audience(self, connection: Connection) -> Audience:
        audience = self._tables.audiences.get(connection.table or "")
        if audience is None:
            raise Refusal("no-table", "watch a table first")
        return audience

    def _leave_table(self, connection: Connection) -> None:
        audience = self._tables.audiences.get(connection.table or "")
        connection.table, connection.shown, connection.muted = None, None, None
        if audience is not None and connection in audience.connections:
            audience.connections.discard(connection)
            audience.forget_unwatched()
            audience.touched = time.monotonic()
            audience.tell_presence()
            self._neighbours.tell_presence(audience)


async def _turn_away(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Refuse a handshake: as an HTTP answer with the reason, where the server can send one."""
    log.info("a connection was refused", extra={"refused": refusal.refused})
    if DENIAL not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": refusal.refused})
        return
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": encode(refusal.body())})


def _seat_to_show(audience: Audience, connection: Connection, message: Watch) -> int | None:
    """The seat that was asked for, else the usual one."""
    table = audience.table
    if message.seat is not UNSET:
        if message.seat is not None:
            table.must_hold(connection.person, message.seat)
        return message.seat
    return audience.usual_seat(connection.person)


def _read(text: str) -> tuple[PageMessage, int]:
    if len(text) > MOST_MESSAGE:
        raise Refusal("too-large", f"at most {MOST_MESSAGE} bytes may be sent", most=MOST_MESSAGE)
    try:
        message = read_message(text)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise Refusal("bad-message", str(fault)) from None
    return message, message.id


def _number(text: str) -> int | None:
    """The id of a message that could not be read otherwise."""
    try:
        return msgspec.json.decode(text[:MOST_MESSAGE], type=_Numbered).id
    except (msgspec.DecodeError, RecursionError):
        return None


class _Numbered(msgspec.Struct):
    id: int
