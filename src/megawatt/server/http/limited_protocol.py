"""uvicorn's HTTP protocol with the limits that it lacks: connections per address, and time for heads, bodies and slow readers.

ASGI begins when the head of a request is whole, so that a plain ASGI middleware sees none of this. Bodies have their time in
middleware.py. `pyproject.toml` names the versions of uvicorn that this was tested with; with another whose protocol differs the
server runs with uvicorn's own limit (start/server.py).
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from megawatt.server.http.connection_limits import Admission

USED_ATTRIBUTES = ("app", "client", "conn", "cycle", "loop", "transport")
"""What is used of uvicorn's protocol besides asyncio's methods and `handle_websocket_upgrade`."""


def is_supported() -> bool:
    """Whether the protocol of this uvicorn has what is used here."""
    known = H11Protocol.__init__.__code__.co_names
    return all(name in known for name in USED_ATTRIBUTES) and hasattr(H11Protocol, "handle_websocket_upgrade")


class LimitedHttp(H11Protocol):
    """One connection. The application is our middleware, which knows who may connect."""

    _address: str | None = None
    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the connection, or close it."""
        super().connection_made(transport)
        self._admission: Admission = self.app.admission
        address = str(self.client[0]) if self.client else "local"
        if not self._admission.enter(address):
            transport.abort()
            return
        self._address = address
        self._expect(self._admission.settings.head_seconds)

    def data_received(self, data: bytes) -> None:
        """Read. Heads have a deadline, and so have bodies that are answered already."""
        super().data_received(data)
        settings = self._admission.settings
        if self.conn.their_state is h11.IDLE:
            self._expect(settings.head_seconds)
        elif self.conn.their_state is h11.SEND_BODY and self.cycle is not None and self.cycle.response_complete:
            self._expect(settings.body_seconds)  # closing now would lose the answer for a client that is still sending
        else:
            self._no_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        super().connection_lost(exc)
        self._leave()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to another protocol, and still count its end."""
        super().handle_websocket_upgrade(event)
        self._no_deadline()
        protocol: Any = self.transport.get_protocol()
        lost = protocol.connection_lost

        def lost_and_counted(exc: Exception | None) -> None:
            self._leave()
            lost(exc)

        protocol.connection_lost = lost_and_counted

    def pause_writing(self) -> None:
        """The reader is slower than we are."""
        super().pause_writing()
        seconds = self._admission.settings.reading_seconds
        self._unread = self._unread or self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        self._all_read()

    def _expect(self, seconds: float) -> None:
        if self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _leave(self) -> None:
        self._no_deadline()
        self._all_read()
        if self._address is not None:
            self._admission.leave(self._address)
            self._address = None

    def _no_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _all_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
