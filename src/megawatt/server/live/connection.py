"""One connection: what it watches, and a bounded queue of messages to send."""

from __future__ import annotations

import asyncio
import time
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any

Send = Callable[[dict[str, Any]], Awaitable[None]]

GOING_AWAY = 1001
TOO_SLOW = 1013
REVOKED = 1008
"""Close code: the person may not watch any more."""


class Connection:
    """A page's connection. Sending never waits; a page that reads too slowly is disconnected and resumes later."""

    __slots__ = (
        "_queue",
        "_send",
        "_sender",
        "acted",
        "address",
        "closed",
        "cut",
        "heard",
        "hears_chat",
        "is_stream",
        "most_waiting",
        "muted",
        "person",
        "session",
        "shown",
        "table",
        "token",
    )

    def __init__(
        self,
        send: Send,
        person: str | None,
        session: str | None,
        address: str,
        most_waiting: int,
    ) -> None:
        self._send = send
        self._queue: deque[bytes | int] = deque()
        self._sender: asyncio.Task[None] | None = None
        self.person = person
        self.session = session
        self.token: str | None = None
        """The token, by its id, of a program that listens."""
        self.address = address
        self.most_waiting = most_waiting
        self.table: str | None = None
        self.shown: int | None = None
        self.muted: frozenset[str] | None = None
        """The people whom its person has muted; None until the chat of its table has been sent."""
        self.hears_chat = True
        """Programs without this scope get none of it."""
        self.is_stream = False
        """Whether it is lines over HTTP, not a WebSocket."""
        self.heard = self.acted = time.monotonic()
        """When it last sent anything, and when its person last did something: pages ping by themselves."""
        self.closed = False
        self.cut = False
        """Whether not even waiting messages are sent any more."""

    def send(self, message: bytes) -> None:
        """Send a message, encoded as JSON, behind those that wait."""
        if self.closed:
            return
        if len(self._queue) >= self.most_waiting:
            self.close(TOO_SLOW)
            return
        self._queue.append(message)
        self._start()

    def close(self, code: int) -> None:
        """Disconnect the page, after the waiting messages unless it is too slow or may not get them."""
        self.cut = self.cut or code == REVOKED
        if self.closed:
            return
        if code in (TOO_SLOW, REVOKED):
            self._queue.clear()
        self._queue.append(code)
        self._start()
        self.closed = True

    def _start(self) -> None:
        """Send what waits: at once as far as the socket takes it, the rest in a task of its own."""
        if self._sender is not None:
            return
        sending = self._send_all()
        try:
            waited_for = sending.send(None)
        except StopIteration:
            return
        self._sender = asyncio.create_task(_go_on(sending, waited_for))
        self._sender.add_done_callback(self._sent)

    def _sent(self, _: asyncio.Task[None]) -> None:
        self._sender = None
        if self._queue:
            self._start()

    async def _send_all(self) -> None:
        try:
            while self._queue:
                message = self._queue.popleft()
                if isinstance(message, int):
                    await self._send({"type": "websocket.close", "code": message})
                else:
                    await self._send({"type": "websocket.send", "text": message.decode()})
        except Exception:  # the page has gone; its reader notices that too
            self._queue.clear()


@types.coroutine
def _go_on(sending: Coroutine[Any, Any, None], waited_for: Any) -> Generator[Any, Any, None]:
    """Continues a coroutine that was started outside a task and had to wait."""
    while True:
        yield waited_for
        try:
            waited_for = sending.send(None)
        except StopIteration:
            return
