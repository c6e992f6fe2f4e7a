"""The pool of thinking processes: bots never think in the event loop, and a process that dies is replaced."""

from __future__ import annotations

import asyncio
import logging

from megawatt.server.child_process import ChildProcess
from megawatt.server.thinking.process import Answer, Wish, pack, read_answer
from megawatt.server.timings import Timings

MODULE = "megawatt.server.thinking.process"
MAX_ATTEMPTS = 3
log = logging.getLogger(__name__)


class ThinkingFailed(Exception):
    """No process could answer."""


class Pool:
    """Processes that answer requests in the order of asking."""

    def __init__(self, size: int, timeout_s: float) -> None:
        self._timeout_s = timeout_s
        self.timings = Timings()
        """From request to answer, including the wait for a free process."""
        self._idle: asyncio.LifoQueue[ChildProcess | None] = asyncio.LifoQueue()
        self._alive: set[ChildProcess] = set()
        for _ in range(size):
            self._idle.put_nowait(None)

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [process.pid for process in self._alive]

    async def ask(self, wish: Wish, timeout_s: float | None = None) -> Answer:
        """The answer of a process; one that dies or takes too long is replaced, and the request repeated."""
        with self.timings.measured():
            return await self._ask(wish, timeout_s)

    async def _ask(self, wish: Wish, timeout_s: float | None) -> Answer:
        for attempt in range(MAX_ATTEMPTS):
            process = await self._idle.get()
            try:
                if process is None:
                    process = await ChildProcess.start(MODULE)
                    self._alive.add(process)
                answer: Answer = read_answer(await asyncio.wait_for(process.ask(pack(wish)), timeout_s or self._timeout_s))
                return answer
            except (OSError, asyncio.IncompleteReadError, TimeoutError) as fault:
                log.warning("a thinking process is replaced", extra={"attempt": attempt + 1, "fault": repr(fault)})
                await self._gone(process)
                process = None
            except BaseException:  # cancelled in the middle: an answer would come for nobody
                await self._gone(process)
                process = None
                raise
            finally:
                self._idle.put_nowait(process)
        raise ThinkingFailed(f"no answer after {MAX_ATTEMPTS} tries")

    async def close(self) -> None:
        """End the processes."""
        for process in list(self._alive):
            await self._gone(process)

    async def _gone(self, process: ChildProcess | None) -> None:
        if process is not None:
            self._alive.discard(process)
            await process.end()
