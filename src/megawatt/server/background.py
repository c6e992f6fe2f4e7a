"""Background work: it survives faults, and tries again after a growing pause."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

FIRST_PAUSE = 0.1
MAX_PAUSE_S = 2.0
"""The longest pause between two tries."""
QUIET_SECONDS = 10.0
"""Seconds between two log entries of the same kind of fault; the others are only counted."""
log = logging.getLogger(__name__)


class Backoff:
    """Pauses that double from one fault to the next."""

    def __init__(self, longest: float = MAX_PAUSE_S) -> None:
        self._longest = longest
        self._next = FIRST_PAUSE

    def next(self) -> float:
        """How long to wait now."""
        pause, self._next = self._next, min(self._next * 2, self._longest)
        return pause

    def reset(self) -> None:
        """Begin with a short pause again, after a success."""
        self._next = FIRST_PAUSE


class Background:
    """The tasks of one process that nobody waits for."""

    def __init__(self) -> None:
        self.faults: Counter[str] = Counter()
        """How often each kind of work has failed since the start; `/health` shows it."""
        self._logged: dict[str, float] = {}
        self._noting = threading.Lock()
        self.ending = False
        """Whether this process is about to end and should begin nothing that takes a while."""
        self._closed = False
        self._tasks: set[asyncio.Task[Any]] = set()

    def once(self, name: str, work: Coroutine[Any, Any, Any]) -> None:
        """Run this in the background."""
        self._start(self._noted(name, work))

    def keep_running(
        self,
        name: str,
        work: Callable[[], Awaitable[None]],
        *,
        every: Callable[[], float] | None = None,
        longest: float = MAX_PAUSE_S,
    ) -> None:
        """Run this until it succeeds, or for ever with pauses of `every` seconds; retry when it fails."""
        self._start(self._kept_up(name, work, every, Backoff(longest)))

    def note(self, name: str, fault: BaseException) -> None:
        """Note a failure that will be retried; callable from any thread."""
        with self._noting:
            self.faults[name] += 1
            now, before = time.monotonic(), self._logged.get(name)
            if before is not None and now - before < QUIET_SECONDS:
                return
            self._logged[name] = now
        log.error("%s failed", name, exc_info=fault, extra={"times": self.faults[name]})

    async def close(self) -> None:
        """Cancel everything; nothing more begins."""
        self.ending = self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, Any]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _noted(self, name: str, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except Exception as fault:
            self.note(name, fault)

    async def _kept_up(
        self, name: str, work: Callable[[], Awaitable[None]], every: Callable[[], float] | None, pauses: Backoff
    ) -> None:
        while True:
            try:
                await work()
                pauses.reset()
            except Exception as fault:  # the next round may succeed
                self.note(name, fault)
                await asyncio.sleep(pauses.next())
                continue
            if every is None:
                return
            await asyncio.sleep(every())
