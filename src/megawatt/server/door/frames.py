"""WebSocket frames written straight to the socket: uvicorn's protocol with short ways for an application that asks for them.

A move is told to every page at its table. By way of ASGI each message becomes a dictionary, a frame object and a list of
buffers, and is decoded and encoded again in between; that costs three times as much as the socket itself. A server's text
without extensions is nothing but a head of two, four or ten bytes and the text.

For every message that comes in, uvicorn stops reading until the application has fetched it: two calls of the system. Pages
mostly wait for the answer before they say more, so an application that knows this may have reading go on meanwhile.
"""

from __future__ import annotations

import struct

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from megawatt.server.telling.connection import SHORT_WAYS

WHOLE_TEXT = 0x81
"""The first byte of a text in one frame."""
SHORT, MEDIUM = 126, 1 << 16
"""Texts below these lengths have heads of two and of four bytes."""
MEDIUM_HEAD, LONG_HEAD = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack

INSIDES = (
    "handshake_initiated", "handshake_complete", "close_sent", "disconnected", "conn", "writable", "transport",
    "queue", "read_paused",
)  # fmt: skip
"""What is used of uvicorn's own protocol; one without these is left to itself."""


class StraightFrames(WebSocketsSansIOProtocol):
    """One connection, from its handshake on."""

    reads_on = False
    """Whether reading goes on while a message waits to be fetched."""

    def handle_connect(self, event: Request) -> None:
        """Let the application know the short ways."""
        super().handle_connect(event)
        if all(hasattr(self, name) for name in INSIDES) and self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][SHORT_WAYS] = {"send": self.send_now, "read_on": self.read_on}

    def read_on(self) -> None:
        """Stop reading only when a second message comes while the first one waits."""
        self.reads_on = True

    def send_receive_event_to_app(self) -> None:
        """Hand over a message that has come; uvicorn leaves reading alone while it believes that it has stopped already."""
        if not self.reads_on or self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    def send_now(self, *texts: bytes) -> bool:
        """Send texts together; False, and nothing is sent, when the page has gone or reads too slowly: then ASGI's way says so."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected) and self.conn.state is OPEN
        if not is_open or self.conn.extensions or not self.writable.is_set():
            return False
        self.transport.write(framed(texts[0]) if len(texts) == 1 else b"".join(map(framed, texts)))
        return True


def framed(text: bytes) -> bytes:
    """A text behind its head, from a server."""
    length = len(text)
    if length < SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length < MEDIUM:
        return MEDIUM_HEAD(WHOLE_TEXT, 126, length) + text
    return LONG_HEAD(WHOLE_TEXT, 127, length) + text
