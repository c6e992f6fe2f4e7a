"""Where messages go in tests: an HTTP server on loopback that keeps every request and answers as told."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from ..ports import free_port


@dataclass
class Request:
    """One request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class HookSink:
    """Keeps what it gets."""

    address: str
    requests: list[Request] = field(default_factory=list)
    status: str = "204 No Content"
    extra: str = ""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one request; whoever is killed while sending it has sent nothing."""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            await self._take(reader, writer)
        writer.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append(Request(head[0].split(" ")[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status}\r\n{self.extra}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()


@asynccontextmanager
async def hook_sink(context: ssl.SSLContext | None = None) -> AsyncIterator[HookSink]:
    """A hook that takes everything until it is told otherwise; with a context it speaks https."""
    port = free_port()
    sink = HookSink(f"http{'s' if context else ''}://127.0.0.1:{port}/turns?for=me")
    server = await asyncio.start_server(sink.answer, "127.0.0.1", port, ssl=context)
    try:
        yield sink
    finally:
        server.close()
