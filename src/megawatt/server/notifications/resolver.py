"""Host names of strangers are resolved in threads of their own: a DNS server that never answers delays nobody else.

`getaddrinfo` blocks and cannot be interrupted. In the event loop's shared threads it would hold up whatever else runs there.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import socket
import threading

THREADS = 16
MAX_WAITING = 64
"""Names that may wait for a thread; further ones fail at once."""
IDLE_SECONDS = 10.0
"""A thread without work ends after this long."""


class Overloaded(OSError):
    """Too many names are being resolved."""


class _Lookup:
    """A name to resolve."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.loop = asyncio.get_running_loop()
        self.found: asyncio.Future[list[str]] = self.loop.create_future()

    def run(self) -> None:
        """Ask the system, and resolve the future."""
        places: list[str] = []
        fault: Exception | None = None
        try:
            answers = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
            places = [str(each[4][0]) for each in answers]
        except Exception as failed:  # passed on to the waiting caller
            fault = failed
        with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
            self.loop.call_soon_threadsafe(self._tell, places, fault)

    def _tell(self, places: list[str], fault: Exception | None) -> None:
        if self.found.done():
            return
        if fault is None:
            self.found.set_result(places)
        else:
            self.found.set_exception(fault)


class Resolver:
    """Resolves a bounded number of names at once. Its threads are daemons, so a silent DNS server keeps no process from ending."""

    def __init__(self, threads: int = THREADS, most_waiting: int = MAX_WAITING) -> None:
        self._most = threads
        self._lookups: queue.Queue[_Lookup] = queue.Queue(most_waiting)
        self._lock = threading.Lock()
        self._threads = 0
        self._unfinished = 0

    async def addresses(self, host: str, port: int) -> list[str]:
        """All addresses of a name; OSError when it has none. The caller sets the time limit."""
        lookup = _Lookup(host, port)
        with self._lock:
            try:
                self._lookups.put_nowait(lookup)
            except queue.Full:
                raise Overloaded("too many names are being resolved; try again later") from None
            self._unfinished += 1
            if self._threads < min(self._unfinished, self._most):
                self._threads += 1
                threading.Thread(target=self._work, name="resolver", daemon=True).start()
        return await lookup.found

    def _work(self) -> None:
        while (lookup := self._next()) is not None:
            if not lookup.found.cancelled():
                lookup.run()
            with self._lock:
                self._unfinished -= 1

    def _next(self) -> _Lookup | None:
        """The next name for this thread; None when it has waited in vain and ends."""
        with contextlib.suppress(queue.Empty):
            return self._lookups.get(timeout=IDLE_SECONDS)
        with self._lock:  # under the lock: a name is either queued already, or starts another thread
            with contextlib.suppress(queue.Empty):
                return self._lookups.get_nowait()
            self._threads -= 1
            return None
