"""WebSocket frames written straight to the socket: uvicorn's protocol with a short way for texts that go out.

A move is told to every page at its table. By way of ASGI each message becomes a dictionary, a frame object and a list of
buffers, and is decoded and encoded again in between; that costs three times as much as the socket itself. A server's text
without extensions is nothing but a head of two, four or ten bytes and the text.
"""

from __future__ import annotations

import struct

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from megawatt.server.telling.connection import SEND_NOW

WHOLE_TEXT = 0x81
"""The first byte of a text in one frame."""
SHORT, MEDIUM = 126, 1 << 16
"""Texts below these lengths have heads of two and of four bytes."""
MEDIUM_HEAD, LONG_HEAD = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack

INSIDES = ("handshake_initiated", "handshake_complete", "close_sent", "disconnected", "conn", "writable", "transport")
"""What is used of uvicorn's own protocol; one without these is left to itself."""


class StraightFrames(WebSocketsSansIOProtocol):
    """One connection, from its handshake on."""

    def handle_connect(self, event: Request) -> None:
        """Let the application know the short way."""
        super().handle_connect(event)
        if all(hasattr(self, name) for name in INSIDES) and self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][SEND_NOW] = {"send": self.send_now}

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
