"""Streams of JSON lines over HTTP: one object a line, and an empty line now and then so that nobody thinks the other has gone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from starlette.responses import StreamingResponse

from megawatt.server.refusals import Refusal
from megawatt.server.telling.connection import Connection
from megawatt.server.telling.open_pages import OpenPages

KIND = "application/x-ndjson"
ALIVE_SECONDS = 15.0
MOST_STREAMS = 12
"""Streams of one person at a time, at one worker."""
DESCRIBED: dict[str, Any] = {
    "response_model": None,
    "responses": {200: {"description": "JSON lines, until somebody goes", "content": {KIND: {"schema": {"type": "string"}}}}},
}

Begin = Callable[[], Awaitable[None]]


class Stream:
    """A connection whose messages are lines of an HTTP answer."""

    def __init__(self, pages: OpenPages, person: str, address: str, most_waiting: int, kind: type[Connection] = Connection) -> None:
        if sum(1 for other in pages.connections if other.person == person) >= MOST_STREAMS:
            raise Refusal("too-many", f"{MOST_STREAMS} streams of yours are open", seconds=int(ALIVE_SECONDS))
        self._pages = pages
        self._lines: asyncio.Queue[str | None] = asyncio.Queue(most_waiting)
        self.connection = kind(self._put, person, None, address, most_waiting)

    async def _put(self, message: dict[str, Any]) -> None:
        await self._lines.put(message.get("text") if message["type"] == "websocket.send" else None)

    def answer(self, begin: Begin, alive: Begin, end: Callable[[], None]) -> StreamingResponse:
        """The answer: `begin` says the first lines, `alive` is called from time to time, `end` when somebody goes."""
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(self._told(begin, alive, end), media_type=KIND, headers=headers)

    async def _told(self, begin: Begin, alive: Begin, end: Callable[[], None]) -> AsyncIterator[bytes]:
        self._pages.connections.add(self.connection)
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
                if line is None:
                    return
                self.connection.heard = time.monotonic()
                yield line.encode() + b"\n"
        finally:
            self._pages.connections.discard(self.connection)
            self.connection.closed = True
            end()
