"""Host names of strangers are resolved in threads of their own: a DNS server that never answers delays nobody else.

`getaddrinfo` blocks and cannot be interrupted, so a silent DNS server keeps a thread until the system gives up. In the event loop's
shared threads it would hold up whatever else runs there. Here it holds up its owner: nobody has more than a few lookups at once,
and some threads resolve only names that were answered the last time.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections import Counter, OrderedDict

THREADS = 16
THREADS_FOR_ANSWERED = 6
"""Of these threads. Invented names never get them, however many people ask for some."""
THREADS_OF_OWNER = 2
MAX_WAITING = 64
"""Names that may wait for a thread; further ones fail at once. As many again may wait that were answered before."""
MAX_WAITING_OF_OWNER = 8
MAX_ANSWERED = 2000
"""Names that are remembered as answered."""
IDLE_SECONDS = 10.0
"""A thread without work ends after this long."""


class Overloaded(OSError):
    """Too many names are being resolved."""


class _Lookup:
    """A name to resolve."""

    def __init__(self, host: str, port: int, owner: str) -> None:
        self.host, self.port, self.owner = host, port, owner
        self.loop = asyncio.get_running_loop()
        self.found: asyncio.Future[list[str]] = self.loop.create_future()
        self.was_answered = False
        """Whether it takes a thread that is kept for such names; decided when it starts to wait."""

    def run(self) -> bool:
        """Ask the system, and resolve the future; whether there was an answer."""
        places: list[str] = []
        fault: Exception | None = None
        try:
            answers = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
            places = [str(each[4][0]) for each in answers]
        except Exception as failed:  # passed on to the waiting caller
            fault = failed
        with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
            self.loop.call_soon_threadsafe(self._tell, places, fault)
        return bool(places) and not self.found.cancelled()

    def _tell(self, places: list[str], fault: Exception | None) -> None:
        if self.found.done():
            return
        if fault is None:
            self.found.set_result(places)
        else:
            self.found.set_exception(fault)


class Resolver:
    """Resolves a bounded number of names at once. Its threads are daemons, so a silent DNS server keeps no process from ending."""

    def __init__(self, threads: int = THREADS, for_answered: int = THREADS_FOR_ANSWERED, most_waiting: int = MAX_WAITING) -> None:
        self._most, self._most_unknown, self._most_waiting = threads, threads - for_answered, most_waiting
        self._changed = threading.Condition()
        """Held for everything below."""
        self._waiting: list[_Lookup] = []
        self._running: Counter[str] = Counter()
        """Lookups under way, by owner."""
        self._unknown = 0
        """Lookups under way of names that were not answered before."""
        self._answered: OrderedDict[str, None] = OrderedDict()
        self._threads = self._idle = 0

    async def addresses(self, host: str, port: int, owner: str) -> list[str]:
        """All addresses of a name for this person; OSError when it has none. The caller sets the time limit."""
        lookup = _Lookup(host, port, owner)
        with self._changed:
            lookup.was_answered = host in self._answered
            self._queue(lookup)
            self._call_threads(self._idle)
        return await lookup.found

    def _call_threads(self, free: int) -> None:
        """Let idle threads look for work, and start another one when more may begin than there are free threads.

        A thread that was called is idle until it runs: a second name that comes meanwhile needs another one.
        """
        self._changed.notify_all()
        if self._threads < self._most and sum(map(self._may_begin, self._waiting)) > free:
            self._threads += 1
            threading.Thread(target=self._work, name="resolver", daemon=True).start()

    def _queue(self, lookup: _Lookup) -> None:
        self._waiting = [each for each in self._waiting if not each.found.cancelled()]
        if sum(each.owner == lookup.owner for each in self._waiting) >= MAX_WAITING_OF_OWNER:
            raise Overloaded("too many names of one person are being resolved; try again later")
        if sum(each.was_answered == lookup.was_answered for each in self._waiting) >= self._most_waiting:
            raise Overloaded("too many names are being resolved; try again later")
        self._waiting.append(lookup)

    def _work(self) -> None:
        while (lookup := self._begin_next()) is not None:
            self._end(lookup, lookup.run())

    def _begin_next(self) -> _Lookup | None:
        """What this thread does next; None when it has waited in vain, and ends."""
        with self._changed:
            while (lookup := self._next_lookup()) is None:
                self._idle += 1
                was_called = self._changed.wait(IDLE_SECONDS)
                self._idle -= 1
                if not was_called and self._next_lookup() is None:
                    self._threads -= 1
                    return None
            self._waiting.remove(lookup)
            self._running[lookup.owner] += 1
            self._unknown += not lookup.was_answered
            return lookup

    def _end(self, lookup: _Lookup, answered: bool) -> None:
        with self._changed:
            self._running[lookup.owner] -= 1
            self._running = +self._running
            self._unknown -= not lookup.was_answered
            self._answered.pop(lookup.host, None)
            if answered:
                self._answered[lookup.host] = None
            while len(self._answered) > MAX_ANSWERED:
                self._answered.popitem(last=False)
            self._call_threads(self._idle + 1)  # two may begin now: one of the owner, and one of a name that is not known

    def _next_lookup(self) -> _Lookup | None:
        """The first that waits and may begin now."""
        return next((lookup for lookup in self._waiting if self._may_begin(lookup)), None)

    def _may_begin(self, lookup: _Lookup) -> bool:
        if lookup.found.cancelled() or self._running[lookup.owner] >= THREADS_OF_OWNER:
            return False
        return lookup.was_answered or self._unknown < self._most_unknown
