"""Streams of JSON lines over HTTP: one object a line, and an empty line now and then to keep the connection alive."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from typing import Any

from starlette.responses import StreamingResponse

from megawatt.server.accounts.sessions import Who
from megawatt.server.api.bodies import NDJSON
from megawatt.server.live.connection import Connection
from megawatt.server.live.connections import OpenPages
from megawatt.server.refusals import Refusal

ALIVE_SECONDS = 15.0

Begin = Callable[[], Awaitable[None]]
Scope = MutableMapping[str, Any]


class Stream:
    """A connection whose messages are lines of an HTTP answer."""

    def __init__(self, pages: OpenPages, scope: Scope, most_waiting: int, kind: type[Connection] = Connection) -> None:
        """`scope` is that of the request: who listens, and by which session or token."""
        self._pages = pages
        self._lines: asyncio.Queue[str | None] = asyncio.Queue(most_waiting)
        who: Who = scope["who"]
        self.connection = kind(self._put, who.person, who.session, scope["address"], most_waiting)
        self.connection.is_stream = True
        self.connection.token = scope.get("token")
        if self.connection.token is not None:
            self.connection.acted = -math.inf  # a listening program does not make its owner present
        pages.check_room(self.connection)

    async def _put(self, message: dict[str, Any]) -> None:
        await self._lines.put(message.get("text") if message["type"] == "websocket.send" else None)

    def answer(self, begin: Begin, alive: Begin, end: Callable[[], None]) -> StreamingResponse:
        """The answer: `begin` says the first lines, `alive` is called from time to time, `end` when somebody goes."""
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(self._told(begin, alive, end), media_type=NDJSON, headers=headers)

    async def _told(self, begin: Begin, alive: Begin, end: Callable[[], None]) -> AsyncIterator[bytes]:
        try:
            self._pages.enter(self.connection)
        except Refusal:
            return  # the limit may have been reached since it was checked
        loop = asyncio.get_running_loop()
        try:
            yield b"\n"
            await begin()
            due = loop.time() + ALIVE_SECONDS
            while True:
                try:
                    async with asyncio.timeout_at(due):
                        line = await self._lines.get()
                except TimeoutError:
                    await alive()
                    due, line = loop.time() + ALIVE_SECONDS, ""
                if line is None or self.connection.cut:
                    return
                self.connection.heard = time.monotonic()
                yield line.encode() + b"\n"
        finally:
            self._pages.leave(self.connection)
            self.connection.closed = True
            end()
