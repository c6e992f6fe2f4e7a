"""Who may connect, and for how long without saying anything: uvicorn's HTTP protocol with the limits that it lacks.

A connection from an address that has too many, or beyond the descriptors that this process may open, is closed at once. The
head of a request must be whole in time, and a reader who takes nothing any more is let go. Bodies have their time in guards.py.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

if TYPE_CHECKING:
    from megawatt.server.settings import Settings

RESERVED_DESCRIPTORS = 64
"""For the database, the bots and the page's files."""
AT_ONCE = 16
"""So many connections are taken in one round of the event loop (see start/listening.py)."""
ROUNDS_TO_CLOSE = 4
"""A connection that may not come in is closed after so many rounds, and holds a descriptor until then."""
FEWEST_CONNECTIONS = 8


class Admission:
    """Counts the connections of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._most = most_connections()
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._by_address.total()

    def enter(self, address: str) -> bool:
        """Whether one more may come in from there; behind a proxy all come from the proxy."""
        crowded = self._by_address[address] >= self.settings.most_connections and not self.settings.behind_proxy
        if crowded or len(self) >= self._most:
            return False
        self._by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One is gone."""
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


def most_connections() -> int:
    """As many as there are descriptors, with some kept for ourselves: out of descriptors, nothing works at all."""
    try:
        import resource
    except ImportError:
        return 10_000
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return max(FEWEST_CONNECTIONS, limit - RESERVED_DESCRIPTORS - AT_ONCE * ROUNDS_TO_CLOSE)


class LimitedHttp(H11Protocol):
    """One connection. The application is our Guard, which knows the settings."""

    _address: str | None = None
    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or close it."""
        super().connection_made(transport)
        self._admission: Admission = self.app.admission
        address = str(self.client[0]) if self.client else "local"
        if not self._admission.enter(address):
            transport.abort()
            return
        self._address = address
        self._expect(self._admission.settings.head_seconds)

    def data_received(self, data: bytes) -> None:
        """Read; a head that has begun has to end in time, and so has a body that is answered already."""
        super().data_received(data)
        settings = self._admission.settings
        if self.conn.their_state is h11.IDLE:
            self._expect(settings.head_seconds)
        elif self.conn.their_state is h11.SEND_BODY and self.cycle is not None and self.cycle.response_complete:
            self._expect(settings.body_seconds)  # closing at once would take the answer from somebody who is still sending
        else:
            self._no_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)
        self._leave()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on another protocol hears of the connection; its end is still ours to count."""
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
