"""All that a server would do for one page, in the page: requests and messages go in, answers and messages come out."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from megawatt.local.analyses import LocalAnalyses
from megawatt.local.bots import PACE_S, LocalBots
from megawatt.local.journal import ME, LocalJournal, LocalTables
from megawatt.local.requests import Answer
from megawatt.local.routes import NAME, LocalRoutes
from megawatt.local.store import Store
from megawatt.local.thinking import Think, Thinking
from megawatt.server.encoding import encode
from megawatt.server.live.connection import Connection
from megawatt.server.live.handlers import MessageHandlers
from megawatt.server.live.messages import Done, News, Refused
from megawatt.server.live.requests import MAX_MESSAGE_BYTES, FromPage, Ping
from megawatt.server.refusals import Refusal
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.socket import TableMessages
from megawatt.server.tables.watchers import Watchers
from megawatt.server.uploads.signatures import FileSignatures

SECRET = "secret"
"""Under which the store keeps what match files with a position are sealed with."""
SECRET_BYTES = 32
MOST_WAITING = 1000
NEWS = encode(News("lobby"))


class _Alone:
    """What a server does for other people and other workers: nothing."""

    def spend(self, what: str, person: str | None, address: str | None) -> None:
        """Nobody has to be slowed down."""

    def publish_presence(self, live: LiveTable) -> None:
        """Nobody else is there."""

    def publish_plan(self, table: str, seat: int) -> None:
        """Nobody else is there."""


class _Number(msgspec.Struct):
    id: int


class LocalServer:
    """One page's tables. Begin with `LocalServer.start`."""

    def __init__(
        self, store: Store, signatures: FileSignatures, now: Callable[[], float], pace: float, think: Think | None
    ) -> None:
        alone: Any = _Alone()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._connections: set[Connection] = set()
        self._in_order: dict[Connection, asyncio.Lock] = {}
        thinking = Thinking(think)
        self._bots = LocalBots(self._spawn, thinking, pace)
        self.tables = LocalTables(store, self._bots.wake, now)
        self._journal: Any = LocalJournal(self.tables, self._bots.wake, self._send_news)
        self._bots.journal = self._journal
        self._routes = LocalRoutes(
            self.tables, self._journal, signatures, alone, thinking, LocalAnalyses(store, thinking, self._spawn)
        )
        self._handlers = MessageHandlers()
        tables: Any = self.tables
        TableMessages(tables, self._journal, alone, Watchers(alone), alone).register(self._handlers)
        self._handlers.add(Ping, _answer_ping)
        self._decoder = self._handlers.decoder()

    @classmethod
    async def start(
        cls, store: Store, now: Callable[[], float] = time.time, pace: float = PACE_S, think: Think | None = None
    ) -> LocalServer:
        """The tables that this store keeps; `think` searches for them."""
        secret = await store.get(SECRET)
        if secret is None:
            secret = secrets.token_hex(SECRET_BYTES)
            await store.put(SECRET, secret)
        made = cls(store, FileSignatures(bytes.fromhex(secret)), now, pace, think)
        made.tables.names[ME] = await store.get(NAME) or None
        return made

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def request(self, method: str, address: str, body: bytes, language: str) -> Answer:
        """The answer to a request."""
        answer = await self._routes.answer(method, address, body, language)
        if method != "GET":
            self._send_news()
        return answer

    async def catch_up(self, table: str, seq: int) -> None:
        """Another tab has appended steps up to this one (0: changed something beside the journal)."""
        try:
            await self._journal.catch_up(table, seq)
        except Refusal:  # the table is gone
            self.tables.live.pop(table, None)
        self._send_news()

    def connect(self, send: Callable[[str], None]) -> Connection:
        """Open a connection of a page; `send` takes its messages."""

        async def tell(message: dict[str, Any]) -> None:
            if "text" in message:
                send(message["text"])

        connection = Connection(tell, ME, None, "", MOST_WAITING)
        self._connections.add(connection)
        return connection

    def disconnect(self, connection: Connection) -> None:
        """A page is gone."""
        connection.closed = True
        self._in_order.pop(connection, None)
        self._connections.discard(connection)
        for callback in self._handlers.on_disconnect:
            callback(connection)

    async def receive(self, connection: Connection, text: str) -> None:
        """One answer for one message of a page, in the order in which they came: a move waits until its table is there."""
        async with self._in_order.setdefault(connection, asyncio.Lock()):
            await self._receive(connection, text)

    async def _receive(self, connection: Connection, text: str) -> None:
        number: int | None = None
        try:
            message = self._read(text)
            number = message.id
            answer = await self._handlers.handle[type(message)](connection, message)
            answer.id = number
            connection.send(encode(answer))
            after = self._handlers.after.get(type(message))
            if after is not None:
                after(connection, message, answer)
        except Refusal as refusal:
            number = _number(text) if number is None else number
            connection.send(encode(Refused(number, refusal.reason, dict(refusal.arguments))))

    def _read(self, text: str) -> FromPage:
        if len(text) > MAX_MESSAGE_BYTES:
            raise Refusal("too-large", f"at most {MAX_MESSAGE_BYTES} bytes may be sent", most=MAX_MESSAGE_BYTES)
        try:
            return self._decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as fault:
            raise Refusal("bad-message", str(fault)) from None

    def _send_news(self) -> None:
        """Notify pages that show lists that these have changed."""
        for connection in self._connections:
            if connection.table is None:
                connection.send(NEWS)


async def _answer_ping(connection: Connection, message: Ping) -> Done:
    return Done()


def _number(text: str) -> int | None:
    """The id of a message that could not be read otherwise."""
    try:
        return msgspec.json.decode(text, type=_Number).id
    except (msgspec.DecodeError, RecursionError):
        return None
