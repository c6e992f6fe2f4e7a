"""One page's WebSocket: what it watches, and a bounded queue of what it is still to be told."""

from __future__ import annotations

import asyncio
import time
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any

Send = Callable[[dict[str, Any]], Awaitable[None]]
SendNow = Callable[..., bool]
"""Sends texts at once, if the socket takes them (door/frames.py); whether it did."""
SHORT_WAYS = "megawatt.short-ways"
"""The extension of the scope under which the door finds such a `send`, and `read_on`, where there are any."""

GOING_AWAY = 1001
TOO_SLOW = 1013
REVOKED = 1008
"""Whoever listens may not any more."""


class Connection:
    """A page. Telling it something never waits; a page that reads too slowly is disconnected and resumes later."""

    __slots__ = (
        "_held",
        "_queue",
        "_send",
        "_send_now",
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
        send_now: SendNow | None = None,
    ) -> None:
        self._send = send
        self._send_now = send_now
        self._queue: deque[bytes | int] = deque()
        self._held: list[bytes] | None = None
        """What is kept back until `release`."""
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
        """Whom its person does not want to hear; None until it has been told the chat of its table."""
        self.hears_chat = True
        """Programs that may not are told nothing of it."""
        self.is_stream = False
        """Whether it is lines over HTTP, not a WebSocket."""
        self.heard = self.acted = time.monotonic()
        """When it last said anything, and when somebody did something there: a page pings by itself."""
        self.closed = False
        self.cut = False
        """Whether not even what waits is told any more."""

    def tell(self, message: bytes) -> None:
        """Send a message, encoded as JSON, behind those that wait."""
        if self.closed:
            return
        if self._held is not None:
            self._held.append(message)
            return
        if self._goes_at_once(message):
            return
        if len(self._queue) >= self.most_waiting:
            self.close(TOO_SLOW)
            return
        self._queue.append(message)
        self._start()

    def hold(self) -> None:
        """Keep back what is told until `release`, so that it leaves as one: for whoever goes on without waiting for anything."""
        if self._held is None:
            self._held = []

    def release(self) -> None:
        """Send what was kept back."""
        held, self._held = self._held, None
        if held and not self.closed and not self._goes_at_once(*held):
            for message in held:
                self.tell(message)

    def _goes_at_once(self, *messages: bytes) -> bool:
        """Whether nothing waits before these messages and the socket took them."""
        return self._send_now is not None and self._sender is None and self._send_now(*messages)

    def close(self, code: int) -> None:
        """Disconnect the page, behind the messages that wait unless it is too slow or may not hear them."""
        self.cut = self.cut or code == REVOKED
        self.release()
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
        except Exception:  # the page has gone; whoever listens to it hears that too
            self._queue.clear()


@types.coroutine
def _go_on(sending: Coroutine[Any, Any, None], waited_for: Any) -> Generator[Any, Any, None]:
    """A coroutine that was begun outside a task and had to wait goes on inside one."""
    while True:
        yield waited_for
        try:
            waited_for = sending.send(None)
        except StopIteration:
            return
