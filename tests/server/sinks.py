"""Where messages go in tests: an HTTP server and a mail server on loopback that keep what they get."""

from __future__ import annotations

import asyncio
import email
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import default
from typing import Any, cast

from aiosmtpd.controller import Controller

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
        """Take one request; a client that is killed while sending it has sent nothing."""
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


class MailSink:
    """A mail server that keeps what it gets; it refuses nobody@ for good, and later@ for the moment."""

    def __init__(self) -> None:
        self.messages: list[EmailMessage] = []

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        for name, answer in (("nobody@", "550 no such box"), ("later@", "451 try again later")):
            if address.startswith(name):
                return answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.messages.append(cast(EmailMessage, email.message_from_bytes(envelope.content, policy=default)))
        return "250 OK"


@contextmanager
def mail_sink() -> Iterator[tuple[MailSink, str]]:
    """A mail server on loopback, and its address."""
    kept, port = MailSink(), free_port()
    controller = Controller(kept, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield kept, f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()
